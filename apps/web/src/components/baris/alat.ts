import type { Skema } from '@sinas/api-client';
import type { Daftar } from '@sinas/formulir/lembar/nilai';
import { createContext, useContext } from 'react';
import type { AcuanStore } from './acuan';

export type OpsiBaris = Skema<'FormulirDto'>['opsi'];
/** What the fields of a row need to know of the file that they stand in. */
export interface AlatBaris {
  daftar: Daftar;
  acuan: AcuanStore;
  kd_komoditas: string;
  tahun: number;
  /** Options of the element groups. */
  opsi: OpsiBaris;
  /** Tariff lines of the group that are offered first. */
  contoh_hs: Skema<'FormulirDto'>['contoh_hs'];
  /** No others may be chosen. */
  hs_lengkap: boolean;
}

const Konteks = createContext<AlatBaris | null>(null);
export const AlatBarisProvider = Konteks.Provider;
export function useAlatBaris(): AlatBaris {
  const alat = useContext(Konteks);
  if (!alat) throw new Error('useAlatBaris stands below AlatBarisProvider');
  return alat;
}
