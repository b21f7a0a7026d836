import { Injectable } from '@nestjs/common';
import { Prisma } from '@prisma/client';
import type { Aktor } from '@sinas/domain/akses/kebijakan';
import { lingkupAktor } from '@sinas/domain/akses/kebijakan';
import { arahAwal, type ArahUrut, type UrutRapat } from '@sinas/domain/daftar/urutan';
import { ALUR_RAKOR } from '@sinas/domain/rakor/alur';
import { PrismaService, type Db, type Tx } from '../../../platform/prisma/prisma.service';
import { ISI_GARIS } from '../../neraca/penetapan.sql';

export type RapatRow = Prisma.RakorGetPayload<object>;
export type RapatPatch = Prisma.RakorUncheckedUpdateInput;
export type PelakuJson = Prisma.InputJsonObject;
export interface SaringRapat {
  tahun?: number | undefined;
  jenis?: readonly number[] | undefined;
  kd_status?: string | undefined;
  sejak?: string | undefined;
  keyword?: string | undefined;
  sort?: UrutRapat | undefined;
  order?: ArahUrut | undefined;
}
export interface RapatDaftarRow extends RapatRow {
  komoditas: string[];
  berkas: number;
  baris: number;
}
/** What a commodity on the agenda lacks: lines of it, and those without a ceiling, a figure of supply, of demand. */
export interface KurangRow {
  kd_komoditas: string;
  garis: number;
  tanpa_plafon: number;
  tanpa_pasokan: number;
  tanpa_kebutuhan: number;
}
const URUT: Readonly<Record<UrutRapat, string>> = {
  judul: 'lower(r.judul)',
  jenis: 'r.jenis',
  tanggal: 'r.tanggal',
  berkas: 'b.berkas',
  baris: 'b.baris',
  kd_status: 'r.kd_status',
};
/** Where two are alike, the later meeting first. */
const urutSql = ({ sort = 'tanggal', order = arahAwal(sort) }: SaringRapat): Prisma.Sql =>
  Prisma.sql`${Prisma.raw(URUT[sort])} ${Prisma.raw(order)}, r.tanggal DESC, r.id DESC`;
/** Only of a meeting whose figures may still be filled in. */
const KURANG = Prisma.sql`(SELECT coalesce(jsonb_agg(jsonb_build_object('kd_komoditas', k.kd_komoditas, 'garis', x.garis, 'tanpa_plafon', x.tanpa_plafon,
    'tanpa_pasokan', x.tanpa_pasokan, 'tanpa_kebutuhan', x.tanpa_kebutuhan) ORDER BY k.urutan, k.kd_komoditas), '[]')
  FROM rakor_komoditas k CROSS JOIN LATERAL (SELECT count(*)::int AS garis, (count(*) FILTER (WHERE n.kunci IS NULL))::int AS tanpa_plafon,
      (count(*) FILTER (WHERE NOT n.pasokan))::int AS tanpa_pasokan, (count(*) FILTER (WHERE NOT n.kebutuhan))::int AS tanpa_kebutuhan
    FROM rakor_garis g LEFT JOIN ${ISI_GARIS} n ON n.kunci = g.kunci WHERE g.id_rakor = k.id_rakor AND g.kd_komoditas = k.kd_komoditas) x
  WHERE k.id_rakor = r.id AND r.kd_status = ANY (${[...ALUR_RAKOR.dari('isi_angka')]}::text[])
    AND (x.garis = 0 OR x.tanpa_plafon > 0 OR x.tanpa_pasokan > 0 OR x.tanpa_kebutuhan > 0))`;
const KOLOM = Prisma.raw(
  Object.values(Prisma.RakorScalarFieldEnum)
    .map((k) => `r.${k}`)
    .join(', '),
);

/** Meetings that an actor may see: ministries those that they are invited to or whose files are before them, and no draft. */
function lingkupSql(aktor: Aktor): Prisma.Sql {
  const lingkup = lingkupAktor(aktor);
  if (lingkup?.jenis === 'semua') return Prisma.sql`TRUE`;
  if (lingkup?.jenis !== 'ga') return Prisma.sql`FALSE`;
  return Prisma.sql`(r.kd_status <> ALL (${[...ALUR_RAKOR.dari('jadwalkan')]}::text[]) AND (EXISTS (SELECT FROM rakor_peserta x WHERE x.id_rakor = r.id AND x.kd_ga = ${lingkup.kd_ga})
    OR EXISTS (SELECT FROM rakor_tanda_tangan x WHERE x.id_rakor = r.id AND x.id_user = ${aktor.id_user}::uuid)
    OR EXISTS (SELECT FROM rakor_baris x WHERE x.id_rakor = r.id AND x.kd_ga = ${lingkup.kd_ga})))`;
}

@Injectable()
export class RapatRepository {
  constructor(private readonly prisma: PrismaService) {}

  get db(): Db {
    return this.prisma;
  }

  async ambil(aktor: Aktor, id: bigint): Promise<RapatRow | null> {
    const rows = await this.prisma
      .rows<RapatRow>`SELECT ${KOLOM} FROM rakor r WHERE r.id = ${id} AND ${lingkupSql(aktor)}`;
    return rows[0] ?? null;
  }
  /** Locks the meeting: `bagi` lets others fill in rows at the same time, and keeps its state until the transaction ends. */
  async kunci(tx: Tx, aktor: Aktor | null, id: bigint, bagi: boolean): Promise<RapatRow | null> {
    const rows = await tx.$queryRaw<RapatRow[]>`
      SELECT ${KOLOM} FROM rakor r WHERE r.id = ${id} AND ${aktor ? lingkupSql(aktor) : Prisma.sql`TRUE`}
      ${bagi ? Prisma.sql`FOR SHARE` : Prisma.sql`FOR UPDATE`}`;
    return rows[0] ?? null;
  }
  async ubah(tx: Tx, id: bigint, patch: RapatPatch): Promise<RapatRow> {
    return tx.rakor.update({ where: { id }, data: patch });
  }
  /** Number within its kind and year: drawn under a lock of the two. */
  async buat(tx: Tx, isi: Omit<Prisma.RakorUncheckedCreateInput, 'ke'>): Promise<RapatRow> {
    await tx.$executeRaw`SELECT pg_advisory_xact_lock(hashtextextended(${`rakor:${isi.jenis}:${isi.tahun}`}, 0))`;
    const { _max } = await tx.rakor.aggregate({ where: { jenis: isi.jenis, tahun: isi.tahun }, _max: { ke: true } });
    return tx.rakor.create({ data: { ...isi, ke: (_max.ke ?? 0) + 1 } });
  }

  async daftar(
    aktor: Aktor,
    s: SaringRapat,
    offset: number,
    limit: number,
  ): Promise<(RapatDaftarRow & { kurang: KurangRow[] })[]> {
    return this.prisma.rows`
      SELECT ${KOLOM}, coalesce((SELECT array_agg(k.kd_komoditas ORDER BY k.urutan) FROM rakor_komoditas k WHERE k.id_rakor = r.id), '{}') AS komoditas,
        b.berkas, b.baris, ${KURANG} AS kurang FROM rakor r CROSS JOIN LATERAL (SELECT count(DISTINCT b.id_pengajuan)::int AS berkas, count(*)::int AS baris
          FROM rakor_baris b WHERE b.id_rakor = r.id) b
      WHERE ${this.saring(aktor, s)} ORDER BY ${urutSql(s)} LIMIT ${limit} OFFSET ${offset}`;
  }
  async hitung(aktor: Aktor, s: SaringRapat): Promise<number> {
    const rows = await this.prisma.rows<{ n: number }>`
      SELECT count(*)::int AS n FROM rakor r WHERE ${this.saring(aktor, s)}`;
    return rows[0]?.n ?? 0;
  }
  private saring(aktor: Aktor, s: SaringRapat): Prisma.Sql {
    const syarat = [lingkupSql(aktor)];
    if (s.tahun !== undefined) syarat.push(Prisma.sql`r.tahun = ${s.tahun}::smallint`);
    if (s.jenis) syarat.push(Prisma.sql`r.jenis = ANY (${[...s.jenis]}::smallint[])`);
    if (s.kd_status !== undefined) syarat.push(Prisma.sql`r.kd_status = ${s.kd_status}`);
    if (s.sejak !== undefined) syarat.push(Prisma.sql`r.tanggal >= ${s.sejak}::date`);
    if (s.keyword) {
      const pola = `%${s.keyword.replace(/[\\%_]/g, String.raw`\$&`)}%`;
      syarat.push(Prisma.sql`(r.judul ILIKE ${pola} OR r.no_ba ILIKE ${pola})`);
    }
    return Prisma.join(syarat, ' AND ');
  }

  /** Files and rows before a meeting. */
  async isi(id: bigint): Promise<{ berkas: number; baris: number }> {
    const rows = await this.prisma.rows<{ berkas: number; baris: number }>`
      SELECT count(DISTINCT b.id_pengajuan)::int AS berkas, count(*)::int AS baris FROM rakor_baris b WHERE b.id_rakor = ${id}`;
    return rows[0] ?? { berkas: 0, baris: 0 };
  }
  peserta(db: Db, id: bigint) {
    return db.rakorPeserta.findMany({ where: { id_rakor: id }, orderBy: [{ kd_ga: 'asc' }, { id: 'asc' }] });
  }
  penandaTangan(db: Db, id: bigint) {
    return db.rakorTandaTangan.findMany({
      where: { id_rakor: id },
      orderBy: [{ pimpinan: 'asc' }, { urutan: 'asc' }, { nama: 'asc' }],
    });
  }
  komoditas(db: Db, id: bigint) {
    return db.rakorKomoditas.findMany({
      where: { id_rakor: id },
      orderBy: [{ urutan: 'asc' }, { kd_komoditas: 'asc' }],
    });
  }
  dokumen(db: Db, id: bigint) {
    return db.rakorDokumen.findMany({ where: { id_rakor: id }, orderBy: { id: 'asc' } });
  }
  /** Versions of the minutes, the last one first, without what they hold. */
  versi(db: Db, id: bigint) {
    return db.rakorVersi.findMany({
      where: { id_rakor: id },
      orderBy: { versi_ba: 'desc' },
      select: {
        versi_ba: true,
        hash: true,
        nama: true,
        waktu: true,
        sha256: true,
        gugur: true,
        alasan: true,
        gugur_oleh: true,
      },
    });
  }
  async terap(db: Db, id: bigint): Promise<Record<'MENUNGGU' | 'SELESAI' | 'GUGUR', number>> {
    const rows = await db.rakorTerap.groupBy({ by: ['status'], where: { id_rakor: id }, _count: true });
    const n = (s: string): number => rows.find((r) => r.status === s)?._count ?? 0;
    return { MENUNGGU: n('MENUNGGU'), SELESAI: n('SELESAI'), GUGUR: n('GUGUR') };
  }
}
