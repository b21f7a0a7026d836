import { describe, expect, it } from 'vitest';
import type { Pos } from '../neraca/pos';
import { akunBatas, akunSumber, akunTerbit, akunTerealisasi, akunTersedia, kunciAkun } from './akun';
import { lewatBatas } from './batas';
import { terapkan } from './ingatan';
import { akunPembuka, bukaIzin, type BarisPembuka, type IzinPembuka } from './pembuka';

const POS: Pos = { tahun: 2027, arah: 'impor', kd_komoditas: '015', satuan: 'KGM', elemen: {} };
const PT = 'org:pt';
const baris = (id: string, jml: string, terealisasi = '0'): BarisPembuka => ({
  ...{ id, pos: POS, pemilik: PT, jml, dok: { satuan: 'KGM', jml }, terealisasi },
});
const izin = (dana: IzinPembuka['dana'], ...b: BarisPembuka[]): IzinPembuka => ({ id: '7', dana, baris: b });

describe('a permit of before the portal', () => {
  it('takes what is free of the line first, what lacks is fixed, what was realised is realised', () => {
    const saldo = new Map([
      [kunciAkun(akunTersedia(POS)), '400'],
      [kunciAkun(akunSumber(POS, 'N.TERSEDIA')), '-400'],
    ]);
    const gerak = bukaIzin(izin('N.TERSEDIA', baris('1', '600', '250'), baris('2', '100.5')), saldo);
    expect(gerak.map((g) => [g.kunci, g.jenis, g.pindah.map((p) => p.jml)])).toEqual([
      ['pembuka:7:izin:GARIS', 'GARIS', ['300.5']],
      ['pembuka:7:izin:PEMBUKA', 'PEMBUKA', ['600', '100.5']],
      ['pembuka:7:izin:PEMBUKA_REALISASI', 'PEMBUKA_REALISASI', ['250']],
    ]);
    for (const g of gerak) terapkan(saldo, g);
    expect(saldo.get(kunciAkun(akunTersedia(POS)))).toBe('0');
    expect(saldo.get(kunciAkun(akunSumber(POS, 'N.TERSEDIA')))).toBe('-700.5');
    expect(saldo.get(kunciAkun(akunTerbit(baris('1', '600'))))).toBe('350');
    expect(saldo.get(kunciAkun(akunTerealisasi(baris('1', '600'))))).toBe('250');
  });
  it('of PERTEK and RIPH draws from the limit: above one that somebody has set it is told with the sums', () => {
    const saldo = new Map([[kunciAkun(akunBatas(POS, PT)), '90']]);
    const gerak = bukaIzin(izin('P.BATAS', baris('1', '100')), saldo);
    expect(gerak.map((g) => g.jenis)).toEqual(['MELEBIHI_BATAS', 'PEMBUKA']);
    expect(gerak[0]?.pindah).toMatchObject([{ dari: { jenis: 'SUMBER', sumber: 'batas' }, jml: '10' }]);
    expect(lewatBatas(gerak, saldo, new Set([kunciAkun(akunBatas(POS, PT))]))).toMatchObject({
      ada: '90',
      minta: '100',
    });
  });
  it('asks for the accounts that others use, each once', () => {
    expect(akunPembuka(izin('N.TERSEDIA', baris('1', '1'), baris('2', '1'))).map((a) => a.jenis)).toEqual([
      'N.TERSEDIA',
      'SUMBER',
    ]);
  });
});
