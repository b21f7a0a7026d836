import { describe, expect, it } from 'vitest';
import { BARANG } from './jenis-barang';
import { beranak, leluhur, susunJenis, type JenisBaris } from './jenis-baris';
import { jenisDariKolom } from './jenis-kolom';
import { kodeAcuan, TANPA_ACUAN } from './kolom';
import { KONTEKS } from './konteks.contoh';
import { PEMAKAIAN } from './pemakaian';

/** A product with a plan per month, below a raw material. */
const PRODUK = jenisDariKolom({
  kode: 'produk',
  induk: 'barang',
  medanInduk: 'produk',
  nama: 'Produk',
  langkah: 'produksi',
  bulan: true,
  kolom: () => [
    { kd_field: 'nama', label: 'Nama produk', jenis: 'teks', wajib: true, maks: 10 },
    { kd_field: 'hs', label: 'Pos tarif', jenis: 'hs', wajib: false },
    { kd_field: 'asal', label: 'Asal', jenis: 'negara', wajib: true },
    { kd_field: 'bulan', label: 'Bulan', jenis: 'periode', wajib: false },
    { kd_field: 'kapasitas', label: 'Kapasitas', jenis: 'angka', wajib: true },
  ],
  proyeksi: { uraian: 'nama', hs: 'hs', jml: 'kapasitas' },
  kunci: ['nama', 'asal', 'bulan'],
});
const SAH = { nama: 'Gula', hs: '17011400', asal: 'TH', bulan: ['022027', '012027'], kapasitas: '10.50' };
const masalah = (r: object) => {
  const h = PRODUK.siapkan(r as Record<string, unknown>, KONTEKS, { seri: 3 });
  return h.sah ? [] : h.masalah;
};

describe('a kind of row is made of its columns', () => {
  it('a right row: its fields in the order of the columns, tidy, what SQL asks for beside it, and its key', () => {
    const h = PRODUK.siapkan({ ...SAH, id: '1', lain: 'x' }, KONTEKS);
    expect(h).toEqual({
      sah: true,
      isi: {
        data: { ...SAH, kapasitas: '10.5' },
        ...{ uraian: 'Gula', hs: '17011400', satuan: null, jml: '10.5' },
        kunci: '["gula","th",["012027","022027"]]',
      },
    });
    expect(PRODUK.siapkan({ ...SAH, nama: ' GULA ', bulan: ['012027', '022027'] }, KONTEKS)).toMatchObject({
      isi: { kunci: '["gula","th",["012027","022027"]]' },
    });
  });
  it.each([
    [{ ...SAH, nama: undefined }, 'nama', 'Nama produk wajib diisi'],
    [{ ...SAH, nama: 'x'.repeat(11) }, 'nama', 'Nama produk paling banyak 10 karakter'],
    [{ ...SAH, hs: '99999999' }, 'hs', 'Pos tarif tidak ada di daftar'],
    [{ ...SAH, asal: 'XX' }, 'asal', 'Asal tidak ada di daftar'],
    [{ ...SAH, kapasitas: '-1' }, 'kapasitas', 'Kapasitas harus lebih dari nol'],
    [{ ...SAH, kapasitas: 5 }, 'kapasitas', 'Kapasitas harus berupa teks'],
    [{ ...SAH, nama: { a: 1 } }, 'nama', 'Nama produk harus berupa teks'],
    [{ ...SAH, nama: 'x'.repeat(2_001) }, 'nama', 'Nama produk harus berupa teks'],
    [{ ...SAH, bulan: '012027' }, 'bulan', 'Bulan harus berupa daftar teks'],
  ])('a wrong one says so at its field, at its step and row: %#', (r, path, message) => {
    expect(masalah(r)).toEqual([
      { langkah: 'produksi', baris: 3, path, message: expect.stringContaining(message) as string },
    ]);
  });
  it('in a returned file only the open fields change; the others are as they were, even where a code has ended', () => {
    const lama = { ...SAH, asal: 'SU' };
    const batas = (medan: string[]) => ({ batas: { lama, medan: new Set(medan) } });
    expect(PRODUK.siapkan({ ...lama, kapasitas: '11' }, KONTEKS, batas(['kapasitas']))).toMatchObject({
      sah: true,
      isi: { data: { ...lama, kapasitas: '11' }, jml: '11' },
    });
    expect(PRODUK.siapkan({ ...lama, nama: 'Tetes' }, KONTEKS, batas(['kapasitas']))).toMatchObject({
      sah: false,
      masalah: [{ path: 'nama', message: 'Nama produk tidak termasuk yang diminta diperbaiki' }],
    });
    const { hs: _hs, ...tanpaHs } = lama;
    expect(PRODUK.siapkan(tanpaHs, KONTEKS, batas(['hs']))).toMatchObject({
      sah: true,
      isi: { data: tanpaHs, hs: null },
    });
  });
  it('names of codes are asked for by the columns that hold them, each once', () => {
    const rows = [SAH, { ...SAH, asal: 'BR' }, { asal: 7, hs: '' }, { asal: 'x'.repeat(61) }];
    expect(kodeAcuan(PRODUK.kolom(KONTEKS), rows)).toEqual({
      ...{ hs: ['17011400'], negara: ['TH', 'BR'], pelabuhan: [], satuan: [] },
    });
    for (const jenis of ['hs', 'negara', 'pelabuhan', 'satuan'] as const)
      expect(TANPA_ACUAN[jenis]('TH')).toBeUndefined();
  });
});

describe('what hangs from what', () => {
  const jenis = susunJenis([BARANG, PRODUK, { ...PEMAKAIAN, induk: 'produk' }]);
  it('kinds above one, from the file down, and those that others hang from', () => {
    const kode = (j: JenisBaris[]): string[] => j.map((x) => x.kode);
    expect([...jenis.values()].map((j) => [kode(leluhur(jenis, j)), beranak(jenis, j)])).toEqual([
      [[], true],
      [['barang'], true],
      [['barang', 'produk'], false],
    ]);
  });
});

describe('the registry is checked when it is loaded', () => {
  const tanpa = (j: JenisBaris, ubah: Partial<JenisBaris>): JenisBaris => ({ ...j, ...ubah });
  it('kinds by their code, parents before children', () => {
    expect([...susunJenis([BARANG, PEMAKAIAN, PRODUK]).keys()]).toEqual(['barang', 'pemakaian', 'produk']);
  });
  it.each([
    ['a code twice', [BARANG, BARANG], 'row kind barang: twice'],
    ['a parent that is not there, or comes later', [PEMAKAIAN, BARANG], 'row kind pemakaian: no parent barang'],
    [
      'a nested kind without the field that opens it',
      [BARANG, tanpa(PRODUK, { medanInduk: null })],
      'a parent and its field come together',
    ],
    ['a top kind with one', [tanpa(BARANG, { medanInduk: 'x' })], 'a parent and its field come together'],
    [
      'two kinds that the file is counted by',
      [BARANG, tanpa(PRODUK, { dihitung: true })],
      'a file is counted by one kind',
    ],
    ['a sheet without a name', [tanpa(BARANG, { lembar: '' })], 'no name of a sheet'],
    ['a sheet that Excel does not take', [tanpa(BARANG, { lembar: 'Impor/ekspor' })], 'no name of a sheet'],
    ['a longer name than Excel takes', [tanpa(BARANG, { lembar: 'x'.repeat(32) })], 'no name of a sheet'],
    ['two kinds on one sheet', [BARANG, tanpa(PEMAKAIAN, { lembar: 'DATA BARANG' })], 'its sheet stands twice'],
  ])('%s is refused', (_, jenis, sebab) => {
    expect(() => susunJenis(jenis)).toThrow(sebab);
  });
});
