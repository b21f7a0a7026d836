import { expect, it } from 'vitest';
import { bacaJam, bacaTanggal } from './baca-tanggal';

it.each([
  ['20/11/2026', '2026-11-20'],
  ['1-2-2026', '2026-02-01'],
  ['20 November 2026', '2026-11-20'],
  [' 3 Agu 2026 ', '2026-08-03'],
  ['17.08.2026', '2026-08-17'],
  ['2026-11-20', '2026-11-20'],
  ['11/20/2026', null],
  ['31/02/2026', null],
  ['20/11/26', null],
  ['20 Foo 2026', null],
  ['besok', null],
  ['', null],
])('part 5: the date typed as %s is %s, day before month', (teks, iso) => {
  expect(bacaTanggal(teks)).toBe(iso);
});

it.each([
  ['09.30', '09:30:00'],
  ['23:59', '23:59:00'],
  ['23.59.59', '23:59:59'],
  [' 00.00 WIB ', '00:00:00'],
  ['9.30', null],
  ['24.00', null],
  ['12.60', null],
  ['09.30 PM', null],
  ['0930', null],
  ['pagi', null],
  ['', null],
])('part 5: the time typed as %s is %s, of a day of 24 hours', (teks, jam) => {
  expect(bacaJam(teks)).toBe(jam);
});
