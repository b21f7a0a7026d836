import { describe, expect, it } from 'vitest';
import {
  berkasTertunda,
  hasilBerkasRakor,
  hitungGarisRakor,
  kurangAlasan,
  lewatPlafon,
  periksaBarisRakor,
  type BarisRakor,
} from './baris';

const baris = (isi: Partial<BarisRakor> = {}): BarisRakor => ({
  ...{ id: '1', no_aju: 'A', seri: 3, satuan: 'TNE', usulan: '100', rekomendasi: '80', lantai: '0', naik: false },
  ...{ penetapan: '80', tunda: false, kd_alasan: '', alasan: '', kd_alasan_kl: 'A04' },
  ...isi,
});
const kata = (isi: Partial<BarisRakor>, tuntas = true) => periksaBarisRakor(baris(isi), tuntas).map((m) => m.message);

/* Typed from E.2 and issue 17: a reason for every cut, raise and zero; never above the request but for plans and PK. */
describe('what a row may get', () => {
  it.each<[string, Partial<BarisRakor>]>([
    ['its recommendation, for which the ministry has its reason', {}],
    ['a cut with a reason', { penetapan: '79', kd_alasan: 'A05' }],
    ['a raise up to the request with words', { penetapan: '100', alasan: 'Gudang sudah siap' }],
    ['nothing with a reason', { penetapan: '0', kd_alasan: 'A06' }],
    ['nothing where the ministry recommends nothing, by its reason', { penetapan: '0', rekomendasi: '0' }],
    ['a postponement', { penetapan: null, tunda: true }],
    ['more than the request, of a plan or PK', { penetapan: '101', naik: true, alasan: 'Cadangan pemerintah' }],
    ['A99 with words', { penetapan: '1', kd_alasan: 'A99', alasan: 'Gudang terbakar' }],
  ])('%s', (_, isi) => {
    expect(kata(isi)).toEqual([]);
  });
  it.each<[Partial<BarisRakor>, string]>([
    [{ penetapan: '79' }, 'Baris 3: pilih alasan bila penetapan nol atau di bawah rekomendasi'],
    [{ penetapan: '0' }, 'Baris 3: pilih alasan bila penetapan nol atau di bawah rekomendasi'],
    [
      { penetapan: '0', rekomendasi: '0', kd_alasan_kl: '' },
      'Baris 3: pilih alasan bila penetapan nol atau di bawah rekomendasi',
    ],
    [{ penetapan: '81', kd_alasan: 'A05' }, 'Baris 3: tulis alasannya bila penetapan melebihi rekomendasi'],
    [{ penetapan: '1', kd_alasan: 'A99', alasan: ' ' }, 'Baris 3: tulis alasannya bila memilih A99'],
    [{ penetapan: '100.001', alasan: 'x' }, 'Baris 3: penetapan melebihi usulan 100'],
    [
      { penetapan: '4.999', lantai: '5', kd_alasan: 'A05' },
      'Baris 3: penetapan di bawah 5 yang sudah direalisasikan dan dicadangkan',
    ],
    [{ penetapan: '-1' }, 'Baris 3: penetapan harus berupa angka nol atau lebih'],
    [{ penetapan: '1.2345' }, 'Baris 3: penetapan harus berupa angka nol atau lebih'],
    [{ penetapan: '80', kd_alasan: 'Z1' }, 'Baris 3: pilih alasan bila penetapan nol atau di bawah rekomendasi'],
    [{ alasan: 'x'.repeat(1001) }, 'Baris 3: alasan paling banyak 1.000 karakter'],
  ])('%j is refused', (isi, harapan) => {
    expect(kata(isi)).toEqual([harapan]);
  });
  it('while it is discussed a reason may come later, the limits hold at once', () => {
    expect(kata({ penetapan: '0' }, false)).toEqual([]);
    expect(kurangAlasan(baris({ penetapan: '0' }))).toBe(true);
    expect(kata({ penetapan: '101' }, false)).toHaveLength(1);
  });
});

describe('the sum of a line', () => {
  const garis = { satuan: 'KGM', plafon: '200000', belum_dialokasikan: '20000' };
  const rows = [
    baris({ id: '1', no_aju: 'A', penetapan: '80' }),
    baris({ id: '2', no_aju: 'B', penetapan: '90.5', satuan: 'TNE' }),
    baris({ id: '3', no_aju: 'C', penetapan: '50', satuan: 'KGM', usulan: '50', rekomendasi: '50' }),
    baris({ id: '4', no_aju: 'D', penetapan: null }),
  ];
  it('rows and what is given to nobody are the line, in its unit; below the ceiling by the rest', () => {
    expect(hitungGarisRakor(garis, rows)).toEqual({
      ...{ usulan: '300050', rekomendasi: '240050', jumlah: '170550', belum_dialokasikan: '20000' },
      ...{ penetapan: '190550', sisa_plafon: '9450', belum: 1, tertunda: 0 },
    });
  });
  it('a file with one postponed row is postponed whole, also where the row stands on another line', () => {
    const tunda = [...rows, baris({ id: '5', no_aju: 'B', penetapan: null, tunda: true })];
    expect([...berkasTertunda(tunda)]).toEqual(['B']);
    expect(hitungGarisRakor(garis, tunda)).toMatchObject({ jumlah: '80050', tertunda: 2, belum: 1 });
    expect(hitungGarisRakor(garis, rows, new Set(['B']))).toMatchObject({ jumlah: '80050', tertunda: 1 });
  });
  it('the ceiling holds to a thousandth, and a line without one takes nothing', () => {
    const pas = { ...garis, plafon: '190550' };
    expect(lewatPlafon(hitungGarisRakor(pas, rows))).toBe(false);
    expect(lewatPlafon(hitungGarisRakor({ ...garis, plafon: '190549.999' }, rows))).toBe(true);
    expect(lewatPlafon(hitungGarisRakor({ ...garis, plafon: null }, rows))).toBe(true);
    expect(lewatPlafon(hitungGarisRakor({ ...garis, plafon: null, belum_dialokasikan: '0' }, []))).toBe(false);
  });
});

describe('what becomes of a file (T19)', () => {
  const b = (penetapan: string | null, tunda = false) => ({ usulan: '100', penetapan, tunda });
  it.each([
    ['all that it asked for', [b('100'), b('100')], 'tetapkan'],
    ['more', [b('120'), b('100')], 'tetapkan'],
    ['a part', [b('100'), b('99.999')], 'tetapkan_sebagian'],
    ['one row nothing', [b('0'), b('100')], 'tetapkan_sebagian'],
    ['nothing', [b('0'), b('0')], 'tetapkan_tolak'],
    ['one row postponed', [b('100'), b(null, true)], 'tunda'],
  ] as const)('%s', (_, rows, harapan) => {
    expect(hasilBerkasRakor(rows)).toBe(harapan);
  });
});
