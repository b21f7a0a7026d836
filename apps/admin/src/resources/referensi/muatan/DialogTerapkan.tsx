import { angka } from '@sinas/domain/format/angka';
import { useToast } from '@sinas/ui/feedback/Toasts';
import { useIsian } from '@sinas/ui/inputs/useIsian';
import { RangkaDialog } from '../../../components/RangkaDialog';
import { TeksPanjang } from '../../../components/TeksPanjang';
import { kalimatGalat, pesanGalat, statusGalat } from '../../../lib/galat';
import type { DaftarReferensi, Muatan } from '../../../providers/wire';
import { ALASAN, MAKS_ALASAN } from '../alasan';
import { useTindakan } from '../data';
import { yangTerjadi } from '../kata';

interface Props {
  daftar: DaftarReferensi;
  muatan: Muatan;
  /** It can no longer be taken over like this: the list has changed meanwhile, or a code is in use. */
  onBentrok: (sebab: string) => void;
  onTutup: () => void;
}

/** Takes a file over: says first what will happen, and asks why. */
export function DialogTerapkan({ daftar, muatan: m, onBentrok, onTutup }: Props) {
  const toast = useToast();
  const isian = useIsian({ catatan: ALASAN }, { catatan: '' });
  const terapkan = useTindakan((data, catatan: string) => data.terapkanMuatan(m.jenis, m.id, catatan), {
    jadi: () => {
      toast.berhasil(`${m.nama_berkas} diterapkan.`);
      onTutup();
    },
    gagal: (galat) => {
      if (statusGalat(galat) === 409) onBentrok(pesanGalat(galat));
      else isian.tolak(galat);
    },
  });
  return (
    <RangkaDialog
      judul={`Terapkan ke ${daftar.nama}`}
      tombol="Terapkan"
      sibuk={terapkan.isPending}
      galat={terapkan.isError ? [kalimatGalat(terapkan.error, 'Berkas belum dapat diterapkan')] : []}
      onKirim={isian.saatKirim((isi) => terapkan.mutate(isi.catatan.trim()))}
      onTutup={onTutup}
    >
      <p>
        Dari <b>{m.nama_berkas}</b>: {yangTerjadi(m.jumlah)}. Semuanya sekaligus, atau tidak sama sekali.
      </p>
      {m.jumlah.pertahankan > 0 && (
        <p>{angka(m.jumlah.pertahankan)} entri yang diisi petugas dipertahankan seperti adanya.</p>
      )}
      <p>Formulir dan pemeriksaan langsung memakai isi yang baru. Muatan ini dapat diurungkan.</p>
      <TeksPanjang {...isian.ikat('catatan')} maks={MAKS_ALASAN} onUbah={(v) => isian.ubah('catatan', v)} />
    </RangkaDialog>
  );
}
