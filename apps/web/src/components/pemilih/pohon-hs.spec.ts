import { describe, expect, it } from 'vitest';
import { barisPohon, gerakPohon, jejakBaris, tampilPos, type Anak, type SimpulHs } from './pohon-hs';

const s = (kode: string, uraian: string, anak: boolean): SimpulHs => ({
  kode,
  uraian,
  digit: kode.length,
  anak,
  dapat_dipilih: kode.length === 8,
});
const ISI: Record<string, Anak> = {
  '': [s('17', 'Gula', true), s('25', 'Garam', true), s('26', 'Bijih', true)],
  '17': [s('1701', 'Gula tebu', true)],
  '1701': [s('17011400', 'Gula tebu lainnya', false), s('17019910', 'Gula dimurnikan', false)],
  '25': 'memuat',
  '26': 'gagal',
};
const anak = (induk: string): Anak => ISI[induk] ?? [];
const baris = (...terbuka: string[]) => barisPohon(anak, new Set(terbuka));
const tekan = (key: string, kini: string, terbuka: string[] = [], awalan = '') =>
  gerakPohon({ key, ctrlKey: false, altKey: false, metaKey: false }, baris(...terbuka), kini, awalan);

describe('tree of the tariff book', () => {
  it('shows what is open, with level, place and number of siblings', () => {
    const [bab, pos, satu] = baris('17', '1701');
    expect(bab).toMatchObject({ kode: '17', tingkat: 1, posisi: 1, jumlah: 3, terbuka: true });
    expect(pos).toMatchObject({ kode: '1701', tingkat: 2, induk: '17' });
    expect(satu).toMatchObject({ kode: '17011400', tingkat: 3, posisi: 1, jumlah: 2, terbuka: false });
    expect(baris().map((b) => b.kode)).toEqual(['17', '25', '26']);
  });
  it('a branch on its way, or not to be had, has a line of its own', () => {
    expect(baris('25', '26').map((b) => b.jenis)).toEqual(['simpul', 'simpul', 'memuat', 'simpul', 'gagal']);
  });
  it('the way down to a line is its parents in order', () => {
    expect(jejakBaris(baris('17', '1701'), '17019910').map((x) => x.kode)).toEqual(['17', '1701', '17019910']);
    expect(jejakBaris(baris(), '17019910')).toEqual([]);
  });
  it('up, down, Home and End go from line to line, past what is still loading', () => {
    expect(tekan('ArrowDown', '17')).toEqual({ ke: '25' });
    expect(tekan('ArrowDown', '25', ['25'])).toEqual({ ke: '26' });
    expect(tekan('ArrowUp', '17')).toBeNull();
    expect(tekan('End', '17')).toEqual({ ke: '26' });
    expect(tekan('Home', '26')).toEqual({ ke: '17' });
  });
  it('right opens and then goes in, left closes and then goes out', () => {
    expect(tekan('ArrowRight', '17')).toEqual({ buka: '17' });
    expect(tekan('ArrowRight', '17', ['17'])).toEqual({ ke: '1701' });
    expect(tekan('ArrowRight', '17011400', ['17', '1701'])).toBeNull();
    expect(tekan('ArrowLeft', '17011400', ['17', '1701'])).toEqual({ ke: '1701' });
    expect(tekan('ArrowLeft', '1701', ['17', '1701'])).toEqual({ tutup: '1701' });
    expect(tekan('ArrowLeft', '17')).toBeNull();
  });
  it('Enter chooses lines of eight digits alone, opens the others, and tries a failed branch again', () => {
    expect(tekan('Enter', '17011400', ['17', '1701'])).toEqual({ pilih: '17011400' });
    expect(tekan('Enter', '1701', ['17'])).toEqual({ buka: '1701' });
    expect(tekan(' ', '1701', ['17', '1701'])).toEqual({ tutup: '1701' });
    expect(tekan('Enter', 'gagal-26', ['26'])).toEqual({ ulang: '26' });
  });
  it('letters and digits lead to the next line that begins so', () => {
    expect(tekan('g', '17', [], 'g')).toEqual({ ke: '25' });
    expect(tekan('g', '25', [], 'g')).toEqual({ ke: '17' });
    expect(tekan('6', '25', [], '26')).toEqual({ ke: '26' });
    expect(tekan('z', '17', [], 'z')).toBeNull();
    expect(gerakPohon({ key: 'g', ctrlKey: true, altKey: false, metaKey: false }, baris(), '17', 'g')).toBeNull();
  });
  it('codes are written as in the tariff book', () => {
    expect(['17', '1701', '170114', '17011400', '1701140'].map(tampilPos)).toEqual([
      '17',
      '17.01',
      '1701.14',
      '1701.14.00',
      '1701.14.0',
    ]);
  });
});
