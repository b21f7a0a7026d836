import { useMemo, type ReactNode } from 'react';
import { AlatBarisProvider } from '../../../components/baris/alat';
import { KonteksFormulir, type Formulir } from './useFormulir';

/** The working copy for the screens below, and for the fields of its rows. */
export function FormulirProvider({ value, children }: { value: Formulir; children: ReactNode }) {
  const { daftar, acuan, keadaan } = value;
  const { kd_komoditas, tahun, formulir } = keadaan.detail;
  const { opsi, contoh_hs } = formulir;
  const alat = useMemo(
    () => ({ daftar, acuan, kd_komoditas, tahun, opsi, contoh_hs }),
    [daftar, acuan, kd_komoditas, tahun, opsi, contoh_hs],
  );
  return (
    <KonteksFormulir.Provider value={value}>
      <AlatBarisProvider value={alat}>{children}</AlatBarisProvider>
    </KonteksFormulir.Provider>
  );
}
