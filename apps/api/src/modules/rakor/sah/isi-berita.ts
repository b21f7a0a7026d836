import { banding, type Desimal } from '@sinas/domain/format/angka';
import { berkasTertunda } from '@sinas/domain/rakor/baris';
import type { Pos } from '@sinas/domain/neraca/pos';

/** What the minutes say, frozen with a version. Quantities of lines in the unit of the line, of rows in their own. */
export interface IsiBerita {
  judul: string;
  jenis: number;
  tahun: number;
  ke: number;
  no_ba: string;
  /** yyyy-mm-dd */
  tanggal: string;
  jam_mulai: string;
  jam_selesai: string;
  tempat: string;
  kd_ga_koordinator: string;
  koordinator: string;
  peserta: { kd_ga: string; ur_ga: string; nama: string; jabatan: string; hadir: boolean }[];
  penanda_tangan: { nama: string; jabatan: string; pimpinan: boolean }[];
  komoditas: {
    kd_komoditas: string;
    ur_komoditas: string;
    keterangan: string;
    kesepakatan: string;
    perbedaan: string;
  }[];
  garis: GarisBerita[];
}
export interface GarisBerita {
  kunci: string;
  pos: Pos;
  uraian: string;
  kd_komoditas: string;
  satuan: string;
  plafon: Desimal | null;
  plafon_sumber: string;
  angka: { kode: string; jml: Desimal; sumber: string; tanggal: string; dipilih: boolean; alasan: string }[];
  belum_dialokasikan: Desimal;
  usulan: Desimal;
  rekomendasi: Desimal;
  penetapan: Desimal;
  baris: BarisBerita[];
}
export interface BarisBerita {
  id_baris: string;
  id_pengajuan: string;
  no_aju: string;
  seri: number;
  pemilik: string;
  akun: string;
  perubahan: boolean;
  uraian: string;
  satuan: string;
  usulan: Desimal;
  rekomendasi: Desimal;
  penetapan: Desimal | null;
  tunda: boolean;
  kd_alasan: string;
  alasan: string;
}

/** Rows of files that are not postponed, which get less than stands in their request; with the line's pos. */
export function barisDikurangi(isi: Pick<IsiBerita, 'garis'>): (BarisBerita & { pos: Pos })[] {
  const rows = isi.garis.flatMap((g) => g.baris.map((b) => ({ ...b, pos: g.pos })));
  const tertunda = berkasTertunda(rows);
  return rows.filter((b) => !tertunda.has(b.no_aju) && b.penetapan !== null && banding(b.penetapan, b.usulan) < 0);
}
