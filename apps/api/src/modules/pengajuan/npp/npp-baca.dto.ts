import { ApiProperty } from '@nestjs/swagger';
import type { JenisBanding } from '@sinas/domain/layanan/rkt/banding';
import type { HasilUji } from '@sinas/domain/layanan/rkt/neraca';
import type { KeadaanRencana } from '@sinas/domain/layanan/rkt/terlambat';
import type { KeadaanTab } from '@sinas/domain/layanan/rkt/checkpoint';
import type { TraderType } from '@sinas/domain/pengajuan/penjaga';
import type { JenisPelaku } from '@sinas/domain/formulir/formulir';
import type { KdStatus, Lencana } from '@sinas/domain/pengajuan/status';
import { TandaTerimaDto } from '../kirim/pengiriman.dto';
import { KelengkapanDto, RincianDto, RingkasanDto } from '../lihat/tampilan.dto';

export class NppTombolDto {
  rencana_lokal_bahan_baku: boolean;
  rencana_impor_bahan_baku: boolean;
  rencana_produksi: boolean;
  realisasi_lokal_bahan_baku: boolean;
  realisasi_impor_bahan_baku: boolean;
  realisasi_produksi: boolean;
}
/** What the sender of a plan keeps: its number and the id of the row that was written, by its tab. */
export class NppHasilDto {
  no_aju: string;
  id: string;
  versi: number;
  kelengkapan: KelengkapanDto;
}
export class NppHasilBarisDto {
  no_aju: string;
  /** The row. */
  id: string;
  id_barang?: string;
  id_produksi?: string;
  id_penggunaan?: string;
  id_distribusi?: string;
  /** Version of the row. */
  versi_baris: number;
  /** Version of the plan; how complete it is is told by its checkpoint. */
  versi: number;
}
export class NppHapusDto {
  no_aju: string;
  versi: number;
}
export class NppHasilKirimDto {
  no_aju: string;
  versi: number;
  kd_status_pengajuan: KdStatus;
  ur_status: string;
  tanda_terima: TandaTerimaDto;
}
export class NppBulanBacaDto {
  periode: string;
  jml: string;
  ref: string | null;
}
export class NppBarisDto {
  id: string;
  id_induk: string | null;
  /** Of goods. */
  jenis?: 'impor' | 'lokal';
  seri: number;
  /** Of the row. */
  versi: number;
  jml: string;
  satuan: string | null;
  uraian: string | null;
  jumlah_anak: number;
  @ApiProperty({ type: 'object', additionalProperties: true })
  data: Record<string, unknown>;
  rencana: NppBulanBacaDto[];
  realisasi: NppBulanBacaDto[];
  /** Of imported goods: what the ministry recommends, once it may be seen. */
  jml_rekomendasi: string | null;
  /** Of imported goods: what was determined. */
  jml_keputusan: string | null;
  /** Of products: what of the plan the determined material makes possible; informative. */
  jml_produk_keputusan: string | null;
}
export class NppJenisIsiDto {
  /** Code of the row kind (D.2). */
  jenis: string;
  /** Parents' children in order of their parents. */
  baris: NppBarisDto[];
}
/** All rows of a plan; a kind that has none is not named. */
export class NppIsiDto {
  /** Of the plan. */
  versi: number;
  isi: NppJenisIsiDto[];
}
export class NppRingkasanDto extends RingkasanDto {}
export class NppRencanaDto extends RincianDto {
  no_aju: string;
  trader_type: TraderType | null;
  jenis_pelaku: JenisPelaku | null;
  tombol: NppTombolDto;
}
export class NppTerlambatDto {
  /** Months (MMYYYY) that were not reported in time. */
  bulan: string[];
  /** Late once: a warning; twice: no new case draws from the plan. */
  keadaan: KeadaanRencana;
}
export class NppRencanaTerlambatDto extends NppTerlambatDto {
  no_aju: string;
  nama_perusahaan: string;
  tahun: number;
  kd_komoditas: string;
  ur_komoditas: string;
}
export class NppStatusDto {
  no_aju: string;
  versi: number;
  kd_status_pengajuan: KdStatus;
  ur_status: string;
  badge: Lencana;
  ket_integrasi: string | null;
  tombol: NppTombolDto;
  terlambat: NppTerlambatDto;
}
export class NppGarisDto {
  kd_komoditas: string;
  tahun: number;
  satuan: string;
  @ApiProperty({ type: 'object', additionalProperties: { type: 'string' } })
  elemen: Record<string, string>;
  ditetapkan: string;
  /** Not drawn from yet. */
  bebas: string;
  /** Reserved or issued. */
  terpakai: string;
}
export class NppNestedDto {
  no_aju: string;
  kd_status_pengajuan: KdStatus;
  barang: NppBarisDto[];
  garis: NppGarisDto[];
}
export class NppPesanDto {
  tab: string;
  id_baris: string | null;
  baris: number | null;
  path: string;
  pesan: string;
}
export class NppUjiDto {
  kode: number;
  hasil: HasilUji;
  satuan: string;
  a: string;
  b: string;
  kalimat: string;
  langkah: string;
  id_baris: string | null;
  seri: number | null;
}
export class NppCheckpointDto {
  barang: KeadaanTab;
  produksi: KeadaanTab;
  penggunaan: KeadaanTab;
  distribusi: KeadaanTab;
  dokumen: KeadaanTab;
  boleh_kirim: boolean;
  persen: number;
  versi: number;
  pesan: NppPesanDto[];
  neraca: NppUjiDto[];
}
export class NppTahunLaluDto {
  rencana: string;
  /** Reported for that year; null = no month of it. */
  realisasi: string | null;
  keputusan: string | null;
}
export class NppTahunKiniDto extends NppTahunLaluDto {
  /** Of the year before, as this plan tells it. */
  realisasi_lalu: string | null;
}
export class NppBandingBarisDto {
  jenis: JenisBanding;
  uraian: string;
  hs: string | null;
  satuan: string;
  /** Null: last year's plan had none of it. */
  lalu: NppTahunLaluDto | null;
  /** Null: it is not planned again. */
  kini: NppTahunKiniDto | null;
}
export class NppBandingDto {
  tahun: number;
  /** The plan in force of the year before; null = there is none. */
  no_aju_lalu: string | null;
  baris: NppBandingBarisDto[];
}
