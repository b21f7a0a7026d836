import { AturanDilanggar } from '../../platform/errors';
import type { LembarXlsx, PaketXlsx } from './paket-xlsx';
import { barisDariAlamat, desimalDariAngka, kolomDariAlamat, selTeks, tanggalDariSeri, type Sel } from './sel';
import { atribut, teksKaya, teksXml, unsur } from './xml';
import { teksIsi } from './zip';

export interface BarisLembar {
  nomor: number;
  /** column number (A = 1) -> cell; empty cells are absent */
  sel: Map<number, Sel>;
}
const MAKS_KOLOM = 100;
const MAKS_BARIS_XML = 8 * 1024 * 1024;

/** Rows of a sheet in their order, one at a time: memory does not grow with the workbook. */
export async function* barisLembar(paket: PaketXlsx, lembar: LembarXlsx): AsyncGenerator<BarisLembar> {
  const akhirBaris = /<\/(?:\w+:)?row>/g;
  let sisa = '';
  let terakhir = 0;
  for await (const potong of teksIsi(paket.buf, lembar.isi)) {
    akhirBaris.lastIndex = Math.max(0, sisa.length - 40);
    sisa += potong;
    let awal = 0;
    for (let m = akhirBaris.exec(sisa); m; m = akhirBaris.exec(sisa)) {
      const baris = bacaBaris(sisa.slice(awal, m.index), terakhir, paket);
      awal = akhirBaris.lastIndex;
      if (!baris) continue;
      terakhir = baris.nomor;
      yield baris;
    }
    sisa = sisa.slice(awal);
    if (sisa.length > MAKS_BARIS_XML) throw new AturanDilanggar('impor.isi_terlalu_besar');
  }
}

/** `xml`: everything up to the end tag of one row; empty rows before it close themselves. */
function bacaBaris(xml: string, terakhir: number, paket: PaketXlsx): BarisLembar | null {
  let nomor = terakhir;
  let isi: string | null = null;
  for (const m of xml.matchAll(/<(?:\w+:)?row\b([^>]*)>/g)) {
    const a = m[1] ?? '';
    nomor = Number(atribut(a).r ?? nomor + 1);
    if (!a.endsWith('/')) isi = xml.slice(m.index + m[0].length);
  }
  if (isi === null) return null;
  const sel = new Map<number, Sel>();
  let kolom = 0;
  for (const m of isi.matchAll(/<(?:\w+:)?c\b([^>]*?)(?:\/>|>([\s\S]*?)<\/(?:\w+:)?c>)/g)) {
    const a = atribut(m[1] ?? '');
    kolom = a.r ? kolomDariAlamat(a.r) : kolom + 1;
    if (kolom < 1 || kolom > MAKS_KOLOM || !m[2]) continue;
    const s = bacaSel(a, m[2], paket);
    if (s) sel.set(kolom, s);
  }
  return { nomor, sel };
}

function bacaSel(a: Record<string, string>, isi: string, paket: PaketXlsx): Sel | null {
  const rumus = /<(?:\w+:)?f[\s>/]/.test(isi);
  const v = /<(?:\w+:)?v(?:\s[^>]*)?>([\s\S]*?)<\/(?:\w+:)?v>/.exec(isi)?.[1];
  if (a.t === 'inlineStr') return { ...selTeks(teksKaya(isi)), rumus };
  if (v === undefined) return rumus ? { ...selTeks(''), rumus } : null;
  const teks = teksXml(v);
  switch (a.t) {
    case 's':
      return { ...selTeks(paket.teksBersama[Number(teks)] ?? ''), rumus };
    case 'str':
      return { ...selTeks(teks), rumus };
    case 'b':
      return { ...selTeks(teks === '1' ? 'TRUE' : 'FALSE'), rumus };
    case 'e':
      return { ...selTeks(teks), rumus, galat: true };
    case 'd': {
      const t = /^(\d{4})-(\d{2})-(\d{2})/.exec(teks);
      return {
        ...selTeks(teks),
        rumus,
        tanggal: t && { tahun: Number(t[1]), bulan: Number(t[2]), hari: Number(t[3]) },
      };
    }
    default: {
      const n = Number(teks);
      if (teks.trim() === '' || !Number.isFinite(n)) return { ...selTeks(teks), rumus };
      const tanggal = paket.gayaTanggal[Number(a.s ?? 0)] ? tanggalDariSeri(n, paket.sejak1904) : null;
      return { ...selTeks(desimalDariAngka(n)), angka: n, tanggal, rumus };
    }
  }
}

/** Is this cell part of a merged area? Excel keeps the value in the first cell only. */
export type UjiGabung = (baris: number, kolom: number) => boolean;

export async function selGabung(paket: PaketXlsx, lembar: LembarXlsx): Promise<UjiGabung> {
  const perKolom = new Map<number, [number, number][]>();
  let ekor = '';
  for await (const potong of teksIsi(paket.buf, lembar.isi)) {
    const teks = ekor + potong;
    const mulai = teks.search(/<(?:\w+:)?mergeCell\s/);
    if (mulai < 0) {
      ekor = teks.slice(-60);
      continue;
    }
    const akhir = teks.lastIndexOf('>') + 1;
    for (const m of unsur(teks.slice(mulai, akhir), 'mergeCell')) catat(perKolom, m.ref ?? '');
    ekor = teks.slice(Math.max(akhir, mulai));
  }
  for (const daftar of perKolom.values()) daftar.sort((a, b) => a[0] - b[0]);
  return (baris, kolom) => {
    const daftar = perKolom.get(kolom);
    if (!daftar) return false;
    let [kiri, kanan] = [0, daftar.length - 1];
    while (kiri <= kanan) {
      const tengah = (kiri + kanan) >> 1;
      const [a, b] = daftar[tengah] ?? [0, 0];
      if (baris < a) kanan = tengah - 1;
      else if (baris > b) kiri = tengah + 1;
      else return true;
    }
    return false;
  };
}
function catat(perKolom: Map<number, [number, number][]>, ref: string): void {
  const [dari = '', ke = dari] = ref.split(':');
  const [r1, r2] = [barisDariAlamat(dari), barisDariAlamat(ke)];
  for (let k = kolomDariAlamat(dari); k <= Math.min(kolomDariAlamat(ke), MAKS_KOLOM); k++) {
    const daftar = perKolom.get(k) ?? [];
    daftar.push([r1, r2]);
    perKolom.set(k, daftar);
  }
}
