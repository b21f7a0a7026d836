import type { KdRekom } from '@sinas/domain/layanan/kode';
import type { KdAlasan } from '@sinas/domain/baris/alasan';
import type { JenisIzin } from '@sinas/domain/layanan/kode';
import type { TahapTampil } from '@sinas/domain/kalender/tahap-neraca';
import { IsOptional, Matches } from 'class-validator';
import type { KeadaanBerita } from './berita-publik.service';
import type { HasilBerkas, JenisDiperiksa } from './periksa-berkas.service';
import type { KeadaanKeputusan, PutusanPublik } from './publik.service';

export class SidikQuery {
  /** SHA-256 of the file at hand, in hexadecimal digits; the file itself stays where it is. */
  @IsOptional()
  @Matches(/^[0-9a-f]{64}$/i, { message: 'Sidik harus 64 digit heksadesimal (SHA-256)' })
  sha256?: string;
}
export class BerkasDiperiksaDto {
  hasil: HasilBerkas;
  jenis: JenisDiperiksa | null;
  nomor: string | null;
  /** By which the state of the decision or of the minutes is asked for. */
  kode: string | null;
}
export class BarisPublikDto {
  seri: number;
  hs: string | null;
  jml: string;
  satuan: string;
}
export class KeputusanPublikDto {
  asli: boolean;
  putusan: PutusanPublik;
  jml_diminta: string;
  jml_diberi: string;
  /** Given back by the company since. */
  jml_diserahkan: string;
  /** What is left of it. */
  jml_berlaku: string;
  satuan: string;
  /** The file that was brought is the letter; null when none was brought. */
  cocok: boolean | null;
  /** It is an earlier letter of this decision: what it gives has changed since. */
  cocok_lama: boolean;
  /** Of the letter: null while it is made, and to whoever holds neither a long code nor the letter itself. */
  sha256: string | null;
  /** The first 500 rows; null to whoever holds neither a long code nor the letter itself. */
  baris: BarisPublikDto[] | null;
  jumlah_baris: number | null;
  noAju: string;
  no_keputusan: string | null;
  pemegang: string;
  keputusan: string;
  /** 'Plh. Direktur Industri': the title of who has decided for an official; null = the official himself. */
  diputus_oleh: string | null;
  tgl_keputusan: Date | null;
  berlaku_mulai: string | null;
  berlaku_sampai: string | null;
  keadaan: KeadaanKeputusan;
  ur_status: string;
}
/** Minutes of a meeting, without what they determine. */
export class BeritaPublikDto {
  no_ba: string;
  versi_ba: number;
  keadaan: KeadaanBerita;
  ur_jenis: string;
  tahun: number;
  ke: number;
  tanggal: string;
  koordinator: string;
  /** When it was made final, and when the last one has signed. */
  final: Date;
  ditandatangani: Date | null;
  /** Who is to sign, and who has. */
  penanda: number;
  tanda_tangan: number;
  /** Of the file with the signatures so far; null while there is none. */
  sha256: string | null;
  /** The file that was brought is that one; null when none was brought. */
  cocok: boolean | null;
}
export class TahapJadwalDto {
  nama: string;
  mulai: string;
  sampai: string;
  keadaan: TahapTampil['keadaan'];
}
export class AngkaLayananDto {
  jnsLayanan: JenisIzin;
  nama: string;
  sla_hari: number | null;
  median_hari: number | null;
  p90_hari: number | null;
  di_kl_persen: number | null;
  selesai: number;
}
export class PengumumanPublikDto {
  judul: string;
  isi: string;
  type: string;
}
export class SebabPengembalianDto {
  kd_alasan: KdAlasan;
  ur_alasan: string;
  /** Files whose first remark had this reason. */
  berkas: number;
}
/** Of the last twelve months; a service with fewer than ten returned files is not among them. */
export class PengembalianPublikDto {
  kd_rekom: KdRekom;
  berkas: number;
  sebab: SebabPengembalianDto[];
}
export class RingkasanPublikDto {
  tahun: number;
  jadwal: TahapJadwalDto[];
  layanan: AngkaLayananDto[];
  pengumuman: PengumumanPublikDto[];
}
