import { useMemo, type ReactNode } from 'react';
import { AlatBarisProvider } from '../../../components/baris/alat';
import { KonteksFormulir, type Formulir } from './useFormulir';

/** The working copy for the screens below, and for the fields of its rows. */
export function FormulirProvider({ value, children }: { value: Formulir; children: ReactNode }) {
  const { daftar, acuan, keadaan } = value;
  const { kd_komoditas, tahun, formulir } = keadaan.detail;
  const { opsi, contoh_hs, hs_lengkap } = formulir;
  const alat = useMemo(
    () => ({ daftar, acuan, kd_komoditas, tahun, opsi, contoh_hs, hs_lengkap }),
    [daftar, acuan, kd_komoditas, tahun, opsi, contoh_hs, hs_lengkap],
  );
  return (
    <KonteksFormulir.Provider value={value}>
      <AlatBarisProvider value={alat}>{children}</AlatBarisProvider>
    </KonteksFormulir.Provider>
  );
}
