import { tanggal } from '@sinas/domain/format/tanggal';
import { useToast } from '@sinas/ui/feedback/Toasts';
import { Icon } from '@sinas/ui/marks/Icon';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { kalimatGalat } from '../lib/galat';
import { useData } from '../lib/useData';
import { usePengguna } from '../providers/pengguna';
import gaya from './lonceng.module.css';

const SEGAR_MS = 30_000;

/**
 * For whom an officer acts, or may act now (Plh, Plt), above every page. A naming that began or ended meanwhile shows by
 * itself; where the role has changed with it, the page is read anew.
 */
export function Bertindak() {
  const pengguna = usePengguna();
  return pengguna.lingkup === 'ga' ? <Isi /> : null;
}

function Isi() {
  const data = useData();
  const toast = useToast();
  const pengguna = usePengguna();
  const { data: kini } = useQuery({
    queryKey: ['sesi-pelaksana', pengguna.id_user],
    queryFn: async ({ signal }) => (await data.sesiKini({ signal })).pengguna ?? pengguna,
    initialData: pengguna,
    staleTime: SEGAR_MS,
    refetchInterval: SEGAR_MS,
  });
  // Somebody else's session is the gate's to deal with.
  const berganti = kini.id_user === pengguna.id_user && kini.pelaksana?.id !== pengguna.pelaksana?.id;
  useEffect(() => {
    if (berganti) window.location.reload();
  }, [berganti]);
  const ganti = useMutation({
    mutationFn: (id: string | null) => data.bertindak(id),
    onSuccess: () => window.location.reload(),
    onError: (g) => toast.gagal(kalimatGalat(g, 'Sebutan belum dapat diganti')),
  });
  if (kini.pelaksana)
    return (
      <div className={gaya.bertindak} role="status" data-kini>
        <Icon name="user" />
        <span>
          Anda bertindak sebagai <b>{kini.pelaksana.sebutan}</b>. Sebutan itu tercantum pada setiap putusan Anda.
        </span>
        <button type="button" className="sn-linkbtn" disabled={ganti.isPending} onClick={() => ganti.mutate(null)}>
          Kembali ke jabatan sendiri
        </button>
      </div>
    );
  return kini.penunjukan.map((p) => (
    <div key={p.id} className={gaya.bertindak} role="status">
      <Icon name="user" />
      <span>
        Anda ditunjuk sebagai <b>{p.sebutan}</b> sampai {tanggal(p.sampai)}.
      </span>
      <button type="button" className="sn-linkbtn" disabled={ganti.isPending} onClick={() => ganti.mutate(p.id)}>
        Bertindak sekarang
      </button>
    </div>
  ));
}
