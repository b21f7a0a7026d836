import { bacaTanggal } from '../format/baca-tanggal';
import { banding, desimalSah, keRibu, rapikan, type Desimal } from '../format/angka';
import { tanggalSah } from '../format/tanggal';
import { pesan } from '../pesan/pesan';

/** A line of a customs declaration (PIB) as customs tell it; a correction comes under a higher `versi`. */
export interface BarangPabean {
  no_pib: string;
  seri: number;
  versi: number;
  /** ISO date of the declaration. */
  tgl_pib: string;
  kd_kantor: string;
  npwp: string;
  /** Number of the permit that it was cleared under. */
  no_izin: string;
  /** Eight digits. */
  hs: string;
  uraian: string;
  satuan: string;
  jml: Desimal;
  negara_asal: string;
  /** The line no longer holds. */
  batal: boolean;
}
/** A quantity beyond this is a mistake of whoever typed it: 18 digits are stored, 15 before the comma. */
const MAKS_JML: Desimal = '999999999999';
const MAKS_VERSI = 9_999;

const POLA: Readonly<Record<'no_pib' | 'kd_kantor' | 'npwp' | 'hs' | 'satuan', RegExp>> = {
  no_pib: /^[0-9A-Za-z./-]{4,30}$/,
  kd_kantor: /^\d{6}$/,
  npwp: /^\d{15,16}$/,
  hs: /^\d{8}$/,
  satuan: /^[A-Z0-9]{2,3}$/,
};
export const MEDAN_PABEAN = [
  ...(['no_pib', 'seri', 'versi', 'tgl_pib', 'kd_kantor', 'npwp', 'no_izin'] as const),
  ...(['hs', 'uraian', 'satuan', 'jml', 'negara_asal', 'batal'] as const),
] as const satisfies readonly (keyof BarangPabean)[];

const teks = (v: unknown): string => (typeof v === 'string' || typeof v === 'number' ? String(v).trim() : '');
const bulat = (v: unknown, maks: number): number | null => {
  const n = Number(teks(v));
  return /^\d+$/.test(teks(v)) && n >= 1 && n <= maks ? n : null;
};
/** The line, or what is wrong with it, a sentence for each field. Dots and spaces in numbers of identity do not matter. */
export function bacaBarang(isi: Readonly<Record<string, unknown>>): { barang: BarangPabean | null; masalah: string[] } {
  const salah = new Set<string>();
  const cocok = (medan: keyof typeof POLA, nilai: string): string => {
    if (!POLA[medan].test(nilai)) salah.add(medan);
    return nilai;
  };
  const tgl = teks(isi.tgl_pib).slice(0, 10);
  const tgl_pib = tanggalSah(tgl) ? tgl : (bacaTanggal(tgl) ?? '');
  const jml = rapikan(teks(isi.jml));
  const b: BarangPabean = {
    no_pib: cocok('no_pib', teks(isi.no_pib)),
    seri: bulat(isi.seri, 99_999) ?? 0,
    versi: bulat(isi.versi, MAKS_VERSI) ?? 0,
    tgl_pib,
    kd_kantor: cocok('kd_kantor', teks(isi.kd_kantor)),
    npwp: cocok('npwp', teks(isi.npwp).replace(/[.\s-]/g, '')),
    no_izin: teks(isi.no_izin).slice(0, 60),
    hs: cocok('hs', teks(isi.hs).replace(/[.\s]/g, '')),
    uraian: teks(isi.uraian).slice(0, 500),
    satuan: cocok('satuan', teks(isi.satuan).toUpperCase()),
    jml,
    negara_asal: teks(isi.negara_asal).toUpperCase().slice(0, 2),
    batal: isi.batal === true || /^(y|ya|true|1)$/i.test(teks(isi.batal)),
  };
  if (b.seri === 0) salah.add('seri');
  if (b.versi === 0) salah.add('versi');
  if (b.tgl_pib === '') salah.add('tgl_pib');
  if (b.no_izin === '') salah.add('no_izin');
  if (!desimalSah(jml) || keRibu(jml) <= 0n || banding(jml, MAKS_JML) > 0) salah.add('jml');
  const masalah = MEDAN_PABEAN.filter((m) => salah.has(m)).map((m) => pesan(`pabean.salah_${m}` as 'pabean.salah_jml'));
  return { barang: masalah.length === 0 ? b : null, masalah };
}
