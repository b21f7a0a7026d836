import type { RekamanKomoditas } from '@sinas/domain/komoditas/rekaman';
import type { Aksi } from '@sinas/domain/pengajuan/aksi';
import type { Kolom } from '@sinas/domain/pengajuan/baris';
import type { Isian, Kepala, KodeLangkah } from '@sinas/domain/pengajuan/formulir';
import type { KdKeputusan } from '@sinas/domain/pengajuan/keputusan';
import type { UjiKewajaran } from '@sinas/domain/pengajuan/kewajaran';
import type { HasilPeriksa } from '@sinas/domain/pengajuan/alasan';

/** Wire shapes of the officers' side, as apps/api answers them. */
export interface Ringkasan {
  idNk: string;
  noAju: string;
  kd_rekom: string;
  jnsLayanan: string;
  nama_layanan: string;
  jenis_pengajuan: string;
  kd_komoditas: string;
  ur_komoditas: string | null;
  tahun: number;
  kd_status_pengajuan: string;
  ur_status: string;
  versi: number;
  jml_total: string;
  satuan: string | null;
  ur_satuan: string | null;
  jumlah_baris: number;
  nama_perusahaan: string;
  npwp: string;
  ur_ga: string;
  prioritas: string | null;
  meja: { nama: string; sejak: string | null; berikut: string | null; giliran_anda: boolean };
  tahap: { posisi: number; jumlah: number; nama: string };
  jam: {
    keadaan: 'tidak' | 'jalan' | 'jeda' | 'lewat';
    sisa_hari: number | null;
    tenggat: string | null;
    sla_hari: number | null;
  };
  perbaikan: { ke: number; tenggat: string | null; butir: number } | null;
  pengambil: { id: string; nama: string } | null;
  ket_integrasi: string | null;
  tgl_kirim: string | null;
  tgl_keputusan: string | null;
  no_keputusan: string | null;
  berlaku_mulai: string | null;
  berlaku_sampai: string | null;
}
/** react-admin wants an `id` on every record. */
export type BerkasDaftar = Ringkasan & { id: string };

export interface Potongan {
  level: string;
  oleh: string;
  kd_alasan: string;
  ur_alasan?: string;
  alasan: string;
  dari: string;
  ke: string;
}
export type Baris = RekamanKomoditas & {
  id: string;
  no_seri: number;
  jumlah_sub: number;
  jml_bahan_baku: string;
  jml_verifikator: string | null;
  jml_kl: string | null;
  jml_rakornis: string | null;
  jml_penetapan: string | null;
  potongan: Potongan[];
};
export interface SubBaris {
  id: string;
  no_seri: number;
  uraian: string;
  lokasi: string;
  jml: string;
}
export interface Dokumen {
  id: string;
  kd_dokumen: string;
  nama_dokumen: string;
  nomor: string | null;
  tanggal: string | null;
  berlaku_sampai: string | null;
  nama_file: string;
  ukuran: number;
  status: 'PENDING' | 'READY' | 'REJECTED';
  asal: 'PEMOHON' | 'PORTAL';
  url: string;
  created_at: string;
}
export interface Catatan {
  id: string;
  putaran: number;
  langkah: KodeLangkah;
  id_baris: string | null;
  baris: number | null;
  kd_field: string;
  label: string;
  kd_alasan: string;
  ur_alasan: string;
  catatan: string;
  jawaban: string | null;
  oleh: string;
  waktu: string;
}
export interface Proses {
  kode: string;
  nama: string;
  keadaan: 'selesai' | 'kini' | 'nanti';
  waktu: string | null;
}
export interface Tolak {
  kd_alasan: string;
  alasan: string;
  dasar_hukum: string;
  saran: string;
}
export interface Oleh {
  oleh: string;
  waktu: string | null;
}
export interface Detail extends BerkasDaftar {
  json_simpan: { kepala: Kepala; jenis_rekaman: 'impor' | 'lokal'; pernyataan: boolean };
  baris: Baris[];
  dokumen: Dokumen[];
  catatan: Catatan[];
  proses: Proses[];
  aksi_tersedia: Aksi[];
  formulir: {
    isian: Isian[];
    kolom: Kolom[];
    dokumen: { kd_dokumen: string; nama: string; wajib: boolean }[];
  };
  kewajaran: UjiKewajaran[];
  keterangan_tolak: (Tolak & { ur_alasan: string; oleh: string; tanggal: string | null }) | null;
  penyunting_lain: string | null;
  diverifikasi: Oleh | null;
  ditelaah: Oleh | null;
  diputus: Oleh | null;
}
export interface RincianLembar {
  id: string;
  seri: number;
  uraian: string;
  hs: string | null;
  ur_negara: string;
  ur_pelabuhan: string;
  satuan: string;
  jml_usulan: string;
  jml_keputusan: string | null;
  kd_alasan: string | null;
  alasan: string | null;
  jml_verifikator: string | null;
  jml_koordinator: string | null;
}
export interface ButirPeriksaLembar {
  kode: number;
  nama: string;
  hasil: HasilPeriksa | null;
  catatan: string;
}
export interface ButirPerbaikanLembar {
  tab: string;
  id_baris?: string;
  kd_field: string;
  kd_alasan: string;
  catatan: string;
}
export interface Lembar {
  level: 2 | 3 | 4 | null;
  rincian: RincianLembar[];
  checklist: ButirPeriksaLembar[];
  perbaikan: ButirPerbaikanLembar[];
  catatan: string | null;
  tolak: Tolak | null;
  tersimpan_pada: string | null;
  alasan: { kd_alasan: string; ur_alasan: string }[];
  empat_mata: { verifikator: string | null; koordinator: string | null; boleh: boolean; kalimat: string };
}
export interface IsiLembar {
  idNk: string;
  catatan?: string;
  rincian?: { id: string; jml_keputusan: string; kd_alasan?: string; alasan?: string }[];
  checklist?: { kode: number; hasil: HasilPeriksa; catatan?: string }[];
  perbaikan?: ButirPerbaikanLembar[];
  tolak?: Tolak;
}
export interface IsiKeputusan extends IsiLembar {
  versi: number;
  kd_keputusan: KdKeputusan;
  sandi?: string;
}
export interface HasilKeputusan {
  idNk: string;
  noAju: string;
  versi: number;
  kd_status_pengajuan: string;
  ur_status: string;
}
export interface Riwayat {
  urut: number;
  peristiwa: string;
  ke: string;
  kalimat: string;
  oleh: string;
  peran: string;
  catatan: string | null;
  waktu: string;
}
export interface Komponen {
  tahun_lalu: { seri: number; jml: string | null }[];
}
export interface Pengiriman {
  idNk: string;
  noAju: string;
  nama_perusahaan: string;
  kirim_ke: number;
  status: string;
  percobaan: number;
  kesalahan: string | null;
  sejak: string;
  tersedia: string;
}
export interface Pemberitahuan {
  id: string;
  subject: string;
  text: string;
  type: string | null;
  tautan: string | null;
  dibaca: string | null;
  created_at: string;
}
export const NAMA_ANTREAN = ['semua', 'saya', 'belum', 'lewat', 'perbaikan_masuk', 'di_pemohon', 'pejabat'] as const;
export type NamaAntrean = (typeof NAMA_ANTREAN)[number];
export interface MetaAntrean {
  hitung: Record<NamaAntrean, number>;
  angka: { lewat: number; hari_ini: number; selesai_minggu: number; median_hari: number | null };
}
