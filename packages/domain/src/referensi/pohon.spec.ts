import { describe, expect, it } from 'vitest';
import { KELOMPOK } from '../komoditas/daftar';
import { peraturanKelompok } from './peraturan';
import { pohon, type Simpul } from './pohon';

const baris = (kode: string, induk: string | null) => ({ kode, induk });
const nama = (s: Simpul<{ kode: string }> | null): unknown =>
  s && (s.anak.length > 0 ? [s.isi.kode, s.anak.map(nama)] : s.isi.kode);

describe('trees of reference lists', () => {
  it('hang from one row, in the order of the rows', () => {
    const rows = [baris('b', 'a'), baris('a', null), baris('c', 'a'), baris('d', 'b'), baris('x', 'y')];
    expect(nama(pohon(rows, 'a'))).toEqual(['a', [['b', ['d']], 'c']]);
    expect(nama(pohon(rows, 'b'))).toEqual(['b', ['d']]);
    expect(pohon(rows, 'tidak')).toBeNull();
  });
  it('end where rows go in a ring', () => {
    expect(nama(pohon([baris('a', 'b'), baris('b', 'a')], 'a'))).toEqual(['a', ['b']]);
    expect(nama(pohon([baris('a', 'a')], 'a'))).toEqual('a');
  });
});

describe('import rules', () => {
  it('each commodity group has exactly one, the general one where no cluster names it', () => {
    for (const k of KELOMPOK.keys()) expect(peraturanKelompok(k).nomor).toMatch(/^Permendag \d{2} Tahun 2025$/);
    expect(peraturanKelompok('013').klaster).toBe('Garam dan perikanan');
    expect(peraturanKelompok('0142').klaster).toBe('Ketentuan umum impor');
  });
});
