import type { IsiEntri } from './entri';

export interface Korelasi {
  kd_komoditas: string;
  kd_grup: string;
  kd_elemen: string;
  ur_elemen: string;
  /** Eight digits. */
  hs: string;
}
/** What the correlations of one element hang from. */
export const indukKorelasi = (kdKomoditas: string, kdElemen: string): string => `${kdKomoditas}.${kdElemen}`;

/** An element and one tariff line as an entry of the list `korelasi_btki`. */
export function entriKorelasi(k: Korelasi): Pick<IsiEntri, 'uraian' | 'data'> & { kode: string; induk: string } {
  const induk = indukKorelasi(k.kd_komoditas, k.kd_elemen);
  return {
    kode: `${induk}.${k.hs}`,
    uraian: k.ur_elemen,
    induk,
    data: { kd_komoditas: k.kd_komoditas, kd_grup: k.kd_grup, hs: k.hs },
  };
}
