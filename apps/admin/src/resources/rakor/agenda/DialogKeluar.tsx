import { STATUS_RAKOR } from '@sinas/domain/rakor/alur';
import { PESAN } from '@sinas/domain/pesan/pesan';
import { MAKS_ALASAN_RAPAT } from '@sinas/domain/rakor/tombol';
import { useToast } from '@sinas/ui/feedback/Toasts';
import { useState } from 'react';
import { RangkaDialog } from '../../../components/RangkaDialog';
import { TeksPanjang } from '../../../components/TeksPanjang';
import { kalimatGalat } from '../../../lib/galat';
import type { AgendaRapat, RapatRinci } from '../../../providers/rakor/wire';
import { useTulisRapat } from '../data';

interface Props {
  rapat: RapatRinci;
  butir: AgendaRapat;
  onTutup: () => void;
}
/** A commodity leaves the agenda; once the meeting is called its files go back, with the reason. */
export function DialogKeluar({ rapat, butir, onTutup }: Props) {
  const toast = useToast();
  const [alasan, setAlasan] = useState('');
  const [salah, setSalah] = useState<string | null>(null);
  const dijadwalkan = STATUS_RAKOR[rapat.kd_status].fase !== 'siap' || rapat.berkas > 0;
  const hapus = useTulisRapat(
    rapat.id_rakor,
    (d, kata: string) =>
      d.rapatHapus({
        ...{ id_rakor: rapat.id_rakor, jenis: 'komoditas', id: butir.kd_komoditas },
        ...(kata ? { alasan: kata } : {}),
      }),
    () => {
      toast.berhasil(PESAN['berhasil.hapus']);
      onTutup();
    },
  );
  return (
    <RangkaDialog
      judul={`Keluarkan ${butir.ur_komoditas} dari agenda`}
      tombol="Keluarkan"
      bahaya
      sibuk={hapus.isPending}
      galat={hapus.error ? [kalimatGalat(hapus.error)] : []}
      onKirim={() => {
        if (dijadwalkan && !alasan.trim()) return setSalah(PESAN['rakor.alasan_wajib']);
        setSalah(null);
        hapus.mutate(alasan.trim());
      }}
      onTutup={onTutup}
    >
      {dijadwalkan ? (
        <>
          <p>Berkasnya kembali menunggu rapat berikutnya.</p>
          <TeksPanjang
            label="Alasan"
            name="alasan"
            required
            maks={MAKS_ALASAN_RAPAT}
            error={salah}
            value={alasan}
            onUbah={setAlasan}
          />
        </>
      ) : (
        <p>Komoditas ini dapat ditambahkan lagi kapan saja sebelum rapat dijadwalkan.</p>
      )}
    </RangkaDialog>
  );
}
