import { describe, expect, it } from 'vitest';
import { labelCatatan, periksaTempat, pilihanCatatan, type BahanCatatan } from './catatan';
import { layanan } from '../layanan/daftar';

const BAHAN: BahanCatatan = {
  kolom: [
    { kd_field: 'spesifikasi', label: 'Spesifikasi' },
    { kd_field: 'jml_bahan_baku', label: 'Jumlah' },
  ],
  isian: [
    { kd_field: 'telepon', label: 'Telepon', langkah: 'perusahaan' },
    { kd_field: 'stok_awal', label: 'Stok awal tahun', langkah: 'produksi' },
  ],
  dokumen: [{ kd_dokumen: 'D01' }],
  langkah: [{ kode: 'barang' }, { kode: 'distribusi' }],
};
const ada = new Set(['7']);
const salah = (tab: string, kd_field: string, id_baris: string | null = null) =>
  periksaTempat([{ tab, kd_field, id_baris }], BAHAN, ada).map((m) => `${m.path}: ${m.message}`);

describe('B.4 remarks', () => {
  it('every kind of remark has its words', () => {
    const kata = (langkah: string) => pilihanCatatan(langkah, BAHAN).map((p) => p.label);
    expect(kata('barang')).toEqual([
      'Spesifikasi',
      'Jumlah',
      'Seluruh baris',
      'Rincian pemakaian',
      'Menghapus baris',
      'Menambah baris',
    ]);
    expect(kata('perusahaan')).toEqual(['Telepon', 'Seluruh isian']);
    expect(kata('produksi')).toEqual(['Stok awal tahun']);
    expect(kata('distribusi')).toEqual(['Distribusi']);
    expect(pilihanCatatan('distribusi', { ...BAHAN, langkah: [{ kode: 'barang' }] })).toEqual([]);
    expect(kata('dokumen')).toEqual(['Surat pernyataan kebenaran data']);
  });
  it('of an older form, on what there is no more, keep their code', () => {
    for (const langkah of ['barang', 'produksi', 'dokumen'])
      expect(labelCatatan(layanan('07').formulir, { langkah, kd_field: 'isian_lama' }, BAHAN.kolom)).toBe('isian_lama');
  });
  it('point at fields, documents and rows that exist', () => {
    expect([
      ...salah('barang', 'spesifikasi', '7'),
      ...salah('barang', 'jml_bahan_baku'),
      ...salah('barang', 'tambah_baris'),
      ...salah('produksi', 'stok_awal'),
      ...salah('distribusi', 'distribusi', '7'),
      ...salah('distribusi', 'distribusi'),
      ...salah('dokumen', 'D01'),
    ]).toEqual([]);
  });
  it.each([
    ['barang', 'tidak_ada', '7', 'perbaikan.0.kd_field: Catatan 1: isian tidak_ada tidak ada di berkas ini'],
    ['barang', 'telepon', '7', 'perbaikan.0.kd_field: Catatan 1: isian telepon tidak ada di berkas ini'],
    ['produksi', 'telepon', null, 'perbaikan.0.kd_field: Catatan 1: isian telepon tidak ada di berkas ini'],
    ['dokumen', 'D14', null, 'perbaikan.0.kd_field: Catatan 1: isian D14 tidak ada di berkas ini'],
    ['kirim', 'pernyataan', null, 'perbaikan.0.kd_field: Catatan 1: isian pernyataan tidak ada di berkas ini'],
    ['barang', 'spesifikasi', '8', 'perbaikan.0.id_baris: Catatan 1: baris yang disebut tidak ada di berkas ini'],
    ['barang', 'tambah_baris', '7', 'perbaikan.0.id_baris: Catatan 1: jenis catatan ini tidak menunjuk satu baris'],
    ['produksi', 'stok_awal', '7', 'perbaikan.0.id_baris: Catatan 1: jenis catatan ini tidak menunjuk satu baris'],
  ])('%s %s %s is refused at its place', (tab, kd, id, kata) => {
    expect(salah(tab, kd, id)).toEqual([kata]);
  });
});
