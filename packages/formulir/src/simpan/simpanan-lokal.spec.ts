import { beforeEach, describe, expect, it } from 'vitest';
import { kunciSimpanan, SimpananLokal, type Simpanan } from './simpanan-lokal';

const kerja = { kepala: { produk: 'Gula' }, pernyataan: false, jawaban: {}, baris: {} };
const simpanan: Simpanan = {
  versi: 3,
  dasar: kerja,
  kini: kerja,
  asal: {},
  hapus: {},
  waktu: '2026-11-20T07:32:00Z',
};
beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

describe('drafts on this device', () => {
  it('belong to one user and one file', () => {
    new SimpananLokal('u1', '7', localStorage, 'kapal').tulis(simpanan);
    expect(new SimpananLokal('u1', '7', localStorage, 'kapal').baca()).toEqual(simpanan);
    expect(new SimpananLokal('u2', '7', localStorage, 'kapal').baca()).toBeNull();
    expect(new SimpananLokal('u1', '8', localStorage, 'kapal').baca()).toBeNull();
  });
  it('SESI-07 are not written back after sign-out has cleared the storage', () => {
    const lokal = new SimpananLokal('u1', '7', localStorage, 'kapal');
    lokal.tulis(simpanan);
    localStorage.clear();
    sessionStorage.clear();
    expect(lokal.tulis(simpanan)).toBe(false);
    expect(localStorage.getItem(kunciSimpanan('u1', '7'))).toBeNull();
  });
  it('say when the device has no room, and survive a broken entry', () => {
    const penuh = {
      getItem: () => '{rusak',
      setItem: () => {
        throw new DOMException('penuh', 'QuotaExceededError');
      },
      removeItem: () => undefined,
    };
    const lokal = new SimpananLokal('u1', '7', penuh, 'kapal');
    expect(lokal.tulis(simpanan)).toBe(false);
    expect(lokal.baca()).toBeNull();
  });

  // As earlier releases wrote it: rows of the one kind that it knew, without a name.
  const LAMA = `{"versi":3,"dasar":{"kepala":{"produk":"Gula"},"pernyataan":false,"jawaban":{},"baris":{}},
    "kini":{"kepala":{"produk":"Gula cair"},"pernyataan":false,"jawaban":{},
      "baris":{"baru-1":{"uraian_barang":"Gula","satuan":"TNE","kunci":"baru-1","no_seri":3}}},
    "asal":{"1001":{"versi":1,"server":{"id":"1001","versi":1}}},"hapus":["1002"],"waktu":"2026-11-20T07:32:00.000Z"}`;
  const baca = () => new SimpananLokal('u1', '7', localStorage, 'barang').baca();
  it('14.6 of an earlier release are read, and stand until they are written anew', () => {
    localStorage.setItem('sinas-formulir:u1:7', LAMA);
    expect(baca()).toEqual({
      versi: 3,
      dasar: { kepala: { produk: 'Gula' }, pernyataan: false, jawaban: {}, baris: { barang: {} } },
      kini: {
        kepala: { produk: 'Gula cair' },
        pernyataan: false,
        jawaban: {},
        baris: { barang: { 'baru-1': { uraian_barang: 'Gula', satuan: 'TNE', kunci: 'baru-1', no_seri: 3 } } },
      },
      asal: { barang: { '1001': { versi: 1, server: { id: '1001', versi: 1 } } } },
      hapus: { barang: ['1002'] },
      waktu: '2026-11-20T07:32:00.000Z',
    });
    expect(localStorage.getItem('sinas-formulir:u1:7')).toBe(LAMA);
    new SimpananLokal('u1', '7', localStorage, 'barang').tulis(simpanan);
    expect([localStorage.getItem('sinas-formulir:u1:7'), baca()]).toEqual([null, simpanan]);
  });
  it('14.6 of an earlier release that was gone back to are the newer ones, and win', () => {
    new SimpananLokal('u1', '7', localStorage, 'barang').tulis(simpanan);
    localStorage.setItem('sinas-formulir:u1:7', LAMA.replace('07:32:00.000Z', '09:00:00.000Z'));
    expect(baca()?.kini.kepala).toEqual({ produk: 'Gula cair' });
  });
});
