import { useCallback, useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { saringDari } from '../../layout/antrean';

type Saring = Partial<Record<string, string>>;

const teks = (isi: Saring): string => JSON.stringify(Object.entries(isi).sort());

/**
 * Filters of a list, which stand in the address. The address follows a change some time later: what was changed meanwhile is
 * kept, and only an address that none of the changes leads to is taken as it is.
 */
export function useSaringDaftar<S extends Saring>(setFilters: (isi: Saring) => void): [S, (baru: S) => void] {
  const { search } = useLocation();
  const saring = saringDari(search) as S;
  const kini = useRef<Saring>(saring);
  const diJalan = useRef<string[]>([]);
  useEffect(() => {
    const tiba = saringDari(search);
    const urut = diJalan.current.indexOf(teks(tiba));
    diJalan.current = urut === -1 ? [] : diJalan.current.slice(urut + 1);
    if (diJalan.current.length === 0) kini.current = tiba;
  }, [search]);
  const ubah = useCallback(
    (baru: S) => {
      kini.current = Object.fromEntries(Object.entries({ ...kini.current, ...baru }).filter(([, v]) => v));
      diJalan.current.push(teks(kini.current));
      setFilters(kini.current);
    },
    [setFilters],
  );
  return [saring, ubah];
}
