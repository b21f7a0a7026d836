import { assertKey, attachment, InvalidKey } from './storage';

describe('storage keys', () => {
  it.each(['a', 'berkas/2026/11/0190a.pdf', 'A-1_b.c/d'])('accepts %s', (key) => expect(assertKey(key)).toBe(key));

  it.each([
    '',
    '/',
    '/a',
    'a/',
    'a//b',
    '.',
    '..',
    'a/../b',
    '../a',
    '.a',
    'a\\b',
    'a b',
    'a\0b',
    'a%2fb',
    'ä',
    'x'.repeat(200),
  ])('refuses %j', (key) => expect(() => assertKey(key)).toThrow(InvalidKey));
});

describe('download names', () => {
  it('stay readable for every client and cannot break out of the header', () => {
    expect(attachment('Izin 1.pdf')).toBe('attachment; filename="Izin 1.pdf"');
    expect(attachment('Izin "Réka"\r\n.pdf')).toBe(
      `attachment; filename="Izin _R_ka___.pdf"; filename*=UTF-8''Izin%20%22R%C3%A9ka%22%0D%0A.pdf`,
    );
  });
});
