import { Link, useNavigate } from 'react-router-dom';
import { Kabar } from '@sinas/ui/feedback/Kabar';
import { Button } from '@sinas/ui/inputs/Button';
import { kalimatGalat } from '../../../lib/galat';
import type { Muatan } from '../../../providers/wire';
import { useBerkasMuatan, useUnggah } from '../data';

/** Compares the same file anew; a tab that has it no more asks for it. */
export function PratinjauLagi({ muatan: { jenis, id }, utama }: { muatan: Muatan; utama: boolean }) {
  const pergi = useNavigate();
  const berkas = useBerkasMuatan(jenis, id);
  const unggah = useUnggah(jenis, { jadi: (baru) => void pergi(`/referensi/${jenis}/muat/${baru}`) });
  const rupa = utama ? 'contained' : 'outlined';
  if (!berkas)
    return (
      <Button component={Link} variant={rupa} to={`/referensi/${jenis}/muat`}>
        Muat berkas lagi
      </Button>
    );
  return (
    <>
      <Button variant={rupa} disabled={unggah.isPending} onClick={() => unggah.mutate(berkas)}>
        Buat pratinjau lagi
      </Button>
      {unggah.isError && <Kabar grup="buruk">{kalimatGalat(unggah.error, 'Berkas belum dapat dikirim')}.</Kabar>}
    </>
  );
}
