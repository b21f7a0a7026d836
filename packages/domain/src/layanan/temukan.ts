import { KELOMPOK } from '../komoditas/daftar';
import { layanan } from './daftar';
import type { KdRekom } from './kode';

/** What somebody does with the goods: processes them in his own factory, or anything else. */
export type Guna = 'PABRIK' | 'LAIN';
/** '01' API-U, '02' API-P, as the registry writes it. */
export type KodeApi = '01' | '02';
export interface Temuan {
  kd_rekom: KdRekom;
  sebab: string;
}
const INDUSTRI: KdRekom = '01';
const PERTIMBANGAN: KdRekom = '07';
const PRODUSEN: KodeApi = '02';

/** Services by which a company files for a commodity group. */
const milikPerusahaan = (kdKomoditas: string): KdRekom[] =>
  (KELOMPOK.get(kdKomoditas)?.layanan ?? []).filter((kd) => layanan(kd).pemohon === 'PU');

/** What must be known beside the goods to name the service. */
export function yangDitanya(kdKomoditas: string, guna: Guna | null): { guna: boolean; api: boolean } {
  const ada = milikPerusahaan(kdKomoditas);
  const banyak = ada.length > 1;
  return { guna: banyak, api: banyak && guna === 'PABRIK' && ada.includes(INDUSTRI) };
}

/** The service by which a company imports these goods for this use (ADR 93); null: more must be known, or none is for companies. */
export function temukanLayanan(kdKomoditas: string, guna: Guna | null, api: KodeApi | null): Temuan | null {
  const ada = milikPerusahaan(kdKomoditas);
  const [satu] = ada;
  if (!satu) return null;
  if (ada.length === 1) return { kd_rekom: satu, sebab: 'Komoditas ini hanya mempunyai satu layanan.' };
  if (!guna) return null;
  const industri = ada.includes(INDUSTRI);
  if (guna === 'PABRIK' && industri) {
    if (!api) return null;
    if (api === PRODUSEN)
      return { kd_rekom: INDUSTRI, sebab: 'Bahan untuk pabrik sendiri, diimpor oleh pemegang API-P.' };
  }
  const lain = ada.filter((kd) => kd !== INDUSTRI);
  const kd_rekom = guna === 'PABRIK' && lain.includes(PERTIMBANGAN) ? PERTIMBANGAN : (lain[0] as KdRekom);
  return {
    kd_rekom,
    sebab:
      guna === 'PABRIK' && industri
        ? 'Layanan industri hanya untuk pemegang API-P.'
        : guna === 'PABRIK'
          ? 'Barang untuk pabrik sendiri yang belum masuk neraca komoditas.'
          : 'Barang yang tidak diolah di pabrik sendiri.',
  };
}
