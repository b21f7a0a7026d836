import { describe, expect, it } from 'vitest';
import { KODE_PERAN, PERAN } from '../akses/peran';
import { ALUR_RAKOR, STATUS_RAKOR } from '../rakor/alur';
import { ALASAN_TETAP, SEL_RAKOR, STATUS_HALAMAN } from './rakor.harapan';

const urut = (teks: readonly string[]) => [...teks].sort();
const nama = (s: { peristiwa: string; dari: string }) => `${s.peristiwa} ${s.dari}`;
/** The code's table in the words of the golden one. */
const SEL_KODE = ALUR_RAKOR.langkah.flatMap((l) =>
  l.dari.map((dari) => ({
    peristiwa: l.peristiwa as string,
    dari: dari as string,
    ke: l.ke,
    peran: urut(
      l.izin === 'SISTEM' ? ['SISTEM'] : KODE_PERAN.filter((k) => (PERAN[k].izin as string[]).includes(l.izin)),
    ),
    penjaga: urut(l.penjaga),
    efek: urut(l.efek),
  })),
);

describe('E.3 states of a meeting, against the table typed from the page', () => {
  it.each(SEL_RAKOR.map((s) => [nama(s), s] as const))('%s', (_, harapan) => {
    expect(SEL_KODE.find((k) => nama(k) === nama(harapan))).toEqual(harapan);
  });
  it('the code has no transition that the table lacks, and none stands twice', () => {
    expect(urut(SEL_KODE.map(nama))).toEqual(urut(SEL_RAKOR.map(nama)));
    expect(new Set(SEL_RAKOR.map(nama)).size).toBe(SEL_RAKOR.length);
  });
  it('the states are those of the page, under its codes', () => {
    expect(
      Object.values(STATUS_RAKOR)
        .map((s) => `${s.kode} ${s.nama}`)
        .sort(),
    ).toEqual(STATUS_HALAMAN);
  });
  it('what keeps the state has its reason', () => {
    for (const b of ALASAN_TETAP) expect([b.peristiwa, b.alasan.length > 20]).toEqual([b.peristiwa, true]);
  });
});
