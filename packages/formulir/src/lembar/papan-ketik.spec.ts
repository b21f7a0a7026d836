import { describe, expect, it } from 'vitest';
import { perintah } from './papan-ketik';

const tombol = (key: string, lain: Partial<Parameters<typeof perintah>[0]> = {}) =>
  perintah({ key, ctrlKey: false, metaKey: false, shiftKey: false, altKey: false, ...lain });

describe('keys of the grid', () => {
  it.each([
    ['ArrowDown', { jenis: 'geser', baris: 1, kolom: 0 }],
    ['ArrowLeft', { jenis: 'geser', baris: 0, kolom: -1 }],
    ['Home', { jenis: 'ujung', baris: null, kolom: 'awal' }],
    ['Tab', { jenis: 'tab', arah: 1 }],
    ['Enter', { jenis: 'sunting', awal: null }],
    ['F2', { jenis: 'sunting', awal: null }],
    ['F4', { jenis: 'pohon' }],
    ['Delete', { jenis: 'kosongkan' }],
    ['Escape', { jenis: 'lepas' }],
    ['7', { jenis: 'sunting', awal: '7' }],
  ])('%s', (key, hasil) => expect(tombol(key)).toEqual(hasil));

  it.each([
    ['d', 'gandakan'],
    ['Z', 'urung'],
    ['a', 'pilih_semua'],
    ['Enter', 'rincian'],
    ['.', 'perbaiki'],
  ])('Ctrl+%s', (key, jenis) => expect(tombol(key, { ctrlKey: true })).toEqual({ jenis }));

  it('goes back with Shift+Tab and leaves Ctrl+V and Alt to the browser', () => {
    expect(tombol('Tab', { shiftKey: true })).toEqual({ jenis: 'tab', arah: -1 });
    expect(tombol('v', { ctrlKey: true })).toBeNull();
    expect(tombol('d', { altKey: true })).toBeNull();
    expect(tombol('Shift')).toBeNull();
  });
});
