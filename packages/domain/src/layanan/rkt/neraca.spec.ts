import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { BarisIsi, IsiBerkas } from '../isi';
import { masalahUji, ujiRencana } from './neraca';

/* Typed from D.3. */
let nomor = 0;
const b = (jenis: string, jml: string | null, lain: Partial<BarisIsi> & { data?: object } = {}): BarisIsi => {
  nomor += 1;
  return {
    ...{ id: String(nomor), jenis, id_induk: null, seri: nomor, satuan: 'TNE', jml, realisasi_lalu: '0' },
    ...lain,
    data: { ...lain.data },
  };
};
const isi = (jenis_pelaku: string, baris: BarisIsi[], kepala = {}, kd_komoditas = '0142'): IsiBerkas => ({
  ...{ kd_komoditas, tahun: 2027, kepala: { trader_type: 'IMPORTIR', jenis_pelaku, ...kepala }, baris },
});
const uji = (kode: number, i: IsiBerkas) =>
  ujiRencana(i)
    .filter((u) => u.kode === kode)
    .map((u) => [u.hasil, u.a, u.b]);
const bahan = (jml: string, pemakaian: string, data = {}): BarisIsi =>
  b('bahan_baku', jml, { data: { pemakaian, ...data } });

describe('D.3 check 1: supply and use of a material', () => {
  it.each([
    ['1000', '1000', 'sesuai'],
    ['1000', '990', 'sesuai'],
    ['1000', '989.999', 'peringatan'],
    ['1000', '1010.001', 'peringatan'],
    ['1000', '900', 'peringatan'],
    ['1000', '899.999', 'halangan'],
    ['1000', '1100', 'peringatan'],
    ['1000', '1100.001', 'halangan'],
  ])('%s in, %s out: %s', (masuk, keluar, hasil) => {
    expect(uji(1, isi('PRODUSEN', [bahan(masuk, keluar)]))).toEqual([[hasil, masuk, keluar]]);
  });
  it('counts what was left of the year before and what will be left, imported and local together, each unit apart', () => {
    const rows = [
      bahan('600', '500', { asal: 'impor', stok_awal: '50', stok_akhir: '150' }),
      bahan('400', '400', { asal: 'lokal' }),
      { ...bahan('7', '7'), satuan: 'C62' },
    ];
    expect(uji(1, isi('PRODUSEN', rows))).toEqual([
      ['sesuai', '7', '7'],
      ['sesuai', '1050', '1050'],
    ]);
  });
  it('of an end user, goods against what they are used for', () => {
    const pakai = b('barang_digunakan', '100');
    const rows = [b('barang_impor', '60'), b('barang_lokal', '40'), pakai];
    const anak = b('penggunaan', '95', { id_induk: pakai.id, satuan: null });
    expect(uji(1, isi('PENGGUNA', [...rows, anak]))).toEqual([['peringatan', '100', '95']]);
  });
  it('is not asked of a trader', () => {
    expect(uji(1, isi('PEDAGANG', [b('barang_impor', '60')]))).toEqual([]);
  });
  it('a warning asks for a note, a block links to its row and no note lifts it', () => {
    const peringatan = [bahan('1000', '950')];
    const catatan = { catatan_neraca: 'Susut di pabrik' };
    expect(masalahUji(isi('PRODUSEN', peringatan))).toMatchObject([{ langkah: 'perusahaan', path: 'catatan_neraca' }]);
    expect(masalahUji(isi('PRODUSEN', peringatan, catatan))).toEqual([]);
    const halangan = bahan('1000', '100');
    const di = { langkah: 'produksi', path: `baris.${halangan.id}`, baris: halangan.seri };
    expect(masalahUji(isi('PRODUSEN', [halangan], catatan))).toMatchObject([di]);
  });
});

describe('D.3 check 2: capacity', () => {
  const produk = (jml: string, kapasitas?: string) =>
    b('produk', jml, { id_induk: '0', data: kapasitas ? { kapasitas_terpasang: kapasitas } : {} });
  it.each([
    ['100', '100', 'sesuai'],
    ['100.001', '100', 'halangan'],
  ])('%s of %s: %s', (jml, kapasitas, hasil) => {
    expect(uji(2, isi('PRODUSEN', [produk(jml, kapasitas)]))).toEqual([[hasil, jml, kapasitas]]);
  });
  it('is asked where the capacity is known', () => {
    expect(uji(2, isi('PRODUSEN', [produk('100')]))).toEqual([]);
  });
});

describe('D.3 check 3: yield', () => {
  const garam = (pakai: string, jadi: string) => {
    const m = bahan(pakai, pakai);
    return isi('PRODUSEN', [m, b('produk', jadi, { id_induk: m.id })], {}, '012');
  };
  it.each([
    ['1000', '800', 'sesuai'],
    ['1000', '799.999', 'peringatan'],
    ['1000', '1000', 'sesuai'],
    ['1000', '1000.001', 'peringatan'],
  ])('salt, 80 to 100 percent: %s to %s is %s', (pakai, jadi, hasil) => {
    expect(uji(3, garam(pakai, jadi))).toEqual([[hasil, pakai, jadi]]);
  });
  it('is not asked across units, nor where no bounds are known', () => {
    const m = bahan('10', '10');
    const lain = b('produk', '1', { id_induk: m.id, satuan: 'C62' });
    expect(uji(3, isi('PRODUSEN', [m, lain], {}, '012'))).toEqual([]);
    expect(uji(3, isi('PRODUSEN', [m, b('produk', '1', { id_induk: m.id })], {}, '0142'))).toEqual([]);
  });
});

describe('D.3 check 4: distribution', () => {
  const salur = (lokal: string, ekspor: string, lainnya: string) => {
    const d = b('data_distribusi', '1000');
    const anak = (jenis: string, jml: string) => b(jenis, jml, { id_induk: d.id, satuan: null });
    return [d, anak('distribusi_lokal', lokal), anak('distribusi_ekspor', ekspor), anak('distribusi_lainnya', lainnya)];
  };
  it.each([
    ['500', '300', '200', 'sesuai'],
    ['500', '300', '190', 'sesuai'],
    ['500', '300', '189.999', 'halangan'],
    ['500', '300', '210.001', 'halangan'],
  ])('of a producer, his products and what was left of them: %s + %s + %s is %s', (l, e, x, hasil) => {
    const produk = b('produk', '900', { id_induk: '0', data: { stok_awal: '100' } });
    expect(uji(4, isi('PRODUSEN', [produk, ...salur(l, e, x)])).map(([h]) => h)).toEqual([hasil]);
  });
  it('of a trader, his goods', () => {
    const rows = [b('barang_impor', '600'), b('barang_lokal', '400'), ...salur('400', '300', '300')];
    expect(uji(4, isi('PEDAGANG', rows))).toEqual([['sesuai', '1000', '1000']]);
  });
  it('is not asked of an end user', () => {
    expect(uji(4, isi('PENGGUNA', [b('barang_impor', '5')]))).toEqual([]);
  });
});

describe('D.3 check 5: growth of imports', () => {
  it.each([
    ['150', '100', 'sesuai'],
    ['150.001', '100', 'peringatan'],
    ['1', '0', 'peringatan'],
  ])('%s after %s: %s', (jml, lalu, hasil) => {
    expect(uji(5, isi('PEDAGANG', [b('barang_impor', jml, { realisasi_lalu: lalu })]))).toEqual([[hasil, jml, lalu]]);
  });
  it('wants its own note, whatever reason is chosen', () => {
    const rows = [b('barang_impor', '200', { realisasi_lalu: '100' })];
    const path = (kepala: object) =>
      masalahUji(isi('', rows, kepala))
        .filter((m) => m.langkah === 'perusahaan')
        .map((m) => m.path);
    expect(path({ alasan_impor: 'P3', catatan_neraca: 'Pabrik baru' })).toEqual(['catatan_impor']);
    expect(path({ catatan_impor: 'Pabrik baru' })).toEqual([]);
  });
});

describe('D.3 check 6: the same good twice', () => {
  const barang = (jenis: string, data: object) => b(jenis, '5', { data: { uraian_barang: 'Kain', ...data } });
  it('by codes, country and kind; what it is called does not matter', () => {
    const satu = barang('barang_impor', { '02': 'A', '08': '52083100', negara_asal: 'CN' });
    const dua = barang('barang_impor', { '02': 'A', '08': '52083100', negara_asal: 'CN', uraian_barang: 'Lain' });
    const [m] = masalahUji(isi('', [satu, dua], { catatan_impor: 'x' }));
    expect(m).toMatchObject({ langkah: 'barang', path: `baris.${dua.id}` });
    expect(m?.message).toContain('Data Lain Duplikat di array elements');
  });
  it.each([
    ['another country', 'barang_impor', { negara_asal: 'JP' }],
    ['another code', 'barang_impor', { '08': '52083200' }],
    ['another kind', 'barang_lokal', {}],
  ])('%s is another good', (_apa, jenis, beda) => {
    const dasar = { '02': 'A', '08': '52083100', negara_asal: 'CN' };
    const rows = [barang('barang_impor', dasar), barang(jenis, { ...dasar, ...beda })];
    expect(uji(6, isi('', rows))).toEqual([]);
  });
});

describe('whatever the figures', () => {
  const ribu = fc.bigInt({ min: 1n, max: 10n ** 14n });
  const teks = (n: bigint): string => `${n / 1000n}.${String(n % 1000n).padStart(3, '0')}`;
  it('the sum of parts is exact: an even balance is even, cut into however many rows', () => {
    fc.assert(
      fc.property(fc.array(ribu, { minLength: 1, maxLength: 30 }), (n) => {
        const rows = n.map((x) => bahan(teks(x), teks(x)));
        const [u] = ujiRencana(isi('PRODUSEN', rows)).filter((x) => x.kode === 1);
        expect([u?.hasil, u?.a === u?.b]).toEqual(['sesuai', true]);
      }),
    );
  });
  it('more difference is never judged more mildly', () => {
    const berat = { sesuai: 0, peringatan: 1, halangan: 2 };
    fc.assert(
      fc.property(ribu, ribu, ribu, (masuk, d1, d2) => {
        const [dekat, jauh] = d1 < d2 ? [d1, d2] : [d2, d1];
        const nilai = (d: bigint) => {
          const [u] = ujiRencana(isi('PRODUSEN', [bahan(teks(masuk), teks(masuk + d))])).filter((x) => x.kode === 1);
          return berat[u?.hasil ?? 'sesuai'];
        };
        expect(nilai(dekat)).toBeLessThanOrEqual(nilai(jauh));
      }),
    );
  });
});
