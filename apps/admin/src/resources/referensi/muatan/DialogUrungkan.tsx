import { useToast } from '@sinas/ui/feedback/Toasts';
import { useIsian } from '@sinas/ui/inputs/useIsian';
import { RangkaDialog } from '../../../components/RangkaDialog';
import { TeksPanjang } from '../../../components/TeksPanjang';
import { kalimatGalat } from '../../../lib/galat';
import type { Muatan } from '../../../providers/wire';
import { ALASAN, MAKS_ALASAN } from '../alasan';
import { useTindakan } from '../data';
import { yangTerjadi } from '../kata';

interface Props {
  muatan: Muatan;
  onTutup: () => void;
}

/** Takes back a file that was taken over: the list is as it was before, and both are in its history. */
export function DialogUrungkan({ muatan: m, onTutup }: Props) {
  const toast = useToast();
  const isian = useIsian({ catatan: ALASAN }, { catatan: '' });
  const urungkan = useTindakan((data, catatan: string) => data.urungkanMuatan(m.jenis, m.id, catatan), {
    jadi: () => {
      toast.berhasil(`Muatan ${m.nama_berkas} diurungkan.`);
      onTutup();
    },
    gagal: isian.tolak,
  });
  return (
    <RangkaDialog
      judul="Urungkan muatan"
      tombol="Urungkan muatan"
      bahaya
      sibuk={urungkan.isPending}
      galat={urungkan.isError ? [kalimatGalat(urungkan.error, 'Muatan belum dapat diurungkan')] : []}
      onKirim={isian.saatKirim((isi) => urungkan.mutate(isi.catatan.trim()))}
      onTutup={onTutup}
    >
      <p>
        Daftar kembali seperti sebelum <b>{m.nama_berkas}</b> diterapkan. Yang dibalik: {yangTerjadi(m.jumlah)}. Muatan
        dan pengurungannya tetap tercatat di riwayat.
      </p>
      <TeksPanjang {...isian.ikat('catatan')} maks={MAKS_ALASAN} onUbah={(v) => isian.ubah('catatan', v)} />
    </RangkaDialog>
  );
}
