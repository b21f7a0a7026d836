import { describe, expect, it } from 'vitest';
import type { Pos } from '../neraca/pos';
import { akunDitetapkan, akunSumber, akunTersedia, kunciAkun } from './akun';
import type { Desimal } from '../format/angka';
import { akunRencana, kurangTerpakai, tetapkanRencana, type RencanaTetap } from './rencana';

/* Typed from the ledger's page: a plan stays free, a replaced one moves its account to its successor. */
const pos = (satuan = 'KGM'): Pos => ({ tahun: 2027, arah: 'impor', kd_komoditas: '017', satuan, elemen: {} });
const ORG = 'org:1';
const rencana = (id: string, jml: Desimal[], asal: RencanaTetap['asal'] = null): RencanaTetap => ({
  ...{ id, pemilik: ORG, asal },
  baris: jml.map((j) => ({ pos: pos(), jml: j })),
});
const lama = (jml: Desimal) => ({ id: '1', baris: [{ pos: pos(), jml }] });
const saldo = (tersedia: Desimal, bebas?: Desimal) =>
  new Map([
    [kunciAkun(akunTersedia(pos())), tersedia],
    ...(bebas ? [[kunciAkun(akunDitetapkan(pos(), ORG, '1')), bebas] as const] : []),
  ]);
const ringkas = (r: RencanaTetap, s: ReadonlyMap<string, Desimal>) =>
  tetapkanRencana('k', r, s).map((g) => [g.jenis, g.pindah.map((p) => [p.dari.jenis, p.ke.jenis, p.jml])]);

describe('a plan in the ledger', () => {
  it('its rows of one pos are one quantity (example 6), drawn from what is available and free afterwards', () => {
    expect(ringkas(rencana('2', ['600', '400']), saldo('5000'))).toEqual([
      ['PENETAPAN', [['N.TERSEDIA', 'P.DITETAPKAN', '1000']]],
    ]);
  });
  it('what is not available is fixed with it', () => {
    expect(ringkas(rencana('2', ['1000']), saldo('300'))).toEqual([
      ['GARIS', [['SUMBER', 'N.TERSEDIA', '700']]],
      ['PENETAPAN', [['N.TERSEDIA', 'P.DITETAPKAN', '1000']]],
    ]);
  });
  it.each([
    [
      'more: the difference is drawn',
      '1400',
      '1000',
      [
        ['LIMPAH', '1000'],
        ['PENETAPAN', '400'],
      ],
    ],
    ['the same: it moves', '1000', '1000', [['LIMPAH', '1000']]],
    [
      'less: the rest goes back',
      '800',
      '1000',
      [
        ['LIMPAH', '1000'],
        ['KEMBALI', '200'],
      ],
    ],
    [
      '250 of it drawn, more asked for',
      '1400',
      '750',
      [
        ['LIMPAH', '750'],
        ['PENETAPAN', '400'],
      ],
    ],
    [
      '250 of it drawn, down to that',
      '250',
      '750',
      [
        ['LIMPAH', '750'],
        ['KEMBALI', '750'],
      ],
    ],
    ['all of it drawn', '1100', '0', [['PENETAPAN', '100']]],
  ])('a successor of 1.000 with %s', (_apa, jml, bebas, harapan) => {
    const r = rencana('2', [jml], lama('1000'));
    expect(ringkas(r, saldo('5000', bebas)).map(([jenis, p]) => [jenis, (p as string[][])[0]?.[2]])).toEqual(harapan);
    expect(kurangTerpakai(r, saldo('5000', bebas))).toBeNull();
  });
  it('not below what was reserved and issued, nor without a pos that was drawn from', () => {
    expect(kurangTerpakai(rencana('2', ['249.999'], lama('1000')), saldo('0', '750'))).toEqual({
      ...{ baru: '249.999', terpakai: '250' },
    });
    expect(kurangTerpakai(rencana('2', [], lama('1000')), saldo('0', '999'))).toEqual({ baru: '0', terpakai: '1' });
    expect(kurangTerpakai(rencana('2', [], lama('1000')), saldo('0', '1000'))).toBeNull();
  });
  it('all accounts that it may move are locked first', () => {
    expect(
      akunRencana(rencana('2', ['5'], lama('5')))
        .map(kunciAkun)
        .sort(),
    ).toEqual(
      [
        akunTersedia(pos()),
        akunSumber(pos(), 'N.TERSEDIA'),
        akunDitetapkan(pos(), ORG, '1'),
        akunDitetapkan(pos(), ORG, '2'),
      ]
        .map(kunciAkun)
        .sort(),
    );
  });
});
