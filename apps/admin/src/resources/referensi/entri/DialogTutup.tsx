import { jamKini } from '@sinas/api-client/jam';
import { tanggalIso } from '@sinas/domain/format/tanggal';
import { PESAN } from '@sinas/domain/pesan/pesan';
import { DateField } from '@sinas/ui/inputs/DateInput';
import { useToast } from '@sinas/ui/feedback/Toasts';
import { useIsian } from '@sinas/ui/inputs/useIsian';
import { RangkaDialog } from '../../../components/RangkaDialog';
import { TeksPanjang } from '../../../components/TeksPanjang';
import { kalimatGalat } from '../../../lib/galat';
import type { DaftarReferensi, EntriRinci } from '../../../providers/wire';
import { ALASAN, MAKS_ALASAN } from '../alasan';
import { salahTanggal } from './isian-entri';
import { useTindakan } from '../data';

interface Props {
  daftar: DaftarReferensi;
  entri: EntriRinci;
  tindakan: 'tutup' | 'buka';
  onTutup: () => void;
}

/** Ends an entry on a day, or opens it again. Nothing is ever deleted: files that name it keep its text. */
export function DialogTutup({ daftar, entri: { kode, versi, uraian, keadaan }, tindakan, onTutup }: Props) {
  const toast = useToast();
  const tutup = tindakan === 'tutup';
  const isian = useIsian(
    {
      berlaku_akhir: { label: 'Hari terakhir berlaku', wajib: tutup, periksa: salahTanggal('Hari terakhir berlaku') },
      catatan: ALASAN,
    },
    { berlaku_akhir: tanggalIso(jamKini()), catatan: '' },
  );
  const kirim = useTindakan(
    (data, { berlaku_akhir, catatan }: typeof isian.isi) =>
      tutup
        ? data.tutupEntri(daftar.jenis, { kode, versi, berlaku_akhir, catatan: catatan.trim() })
        : data.bukaEntri(daftar.jenis, { kode, versi, catatan: catatan.trim() }),
    {
      jadi: () => {
        toast.berhasil(tutup ? `${kode} ditutup.` : `${kode} berlaku tanpa tanggal akhir.`);
        onTutup();
      },
      gagal: isian.tolak,
    },
  );
  const nama = tutup ? 'Tutup entri' : keadaan === 'ditutup' ? 'Buka kembali' : 'Batalkan penutupan';
  return (
    <RangkaDialog
      judul={`${nama} ${kode}`}
      tombol={nama}
      bahaya={tutup}
      sibuk={kirim.isPending}
      galat={kirim.isError ? [kalimatGalat(kirim.error, PESAN['gagal.simpan'])] : []}
      onKirim={isian.saatKirim((isi) => kirim.mutate(isi))}
      onTutup={onTutup}
    >
      <p>
        <b>{uraian}</b>
      </p>
      <p>
        {tutup
          ? 'Sesudah hari itu entri ini tidak dapat dipilih lagi. Berkas yang sudah memakainya tidak berubah.'
          : 'Tanggal akhirnya dihapus, jadi entri ini dapat dipilih tanpa batas.'}
      </p>
      {tutup && <DateField {...isian.ikat('berlaku_akhir')} onUbah={(v) => isian.ubah('berlaku_akhir', v)} />}
      <TeksPanjang {...isian.ikat('catatan')} maks={MAKS_ALASAN} onUbah={(v) => isian.ubah('catatan', v)} />
    </RangkaDialog>
  );
}
