import { describe, expect, it } from 'vitest';
import { disebut, periksaCatatanInternal } from './internal';

const rekan = ['Yusuf', 'Yusuf Hidayat', 'Hari Santoso'].map((nama) => ({ nama }));
const nama = (teks: string) => disebut(teks, rekan).map((r) => r.nama);

describe('notes that officers leave each other', () => {
  it('name whoever stands behind an @, the longer of two names where both fit', () => {
    expect(nama('Mohon dicek @Hari Santoso')).toEqual(['Hari Santoso']);
    expect(nama('@Yusuf Hidayat sudah menelepon')).toEqual(['Yusuf Hidayat']);
    expect(nama('@Yusuf dan @Yusuf Hidayat')).toEqual(['Yusuf Hidayat', 'Yusuf']);
    expect(nama('Hari Santoso tanpa tanda')).toEqual([]);
  });
  it('say something, in 1,000 characters', () => {
    expect(periksaCatatanInternal('  ')[0]?.message).toBe('Catatan internal wajib diisi');
    expect(periksaCatatanInternal('x'.repeat(1_000))).toEqual([]);
    expect(periksaCatatanInternal('x'.repeat(1_001))[0]?.path).toBe('teks');
  });
});
