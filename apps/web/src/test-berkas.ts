import type { Aksi, NamaAksi } from '@sinas/domain/pengajuan/aksi';
import type { Baris, DetailBerkas, Ringkasan } from './lib/wire';

/** A file in verification; a test changes what it speaks of. */
export const ringkasan = (ubah: Partial<Ringkasan> = {}): Ringkasan => ({
  idNk: '7',
  noAju: '03003241700020261005000214',
  kd_rekom: '03',
  jnsLayanan: 'RPHP',
  nama_layanan: 'Rekomendasi Pemasukan Hasil Perikanan',
  jenis_pengajuan: '1',
  kd_komoditas: '013',
  ur_komoditas: 'Ikan beku',
  tahun: 2027,
  kd_status_pengajuan: '21',
  ur_status: 'Verifikasi',
  versi: 3,
  jml_total: '1000.5',
  satuan: 'TNE',
  ur_satuan: 'ton',
  jumlah_baris: 2,
  nama_perusahaan: 'PT Nusa Boga Sejahtera',
  kd_ga: '032',
  ur_ga: 'KKP',
  prioritas: null,
  meja: { nama: 'KKP, verifikator', sejak: '2026-11-17T09:00:00+07:00', berikut: 'Keputusan KKP', giliran_anda: false },
  tahap: { posisi: 2, jumlah: 8, nama: 'Verifikasi' },
  jam: { keadaan: 'jalan', sisa_hari: 3, tenggat: '2026-11-24T23:59:59+07:00', sla_hari: 5 },
  perbaikan: null,
  ket_integrasi: null,
  persen: null,
  tgl_kirim: '2026-11-16T14:12:00+07:00',
  tgl_keputusan: null,
  no_keputusan: null,
  berlaku_mulai: null,
  berlaku_sampai: null,
  updated_at: '2026-11-17T09:00:00+07:00',
  ...ubah,
});

export const baris = (ubah: Partial<Baris> = {}): Baris => ({
  id: 'b1',
  no_seri: 1,
  uraian_barang: 'Salmon atlantik, beku',
  '08': '03031300',
  ur_negara_asal: 'Norwegia',
  ur_pelabuhan_tujuan: 'Soekarno-Hatta',
  jml_bahan_baku: '400',
  jml_verifikator: null,
  jml_kl: null,
  jml_rakornis: null,
  jml_penetapan: null,
  potongan: [],
  ...ubah,
});

export const aksi = (nama: NamaAksi, label: string, alasan: string | null = null): Aksi => ({
  aksi: nama,
  label,
  boleh: alasan === null,
  alasan,
});

export const detail = (ubah: Partial<DetailBerkas> = {}): DetailBerkas => ({
  ...ringkasan(),
  baris: [baris()],
  dokumen: [],
  catatan: [],
  aksi_tersedia: [],
  keterangan_tolak: null,
  diputus: null,
  proses: [
    { kode: 'draf', nama: 'Draf', keadaan: 'selesai', waktu: '2026-11-16T10:00:00+07:00' },
    { kode: 'verifikasi', nama: 'Verifikasi', keadaan: 'kini', waktu: '2026-11-17T09:00:00+07:00' },
    { kode: 'terbit', nama: 'Terbit', keadaan: 'nanti', waktu: null },
  ],
  ...ubah,
});
