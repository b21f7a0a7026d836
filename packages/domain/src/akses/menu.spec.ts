import { describe, expect, it } from 'vitest';
import type { Aktor } from './kebijakan';
import { MENU_HAK, mengunciDiri, rapikanMenu, type SasaranMenu } from './menu';

const aktor: Aktor = {
  id_user: 'saya',
  nama: 'Saya',
  peran: 'SUPER_ADMIN',
  id_organisasi: 'org',
  isbranch: false,
  kd_ga: null,
};
const kepada = (isi: Partial<SasaranMenu>): SasaranMenu => ({
  kode_peran: null,
  id_user: null,
  id_organisasi: null,
  ...isi,
});

describe('menus', () => {
  it('LAYAR-14 nobody can hide the rights of menus from super-administrators or from himself', () => {
    for (const kode of Object.values(MENU_HAK)) {
      expect(mengunciDiri(aktor, kode, kepada({ kode_peran: 'SUPER_ADMIN' }))).toBe(true);
      expect(mengunciDiri(aktor, kode, kepada({ id_user: 'saya' }))).toBe(true);
      expect(mengunciDiri(aktor, kode, kepada({ id_organisasi: 'org' }))).toBe(true);
      expect(mengunciDiri(aktor, kode, kepada({ kode_peran: 'LNSW_OPERATOR' }))).toBe(false);
      expect(mengunciDiri(aktor, kode, kepada({ id_user: 'lain' }))).toBe(false);
    }
    expect(mengunciDiri(aktor, 'konsol.antrean', kepada({ kode_peran: 'SUPER_ADMIN' }))).toBe(false);
  });

  it('a heading needs an entry, and an entry its heading', () => {
    const butir = (id: number, id_parent: number | null, uri: string) => ({ id, id_parent, uri });
    const [a, induk, anak] = [butir(1, null, '/a'), butir(2, null, ''), butir(3, 2, '/c')];
    expect(rapikanMenu([a, induk, anak])).toEqual([a, induk, anak]);
    expect(rapikanMenu([a, induk])).toEqual([a]);
    expect(rapikanMenu([a, anak])).toEqual([a]);
  });
});
