import { Injectable } from '@nestjs/common';
import { Prisma } from '@prisma/client';
import { PrismaService } from '../../platform/prisma/prisma.service';
import { rumpunSql } from '../../platform/prisma/rumpun-sql';
import { statusSql } from '../../platform/prisma/status-sql';
import { BARIS, BERKAS, CATATAN, RIWAYAT } from '../pengajuan/lihat/berkas.sql';
import { ORGANISASI } from '../pengguna/unit/organisasi.sql';
import { BERITA_PUBLIK } from '../rakor/rakor.sql';
import { DOKUMEN } from '../unggahan/dokumen.sql';

export interface KeputusanPublik {
  id: bigint;
  jml_total: Prisma.Decimal;
  jml_diberi: Prisma.Decimal | null;
  /** Given back since (T33). */
  jml_diserahkan: Prisma.Decimal | null;
  satuan: string | null;
  jumlah_baris: number;
  /** Of the letter as it was issued; null while it is being made. */
  sha256: string | null;
  /** Of the letters that it has replaced. */
  sha256_lama: string[];
  /** The title by which the decider has acted for an official. */
  pelaksana: string | null;
  no_aju: string;
  no_keputusan: string | null;
  /** Null: a ministry owns it. */
  pemegang: string | null;
  kd_ga_pemilik: string | null;
  kd_status: string;
  tgl_keputusan: Date | null;
  berlaku_mulai: Date | null;
  berlaku_sampai: Date | null;
  kd_rekom: string;
}
export interface SuratPublik {
  kd_dokumen: string;
  nomor: string;
  no_aju: string;
  no_keputusan: string | null;
  kode_periksa: string | null;
  terakhir: boolean;
}
export interface BeritaPublik {
  kode_periksa: string;
  /** Of the file as it stands; null while it is not made. */
  sha256: string | null;
  versi_ba: number;
  gugur: Date | null;
  /** When it was made final. */
  waktu: Date;
  no_ba: string;
  jenis: number;
  tahun: number;
  ke: number;
  tanggal: Date;
  kd_ga_koordinator: string;
  ditandatangani: Date | null;
  penanda: number;
  tanda_tangan: number;
}
export interface BarisPublik {
  seri: number;
  hs: string | null;
  jml: Prisma.Decimal;
  satuan: string;
}
export interface AngkaLayanan {
  kd_rekom: string;
  selesai: number;
  median: number | null;
  p90: number | null;
  di_kl: number | null;
}

/** Letters of file `p`, and the version of each: a surrender makes another one under the same decision. */
const SURAT = Prisma.sql`FROM ${DOKUMEN} d WHERE d.id_pengajuan = p.id AND d.kd_dokumen = 'KEPUTUSAN' AND d.asal = 'PORTAL'`;
const VERSI_SURAT = Prisma.sql`coalesce(substring(d.nomor FROM ' versi ([0-9]+)$')::int, 1)`;

@Injectable()
export class PublikRepository {
  constructor(private readonly prisma: PrismaService) {}

  async keputusan(kode: string): Promise<KeputusanPublik | null> {
    const rows = await this.prisma.$queryRaw<KeputusanPublik[]>`
      SELECT p.id, p.jml_total, p.satuan, p.jumlah_baris, p.no_aju, p.no_keputusan, o.nama AS pemegang, p.kd_ga_pemilik, p.kd_status, p.tgl_keputusan, p.berlaku_mulai, p.berlaku_sampai, p.kd_rekom,
        (SELECT sum(COALESCE(b.jml_penetapan, b.jml)) FROM ${BARIS} b WHERE b.id_pengajuan = p.id) AS jml_diberi,
        (SELECT r.data->>'pelaksana' FROM ${RIWAYAT} r WHERE r.id_pengajuan = p.id AND r.peristiwa IN ('setuju', 'setuju_sebagian', 'pertimbangan')
          ORDER BY r.urut DESC LIMIT 1) AS pelaksana,
        (SELECT sum(b.diserahkan) FROM ${BARIS} b WHERE b.id_pengajuan = p.id) AS jml_diserahkan,
        (SELECT d.sha256 ${SURAT} AND ${VERSI_SURAT} = p.versi_keputusan ORDER BY d.created_at DESC LIMIT 1) AS sha256,
        ARRAY(SELECT d.sha256::text ${SURAT} AND d.sha256 IS NOT NULL AND ${VERSI_SURAT} < p.versi_keputusan) AS sha256_lama
      FROM ${BERKAS} p LEFT JOIN ${ORGANISASI} o ON o.id = p.id_organisasi
      WHERE p.kode_periksa = ${kode}`;
    return rows[0] ?? null;
  }

  /** The paper of the portal with this hash: a receipt, or a letter and whether it is the last one of its decision. */
  async berdasarSidik(sidik: string): Promise<SuratPublik | null> {
    const rows = await this.prisma.$queryRaw<SuratPublik[]>`
      SELECT d.kd_dokumen, d.nomor, p.no_aju, p.no_keputusan, p.kode_periksa, ${VERSI_SURAT} = p.versi_keputusan AS terakhir
      FROM ${DOKUMEN} d JOIN ${BERKAS} p ON p.id = d.id_pengajuan
      WHERE d.sha256 = ${sidik} AND d.asal = 'PORTAL' AND d.status = 'READY' AND d.kd_dokumen IN ('KEPUTUSAN', 'TANDATERIMA') LIMIT 1`;
    return rows[0] ?? null;
  }

  async berita(kode: string): Promise<BeritaPublik | null> {
    const rows = await this.prisma.$queryRaw<BeritaPublik[]>`
      SELECT b.* FROM ${BERITA_PUBLIK} b WHERE b.kode_periksa = ${kode}`;
    return rows[0] ?? null;
  }
  /** The minutes whose file has this hash. */
  async beritaBerdasarSidik(sidik: string): Promise<BeritaPublik | null> {
    const rows = await this.prisma.$queryRaw<BeritaPublik[]>`
      SELECT b.* FROM ${BERITA_PUBLIK} b WHERE b.sha256 = ${sidik} AND b.kode_periksa IS NOT NULL LIMIT 1`;
    return rows[0] ?? null;
  }

  /** What is left of what was given, row by row, as the last letter has it: no words of the applicant. */
  async baris(id: bigint, maks: number): Promise<BarisPublik[]> {
    return this.prisma.$queryRaw<BarisPublik[]>`
      SELECT b.seri, b.hs, COALESCE(b.jml_penetapan, b.jml) - b.diserahkan AS jml, b.satuan FROM ${BARIS} b
      WHERE b.id_pengajuan = ${id} ORDER BY b.seri_induk, b.seri LIMIT ${maks}`;
  }

  /**
   * Per service, of the files that the ministry was through with since then: working days it used (median, nine of ten), as
   * the file's own clock says them, and its share of the working days between submit and that moment.
   */
  async angka(sejak: Date): Promise<AngkaLayanan[]> {
    return this.prisma.$queryRaw<AngkaLayanan[]>`
      WITH selesai AS (
        SELECT p.kd_rekom, p.sla_terpakai, hari_kerja(p.tgl_kirim, min(r.waktu)) AS hari
        FROM ${BERKAS} p JOIN ${RIWAYAT} r ON r.id_pengajuan = p.id AND r.ke IN ${statusSql('simpulan')}
        WHERE p.kd_rekom ${rumpunSql('izin')} AND p.sla_hari IS NOT NULL AND p.kd_status IN ${statusSql('setelahSimpulan')}
        GROUP BY p.id, p.kd_rekom, p.sla_terpakai, p.tgl_kirim HAVING min(r.waktu) >= ${sejak})
      SELECT kd_rekom, count(*)::int AS selesai, percentile_cont(0.5) WITHIN GROUP (ORDER BY sla_terpakai) AS median,
        percentile_cont(0.9) WITHIN GROUP (ORDER BY sla_terpakai) AS p90,
        LEAST(100, 100.0 * sum(sla_terpakai) / NULLIF(sum(hari), 0))::float AS di_kl
      FROM selesai GROUP BY kd_rekom`;
  }

  /** Files that were returned since then, by the reason of the first remark on each. */
  async pengembalian(sejak: Date): Promise<{ kd_rekom: string; kd_alasan: string; n: number }[]> {
    return this.prisma.rows<{ kd_rekom: string; kd_alasan: string; n: number }>`
      WITH pertama AS (SELECT DISTINCT ON (c.id_pengajuan) c.id_pengajuan, c.kd_alasan FROM ${CATATAN} c
        WHERE c.waktu >= ${sejak} ORDER BY c.id_pengajuan, c.id)
      SELECT p.kd_rekom, t.kd_alasan, count(*)::int AS n FROM pertama t JOIN ${BERKAS} p ON p.id = t.id_pengajuan
      GROUP BY 1, 2 ORDER BY 1, 3 DESC, 2`;
  }
}
