import { angka, bacaAngka, desimalSah } from '@sinas/domain/format/angka';
import { bacaPeriode, tampilPeriode } from '@sinas/domain/format/periode';
import { tampilHs } from '@sinas/domain/format/tampil';
import type { Kolom } from '@sinas/domain/baris/kolom';
import { pesan } from '@sinas/domain/pesan/pesan';
import type { DaftarPilihan } from './daftar-pilihan';
import { desimalDariAngka, type Sel } from '../buku/sel';
import { lepasNetral } from '../templat/templat';

/** One row of a workbook as a record of the domain, with what could not be read, by field. */
export interface Terbaca {
  data: Record<string, unknown>;
  masalah: ReadonlyMap<string, string>;
  /** what the cells said, to write them back */
  readonly tampil: ReadonlyMap<string, string | number>;
}
export interface CaraBaca {
  kolom: readonly Kolom[];
  daftar: ReadonlyMap<string, DaftarPilihan>;
  tahun: number;
}
type Nilai = { nilai: unknown } | { salah: string };
const PISAH_BANYAK = /;|,(?!\d)/;
const PISAH_PERIODE = /[,;]| dan /i;
const BANYAK: ReadonlySet<Kolom['jenis']> = new Set(['periode', 'elemen_banyak']);
/** Most texts are tidy already. */
const TAK_RAPI = /[^\x21-\x7e ]|^[' ]| $| {2}/;
const rapi = (teks: string): string =>
  TAK_RAPI.test(teks) ? lepasNetral(teks).normalize('NFC').replace(/\s+/g, ' ').trim() : teks;

const TANPA_MASALAH: ReadonlyMap<string, string> = new Map();
class BarisTerbaca implements Terbaca {
  readonly data: Record<string, unknown> = {};
  masalah = TANPA_MASALAH;

  constructor(
    private readonly sel: ReadonlyMap<string, Sel>,
    private readonly kolom: readonly Kolom[],
  ) {}

  salah(medan: string, sebab: string): void {
    this.masalah = new Map([...this.masalah, [medan, sebab]]);
  }
  get tampil(): ReadonlyMap<string, string | number> {
    const hasil = new Map<string, string | number>();
    for (const k of this.kolom) {
      const s = this.sel.get(k.kd_field);
      if (s && !selKosong(s)) hasil.set(k.kd_field, tampilSel(k, s));
    }
    return hasil;
  }
}
export const selKosong = (s: Sel): boolean =>
  !(s.teks.charCodeAt(0) > 0x27) && !s.rumus && !s.gabung && rapi(s.teks) === '';

/** Null when every cell of the row is empty. */
export function bacaRekaman(sel: ReadonlyMap<string, Sel>, cara: CaraBaca): Terbaca | null {
  const hasil = new BarisTerbaca(sel, cara.kolom);
  let ada = false;
  for (const k of cara.kolom) {
    const s = sel.get(k.kd_field);
    if (!s || selKosong(s)) continue;
    if (s.rumus || rapi(s.teks) !== '') ada = true;
    const dibaca = bacaSelKolom(k, s, cara);
    if ('salah' in dibaca) hasil.salah(k.kd_field, dibaca.salah);
    else hasil.data[k.kd_field] = dibaca.nilai;
  }
  return ada ? hasil : null;
}

/** A date in the month column reads as its month; everything else as it was typed. */
function tampilSel(k: Kolom, s: Sel): string | number {
  if (k.jenis === 'periode' && s.tanggal) return tampilPeriode(bulanTahun(s.tanggal));
  if (k.jenis === 'angka' && s.angka !== null) return s.angka;
  return rapi(s.teks);
}
const bulanTahun = (t: { bulan: number; tahun: number }): string => `${String(t.bulan).padStart(2, '0')}${t.tahun}`;

/** One cell as the value of its field, or why it cannot be one. */
export function bacaSelKolom(k: Kolom, s: Sel, cara: CaraBaca): Nilai {
  if (s.gabung) return { salah: pesan('impor.sel_gabung') };
  if (s.rumus) return { salah: pesan('impor.rumus') };
  if (s.galat) return { salah: pesan('impor.sel_galat', { teks: s.teks }) };
  // A line break inside a cell parts values as a semicolon does.
  const teks = rapi(BANYAK.has(k.jenis) ? s.teks.replace(/[\r\n]+/g, ';') : s.teks);
  const daftar = cara.daftar.get(k.kd_field);
  switch (k.jenis) {
    case 'angka':
      return s.angka === null ? angkaTeks(k, teks) : angkaSel(k, s.angka);
    case 'periode':
      return periode(k, s, teks, cara.tahun);
    case 'hs':
      return { nilai: kodeHs(teks, s.angka !== null) };
    case 'elemen_banyak':
      return {
        nilai: [
          ...new Set(
            teks
              .split(PISAH_BANYAK)
              .map((t) => t.trim())
              .filter(Boolean)
              .map((t) => daftar?.kode(t) ?? t),
          ),
        ],
      };
    case 'elemen':
    case 'negara':
    case 'pelabuhan':
    case 'satuan':
    case 'pilihan':
      return { nilai: daftar?.kode(teks) ?? teks };
    case 'teks':
      return { nilai: teks };
  }
}

function angkaSel(k: Kolom, n: number): Nilai {
  const teks = desimalDariAngka(n);
  if (desimalSah(teks)) return { nilai: teks };
  return { salah: pesan(Math.abs(n) >= 1e12 ? 'isian.angka_terlalu_besar' : 'isian.desimal', { label: k.label }) };
}
function angkaTeks(k: Kolom, teks: string): Nilai {
  const minus = /^[-−]\s*\d/.test(teks);
  const dibaca = bacaAngka(minus ? teks.slice(1) : teks);
  if (dibaca.sah) return { nilai: minus ? `-${dibaca.nilai}` : dibaca.nilai };
  return {
    salah: dibaca.saran
      ? pesan('impor.angka_saran', { label: k.label, teks, saran: dibaca.saran })
      : pesan('isian.angka', { label: k.label }),
  };
}

/** Typing 'Jan 2027' makes Excel store a date: its month is meant. A month without a year is of the balance year. */
function periode(k: Kolom, s: Sel, teks: string, tahun: number): Nilai {
  if (s.tanggal) return { nilai: [bulanTahun(s.tanggal)] };
  // A numeric cell has lost the leading zero of 012027.
  const utuh = s.angka !== null ? teks.padStart(6, '0') : teks;
  const bagian = utuh
    .split(PISAH_PERIODE)
    .map((t) => t.trim())
    .filter(Boolean);
  const dibaca = bagian.map((t) => bacaPeriode(t) ?? bacaPeriode(`${t} ${tahun}`));
  if (dibaca.length === 0 || dibaca.some((p) => p === null))
    return { salah: pesan('isian.periode', { label: k.label, tahun: `${tahun}` }) };
  return { nilai: [...new Set(dibaca)].sort() };
}

/** '1701.14.00', '17011400', '17011400 - Gula'; a numeric cell has lost the leading zero. */
function kodeHs(teks: string, numerik: boolean): string {
  if (numerik) return teks.padStart(8, '0');
  const m = /^(\d{4})[.\s]?(\d{2})[.\s]?(\d{2})(?:\D.*)?$/.exec(teks);
  return m ? `${m[1]}${m[2]}${m[3]}` : teks;
}

/** A stored record as the cells of its row: what `bacaRekaman` reads back as the same record. */
export function tulisRekaman(data: Readonly<Record<string, unknown>>, cara: CaraBaca): Map<string, string | number> {
  const hasil = new Map<string, string | number>();
  for (const k of cara.kolom) {
    const nilai = data[k.kd_field];
    if (nilai === undefined || nilai === null || nilai === '') continue;
    hasil.set(k.kd_field, tulisSel(k, nilai, cara));
  }
  return hasil;
}
/** A stored value as its cell. */
export function tulisSel(k: Kolom, nilai: unknown, cara: CaraBaca): string | number {
  const daftar = cara.daftar.get(k.kd_field);
  const semua = (Array.isArray(nilai) ? nilai : [nilai]).map(String);
  const satu = semua[0] ?? '';
  switch (k.jenis) {
    case 'angka':
      // Beyond 15 digits a number cell would round.
      return satu.replace(/\D/g, '').length <= 15 ? Number(satu) : angka(satu);
    case 'periode':
      return semua.map(tampilPeriode).join(', ');
    case 'hs':
      return tampilHs(satu);
    case 'elemen_banyak':
      return semua.map((x) => daftar?.tampil(x) ?? x).join('; ');
    case 'elemen':
    case 'negara':
    case 'pelabuhan':
    case 'satuan':
    case 'pilihan':
      return daftar?.tampil(satu) ?? satu;
    case 'teks':
      return satu;
  }
}
