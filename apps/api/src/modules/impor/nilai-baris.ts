import { rapikan } from '@sinas/domain/format/angka';
import type { Kolom } from '@sinas/domain/pengajuan/baris';
import { pesan } from '@sinas/domain/pesan/pesan';
import { AturanDilanggar } from '../../platform/errors';
import { canonical } from '../../platform/hash/canonical';
import type { BarisTersimpan, IsiBaris } from '../pengajuan/baris-impor.service';
import type { Terbaca } from './petakan-baris';
import { bacaKunci } from './templat';

/** A row of the workbook on its way into the file. */
export interface Calon {
  nomor: number;
  terbaca: Terbaca;
  /** the stored row it stands for */
  lama: BarisTersimpan | null;
  isi: IsiBaris | null;
  /** wrong, by field */
  salah: Map<string, string>;
  /** wrong with the row as a whole */
  umum: string[];
  /** stored exactly so already */
  tetap: boolean;
}
export interface DasarNilai {
  kolom: readonly Kolom[];
  tersimpan: ReadonlyMap<bigint, BarisTersimpan>;
  boleh: (id: bigint | null) => boolean;
  siapkan: (data: Record<string, unknown>, seri: number | null) => IsiBaris;
}
export const diterima = (c: Calon): boolean => c.isi !== null && c.salah.size === 0 && c.umum.length === 0;

/** Fields of a stored record that the workbook has no column for stay as they are. */
const DI_LUAR_TEMPLAT = ['tujuan_penggunaan', 'ur_tujuan_penggunaan'];

/** The same rules as the form, and those of a key: known, fresh, open for a change. */
export function nilaiBaris(nomor: number, kunci: string, terbaca: Terbaca, d: DasarNilai): Calon {
  const c: Calon = { nomor, terbaca, lama: null, isi: null, salah: new Map(terbaca.masalah), umum: [], tetap: false };
  const dibaca = kunci === '' ? null : bacaKunci(kunci);
  c.lama = (dibaca && d.tersimpan.get(dibaca.id)) ?? null;
  if (kunci !== '' && !c.lama) c.umum.push(pesan('impor.kunci_rusak'));
  periksaIsi(c, d);
  c.tetap = c.lama !== null && c.isi !== null && c.salah.size === 0 && samaIsi(c.lama, c.isi, d.kolom);
  if (c.tetap) return c;
  if (c.lama && dibaca && dibaca.versi !== c.lama.versi) c.umum.push(pesan('impor.baris_berubah'));
  if (!d.boleh(c.lama?.id ?? null))
    c.umum.push(pesan('perbaikan.terkunci', { label: c.lama ? `Baris ${c.lama.seri}` : 'Baris baru' }));
  return c;
}

function periksaIsi(c: Calon, d: DasarNilai): void {
  const lama = (c.lama?.data ?? {}) as Record<string, unknown>;
  const sisa = Object.fromEntries(DI_LUAR_TEMPLAT.filter((k) => k in lama).map((k) => [k, lama[k]]));
  try {
    c.isi = d.siapkan({ ...sisa, ...c.terbaca.data }, c.lama?.seri ?? null);
  } catch (error) {
    if (!(error instanceof AturanDilanggar)) throw error;
    for (const m of error.masalah) {
      if (!d.kolom.some((k) => k.kd_field === m.path)) c.umum.push(m.message);
      // What could not be read says more than "must be filled in".
      else if (!c.salah.has(m.path)) c.salah.set(m.path, m.message);
    }
    if (c.salah.size === 0 && c.umum.length === 0) c.umum.push(error.message);
  }
}

const urut = (v: unknown): unknown => (Array.isArray(v) ? [...(v as string[])].sort() : (v ?? null));
export function samaIsi(lama: BarisTersimpan, isi: IsiBaris, kolom: readonly Kolom[]): boolean {
  const [a, b] = [lama.data as Record<string, unknown>, isi.data as Record<string, unknown>];
  if (rapikan(lama.jml.toFixed()) !== rapikan(isi.jml)) return false;
  return kolom.every((k) => k.jenis === 'angka' || canonical(urut(a[k.kd_field])) === canonical(urut(b[k.kd_field])));
}

/**
 * A good may stand once: the same key twice, the same good twice in the workbook, or a good that the file has already.
 * A new row that is stored exactly so already is taken as that row: the same workbook may be sent again.
 */
export function tolakGanda(
  calon: readonly Calon[],
  tersimpan: readonly BarisTersimpan[],
  kolom: readonly Kolom[],
): void {
  const kunciDipakai = new Map<bigint, number>();
  for (const c of calon) {
    if (!c.lama) continue;
    const n = kunciDipakai.get(c.lama.id);
    if (n !== undefined) c.umum.push(pesan('impor.kunci_ganda', { n }));
    else kunciDipakai.set(c.lama.id, c.nomor);
  }
  // A refused change leaves its row as it was, which may then stand in the way of another: until nothing changes.
  for (let ditolak = -1, kini = hitungTolak(calon); ditolak !== kini; kini = hitungTolak(calon)) {
    ditolak = kini;
    satuPutaran(calon, tersimpan, kolom);
  }
}
const hitungTolak = (calon: readonly Calon[]): number => calon.reduce((n, c) => n + (diterima(c) ? 0 : 1), 0);

function satuPutaran(calon: readonly Calon[], tersimpan: readonly BarisTersimpan[], kolom: readonly Kolom[]): void {
  const diganti = new Set(calon.filter((c) => diterima(c) && c.lama).map((c) => c.lama?.id));
  const diPortal = new Map(tersimpan.filter((b) => !diganti.has(b.id)).map((b) => [b.kunci, b]));
  const diBuku = new Map<string, number>();
  for (const c of calon) {
    if (!c.isi || !diterima(c)) continue;
    const n = diBuku.get(c.isi.kunci);
    const ada = diPortal.get(c.isi.kunci);
    if (n !== undefined) c.umum.push(pesan('baris.duplikat', { n }));
    else if (ada && !c.lama && samaIsi(ada, c.isi, kolom)) Object.assign(c, { lama: ada, tetap: true });
    else if (ada) c.umum.push(pesan('impor.duplikat_portal', { n: ada.seri }));
    if (diterima(c)) diBuku.set(c.isi.kunci, c.nomor);
  }
}

/** All that is wrong with a row, in one cell; messages that do not name their column get it in front. */
export function kalimatSalah(c: Calon, kolom: readonly Kolom[]): string {
  const perSel = kolom.flatMap((k) => {
    const salah = c.salah.get(k.kd_field);
    return salah === undefined ? [] : [salah.startsWith(k.label) ? salah : `${k.label}: ${salah}`];
  });
  return [...c.umum, ...perSel].join('. ');
}
