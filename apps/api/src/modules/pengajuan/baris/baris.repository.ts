import { Injectable } from '@nestjs/common';
import { Prisma } from '@prisma/client';
import type { IsiBaris, JenisBaris } from '@sinas/domain/baris/jenis-baris';
import { PrismaService, type Db, type Tx } from '../../../platform/prisma/prisma.service';
import { tandaBaris, type BarisIndeks } from './indeks-baris';

/** A row of whatever kind. */
export type BarisRow = Prisma.BarisGetPayload<object>;
/** With the number of its nested rows. */
export type BarisInduk = BarisRow & { jumlah_anak: number };
/** `kunci` hashed. */
export type BarisBaru = IsiBaris & { seri: number };
/** Rows of one kind in a file; `induk`: below one parent. */
export interface Letak {
  id: bigint;
  jenis: string;
  induk: bigint | null;
}
/** What a row says, and what stands beside it. */
export type IsiTersimpan = Pick<BarisRow, 'uraian' | 'hs' | 'satuan' | 'kunci'> & {
  data: unknown;
  /** exact decimal text */
  jml: string | null;
};
export interface JumlahDiBawah {
  id: bigint;
  induk: bigint;
  seri: number;
  jml: string | null;
  satuan: string | null;
}
export type BarisAlir = Pick<BarisRow, 'id' | 'seri' | 'versi' | 'data'> & { induk: bigint | null };
const syarat = ({ id, jenis, induk }: Letak) => ({ id_pengajuan: id, jenis, id_induk: induk });
const kolom = ({ seri, data, uraian, hs, satuan, jml, kunci }: BarisBaru) => ({
  ...{ seri, uraian, hs, satuan, jml, kunci },
  data: data as Prisma.InputJsonObject,
});

@Injectable()
export class BarisRepository {
  constructor(private readonly prisma: PrismaService) {}

  /** Rows of one kind in their order, below one parent. */
  async daftar(db: Db, letak: Letak): Promise<BarisInduk[]> {
    const rows = await db.baris.findMany({
      where: syarat(letak),
      orderBy: { seri: 'asc' },
      include: { _count: { select: { anak: true } } },
    });
    return rows.map(({ _count, ...r }) => ({ ...r, jumlah_anak: _count.anak }));
  }
  /** All rows of a file, of whatever kind and below whatever parent. */
  async berkas(db: Db, id: bigint): Promise<BarisRow[]> {
    return db.baris.findMany({
      where: { id_pengajuan: id },
      orderBy: [{ jenis: 'asc' }, { id_induk: { sort: 'asc', nulls: 'first' } }, { seri: 'asc' }],
    });
  }

  /** Null where the row is of another file, kind or parent. */
  async satu(db: Db, letak: Letak, idBaris: bigint): Promise<BarisInduk | null> {
    const r = await db.baris.findFirst({
      where: { ...syarat(letak), id: idBaris },
      include: { _count: { select: { anak: true } } },
    });
    if (!r) return null;
    const { _count, ...baris } = r;
    return { ...baris, jumlah_anak: _count.anak };
  }
  /** Where a row stands, whoever asks. */
  async letak(db: Db, idBaris: bigint): Promise<Letak | null> {
    const r = await db.baris.findUnique({
      where: { id: idBaris },
      select: { id_pengajuan: true, jenis: true, id_induk: true },
    });
    return r && { id: r.id_pengajuan, jenis: r.jenis, induk: r.id_induk };
  }

  /** Where the rows of a kind are. Content comes with rows that have no key: it is what they are compared by. */
  async indeks(db: Db, id: bigint, jenis: string): Promise<BarisIndeks[]> {
    const rows = await db.$queryRaw<(Omit<BarisIndeks, 'tanda'> & { kunci: string | null; data: unknown })[]>`
      SELECT id, id_induk AS induk, seri, versi, kunci, CASE WHEN kunci IS NULL THEN data END AS data FROM baris
      WHERE id_pengajuan = ${id} AND jenis = ${jenis} ORDER BY id_induk NULLS FIRST, seri`;
    return rows.map(({ kunci, data, ...b }) => ({ ...b, tanda: tandaBaris(b.induk, kunci, data) }));
  }
  async isi(db: Db, id: bigint, idBaris: readonly bigint[]): Promise<Map<bigint, IsiTersimpan>> {
    const rows = await db.$queryRaw<(IsiTersimpan & { id: bigint })[]>`
      SELECT id, data, uraian, hs, satuan, jml::text AS jml, kunci FROM baris
      WHERE id_pengajuan = ${id} AND id = ANY(${idBaris}::bigint[])`;
    return new Map(rows.map((r) => [r.id, r]));
  }
  /** Quantities of the rows of a kind below some parents. */
  async jumlahDiBawah(db: Db, id: bigint, jenis: string, induk: readonly bigint[]): Promise<JumlahDiBawah[]> {
    return db.$queryRaw<JumlahDiBawah[]>`
      SELECT id, id_induk AS induk, seri, jml::text AS jml, satuan FROM baris
      WHERE id_pengajuan = ${id} AND jenis = ${jenis} AND id_induk = ANY(${induk}::bigint[]) ORDER BY id_induk, seri`;
  }
  /** All rows of a kind in their order, some at a time. */
  async *alir(db: Db, id: bigint, { kode, induk }: JenisBaris, sekali = 1_000): AsyncGenerator<BarisAlir[]> {
    let akhir = { induk: 0n as bigint | null, seri: 0 };
    for (;;) {
      const sesudah =
        induk === null
          ? Prisma.sql`id_induk IS NULL AND seri > ${akhir.seri} ORDER BY seri`
          : Prisma.sql`(id_induk, seri) > (${akhir.induk}::bigint, ${akhir.seri}::int) ORDER BY id_induk, seri`;
      const rows = await db.$queryRaw<BarisAlir[]>`
        SELECT id, id_induk AS induk, seri, versi, data FROM baris
        WHERE id_pengajuan = ${id} AND jenis = ${kode} AND ${sesudah} LIMIT ${sekali}`;
      if (rows.length > 0) yield rows;
      if (rows.length < sekali) return;
      akhir = rows.at(-1) ?? akhir;
    }
  }

  /** Numbers in use below one parent. */
  async seri(db: Db, letak: Letak): Promise<Set<number>> {
    const rows = await db.baris.findMany({ where: syarat(letak), select: { seri: true } });
    return new Set(rows.map((r) => r.seri));
  }
  async jumlah(db: Db, id: bigint, jenis: string): Promise<number> {
    return db.baris.count({ where: { id_pengajuan: id, jenis } });
  }
  /** Which rows of some kinds there are. */
  async ada(db: Db, id: bigint, jenis: readonly string[]): Promise<{ id: bigint; seri: number }[]> {
    return db.baris.findMany({
      where: { id_pengajuan: id, jenis: { in: [...jenis] } },
      select: { id: true, seri: true },
      orderBy: { seri: 'asc' },
    });
  }

  async tambah(tx: Tx, letak: Letak, baris: readonly BarisBaru[]): Promise<BarisRow[]> {
    return tx.baris.createManyAndReturn({ data: baris.map((b) => ({ ...syarat(letak), ...kolom(b) })) });
  }
  async ubah(tx: Tx, idBaris: bigint, b: BarisBaru): Promise<BarisRow> {
    return tx.baris.update({ where: { id: idBaris }, data: { ...kolom(b), versi: { increment: 1 } } });
  }
  /** What stands beside it has changed. */
  async naik(tx: Tx, idBaris: bigint): Promise<BarisRow> {
    return tx.baris.update({ where: { id: idBaris }, data: { versi: { increment: 1 } } });
  }
  /** What hangs from them goes with them. */
  async hapus(tx: Tx, letak: Letak, idBaris: readonly bigint[]): Promise<number> {
    return (await tx.baris.deleteMany({ where: { ...syarat(letak), id: { in: [...idBaris] } } })).count;
  }

  /** Ids taken from the table's own sequence. */
  async idBaru(jumlah: number): Promise<bigint[]> {
    const [row] = await this.prisma.$queryRaw<{ id: string }[]>`
      SELECT string_agg(nextval(pg_get_serial_sequence('baris', 'id'))::text, ',') AS id
      FROM generate_series(1, ${jumlah}::int)`;
    return (row?.id ?? '').split(',').map(BigInt);
  }

  /** Total, unit and count of a file follow its rows of one kind. */
  async hitungUlang(tx: Tx, id: bigint, jenis: string): Promise<void> {
    await tx.$executeRaw`
      UPDATE pengajuan SET jml_total = t.jml, jumlah_baris = t.n, satuan = t.satuan
      FROM (SELECT COALESCE(sum(jml), 0) AS jml, count(*)::int AS n, CASE WHEN min(satuan) = max(satuan) THEN min(satuan) END AS satuan
            FROM baris WHERE id_pengajuan = ${id} AND jenis = ${jenis}) t
      WHERE pengajuan.id = ${id}`;
  }
}
