import type { RekamanKomoditas } from '@sinas/domain/komoditas/rekaman';
import type { Aksi } from '@sinas/domain/pengajuan/aksi';

/** Wire shapes of a file, as the list and the file page read them. */
export interface Meja {
  nama: string;
  sejak: string | null;
  /** What comes next, as a sentence. */
  berikut: string | null;
  giliran_anda: boolean;
}
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
  jml_total: string | null;
  satuan: string | null;
  ur_satuan: string | null;
  jumlah_baris: number;
  nama_perusahaan: string;
  kd_ga: string;
  ur_ga: string;
  prioritas: string | null;
  meja: Meja;
  tahap: { posisi: number; jumlah: number; nama: string };
  jam: {
    keadaan: 'tidak' | 'jalan' | 'jeda' | 'lewat';
    sisa_hari: number | null;
    tenggat: string | null;
    sla_hari: number | null;
  };
  perbaikan: { ke: number; tenggat: string | null; butir: number } | null;
  ket_integrasi: string | null;
  persen: number | null;
  tgl_kirim: string | null;
  tgl_keputusan: string | null;
  no_keputusan: string | null;
  berlaku_mulai: string | null;
  berlaku_sampai: string | null;
  updated_at: string;
}
export interface Potongan {
  level: 'verifikator' | 'koordinator' | 'kl' | 'rakornis' | 'rakormen';
  oleh: string;
  kd_alasan: string | null;
  alasan: string | null;
  dari: string;
  ke: string;
}
export type Baris = RekamanKomoditas & {
  id: string;
  no_seri: number;
  jml_verifikator: string | null;
  jml_kl: string | null;
  jml_rakornis: string | null;
  jml_penetapan: string | null;
  potongan: Potongan[];
};
export interface Dokumen {
  id: string;
  kd_dokumen: string;
  nama_dokumen: string;
  nomor: string | null;
  tanggal: string | null;
  berlaku_sampai: string | null;
  nama_file: string;
  ukuran: number;
  mime: string;
  status: 'PENDING' | 'READY' | 'REJECTED';
  asal: 'PEMOHON' | 'PORTAL';
  url: string;
  created_at: string;
}
export interface Catatan {
  id: string;
  putaran: number;
  langkah: string;
  baris: number | null;
  kd_field: string;
  label: string;
  kd_alasan: string | null;
  ur_alasan: string | null;
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
export interface KeteranganTolak {
  kd_alasan: string;
  ur_alasan?: string;
  alasan: string;
  dasar_hukum: string | null;
  saran: string | null;
  butir?: { seri: number; uraian: string; kd_alasan: string; ur_alasan: string; alasan: string | null }[];
  oleh?: string;
  tanggal?: string;
}
export interface DetailBerkas extends Ringkasan {
  baris: Baris[];
  dokumen: Dokumen[];
  catatan: Catatan[];
  proses: Proses[];
  aksi_tersedia: Aksi[];
  keterangan_tolak: KeteranganTolak | null;
  diputus: { oleh: string; waktu: string } | null;
}
export interface Riwayat {
  urut: number;
  peristiwa: string;
  dari: string | null;
  ke: string;
  kalimat: string;
  oleh: string | null;
  peran: string | null;
  milik_sendiri: boolean;
  catatan: string | null;
  waktu: string;
}
export interface KeputusanKl {
  keputusan: { level: string; oleh: string; kd_keputusan: string; catatan: string | null; waktu: string }[];
}
