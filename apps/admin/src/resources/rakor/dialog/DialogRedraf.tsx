import { angka } from '@sinas/domain/format/angka';
import { PESAN } from '@sinas/domain/pesan/pesan';
import { MAKS_ALASAN_RAPAT } from '@sinas/domain/rakor/tombol';
import { useToast } from '@sinas/ui/feedback/Toasts';
import { useState } from 'react';
import { RangkaDialog } from '../../../components/RangkaDialog';
import { TeksPanjang } from '../../../components/TeksPanjang';
import { kalimatGalat } from '../../../lib/galat';
import type { RapatRinci } from '../../../providers/rakor/wire';
import { useTulisRapat } from '../data';

/** Minutes are opened again, in writing: what was signed is void. */
export function DialogRedraf({ rapat, onTutup }: { rapat: RapatRinci; onTutup: () => void }) {
  const toast = useToast();
  const [alasan, setAlasan] = useState('');
  const [salah, setSalah] = useState<string | null>(null);
  const redraf = useTulisRapat(
    rapat.id_rakor,
    (data, isi: string) => data.rapatRedraf(rapat.id_rakor, rapat.versi, isi),
    () => {
      toast.berhasil(PESAN['berhasil.simpan']);
      onTutup();
    },
  );
  const sudah = rapat.penanda_tangan.filter((t) => t.status === 'DITANDATANGANI').length;
  return (
    <RangkaDialog
      judul="Redraf berita acara"
      tombol="Redraf"
      bahaya
      sibuk={redraf.isPending}
      galat={redraf.error ? [kalimatGalat(redraf.error, PESAN['gagal.simpan'])] : []}
      onKirim={() => {
        if (!alasan.trim()) return setSalah(PESAN['rakor.alasan_wajib']);
        setSalah(null);
        redraf.mutate(alasan.trim());
      }}
      onTutup={onTutup}
    >
      <p>
        Versi {rapat.versi_ba} gugur dan versi {rapat.versi_ba + 1} dibuka.{' '}
        {sudah > 0 && `${angka(sudah)} tanda tangan yang sudah ada ikut gugur.`}
      </p>
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
    </RangkaDialog>
  );
}
