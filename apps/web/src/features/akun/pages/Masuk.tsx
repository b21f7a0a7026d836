import { FullScreenSpinner } from '@sinas/ui/feedback/Loading';
import { useEffect } from 'react';
import { Navigate, useSearchParams } from 'react-router-dom';
import { alamatMasuk, diLuarPortal, tujuanMasuk } from '../../../lib/masuk';
import { useSesi } from '../../../lib/sesi';

/** /masuk: signed in, on to where the user wanted; else to the sign-in page, which is the provider's. */
export function Masuk() {
  const [kueri] = useSearchParams();
  const sesi = useSesi().data;
  const kembali = kueri.get('kembali') ?? '/';
  const cara = kueri.get('cara') === 'inaport' ? '&cara=inaport' : '';
  const tujuan = sesi?.masuk ? tujuanMasuk(sesi, kembali) : `${alamatMasuk(kembali, kueri.toString())}${cara}`;
  const pergi = Boolean(sesi) && (!sesi?.masuk || diLuarPortal(tujuan));
  useEffect(() => {
    if (pergi) window.location.assign(tujuan);
  }, [pergi, tujuan]);
  return sesi && !pergi ? <Navigate to={tujuan} replace /> : <FullScreenSpinner />;
}
