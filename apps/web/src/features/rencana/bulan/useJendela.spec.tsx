import { renderHook } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { KelompokBulan } from './baris-bulan';
import { useJendela } from './useJendela';

const kelompok = (n: number): KelompokBulan[] =>
  Array.from({ length: n }, (_, i) => ({
    ...{ jenis: 'barang', dalam: 0, masalah: [] },
    b: { kunci: `k${i}` },
    garis: [{ id: `g${i}` }],
  })) as unknown as KelompokBulan[];
const tabel = { current: document.createElement('table') };
const jendela = (n: number, aktif?: string) => {
  const semua = kelompok(n);
  return renderHook(() => useJendela(semua, tabel, aktif)).result.current;
};
/** A row that was not measured yet is taken for so high. */
const TINGGI = 130;

describe('which rows of a plan are in the document', () => {
  it('all of a short one, with no room left out', () => {
    const { tampak, sisa } = jendela(60);
    expect(tampak.map((t) => [t.k.b.kunci, t.indeks, t.sela])).toEqual(
      Array.from({ length: 60 }, (_, i) => [`k${i}`, i, 0]),
    );
    expect(sisa).toBe(0);
  });

  it('of a long one those in sight, and the room of all others', () => {
    const { tampak, sisa } = jendela(2_000);
    expect(tampak[0]?.indeks).toBe(0);
    expect(tampak.length).toBeGreaterThan(2);
    expect(tampak.length).toBeLessThan(20);
    expect(tampak.every((t, i) => t.indeks === i && t.sela === 0)).toBe(true);
    expect(tampak.length * TINGGI + sisa).toBe(2_000 * TINGGI);
  });

  it('and the one that holds the cursor, in its place', () => {
    const { tampak, sisa } = jendela(2_000, 'g1500');
    const akhir = tampak.at(-1);
    expect([akhir?.k.b.kunci, akhir?.indeks]).toEqual(['k1500', 1500]);
    expect(akhir?.sela).toBe((1500 - (tampak.length - 1)) * TINGGI);
    expect(sisa).toBe(499 * TINGGI);
  });
});
