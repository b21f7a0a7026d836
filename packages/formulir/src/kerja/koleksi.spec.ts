import { describe, expect, it } from 'vitest';
import { Koleksi, type FaktaBaris } from './koleksi';

/** Rows that no service has. */
interface Kapal {
  nama?: string;
  bendera?: string;
  ur_bendera?: string;
  muatan?: string;
}
type KapalServer = Kapal & FaktaBaris;
const KAPAL = new Koleksi<Kapal, KapalServer>({
  jenis: 'kapal',
  medan: ['nama', 'bendera', 'muatan'],
  bawaan: ['muatan'],
});
const server = (n: number, isi: Kapal = {}): KapalServer => ({
  id: `k${n}`,
  versi: 1,
  no_seri: n,
  nama: `Kapal ${n}`,
  ...isi,
});
const baru = (isi: Kapal) => KAPAL.baru('baru', 1, null, isi);

describe('14.6 a collection carries rows of any kind', () => {
  it('a changed code loses the name of the one before', () => {
    expect(KAPAL.ubahIsi({ bendera: 'ID', ur_bendera: 'Indonesia' }, { bendera: 'PA' })).toEqual({ bendera: 'PA' });
  });
  it('what stands there from the beginning makes no row; anything typed does', () => {
    expect(KAPAL.kotor(baru({ muatan: 'curah' }))).toBe(false);
    expect(KAPAL.kotor(baru({ muatan: 'curah', nama: 'Rekaan' }))).toBe(true);
  });
  it('typed rows lie over the stored row that they change, and after the last one', () => {
    const belum = {
      k2: { kunci: 'k2', id: 'k2', versi: 1, no_seri: 2, nama: 'Lain' },
      b: { kunci: 'b', no_seri: 2, nama: 'Baru' },
    };
    const hasil = KAPAL.tumpangkan([server(1), server(2)].map(KAPAL.dari), belum, {});
    expect(hasil.map((b) => [b.kunci, b.no_seri, b.isi.nama])).toEqual([
      ['k1', 1, 'Kapal 1'],
      ['k2', 2, 'Lain'],
      ['b', 3, 'Baru'],
    ]);
    expect(Object.keys(KAPAL.belumTersimpan(hasil))).toEqual(['k2', 'b']);
  });
  it('an untouched row follows the server, a typed one stays, and one that went elsewhere goes on as a new row', () => {
    const [satu, dua, tiga] = [1, 2, 3].map((n) => KAPAL.dari(server(n)));
    if (!satu || !dua || !tiga) throw new Error('no rows');
    const ketik = [satu, { ...dua, isi: { nama: 'Dua saya' } }, { ...tiga, isi: { nama: 'Tiga saya' } }];
    const hasil = KAPAL.segarkan(ketik, [server(1, { nama: 'Satu mereka', versi: 2 } as Kapal), server(2)], true);
    expect(hasil.map((b) => [b.kunci, b.id, b.isi.nama])).toEqual([
      ['k1', 'k1', 'Satu mereka'],
      ['k2', 'k2', 'Dua saya'],
      ['k3', null, 'Tiga saya'],
    ]);
  });
  it('10,000 typed rows over 10,000 stored ones are laid within two seconds', () => {
    const ada = Array.from({ length: 10_000 }, (_, i) => KAPAL.dari(server(i + 1)));
    const belum = Object.fromEntries(
      ada.map((b) => [`x${b.kunci}`, { kunci: `x${b.kunci}`, id: b.id ?? '', nama: 'Lain' }]),
    );
    const mulai = performance.now();
    const hasil = KAPAL.tumpangkan(ada, belum, {});
    expect(performance.now() - mulai).toBeLessThan(2000);
    expect([hasil.length, hasil.filter((b) => b.isi.nama === 'Lain').length]).toEqual([10_000, 10_000]);
  });
});
