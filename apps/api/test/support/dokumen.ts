import { suratIzin } from '@sinas/domain/layanan/bersama/surat';
import { layanan } from '@sinas/domain/layanan/daftar';
import { isianKelompok } from '@sinas/domain/formulir/formulir';
import { bacaKepala } from '@sinas/domain/formulir/kepala';
import type { BarisKeputusan, IsiKeputusan } from '../../src/modules/dokumen/keputusan';
import type { IsiTandaTerima } from '../../src/modules/dokumen/tanda-terima';

const PERUSAHAAN = {
  nama: 'PT Contoh Gula Rafinasi',
  nib: '9120000000011',
  npwp: '9990000000000011',
  alamat: 'Jalan Contoh Raya Nomor 10, Cilegon, Banten',
};
/** Every field of the form, in words as long as they come. */
const PERMOHONAN = bacaKepala(
  {
    ...layanan('07').formulir,
    isian: isianKelompok(layanan('07').formulir, '018').filter((i) => !i.pribadi),
  },
  {
    jenis_pelaku: 'PRODUSEN',
    tujuan_penggunaan: '1',
    alamat_pabrik:
      'Kawasan Industri Contoh Blok A1 Nomor 10-14, Kelurahan Contoh, Kecamatan Ciwandan, Cilegon, Banten 42447',
    kbli: '10721',
    ur_kbli: 'Industri Gula Pasir, termasuk rafinasi gula kristal mentah menjadi gula kristal rafinasi',
    kantor_pabean: '040300',
    ur_kantor_pabean: 'KPU BC Tipe A Tanjung Priok',
    eksportir: 'EKS-00001',
    ur_eksportir: 'Contoh Pastoral Co',
    keterangan:
      'Kebutuhan tahun ini naik karena jalur rafinasi kedua mulai bekerja pada Februari 2027. Gudang baru di Ciwandan menampung dua bulan pemakaian.',
    produk: 'Gula kristal rafinasi',
    kapasitas_terpasang: '15000.5',
    rendemen: '92.25',
    stok_awal: '1200',
    pasokan_lokal: '0',
    kebutuhan_setahun: '14000',
    realisasi_tahun_lalu: '12500',
  },
  ['ton'],
);
export const CONTOH_TANDA_TERIMA: IsiTandaTerima = {
  nomor: 'TT-01001900001120261120000001-1',
  no_aju: '01001900001120261120000001',
  kirim_ke: 1,
  waktu: new Date('2026-11-20T07:32:00Z'),
  instansi: 'Kementerian Perindustrian',
  layanan: 'Rencana Kebutuhan Industri',
  komoditas: 'Gula',
  tahun: 2027,
  surat: suratIzin('Rencana Kebutuhan Industri'),
  pemohon: PERUSAHAAN,
  pengirim: 'Ratna Contoh',
  nama_baris: 'barang',
  jumlah_baris: 2,
  jumlah: [{ jml: '2750.5', satuan: 'ton' }],
  jumlah_dokumen: 3,
  permohonan: PERMOHONAN,
  sha256: 'a1b2c3d4'.repeat(8),
};
export const contohBaris = (isi: Partial<BarisKeputusan> = {}): BarisKeputusan => ({
  seri: 1,
  uraian: 'Gula kristal mentah untuk rafinasi',
  keterangan: 'HS 1701.14.00',
  negara: 'Australia',
  pelabuhan: 'Ciwandan',
  periode: ['012027', '022027', '032027'],
  diminta: '2000',
  diberikan: '2000',
  diserahkan: '0',
  satuan: 'ton',
  catatan_hs: '',
  potongan: [],
  ...isi,
});
export const CONTOH_KEPUTUSAN: IsiKeputusan = {
  konsep: false,
  no_keputusan: '12/RKI/019/11/2026',
  kode_periksa: 'RKI-26-000012-K7M2QX',
  alamat_periksa: 'https://portal.contoh/cek/RKI-26-000012-K7M2QX',
  tgl_keputusan: new Date('2026-11-27T03:05:00Z'),
  berlaku_mulai: new Date('2027-01-01T00:00:00Z'),
  berlaku_sampai: new Date('2027-12-31T00:00:00Z'),
  no_aju: '01001900001120261120000001',
  tgl_kirim: new Date('2026-11-20T07:32:00Z'),
  instansi: 'Kementerian Perindustrian',
  layanan: 'Rencana Kebutuhan Industri',
  komoditas: 'Gula',
  tahun: 2027,
  surat: suratIzin('Rencana Kebutuhan Industri'),
  asal: true,
  pemohon: PERUSAHAAN,
  hasil: 'Disetujui sebagian',
  penanda: { nama: 'Dr. Contoh Pemutus', jabatan: 'Direktur Jenderal Industri Contoh' },
  pengurangan: [],
  dasar: null,
  baris: [
    contohBaris(),
    contohBaris({
      seri: 2,
      uraian: 'Gula kristal mentah, polarisasi ≥ 99,3',
      negara: 'Thailand',
      pelabuhan: 'Tanjung Priok',
      periode: ['012027', '042027'],
      diminta: '1500.5',
      diberikan: '750.5',
      potongan: [
        { kd_alasan: 'A04', alasan: 'Pasokan tebu rakyat mencukupi semester pertama', dari: '1500.5', ke: '750.5' },
      ],
    }),
  ],
  kewajaran: [],
  permohonan: PERMOHONAN,
  sha256: 'a1b2c3d4'.repeat(8),
};
