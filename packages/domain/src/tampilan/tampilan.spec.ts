import { expect, it } from 'vitest';
import { periksaTampilan } from './tampilan';

it.each([
  ['Baja lewat batas', { antrean: 'lewat', kd_komoditas: '019' }, null],
  ['  ', {}, 'Nama tampilan wajib diisi'],
  ['x'.repeat(61), {}, 'Nama tampilan paling banyak 60 karakter'],
  ['x', { 'a b': '1' }, 'Saringan tampilan ini tidak dapat disimpan'],
  ['x', { a: 1 }, 'Saringan tampilan ini tidak dapat disimpan'],
  ['x', { a: 'x'.repeat(201) }, 'Saringan tampilan ini tidak dapat disimpan'],
  [
    'x',
    Object.fromEntries(Array.from({ length: 16 }, (_, i) => ['a'.repeat(i + 1), '1'])),
    'Saringan tampilan ini tidak dapat disimpan',
  ],
])('18.B6 a view named %j with %j: %s', (nama, saring, kalimat) => {
  expect(periksaTampilan(nama, saring)[0]?.message ?? null).toBe(kalimat);
});
