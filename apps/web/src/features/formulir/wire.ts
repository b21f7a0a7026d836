import type { OpsiElemen } from '@sinas/domain/komoditas/elemen';
import type { JenisRekaman, RekamanKomoditas } from '@sinas/domain/komoditas/rekaman';
import type { Kolom, SubBaris } from '@sinas/domain/pengajuan/baris';
import type { Isian, Kepala, KodeLangkah } from '@sinas/domain/pengajuan/formulir';
import type { Masalah } from '@sinas/domain/pengajuan/isian';
import type { Kelengkapan } from '@sinas/domain/pengajuan/kelengkapan';
import type { Aksi } from '@sinas/domain/pengajuan/aksi';
import type { Dokumen, Ringkasan } from '../../lib/wire';

/** Wire shapes the wizard reads and writes. */
export type Rekaman = RekamanKomoditas;
export type BarisServer = Rekaman & { id: string; no_seri: number; versi: number; jumlah_sub?: number };
/** A row that is typed but not yet valid, as the autosave keeps it. With `id` it covers a stored row. */
export type BarisBelum = Omit<Rekaman, 'id' | 'no_seri'> & {
  kunci: string;
  id?: string;
  no_seri?: number;
  versi?: number;
};
export interface JsonSimpan {
  noAju: string;
  idNk: string;
  versi: number;
  kd_rekom: string;
  kd_komoditas: string;
  tahun: number;
  jenis_rekaman: JenisRekaman;
  kepala: Kepala;
  pernyataan: boolean;
  baris_belum: BarisBelum[];
}
export interface HasilSimpan {
  noAju: string;
  idNk: string;
  versi: number;
  json_simpan: JsonSimpan;
  kelengkapan?: Kelengkapan | null;
}
export type HasilBaris = HasilSimpan & { baris: BarisServer };
export type HasilBanyak = HasilSimpan & {
  diterima: BarisServer[];
  ditolak: { indeks: number; errors: Masalah[] }[];
};
/** What a 409 tells about the server's state. */
export interface DataUsang {
  versi?: number;
  kd_status_pengajuan?: string;
  json_simpan?: JsonSimpan;
  baris?: BarisServer;
}
export interface CatatanPetugas {
  id: string;
  putaran: number;
  langkah: KodeLangkah;
  id_baris: string | null;
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
export interface DokumenDiminta {
  kd_dokumen: string;
  nama: string;
  wajib: boolean;
}
export interface Formulir {
  isian: Isian[];
  kolom: Kolom[];
  opsi: Partial<Record<string, OpsiElemen[]>>;
  satuan: { kodeSatuan: string; urSatuan: string }[];
  dokumen: DokumenDiminta[];
  tutup_ubah: string | null;
  closedForm: boolean;
  bagian_terbuka: string[] | null;
}
export type DetailFormulir = Ringkasan & {
  json_simpan: JsonSimpan;
  baris: BarisServer[];
  dokumen: Dokumen[];
  catatan: CatatanPetugas[];
  kelengkapan: Kelengkapan | null;
  aksi_tersedia: Aksi[];
  formulir: Formulir;
  penyunting_lain: string | null;
};
export type SubServer = SubBaris & { id: string; id_baris: string; no_seri: number; versi: number };
export interface HasilSub {
  sub: SubServer[];
  versi: number;
}
export interface Impor {
  id: string;
  status: 'ANTRE' | 'BERJALAN' | 'SELESAI' | 'GAGAL';
  nama_file: string;
  versi_templat: string | number | null;
  total: number;
  diproses: number;
  diterima: number;
  ditolak: number;
  pesan: string | null;
  url_hasil: string | null;
  selesai_pada: string | null;
}
export interface HasilKirim {
  noAju: string;
  idNk: string;
  versi: number;
  tanda_terima: { nomor: string; waktu: string; sha256?: string; url: string | null };
  kd_status_pengajuan: string;
  ur_status: string;
}
export const JALUR = '/nk/v2/data-nk';
