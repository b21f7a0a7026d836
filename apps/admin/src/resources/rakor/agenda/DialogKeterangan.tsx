import { PESAN } from '@sinas/domain/pesan/pesan';
import { useToast } from '@sinas/ui/feedback/Toasts';
import { useState } from 'react';
import { RangkaDialog } from '../../../components/RangkaDialog';
import { TeksPanjang } from '../../../components/TeksPanjang';
import { kalimatGalat } from '../../../lib/galat';
import type { AgendaRapat } from '../../../providers/rakor/wire';
import { useTulisRapat } from '../data';

const MAKS_KETERANGAN = 500;
/** What the agenda says of a commodity; empty takes it away. */
export function DialogKeterangan({ id, butir, onTutup }: { id: string; butir: AgendaRapat; onTutup: () => void }) {
  const toast = useToast();
  const [kata, setKata] = useState(butir.keterangan);
  const simpan = useTulisRapat(
    id,
    (d, keterangan: string) =>
      d.rapatSimpan({ id_rakor: id, jenis: 'komoditas', kd_komoditas: butir.kd_komoditas, keterangan }),
    () => {
      toast.berhasil(PESAN['berhasil.simpan']);
      onTutup();
    },
  );
  return (
    <RangkaDialog
      judul={`Keterangan ${butir.ur_komoditas}`}
      tombol="Simpan"
      sibuk={simpan.isPending}
      galat={simpan.error ? [kalimatGalat(simpan.error, PESAN['gagal.simpan'])] : []}
      onKirim={() => simpan.mutate(kata.trim())}
      onTutup={onTutup}
    >
      <TeksPanjang
        label="Keterangan"
        name="keterangan"
        maks={MAKS_KETERANGAN}
        hint="Masuk ke berita acara."
        value={kata}
        onUbah={setKata}
      />
    </RangkaDialog>
  );
}
