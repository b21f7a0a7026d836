import { describe, expect, it } from 'vitest';
import { KELOMPOK } from '../komoditas/daftar';
import { bacaBeda } from './baca-beda';
import { kolomBaris } from '../baris/barang';
import { bandingkan } from './beda';
import { layanan } from '../layanan/daftar';

const gula = KELOMPOK.get('015');
if (!gula) throw new Error('sugar is a group of the domain');
const KOLOM = kolomBaris(gula, 'impor');
const baca = (lama: object, baru: object) => bacaBeda(layanan('07').formulir, bandingkan(lama, baru).perubahan, KOLOM);
const ringkas = (lama: object, baru: object) =>
  baca(lama, baru).map((b) => `${b.baris ?? b.langkah} ${b.jenis} ${b.label}: ${b.lama} > ${b.baru}`);

describe('B.1 what a correction has changed, as people read it', () => {
  it('a quantity that grew in a row is told with both numbers', () => {
    const baris = { uraian_barang: 'GKM', jml_bahan_baku: '100', spesifikasi: null };
    expect(
      ringkas(
        { kirim_ke: 1, barang: { seri_1: baris } },
        { kirim_ke: 2, barang: { seri_1: { ...baris, jml_bahan_baku: '9990.5', spesifikasi: 'ICUMSA 1200' } } },
      ),
    ).toEqual(['1 ubah Jumlah: 100 > 9.990,5', '1 ubah Spesifikasi: - > ICUMSA 1200']);
  });
  it('a code is told by its name, a month by its name, a tariff line with both', () => {
    const lama = { '02': '021501', ur_02: 'GKM', '08': '17011400', ur_08: 'Gula tebu', periode_importasi: ['012027'] };
    const baru = { '02': '021502', ur_02: 'GKR', '08': '17019910', ur_08: 'Dimurnikan', periode_importasi: ['022027'] };
    expect(ringkas({ barang: { seri_3: lama } }, { barang: { seri_3: baru } })).toEqual([
      '3 ubah Subkomoditas: GKM > GKR',
      '3 ubah Pos tarif (HS): 1701.14.00 Gula tebu > 1701.99.10 Dimurnikan',
      '3 ubah Periode impor: Jan 2027 > Feb 2027',
    ]);
  });
  it('a name that changed in its list alone is no change of the company', () => {
    const lama = { '02': '021501', ur_02: 'GKM' };
    expect(ringkas({ barang: { seri_1: lama } }, { barang: { seri_1: { ...lama, ur_02: 'Gula mentah' } } })).toEqual(
      [],
    );
  });
  it('new and deleted rows are told as such, in the order of their numbers', () => {
    const baris = (uraian_barang: string) => ({ uraian_barang, elements: [{ kd_grup: '01', value: '015' }] });
    expect(
      ringkas(
        { barang: { seri_10: baris('A'), seri_2: baris('B') } },
        { barang: { seri_10: baris('A'), seri_11: baris('C') } },
      ),
    ).toEqual(['2 hapus Uraian barang: B > -', '11 tambah Uraian barang: - > C']);
  });
  it('header fields, the company, documents and what a quantity is for; answers to remarks are told elsewhere', () => {
    const dok = (nama_file: string) => ({ kd_dokumen: 'D01', nama_file, sha256: nama_file });
    expect(
      ringkas(
        {
          perusahaan: { nama: 'PT Lama' },
          kepala: { stok_awal: '1000', jenis_pelaku: 'PEDAGANG', kbli: '10721', ur_kbli: 'Gula' },
          barang: { seri_1: { rincian: [{ uraian: 'Sirop', lokasi: 'Bekasi', jml: '1000' }] } },
          dokumen: { a: dok('lama.pdf') },
        },
        {
          perusahaan: { nama: 'PT Baru' },
          kepala: { stok_awal: '2500', jenis_pelaku: 'PRODUSEN', kbli: '10729', ur_kbli: 'Gula lain' },
          barang: { seri_1: { rincian: [{ uraian: 'Sirop', lokasi: 'Depok', jml: '1000' }] } },
          dokumen: { b: dok('baru.pdf') },
          jawaban: { 5: 'Sudah' },
        },
      ),
    ).toEqual([
      'perusahaan ubah Nama perusahaan: PT Lama > PT Baru',
      'produksi ubah Stok awal tahun: 1.000 > 2.500',
      'perusahaan ubah Jenis pelaku usaha: Pedagang (API-U) > Produsen (API-P)',
      'perusahaan ubah KBLI kegiatan usaha: 10721 – Gula > 10729 – Gula lain',
      '1 ubah Rincian pemakaian: Sirop, Bekasi: 1.000 > Sirop, Depok: 1.000',
      'dokumen hapus Surat pernyataan kebenaran data: lama.pdf > -',
      'dokumen tambah Surat pernyataan kebenaran data: - > baru.pdf',
    ]);
  });
  it('more changes than are kept are counted', () => {
    const kepala = (isi: string) => Object.fromEntries(Array.from({ length: 600 }, (_, i) => [`k${i}`, isi]));
    const { perubahan, jumlah } = bandingkan(kepala('a'), kepala('b'));
    expect([perubahan.length, jumlah]).toEqual([500, 600]);
  });
});
