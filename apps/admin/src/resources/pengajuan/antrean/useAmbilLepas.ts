import { useToast } from '@sinas/ui/feedback/Toasts';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { KUNCI_HITUNG } from '../../../layout/TautanAntrean';
import { pesanGalat } from '../../../lib/galat';
import { useData } from '../../../lib/useData';
import type { BerkasDaftar } from '../../../providers/wire';

/** Files that were refused, by the reason. */
export interface Ditolak {
  alasan: string;
  berkas: BerkasDaftar[];
}

/** Claims, releases, reassigns and flags one after another: each file is refused or granted on its own, and every refusal is told. */
export function useAmbilLepas(sesudah: (ditolak: readonly BerkasDaftar[]) => void) {
  const data = useData();
  const klien = useQueryClient();
  const toast = useToast();
  const [sibuk, setSibuk] = useState(false);
  const [ditolak, setDitolak] = useState<Ditolak[]>([]);

  const jalankan = async (berkas: readonly BerkasDaftar[], lakukan: (id: string) => Promise<unknown>, kata: string) => {
    const [satu] = berkas;
    if (sibuk || !satu) return;
    setSibuk(true);
    const menurutAlasan = new Map<string, BerkasDaftar[]>();
    for (const b of berkas) {
      try {
        await lakukan(b.id);
      } catch (galat) {
        const alasan = pesanGalat(galat);
        menurutAlasan.set(alasan, [...(menurutAlasan.get(alasan) ?? []), b]);
      }
    }
    setSibuk(false);
    const hasil = [...menurutAlasan].map(([alasan, milik]) => ({ alasan, berkas: milik }));
    const gagal = hasil.flatMap((h) => h.berkas);
    const jadi = berkas.length - gagal.length;
    const banyak = berkas.length > 1;
    setDitolak(banyak ? hasil : []);
    if (jadi > 0) toast.berhasil(banyak ? `${jadi} berkas ${kata}.` : `${satu.nama_perusahaan} ${kata}.`);
    if (!banyak && hasil[0]) toast.gagal(`${satu.nama_perusahaan}: ${hasil[0].alasan}`);
    await Promise.all([
      klien.invalidateQueries({ queryKey: ['pengajuan'] }),
      klien.invalidateQueries({ queryKey: ['rencana'] }),
      klien.invalidateQueries({ queryKey: KUNCI_HITUNG }),
    ]);
    sesudah(gagal);
  };
  return {
    sibuk,
    ditolak,
    lupakan: () => setDitolak([]),
    ambil: (berkas: readonly BerkasDaftar[]) => jalankan(berkas, data.ambil, 'diambil'),
    lepas: (berkas: readonly BerkasDaftar[]) => jalankan(berkas, data.lepas, 'dilepas'),
    alihkan: (berkas: readonly BerkasDaftar[], kepada: { id: string; nama: string }) =>
      jalankan(berkas, (id) => data.alihkan(id, kepada.id), `dialihkan ke ${kepada.nama}`),
    /** All of them get a flag, or where all have one lose it. */
    bendera: (berkas: readonly BerkasDaftar[]) => {
      const pasang = berkas.some((b) => b.bendera === null);
      const ubah = pasang ? berkas.filter((b) => b.bendera === null) : berkas;
      return jalankan(ubah, (id) => data.aturBendera(id, pasang), pasang ? 'diberi bendera' : 'dicabut benderanya');
    },
  };
}
