import { describe, expect, it } from 'vitest';
import { KELOMPOK } from '../komoditas/daftar';
import { kuantitas, satuanPendek, satuanPilihan } from './satuan';

describe('part 5: a quantity and its unit', () => {
  it.each([
    ['1234.5', 'TNE', 'Ton', '1.234,5 ton'],
    ['1234.5', 'TNE', 'Ton (metrik)', '1.234,5 ton'],
    ['1850.5', 'MTK', 'Meter persegi', '1.850,5 m²'],
    ['400', 'MTQ', 'Meter kubik', '400 m³'],
    ['5', 'KGM', 'Kilogram', '5 kg'],
    ['1000000', 'LTR', 'Liter', '1.000.000 liter'],
    ['12', 'H87', 'Buah (potong)', '12 buah'],
    ['3', 'C62', 'Satuan (unit)', '3 unit'],
    ['3', 'ST', 'sheet', '3 lembar'],
    ['3', 'HEA', 'Ekor', '3 ekor'],
    ['7', 'XYZ', 'Peti Kayu', '7 peti kayu'],
    ['7', 'XYZ', 'XYZ', '7 XYZ'],
    ['7', 'XYZ', undefined, '7 XYZ'],
    [7, null, null, '7'],
    [null, 'TNE', 'Ton', '-'],
    ['', 'TNE', 'Ton', '-'],
  ])('%s of %s is %s: %s', (jumlah, kode, nama, kata) => {
    expect(kuantitas(jumlah, kode, nama)).toBe(kata);
  });
  it('every unit that a commodity counts in has a short form', () => {
    const semua = [...new Set([...KELOMPOK.values()].flatMap((k) => [...k.satuan]))];
    expect(semua.filter((kode) => satuanPendek(kode) === kode)).toEqual([]);
  });
  it('a list to choose from explains the short form where it is not the word itself', () => {
    expect([
      satuanPilihan('MTQ', 'Meter kubik'),
      satuanPilihan('TNE', 'Ton (metrik)'),
      satuanPilihan('KGM', 'Kilogram'),
      satuanPilihan('XYZ', 'XYZ'),
    ]).toEqual(['m³ (meter kubik)', 'ton', 'kg (kilogram)', 'XYZ']);
  });
});
