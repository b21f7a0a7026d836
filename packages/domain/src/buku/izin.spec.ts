import { describe, expect, it } from 'vitest';
import type { Pos } from '../neraca/pos';
import { akunTerbit, kunciAkun, type BarisIzin } from './akun';
import { bagianDasar } from './dasar';
import type { Gerak } from './gerak';
import { akunDitanya, cabutkan, diBawahRealisasi, hanguskan, serahkan, terbitkan, type BarisTerbit } from './izin';

const POS: Pos = { tahun: 2027, arah: 'impor', kd_komoditas: '013', satuan: 'KGM', elemen: {} };
const LAIN: Pos = { ...POS, elemen: { '02': 'A' } };
const PT = 'org:pt';
const izin = (id: string, pos = POS): BarisIzin => ({ id, pos, pemilik: PT });
const baris = (id: string, jml: string, lain: Partial<BarisTerbit> = {}): BarisTerbit => ({
  ...izin(id),
  ...{ jml, dok: { satuan: 'KGM', jml }, asal: null, terealisasi: '0' },
  ...lain,
});
/** [kind, from, to, amount], accounts without their pos where it is the usual one. */
const ringkas = (gerak: readonly Gerak[]): string[] =>
  gerak.flatMap((g) =>
    g.pindah.map((p) => {
      const nama = (a: typeof p.dari): string =>
        [a.pos === LAIN ? 'lain' : '', a.jenis, a.sumber].filter(Boolean).join(' ');
      return `${g.jenis}: ${nama(p.dari)} -> ${nama(p.ke)} ${p.jml ?? 'semua'}`;
    }),
  );
const terbit = (b: BarisIzin): string => kunciAkun(akunTerbit(b));

describe('a permit out of the balance', () => {
  it('what is determined fixes the line by as much as is not free, and goes through the company to the permit', () => {
    const b = { id: '7', dana: 'N.TERSEDIA', baris: [baris('1', '500'), baris('2', '100')], gugur: [] } as const;
    expect(ringkas(terbitkan('berkas:7:9', b, new Map([['2027:impor:013:KGM|N.TERSEDIA|NASIONAL|', '150']])))).toEqual([
      'GARIS: SUMBER -> N.TERSEDIA 450',
      'PENETAPAN: N.TERSEDIA -> P.DITETAPKAN berkas:7 500',
      'PENETAPAN: N.TERSEDIA -> P.DITETAPKAN berkas:7 100',
      'TERBIT: P.DITETAPKAN berkas:7 -> P.TERBIT baris:1 500',
      'TERBIT: P.DITETAPKAN berkas:7 -> P.TERBIT baris:2 100',
    ]);
  });

  it('a line with enough that is free is not raised', () => {
    const b = { id: '7', dana: 'N.TERSEDIA', baris: [baris('1', '500')], gugur: [] } as const;
    const gerak = terbitkan('k', b, new Map([['2027:impor:013:KGM|N.TERSEDIA|NASIONAL|', '500']]));
    expect(gerak.map((g) => [g.kunci, g.jenis])).toEqual([
      ['k:PENETAPAN', 'PENETAPAN'],
      ['k:TERBIT', 'TERBIT'],
    ]);
  });

  it('worked example 2: fixed at 500, changed to 580 after 200 were used: 80 of the balance, a permit of 380', () => {
    const b = {
      ...{ id: '8', dana: 'N.TERSEDIA' as const, gugur: [] },
      baris: [baris('2', '580', { asal: izin('1'), terealisasi: '200' })],
    } as const;
    expect(ringkas(terbitkan('k', b, new Map([[terbit(izin('1')), '300']])))).toEqual([
      'LIMPAH: P.TERBIT baris:1 -> P.TERBIT baris:2 300',
      'GARIS: SUMBER -> N.TERSEDIA 80',
      'PENETAPAN: N.TERSEDIA -> P.DITETAPKAN berkas:8 80',
      'TERBIT: P.DITETAPKAN berkas:8 -> P.TERBIT baris:2 80',
    ]);
  });

  it('worked example 4: a permit of 600 of which 100 were given back; a change to 600 draws 100', () => {
    const b = { id: '8', dana: 'N.TERSEDIA', baris: [baris('2', '600', { asal: izin('1') })], gugur: [] } as const;
    expect(ringkas(terbitkan('k', b, new Map([[terbit(izin('1')), '500']])))[1]).toBe(
      'GARIS: SUMBER -> N.TERSEDIA 100',
    );
  });

  it('a change to less gives the difference back, and feeds another row of the same line with it', () => {
    const b = {
      ...{ id: '8', dana: 'N.TERSEDIA' as const, gugur: [izin('3')] },
      baris: [baris('2', '400', { asal: izin('1') }), baris('4', '250')],
    } as const;
    const saldo = new Map([
      [terbit(izin('1')), '500'],
      [terbit(izin('3')), '70'],
    ]);
    expect(ringkas(terbitkan('k', b, saldo))).toEqual([
      'LIMPAH: P.TERBIT baris:1 -> P.TERBIT baris:2 500',
      'KEMBALI: P.TERBIT baris:2 -> N.TERSEDIA 100',
      'KEMBALI: P.TERBIT baris:3 -> N.TERSEDIA 70',
      'GARIS: SUMBER -> N.TERSEDIA 80',
      'PENETAPAN: N.TERSEDIA -> P.DITETAPKAN berkas:8 250',
      'TERBIT: P.DITETAPKAN berkas:8 -> P.TERBIT baris:4 250',
    ]);
  });

  it('a row that moved to another line gives all back to its old one', () => {
    const pindah = baris('2', '500', { pos: LAIN, asal: izin('1') });
    const b = { id: '8', dana: 'N.TERSEDIA', baris: [pindah], gugur: [] } as const;
    expect(ringkas(terbitkan('k', b, new Map([[terbit(izin('1')), '500']])))).toEqual([
      'KEMBALI: P.TERBIT baris:1 -> N.TERSEDIA 500',
      'GARIS: lain SUMBER -> lain N.TERSEDIA 500',
      'PENETAPAN: lain N.TERSEDIA -> lain P.DITETAPKAN berkas:8 500',
      'TERBIT: lain P.DITETAPKAN berkas:8 -> lain P.TERBIT baris:2 500',
    ]);
  });

  it('a row below what was realised is named', () => {
    const rows = [baris('2', '199.999', { terealisasi: '200' }), baris('3', '200', { terealisasi: '200' })];
    expect(diBawahRealisasi(rows).map((r) => r.id)).toEqual(['2']);
  });
});

describe('a permit out of a limit', () => {
  it('what the limit lacks stands apart, so that it can be listed', () => {
    const b = { id: '7', dana: 'P.BATAS', baris: [baris('1', '500')], gugur: [] } as const;
    expect(ringkas(terbitkan('k', b, new Map([['2027:impor:013:KGM|P.BATAS|org:pt|', '120']])))).toEqual([
      'MELEBIHI_BATAS: SUMBER batas -> P.BATAS 380',
      'TERBIT: P.BATAS -> P.TERBIT baris:1 500',
    ]);
  });
});

describe('a permit ends', () => {
  it('expired, revoked, given back', () => {
    expect(ringkas(hanguskan('k', [izin('1')]))).toEqual(['HANGUS: P.TERBIT baris:1 -> P.HANGUS baris:1 semua']);
    expect(ringkas(cabutkan('k', 'N.TERSEDIA', [izin('1')]))).toEqual(['CABUT: P.TERBIT baris:1 -> N.TERSEDIA semua']);
    expect(ringkas(cabutkan('k', 'P.BATAS', [izin('1')]))).toEqual(['CABUT: P.TERBIT baris:1 -> P.BATAS semua']);
    const serah = [{ ...izin('1'), jml: '100', dok: { satuan: 'KGM', jml: '100' } }];
    expect(ringkas(serahkan('k', 'N.TERSEDIA', serah))).toEqual(['SERAH: P.TERBIT baris:1 -> N.KEMBALI 100']);
    expect(ringkas(serahkan('k', 'P.BATAS', serah))).toEqual(['SERAH: P.TERBIT baris:1 -> P.BATAS 100']);
  });
});

it('asks for the balances of all that it may draw from, each once', () => {
  const rows = [baris('2', '1', { asal: izin('1') }), baris('4', '1')];
  expect(
    akunDitanya({ id: '8', dana: 'N.TERSEDIA', baris: rows, gugur: [izin('3')] }).map((a) => a.jenis + a.sumber),
  ).toEqual(['P.TERBITbaris:1', 'P.TERBITbaris:3', 'N.TERSEDIA', 'SUMBER', 'P.DITETAPKANberkas:8']);
});

describe('worked example 5: parts in the base unit are the whole', () => {
  const bagian = (dok: string, dasar: string, bagian: readonly string[]): string[] => {
    let sebelum = { dok: 0, dasar: 0n };
    return bagian.map((b) => {
      const d = bagianDasar(
        { dok, dasar },
        {
          dok: String(sebelum.dok),
          dasar: `${sebelum.dasar / 1000n}.${String(sebelum.dasar % 1000n).padStart(3, '0')}`,
        },
        b,
      );
      sebelum = {
        dok: sebelum.dok + Number(b),
        dasar: sebelum.dasar + BigInt(d.replace('.', '')) * 10n ** BigInt(3 - (d.split('.')[1] ?? '').length),
      };
      return d;
    });
  };
  it('100 BLL are 15.899 MTQ: 60 and 40 post 9.539 and 6.360', () => {
    expect(bagian('100', '15.899', ['60', '40'])).toEqual(['9.539', '6.36']);
  });
  it('99 BLL are 15.740: three times 33 post 5.247, 5.246 and 5.247', () => {
    expect(bagian('99', '15.740', ['33', '33', '33'])).toEqual(['5.247', '5.246', '5.247']);
  });
});
