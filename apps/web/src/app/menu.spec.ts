import { describe, expect, it } from 'vitest';
import { menuUtama } from './menu';

const butir = (id: number, judul: string, uri: string, urut: number, id_parent: number | null = null) => ({
  id,
  id_parent,
  kode: `m${id}`,
  judul,
  uri,
  ikon: null,
  urut,
});

describe('main menu', () => {
  it('PERAN-04 shows what the ACL gives, in its order, children below their heading', () => {
    const menu = menuUtama([
      butir(2, 'Pengajuan', '/pengajuan', 2),
      butir(1, 'Beranda', '/neraca-komoditas', 1),
      butir(3, 'RKI', '/pengajuan/rki', 1, 2),
    ]);
    expect(menu.map((m) => m.judul)).toEqual(['Beranda', 'Pengajuan']);
  });

  it('leads a heading without an address to its first child, and drops one without any', () => {
    const menu = menuUtama([
      butir(1, 'Pengaturan', '', 1),
      butir(2, 'Pengguna', '/pengguna', 1, 1),
      butir(3, 'Kosong', '', 2),
    ]);
    expect(menu).toEqual([{ id: 1, judul: 'Pengaturan', uri: '/pengguna', diLuar: false }]);
  });

  it('marks what lies outside of this app', () => {
    expect(menuUtama([butir(1, 'Konsol', '/konsol/inhouse', 1)])[0]?.diLuar).toBe(true);
  });
});
