import { describe, expect, it } from 'vitest';
import { PEMAKAIAN, periksaJumlahSub, periksaSubBaris } from './pemakaian';
import { KONTEKS } from './konteks.contoh';

describe('what parts of a row are for', () => {
  const sub = { uraian: 'Lini 1', lokasi: 'Cilegon', jml: '60' };
  it('all three are filled in, a quantity is a number above zero, words are of 200 letters', () => {
    const panjang = 'x'.repeat(200);
    expect(periksaSubBaris(sub)).toEqual([]);
    expect(periksaSubBaris({ ...sub, uraian: panjang, lokasi: panjang })).toEqual([]);
    expect(periksaSubBaris({ uraian: '', lokasi: `${panjang}x`, jml: 'x' }, 2)).toEqual([
      { langkah: 'barang', baris: 2, path: 'uraian', message: 'Pemakaian wajib diisi' },
      { langkah: 'barang', baris: 2, path: 'lokasi', message: 'Lokasi paling banyak 200 karakter' },
      { langkah: 'barang', baris: 2, path: 'jml', message: 'Jumlah harus berupa angka, contoh 2.750,5' },
    ]);
    expect(periksaSubBaris({ ...sub, jml: '0' })).toEqual([
      { langkah: 'barang', path: 'jml', message: 'Jumlah harus lebih dari nol' },
    ]);
  });
  it('together they stay within the row', () => {
    expect(periksaJumlahSub('100', [sub, { ...sub, jml: '40' }])).toEqual([]);
    expect(periksaJumlahSub('100', [sub, { ...sub, jml: '40.001' }], 2)).toEqual([
      { langkah: 'barang', baris: 2, path: 'jml', message: 'Jumlah rincian 100,001 melebihi jumlah baris 100' },
    ]);
  });
  it('the kind says the same, stores tidy numbers, and drops what is no column', () => {
    expect(PEMAKAIAN.siapkan({ ...sub, jml: '60.50', id: '7', jahat: 'x' }, KONTEKS)).toEqual({
      sah: true,
      isi: {
        data: { uraian: 'Lini 1', lokasi: 'Cilegon', jml: '60.5' },
        ...{ uraian: 'Lini 1', hs: null, satuan: null, jml: '60.5', kunci: null },
      },
    });
    expect(PEMAKAIAN.siapkan({ uraian: ' ', lokasi: 'Cilegon', jml: '0' }, KONTEKS)).toMatchObject({
      sah: false,
      masalah: [{ path: 'jml', message: 'Jumlah harus lebih dari nol' }],
    });
    expect(PEMAKAIAN.siapkan({ ...sub, uraian: ['x'] }, KONTEKS)).toMatchObject({
      sah: false,
      masalah: [{ path: 'uraian', message: 'Pemakaian harus berupa teks' }],
    });
    const induk = { seri: 2, jml: '100' };
    expect(PEMAKAIAN.bersama?.(induk, [{ seri: 1, jml: '100' }])).toEqual([]);
    expect(
      PEMAKAIAN.bersama?.(induk, [
        { seri: 1, jml: '60' },
        { seri: 2, jml: '41' },
      ]),
    ).toEqual([{ langkah: 'barang', baris: 2, path: 'jml', message: 'Jumlah rincian 101 melebihi jumlah baris 100' }]);
  });
});
