import type { Dasar } from '@sinas/domain/pengajuan/dasar';
import type { Tingkat } from '@sinas/domain/daftar/prioritas';
import { ApiProperty } from '@nestjs/swagger';
import type { AsalDokumen, StatusDokumen } from '@sinas/domain/berkas/aturan-berkas';
import type { JenisRekaman } from '@sinas/domain/komoditas/rekaman';
import type { NamaAksi } from '@sinas/domain/pengajuan/aksi';
import type { KodeLangkah } from '@sinas/domain/formulir/formulir';
import type { Meja } from '@sinas/domain/pengajuan/status';
import type { KeadaanJam } from '@sinas/domain/pengajuan/jam-tampil';
import type { KeadaanLangkah } from '@sinas/domain/formulir/kelengkapan';
import type { UjiKewajaran } from '@sinas/domain/baris/kewajaran';
import type { JenisLayanan, KdRekom } from '@sinas/domain/layanan/kode';
import type { JenisPengajuan } from '@sinas/domain/pengajuan/layanan';
import type { KdStatus, Lencana } from '@sinas/domain/pengajuan/status';
import { FormulirDto } from '../draf/formulir.dto';
import type { Potongan } from '@sinas/domain/baris/putusan';
import type { Proses } from './proses';
import { BedaDto } from './riwayat.dto';

export class MasalahDto {
  langkah: KodeLangkah;
  baris?: number;
  path: string;
  message: string;
}
export class AksiDto {
  aksi: NamaAksi;
  label: string;
  boleh: boolean;
  alasan: string | null;
}
export class LangkahLengkapDto {
  kode: KodeLangkah;
  nama: string;
  /** 0 empty, 1 incomplete, 2 complete, 9 not applicable */
  keadaan: KeadaanLangkah;
  kurang: number;
}
export class KelengkapanDto {
  boleh_kirim: boolean;
  persen: number;
  langkah: LangkahLengkapDto[];
  masalah: MasalahDto[];
}
export class MejaDto {
  kode: Meja;
  nama: string;
  sejak: Date;
  berikut: string;
  giliran_anda: boolean;
}
export class TahapDto {
  posisi: number;
  jumlah: number;
  nama: string;
}
export class JamDto {
  keadaan: KeadaanJam;
  /** Working days left; below 0 when the clock was stopped late. */
  sisa_hari: number | null;
  /** Working days since the deadline's day, when it has passed. */
  lewat_hari: number | null;
  /** Working days used, when the clock stands or has ended. */
  terpakai: number | null;
  sla_hari: number | null;
  tenggat: Date | null;
  hari_ini: boolean;
  /** The desk that stops the clock. */
  penghenti: Meja | null;
}
export class PerbaikanDto {
  ke: number;
  tenggat: Date | null;
  butir: number;
}
export class PengambilDto {
  id: string;
  nama: string;
}
export class RingkasanDto {
  idNk: string;
  noAju: string;
  kd_rekom: KdRekom;
  jnsLayanan: JenisLayanan;
  nama_layanan: string;
  jenis_pengajuan: JenisPengajuan;
  kd_komoditas: string;
  ur_komoditas: string;
  tahun: number;
  kd_status_pengajuan: KdStatus;
  ur_status: string;
  badge: Lencana;
  versi: number;
  /** exact decimal text */
  jml_total: string;
  satuan: string | null;
  ur_satuan: string | null;
  jumlah_baris: number;
  /** Null: a ministry owns it. */
  id_organisasi: string | null;
  /** The ministry that owns it; null: a company does. */
  kd_ga_pemilik: string | null;
  /** Name of the owner, company or ministry. */
  nama_perusahaan: string;
  npwp: string;
  kd_ga: string;
  ur_ga: string;
  /** Ours, from the facts that `prioritas_sebab` names; for officers of the ministry, where they choose what to take. */
  prioritas: Tingkat | null;
  prioritas_sebab: string[];
  /** Who has flagged it for the officers of the reader's ministry, in their lists; null: nobody. */
  bendera: string | null;
  /** What ISRM says of the company; for officers. */
  risiko: string | null;
  meja: MejaDto;
  tahap: TahapDto;
  jam: JamDto;
  perbaikan: PerbaikanDto | null;
  /** The desk waits for an answer of the company until then. */
  informasi_tenggat: Date | null;
  /** What it is decided from; null: its service knows no such thing. */
  dasar: Dasar | null;
  pengambil: PengambilDto | null;
  ket_integrasi: string | null;
  persen: number | null;
  tgl_kirim: Date | null;
  tgl_keputusan: Date | null;
  no_keputusan: string | null;
  berlaku_mulai: string | null;
  berlaku_sampai: string | null;
  created_at: Date;
  updated_at: Date;
}
export class PeriodeTahunDto {
  tahun: number;
}
export class PeriodeDto {
  periode_tahun: PeriodeTahunDto;
}
export class JsonSimpanDto {
  noAju: string;
  idNk: string;
  versi: number;
  kd_rekom: KdRekom;
  kd_komoditas: string;
  tahun: number;
  periode: PeriodeDto;
  jenis_rekaman: JenisRekaman;
  @ApiProperty({ type: 'object', additionalProperties: { type: 'string' } })
  kepala: Record<string, string>;
  pernyataan: boolean;
  /** Rows typed but not yet valid: kept as they were sent, whatever is in them. */
  @ApiProperty({ type: 'array', items: { type: 'object', additionalProperties: true } })
  baris_belum: Record<string, unknown>[];
}
export class PotonganDto {
  level: Potongan['level'];
  oleh: string;
  kd_alasan: string;
  ur_alasan: string;
  alasan: string;
  dari: string;
  ke: string;
}
export class ElemenIsiDto {
  kd_grup: string;
  @ApiProperty({ oneOf: [{ type: 'string' }, { type: 'array', items: { type: 'string' } }] })
  value: string | string[];
}
/** A goods row: the record's own fields (01-08 and ur_01-ur_08 by their codes) beside ids and quantities. */
export class BarisDto {
  id: string;
  no_seri: number;
  versi: number;
  jumlah_sub: number;
  '01'?: string;
  '02'?: string;
  '03'?: string;
  '04'?: string;
  '05'?: string;
  '06'?: string[];
  '07'?: string;
  '08'?: string;
  ur_01?: string;
  ur_02?: string;
  ur_03?: string;
  ur_04?: string;
  ur_05?: string;
  ur_06?: string[];
  ur_07?: string;
  ur_08?: string;
  elements?: ElemenIsiDto[];
  uraian_barang?: string;
  jml_bahan_baku: string;
  satuan?: string;
  ur_satuan?: string;
  negara_asal?: string;
  ur_negara_asal?: string;
  pelabuhan_tujuan?: string;
  ur_pelabuhan_tujuan?: string;
  periode_importasi?: string[];
  ur_periode_importasi?: string[];
  tujuan_penggunaan?: string;
  ur_tujuan_penggunaan?: string;
  ukuran?: string;
  spesifikasi?: string;
  catatan_hs?: string;
  jml_verifikator: string | null;
  jml_kl: string | null;
  jml_rakornis: string | null;
  jml_penetapan: string | null;
  potongan: PotonganDto[];
}
export class DokumenDto {
  id: string;
  kd_dokumen: string;
  nama_dokumen: string;
  nomor: string | null;
  tanggal: string | null;
  berlaku_sampai: string | null;
  nama_file: string;
  ukuran: number;
  mime: string;
  status: StatusDokumen;
  asal: AsalDokumen;
  url: string;
  created_at: Date;
}
export class CatatanDto {
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
  waktu: Date;
}
export class ProsesDto {
  kode: string;
  nama: string;
  keadaan: Proses['keadaan'];
  waktu: Date | null;
}
export class RincianUjiDto {
  nama: string;
  jumlah: string;
}
export class KewajaranDto {
  kode: UjiKewajaran['kode'];
  nama: string;
  nilai: UjiKewajaran['nilai'];
  uraian: string;
  rincian: RincianUjiDto[];
}
export class ButirTolakDto {
  seri: number;
  uraian: string;
  kd_alasan: string;
  ur_alasan: string;
  alasan: string;
}
export class KeteranganTolakDto {
  kd_alasan: string;
  ur_alasan: string;
  alasan: string;
  dasar_hukum: string;
  saran: string;
  butir: ButirTolakDto[];
  oleh: string;
  tanggal: string | null;
}
export class OlehDto {
  oleh: string;
  waktu: Date | null;
}
export class PenyuntingDto {
  oleh: string;
  /** The reader himself, from wherever. */
  sendiri: boolean;
  /** The last version of the file that he wrote. */
  versi: number;
  waktu: string;
}
export class BebasDto {
  kunci: string;
  uraian: string;
  /** exact decimal text, in the unit of the line */
  jml: string;
  satuan: string;
  /** In the usual unit, as people say it. */
  sebut: string;
}
/** What is free of a source. */
export class BebasSumberDto extends BebasDto {
  /** What it was given in all; exact decimal text. */
  ditetapkan: string;
  sebut_ditetapkan: string;
  /** Asked for by open cases, or permits already. */
  sebut_diambil: string;
}
export class SumberDto {
  no_aju: string;
  /** A plan; else a case. */
  rencana: boolean;
  bebas: BebasSumberDto[];
  dicadangkan: BebasDto[];
}
export class RincianDto extends RingkasanDto {
  /** Of what draws: what from, and what is free of it now. */
  sumber: SumberDto | null;
  json_simpan: JsonSimpanDto;
  baris: BarisDto[];
  dokumen: DokumenDto[];
  catatan: CatatanDto[];
  /** What the last correction has changed; null where there was none, or for those who only watch. */
  perubahan: BedaDto | null;
  kelengkapan: KelengkapanDto | null;
  proses: ProsesDto[];
  aksi_tersedia: AksiDto[];
  formulir: FormulirDto;
  kewajaran: KewajaranDto[];
  keterangan_tolak: KeteranganTolakDto | null;
  penyunting_lain: string | null;
  /** Who of the company wrote which version last, the newest first; for its own people. */
  penyunting: PenyuntingDto[];
  kode_periksa: string | null;
  diverifikasi: OlehDto | null;
  ditelaah: OlehDto | null;
  diputus: OlehDto | null;
}
