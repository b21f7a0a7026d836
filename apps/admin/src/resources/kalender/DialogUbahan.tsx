import { GalatApi } from '@sinas/api-client';
import { periksaSaat, periksaTanggal } from '@sinas/domain/format/periksa-isian';
import { PESAN } from '@sinas/domain/pesan/pesan';
import { DateField } from '@sinas/ui/inputs/DateInput';
import { TextInput } from '@sinas/ui/inputs/Field';
import { SaatField } from '@sinas/ui/inputs/SaatField';
import { useToast } from '@sinas/ui/feedback/Toasts';
import { useIsian } from '@sinas/ui/inputs/useIsian';
import { useState } from 'react';
import { Pilihan } from '../../components/Pilihan';
import { RangkaDialog } from '../../components/RangkaDialog';
import { TeksPanjang } from '../../components/TeksPanjang';
import { kalimatGalat, statusGalat } from '../../lib/galat';
import type { DampakKalender, UbahanKalender } from '../../providers/wire';
import { ALASAN, MAKS_ALASAN } from '../referensi/alasan';
import { useDampak, useSimpanKalender, type Jenis } from './data';
import { Dampak } from './Dampak';
import { BENTUK, type Medan } from './isian';

interface Props {
  jenis: Jenis;
  tahun: number;
  tindakan: 'tambah' | 'ubah' | 'hapus';
  isi: Record<string, string>;
  onTutup: () => void;
}
const PERIKSA: Partial<Record<Medan['jenis'], (label: string) => { periksa: (nilai: string) => string | null }>> = {
  hari: (label) => ({ periksa: periksaTanggal(label) }),
  saat: (label) => ({ periksa: periksaSaat(label) }),
};
const KATA = { tambah: 'Tambah', ubah: 'Ubah', hapus: 'Hapus' } as const;

/** One change in two steps: what it is, then whom it touches; only what was looked at can be saved. */
export function DialogUbahan({ jenis, tahun, tindakan, isi, onTutup }: Props) {
  const toast = useToast();
  const { nama, medan, susun } = BENTUK[jenis];
  const hapus = tindakan === 'hapus';
  const [lihat, setLihat] = useState<{ ubahan: UbahanKalender; dampak: DampakKalender; basi: boolean } | null>(null);
  const definisi: Record<string, { label: string; wajib?: boolean; periksa?: (nilai: string) => string | null }> = {
    ...Object.fromEntries(
      medan.map((m) => [m.nama, { label: m.label, wajib: !m.bebas && !hapus, ...PERIKSA[m.jenis]?.(m.label) }]),
    ),
    catatan: ALASAN,
  };
  const isian = useIsian<string>(definisi, {
    ...Object.fromEntries(medan.map((m) => [m.nama, ''])),
    ...isi,
    catatan: '',
  });
  const pratinjau = useDampak({
    gagal: (galat) => {
      setLihat(null);
      isian.tolak(tanpaAwalan(galat, jenis));
    },
  });
  const simpan = useSimpanKalender({
    jadi: ({ diperpanjang }) => {
      toast.berhasil(
        diperpanjang > 0
          ? `${PESAN['berhasil.simpan']}. ${diperpanjang} batas waktu diperpanjang.`
          : PESAN['berhasil.simpan'],
      );
      onTutup();
    },
    gagal: (galat) => {
      const baru = dampakDari(galat);
      if (baru) setLihat((l) => l && { ...l, dampak: baru, basi: true });
    },
  });
  const periksa = isian.saatKirim((i) => {
    const ubahan = { ...susun({ ...isi, ...i }, tahun), ...(hapus ? { hapus } : {}) };
    pratinjau.mutate(ubahan, { onSuccess: (dampak) => setLihat({ ubahan, dampak, basi: false }) });
  });
  const galat = simpan.error ?? pratinjau.error;
  const tampilGalat = galat && statusGalat(galat) !== 409 ? [kalimatGalat(galat, PESAN['gagal.simpan'])] : [];
  return (
    <RangkaDialog
      judul={`${KATA[tindakan]} ${nama}`}
      tombol={lihat ? (hapus ? 'Hapus' : 'Simpan') : 'Lihat dampak'}
      bahaya={hapus && lihat !== null}
      sibuk={pratinjau.isPending || simpan.isPending}
      galat={tampilGalat}
      onKirim={(e) => {
        if (!lihat) periksa(e);
        else simpan.mutate({ ...lihat.ubahan, tanda: lihat.dampak.tanda, catatan: (isian.isi.catatan ?? '').trim() });
      }}
      onTutup={onTutup}
    >
      {lihat ? (
        <Dampak jenis={jenis} dampak={lihat.dampak} basi={lihat.basi} onKembali={() => setLihat(null)} />
      ) : (
        <>
          {medan.map((m) => (
            <SatuIsian
              key={m.nama}
              medan={m}
              terkunci={hapus || (m.kunci === true && tindakan === 'ubah')}
              isian={isian}
            />
          ))}
          <TeksPanjang
            {...isian.ikat('catatan')}
            value={isian.isi.catatan ?? ''}
            maks={MAKS_ALASAN}
            onUbah={(v) => isian.ubah('catatan', v)}
          />
        </>
      )}
    </RangkaDialog>
  );
}

interface IsianProps {
  medan: Medan;
  terkunci: boolean;
  isian: ReturnType<typeof useIsian<string>>;
}
function SatuIsian({ medan: { nama, jenis, maks, hint, pilihan }, terkunci, isian }: IsianProps) {
  const props = { ...isian.ikat(nama), value: isian.isi[nama] ?? '', hint };
  if (jenis === 'pilih') return <Pilihan {...props} pilihan={pilihan ?? []} disabled={terkunci} />;
  if (jenis === 'panjang' && !terkunci)
    return <TeksPanjang {...props} rows={4} maks={maks} onUbah={(v) => isian.ubah(nama, v)} />;
  if (jenis === 'hari') return <DateField {...props} readOnly={terkunci} onUbah={(v) => isian.ubah(nama, v)} />;
  if (jenis === 'saat') return <SaatField {...props} readOnly={terkunci} onUbah={(v) => isian.ubah(nama, v)} />;
  return <TextInput {...props} maks={maks} readOnly={terkunci} autoComplete="off" />;
}

const dampakDari = (galat: unknown): DampakKalender | null => {
  const data = galat instanceof GalatApi ? (galat.data as { pratinjau?: DampakKalender } | null) : null;
  return data?.pratinjau ?? null;
};
/** The server names a field below its kind; the form has the field alone. */
const tanpaAwalan = (galat: unknown, jenis: Jenis): unknown =>
  galat instanceof GalatApi
    ? Object.assign(new Error(galat.message), {
        errors: galat.errors.map((e) => ({ ...e, path: (e.path ?? '').replace(`${jenis}.`, '') })),
      })
    : galat;
