import { bukaAkun, Rahasia, tutupAkun } from './rahasia';

const r = new Rahasia('rahasia-uji-yang-cukup-panjang-sekali');

describe('personal data at rest', () => {
  it('comes back as it was, and equal values do not look equal', () => {
    const [a, b] = [r.tutup('nik', '3171234567890001'), r.tutup('nik', '3171234567890001')];
    expect(a).not.toBe(b);
    expect(a).not.toContain('3171234567890001');
    expect([r.buka('nik', a), r.buka('nik', b)]).toEqual(['3171234567890001', '3171234567890001']);
  });
  it('a value that was changed, moved to another column, or written with another key does not open', () => {
    const a = r.tutup('nik', '3171234567890001');
    expect(() => r.buka('nik', `${a.slice(0, -2)}${a.endsWith('AA') ? 'BB' : 'AA'}`)).toThrow();
    expect(() => r.buka('address', a)).toThrow();
    expect(() => new Rahasia('rahasia-lain-yang-juga-cukup-panjang').buka('nik', a)).toThrow();
  });
  it('is found by its look-up value, however it was typed', () => {
    expect(r.indeks('nik', '31.7123 4567-890001')).toBe(r.indeks('nik', '3171234567890001'));
    expect(r.indeks('nik', '3171234567890002')).not.toBe(r.indeks('nik', '3171234567890001'));
    expect(new Rahasia('x'.repeat(32)).indeks('nik', '1')).not.toBe(r.indeks('nik', '1'));
  });
  it('closes and opens an account; what was stored in clear before is read, and closed when written again', () => {
    const akun = { fullname: 'Ratna', nik: '3171234567890001', mobile_number: null, address: 'Jl. Contoh 1' };
    const tersimpan = tutupAkun(r, akun);
    expect(tersimpan).toMatchObject({ fullname: 'Ratna', mobile_number: null, nik_indeks: r.indeks('nik', akun.nik) });
    expect([tersimpan.nik, tersimpan.address].every((x) => x && r.tertutup(x))).toBe(true);
    expect(bukaAkun(r, tersimpan)).toMatchObject(akun);
    expect(bukaAkun(r, akun)).toEqual(akun);
    expect(bukaAkun(r, tutupAkun(r, tersimpan))).toMatchObject(akun);
  });
});
