import { describe, expect, it } from 'vitest';
import {
  bacaPenyunting,
  catatPenyunting,
  judulBentrok,
  kalimatDigabung,
  pengubahSetelah,
  penyuntingTampil,
} from './penyunting';

const KINI = new Date('2026-11-22T04:00:00Z');
const sari = { oleh: 'Sari Wulandari', sendiri: false, versi: 6, waktu: '2026-11-22T03:32:00.000Z' };
const saya = { oleh: 'Hendra', sendiri: true, versi: 5, waktu: '2026-11-21T17:05:00.000Z' };

describe('issue 13 part 4: who has changed a file meanwhile', () => {
  it('keeps of each person the last version and its time', () => {
    const satu = catatPenyunting(bacaPenyunting(null), 'a', 2, new Date('2026-11-22T01:00:00Z'));
    const dua = catatPenyunting(satu, 'b', 3, new Date('2026-11-22T02:00:00Z'));
    expect(catatPenyunting(dua, 'a', 4, KINI)).toEqual({
      a: { versi: 4, waktu: '2026-11-22T04:00:00.000Z' },
      b: { versi: 3, waktu: '2026-11-22T02:00:00.000Z' },
    });
  });
  it('shows the newest first, marks the reader, and somebody without an account has no name', () => {
    const catatan = { a: { versi: 2, waktu: 'x' }, b: { versi: 4, waktu: 'y' } };
    expect(penyuntingTampil(catatan, (id) => (id === 'a' ? 'Hendra' : undefined), 'a')).toEqual([
      { oleh: 'Seorang rekan', sendiri: false, versi: 4, waktu: 'y' },
      { oleh: 'Hendra', sendiri: true, versi: 2, waktu: 'x' },
    ]);
  });
  it('names only those who wrote after the version that the screen has', () => {
    expect(pengubahSetelah([sari, saya], 5)).toEqual([sari]);
  });
  it('says name and time in Jakarta, with the day when it is another one; oneself is another tab', () => {
    expect(kalimatDigabung([sari], KINI)).toBe(
      'Perubahan Sari Wulandari (pukul 10.32 WIB) sudah digabung dengan isian di tab ini',
    );
    expect(kalimatDigabung([saya], new Date('2026-11-23T04:00:00Z'))).toBe(
      'Perubahan Anda, di tab lain (22 November 2026 pukul 00.05 WIB) sudah digabung dengan isian di tab ini',
    );
    expect(judulBentrok([sari, saya], KINI)).toBe(
      'Diubah juga oleh Sari Wulandari (pukul 10.32 WIB) dan Anda, di tab lain (pukul 00.05 WIB)',
    );
  });
  it('claims nobody when nobody is known', () => {
    expect(kalimatDigabung([], KINI)).toBe('Perubahan dari luar tab ini sudah digabung dengan isian di tab ini');
    expect(judulBentrok([], KINI)).toBe('Diubah juga di luar tab ini');
  });
});
