import { describe, expect, it } from 'vitest';
import { KELOMPOK } from './daftar';
import type { EntriElemen, OpsiElemen } from './elemen';
import { elemenAwal, opsiAwal, opsiKelompok } from './opsi';

const kelompok = (kode: string) => {
  const k = KELOMPOK.get(kode);
  if (!k) throw new Error(kode);
  return k;
};
const gula = kelompok('015');
const HARI = '2026-11-21';
const baru = (kd_elemen: string, lain: Partial<EntriElemen> = {}): EntriElemen => ({
  kd_elemen,
  ur_elemen: `Uji ${kd_elemen}`,
  kd_komoditas: '015',
  kd_grup: '02',
  urut: null,
  tutup_tahun: null,
  berlaku_mulai: null,
  berlaku_akhir: null,
  ...lain,
});
const opsi = (...tambahan: EntriElemen[]): readonly OpsiElemen[] =>
  opsiKelompok(gula, [...elemenAwal(gula), ...tambahan], 2027, HARI)['02'] ?? [];

describe('options of a commodity', () => {
  it('starter options have codes of their commodity and group, in their order', () => {
    expect(elemenAwal(gula).map((e) => [e.kd_elemen, e.urut])).toEqual([
      ['021501', 1],
      ['021502', 2],
      ['021503', 3],
      ['031501', 1],
      ['031502', 2],
      ['031503', 3],
      ['071501', 1],
      ['071502', 2],
    ]);
    expect(elemenAwal(kelompok('0111'))[0]?.kd_elemen).toBe('0211101');
  });
  it('no two starter options of all groups have the same code', () => {
    const kode = [...KELOMPOK.values()].flatMap(elemenAwal).map((e) => e.kd_elemen);
    expect(new Set(kode).size).toBe(kode.length);
  });
  it('stand in their place; those without one come last, by code', () => {
    const kode = opsi(baru('021505'), baru('021504'), baru('021506', { urut: 1 })).map((o) => o.kd_elemen);
    expect(kode).toEqual(['021501', '021506', '021502', '021503', '021504', '021505']);
  });
  it('of other commodities are not theirs', () => {
    expect(opsi(baru('021101', { kd_komoditas: '011' }))).toHaveLength(3);
  });
  it('one that ended is known but not offered; one that has not begun is neither', () => {
    const [a, b] = [baru('021504', { berlaku_akhir: '2026-11-20' }), baru('021505', { berlaku_mulai: '2026-11-22' })];
    expect(opsi(a, b).map((o) => [o.kd_elemen, o.flag_enable])).toEqual([
      ['021501', true],
      ['021502', true],
      ['021503', true],
      ['021504', false],
    ]);
  });
  it('one is not selectable from its closing year on, or with the whole group', () => {
    const mati = (tahun: number) =>
      opsiKelompok(gula, [baru('021504', { tutup_tahun: 2027 })], tahun, HARI)['02']?.[0]?.fl_disable;
    expect([mati(2026), mati(2027), mati(2028)]).toEqual([false, true, true]);
    const plastik = (tahun: number) => opsiAwal(kelompok('0124'), tahun)['02']?.map((o) => o.fl_disable);
    expect([plastik(2025), plastik(2026)]).toEqual([Array(4).fill(false), Array(4).fill(true)]);
  });
});
