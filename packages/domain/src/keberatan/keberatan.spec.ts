import { describe, expect, it } from 'vitest';
import {
  akhirMasa,
  bolehMenjawab,
  periksaJawaban,
  periksaKeberatan,
  tenggatJawab,
  turunanKeberatan,
} from './keberatan';

const ALASAN = 'Kapasitas terpasang kami sudah diverifikasi penuh.';
const BARIS = new Map([
  ['1', { diminta: '100', ditetapkan: '40' }],
  ['2', { diminta: '200', ditetapkan: '200' }],
]);
const pada = (kd: string, alasan: string, butir: { id: string; jml: string; alasan: string }[] = []) =>
  periksaKeberatan(kd, alasan, butir, BARIS).map((m) => [m.path, m.message]);
const minta = (id: string, jml: string) => ({ id, jml, alasan: '' });

describe('T35 [D]: 30 working days to object, 20 to answer', () => {
  it('the day itself does not count, week ends and holidays do not, the last day counts to its end', () => {
    // Monday 2 November 2026; six weeks of five days, two of them free.
    const diputus = new Date('2026-11-02T23:30:00+07:00');
    expect(akhirMasa(diputus, new Set()).toISOString()).toBe('2026-12-14T16:59:59.999Z');
    expect(akhirMasa(diputus, new Set(['2026-11-25', '2026-12-09'])).toISOString()).toBe('2026-12-16T16:59:59.999Z');
    expect(tenggatJawab(diputus, new Set()).toISOString()).toBe('2026-11-30T16:59:59.999Z');
  });
});
describe('what an objection says', () => {
  it('a reason of at least 30 and at most 4000 characters', () => {
    expect(pada('90', ALASAN)).toEqual([]);
    expect(pada('90', `  ${'a'.repeat(29)}  `)).toEqual([['alasan', 'Alasan paling sedikit 30 karakter']]);
    expect(pada('90', 'a'.repeat(30))).toEqual([]);
    expect(pada('90', 'a'.repeat(4001)).map(([p]) => p)).toEqual(['alasan']);
  });
  it('more than was decided and at most what was asked, of rows of a partial decision only', () => {
    expect(pada('51', ALASAN, [minta('1', '40.001')])).toEqual([]);
    expect(pada('51', ALASAN, [minta('1', '100')])).toEqual([]);
    for (const jml of ['40', '100.001', '0', '-1', 'x'])
      expect(pada('51', ALASAN, [minta('1', jml)])).toEqual([
        ['butir.0.jml', 'Isi jumlah lebih dari 40 dan paling banyak 100'],
      ]);
    expect(pada('51', ALASAN, [minta('9', '1')])).toEqual([['butir.0.id', 'Baris ini bukan bagian dari keputusan']]);
    expect(pada('51', ALASAN, [minta('1', '50'), minta('1', '60')]).map(([p]) => p)).toEqual(['butir.1.id']);
    expect(pada('90', ALASAN, [minta('1', '50')])).toEqual([
      ['butir', 'Jumlah hanya dapat diminta atas keputusan yang disetujui sebagian'],
    ]);
  });
});
describe('what papers it has', () => {
  it('ten at most', () => {
    const lampir = (n: number) =>
      periksaKeberatan(
        '90',
        ALASAN,
        [],
        BARIS,
        Array.from({ length: n }, (_, i) => String(i)),
      ).map((m) => [m.path, m.message]);
    expect(lampir(10)).toEqual([]);
    expect(lampir(11)).toEqual([['dokumen', 'Paling banyak 10 dokumen']]);
  });
});
describe('what an answer says', () => {
  it('its reason always, its law where it refuses', () => {
    const di = (kabul: boolean, jawaban: string, dasar_hukum: string) =>
      periksaJawaban({ kabul, jawaban, dasar_hukum }).map((m) => m.path);
    expect(di(true, 'Terbukti', '')).toEqual([]);
    expect(di(true, ' ', '')).toEqual(['jawaban']);
    expect(di(false, 'Tidak terbukti', ' ')).toEqual(['dasar_hukum']);
    expect(di(false, '', '')).toEqual(['jawaban', 'dasar_hukum']);
  });
  it('a change of a partial decision, a new attempt after a refusal or a revocation', () => {
    expect(['51', '85', '90'].map(turunanKeberatan)).toEqual(['perubahan', 'reaju', 'reaju']);
  });
  it('by neither who has had the file nor who acts for him', () => {
    expect(bolehMenjawab(['u1'], ['u2', 'u3'])).toBe(true);
    expect(bolehMenjawab(['u2'], ['u2', 'u3'])).toBe(false);
    expect(bolehMenjawab(['u1', 'u3'], ['u2', 'u3'])).toBe(false);
  });
});
