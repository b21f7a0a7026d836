import { describe, expect, it } from 'vitest';
import { KELOMPOK } from './daftar';
import { mintaCatatanHs, nilaiHs, salahHs } from './hs-kelompok';

const gula = KELOMPOK.get('015');
if (!gula) throw new Error('sugar is a group of the domain');
const daftar = (lengkap: boolean, ...kode: string[]) => ({ kode: new Set(kode), lengkap });
const GULA = daftar(false, '17011400', '17019910', '17019990');

describe('B.2 tariff lines belong to the commodity', () => {
  it.each([
    ['17019910', false, 'sesuai'],
    ['17011200', false, 'catatan'],
    ['10063030', false, 'tolak'],
    ['17021100', false, 'tolak'],
    ['17019910', true, 'sesuai'],
    ['17011200', true, 'tolak'],
    ['10063030', true, 'tolak'],
  ])('%s with a list that is complete: %s is %s', (hs, lengkap, nilai) => {
    expect(nilaiHs(hs, { ...GULA, lengkap })).toBe(nilai);
  });
  it('a group without a list refuses nothing, even when it was called complete once', () => {
    expect([nilaiHs('10063030', daftar(false)), nilaiHs('10063030', daftar(true))]).toEqual(['sesuai', 'sesuai']);
  });
  it('a refusal names those that would fit, the nearest first, five of them', () => {
    expect(salahHs('10063030', gula, GULA)).toBe(
      'Pos tarif 1006.30.30 bukan untuk Gula. Yang sesuai: 1701.14.00, 1701.99.10, 1701.99.90',
    );
    const banyak = daftar(true, '17011400', '17019910', '17019990', '17019100', '17011300', '17011200', '21069091');
    expect(salahHs('21069099', gula, banyak)).toBe(
      'Pos tarif 2106.90.99 bukan untuk Gula. Yang sesuai: 2106.90.91, 1701.12.00, 1701.13.00, 1701.14.00, 1701.91.00 dan 2 lainnya',
    );
    const lima = daftar(true, '17011400', '17019910', '17019990', '17019100', '17011300');
    expect(salahHs('10063030', gula, lima)).toMatch(/: 1701\.13\.00, 1701\.14\.00, .*, 1701\.99\.90$/);
    expect(salahHs('17011200', gula, GULA)).toBeNull();
  });
  it('a line of a listed heading asks for a note', () => {
    expect(mintaCatatanHs('17011200', gula, GULA)).toBe(
      'Pos tarif 1701.12.00 belum terdaftar untuk Gula. Tulis mengapa pos ini dipakai',
    );
    expect([mintaCatatanHs('17019910', gula, GULA), mintaCatatanHs('10063030', gula, GULA)]).toEqual([null, null]);
  });
});
