import { expect, it } from 'vitest';
import { panjangTeks, periksaPanjang } from './batas-teks';

it.each([
  ['', 0],
  ['kopra', 5],
  ['  kopra \n', 5],
  ['beras 🍚', 7],
])('part 4: %j has %d characters', (teks, n) => {
  expect(panjangTeks(teks)).toBe(n);
});
it('part 4: a text one character too long is told, one that just fits is not', () => {
  expect(periksaPanjang('Saran', 'x'.repeat(2000), 2000)).toBeNull();
  expect(periksaPanjang('Saran', 'x'.repeat(2001), 2000)).toBe('Saran paling banyak 2.000 karakter');
});
