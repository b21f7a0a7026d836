import { describe, expect, it } from 'vitest';
import type { Pos } from '../neraca/pos';
import type { BarangPabean } from './barang';
import { cocokkan, type BarisIzinPabean, type IzinPabean } from './cocok';

const POS: Pos = { tahun: 2027, arah: 'impor', kd_komoditas: '013', satuan: 'KGM', elemen: {} };
const baris = (id: string, lain: Partial<BarisIzinPabean> = {}): BarisIzinPabean => ({
  ...{ id, npwp: '010000001012000', hs: '03034300', negara_asal: 'NO', satuan: 'TNE', pos: POS, saldo: '100' },
  ...lain,
});
const izin = (rows: BarisIzinPabean[], lain: Partial<IzinPabean> = {}): IzinPabean => ({
  ...{ tempat: 'terbit', berlaku_mulai: '2027-01-01', berlaku_sampai: '2027-06-30', baris: rows },
  ...lain,
});
const BARANG: BarangPabean = {
  ...{ no_pib: '000001', seri: 1, versi: 1, tgl_pib: '2027-03-02', kd_kantor: '040300', npwp: '010000001012000' },
  ...{
    no_izin: '1/RIPH',
    hs: '03034300',
    uraian: 'Cakalang',
    satuan: 'KGM',
    jml: '5',
    negara_asal: 'NO',
    batal: false,
  },
};
const hasil = (i: IzinPabean | null, b: Partial<BarangPabean> = {}) => {
  const h = cocokkan({ ...BARANG, ...b }, i);
  return h.sebab ?? h.baris.id;
};

describe('a declared line finds its row of the permit', () => {
  it('by number, company, dates, tariff line and unit', () => {
    expect(hasil(izin([baris('1')]))).toBe('1');
    expect(hasil(null)).toBe('IZIN_TIDAK_DIKENAL');
  });
  it('a branch is its company; another taxpayer is not', () => {
    expect(hasil(izin([baris('1')]), { npwp: '010000001999000' })).toBe('1');
    expect(hasil(izin([baris('1')]), { npwp: '0010000001012000' })).toBe('1');
    expect(hasil(izin([baris('1')]), { npwp: '010000002012000' })).toBe('PERUSAHAAN_LAIN');
  });
  it.each([
    ['2026-12-31', 'DI_LUAR_MASA'],
    ['2027-01-01', '1'],
    ['2027-06-30', '1'],
    ['2027-07-01', 'DI_LUAR_MASA'],
  ])('its first and last day count: %s %s', (tgl_pib, kata) => {
    expect(hasil(izin([baris('1')]), { tgl_pib })).toBe(kata);
    expect(hasil(izin([baris('1')], { tempat: 'hangus' }), { tgl_pib })).toBe(kata);
  });
  it('a revoked permit gives nothing, whatever the day', () => {
    expect(hasil(izin([baris('1')], { tempat: 'dicabut' }))).toBe('IZIN_DICABUT');
  });
  it('a tariff line or a unit that the permit does not have', () => {
    expect(hasil(izin([baris('1')]), { hs: '03034200' })).toBe('HS_LAIN');
    expect(hasil(izin([baris('1')]), { satuan: 'C62' })).toBe('SATUAN_LAIN');
    expect(hasil(izin([baris('1')]), { satuan: 'TNE' })).toBe('1');
    expect(hasil(izin([baris('1')]), { satuan: 'LTR' })).toBe('SATUAN_LAIN');
  });
  it('of rows of one pos: the declared country before others, then the one that has most', () => {
    const rows = [baris('1'), baris('2', { negara_asal: 'CL' }), baris('3', { saldo: '100.001' })];
    expect(hasil(izin(rows))).toBe('3');
    expect(hasil(izin(rows), { negara_asal: 'CL' })).toBe('2');
    expect(hasil(izin(rows), { negara_asal: 'TH' })).toBe('3');
  });
  it('between rows that are counted apart nothing is chosen', () => {
    const lain = baris('2', { pos: { ...POS, elemen: { '02': '021302' } } });
    expect(hasil(izin([baris('1'), lain]))).toBe('BARIS_GANDA');
  });
  it.each([
    ['2027-02-10', 'SUDAH_TERHITUNG'],
    ['2027-02-11', '1'],
  ])('of a day up to which realisation was loaded nobody knows whether it is in it: %s %s', (tgl_pib, kata) => {
    expect(hasil(izin([baris('1', { terhitung_sampai: '2027-02-10' })]), { tgl_pib })).toBe(kata);
    expect(hasil(izin([baris('1', { terhitung_sampai: null })]), { tgl_pib })).toBe('1');
  });
  it('one that has nothing left is found all the same: what is beyond is said, not refused', () => {
    expect(hasil(izin([baris('1', { saldo: '0' })]))).toBe('1');
  });
});
