import { tanggalSah } from '../format/tanggal';
import { pesan } from '../pesan/pesan';
import { DAFTAR_REFERENSI, MAKS_URAIAN, type KolomReferensi } from './daftar-referensi';
import type { JenisReferensi } from './jenis';

/** What an entry of a list says, without its code. Days are yyyy-mm-dd. */
export interface IsiEntri {
  uraian: string;
  induk: string | null;
  data: Readonly<Record<string, unknown>>;
  berlaku_mulai: string | null;
  berlaku_akhir: string | null;
}
export interface SalahEntri {
  path: string;
  message: string;
}
/** Whose word an entry is: what stands later here holds over what stands before. */
export const ASAL = ['awal', 'paket', 'berkas', 'unggahan', 'petugas'] as const;
export type Asal = (typeof ASAL)[number];

export const SUMBER_PETUGAS = 'petugas';
export const SUMBER_UNGGAHAN = 'unggah:';
export function asalDari(sumber: string): Asal {
  if (sumber === 'awal') return 'awal';
  if (sumber === 'iso-3166' || sumber.startsWith('paket:')) return 'paket';
  if (sumber.startsWith(SUMBER_UNGGAHAN)) return 'unggahan';
  return sumber.endsWith('.csv') ? 'berkas' : 'petugas';
}

/** Control characters but tab and line feed, and what a broken encoding leaves behind. */
export const TAK_TERCETAK = /[^\P{Cc}\t\n]|\ufffd/u;

/** One entry against the rules of its list: every fault with its field. Codes of other lists are asked for elsewhere. */
export function periksaEntri(jenis: JenisReferensi, kode: string, isi: IsiEntri): SalahEntri[] {
  const d = DAFTAR_REFERENSI[jenis];
  const salah: SalahEntri[] = [];
  const catat = (path: string, message: string): void => void salah.push({ path, message });
  if (!d.kode.pola.test(kode)) catat('kode', pesan('referensi.kode', { label: d.kode.label, contoh: d.kode.contoh }));
  const label = 'Uraian';
  if (!isi.uraian.trim()) catat('uraian', pesan('isian.wajib', { label }));
  else if (isi.uraian.length > MAKS_URAIAN) catat('uraian', pesan('isian.panjang', { label, n: MAKS_URAIAN }));
  else if (TAK_TERCETAK.test(isi.uraian)) catat('uraian', pesan('referensi.huruf', { label }));
  if (isi.induk !== null) {
    if (!d.induk) catat('induk', pesan('referensi.tanpa_induk'));
    else if (d.induk.pola && !d.induk.pola.test(isi.induk))
      catat('induk', pesan('isian.format', { label: d.induk.label }));
    else if (d.induk.jenis === jenis && isi.induk === kode && !d.induk.bolehSendiri)
      catat('induk', pesan('referensi.induk_sendiri'));
  } else if (d.induk?.wajib) catat('induk', pesan('isian.wajib', { label: d.induk.label }));
  for (const k of d.kolom) periksaKolom(k, isi.data[k.kd_field], catat);
  salah.push(...(d.periksa?.(kode, isi.data) ?? []));
  for (const [path, t] of [
    ['berlaku_mulai', isi.berlaku_mulai],
    ['berlaku_akhir', isi.berlaku_akhir],
  ] as const)
    if (t !== null && !tanggalSah(t)) catat(path, pesan('isian.tanggal', { label: 'Masa berlaku' }));
  if (isi.berlaku_mulai && isi.berlaku_akhir && isi.berlaku_akhir < isi.berlaku_mulai)
    catat('berlaku_akhir', pesan('referensi.masa'));
  return salah;
}

function periksaKolom(k: KolomReferensi, nilai: unknown, catat: (path: string, message: string) => void): void {
  const path = `data.${k.kd_field}`;
  const t = typeof nilai === 'string' || typeof nilai === 'number' ? String(nilai) : '';
  if (!t.trim()) {
    if (k.wajib) catat(path, pesan('isian.wajib', { label: k.label }));
    return;
  }
  if (k.maks && t.length > k.maks) catat(path, pesan('isian.panjang', { label: k.label, n: k.maks }));
  else if (TAK_TERCETAK.test(t)) catat(path, pesan('referensi.huruf', { label: k.label }));
  else if (k.pilihan && !k.pilihan.includes(t)) catat(path, pesan('isian.pilihan', { label: k.label }));
  else if (k.pola && !k.pola.test(t)) catat(path, pesan('isian.format', { label: k.label }));
}

/** The fields of `data` as a form has them, all texts. */
export function dataTeks(jenis: JenisReferensi, data: Readonly<Record<string, unknown>>): Record<string, string> {
  return Object.fromEntries(
    DAFTAR_REFERENSI[jenis].kolom.map((k) => {
      const v = data[k.kd_field];
      return [k.kd_field, typeof v === 'string' || typeof v === 'number' ? String(v) : ''];
    }),
  );
}
/** And back: numbers as numbers, what is empty not at all. What a form does not have stays as it was. */
export function dataDariTeks(
  jenis: JenisReferensi,
  isian: Readonly<Record<string, string>>,
  lama: Readonly<Record<string, unknown>> = {},
): Record<string, unknown> {
  const hasil: Record<string, unknown> = { ...lama };
  for (const k of DAFTAR_REFERENSI[jenis].kolom) {
    const t = isian[k.kd_field]?.trim();
    if (t) hasil[k.kd_field] = k.angka && !Number.isNaN(Number(t)) ? Number(t) : t;
    else delete hasil[k.kd_field];
  }
  return DAFTAR_REFERENSI[jenis].turunan?.(hasil) ?? hasil;
}
