import { angka } from './angka';
import { tanpaSingkatan } from './teks';

/** Codes of UN/ECE Recommendation 20, as people in Indonesia write them after a number. */
const PENDEK: Readonly<Record<string, string>> = {
  TNE: 'ton',
  KTN: 'kiloton',
  DTN: 'kuintal',
  KGM: 'kg',
  GRM: 'gram',
  MGM: 'mg',
  ONZ: 'ons',
  LBR: 'pon',
  CTM: 'karat',
  LTR: 'liter',
  MLT: 'ml',
  HLT: 'hl',
  BLL: 'barel',
  MTQ: 'm³',
  CMQ: 'cm³',
  MTK: 'm²',
  CMK: 'cm²',
  H18: 'ha',
  HAR: 'ha',
  MTR: 'm',
  CMT: 'cm',
  MMT: 'mm',
  KMT: 'km',
  KWH: 'kWh',
  MWH: 'MWh',
  GWH: 'GWh',
  C62: 'unit',
  H87: 'buah',
  ST: 'lembar',
  SET: 'set',
  PR: 'pasang',
  DZN: 'lusin',
  GRO: 'gros',
  RO: 'rol',
  HEA: 'ekor',
};

/** 'm³' for MTQ. A unit without a short form is written by its name in small letters, or by its code. '' for none. */
export const satuanPendek = (kode: string | null | undefined, nama?: string | null): string => {
  if (!kode) return (nama ?? '').toLowerCase();
  return PENDEK[kode] ?? (nama && nama !== kode ? nama.toLowerCase() : kode);
};
/** In a list to choose from, where the short form alone would be a riddle: 'm³ (meter kubik)', 'ton'. */
export const satuanPilihan = (kode: string, nama: string): string => {
  const pendek = satuanPendek(kode, nama);
  const panjang = tanpaSingkatan(nama).toLowerCase();
  return panjang === pendek || nama === kode ? pendek : `${pendek} (${panjang})`;
};

/** '1.234,5 m³': a quantity never stands without its unit where that is known. '-' without a quantity. */
export const kuantitas = (
  jumlah: string | number | null | undefined,
  kode: string | null | undefined,
  nama?: string | null,
): string =>
  jumlah === null || jumlah === undefined || jumlah === ''
    ? '-'
    : `${angka(jumlah)} ${satuanPendek(kode, nama)}`.trimEnd();
