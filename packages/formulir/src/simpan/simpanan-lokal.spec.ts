import { beforeEach, describe, expect, it } from 'vitest';
import type { FaktaBaris } from '../kerja/koleksi';
import { kunciSimpanan, SimpananLokal, type Simpanan } from './simpanan-lokal';

const kerja = { kepala: { produk: 'Gula' }, pernyataan: false, jawaban: {}, baris: {} };
const simpanan: Simpanan<object, FaktaBaris> = {
  versi: 3,
  dasar: kerja,
  kini: kerja,
  asal: {},
  hapus: [],
  waktu: '2026-11-20T07:32:00Z',
};
beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

describe('drafts on this device', () => {
  it('belong to one user and one file', () => {
    new SimpananLokal('u1', '7', localStorage).tulis(simpanan);
    expect(new SimpananLokal('u1', '7', localStorage).baca()).toEqual(simpanan);
    expect(new SimpananLokal('u2', '7', localStorage).baca()).toBeNull();
    expect(new SimpananLokal('u1', '8', localStorage).baca()).toBeNull();
  });
  it('SESI-07 are not written back after sign-out has cleared the storage', () => {
    const lokal = new SimpananLokal('u1', '7', localStorage);
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
    const lokal = new SimpananLokal('u1', '7', penuh);
    expect(lokal.tulis(simpanan)).toBe(false);
    expect(lokal.baca()).toBeNull();
  });
});
