import { Injectable } from '@nestjs/common';
import { Prisma } from '@prisma/client';
import type { Lingkup } from '@sinas/domain/akses/kebijakan';
import { PrismaService } from '../../platform/prisma/prisma.service';
import { lingkupSql, type BerkasRow } from './pengajuan.repository';

export type BarisDaftar = BerkasRow & {
  nama_perusahaan: string;
  risiko: string | null;
  nama_pengambil: string | null;
  butir: number;
};
export interface SaringDaftar {
  keyword?: string;
  jnsLayanan?: string[];
  kd_status?: string[];
  kd_komoditas?: string;
  tahun?: number;
  arsip?: boolean;
  antrean?: Antrean;
  id_user?: string;
  kini?: Date;
  tanpaDraf?: boolean;
}
export type Antrean = 'semua' | 'saya' | 'belum' | 'lewat' | 'perbaikan_masuk' | 'di_pemohon' | 'pejabat';
export const ANTREAN: readonly Antrean[] = [
  'semua',
  'saya',
  'belum',
  'lewat',
  'perbaikan_masuk',
  'di_pemohon',
  'pejabat',
];
export type Urutan = 'baru' | 'sisa' | 'perusahaan' | 'tgl_kirim';

const TERBUKA = Prisma.sql`p.kd_status IN ('20','21','22','23','25','26','30','31')`;

/** Lists: hand-written SQL, ids first by index, names joined for the page only. */
@Injectable()
export class DaftarRepository {
  constructor(private readonly prisma: PrismaService) {}

  private antrean(a: Antrean, s: SaringDaftar): Prisma.Sql {
    switch (a) {
      case 'saya':
        return Prisma.sql`p.id_pengambil = ${s.id_user ?? null}::uuid AND p.kd_status IN ('21','26')`;
      case 'belum':
        return Prisma.sql`p.kd_status = '20'`;
      case 'lewat':
        return Prisma.sql`p.sla_tenggat < ${s.kini ?? new Date()} AND ${TERBUKA}`;
      case 'perbaikan_masuk':
        return Prisma.sql`p.perbaikan_ke > 0 AND p.kd_status IN ('21','26')`;
      case 'di_pemohon':
        return Prisma.sql`p.kd_status IN ('25','30')`;
      case 'pejabat':
        return Prisma.sql`p.kd_status IN ('22','23')`;
      case 'semua':
        return TERBUKA;
    }
  }

  private syarat(lingkup: Lingkup, s: SaringDaftar): Prisma.Sql {
    const bagian: Prisma.Sql[] = [lingkupSql(lingkup)];
    if (s.tanpaDraf) bagian.push(Prisma.sql`p.kd_status <> '00'`);
    if (s.arsip !== undefined) bagian.push(Prisma.sql`p.fl_arsip = ${s.arsip}`);
    if (s.jnsLayanan?.length) bagian.push(Prisma.sql`p.kd_rekom IN (${Prisma.join(s.jnsLayanan)})`);
    if (s.kd_komoditas) bagian.push(Prisma.sql`p.kd_komoditas = ${s.kd_komoditas}`);
    if (s.tahun) bagian.push(Prisma.sql`p.tahun = ${s.tahun}`);
    if (s.antrean) bagian.push(this.antrean(s.antrean, s));
    if (s.kd_status?.length) bagian.push(this.status(s.kd_status));
    const k = s.keyword?.trim().slice(0, 100);
    if (k) {
      const aman = k.replace(/[\\%_]/g, (c) => `\\${c}`);
      const angka = aman.replace(/[-.\s]/g, '');
      bagian.push(Prisma.sql`(p.no_aju LIKE ${`%${angka}%`} OR EXISTS (SELECT 1 FROM organisasi o WHERE o.id = p.id_organisasi AND (o.nama ILIKE ${`%${aman}%`} OR o.nib LIKE ${`${angka}%`}))
        OR EXISTS (SELECT 1 FROM pengajuan_baris b WHERE b.id_pengajuan = p.id AND (b.hs LIKE ${`${angka}%`} OR b.uraian ILIKE ${`%${aman}%`}))
        OR EXISTS (SELECT 1 FROM kelompok_komoditas kk WHERE kk.kd_komoditas = p.kd_komoditas AND kk.ur_komoditas ILIKE ${`%${aman}%`}))`);
    }
    return Prisma.join(bagian, ' AND ');
  }

  /** Shown codes: 11 is a failed delivery of a stored 10 or 26. */
  private status(kode: string[]): Prisma.Sql {
    const biasa = kode.filter((k) => k !== '11' && k !== '32');
    const bagian: Prisma.Sql[] = [];
    if (biasa.length)
      bagian.push(
        Prisma.sql`(p.kd_status IN (${Prisma.join(biasa)}) AND NOT (p.kd_status IN ('10','26') AND p.status_kirim = 'GAGAL'))`,
      );
    if (kode.includes('11')) bagian.push(Prisma.sql`(p.kd_status IN ('10','26') AND p.status_kirim = 'GAGAL')`);
    if (kode.includes('32')) bagian.push(Prisma.sql`(p.kd_status = '30' AND p.status_billing = 'KEDALUWARSA')`);
    return Prisma.sql`(${Prisma.join(bagian, ' OR ')})`;
  }

  private urutan(u: Urutan): Prisma.Sql {
    switch (u) {
      case 'sisa':
        return Prisma.sql`p.sla_tenggat ASC NULLS LAST, p.id`;
      case 'perusahaan':
        return Prisma.sql`(SELECT nama FROM organisasi o WHERE o.id = p.id_organisasi), p.id`;
      case 'tgl_kirim':
        return Prisma.sql`p.tgl_kirim DESC NULLS LAST, p.id DESC`;
      case 'baru':
        return Prisma.sql`p.created_at DESC, p.id DESC`;
    }
  }

  async halaman(
    lingkup: Lingkup,
    s: SaringDaftar,
    urutan: Urutan,
    page: number,
    limit: number,
  ): Promise<BarisDaftar[]> {
    const syarat = this.syarat(lingkup, s);
    return this.prisma.$queryRaw<BarisDaftar[]>`
      WITH h AS (SELECT p.id, row_number() OVER (ORDER BY ${this.urutan(urutan)}) AS n FROM pengajuan p WHERE ${syarat}
                 ORDER BY ${this.urutan(urutan)} LIMIT ${limit} OFFSET ${(page - 1) * limit})
      SELECT p.*, o.nama AS nama_perusahaan, o.risiko, u.fullname AS nama_pengambil,
        (SELECT count(*)::int FROM catatan c WHERE c.id_pengajuan = p.id AND c.putaran = p.perbaikan_ke) AS butir
      FROM h JOIN pengajuan p ON p.id = h.id JOIN organisasi o ON o.id = p.id_organisasi LEFT JOIN pengguna u ON u.id = p.id_pengambil
      ORDER BY h.n`;
  }

  async hitung(lingkup: Lingkup, s: SaringDaftar): Promise<number> {
    const rows = await this.prisma.$queryRaw<
      { n: number }[]
    >`SELECT count(*)::int AS n FROM pengajuan p WHERE ${this.syarat(lingkup, s)}`;
    return rows[0]?.n ?? 0;
  }

  /** Counts of all queues in one pass. */
  async hitungAntrean(lingkup: Lingkup, s: SaringDaftar): Promise<Record<Antrean, number>> {
    const kolom = Prisma.join(
      ANTREAN.map((a) => Prisma.sql`count(*) FILTER (WHERE ${this.antrean(a, s)})::int AS ${Prisma.raw(a)}`),
    );
    const rows = await this.prisma.$queryRaw<
      Record<Antrean, number>[]
    >`SELECT ${kolom} FROM pengajuan p WHERE ${lingkupSql(lingkup)} AND ${TERBUKA}`;
    return rows[0] as Record<Antrean, number>;
  }

  /** Files whose clock runs out between two instants. */
  async hitungJatuh(lingkup: Lingkup, dari: Date, sampai: Date): Promise<number> {
    const rows = await this.prisma.$queryRaw<{ n: number }[]>`
      SELECT count(*)::int AS n FROM pengajuan p WHERE ${lingkupSql(lingkup)} AND ${TERBUKA} AND p.sla_tenggat BETWEEN ${dari} AND ${sampai}`;
    return rows[0]?.n ?? 0;
  }

  /** Decisions of the last seven days by this user, and his median working time in days. */
  async angkaPetugas(idUser: string, sejak: Date): Promise<{ selesai: number; median: number | null }> {
    const rows = await this.prisma.$queryRaw<{ selesai: number; median: number | null }[]>`
      SELECT count(*)::int AS selesai, percentile_cont(0.5) WITHIN GROUP (ORDER BY extract(epoch FROM (k.waktu - p.diambil_pada)) / 86400.0) AS median
      FROM keputusan k JOIN pengajuan p ON p.id = k.id_pengajuan WHERE k.oleh = ${idUser}::uuid AND k.selesai AND k.waktu >= ${sejak}`;
    return rows[0] ?? { selesai: 0, median: null };
  }

  async satu(id: bigint): Promise<BarisDaftar | null> {
    const rows = await this.prisma.$queryRaw<BarisDaftar[]>`
      SELECT p.*, o.nama AS nama_perusahaan, o.risiko, u.fullname AS nama_pengambil,
        (SELECT count(*)::int FROM catatan c WHERE c.id_pengajuan = p.id AND c.putaran = p.perbaikan_ke) AS butir
      FROM pengajuan p JOIN organisasi o ON o.id = p.id_organisasi LEFT JOIN pengguna u ON u.id = p.id_pengambil WHERE p.id = ${id}`;
    return rows[0] ?? null;
  }

  async kelompok(
    lingkup: Lingkup,
  ): Promise<{ kd_rekom: string; kd_status: string; status_kirim: string | null; tahun: number; n: number }[]> {
    return this.prisma.$queryRaw`
      SELECT p.kd_rekom, p.kd_status, p.status_kirim, p.tahun::int, count(*)::int AS n FROM pengajuan p
      WHERE ${lingkupSql(lingkup)} GROUP BY 1, 2, 3, 4 ORDER BY 1, 2`;
  }
}
