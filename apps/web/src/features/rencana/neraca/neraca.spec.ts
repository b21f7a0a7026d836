import { jumlahkan } from '@sinas/domain/format/angka';
import type { BarisIsi, IsiBerkas } from '@sinas/domain/layanan/isi';
import { ujiRencana } from '@sinas/domain/layanan/rkt/neraca';
import { describe, expect, it } from 'vitest';
import { ringkasKurang } from '../kirim/kurang';
import { neracaSatuan } from './batang';
import { hitunganUji, namaUji } from './kata-uji';

let nomor = 0;
const b = (jenis: string, jml: string, lain: Partial<BarisIsi> = {}): BarisIsi => ({
  ...{ id: String((nomor += 1)), jenis, id_induk: null, seri: 1, data: {}, satuan: 'TNE', jml, realisasi_lalu: '0' },
  ...lain,
});
const isi = (jenis_pelaku: string, baris: BarisIsi[], kd_komoditas = '0142'): IsiBerkas => ({
  ...{ kd_komoditas, tahun: 2027, kepala: { trader_type: 'IMPORTIR', jenis_pelaku }, baris },
});
const neraca = (i: IsiBerkas) => neracaSatuan(i, ujiRencana(i));
const bagian = (p: { nama: string; jml: string }[]) => p.map((x) => `${x.nama} ${x.jml}`);

describe('supply and use, each as the sum of its parts (mock-up of the plan)', () => {
  it('of a producer: imports, local and opening stock; what is used and what is left', () => {
    const i = isi('PRODUSEN', [
      b('bahan_baku', '480000', {
        data: { asal: 'impor', stok_awal: '32000', pemakaian: '498000', stok_akhir: '32000' },
      }),
      b('bahan_baku', '18000', { data: { asal: 'lokal' } }),
    ]);
    const [n] = neraca(i);
    expect(bagian(n?.pasokan ?? [])).toEqual(['impor 480000', 'lokal 18000', 'stok awal 32000']);
    expect(bagian(n?.penggunaan ?? [])).toEqual(['dipakai 498000', 'stok akhir 32000']);
    expect(n).toMatchObject({ jumlahPasokan: '530000', jumlahPenggunaan: '530000', selisih: '0', persen: 0 });
  });
  it('of a trader: what he buys, and where it goes', () => {
    const d = b('data_distribusi', '1000');
    const anak = (jenis: string, jml: string) => b(jenis, jml, { id_induk: d.id, satuan: null });
    const rows = [b('barang_impor', '600'), b('barang_lokal', '400'), d];
    const i = isi('PEDAGANG', [...rows, anak('distribusi_lokal', '700'), anak('distribusi_ekspor', '250')]);
    const [n] = neraca(i);
    expect(bagian(n?.penggunaan ?? [])).toEqual(['dalam negeri 700', 'ekspor 250', 'lainnya 0']);
    expect(n).toMatchObject({ jumlahPasokan: '1000', jumlahPenggunaan: '950', selisih: '50', persen: 5 });
  });
  it('the parts are what the check adds up, in every unit', () => {
    const bahan = (jml: string, satuan: string) =>
      b('bahan_baku', jml, { satuan, data: { asal: 'lokal', stok_awal: '0.001', pemakaian: '3.25', stok_akhir: '1' } });
    for (const n of neraca(isi('PRODUSEN', [bahan('7.125', 'TNE'), bahan('9', 'C62'), bahan('0.874', 'TNE')]))) {
      expect(jumlahkan(n.pasokan.map((p) => p.jml))).toBe(n.jumlahPasokan);
      expect(jumlahkan(n.penggunaan.map((p) => p.jml))).toBe(n.jumlahPenggunaan);
    }
  });
});

describe('checks with their sums', () => {
  const kata = (i: IsiBerkas, kode: number) =>
    ujiRencana(i)
      .filter((u) => u.kode === kode)
      .map((u) => [namaUji(u, i), hitunganUji(u, i.kd_komoditas)]);
  it('capacity, as the mock-up has it', () => {
    const p = b('produk', '31800', { id_induk: '0', data: { uraian: 'sirop gula', kapasitas_terpasang: '30000' } });
    expect(kata(isi('PRODUSEN', [p]), 2)).toEqual([
      ['Kapasitas sirop gula', '31.800 ÷ 30.000 = 106%, paling banyak 100%'],
    ]);
  });
  it('distribution, short and even', () => {
    const produk = b('produk', '479440', { id_induk: '0' });
    const salur = (jml: string) => {
      const d = b('data_distribusi', '500000');
      return isi('PRODUSEN', [produk, d, b('distribusi_lokal', jml, { id_induk: d.id, satuan: null })]);
    };
    expect(kata(salur('457100'), 4)).toEqual([
      ['Distribusi', '457.100 dari 479.440, kurang 22.340 atau 4,7%, batas 1%'],
    ]);
    expect(kata(salur('479440'), 4)).toEqual([['Distribusi', '479.440 dari 479.440']]);
  });
  it('imports against the year before', () => {
    const impor = (lalu: string) => isi('PENGGUNA', [b('barang_impor', '480000', { realisasi_lalu: lalu })]);
    expect(kata(impor('446100'), 5)).toEqual([['Impor terhadap tahun lalu', '480.000 ÷ 446.100 = 107,6%, batas 150%']]);
  });
  it('a firm that did not import is said to begin', () => {
    expect(kata(isi('PENGGUNA', [b('barang_impor', '5')]), 5)).toEqual([
      ['Impor terhadap tahun lalu', '5, tahun lalu tidak ada realisasi impor'],
    ]);
  });
  it('yield with the bounds of the group: salt, 80 to 100 percent', () => {
    const m = b('bahan_baku', '1000', { data: { asal: 'lokal', pemakaian: '1000', uraian_barang: 'Garam' } });
    expect(kata(isi('PRODUSEN', [m, b('produk', '700', { id_induk: m.id })], '012'), 3)).toEqual([
      ['Rendemen Garam', '700 ÷ 1.000 = 70%, batas 80 sampai 100%'],
    ]);
  });
});

describe('what is missing, in one line', () => {
  it('held, notes, papers and the rest, each counted', () => {
    const uji = ujiRencana(isi('PRODUSEN', [b('produk', '2', { id_induk: '0', data: { kapasitas_terpasang: '1' } })]));
    const p = (tab: string, path: string) => ({ tab, path, id_baris: null, baris: null, pesan: '' });
    const semua = [
      ...[p('produksi', 'baris.1'), p('distribusi', 'neraca'), p('perusahaan', 'catatan_impor'), p('dokumen', 'D01')],
      ...[p('dokumen', 'D02'), p('kirim', 'pernyataan')],
    ];
    expect(ringkasKurang(semua, uji)).toBe(
      '2 ditahan, 1 perlu catatan, 2 dokumen belum ada, 1 hal lain belum lengkap.',
    );
    expect(ringkasKurang([], [])).toBe('Semua lengkap.');
  });
});
