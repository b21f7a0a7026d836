import { PESAN } from '@sinas/domain/pesan/pesan';
import { useToast } from '@sinas/ui/feedback/Toasts';
import { TextInput } from '@sinas/ui/inputs/Field';
import { useState } from 'react';
import { RangkaDialog } from '../../../components/RangkaDialog';
import { kalimatGalat } from '../../../lib/galat';
import type { DokumenRapat } from '../../../providers/rakor/wire';
import { useTulisRapat } from '../data';
import { MAKS_JUDUL } from './judul';

/** Another title for a paper; the file stays as it is. */
export function DialogJudul({ id, dokumen, onTutup }: { id: string; dokumen: DokumenRapat; onTutup: () => void }) {
  const toast = useToast();
  const [judul, setJudul] = useState(dokumen.judul);
  const [salah, setSalah] = useState<string | null>(null);
  const simpan = useTulisRapat(
    id,
    (d, baru: string) => d.rapatUbahDokumen(id, dokumen.id, baru),
    () => {
      toast.berhasil(PESAN['berhasil.simpan']);
      onTutup();
    },
  );
  const kirim = (): void => {
    const baru = judul.trim();
    setSalah(baru ? null : 'Tulis judul dokumen');
    if (baru) simpan.mutate(baru);
  };
  return (
    <RangkaDialog
      judul="Ubah judul dokumen"
      tombol="Simpan"
      sibuk={simpan.isPending}
      galat={simpan.error ? [kalimatGalat(simpan.error, PESAN['gagal.simpan'])] : []}
      onKirim={kirim}
      onTutup={onTutup}
    >
      <TextInput
        label="Judul dokumen"
        required
        maks={MAKS_JUDUL}
        autoComplete="off"
        error={salah}
        value={judul}
        onChange={(e) => setJudul(e.target.value)}
      />
    </RangkaDialog>
  );
}
