import { useToast } from '@sinas/ui/feedback/Toasts';
import { useMutation } from '@tanstack/react-query';
import { Bagian } from '../../components/Bagian';
import { susunRel } from '../../layout/menu';
import { useFavorit, useTerimaFavorit } from '../../lib/favorit';
import { pesanGalat } from '../../lib/galat';
import { useData } from '../../lib/useData';
import { useMenu, usePengguna } from '../../providers/pengguna';

/** Favourite entries stand above the others in the rail (LAYAR-15); stored with the click. */
export function MenuFavorit() {
  const data = useData();
  const { id_user } = usePengguna();
  const toast = useToast();
  const terima = useTerimaFavorit();
  const favorit = useFavorit();
  const butir = susunRel(useMenu()).kelompok.flatMap((k) => k.isi);
  const atur = useMutation({
    mutationFn: ({ id, ya }: { id: number; ya: boolean }) => data.aturFavorit(id_user, id, ya),
    onSuccess: terima,
    onError: (galat) => toast.gagal(pesanGalat(galat)),
  });
  const suka = new Set(favorit.data?.map((f) => f.id));
  const dicentang = (id: number): boolean =>
    atur.isPending && atur.variables.id === id ? atur.variables.ya : suka.has(id);
  return (
    <Bagian judul="Menu favorit" uraian="Yang dicentang berdiri paling atas di menu Anda.">
      <fieldset className="kn-centang-daftar" disabled={!favorit.data}>
        <legend>Menu Anda</legend>
        {butir.map((b) => (
          <label key={b.id}>
            <input
              type="checkbox"
              className="kn-centang"
              checked={dicentang(b.id)}
              onChange={(e) => !atur.isPending && atur.mutate({ id: b.id, ya: e.target.checked })}
            />
            <span>{b.nama}</span>
          </label>
        ))}
      </fieldset>
    </Bagian>
  );
}
