import { describe, expect, it } from 'vitest';
import type { Pos } from '../neraca/pos';
import { akunDicadangkan, akunDitetapkan, akunTerbit, akunTerealisasi, kunciAkun, type BarisIzin } from './akun';
import type { Gerak } from './gerak';
import { Ingatan } from './ingatan';
import type { BarisTerbit } from './izin';
import {
  cadangkan,
  lebihDariBebas,
  lebihDariCadangan,
  lepaskan,
  perluCadangan,
  terbitkanTarikan,
  type Tarikan,
} from './tarik';

const POS: Pos = { tahun: 2027, arah: 'impor', kd_komoditas: '013', satuan: 'KGM', elemen: {} };
const LAIN: Pos = { ...POS, elemen: { '02': 'A' } };
const PT = 'org:pt';
const RENCANA = '1';
const tarikan = (id: string, cadangan: readonly Pos[] = []): Tarikan => ({
  id,
  pemilik: PT,
  sumber: RENCANA,
  cadangan,
});
const izin = (id: string, pos = POS): BarisIzin => ({ id, pos, pemilik: PT });
const baris = (id: string, jml: string, lain: Partial<BarisTerbit> = {}): BarisTerbit => ({
  ...izin(id),
  ...{ jml, dok: { satuan: 'KGM', jml }, asal: null, terealisasi: '0' },
  ...lain,
});
const minta = (jml: string, pos = POS) => [{ pos, jml }];
const bebas = (pos = POS): string => kunciAkun(akunDitetapkan(pos, PT, RENCANA));
const cadangan = (id: string, pos = POS): string => kunciAkun(akunDicadangkan(pos, PT, id));
const terbit = (id: string, pos = POS): string => kunciAkun(akunTerbit(izin(id, pos)));
/** A ledger whose company has so much free. */
function buku(isi: Record<string, string>): Ingatan & { jalan: (gerak: readonly Gerak[]) => void } {
  const i = new Ingatan();
  for (const [k, n] of Object.entries(isi)) i.saldo.set(k, n);
  return Object.assign(i, { jalan: (gerak: readonly Gerak[]) => gerak.forEach((g) => i.catat(g)) });
}
const realisasi = (b: Ingatan, id: string, jml: string): void =>
  b.catat({ pindah: [{ dari: akunTerbit(izin(id)), ke: akunTerealisasi(izin(id)), jml }] });
const ringkas = (gerak: readonly Gerak[]): string[] =>
  gerak.flatMap((g) =>
    g.pindah.map((p) => `${g.jenis}: ${p.dari.jenis} ${p.dari.sumber} -> ${p.ke.jenis} ${p.ke.sumber} ${p.jml ?? '*'}`),
  );

describe('worked examples of the ledger page', () => {
  it('1: fixed 1,000 by plan; 600 drawn; 250 realised; changed to 1,000; 300 more realised; issued at 800', () => {
    const b = buku({ [bebas()]: '1000' });
    b.jalan(cadangkan('a:1', tarikan('10'), minta('600'), b.saldo));
    expect([b.saldo.get(bebas()), b.saldo.get(cadangan('10'))]).toEqual(['400', '600']);
    b.jalan(terbitkanTarikan('a:2', { ...tarikan('10', [POS]), baris: [baris('A', '600')], gugur: [] }, b.saldo));
    expect([b.saldo.get(bebas()), b.saldo.get(cadangan('10')), b.saldo.get(terbit('A'))]).toEqual(['400', '0', '600']);
    realisasi(b, 'A', '250');
    expect(b.saldo.get(terbit('A'))).toBe('350');

    const perlu = perluCadangan(minta('1000'), {
      terbit: [{ pos: POS, jml: '350' }],
      terealisasi: [{ pos: POS, jml: '250' }],
    });
    expect(perlu).toEqual([{ pos: POS, jml: '400' }]);
    b.jalan(cadangkan('b:1', tarikan('11'), perlu, b.saldo));
    expect(b.saldo.get(bebas())).toBe('0');
    realisasi(b, 'A', '300');
    expect(b.saldo.get(terbit('A'))).toBe('50');

    const ubah = {
      ...tarikan('11', [POS]),
      baris: [baris('B', '800', { asal: izin('A'), terealisasi: '550' })],
      gugur: [],
    };
    expect(lebihDariCadangan(ubah, b.saldo)).toEqual([]);
    const gerak = terbitkanTarikan('b:2', ubah, b.saldo);
    expect(ringkas(gerak)).toEqual([
      'LIMPAH: P.TERBIT baris:A -> P.TERBIT baris:B 50',
      'TERBIT: P.DICADANGKAN berkas:11 -> P.TERBIT baris:B 200',
      'LEPAS: P.DICADANGKAN berkas:11 -> P.DITETAPKAN berkas:1 200',
    ]);
    b.jalan(gerak);
    expect([b.saldo.get(terbit('B')), b.saldo.get(bebas()), b.saldo.get(cadangan('11'))]).toEqual(['250', '200', '0']);
  });

  it('4: of a permit of 600 100 were given back (500): a change to 600 reserves 100', () => {
    expect(perluCadangan(minta('600'), { terbit: [{ pos: POS, jml: '500' }], terealisasi: [] })).toEqual([
      { pos: POS, jml: '100' },
    ]);
  });

  it('6: goods of 600 and 400 from two countries are one pos of 1,000: 700 from one of them is drawn', () => {
    const b = buku({ [bebas()]: '1000' });
    expect(lebihDariBebas(tarikan('10'), minta('700'), b.saldo)).toEqual([]);
    b.jalan(
      cadangkan(
        'a',
        tarikan('10'),
        [
          { pos: POS, jml: '300' },
          { pos: POS, jml: '400' },
        ],
        b.saldo,
      ),
    );
    expect([b.saldo.get(bebas()), b.saldo.get(cadangan('10'))]).toEqual(['300', '700']);
  });
});

describe('a reserve', () => {
  it('more than is free is told with both sums, one thousandth too', () => {
    const b = buku({ [bebas()]: '600' });
    expect(lebihDariBebas(tarikan('10'), minta('600'), b.saldo)).toEqual([]);
    expect(lebihDariBebas(tarikan('10'), minta('600.001'), b.saldo)).toEqual([
      { pos: POS, jml: '600.001', ada: '600' },
    ]);
    expect(lebihDariBebas(tarikan('10'), minta('1', LAIN), b.saldo)).toEqual([{ pos: LAIN, jml: '1', ada: '0' }]);
  });
  it('another submission moves the difference only, down, up and from one pos to another', () => {
    const b = buku({ [bebas()]: '1000', [bebas(LAIN)]: '50' });
    b.jalan(cadangkan('1', tarikan('10'), minta('600'), b.saldo));
    expect(ringkas(cadangkan('2', tarikan('10', [POS]), minta('600'), b.saldo))).toEqual([]);
    expect(ringkas(cadangkan('2', tarikan('10', [POS]), minta('500'), b.saldo))).toEqual([
      'LEPAS: P.DICADANGKAN berkas:10 -> P.DITETAPKAN berkas:1 100',
    ]);
    expect(ringkas(cadangkan('2', tarikan('10', [POS]), minta('700'), b.saldo))).toEqual([
      'CADANGAN: P.DITETAPKAN berkas:1 -> P.DICADANGKAN berkas:10 100',
    ]);
    const pindah = cadangkan('2', tarikan('10', [POS]), minta('50', LAIN), b.saldo);
    b.jalan(pindah);
    expect([b.saldo.get(bebas()), b.saldo.get(cadangan('10')), b.saldo.get(cadangan('10', LAIN))]).toEqual([
      '1000',
      '0',
      '50',
    ]);
    // Its own reserve is what it may ask for again.
    expect(lebihDariBebas(tarikan('10', [LAIN]), minta('50', LAIN), b.saldo)).toEqual([]);
  });
  it('ends whole with a case that ends without a permit', () => {
    const b = buku({ [bebas()]: '1000' });
    b.jalan(cadangkan('1', tarikan('10'), minta('600'), b.saldo));
    b.jalan(lepaskan('2', tarikan('10', [POS, LAIN]), b.saldo));
    expect([b.saldo.get(bebas()), b.saldo.get(cadangan('10'))]).toEqual(['1000', '0']);
  });
});

describe('what is drawn is decided', () => {
  it('the cut part is free again', () => {
    const b = buku({ [bebas()]: '400', [cadangan('10')]: '600' });
    const t = { ...tarikan('10', [POS]), baris: [baris('A', '300'), baris('B', '150')], gugur: [] };
    const gerak = terbitkanTarikan('k', t, b.saldo);
    expect(ringkas(gerak)).toEqual([
      'TERBIT: P.DICADANGKAN berkas:10 -> P.TERBIT baris:A 300',
      'TERBIT: P.DICADANGKAN berkas:10 -> P.TERBIT baris:B 150',
      'LEPAS: P.DICADANGKAN berkas:10 -> P.DITETAPKAN berkas:1 150',
    ]);
  });
  it('more than the reserve is not given', () => {
    const b = buku({ [bebas()]: '400', [cadangan('10')]: '600' });
    const t = { ...tarikan('10', [POS]), baris: [baris('A', '600.001')], gugur: [] };
    expect(lebihDariCadangan(t, b.saldo)).toEqual([{ pos: POS, jml: '600.001', ada: '600' }]);
  });
  it('a change takes what its own row had, then what other rows of the pos leave, then the reserve; the rest is free', () => {
    const b = buku({ [terbit('A')]: '600', [terbit('B')]: '400', [cadangan('11')]: '50' });
    const ubah = {
      ...tarikan('11', [POS]),
      baris: [baris('C', '750', { asal: izin('A') }), baris('D', '200', { asal: izin('B') })],
      gugur: [],
    };
    expect(ringkas(terbitkanTarikan('k', ubah, b.saldo))).toEqual([
      'LIMPAH: P.TERBIT baris:A -> P.TERBIT baris:C 600',
      'LIMPAH: P.TERBIT baris:B -> P.TERBIT baris:D 200',
      'LIMPAH: P.TERBIT baris:B -> P.TERBIT baris:C 150',
      'KEMBALI: P.TERBIT baris:B -> P.DITETAPKAN berkas:1 50',
      'LEPAS: P.DICADANGKAN berkas:11 -> P.DITETAPKAN berkas:1 50',
    ]);
  });
  it('a row that a change drops, and one whose good counts apart now, give back what they had', () => {
    const b = buku({ [terbit('A')]: '600', [terbit('G')]: '30', [cadangan('11', LAIN)]: '10' });
    const ubah = {
      ...tarikan('11', [LAIN]),
      baris: [baris('C', '10', { pos: LAIN, asal: izin('A') })],
      gugur: [izin('G')],
    };
    expect(ringkas(terbitkanTarikan('k', ubah, b.saldo))).toEqual([
      'TERBIT: P.DICADANGKAN berkas:11 -> P.TERBIT baris:C 10',
      'KEMBALI: P.TERBIT baris:A -> P.DITETAPKAN berkas:1 600',
      'KEMBALI: P.TERBIT baris:G -> P.DITETAPKAN berkas:1 30',
    ]);
  });
});
