import { Injectable } from '@nestjs/common';
import { Prisma } from '@prisma/client';
import { PrismaService, type Db, type Tx } from '../../../platform/prisma/prisma.service';

export type BarisRow = Prisma.PengajuanBarisGetPayload<object> & { jumlah_sub?: number };
export interface BarisBaru {
  seri: number;
  data: object;
  uraian: string;
  hs: string | null;
  satuan: string;
  jml: string;
  kunci: string;
}

/** Where a row is, without what it says. */
export interface BarisIndeks {
  id: bigint;
  seri: number;
  versi: number;
  kunci: string;
}
export interface IsiTersimpan {
  data: unknown;
  /** exact decimal text */
  jml: string;
}

@Injectable()
export class BarisRepository {
  constructor(private readonly prisma: PrismaService) {}

  /** Rows of a file in their order, with the number of nested rows of each. */
  async daftar(db: Db, id: bigint, offset = 0, limit = 500): Promise<BarisRow[]> {
    const rows = await db.pengajuanBaris.findMany({
      where: { id_pengajuan: id },
      orderBy: { seri: 'asc' },
      skip: offset,
      take: limit,
      include: { _count: { select: { sub: true } } },
    });
    return rows.map(({ _count, ...r }) => ({ ...r, jumlah_sub: _count.sub }));
  }

  async semua(db: Db, id: bigint): Promise<BarisRow[]> {
    return db.pengajuanBaris.findMany({ where: { id_pengajuan: id }, orderBy: { seri: 'asc' } });
  }

  /** All rows in their order, some at a time. */
  async *alir(db: Db, id: bigint, sekali = 1_000): AsyncGenerator<BarisRow[]> {
    for (let seri = 0; ;) {
      const rows = await db.pengajuanBaris.findMany({
        where: { id_pengajuan: id, seri: { gt: seri } },
        orderBy: { seri: 'asc' },
        take: sekali,
      });
      if (rows.length > 0) yield rows;
      if (rows.length < sekali) return;
      seri = rows.at(-1)?.seri ?? seri;
    }
  }

  /** Where the rows are, without what they say. */
  indeks(db: Db, id: bigint): Promise<BarisIndeks[]> {
    return db.$queryRaw<BarisIndeks[]>`
      SELECT id, seri, versi, kunci FROM pengajuan_baris WHERE id_pengajuan = ${id} ORDER BY seri`;
  }
  async isi(db: Db, id: bigint, idBaris: readonly bigint[]): Promise<Map<bigint, IsiTersimpan>> {
    const rows = await db.$queryRaw<(IsiTersimpan & { id: bigint })[]>`
      SELECT id, data, jml::text AS jml FROM pengajuan_baris
      WHERE id_pengajuan = ${id} AND id = ANY(${idBaris}::bigint[])`;
    return new Map(rows.map((r) => [r.id, r]));
  }

  async satu(db: Db, id: bigint, idBaris: bigint): Promise<BarisRow | null> {
    const r = await db.pengajuanBaris.findFirst({
      where: { id: idBaris, id_pengajuan: id },
      include: { _count: { select: { sub: true } } },
    });
    if (!r) return null;
    const { _count, ...baris } = r;
    return { ...baris, jumlah_sub: _count.sub };
  }

  /** Keys of all rows: two rows with one key are the same good. */
  async kunciSemua(db: Db, id: bigint): Promise<{ id: bigint; seri: number; kunci: string }[]> {
    return db.pengajuanBaris.findMany({
      where: { id_pengajuan: id },
      select: { id: true, seri: true, kunci: true },
      orderBy: { seri: 'asc' },
    });
  }

  async tambah(tx: Tx, id: bigint, baris: readonly BarisBaru[]): Promise<BarisRow[]> {
    return tx.pengajuanBaris.createManyAndReturn({ data: baris.map((b) => ({ ...b, id_pengajuan: id })) });
  }

  async ubah(tx: Tx, idBaris: bigint, b: Omit<BarisBaru, 'seri'>): Promise<BarisRow> {
    return tx.pengajuanBaris.update({ where: { id: idBaris }, data: { ...b, versi: { increment: 1 } } });
  }

  /** Ids taken from the table's own sequence. */
  async idBaru(jumlah: number): Promise<bigint[]> {
    const [row] = await this.prisma.$queryRaw<{ id: string }[]>`
      SELECT string_agg(nextval(pg_get_serial_sequence('pengajuan_baris', 'id'))::text, ',') AS id
      FROM generate_series(1, ${jumlah}::int)`;
    return (row?.id ?? '').split(',').map(BigInt);
  }
  async hapus(tx: Tx, id: bigint, idBaris: readonly bigint[]): Promise<number> {
    return (await tx.pengajuanBaris.deleteMany({ where: { id_pengajuan: id, id: { in: [...idBaris] } } })).count;
  }

  /** Total, unit and count of a file follow its rows. */
  async hitungUlang(tx: Tx, id: bigint): Promise<void> {
    await tx.$executeRaw`
      UPDATE pengajuan SET jml_total = t.jml, jumlah_baris = t.n, satuan = t.satuan
      FROM (SELECT COALESCE(sum(jml), 0) AS jml, count(*)::int AS n, CASE WHEN min(satuan) = max(satuan) THEN min(satuan) END AS satuan
            FROM pengajuan_baris WHERE id_pengajuan = ${id}) t
      WHERE pengajuan.id = ${id}`;
  }

  async sub(db: Db, idBaris: bigint) {
    return db.subBaris.findMany({ where: { id_baris: idBaris }, orderBy: { seri: 'asc' } });
  }
  async subDari(db: Db, idPengajuan: bigint) {
    return db.subBaris.findMany({
      where: { baris: { id_pengajuan: idPengajuan } },
      orderBy: [{ id_baris: 'asc' }, { seri: 'asc' }],
    });
  }
  /** File and row a nested row belongs to. */
  async indukSub(db: Db, idSub: bigint): Promise<{ id_baris: bigint; id_pengajuan: bigint; versi: number } | null> {
    const s = await db.subBaris.findUnique({
      where: { id: idSub },
      include: { baris: { select: { id_pengajuan: true } } },
    });
    return s && { id_baris: s.id_baris, id_pengajuan: s.baris.id_pengajuan, versi: s.versi };
  }
  async indukBaris(db: Db, idBaris: bigint): Promise<bigint | null> {
    return (
      (await db.pengajuanBaris.findUnique({ where: { id: idBaris }, select: { id_pengajuan: true } }))?.id_pengajuan ??
      null
    );
  }
  async tambahSub(
    tx: Tx,
    idBaris: bigint,
    rows: readonly { uraian: string; lokasi: string; jml: string }[],
  ): Promise<void> {
    const r = await tx.subBaris.aggregate({ where: { id_baris: idBaris }, _max: { seri: true } });
    const awal = r._max.seri ?? 0;
    await tx.subBaris.createMany({ data: rows.map((s, i) => ({ ...s, id_baris: idBaris, seri: awal + i + 1 })) });
  }
  async ubahSub(tx: Tx, idSub: bigint, s: { uraian: string; lokasi: string; jml: string }): Promise<void> {
    await tx.subBaris.update({ where: { id: idSub }, data: { ...s, versi: { increment: 1 } } });
  }
  async hapusSub(tx: Tx, idSub: bigint): Promise<void> {
    await tx.subBaris.delete({ where: { id: idSub } });
  }

  /** Quantities given at a level, with the cut that explains them. */
  async beri(
    tx: Tx,
    idBaris: bigint,
    kolom: 'jml_verifikator' | 'jml_kl' | 'jml_penetapan',
    jml: string,
    potongan: object,
  ): Promise<void> {
    await tx.pengajuanBaris.update({ where: { id: idBaris }, data: { [kolom]: jml, potongan } });
  }

  /** Every row gets what was asked for; cuts of desks on the way count no more. */
  async beriPenuh(tx: Tx, id: bigint): Promise<void> {
    await tx.$executeRaw`UPDATE pengajuan_baris SET jml_penetapan = jml, potongan = '[]'::jsonb WHERE id_pengajuan = ${id}`;
  }
}
