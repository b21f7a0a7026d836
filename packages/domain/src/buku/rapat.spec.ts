import { describe, expect, it } from 'vitest';
import type { Pos } from '../neraca/pos';
import { akunDitetapkan, akunSumber, akunTerbit, akunTersedia, kunciAkun } from './akun';
import type { Gerak } from './gerak';
import { kebutuhanTerbit, terbitkan, type BerkasTerbit } from './izin';
import { akunRapat, bukukanRapat, lepasRapat, type KebutuhanRapat } from './rapat';
import { kebutuhanRencana, tetapkanRencana, type RencanaTetap } from './rencana';

/* Typed from the ledger's page: 'national line fixed', 'signature of a meeting', 'push of a USULAN case', example 2. */
const POS: Pos = { tahun: 2027, arah: 'impor', kd_komoditas: '013', satuan: 'KGM', elemen: {} };
const LAIN: Pos = { ...POS, elemen: { '02': 'A' } };
const PT = 'org:pt';
const butuh = (id_berkas: string, jml: string, pos = POS): KebutuhanRapat => ({ id_berkas, pemilik: PT, pos, jml });
const ringkas = (g: Gerak | null): string[] =>
  (g?.pindah ?? []).map((p) => `${p.dari.jenis} -> ${p.ke.jenis} ${p.ke.sumber} ${p.jml}`.replace(/ {2,}/g, ' '));
const tersedia = (jml: string, pos = POS) => [kunciAkun(akunTersedia(pos)), jml] as const;

describe('the last signature under a meeting', () => {
  it('fixes the line at its rows and what is given to nobody, and gives each file its own, in one movement', () => {
    const g = bukukanRapat('rakor:3:1', [{ pos: POS, belum: '50' }], [butuh('7', '500'), butuh('8', '100')], new Map());
    expect(g).toMatchObject({ kunci: 'rakor:3:1:RAPAT', jenis: 'RAPAT' });
    expect(ringkas(g)).toEqual([
      'SUMBER -> N.TERSEDIA 650',
      'N.TERSEDIA -> P.DITETAPKAN berkas:7 500',
      'N.TERSEDIA -> P.DITETAPKAN berkas:8 100',
    ]);
  });
  it('what is free already counts; what is free and no more part of the line goes back to its source', () => {
    const garis = [{ pos: POS, belum: '0' }];
    expect(ringkas(bukukanRapat('k', garis, [butuh('7', '500')], new Map([tersedia('200')])))).toEqual([
      'SUMBER -> N.TERSEDIA 300',
      'N.TERSEDIA -> P.DITETAPKAN berkas:7 500',
    ]);
    expect(ringkas(bukukanRapat('k', garis, [butuh('7', '500')], new Map([tersedia('600')])))).toEqual([
      'N.TERSEDIA -> SUMBER 100',
      'N.TERSEDIA -> P.DITETAPKAN berkas:7 500',
    ]);
  });
  it('rows of one file and pos are one quantity; lines stand apart; a meeting that gives nothing moves nothing', () => {
    const garis = [POS, LAIN].map((pos) => ({ pos, belum: '0' }));
    expect(
      ringkas(bukukanRapat('k', garis, [butuh('7', '1'), butuh('7', '2'), butuh('7', '4', LAIN)], new Map())),
    ).toEqual([
      'SUMBER -> N.TERSEDIA 3',
      'SUMBER -> N.TERSEDIA 4',
      'N.TERSEDIA -> P.DITETAPKAN berkas:7 3',
      'N.TERSEDIA -> P.DITETAPKAN berkas:7 4',
    ]);
    expect(bukukanRapat('k', garis, [], new Map())).toBeNull();
    expect(akunRapat(garis).map((a) => a.jenis)).toEqual(['N.TERSEDIA', 'SUMBER', 'N.TERSEDIA', 'SUMBER']);
  });
});

describe('a file that cannot take what it was determined at', () => {
  it('gives all of it back to the nation', () => {
    const saldo = new Map([[kunciAkun(akunDitetapkan(POS, PT, '7')), '500']]);
    const g = lepasRapat('rakor:3:1', '7', [butuh('7', '1'), butuh('7', '2')], saldo);
    expect([g?.kunci, ringkas(g)]).toEqual(['rakor:3:1:lepas:7:LEPAS_RAPAT', ['P.DITETAPKAN -> N.TERSEDIA 500']]);
    expect(lepasRapat('k', '8', [butuh('8', '1')], saldo)).toBeNull();
  });
});

describe('the push after it', () => {
  const izin = (id: string) => ({ id, pos: POS, pemilik: PT });
  const berkas = (id: string, jml: string, lain: object = {}): BerkasTerbit => ({
    ...{ id, dana: 'N.TERSEDIA' as const, gugur: [] },
    baris: [{ ...izin('1'), jml, dok: { satuan: 'KGM', jml }, asal: null, terealisasi: '0', ...lain }],
  });
  const milik = (id: string, jml: string) => [kunciAkun(akunDitetapkan(POS, PT, id)), jml] as const;
  it('takes what was determined for the file and nothing of the nation', () => {
    const b = berkas('7', '500');
    expect(kebutuhanTerbit(b, new Map())).toEqual([{ pos: POS, pemilik: PT, jml: '500' }]);
    expect(terbitkan('k', b, new Map([milik('7', '500')])).map((g) => [g.jenis, ringkas(g)])).toEqual([
      ['TERBIT', ['P.DITETAPKAN -> P.TERBIT baris:1 500']],
    ]);
  });
  it('example 2: a change to 580 after 200 of 500 were used needs 80, and has a permit of 380', () => {
    const b = berkas('8', '580', { asal: izin('0'), terealisasi: '200' });
    const saldo = new Map([[kunciAkun(akunTerbit(izin('0'))), '300'], milik('8', '80')]);
    expect(kebutuhanTerbit(b, saldo).map((x) => x.jml)).toEqual(['80']);
    expect(terbitkan('k', b, saldo).map((g) => [g.jenis, ringkas(g)])).toEqual([
      ['LIMPAH', ['P.TERBIT -> P.TERBIT baris:1 300']],
      ['TERBIT', ['P.DITETAPKAN -> P.TERBIT baris:1 80']],
    ]);
  });
  it('what is lacking nevertheless is drawn as without a meeting', () => {
    const gerak = terbitkan(
      'k',
      berkas('7', '500'),
      new Map([milik('7', '450'), [kunciAkun(akunSumber(POS, 'N.TERSEDIA')), '-450']]),
    );
    expect(gerak.map((g) => [g.jenis, ringkas(g)])).toEqual([
      ['GARIS', ['SUMBER -> N.TERSEDIA 50']],
      ['PENETAPAN', ['N.TERSEDIA -> P.DITETAPKAN berkas:7 50']],
      ['TERBIT', ['P.DITETAPKAN -> P.TERBIT baris:1 500']],
    ]);
  });
  it('a plan that a meeting has determined stands already; a replaced one hands over what is free', () => {
    const plan: RencanaTetap = {
      id: '7',
      pemilik: PT,
      asal: null,
      baris: [
        { pos: POS, jml: '600' },
        { pos: POS, jml: '400' },
      ],
    };
    expect(kebutuhanRencana(plan, new Map()).map((x) => x.jml)).toEqual(['1000']);
    expect(tetapkanRencana('k', plan, new Map([milik('7', '1000')]))).toEqual([]);
    const ganti = { ...plan, id: '9', asal: { id: '7', baris: [{ pos: POS, jml: '800' }] } };
    const saldo = new Map([milik('7', '300')]);
    expect(kebutuhanRencana(ganti, saldo).map((x) => x.jml)).toEqual(['200']);
    expect(
      tetapkanRencana('k', ganti, new Map([...saldo, milik('9', '200')])).map((g) => [g.jenis, ringkas(g)]),
    ).toEqual([['LIMPAH', ['P.DITETAPKAN -> P.DITETAPKAN berkas:9 300']]]);
  });
});
