import { describe, expect, it } from 'vitest';
import { NAMA_PENGGUNA, perluSurel, samarkanSurel, sandiLemah, statusAkun } from './akun';

describe('passwords', () => {
  it.each([
    ['pendek', 'kuda1234'],
    ['panjang', 'a1'.repeat(101)],
    ['lazim', 'password12345'],
    ['lazim', '1234567890123'],
    ['lazim', 'aaaabbbbaaaabbbb'],
    ['lazim', 'abcdefghijkl'],
    ['lazim', 'Indonesia2026'],
    ['memuat_nama', 'ratna-12345x'],
  ])('%s: %s', (sebab, sandi) => {
    expect(sandiLemah(sandi, ['Ratna Wulandari', 'ratna@nusa.contoh'])).toBe(sebab);
  });
  it('long and unguessable ones are good, whatever kinds of characters they have', () => {
    for (const baik of ['kuda hijau minum kopi', 'garam-kopi-4821', 'x9Kq!mZ7vT', 'ratna suka membaca buku tua'])
      expect(sandiLemah(baik, ['Ratna Wulandari'])).toBeNull();
  });
});

describe('accounts', () => {
  it('states follow from what happened', () => {
    const a = { aktif: false, diaktifkan: null, dihapus: null };
    const kini = new Date();
    expect([
      statusAkun(a),
      statusAkun({ ...a, aktif: true, diaktifkan: kini }),
      statusAkun({ ...a, diaktifkan: kini }),
      statusAkun({ aktif: true, diaktifkan: kini, dihapus: kini }),
    ]).toEqual(['menunggu', 'aktif', 'nonaktif', 'dihapus']);
  });
  it('user names are lower case, four characters and more', () => {
    expect(['ratna', 'a.b_c-1', 'pt123'].every((n) => NAMA_PENGGUNA.test(n))).toBe(true);
    expect(
      ['abc', 'Ratna', '.ratna', 'ratna.', 'ra tna', 'x'.repeat(61), 'rätna'].some((n) => NAMA_PENGGUNA.test(n)),
    ).toBe(false);
  });
  it('addresses are masked but recognizable, and mails follow the choice', () => {
    expect([samarkanSurel('ratna@nusa.contoh'), samarkanSurel('bukan surel')]).toEqual([
      'r***@nusa.contoh',
      'bukan surel',
    ]);
    expect([
      perluSurel('tidak', 'danger'),
      perluSurel('penting', 'info'),
      perluSurel('penting', 'warning'),
      perluSurel('semua', 'info'),
    ]).toEqual([false, false, true, true]);
  });
});
