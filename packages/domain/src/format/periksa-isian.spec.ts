import { describe, expect, it } from 'vitest';
import { palingSedikit, periksaAngka, periksaSurel, periksaTelepon } from './periksa-isian';

describe('rules of single fields', () => {
  it('knows a mail address', () => {
    expect(periksaSurel(' dewi@contoh.go.id ')).toBeNull();
    expect(periksaSurel('dewi@contoh')).toBe('Surel harus alamat surel yang benar');
  });
  it('knows a telephone number', () => {
    expect(periksaTelepon('+62 812-3456-789')).toBeNull();
    expect(periksaTelepon('0812')).toBe('Nomor telepon harus berupa nomor telepon');
  });
  it('counts digits, whatever stands between them', () => {
    expect(periksaAngka('NPWP', 15, 16)('01.234.567.8-901.000')).toBeNull();
    expect(periksaAngka('NPWP', 15, 16)('0123')).toBe('NPWP harus 15 atau 16 angka');
    expect(periksaAngka('NIK', 16)('327103120390000x')).toBe('NIK harus 16 angka');
  });
  it('asks for a name, not for blanks', () => {
    expect(palingSedikit('Nama', 3)('  a ')).toBe('Nama paling sedikit 3 karakter');
    expect(palingSedikit('Nama', 3)('Ani')).toBeNull();
  });
});
