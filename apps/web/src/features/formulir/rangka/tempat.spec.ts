import { layanan } from '@sinas/domain/layanan/daftar';
import type { Masalah } from '@sinas/domain/formulir/isian';
import { describe, expect, it } from 'vitest';
import { BARANG } from '../kerja/baris-lembar';
import { barisServer, KOLOM } from '../uji/contoh';
import { kurangLangkah, namaTempat, petakanMasalah, tautanKurang } from './tempat';

const bahan = { formulir: layanan('07').formulir, kolom: KOLOM, catatan: [] };
const baris = (n: number, path = 'jml_bahan_baku'): Masalah => ({ langkah: 'barang', baris: n, path, message: 'x' });

describe('places of what is missing', () => {
  it('names rows by their number and column, fields by their label, documents by their name', () => {
    expect(namaTempat(baris(34, 'pelabuhan_tujuan'), bahan)).toBe('Baris 34, Pelabuhan tujuan');
    expect(namaTempat({ langkah: 'produksi', path: 'kapasitas_terpasang', message: 'x' }, bahan)).toBe(
      'Kapasitas terpasang setahun',
    );
    expect(namaTempat({ langkah: 'dokumen', path: 'D04', message: 'x' }, bahan)).toBe('Laporan hasil verifikasi (LHV)');
  });

  it('shows two rows and the rest of them as one link, then the other steps', () => {
    const semua = [
      { langkah: 'produksi' as const, path: 'rendemen', message: 'x' },
      ...[36, 34, 40, 41].map((n) => baris(n)),
    ];
    expect(tautanKurang(semua, bahan).map((t) => t.teks)).toEqual([
      'Baris 34, Jumlah',
      'Baris 36, Jumlah',
      '2 baris lain',
      'Rendemen (persen)',
    ]);
  });

  it('says what a step lacks in its own unit', () => {
    expect(kurangLangkah('barang', [baris(1), baris(1, '02'), baris(2)])).toBe('2 baris');
    expect(kurangLangkah('barang', [{ langkah: 'barang', path: 'baris', message: 'x' }])).toBe('belum ada');
    expect(kurangLangkah('dokumen', [{ langkah: 'dokumen', path: 'D01', message: 'x' }])).toBe('1 berkas');
    expect(kurangLangkah('produksi', [])).toBeNull();
  });

  it('finds the row the server speaks of by its key or id', () => {
    const rows = [
      BARANG.dari(barisServer(1)),
      { ...BARANG.dari(barisServer(2)), kunci: 'baru-1', id: null, no_seri: 12 },
    ];
    expect(petakanMasalah({ ...baris(3), path: 'belum.baru-1.jml_bahan_baku' }, rows)).toMatchObject({
      baris: 12,
      path: 'jml_bahan_baku',
    });
    expect(petakanMasalah({ ...baris(3), path: 'baris.1001' }, rows)).toMatchObject({
      baris: 1,
      path: 'uraian_barang',
    });
  });
});
