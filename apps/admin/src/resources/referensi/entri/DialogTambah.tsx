import { PESAN } from '@sinas/domain/pesan/pesan';
import { useToast } from '@sinas/ui/feedback/Toasts';
import { useIsian } from '@sinas/ui/inputs/useIsian';
import { useNavigate } from 'react-router-dom';
import { RangkaDialog } from '../../../components/RangkaDialog';
import { kalimatGalat } from '../../../lib/galat';
import type { DaftarReferensi, EntriBaru } from '../../../providers/wire';
import { useTindakan } from '../data';
import { definisiEntri, entriDari, isianDari } from './isian-entri';
import { IsianEntri } from './IsianEntri';

interface Props {
  daftar: DaftarReferensi;
  onTutup: () => void;
}

/** A new entry of a list; it opens beside the list when it is stored. */
export function DialogTambah({ daftar, onTutup }: Props) {
  const toast = useToast();
  const pergi = useNavigate();
  const isian = useIsian<string>(definisiEntri(daftar, true), isianDari(daftar, null));
  const tambah = useTindakan((data, isi: EntriBaru) => data.tambahEntri(daftar.jenis, isi), {
    jadi: ({ kode }) => {
      toast.berhasil(`${kode} ditambahkan.`);
      onTutup();
      void pergi(
        `/referensi/${daftar.jenis}?${new URLSearchParams({ keadaan: 'semua', keyword: kode, kode }).toString()}`,
      );
    },
    gagal: isian.tolak,
  });
  return (
    <RangkaDialog
      judul={`Tambah entri ${daftar.nama}`}
      tombol="Tambah entri"
      sibuk={tambah.isPending}
      galat={tambah.isError ? [kalimatGalat(tambah.error, PESAN['gagal.simpan'])] : []}
      onKirim={isian.saatKirim((isi) => tambah.mutate(entriDari(daftar, isi)))}
      onTutup={onTutup}
    >
      <p>Entri yang diisi petugas tidak ditimpa oleh muatan berkas.</p>
      <IsianEntri daftar={daftar} isian={isian} entri={null} />
    </RangkaDialog>
  );
}
