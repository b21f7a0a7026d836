import { createCipheriv, hkdfSync } from 'node:crypto';
import { bukaAkun, tutupAkun } from './akun-tertutup';
import { Rahasia, SandiRusak } from './rahasia';
import { bacaRing } from './ring';

const lama = 'rahasia-uji-yang-cukup-panjang-sekali';
const baru = 'rahasia-uji-yang-kedua-juga-cukup-panjang';
const r = new Rahasia(bacaRing('uji', lama));
const NIK = '3171234567890001';

/** As the release before wrote it: bound to its column, key not named. */
function v1(ikatan: string, teks: string, rahasia = lama): string {
  const kunci = Buffer.from(hkdfSync('sha256', rahasia, 'sinas-nk', 'data-pribadi', 32));
  const iv = Buffer.alloc(12, 7);
  const sandi = createCipheriv('aes-256-gcm', kunci, iv).setAAD(Buffer.from(ikatan));
  const isi = Buffer.concat([sandi.update(teks, 'utf8'), sandi.final()]);
  return `v1.${Buffer.concat([iv, sandi.getAuthTag(), isi]).toString('base64url')}`;
}

describe('personal data at rest', () => {
  it('comes back as it was, equal values do not look equal, and each names its key', () => {
    const [a, b] = [r.tutup('pengguna.nik', '1', NIK), r.tutup('pengguna.nik', '1', NIK)];
    expect(a).not.toBe(b);
    expect(a).not.toContain(NIK);
    expect([r.buka('pengguna.nik', '1', a), r.buka('pengguna.nik', '1', b)]).toEqual([NIK, NIK]);
    expect([a.slice(0, 6), b.slice(0, 6)]).toEqual(['v2.k1.', 'v2.k1.']);
  });
  it('is encrypted whatever it looks like, ciphertext too', () => {
    for (const teks of ['v1.abcdefgh', 'v2.k1.abcdefgh', r.tutup('pengguna.nik', '2', NIK), v1('address', 'rahasia')]) {
      const simpan = r.tutup('pengguna.address', '1', teks);
      expect(simpan).not.toBe(teks);
      expect(r.buka('pengguna.address', '1', simpan)).toBe(teks);
    }
  });
  it('a value that was changed, moved to another row or column, renamed to another key, or under another key does not open', () => {
    const dua = new Rahasia(bacaRing('uji', `k2:${baru},k1:${lama}`));
    const a = r.tutup('pengguna.nik', '1', NIK);
    expect(() => r.buka('pengguna.nik', '1', `${a.slice(0, -3)}${a.endsWith('AAA') ? 'BBB' : 'AAA'}`)).toThrow(
      SandiRusak,
    );
    expect(() => r.buka('pengguna.address', '1', a)).toThrow(SandiRusak);
    expect(() => r.buka('pengguna.nik', '2', a)).toThrow(SandiRusak);
    expect(() => dua.buka('pengguna.nik', '1', a.replace('v2.k1.', 'v2.k2.'))).toThrow(SandiRusak);
    expect(() => new Rahasia(bacaRing('uji', baru)).buka('pengguna.nik', '1', a)).toThrow(SandiRusak);
    expect(() => r.buka('pengguna.nik', '1', a.replace('k1', 'k7'))).toThrow(SandiRusak);
  });
  it('a tag that was cut short does not open: a shorter one would be guessed', () => {
    const bytes = Buffer.from(r.tutup('pengguna.nik', '1', '').slice(6), 'base64url');
    for (const n of [16, 20, 24, 27])
      expect(() => r.buka('pengguna.nik', '1', `v2.k1.${bytes.subarray(0, n).toString('base64url')}`)).toThrow(
        SandiRusak,
      );
  });
  it('text in clear and values of the old form are refused in a database where nothing of them is left', () => {
    for (const teks of [NIK, v1('nik', NIK)]) expect(() => r.buka('pengguna.nik', '1', teks)).toThrow(SandiRusak);
  });
  it('until then both are read, under any key of the ring; clear text in accounts only', () => {
    for (const zaman of ['v1', 'peralihan'] as const) {
      const dua = new Rahasia(bacaRing('uji', `k2:${baru},k1:${lama}`), { zaman });
      expect(dua.buka('pengguna.nik', '1', NIK)).toBe(NIK);
      expect(dua.buka('pengguna.nik', '1', v1('nik', NIK))).toBe(NIK);
      expect(dua.buka('permintaan_akun.isi', '8', v1('permintaan', 'ratna'))).toBe('ratna');
      expect(dua.buka('jawaban_luar.isi', 'pajak:0123', v1('jawaban_luar:pajak:0123', '{}'))).toBe('{}');
      expect(() => dua.buka('klien_sso.rahasia', 's', 'terang')).toThrow(SandiRusak);
      expect(() => dua.buka('pengguna.nik', '1', v1('address', NIK))).toThrow(SandiRusak);
    }
  });
  it('while processes of the release before may still run, they can read what is written', () => {
    const tertulis = new Rahasia(bacaRing('uji', lama), { zaman: 'v1' }).tutup('pengguna.nik', '1', NIK);
    expect(tertulis.startsWith('v1.')).toBe(true);
    expect(new Rahasia(bacaRing('uji', lama), { zaman: 'peralihan' }).buka('pengguna.nik', '99', tertulis)).toBe(NIK);
    expect(new Rahasia(bacaRing('uji', lama), { zaman: 'peralihan' }).tutup('pengguna.nik', '1', NIK)).toMatch(
      /^v2\.k1\./,
    );
  });
});

describe('a ring of two keys', () => {
  it('writes with the first one, reads with both', () => {
    const dua = new Rahasia(bacaRing('uji', `k2:${baru},k1:${lama}`));
    expect(dua.tutup('pengguna.nik', '1', NIK)).toMatch(/^v2\.k2\./);
    expect(dua.buka('pengguna.nik', '1', r.tutup('pengguna.nik', '1', NIK))).toBe(NIK);
  });
  it('one that is known but not yet current reads what the others will write', () => {
    const kenal = new Rahasia(bacaRing('uji', `k1:${lama},k2:${baru}`));
    const kini = new Rahasia(bacaRing('uji', `k2:${baru},k1:${lama}`));
    expect(kenal.tutup('pengguna.nik', '1', NIK)).toMatch(/^v2\.k1\./);
    expect(kenal.buka('pengguna.nik', '1', kini.tutup('pengguna.nik', '1', NIK))).toBe(NIK);
  });
  it('looks up a value, however it was typed, under every key', () => {
    const dua = new Rahasia(bacaRing('uji', `k2:${baru},k1:${lama}`));
    expect(r.indeks('nik', '31.7123 4567-890001')).toBe(r.indeks('nik', NIK));
    expect(r.indeks('nik', '3171234567890002')).not.toBe(r.indeks('nik', NIK));
    expect(dua.semuaIndeks('nik', NIK)).toEqual([dua.indeks('nik', NIK), r.indeks('nik', NIK)]);
    expect(dua.indeks('nik', NIK)).not.toBe(r.indeks('nik', NIK));
  });
});

describe('an account', () => {
  const akun = { fullname: 'Ratna', nik: NIK, mobile_number: null, address: 'v1.abcdefgh' };
  it('is closed and opened, the look-up value with it', () => {
    const simpan = tutupAkun(r, 'a', akun);
    expect(simpan).toMatchObject({ fullname: 'Ratna', mobile_number: null, nik_indeks: r.indeks('nik', NIK) });
    expect([simpan.nik, simpan.address].every((x) => x.startsWith('v2.k1.'))).toBe(true);
    expect(bukaAkun(r, { id: 'a', ...simpan })).toMatchObject(akun);
    expect(tutupAkun(r, 'a', { nik: null })).toEqual({ nik: null, nik_indeks: null });
    const tanpaPribadi: { fullname: string; nik?: string } = { fullname: 'Ratna' };
    expect(tutupAkun(r, 'a', tanpaPribadi)).toEqual({ fullname: 'Ratna' });
  });
  it('shows the rest when one value is not its own, names what it cannot show, and reports it', () => {
    const lapor = jest.fn();
    const rahasia = new Rahasia(bacaRing('uji', lama), { zaman: 'v2' }, lapor);
    const simpan = { id: 'a', ...tutupAkun(r, 'a', akun), address: r.tutup('pengguna.address', 'b', 'Jl. Orang Lain') };
    expect(bukaAkun(rahasia, simpan)).toMatchObject({ nik: NIK, address: null, tak_terbaca: ['address'] });
    expect(lapor.mock.calls).toEqual([
      [expect.objectContaining({ kolom: 'pengguna.address', baris: 'a', sebab: 'isi' })],
    ]);
  });
});
