import { expect, it } from 'vitest';
import { sisaIzin } from './sisa';

it.each([
  ['300', '42.5', '257.5'],
  ['300', '300', '0'],
  ['300', '300.001', '0'],
  ['0.001', '0', '0.001'],
  ['999999999999.999', '0.001', '999999999999.998'],
])('of %s with %s reported %s remain', (ditetapkan, terealisasi, sisa) => {
  expect(sisaIzin(ditetapkan, terealisasi)).toBe(sisa);
});
