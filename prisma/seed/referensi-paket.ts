import { readFileSync } from 'node:fs';
import path from 'node:path';
import { data as valuta } from 'currency-codes';
import { SATUAN_AWAL } from './awal/umum';
import { VALUTA_AWAL } from './awal/contoh';
import { parse } from 'csv-parse/sync';
import type { Entri } from './referensi';

const KATA_KECIL = new Set(['dan']);
const SINGKATAN = new Set(['DKI', 'DI']);
/** 'KABUPATEN ACEH SELATAN' as people write it. */
const namaWilayah = (nama: string): string =>
  nama === nama.toUpperCase()
    ? nama
        .split(' ')
        .map((k) => {
          if (SINGKATAN.has(k)) return k;
          const kecil = k.toLowerCase();
          return KATA_KECIL.has(kecil) ? kecil : kecil.replace(/(^|[-(/])\p{L}/gu, (c) => c.toUpperCase());
        })
        .join(' ')
    : nama;

const bacaCsv = (lokasi: string): Record<string, string>[] =>
  parse(readFileSync(lokasi), { columns: true, bom: true, skip_empty_lines: true });

/** Provinces, regencies and districts, with the code of what they lie in. */
function wilayah(): Entri[] {
  const folder = path.join(path.dirname(require.resolve('idn-area-data')), '../data');
  const sumber = 'paket:idn-area-data';
  const dari = (jenis: string, file: string, induk?: string): Entri[] =>
    bacaCsv(path.join(folder, file)).map((b) => ({
      jenis,
      kode: b.code ?? '',
      uraian: namaWilayah(b.name ?? ''),
      induk: induk ? (b[induk] ?? null) : null,
      sumber,
    }));
  return [
    ...dari('provinsi', 'provinces.csv'),
    ...dari('kota', 'regencies.csv', 'province_code'),
    ...dari('kecamatan', 'districts.csv', 'regency_code'),
  ];
}

/**
 * UN/ECE Recommendation 20. The package is ESM with a CommonJS build that Node cannot load, so its table is read as text.
 * Units that have an Indonesian name already keep it; the others come after them.
 */
function satuan(): Entri[] {
  const teks = readFileSync(require.resolve('un-ece-recommendation/20/3'), 'utf8');
  const berbahasa = new Set(SATUAN_AWAL.map(([kode]) => kode));
  return [...teks.matchAll(/code: ("[^"]+"),\s+name: ("(?:[^"\\]|\\.)+")/g)]
    .map(([, kode = '', nama = '']) => [JSON.parse(kode) as string, JSON.parse(nama) as string] as const)
    .filter(([kode]) => !berbahasa.has(kode))
    .map(([kode, uraian]) => ({
      jenis: 'satuan',
      kode,
      uraian,
      data: { nama_asing: true },
      urut: 1,
      sumber: 'paket:un-ece-recommendation',
    }));
}

function mataUang(): Entri[] {
  const berbahasa = new Set(VALUTA_AWAL.map(([kode]) => kode));
  return valuta
    .filter((v) => !berbahasa.has(v.code))
    .map((v) => ({ jenis: 'valuta', kode: v.code, uraian: v.currency, urut: 1, sumber: 'paket:currency-codes' }));
}

/** Lists that come with packages: they are there without any folder. */
export const entriPaket = (): Entri[] => [...wilayah(), ...satuan(), ...mataUang()];
