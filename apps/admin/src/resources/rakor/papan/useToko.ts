import { useQuery } from '@tanstack/react-query';
import { useData } from '../../../lib/useData';
import { kunciRapat } from '../data';
import type { RakPapan } from './rak';
import { PapanToko } from './toko';

/** Rows of a line. What was typed on another line of the meeting stays there until it is stored. */
export function useToko(id: string, idGaris: string | undefined, rak: RakPapan) {
  const data = useData();
  return useQuery({
    queryKey: kunciRapat(id, 'isi', idGaris ?? ''),
    enabled: idGaris !== undefined,
    staleTime: 0,
    structuralSharing: false,
    queryFn: async ({ signal }) => {
      const kode = idGaris ?? '';
      const ada = rak.ambil(kode);
      if (ada?.gabung(await data.rapatIsiGaris(kode, ada.sejak(), { signal }))) return ada;
      const isi = await data.rapatIsiGaris(kode, undefined, { signal });
      if (ada) {
        ada.gantiSemua(isi);
        return ada;
      }
      const toko = new PapanToko(isi);
      rak.taruh(kode, toko);
      return toko;
    },
  });
}
