import { useEffect } from 'react';
import type { useListController } from 'react-admin';
import { useNavigate } from 'react-router-dom';
import { useIngatDaftar, type JenisDaftar } from '../../../layout/urutan';
import { usePintasan } from '../../../lib/pintasan';
import { usePengguna } from '../../../providers/pengguna';
import { punyaIzin } from '../../../providers/sesi';
import type { BerkasDaftar } from '../../../providers/wire';
import { bisaAlihkan, bisaAmbil, bisaLepas } from './bisa';
import { useAmbilLepas } from './useAmbilLepas';
import { useKursor } from './useKursor';

/** Work on a list of files: cursor, selection, claim, release and flag by their keys, reassigning; `tampilan` names the view. */
export function useKerjaDaftar(
  daftar: ReturnType<typeof useListController<BerkasDaftar>>,
  jenis: JenisDaftar,
  tampilan: string,
) {
  const pergi = useNavigate();
  const pengguna = usePengguna();
  const bolehAmbil = punyaIzin(pengguna, 'pengajuan.ambil');
  const bolehAlihkan = punyaIzin(pengguna, 'pengajuan.alihkan');
  const bolehPilih = bolehAmbil || bolehAlihkan;
  const bolehBendera = punyaIzin(pengguna, 'pengajuan.antrean');
  const baris = daftar.data ?? [];
  const { kursor, pindah, tempatkan } = useKursor(baris);
  useIngatDaftar(baris, jenis);
  const { onSelect, onUnselectItems } = daftar;
  const kerja = useAmbilLepas((ditolak) => onSelect(ditolak.map((b) => b.id)));
  const { lupakan } = kerja;
  // What was selected in one view is not meant in another.
  useEffect(() => {
    onUnselectItems();
    lupakan();
  }, [tampilan]);

  const lepasan = (b: BerkasDaftar): boolean => bisaLepas(b, pengguna.id_user);
  const dapatDipilih = (b: BerkasDaftar): boolean =>
    (bolehAmbil && (bisaAmbil(b) || lepasan(b))) || (bolehAlihkan && bisaAlihkan(b));
  const terpilih = baris.filter((b) => daftar.selectedIds.includes(b.id));
  const untukAmbil = terpilih.filter(bisaAmbil);
  const untukLepas = terpilih.filter(lepasan);
  const untukAlihkan = terpilih.filter(bisaAlihkan);
  const diKursor = baris.filter((b) => b.id === kursor);
  // Of one file the server says best why not.
  const ambil = (): void => void kerja.ambil(terpilih.length > 0 ? untukAmbil : diKursor);
  const lepas = (): void => void kerja.lepas(terpilih.length > 0 ? untukLepas : diKursor);
  const bendera = (): void => void kerja.bendera(terpilih.length > 0 ? terpilih : diKursor);
  usePintasan({
    j: { arti: 'turun, naik', lakukan: () => pindah(1) },
    k: { arti: 'turun, naik', lakukan: () => pindah(-1) },
    Enter: { arti: 'buka', lakukan: () => kursor && void pergi(`/${jenis}/${kursor}/show`) },
    ...(bolehPilih && {
      x: {
        arti: 'pilih',
        lakukan: () => {
          if (diKursor[0] && dapatDipilih(diKursor[0])) daftar.onToggleItem(diKursor[0].id);
        },
      },
    }),
    ...(bolehBendera && { f: { arti: 'bendera', lakukan: bendera } }),
    ...(bolehAmbil && {
      a: { arti: 'ambil', lakukan: ambil },
      l: { arti: 'lepas', lakukan: lepas },
    }),
  });
  const bisa = baris.filter(dapatDipilih);
  return {
    bolehAmbil,
    bolehPilih,
    kursor,
    tempatkan,
    pilihan: {
      bisa: new Set(bisa.map((b) => b.id)),
      terpilih: new Set(terpilih.map((b) => b.id)),
      pilih: daftar.onToggleItem,
      pilihSemua: (ya: boolean) => (ya ? onSelect(bisa.map((b) => b.id)) : onUnselectItems()),
    },
    bilah: {
      jumlah: terpilih.length,
      ambil: bolehAmbil ? untukAmbil.length : null,
      lepas: bolehAmbil ? untukLepas.length : null,
      alihkan: bolehAlihkan ? untukAlihkan.length : null,
      bendera: bolehBendera ? { cabut: terpilih.length > 0 && terpilih.every((b) => b.bendera !== null) } : null,
      sibuk: kerja.sibuk,
      onAmbil: ambil,
      onLepas: lepas,
      onAlihkan: (kepada: { id: string; nama: string }) => void kerja.alihkan(untukAlihkan, kepada),
      onBendera: bendera,
      onBatal: () => onUnselectItems(),
    },
    ditolak: kerja.ditolak,
    onBendera: bolehBendera ? (b: BerkasDaftar) => void kerja.bendera([b]) : null,
    lupakan,
  };
}
export type Pilihan = ReturnType<typeof useKerjaDaftar>['pilihan'];
