import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { dariRibu, keRibu } from '../format/angka';
import type { BarisRakor, GarisRakor } from './baris';
import { CARA_TENTUKAN, tentukan, type Tentukan } from './tentukan';

const GARIS: GarisRakor = { satuan: 'TNE', plafon: '1000000', belum_dialokasikan: '0' };
const baris = (no_aju: string, rekomendasi: string, lain: Partial<BarisRakor> = {}): BarisRakor => ({
  ...{ id: `b${no_aju}`, no_aju, seri: 1, satuan: 'TNE', usulan: rekomendasi, rekomendasi, lantai: '0', naik: false },
  ...{ penetapan: null, tunda: false, kd_alasan: '', alasan: '', kd_alasan_kl: '' },
  ...lain,
});
function hasil(t: Tentukan, rows: BarisRakor[], garis = GARIS) {
  const h = tentukan(t, garis, rows);
  if (!h.sah) throw new Error(h.pesan);
  return h.pratinjau;
}
const angka = (t: Tentukan, rows: BarisRakor[], garis = GARIS): string[] =>
  hasil(t, rows, garis).baris.map((b) => b.sesudah);
const plafon = (nilai: string): Tentukan => ({ cara: 'PLAFON', nilai });

/* Worked by hand with the figures of E.4 and of the mock-up. */
describe('PLAFON (E.2): pro rata by recommendation, largest remainder, nobody raised', () => {
  it('corn 2025: 1,700,000 t asked for, 900,000 t: 9/17 of each, what is left to the largest remainders', () => {
    // 423,529.411|76  317,647.058|82  158,823.529|41: two thousandths are left
    const rows = [baris('1', '800000'), baris('2', '600000'), baris('3', '300000')];
    expect(angka(plafon('900000'), rows)).toEqual(['423529.412', '317647.059', '158823.529']);
    expect(hasil(plafon('900000'), rows)).toMatchObject({ jml: '900000', sisa_plafon: '100000', berubah: 3 });
  });
  it('heads are whole, ties by number of the file whatever the order of the rows', () => {
    const garis = { ...GARIS, satuan: 'HEA' };
    const rows = ['c', 'a', 'b'].map((n) => baris(n, '7', { satuan: 'HEA' }));
    expect(angka(plafon('20'), rows, garis)).toEqual(['6', '7', '7']);
  });
  it.each(['C62', 'PR', 'H87', 'HEA'])('%s is counted in whole ones', (satuan) => {
    const rows = [baris('1', '5', { satuan }), baris('2', '5', { satuan })];
    expect(angka(plafon('7'), rows, { ...GARIS, satuan })).toEqual(['4', '3']);
  });
  it('the board of refined sugar: a ceiling of 3,450,000 above 3,448,500 raises nobody', () => {
    const kl = ['700000', '610000', '500000', '462000', '400000', '312000', '224500', '150000', '50000', '40000'];
    const rows = kl.map((r, i) => baris(String(i), r));
    const p = hasil(plafon('3450000'), rows, { ...GARIS, plafon: '3450000' });
    expect(p.baris.map((b) => b.sesudah)).toEqual(kl);
    expect([p.jml, p.sisa_plafon]).toEqual(['3448500', '1500']);
  });
  it('a sum of nothing gives nothing', () => {
    expect(angka(plafon('100'), [baris('1', '0'), baris('2', '0')])).toEqual(['0', '0']);
  });
  it('rows in other units of the kind: each to a thousandth of its own', () => {
    const rows = [baris('1', '1', { satuan: 'TNE' }), baris('2', '500', { satuan: 'KGM' })];
    const garis = { ...GARIS, satuan: 'KGM', plafon: '750' };
    expect(angka(plafon('750'), rows, garis)).toEqual(['0.5', '250']);
    // 333.333 kg are 0.333 t; what is left of it is 0.333 kg that only a row in kg can take
    expect(angka(plafon('500'), rows, garis)).toEqual(['0.333', '167']);
  });
  it('rows of postponed files are left as they are, and take no part', () => {
    const rows = [baris('1', '100'), baris('2', '100', { tunda: true }), baris('2', '100', { id: 'lain', seri: 2 })];
    expect(hasil(plafon('50'), rows).baris).toMatchObject([{ id: 'b1', sesudah: '50' }]);
  });
  it.each(['-1', '', 'x', '1.2345'])('a ceiling of %j is refused', (nilai) => {
    expect(tentukan(plafon(nilai), GARIS, [baris('1', '1')])).toMatchObject({
      sah: false,
      pesan: 'rakor.plafon_salah',
    });
  });
});

describe('an evaluation keeps what was realised and reserved', () => {
  /* Buffalo meat, 16 May 2025: 200,000 t to 100,000 t. */
  const rows = [baris('1', '120000', { lantai: '70000' }), baris('2', '80000', { lantai: '10000' })];
  it('half of each would be 60,000 and 40,000: the first stays at its floor, the rest is for the other', () => {
    expect(angka(plafon('100000'), rows)).toEqual(['70000', '30000']);
  });
  it('floors above the ceiling are refused, with both figures', () => {
    expect(tentukan(plafon('79999'), GARIS, rows)).toEqual({
      sah: false,
      pesan: 'rakor.plafon_di_bawah_lantai',
      nilai: { jml: '79999', lantai: '80000' },
    });
  });
  it('NOL leaves the floors; a recommendation below its floor is the floor', () => {
    expect(angka({ cara: 'NOL' }, rows)).toEqual(['70000', '10000']);
    expect(angka({ cara: 'SETUJU_REKOMENDASI' }, [baris('1', '5', { lantai: '7' })])).toEqual(['7']);
  });
  it('who has nothing recommended and nothing used is no bar to the floors of others', () => {
    expect(angka(plafon('60'), [baris('0', '0'), baris('1', '50', { lantai: '40' }), baris('2', '50')])).toEqual([
      '0',
      '40',
      '20',
    ]);
  });
});

describe('the other ways', () => {
  it('SETUJU_REKOMENDASI, PERSEN and NOL', () => {
    const rows = [baris('1', '700000', { usulan: '720000' }), baris('2', '610000')];
    expect(angka({ cara: 'SETUJU_REKOMENDASI' }, rows)).toEqual(['700000', '610000']);
    expect(angka({ cara: 'PERSEN', nilai: '98' }, rows)).toEqual(['686000', '597800']);
    expect(angka({ cara: 'NOL' }, rows)).toEqual(['0', '0']);
  });
  it('PERSEN of three heads: 50 % of 3 and 3 are 3 together', () => {
    const rows = [baris('1', '3', { satuan: 'HEA' }), baris('2', '3', { satuan: 'HEA' })];
    expect(angka({ cara: 'PERSEN', nilai: '50' }, rows, { ...GARIS, satuan: 'HEA' })).toEqual(['2', '1']);
  });
  it.each(['100.001', '-1', '', '12,5'])('%j per cent is refused', (nilai) => {
    expect(tentukan({ cara: 'PERSEN', nilai }, GARIS, [baris('1', '1')])).toMatchObject({
      pesan: 'rakor.persen_salah',
    });
  });
});

describe('a preview says what would be', () => {
  it('before and after, what is left of the ceiling with what is given to nobody, and which rows want a reason', () => {
    const rows = [
      baris('1', '100', { penetapan: '100' }),
      baris('2', '100', { penetapan: '40', kd_alasan: 'A05' }),
      baris('3', '0', { kd_alasan_kl: 'A04' }),
      baris('4', '0'),
    ];
    const p = hasil({ cara: 'PERSEN', nilai: '40' }, rows, { ...GARIS, plafon: '90', belum_dialokasikan: '15' });
    expect(p.baris.map((b) => [b.sebelum, b.sesudah, b.selisih, b.sebab, b.kurang_alasan])).toEqual([
      ['100', '40', '-60', 'potong', true],
      ['40', '40', '0', 'potong', false],
      [null, '0', '0', 'nol', false],
      [null, '0', '0', 'nol', true],
    ]);
    expect(p).toMatchObject({ berubah: 3, jml_sebelum: '140', jml: '80', sisa_plafon: '-5', perlu_alasan: 2 });
  });
});

describe('whatever the rows are', () => {
  const satu = fc.record({
    rekomendasi: fc.bigInt({ min: 0n, max: 10n ** 12n }),
    lantai: fc.bigInt({ min: 0n, max: 10n ** 6n }),
    utuh: fc.boolean(),
  });
  const kasus = fc.record({ rows: fc.array(satu, { maxLength: 30 }), plafon: fc.bigInt({ min: 0n, max: 10n ** 13n }) });
  const susun = (rows: readonly { rekomendasi: bigint; lantai: bigint }[], utuh: boolean, berlantai: boolean) =>
    rows.map((r, i) => {
      const n = (x: bigint): string => dariRibu(utuh ? x * 1000n : x);
      const lain = { satuan: utuh ? 'HEA' : 'TNE', lantai: berlantai ? n(r.lantai) : '0' };
      return baris(String(i).padStart(3, '0'), n(r.rekomendasi), lain);
    });
  const jumlah = (n: readonly string[]): bigint => n.reduce((a, b) => a + keRibu(b), 0n);
  const terbesar = (a: bigint, b: bigint): bigint => (a > b ? a : b);

  it.each([
    ['thousandths', false, false],
    ['whole ones', true, false],
    ['thousandths with floors', false, true],
    ['whole ones with floors', true, true],
  ])(
    '%s: the sum is the ceiling or all there is, nobody is raised, nobody falls below his floor',
    (_, utuh, berlantai) => {
      fc.assert(
        fc.property(kasus, ({ rows, plafon: p }) => {
          const isi = susun(rows, utuh, berlantai);
          const garis = { ...GARIS, satuan: utuh ? 'HEA' : 'TNE' };
          const langkah = utuh ? 1000n : 1n;
          const atas = utuh ? p * 1000n : p;
          const h = tentukan(plafon(dariRibu(atas)), garis, isi);
          const semua = isi.reduce((n, b) => n + terbesar(keRibu(b.rekomendasi), keRibu(b.lantai)), 0n);
          const lantai = jumlah(isi.map((b) => b.lantai));
          if (!h.sah) {
            expect(lantai > atas).toBe(true);
            return;
          }
          const diberi = h.pratinjau.baris.map((b) => b.sesudah);
          expect(jumlah(diberi)).toBe(atas < semua ? atas : semua);
          diberi.forEach((d, i) => {
            const b = isi[i] as BarisRakor;
            expect(keRibu(d) >= keRibu(b.lantai)).toBe(true);
            expect(keRibu(d) <= terbesar(keRibu(b.rekomendasi), keRibu(b.lantai))).toBe(true);
            expect(keRibu(d) % langkah).toBe(0n);
          });
        }),
      );
    },
  );
  it('a larger recommendation never gets less than a smaller one without floors', () => {
    fc.assert(
      fc.property(kasus, ({ rows, plafon: p }) => {
        const isi = susun(rows, false, false);
        const diberi = angka(plafon(dariRibu(p)), isi);
        for (const [i, a] of isi.entries())
          for (const [j, b] of isi.entries())
            if (keRibu(a.rekomendasi) > keRibu(b.rekomendasi))
              expect(keRibu(diberi[i] ?? '0') >= keRibu(diberi[j] ?? '0')).toBe(true);
      }),
      { numRuns: 40 },
    );
  });
  it('the order of the rows changes nothing, in any way of determining', () => {
    fc.assert(
      fc.property(
        kasus,
        fc.constantFrom(...CARA_TENTUKAN),
        fc.infiniteStream(fc.nat()),
        ({ rows, plafon: p }, cara, acak) => {
          const isi = susun(rows, false, true);
          const nilai = cara === 'PERSEN' ? dariRibu(p % 100_001n) : dariRibu(p);
          const kocok = isi
            .map((b) => ({ b, k: acak.next().value }))
            .sort((x, y) => x.k - y.k)
            .map(({ b }) => b);
          const peta = (xs: BarisRakor[]) => {
            const h = tentukan({ cara, nilai }, GARIS, xs);
            return h.sah ? new Map(h.pratinjau.baris.map((b) => [b.id, b.sesudah])) : h;
          };
          const [lurus, acakan] = [peta(isi), peta(kocok)];
          if (!(lurus instanceof Map) || !(acakan instanceof Map)) {
            expect(acakan).toEqual(lurus);
            return;
          }
          for (const [id, n] of lurus) expect(acakan.get(id)).toBe(n);
        },
      ),
    );
  });
  it('rows of tonnes and kilograms on one line: never above the ceiling, and short of it by less than one step', () => {
    const campur = fc.array(fc.record({ n: fc.bigInt({ min: 1n, max: 10n ** 9n }), ton: fc.boolean() }), {
      minLength: 1,
      maxLength: 20,
    });
    fc.assert(
      fc.property(campur, fc.bigInt({ min: 0n, max: 10n ** 12n }), (rows, p) => {
        const isi = rows.map((r, i) => baris(String(i), dariRibu(r.n), { satuan: r.ton ? 'TNE' : 'KGM' }));
        const h = hasil(plafon(dariRibu(p)), isi, { ...GARIS, satuan: 'KGM' });
        const semua = rows.reduce((n, r) => n + r.n * (r.ton ? 1000n : 1n), 0n);
        const atas = p < semua ? p : semua;
        const kurang = atas - keRibu(h.jml);
        // A kilogram is the step of a tonne's thousandth; grams go to rows in kilograms as far as these have room.
        expect(kurang >= 0n && kurang < 1000n).toBe(true);
      }),
    );
  });
  it('barrels on a line of cubic metres never pass the ceiling nor their own recommendation', () => {
    fc.assert(
      fc.property(
        fc.array(fc.bigInt({ min: 0n, max: 10n ** 9n }), { minLength: 1, maxLength: 12 }),
        fc.bigInt({ min: 0n, max: 10n ** 9n }),
        (rows, p) => {
          const isi = rows.map((n, i) => baris(String(i).padStart(2, '0'), dariRibu(n), { satuan: 'BLL' }));
          const h = hasil(plafon(dariRibu(p)), isi, { ...GARIS, satuan: 'MTQ' });
          expect(keRibu(h.jml) <= p).toBe(true);
          h.baris.forEach((b, i) => expect(keRibu(b.sesudah) <= (rows[i] ?? 0n)).toBe(true));
        },
      ),
    );
  });
});
