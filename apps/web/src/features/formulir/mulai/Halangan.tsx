import { Kabar } from '@sinas/ui/feedback/Kabar';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import { api } from '../../../lib/api';
import gaya from '../mulai.module.css';

/** Conditions without which no draft is made; the others are looked at when the file is. */
const GERBANG: ReadonlySet<string> = new Set(['NIB', 'KSWP']);
/** The registry's budget is 15 seconds. */
const BATAS_MS = 17_000;

/** What keeps the company from filing, before anything is chosen. Nothing while nobody can say. */
export function Halangan() {
  const { data } = useQuery({
    queryKey: ['syarat-mengajukan'],
    queryFn: ({ signal }) => api.daftar('/api/registrasi/v2/getAllCheck', { signal, batasMs: BATAS_MS }),
    staleTime: 60_000,
    retry: false,
  });
  const kurang = (data?.data ?? []).filter((h) => GERBANG.has(h.kode) && !h.lulus);
  if (kurang.length === 0) return null;
  return (
    <div className={gaya.halangan}>
      <Kabar grup="anda">
        <p>
          <b>Perusahaan Anda belum dapat membuat pengajuan.</b> Belum terpenuhi:{' '}
          {kurang.map((h) => h.uraian).join(', ')}. <Link to="/perusahaan">Lihat cara memperbaikinya</Link>
        </p>
      </Kabar>
    </div>
  );
}
