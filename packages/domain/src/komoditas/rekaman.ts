import { pesan } from '../pesan/pesan';
import { KELOMPOK } from './daftar';
import { KODE_GRUP, type Elemen, type KdGrup } from './elemen';

export type JenisRekaman = 'impor' | 'lokal';
export type VarianRekaman = 'create' | 'edit';

/** A commodity data record with the specification's field names. Codes 02-08 each have a paired ur_ text. */
export type RekamanKomoditas = {
  [K in KdGrup]?: K extends '06' ? string[] : string;
} & { [K in KdGrup as `ur_${K}`]?: K extends '06' ? string[] : string } & {
  id?: string | number;
  no_seri?: string | number;
  satuan?: string;
  ur_satuan?: string;
  elements?: Elemen[];
  uraian_barang?: string;
  /** Quantity, exact decimal text. */
  jml_bahan_baku?: string;
  negara_asal?: string;
  ur_negara_asal?: string;
  pelabuhan_tujuan?: string;
  ur_pelabuhan_tujuan?: string;
  /** MMYYYY each. */
  periode_importasi?: string[];
  ur_periode_importasi?: string[];
  tujuan_penggunaan?: string;
  ur_tujuan_penggunaan?: string;
  ukuran?: string;
  spesifikasi?: string;
  /** Ours: why a tariff line is used that is not listed for the commodity. */
  catatan_hs?: string;
};
export interface HasilRekaman {
  status: boolean;
  message: string;
}

const ada = <T>(v: T): v is NonNullable<T> =>
  Array.isArray(v) ? v.length > 0 : v !== undefined && v !== null && v !== '';
function samaArray(a: readonly string[], b: unknown): boolean {
  if (!Array.isArray(b) || a.length !== b.length) return false;
  const urut = [...(b as string[])].sort();
  return [...a].sort().every((x, i) => x === urut[i]);
}

function skemaSah(
  r: RekamanKomoditas,
  jenis: JenisRekaman,
  varian: VarianRekaman,
): r is RekamanKomoditas & { elements: Elemen[] } {
  const kel = KELOMPOK.get(r['01'] ?? '');
  if (!kel || !Array.isArray(r.elements)) return false;
  if (varian === 'edit' && !ada(r.no_seri)) return false;
  if (!ada(r.satuan)) return false;
  if (jenis === 'impor' && !(ada(r.negara_asal) && ada(r.pelabuhan_tujuan) && ada(r.periode_importasi))) return false;
  for (const kode of KODE_GRUP) {
    const nilai: unknown = r[kode];
    if (nilai === undefined || nilai === null) continue;
    if (kode === '06' ? !Array.isArray(nilai) || !nilai.every((x) => typeof x === 'string') : typeof nilai !== 'string')
      return false;
  }
  for (const kode of kel.wajib) if (!ada(r[kode])) return false;
  if (kel.salahSatu02Atau04) {
    const dengan02 = ada(r['02']) && ada(r.ur_02);
    const dengan04 = ada(r['04']) && ada(r.ur_04);
    if (!dengan02 && !dengan04) return false;
  }
  return true;
}

/** Checks one record against the schema of its commodity code and against its own `elements` (VALIDASI-05 to -11). */
export function periksaRekaman(r: RekamanKomoditas, jenis: JenisRekaman, varian: VarianRekaman): HasilRekaman {
  if (!skemaSah(r, jenis, varian)) return { status: false, message: pesan('rekaman.schema') };
  for (const kode of KODE_GRUP) {
    const nilai = r[kode];
    if (!ada(nilai)) continue;
    let cocok = 0;
    let isi: unknown;
    for (const e of r.elements)
      if (e.kd_grup === kode) {
        cocok += 1;
        isi = e.value;
      }
    if (cocok === 0) return { status: false, message: pesan('rekaman.tidak_ada', { xx: kode }) };
    if (cocok > 1) return { status: false, message: pesan('rekaman.duplikat', { xx: kode }) };
    const sama = Array.isArray(nilai) ? samaArray(nilai, isi) : nilai === isi;
    if (!sama) return { status: false, message: pesan('rekaman.tidak_konsisten', { xx: kode }) };
  }
  return { status: true, message: pesan('rekaman.sah') };
}

/** The `elements` that belong to a record's codes. */
export function susunElements(r: RekamanKomoditas): Elemen[] {
  return KODE_GRUP.flatMap((kode) => {
    const value = r[kode];
    return ada(value) ? [{ kd_grup: kode, value }] : [];
  });
}
