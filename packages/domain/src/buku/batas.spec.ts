import { describe, expect, it } from 'vitest';
import type { Pos } from '../neraca/pos';
import { akunBatas, akunTerbit, kunciAkun } from './akun';
import { aturBatas, batasTerendah, kdGaBatas, komoditasBerbatas, layananBerbatas, lewatBatas } from './batas';
import { terbitkan, type BarisTerbit } from './izin';

const POS: Pos = { tahun: 2027, arah: 'impor', kd_komoditas: '0142', satuan: 'C62', elemen: { '02': 'A' } };
const PT = 'org:pt';
const BATAS = akunBatas(POS, PT);
const baris = (id: string, jml: string): BarisTerbit => ({
  ...{ id, pos: POS, pemilik: PT, jml, dok: { satuan: 'C62', jml }, asal: null, terealisasi: '0' },
});
const terbit = (jml: string, bebas: string) =>
  terbitkan(
    'k',
    { id: '7', dana: 'P.BATAS', baris: [baris('1', jml)], gugur: [] },
    new Map([[kunciAkun(BATAS), bebas]]),
  );

describe('ledger page: limit of a company set', () => {
  it('goes up out of the source, down only back into it', () => {
    const isi = { pos: POS, pemilik: PT };
    expect(aturBatas('batas:3:1', { ...isi, sebelum: '300', jml: '1000' })).toMatchObject([
      {
        kunci: 'batas:3:1:BATAS',
        pindah: [{ dari: { jenis: 'SUMBER', sumber: 'batas' }, ke: { jenis: 'P.BATAS' }, jml: '700' }],
      },
    ]);
    expect(aturBatas('batas:3:2', { ...isi, sebelum: '1000', jml: '400.5' })).toMatchObject([
      { pindah: [{ dari: { jenis: 'P.BATAS' }, ke: { jenis: 'SUMBER', sumber: 'batas' }, jml: '599.5' }] },
    ]);
    expect(aturBatas('batas:3:3', { ...isi, sebelum: '5', jml: '5' })).toEqual([
      { kunci: 'batas:3:3:BATAS', jenis: 'BATAS', pindah: [] },
    ]);
  });
  it('down as far as free: what stands on permits is its floor', () => {
    expect(batasTerendah('1000', '350')).toBe('650');
  });
  it('without a limit row what lacks is MELEBIHI_BATAS; with one it is refused, and the sums say by how much', () => {
    const gerak = terbit('500', '420');
    expect(gerak.map((g) => g.jenis)).toEqual(['MELEBIHI_BATAS', 'TERBIT']);
    expect(lewatBatas(gerak, new Map([[kunciAkun(BATAS), '420']]), new Set())).toBeNull();
    expect(lewatBatas(gerak, new Map([[kunciAkun(BATAS), '420']]), new Set([kunciAkun(BATAS)]))).toEqual({
      ...{ pos: POS, ada: '420', minta: '500' },
    });
  });
  it('what a change gives back first counts as there', () => {
    const lama = { id: '9', pos: POS, pemilik: PT };
    const saldo = new Map([
      [kunciAkun(BATAS), '10'],
      [kunciAkun(akunTerbit(lama)), '100'],
    ]);
    const gerak = terbitkan('k', { id: '7', dana: 'P.BATAS', baris: [baris('1', '130')], gugur: [lama] }, saldo);
    expect(lewatBatas(gerak, saldo, new Set([kunciAkun(BATAS)]))).toEqual({ pos: POS, ada: '110', minta: '130' });
  });
});

describe('whose limits there are (C.1: PERTEK and RIPH know no meeting)', () => {
  it.each([
    ['0142', ['07']],
    ['016', ['07']],
    ['tidak ada', []],
  ])('%s', (kd, layanan) => {
    expect(layananBerbatas(kd)).toEqual(layanan);
  });
  it('a ministry sets those of commodities whose permits it issues; goods of the balance alone have none', () => {
    expect(kdGaBatas('0142')).toBe('019');
    expect(komoditasBerbatas('019')).toContain('0142');
    expect(komoditasBerbatas('018').every((k) => kdGaBatas(k) === '018')).toBe(true);
    expect(komoditasBerbatas(null).length).toBeGreaterThanOrEqual(komoditasBerbatas('019').length);
    expect(kdGaBatas('tidak ada')).toBeNull();
  });
});
