import { angka } from '@sinas/domain/format/angka';
import { PESAN } from '@sinas/domain/pesan/pesan';
import { useToast } from '@sinas/ui/feedback/Toasts';
import { DialogUnggah } from '../../../components/unggah/DialogUnggah';
import { useData } from '../../../lib/useData';
import { useTulisRapat } from '../data';
import { LaporanBukuKerja } from './LaporanBukuKerja';

/** A workbook of the board comes back. */
export function DialogBukuKerja({ idRakor, onTutup }: { idRakor: string; onTutup: () => void }) {
  const data = useData();
  const toast = useToast();
  const simpan = useTulisRapat(
    idRakor,
    (d, f: File) => d.rapatBukuKerja(idRakor, f, false),
    () => {
      toast.berhasil(PESAN['berhasil.simpan']);
      onTutup();
    },
  );
  return (
    <DialogUnggah
      judul="Unggah buku kerja"
      kalimat="Buku kerja diperiksa dulu. Belum ada baris yang berubah sebelum Anda menekan Simpan."
      periksa={(f) => data.rapatBukuKerja(idRakor, f, true)}
      tombol={(h) => (h.jumlah_salah === 0 && h.berubah.length > 0 ? `Simpan ${angka(h.berubah.length)} baris` : null)}
      laporan={(h) => <LaporanBukuKerja hasil={h} />}
      sibuk={simpan.isPending}
      galat={simpan.error}
      onSimpan={(f, periksaLagi) => simpan.mutate(f, { onError: periksaLagi })}
      onBaru={simpan.reset}
      onTutup={onTutup}
    />
  );
}
