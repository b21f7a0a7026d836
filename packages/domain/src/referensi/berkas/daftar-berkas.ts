import type { JenisReferensi } from '../jenis';
import { berkasDaftar } from './berkas-daftar';
import type { BerkasResmi } from './bentuk';
import { BTKI } from './btki';
import { KPBC, KPP, PELABUHAN_DUNIA, PELABUHAN_INDONESIA } from './kepabeanan';
import { KURS, VALUTA } from './kurs';
import { BADAN_USAHA, IKAN, INCOTERM, KBLI, KEMENTERIAN, SATUAN } from './umum';

/** Every official file, in an order in which codes are there before they are named by others. */
export const BERKAS_RESMI: readonly BerkasResmi[] = [
  BTKI,
  KBLI,
  KPBC,
  KPP,
  PELABUHAN_INDONESIA,
  PELABUHAN_DUNIA,
  IKAN,
  VALUTA,
  KURS,
  SATUAN,
  INCOTERM,
  BADAN_USAHA,
  KEMENTERIAN,
];
/** Files that a list can be brought up to date with: the official ones, and its own columns where none speaks of all of it. */
export function berkasUntuk(jenis: JenisReferensi): readonly BerkasResmi[] {
  const resmi = BERKAS_RESMI.filter((b) => b.jenis === jenis);
  return resmi.some((b) => b.tulis && !b.milik) ? resmi : [...resmi, berkasDaftar(jenis)];
}
