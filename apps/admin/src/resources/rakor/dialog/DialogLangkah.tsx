import { angka } from '@sinas/domain/format/angka';
import { hariTanggalTahun } from '@sinas/domain/format/tanggal';
import { PESAN } from '@sinas/domain/pesan/pesan';
import { MAKS_ALASAN_RAPAT, type PeristiwaTombol } from '@sinas/domain/rakor/tombol';
import { useToast } from '@sinas/ui/feedback/Toasts';
import { useIsMutating } from '@tanstack/react-query';
import { useState } from 'react';
import { RangkaDialog } from '../../../components/RangkaDialog';
import { TeksPanjang } from '../../../components/TeksPanjang';
import { kalimatGalat } from '../../../lib/galat';
import type { LangkahRapat, RapatRinci } from '../../../providers/rakor/wire';
import { useTulisRapat } from '../data';

interface Props {
  rapat: RapatRinci;
  aksi: PeristiwaTombol;
  label: string;
  onTutup: () => void;
}
/** What follows from a step, before it is taken; calling off asks why. */
export function DialogLangkah({ rapat, aksi, label, onTutup }: Props) {
  const toast = useToast();
  const [alasan, setAlasan] = useState('');
  const [salah, setSalah] = useState<string | null>(null);
  const bertanya = aksi === 'batal';
  // What was entered a moment ago is stored first: the step is taken on the meeting as it is then.
  const menulis = useIsMutating() > 0;
  const langkah = useTulisRapat(
    rapat.id_rakor,
    (data, isi: LangkahRapat) => data.rapatLangkah(rapat.id_rakor, isi),
    () => {
      toast.berhasil(PESAN['berhasil.simpan']);
      onTutup();
    },
  );
  const akibat: Record<PeristiwaTombol, string> = {
    jadwalkan: `Peserta dan penanda tangan diundang untuk ${hariTanggalTahun(rapat.tanggal)}. Berkas yang menunggu komoditas di agenda ditarik ke rapat ini.`,
    batal: `${angka(rapat.berkas)} berkas di agenda kembali menunggu rapat berikutnya. Peserta diberi tahu.`,
    mulai: 'Penetapan baris dapat diisi, dan yang hadir dicatat.',
    selesai: 'Pengisian ditutup dan rapat menunggu pernyataan akhir koordinator.',
    buka_kembali: 'Baris dapat diisi lagi sebelum rapat difinalkan.',
  };
  const kirim = (): void => {
    if (bertanya && !alasan.trim()) return setSalah(PESAN['rakor.alasan_wajib']);
    setSalah(null);
    langkah.mutate({ aksi, versi: rapat.versi, ...(bertanya ? { alasan: alasan.trim() } : {}) });
  };
  return (
    <RangkaDialog
      judul={label}
      tombol={label}
      bahaya={bertanya}
      sibuk={menulis}
      galat={langkah.error ? [kalimatGalat(langkah.error, PESAN['gagal.simpan'])] : []}
      onKirim={kirim}
      onTutup={onTutup}
    >
      <p>{akibat[aksi]}</p>
      {bertanya && (
        <TeksPanjang
          label="Alasan"
          name="alasan"
          required
          rows={3}
          maks={MAKS_ALASAN_RAPAT}
          error={salah}
          value={alasan}
          onUbah={setAlasan}
        />
      )}
    </RangkaDialog>
  );
}
