import { describe, expect, it } from 'vitest';
import { kataKosong, kataKunci } from './kata-kunci';

describe('keywords of reference lists', () => {
  it('are words of letters and digits, in lower case and each once', () => {
    expect(kataKunci('  Gula-TEBU, gula  ')).toEqual(['gula', 'tebu']);
    expect(kataKunci('Décor Ömür')).toEqual(['décor', 'ömür']);
    expect(kataKunci(undefined)).toEqual([]);
  });
  it('read a number with dots as one code', () => {
    expect(kataKunci('1701.14.00')).toEqual(['17011400']);
    expect(kataKunci('17 01')).toEqual(['1701']);
    expect(kataKunci('tipe 2')).toEqual(['tipe', '2']);
  });
  it('leave nothing of wildcards, quotes and NUL, and stay short', () => {
    for (const aneh of ['%', '_', "'", '\\', '“”', '\0', '--;']) {
      expect(kataKunci(aneh)).toEqual([]);
      expect(kataKosong(aneh)).toBe(true);
    }
    expect(kataKosong('')).toBe(false);
    expect(kataKunci('a'.repeat(10_000))).toEqual(['a'.repeat(100)]);
    expect(kataKunci(Array.from({ length: 50 }, (_, i) => `k${i}`).join(' '))).toHaveLength(8);
  });
});
