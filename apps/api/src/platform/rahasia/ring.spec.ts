import { bacaRing, sidikKunci, tulisRing } from './ring';

const [a, b] = ['a'.repeat(32), 'b'.repeat(32)];

describe('a ring of keys', () => {
  it('is one secret alone, called k1, or id:secret entries of which the first is current', () => {
    expect(bacaRing('DATA_SECRET', a)).toEqual([{ kid: 'k1', rahasia: a }]);
    expect(bacaRing('DATA_SECRET', `k2:${b}, k1:${a}`)).toEqual([
      { kid: 'k2', rahasia: b },
      { kid: 'k1', rahasia: a },
    ]);
    expect(bacaRing('DATA_SECRET', tulisRing(bacaRing('DATA_SECRET', `k2:${b},k1:${a}`)))[0].kid).toBe('k2');
  });
  it('a secret as settings had it before is taken as it is, whatever is in it', () => {
    for (const lama of [
      'kunci:dengan:titik-dua-dan-cukup-panjang',
      'satu,dua,tiga-empat-lima-enam-tujuh-delapan',
      `k0:${a}`,
    ])
      expect(bacaRing('DATA_SECRET', lama)).toEqual([{ kid: 'k1', rahasia: lama }]);
  });
  it.each([
    ['an entry without an id', `k2:${b},${a}`, 'neither one secret nor a list'],
    ['an entry without a secret', `k2:${b},k1:`, 'neither one secret nor a list'],
    ['an id twice', `k2:${b},k2:${a}`, 'names a key twice'],
    ['a secret twice', `k2:${a},k1:${a}`, 'the same secret under two ids'],
  ])('%s is refused, and the refusal tells no secret', (_n, teks, kata) => {
    expect(() => bacaRing('DATA_SECRET', teks)).toThrow(kata);
    try {
      bacaRing('DATA_SECRET', teks);
    } catch (error) {
      expect((error as Error).message).not.toMatch(/aaaa|bbbb/);
      expect((error as Error).message).toContain('DATA_SECRET');
    }
  });
  it('a fingerprint tells keys apart by their secret alone', () => {
    expect(sidikKunci({ kid: 'k1', rahasia: a })).toBe(sidikKunci({ kid: 'k9', rahasia: a }));
    expect(sidikKunci({ kid: 'k1', rahasia: a })).not.toBe(sidikKunci({ kid: 'k1', rahasia: b }));
  });
});
