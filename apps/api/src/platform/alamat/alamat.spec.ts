import { jaringan, tandaAlamat } from './alamat';

describe('a place on the net', () => {
  it.each([
    ['203.0.113.7', '203.0.113.7'],
    ['::ffff:203.0.113.7', '203.0.113.7'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
    ['2001:db8:1:2::9', '2001:db8:1:2::/64'],
    ['2001:db8:1:3::9', '2001:db8:1:3::/64'],
    ['bukan alamat', 'bukan alamat'],
  ])('%s counts as %s', (alamat, tempat) => {
    expect(jaringan(alamat)).toBe(tempat);
  });

  it('is told in logs by a keyed hash: equal for one place, another under another key, never the address', () => {
    const tanda = tandaAlamat('a'.repeat(32));
    expect(tanda('2001:db8:1:2::1')).toBe(tanda('2001:db8:1:2::2'));
    expect(tanda('203.0.113.7')).not.toBe(tanda('203.0.113.8'));
    expect(tanda('203.0.113.7')).not.toBe(tandaAlamat('b'.repeat(32))('203.0.113.7'));
    expect(tanda('203.0.113.7')).toMatch(/^[0-9a-f]{16}$/);
  });
});
