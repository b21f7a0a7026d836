import { CsvError, parse } from 'csv-parse';
import type { KunciPesan, NilaiPesan } from '@sinas/domain/pesan/pesan';

/** A file that is no CSV in UTF-8. Lines are counted from 1. */
export class CsvRusak extends Error {
  constructor(
    readonly baris: number,
    readonly kunci: KunciPesan,
    readonly nilai: NilaiPesan = {},
  ) {
    super(`${kunci} (baris ${baris})`);
  }
}
export interface BarisCsv {
  /** Where the row begins in the file. */
  baris: number;
  sel: string[];
}
const LF = 0x0a;

/**
 * Header and rows of a CSV file, comma or semicolon (as spreadsheets of this country write it). A broken row stops the
 * reading with its line; empty lines are passed over. Yields often enough for other requests to go on.
 */
export async function* bacaCsv(isi: Buffer): AsyncGenerator<BarisCsv> {
  const teks = keTeks(isi);
  const akhirKepala = teks.search(/\r?\n|$/);
  const kepala = teks.slice(0, akhirKepala);
  const delimiter = kepala.includes(';') && !kepala.includes(',') ? ';' : ',';
  const arus = parse(teks, { delimiter, info: true, relax_column_count: true, skip_empty_lines: true });
  try {
    for await (const satu of arus as AsyncIterable<{ record: string[]; info: { lines: number } }>) {
      const tinggi = satu.record.reduce((n, s) => n + (s.includes('\n') ? s.split('\n').length - 1 : 0), 0);
      yield { baris: satu.info.lines - tinggi, sel: satu.record };
    }
  } catch (error) {
    if (!(error instanceof CsvError)) throw error;
    // A quote that never ends is noticed at the end of the file: where it began is what helps.
    const baris = error.code === 'CSV_QUOTE_NOT_CLOSED' ? Number(error.records) + 1 : Number(error.lines);
    throw new CsvRusak(baris, 'referensi.bukan_csv');
  }
}

/** Strict UTF-8, a byte-order mark taken off; the line of the first byte that is none. */
function keTeks(isi: Buffer): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(isi);
  } catch {
    throw new CsvRusak(barisTakTerbaca(isi), 'referensi.bukan_utf8');
  }
}
function barisTakTerbaca(isi: Buffer): number {
  const pembaca = new TextDecoder('utf-8', { fatal: true });
  let baris = 1;
  for (let awal = 0; awal < isi.length; baris += 1) {
    const lf = isi.indexOf(LF, awal);
    const akhir = lf < 0 ? isi.length : lf + 1;
    try {
      pembaca.decode(isi.subarray(awal, akhir));
    } catch {
      return baris;
    }
    awal = akhir;
  }
  return baris;
}
