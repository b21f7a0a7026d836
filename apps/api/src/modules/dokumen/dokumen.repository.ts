import { Injectable } from '@nestjs/common';
import { Prisma } from '@prisma/client';
import type { Potongan } from '@sinas/domain/baris/putusan';
import type { Peristiwa } from '@sinas/domain/pengajuan/alur';
import { muatanKini } from '@sinas/domain/formulir/format-kiriman';
import { PrismaService } from '../../platform/prisma/prisma.service';
import { ORANG } from '../auth/akun/orang.sql';
import { BARIS, BERKAS, KIRIMAN, PENYERAHAN, PUTUSAN, RIWAYAT } from '../pengajuan/lihat/berkas.sql';
import { ORGANISASI } from '../pengguna/unit/organisasi.sql';

/** A file with its company, as its papers name them. */
export interface BerkasDokumen {
  id: bigint;
  no_aju: string;
  npwp: string;
  kd_rekom: string;
  kd_komoditas: string;
  kd_ga: string;
  tahun: number;
  kepala: Prisma.JsonValue;
  satuan: string | null;
  jml_total: Prisma.Decimal;
  jenis_rekaman: string;
  kirim_ke: number;
  perbaikan_ke: number;
  tgl_kirim: Date | null;
  no_keputusan: string | null;
  kode_periksa: string | null;
  tgl_keputusan: Date | null;
  berlaku_mulai: Date | null;
  berlaku_sampai: Date | null;
  id_pemutus: string | null;
  /** What it draws from. */
  id_sumber: bigint | null;
  kd_ga_pemilik: string | null;
  /** Null: a ministry owns it. */
  organisasi: { nama: string; nib: string | null; npwp: string | null; alamat: string | null } | null;
}
export interface BarisDokumen {
  id: bigint;
  seri: number;
  data: Prisma.JsonValue;
  uraian: string;
  hs: string | null;
  satuan: string;
  jml: Prisma.Decimal;
  jml_penetapan: Prisma.Decimal | null;
  potongan: Potongan[];
}
/** As the step of the determination has kept it. */
export interface DasarDokumen {
  /** A meeting determined it. */
  rapat: boolean;
  dasar_hukum: string;
  nota_nomor: string;
  nota_tanggal: string;
  alasan: string;
}
export interface PenyerahanDokumen {
  jenis: 'SERAH' | 'EVALUASI';
  waktu: Date;
  alasan: string;
  id_baris: bigint;
  satuan: string;
  jml: Prisma.Decimal;
}
interface KirimanDokumen {
  format: number;
  /** In the codes of now. */
  muatan: unknown;
  sha256: string;
  dikirim_oleh: string;
  waktu: Date;
}
const TANPA_RAPAT: readonly Peristiwa[] = ['tetapkan_tanpa_rakor', 'tetapkan_tanpa_rakor_sebagian'];
const DALAM_RAPAT: readonly Peristiwa[] = ['tetapkan', 'tetapkan_sebagian'];
/** Who decides last. */
const LEVEL_PEMUTUS = 2;

/** A quantity as rows carry it. */
export const bilangan = (jml: string): Prisma.Decimal => new Prisma.Decimal(jml);

/** What the documents of a file are made of. */
@Injectable()
export class DokumenRepository {
  constructor(private readonly prisma: PrismaService) {}

  async berkas(id: bigint): Promise<BerkasDokumen | null> {
    const rows = await this.prisma.rows<BerkasDokumen>`
      SELECT p.*, CASE WHEN o.id IS NOT NULL THEN
        json_build_object('nama', o.nama, 'nib', o.nib, 'npwp', o.npwp, 'alamat', o.alamat) END AS organisasi
      FROM ${BERKAS} p LEFT JOIN ${ORGANISASI} o ON o.id = p.id_organisasi WHERE p.id = ${id}`;
    return rows[0] ?? null;
  }
  async kiriman(id: bigint, kirimKe: number): Promise<KirimanDokumen | null> {
    const rows = await this.prisma.rows<KirimanDokumen>`
      SELECT k.format, k.muatan, k.sha256, k.dikirim_oleh, k.waktu FROM ${KIRIMAN} k
      WHERE k.id_pengajuan = ${id} AND k.kirim_ke = ${kirimKe}`;
    return rows[0] ? { ...rows[0], muatan: muatanKini(rows[0].format, rows[0].muatan) } : null;
  }
  baris(id: bigint): Promise<BarisDokumen[]> {
    return this.prisma.rows<BarisDokumen>`
      SELECT b.id, b.seri, b.data, b.uraian, b.hs, b.satuan, b.jml, b.jml_penetapan, b.potongan FROM ${BARIS} b
      WHERE b.id_pengajuan = ${id} ORDER BY b.seri_induk, b.seri`;
  }
  /** What was taken from it until a version of the paper. */
  penyerahan(id: bigint, versi: number): Promise<PenyerahanDokumen[]> {
    return this.prisma.rows<PenyerahanDokumen>`
      SELECT s.jenis, s.waktu, s.alasan, s.id_baris, s.satuan, s.jml FROM ${PENYERAHAN} s
      WHERE s.id_pengajuan = ${id} AND s.versi <= ${versi} ORDER BY s.versi, s.seri_induk, s.seri`;
  }
  /** What the decider of the ministry has given and noted; null = the file came to its decision without one. */
  async putusan(id: bigint, putaran: number) {
    const rows = await this.prisma.rows<{ catatan: string | null; rincian: { jml_keputusan?: string | null }[] }>`
      SELECT k.catatan, k.rincian FROM ${PUTUSAN} k
      WHERE k.id_pengajuan = ${id} AND k.level = ${LEVEL_PEMUTUS} AND k.putaran = ${putaran}`;
    return rows[0] ?? null;
  }
  /** The title by which somebody has acted for an official: where the file was decided, or as this submission was sent. */
  async pelaksana(id: bigint, peristiwa: readonly string[]): Promise<string | null> {
    const rows = await this.prisma.rows<{ pelaksana: string | null }>`
      SELECT r.data->>'pelaksana' AS pelaksana FROM ${RIWAYAT} r
      WHERE r.id_pengajuan = ${id} AND r.peristiwa = ANY(${[...peristiwa]}::text[]) ORDER BY r.urut DESC LIMIT 1`;
    return rows[0]?.pelaksana ?? null;
  }
  /** What the file was determined by: a meeting (T19) or none (T20); null = the ministry itself. */
  async dasar(id: bigint): Promise<DasarDokumen | null> {
    const rows = await this.prisma.rows<{ dasar: Omit<DasarDokumen, 'rapat'> | null; peristiwa: string }>`
      SELECT r.data->'dasar' AS dasar, r.peristiwa FROM ${RIWAYAT} r
      WHERE r.id_pengajuan = ${id} AND r.peristiwa = ANY(${[...TANPA_RAPAT, ...DALAM_RAPAT]}::text[]) ORDER BY r.urut DESC LIMIT 1`;
    const [satu] = rows;
    return satu?.dasar ? { ...satu.dasar, rapat: (DALAM_RAPAT as readonly string[]).includes(satu.peristiwa) } : null;
  }
  async pengguna(id: string | null): Promise<{ nama: string; jabatan: string } | null> {
    if (!id) return null;
    const rows = await this.prisma.rows<{ nama: string; jabatan: string }>`
      SELECT u.fullname AS nama, COALESCE(u.position, '') AS jabatan FROM ${ORANG} u WHERE u.id = ${id}::uuid`;
    return rows[0] ?? null;
  }
}
