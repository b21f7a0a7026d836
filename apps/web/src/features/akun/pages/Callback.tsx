import { PESAN } from '@sinas/domain/pesan/pesan';
import { FullScreenSpinner } from '@sinas/ui/feedback/Loading';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { Navigate, useSearchParams } from 'react-router-dom';
import { api } from '../../../lib/api';
import { GalatApi } from '../../../lib/galat';
import { diLuarPortal, tujuanMasuk } from '../../../lib/masuk';
import { KUNCI_SESI, terimaSesi } from '../../../lib/sesi';

const GAGAL = '/unauthorized?sebab=masuk';
const TAUTKAN = '/tautkan?sebab=belum';

/** /callback: code, iss and state for a session; a wrong one is refused by the server (RUTE-12, SESI-10, GALAT-10). */
export function Callback() {
  const [kueri] = useSearchParams();
  const klien = useQueryClient();
  const [code, state, iss] = [kueri.get('code'), kueri.get('state'), kueri.get('iss')];
  // A code can be used once: a query is asked once, however often the page is drawn.
  const tukar = useQuery({
    queryKey: ['callback', state, code],
    queryFn: async () => {
      // Whatever was known before is over: a failed exchange leaves no session.
      klien.removeQueries({ queryKey: KUNCI_SESI });
      const hasil = await api.ambil('/api-prod/token', { query: { code, state, iss } });
      const tujuan = tujuanMasuk(hasil, hasil.kembali);
      if (!diLuarPortal(tujuan)) terimaSesi(klien, hasil);
      return tujuan;
    },
    enabled: code !== null && state !== null,
    retry: false,
    staleTime: Infinity,
    gcTime: 0,
  });
  const keluar = tukar.data !== undefined && diLuarPortal(tukar.data) ? tukar.data : null;
  useEffect(() => {
    if (keluar) window.location.assign(keluar);
  }, [keluar]);
  // Nobody has bound this identity: said in these words only after the provider has vouched for it.
  const belumTertaut = tukar.error instanceof GalatApi && tukar.error.message === PESAN['tautan.belum'];
  if (!code || !state || tukar.isError) return <Navigate to={belumTertaut ? TAUTKAN : GAGAL} replace />;
  if (!tukar.data || keluar) return <FullScreenSpinner />;
  return <Navigate to={tukar.data} replace />;
}
