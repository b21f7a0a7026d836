import { Injectable } from '@nestjs/common';
import { Prisma } from '@prisma/client';
import { rapikan, type Desimal } from '@sinas/domain/format/angka';
import type { Pos } from '@sinas/domain/neraca/pos';
import type { BarisRakor } from '@sinas/domain/rakor/baris';
import { PrismaService, type Db, type Tx } from '../../../platform/prisma/prisma.service';

/** A line before a meeting. */
export interface GarisRow extends Pos {
  id: bigint;
  id_rakor: bigint;
  kunci: string;
  belum_dialokasikan: Desimal;
  versi: number;
}
/** A row before a meeting, as rules read it, with what people see beside it. */
export interface BarisRow extends BarisRakor {
  id_baris: bigint;
  id_garis: bigint;
  id_pengajuan: bigint;
  kd_ga: string;
  pemilik: string;
  akun: string;
  perubahan: boolean;
  uraian: string;
  kapasitas: string | null;
  realisasi: string | null;
  rekomendasi_kl: Desimal;
  rekomendasi_rakornis: Desimal | null;
  alasan_kl: string;
  versi: number;
  nama: string | null;
  diubah: Date;
}
export interface BarisPatch {
  id_baris: bigint;
  penetapan: Desimal | null;
  tunda: boolean;
  kd_alasan: string;
  alasan: string;
}
type GarisMentah = Prisma.RakorGarisGetPayload<object>;
const teks = (d: Prisma.Decimal): Desimal => rapikan(d.toFixed());

/** Quantities as exact text, so that thousands of rows cost no conversion. */
const angka = (kolom: string): Prisma.Sql => Prisma.raw(`trim_scale(b.${kolom})::text AS ${kolom}`);
const KOLOM = Prisma.sql`b.id_baris::text AS id, b.id_baris, b.id_garis, b.id_pengajuan, b.no_aju, b.seri, b.kd_ga, b.pemilik, b.akun, b.perubahan,
  b.uraian, b.satuan, b.kapasitas, b.realisasi, b.naik, b.tunda, ${angka('usulan')}, ${angka('rekomendasi_kl')}, ${angka('rekomendasi')},
  ${angka('rekomendasi_rakornis')}, ${angka('lantai')}, ${angka('penetapan')}, b.kd_alasan, b.alasan, b.kd_alasan_kl, b.alasan_kl,
  b.versi, b.nama, b.diubah`;
const garis = (g: GarisMentah): GarisRow => ({
  ...{ id: g.id, id_rakor: g.id_rakor, kunci: g.kunci, versi: g.versi, tahun: g.tahun, arah: g.arah as Pos['arah'] },
  ...{ kd_komoditas: g.kd_komoditas, satuan: g.satuan, elemen: g.elemen as Pos['elemen'] },
  belum_dialokasikan: teks(g.belum_dialokasikan),
});

/** Lines and rows of meetings. */
@Injectable()
export class BarisRapatRepository {
  constructor(private readonly prisma: PrismaService) {}

  get db(): Db {
    return this.prisma;
  }

  async garis(db: Db, idRakor: bigint): Promise<GarisRow[]> {
    const rows = await db.rakorGaris.findMany({
      where: { id_rakor: idRakor },
      orderBy: [{ kd_komoditas: 'asc' }, { kunci: 'asc' }],
    });
    return rows.map(garis);
  }
  async satuGaris(id: bigint): Promise<GarisRow | null> {
    const g = await this.prisma.rakorGaris.findUnique({ where: { id } });
    return g && garis(g);
  }
  /** Locked, whoever else fills in its rows waits. */
  async kunciGaris(tx: Tx, idRakor: bigint, id: bigint): Promise<GarisRow | null> {
    const rows = await tx.$queryRaw<GarisMentah[]>`
      SELECT * FROM rakor_garis WHERE id = ${id} AND id_rakor = ${idRakor} FOR UPDATE`;
    return rows[0] ? garis(rows[0]) : null;
  }
  /** The line of a pos, made where the meeting has none. */
  async pastikanGaris(tx: Tx, idRakor: bigint, pos: Pos, kunci: string, belum: Desimal): Promise<bigint> {
    const { tahun, arah, kd_komoditas, satuan, elemen } = pos;
    const isi = { id_rakor: idRakor, kunci, tahun, arah, kd_komoditas, satuan, elemen, belum_dialokasikan: belum };
    const g = await tx.rakorGaris.upsert({
      where: { id_rakor_kunci: { id_rakor: idRakor, kunci } },
      create: isi,
      update: {},
      select: { id: true },
    });
    return g.id;
  }
  async ubahGaris(tx: Tx, id: bigint, belum: Desimal): Promise<void> {
    await tx.rakorGaris.update({ where: { id }, data: { belum_dialokasikan: belum, versi: { increment: 1 } } });
  }
  /** Lines that have no rows any more go with them. */
  async buangGarisKosong(tx: Tx, idRakor: bigint): Promise<void> {
    await tx.$executeRaw`
      DELETE FROM rakor_garis g WHERE g.id_rakor = ${idRakor} AND NOT EXISTS (SELECT FROM rakor_baris b WHERE b.id_garis = g.id)`;
  }

  /** By line, number of the file and place in it; `sejak`: those that changed after that moment. */
  async baris(
    db: Db,
    idRakor: bigint,
    {
      garis: idGaris,
      sejak,
      kd_ga,
    }: { garis?: bigint | undefined; sejak?: Date | undefined; kd_ga?: string | undefined } = {},
  ): Promise<BarisRow[]> {
    const syarat = [
      Prisma.sql`b.id_rakor = ${idRakor}`,
      ...(idGaris === undefined ? [] : [Prisma.sql`b.id_garis = ${idGaris}`]),
      ...(sejak ? [Prisma.sql`b.diubah > ${sejak.toISOString()}::timestamptz`] : []),
      ...(kd_ga === undefined ? [] : [Prisma.sql`b.kd_ga = ${kd_ga}`]),
    ];
    const sql = Prisma.sql`SELECT ${KOLOM} FROM rakor_baris b WHERE ${Prisma.join(syarat, ' AND ')}
      ORDER BY b.id_garis, b.no_aju, b.seri, b.id_baris`;
    // Outside a transaction the driver answers at a fraction of the cost.
    return db === this.prisma ? this.prisma.rows<BarisRow>`${sql}` : db.$queryRaw<BarisRow[]>(sql);
  }
  async kunciBaris(tx: Tx, idRakor: bigint, idBaris: bigint): Promise<BarisRow | null> {
    const rows = await tx.$queryRaw<BarisRow[]>`
      SELECT ${KOLOM} FROM rakor_baris b WHERE b.id_rakor = ${idRakor} AND b.id_baris = ${idBaris} FOR UPDATE`;
    return rows[0] ?? null;
  }
  /** Many rows with their lines, lines first: whoever determines a line as a whole locks that one. */
  async kunciBanyak(tx: Tx, idRakor: bigint, idBaris: readonly bigint[]): Promise<void> {
    const ids = Prisma.sql`ANY (${idBaris.map(String)}::bigint[])`;
    await tx.$queryRaw`
      SELECT g.id FROM rakor_garis g WHERE g.id_rakor = ${idRakor} AND g.id IN (
        SELECT b.id_garis FROM rakor_baris b WHERE b.id_rakor = ${idRakor} AND b.id_baris = ${ids}) ORDER BY g.id FOR UPDATE`;
    await tx.$queryRaw`
      SELECT b.id_baris FROM rakor_baris b WHERE b.id_rakor = ${idRakor} AND b.id_baris = ${ids} ORDER BY b.id_baris FOR UPDATE`;
  }
  async berkas(db: Db, idRakor: bigint, idPengajuan: bigint): Promise<BarisRow[]> {
    return db.$queryRaw<BarisRow[]>`
      SELECT ${KOLOM} FROM rakor_baris b WHERE b.id_rakor = ${idRakor} AND b.id_pengajuan = ${idPengajuan} ORDER BY b.seri, b.id_baris`;
  }
  /** Files on the agenda, by commodity where it is named. */
  async idBerkas(db: Db, idRakor: bigint, kdKomoditas?: string): Promise<bigint[]> {
    const rows = await db.rakorBaris.findMany({
      where: { id_rakor: idRakor, ...(kdKomoditas ? { garis: { kd_komoditas: kdKomoditas } } : {}) },
      select: { id_pengajuan: true },
      distinct: ['id_pengajuan'],
      orderBy: { id_pengajuan: 'asc' },
    });
    return rows.map((r) => r.id_pengajuan);
  }
  async tambah(tx: Tx, rows: Prisma.RakorBarisCreateManyInput[]): Promise<void> {
    await tx.rakorBaris.createMany({ data: rows });
  }
  async buang(tx: Tx, idRakor: bigint, idPengajuan: bigint): Promise<void> {
    await tx.rakorBaris.deleteMany({ where: { id_rakor: idRakor, id_pengajuan: idPengajuan } });
  }
  /** Many rows in one statement; each gets another version. */
  async tetapkan(tx: Tx, idRakor: bigint, rows: readonly BarisPatch[], nama: string, kini: Date): Promise<void> {
    const isi = rows.map((r) => ({ ...r, id_baris: String(r.id_baris) }));
    await tx.$executeRaw`
      UPDATE rakor_baris b SET penetapan = x.penetapan, tunda = x.tunda, kd_alasan = x.kd_alasan, alasan = x.alasan,
        versi = b.versi + 1, nama = ${nama}, diubah = ${kini}
      FROM jsonb_to_recordset(${JSON.stringify(isi)}::jsonb)
        AS x(id_baris bigint, penetapan numeric, tunda boolean, kd_alasan text, alasan text)
      WHERE b.id_rakor = ${idRakor} AND b.id_baris = x.id_baris`;
  }
  /** Of an evaluation: what holds of permits by now, and their floors. */
  async perbarui(
    tx: Tx,
    idRakor: bigint,
    rows: readonly {
      id_baris: bigint;
      usulan: Desimal;
      rekomendasi: Desimal;
      lantai: Desimal;
      penetapan: Desimal | null;
    }[],
    kini: Date,
  ): Promise<void> {
    const isi = rows.map((r) => ({ ...r, id_baris: String(r.id_baris) }));
    await tx.$executeRaw`
      UPDATE rakor_baris b SET usulan = x.usulan, rekomendasi = x.rekomendasi, lantai = x.lantai, penetapan = x.penetapan, versi = b.versi + 1, diubah = ${kini}
      FROM jsonb_to_recordset(${JSON.stringify(isi)}::jsonb) 
        AS x(id_baris bigint, usulan numeric, rekomendasi numeric, lantai numeric, penetapan numeric)
      WHERE b.id_rakor = ${idRakor} AND b.id_baris = x.id_baris`;
  }
  async rekomendasikan(
    tx: Tx,
    idRakor: bigint,
    r: { id_baris: bigint; rekomendasi: Desimal; kd_alasan_kl: string; alasan_kl: string },
    nama: string,
    kini: Date,
  ): Promise<void> {
    await tx.rakorBaris.update({
      where: { id_rakor_id_baris: { id_rakor: idRakor, id_baris: r.id_baris } },
      data: {
        rekomendasi: r.rekomendasi,
        kd_alasan_kl: r.kd_alasan_kl,
        alasan_kl: r.alasan_kl,
        versi: { increment: 1 },
        nama,
        diubah: kini,
      },
    });
  }
}
