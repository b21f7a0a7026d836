import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { sebarkan, type Penerima } from './sebar';

/** In thousandths: a whole number is a thousand of them. */
const p = (bobot: number, lantai = 0, butir = 1): Penerima => ({
  ...{ bobot: BigInt(bobot), lantai: BigInt(lantai), butir: BigInt(butir) },
});
const jumlah = (n: readonly bigint[]): bigint => n.reduce((a, b) => a + b, 0n);

describe('E.2 PLAFON: pro rata, largest remainder, nobody raised', () => {
  it.each([
    ['shares that divide', 50, [p(60), p(30), p(10)], [30, 15, 5]],
    ['a remainder goes to the first of equals', 1_000, [p(1_000), p(1_000), p(1_000)], [334, 333, 333]],
    ['heads are whole', 5_000, [p(3_000, 0, 1_000), p(3_000, 0, 1_000), p(3_000, 0, 1_000)], [2_000, 2_000, 1_000]],
    ['the largest remainder first, wherever it stands', 10, [p(3), p(3), p(7)], [2, 2, 6]],
    ['a ceiling above all raises nobody', 500, [p(100), p(60), p(40)], [100, 60, 40]],
    ['nothing recommended, nothing given', 100, [p(0), p(0)], [0, 0]],
    ['a ceiling of nothing', 0, [p(5), p(7)], [0, 0]],
    // Ledger page, example 3: 100/60/40 of which 60 are realised, evaluated to 100.
    ['no row falls below its floor, the rest is spread over the others', 100, [p(100, 60), p(60), p(40)], [60, 24, 16]],
    ['two floors, one after the other', 100, [p(100, 50), p(60, 31), p(40)], [50, 31, 19]],
  ] as const)('%s', (_, plafon, penerima, harapan) => {
    expect(sebarkan(BigInt(plafon), penerima)).toEqual(harapan.map(BigInt));
  });
  it('floors that are more than the ceiling are refused', () => {
    expect(sebarkan(99n, [p(100, 60), p(60, 40)])).toBeNull();
    expect(sebarkan(100n, [p(100, 60), p(60, 40)])).toEqual([60n, 40n]);
  });

  const penerima = fc.array(
    fc.record({ bobot: fc.nat(5_000_000), bagian: fc.nat(100), butir: fc.constantFrom(1n, 1n, 1_000n) }).map((x) => {
      const bobot = (BigInt(x.bobot) / x.butir) * x.butir;
      return { bobot, butir: x.butir, lantai: ((bobot * BigInt(x.bagian)) / 300n / x.butir) * x.butir };
    }),
    { maxLength: 30 },
  );
  it('for any rows: never above the ceiling, nobody above his weight or below his floor, exact where steps allow', () => {
    fc.assert(
      fc.property(penerima, fc.nat(60_000_000), (rows, n) => {
        const plafon = BigInt(n);
        const hasil = sebarkan(plafon, rows);
        const lantai = jumlah(rows.map((r) => r.lantai));
        expect(hasil === null).toBe(lantai > plafon);
        if (hasil === null) return;
        const semua = jumlah(rows.map((r) => r.bobot));
        expect(jumlah(hasil) <= plafon).toBe(true);
        rows.forEach((r, i) => {
          const h = hasil[i] ?? -1n;
          expect([h >= r.lantai, h <= r.bobot, h % r.butir]).toEqual([true, true, 0n]);
        });
        if (plafon >= semua) expect(jumlah(hasil)).toBe(semua);
        else if (rows.every((r) => r.butir === 1n)) expect(jumlah(hasil)).toBe(plafon);
      }),
      { numRuns: 500 },
    );
  });
  it('a larger ceiling gives nobody less but a step', () => {
    fc.assert(
      fc.property(penerima, fc.nat(60_000_000), fc.nat(1_000_000), (rows, n, tambah) => {
        const tanpaLantai = rows.map((r) => ({ ...r, lantai: 0n, butir: 1n }));
        const [kecil, besar] = [sebarkan(BigInt(n), tanpaLantai), sebarkan(BigInt(n + tambah), tanpaLantai)];
        tanpaLantai.forEach((_, i) => expect((besar?.[i] ?? 0n) + 1n >= (kecil?.[i] ?? 0n)).toBe(true));
      }),
      { numRuns: 300 },
    );
  });
});
