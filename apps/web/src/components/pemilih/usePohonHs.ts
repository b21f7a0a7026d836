import { useQueries, useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { api } from '../../lib/api';
import { kunciAcuan } from '../../lib/kunci';
import { barisPohon, type Anak } from './pohon-hs';
const SEGAR_MS = 5 * 60_000;
const BATAS_MS = 15_000;
const HS = /^\d{8}$/;

/** The tariff book as a tree: branches are fetched as they are opened, and it opens at the branch of a value. */
export function usePohonHs(nilai: string) {
  const [terbuka, setTerbuka] = useState<ReadonlySet<string>>(new Set());
  const [kini, setKini] = useState('');
  const cabang = ['', ...terbuka];
  const jawaban = useQueries({
    queries: cabang.map((induk) => ({
      queryKey: kunciAcuan.pohonHs(induk),
      queryFn: ({ signal }: { signal: AbortSignal }) =>
        api.ambil('/api/ref/v2/hscode/pohon', { query: induk ? { induk } : undefined, signal, batasMs: BATAS_MS }),
      staleTime: SEGAR_MS,
    })),
  });
  const { data: jalur } = useQuery({
    queryKey: kunciAcuan.jalurHs(nilai),
    queryFn: ({ signal }) =>
      api.ambil('/api/ref/v2/hscode/jalur', { query: { kode: nilai }, signal, batasMs: BATAS_MS }),
    enabled: HS.test(nilai),
    staleTime: SEGAR_MS,
  });
  useEffect(() => {
    if (!jalur?.length) return;
    setTerbuka((lama) => new Set([...lama, ...jalur.slice(0, -1).map((s) => s.kode)]));
    setKini(nilai);
  }, [jalur, nilai]);
  const anak = (induk: string): Anak => {
    const j = jawaban[cabang.indexOf(induk)];
    if (j?.data) return j.data;
    return j?.isError && !j.isFetching ? 'gagal' : 'memuat';
  };
  const baris = barisPohon(anak, terbuka);
  const ada = baris.some((b) => b.kode === kini);
  return {
    baris,
    /** The line that takes the keys; the first one until somebody moved. */
    kini: ada ? kini : (baris.find((b) => b.jenis !== 'memuat')?.kode ?? ''),
    setKini,
    /** The branch of the value is open, or there is none to open. */
    siap: !HS.test(nilai) || ada || jalur?.length === 0,
    buka: (kode: string) => setTerbuka((lama) => new Set(lama).add(kode)),
    tutup: (kode: string) => setTerbuka((lama) => new Set([...lama].filter((k) => k !== kode))),
    ulang: (induk: string) => void jawaban[cabang.indexOf(induk)]?.refetch(),
  };
}
