import { describe, expect, it } from 'vitest';
import {
  dapatDijawab,
  lanjutSejak,
  periksaAlasanTutup,
  periksaJawabanInformasi,
  periksaPermintaan,
  tenggatInformasi,
} from './informasi';

const DIKENAL = new Set(['D01', 'D02', 'D03', 'D04', 'D05', 'D06']);
const minta = (ubah: object = {}) =>
  periksaPermintaan({ pertanyaan: 'Berapa kapasitas mesin?', dokumen: [], hari: 5, ...ubah }, DIKENAL).map((m) => [
    m.path,
    m.message,
  ]);

describe('when an answer is due', () => {
  it('so many working days after the day of the request, to their end; week ends and holidays do not count', () => {
    // Thursday 19 November 2026.
    const kini = new Date('2026-11-19T14:00:00+07:00');
    expect(tenggatInformasi(kini, 1, new Set()).toISOString()).toBe('2026-11-20T16:59:59.999Z');
    expect(tenggatInformasi(kini, 5, new Set()).toISOString()).toBe('2026-11-26T16:59:59.999Z');
    expect(tenggatInformasi(kini, 5, new Set(['2026-11-23'])).toISOString()).toBe('2026-11-27T16:59:59.999Z');
  });
  it('the clock runs again from the answer, or from the due date where the answer is later', () => {
    const tenggat = new Date('2026-11-26T16:59:59.999Z');
    const sebelum = new Date('2026-11-24T03:00:00Z');
    expect(lanjutSejak(sebelum, tenggat)).toEqual(sebelum);
    expect(lanjutSejak(new Date('2026-11-30T03:00:00Z'), tenggat)).toEqual(tenggat);
  });
  it('a late answer is taken until a correction has come between', () => {
    expect([dapatDijawab('DIMINTA', 0, 0), dapatDijawab('LEWAT', 1, 1)]).toEqual([true, true]);
    expect([dapatDijawab('LEWAT', 0, 1), dapatDijawab('DIJAWAB', 0, 0), dapatDijawab('DITUTUP', 0, 0)]).toEqual([
      false,
      false,
      false,
    ]);
  });
});
describe('what a request says', () => {
  it('a question of 10 to 2000 characters', () => {
    expect(minta()).toEqual([]);
    expect(minta({ pertanyaan: `  ${'a'.repeat(9)} ` })).toEqual([
      ['pertanyaan', 'Pertanyaan paling sedikit 10 karakter'],
    ]);
    expect(minta({ pertanyaan: 'a'.repeat(10) })).toEqual([]);
    expect(minta({ pertanyaan: 'a'.repeat(2000) })).toEqual([]);
    expect(minta({ pertanyaan: 'a'.repeat(2001) }).map(([p]) => p)).toEqual(['pertanyaan']);
  });
  it('1 to 10 working days', () => {
    for (const hari of [1, 5, 10]) expect([hari, minta({ hari })]).toEqual([hari, []]);
    for (const hari of [0, -1, 11, 2.5, Number.NaN])
      expect(minta({ hari })).toEqual([['hari', 'Isi batas waktu 1 sampai 10 hari kerja']]);
  });
  it('at most five papers, of the service, each once', () => {
    expect(minta({ dokumen: ['D01', 'D02', 'D03', 'D04', 'D05'] })).toEqual([]);
    expect(minta({ dokumen: ['D01', 'D02', 'D03', 'D04', 'D05', 'D06'] })).toEqual([
      ['dokumen', 'Paling banyak 5 dokumen'],
    ]);
    expect(minta({ dokumen: ['X'] })).toEqual([['dokumen.0', 'Dokumen ini tidak ada dalam daftar dokumen layanan']]);
    expect(minta({ dokumen: ['D01', 'D01'] })).toEqual([['dokumen.1', 'Dokumen ini disebut lebih dari sekali']]);
  });
});
describe('what an answer and a closing say', () => {
  it('words, and at most ten papers', () => {
    expect(periksaJawabanInformasi('Seratus ton.', [])).toEqual([]);
    expect(periksaJawabanInformasi('  ', []).map((m) => m.path)).toEqual(['jawaban']);
    expect(periksaJawabanInformasi('a'.repeat(2001), []).map((m) => m.path)).toEqual(['jawaban']);
    const banyak = (n: number) => Array.from({ length: n }, (_, i) => String(i));
    expect(periksaJawabanInformasi('Ada.', banyak(10))).toEqual([]);
    expect(periksaJawabanInformasi('Ada.', banyak(11)).map((m) => m.path)).toEqual(['dokumen']);
  });
  it('a reason of at most 500 characters', () => {
    expect(periksaAlasanTutup('Sudah ditemukan')).toEqual([]);
    expect(periksaAlasanTutup(' ').map((m) => m.path)).toEqual(['alasan']);
    expect(periksaAlasanTutup('a'.repeat(501)).map((m) => m.path)).toEqual(['alasan']);
  });
});
