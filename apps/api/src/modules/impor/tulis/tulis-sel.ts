import { netralkan } from '../templat/templat';

/** The most text that Excel takes in one cell. */
const MAKS_TEKS = 32_767;
/** Texts that stand in many cells are written once; the table is kept in memory, so it ends. */
const MAKS_BERSAMA = 20_000;
const MAKS_HURUF_BERSAMA = 200;
// eslint-disable-next-line no-control-regex -- what XML cannot hold
const PERLU = /[&<>"_\u0000-\u0008\u000b\u000c\r\u000e-\u001f\ufffe\uffff]/;
const GANTI: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', '\r': '_x000D_' };

/** Text for XML. What looks like an escape of Excel is escaped itself, so that it comes back as it is. */
export function xmlTeks(teks: string): string {
  if (!PERLU.test(teks)) return teks;
  return (
    teks
      .replace(/_(?=x[0-9A-Fa-f]{4}_)/g, '_x005F_')
      // eslint-disable-next-line no-control-regex -- what XML cannot hold
      .replace(/[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g, '')
      .replace(/[&<>"\r]/g, (c) => GANTI[c] ?? c)
  );
}
const t = (teks: string): string =>
  (/^\s|\s$|[\n\t]| {2}/.test(teks) ? '<t xml:space="preserve">' : '<t>') + xmlTeks(teks) + '</t>';

/** 'AB' for 28. */
export const hurufKolom = (n: number): string =>
  (n > 26 ? String.fromCharCode(64 + Math.floor((n - 1) / 26)) : '') + String.fromCharCode(65 + ((n - 1) % 26));

/** Writes cells as XML. Every text is neutralised here and nowhere else. */
export class TulisSel {
  private readonly bersama = new Map<string, number>();
  /** the end of such a cell, by format and text */
  private readonly ekor: Map<string, string>[] = [];

  /** `alamat`: 'B3'. */
  teks(alamat: string, gaya: number, teks: string): string {
    const aman = netralkan(teks.length > MAKS_TEKS - 1 ? teks.slice(0, MAKS_TEKS - 1) : teks);
    return `<c r="${alamat}" s="${gaya}" t="inlineStr"><is>${t(aman)}</is></c>`;
  }
  /** A text that nobody reads back: a sign before digits (a telephone number, a dash alone) stays as it is. */
  bacaan(alamat: string, gaya: number, teks: string): string {
    if (!/^[+-]?[\d ().-]*$/.test(teks)) return this.teks(alamat, gaya, teks);
    return `<c r="${alamat}" s="${gaya}" t="inlineStr"><is>${t(teks)}</is></c>`;
  }
  /** `teks` for a text that stands in many cells. */
  teksBersama(alamat: string, gaya: number, teks: string): string {
    const ekor = (this.ekor[gaya] ??= new Map<string, string>());
    let isi = ekor.get(teks);
    if (isi === undefined) {
      const i = this.nomor(teks);
      if (i === null) return this.teks(alamat, gaya, teks);
      isi = `" s="${gaya}" t="s"><v>${i}</v></c>`;
      ekor.set(this.salinan(teks), isi);
    }
    return `<c r="${alamat}${isi}`;
  }
  private nomor(teks: string): number | null {
    const ada = this.bersama.get(teks);
    if (ada !== undefined) return ada;
    if (this.bersama.size >= MAKS_BERSAMA || teks.length > MAKS_HURUF_BERSAMA) return null;
    this.bersama.set(this.salinan(teks), this.bersama.size);
    return this.bersama.size - 1;
  }
  /** A piece of a longer text would keep all of that in memory. */
  private salinan(teks: string): string {
    return Buffer.from(teks).toString();
  }
  angka(alamat: string, gaya: number, n: number): string {
    return `<c r="${alamat}" s="${gaya}"><v>${n}</v></c>`;
  }
  kosong(alamat: string, gaya: number): string {
    return `<c r="${alamat}" s="${gaya}"/>`;
  }

  *sharedStrings(): Generator<string> {
    yield `<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n<sst xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main" uniqueCount="${this.bersama.size}">`;
    for (const teks of this.bersama.keys()) yield `<si>${t(netralkan(teks))}</si>`;
    yield '</sst>';
  }
}
