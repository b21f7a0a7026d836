import { Injectable } from '@nestjs/common';
import { Prisma } from '@prisma/client';
import type { BarangPabean } from '@sinas/domain/pabean/barang';
import { MUTASI } from '../../buku/garis.sql';
import { IZIN_PEMBUKA } from '../../buku/pembuka/pembuka.sql';
import { PrismaService, type RunSql, type Tx } from '../../../platform/prisma/prisma.service';

export type BarangRow = Prisma.PabeanBarangGetPayload<object>;
export type PeristiwaRow = Prisma.PabeanPeristiwaGetPayload<object>;
export interface MasukRow {
  id: bigint;
  no_pib: string;
  seri: number;
  versi: number;
  isi: Record<string, unknown>;
  oleh: string;
  diolah: Date | null;
}
export interface Penerimaan {
  asal: 'tarik' | 'berkas';
  oleh: string;
  waktu: Date;
}
/** What a line is from now on. */
export type BarangBaru = Omit<BarangRow, 'id' | 'jml' | 'jml_dasar' | 'dibukukan' | 'jml_izin'> &
  Record<'jml' | 'jml_dasar' | 'dibukukan' | 'jml_izin', string>;
export interface PeristiwaBaru {
  jenis: 'terima' | 'cocok' | 'tutup';
  versi: number;
  isi: object;
  sebab: string | null;
  catatan: string | null;
  oleh: string;
  waktu: Date;
}

/** Customs declarations: the inbox, lines as they hold, what happened to them. */
@Injectable()
export class PabeanRepository {
  constructor(private readonly prisma: PrismaService) {}

  /** Lines that were not known in this version; the others are left as they are. Answers how many are new. */
  async terima(db: Tx, barang: readonly BarangPabean[], { asal, oleh, waktu }: Penerimaan): Promise<number> {
    const { count } = await db.pabeanMasuk.createMany({
      data: barang.map((b) => ({
        ...{ no_pib: b.no_pib, seri: b.seri, versi: b.versi, asal, oleh, diterima: waktu },
        isi: b as unknown as Prisma.InputJsonObject,
      })),
      skipDuplicates: true,
    });
    return count;
  }
  /** Lines that cannot be read wait on a list of their own for what customs correct. */
  async terimaRusak(db: Tx, baris: readonly { isi: Record<string, unknown>; masalah: string[] }[], waktu: Date) {
    const urut = ({ urut: n }: Record<string, unknown>): string => `urut ${typeof n === 'number' ? n : '-'}`;
    await db.pabeanMasuk.createMany({
      data: baris.map(({ isi, masalah }) => ({
        ...{ no_pib: urut(isi), seri: 0, versi: 1, asal: 'tarik', oleh: 'DJBC', diterima: waktu, diolah: waktu },
        ...{ isi: isi as Prisma.InputJsonObject, masalah: masalah.join('. ') },
      })),
      skipDuplicates: true,
    });
  }
  /** Of these lines, those that were received in the same version: `no_pib|seri|versi`. */
  async dikenal(barang: readonly Pick<BarangPabean, 'no_pib' | 'seri' | 'versi'>[]): Promise<Set<string>> {
    const [no, seri, versi] = [barang.map((b) => b.no_pib), barang.map((b) => b.seri), barang.map((b) => b.versi)];
    const rows = await this.prisma.$queryRaw<{ kunci: string }[]>`
      SELECT m.no_pib || '|' || m.seri || '|' || m.versi AS kunci FROM pabean_masuk m
      JOIN unnest(${no}::text[], ${seri}::int[], ${versi}::int[]) AS x(no_pib, seri, versi)
        ON x.no_pib = m.no_pib AND x.seri = m.seri AND x.versi = m.versi`;
    return new Set(rows.map((r) => r.kunci));
  }
  async rusak(limit: number): Promise<{ isi: Prisma.JsonValue; masalah: string | null; diterima: Date }[]> {
    return this.prisma.pabeanMasuk.findMany({
      where: { masalah: { not: null } },
      select: { isi: true, masalah: true, diterima: true },
      orderBy: { id: 'desc' },
      take: limit,
    });
  }
  /** What was received and not looked at, the oldest first. */
  async antre(setelah: bigint, limit: number): Promise<bigint[]> {
    const rows = await this.prisma.rows<{ id: bigint }>`
      SELECT id FROM pabean_masuk WHERE diolah IS NULL AND id > ${setelah} ORDER BY id LIMIT ${limit}`;
    return rows.map((r) => r.id);
  }
  async kunciMasuk(run: RunSql, id: bigint): Promise<MasukRow | null> {
    const rows = await run<MasukRow>(Prisma.sql`
      SELECT id, no_pib, seri, versi, isi, oleh, diolah FROM pabean_masuk WHERE id = ${id} FOR UPDATE`);
    return rows[0] ?? null;
  }
  async diolah(tx: Tx, id: bigint, waktu: Date): Promise<void> {
    await tx.pabeanMasuk.update({ where: { id }, data: { diolah: waktu } });
  }

  async letak(): Promise<bigint> {
    return (await this.prisma.pabeanLetak.findUnique({ where: { id: 1 } }))?.urut ?? 0n;
  }
  async tulisLetak(tx: Tx, urut: bigint, dibaca: Date): Promise<void> {
    await tx.pabeanLetak.upsert({ where: { id: 1 }, create: { id: 1, urut, dibaca }, update: { urut, dibaca } });
  }

  /** Locks the line until the transaction ends. */
  async kunci(run: RunSql, kunci: { id: bigint } | { no_pib: string; seri: number }): Promise<BarangRow | null> {
    const syarat =
      'id' in kunci
        ? Prisma.sql`b.id = ${kunci.id}`
        : Prisma.sql`b.no_pib = ${kunci.no_pib} AND b.seri = ${kunci.seri}`;
    const rows = await run<BarangRow>(Prisma.sql`SELECT b.* FROM pabean_barang b WHERE ${syarat} FOR UPDATE`);
    return rows[0] ?? null;
  }
  async tulis(tx: Tx, id: bigint | null, b: BarangBaru): Promise<bigint> {
    if (id === null) return (await tx.pabeanBarang.create({ data: b, select: { id: true } })).id;
    await tx.pabeanBarang.update({ where: { id }, data: b });
    return id;
  }
  async tulisPeristiwa(tx: Tx, id_barang: bigint, urut: number, p: PeristiwaBaru): Promise<void> {
    await tx.pabeanPeristiwa.create({ data: { ...p, id_barang, urut } });
  }
  async peristiwa(id: bigint): Promise<PeristiwaRow[]> {
    return this.prisma.pabeanPeristiwa.findMany({ where: { id_barang: id }, orderBy: { urut: 'desc' } });
  }
  async satuPeristiwa(id_barang: bigint, urut: number): Promise<PeristiwaRow | null> {
    return this.prisma.pabeanPeristiwa.findUnique({ where: { id_barang_urut: { id_barang, urut } } });
  }
  /** Declared in a unit on these rows by other lines. */
  async jumlahLain(run: RunSql, baris: readonly bigint[], satuan: string, kecuali: bigint | null): Promise<string> {
    const rows = await run<{ jml: Prisma.Decimal }>(Prisma.sql`
      SELECT coalesce(sum(b.jml), 0) AS jml FROM pabean_barang b WHERE b.id_baris = ANY (${[...baris]}::bigint[])
        AND b.satuan = ${satuan} AND NOT b.batal AND b.id IS DISTINCT FROM ${kecuali}::bigint`);
    return (rows[0]?.jml ?? new Prisma.Decimal(0)).toFixed();
  }
  /** Lines of which the ledger says something else than their last event, or than they do. */
  async janggal(): Promise<string[]> {
    const rows = await this.prisma.$queryRaw<{ di: string }[]>`
      SELECT 'pabean:' || b.id || ':' || b.urut AS di FROM pabean_barang b
      JOIN LATERAL (SELECT p.* FROM pabean_peristiwa p WHERE p.id_barang = b.id AND p.jenis <> 'tutup' ORDER BY p.urut DESC LIMIT 1) p ON TRUE
      LEFT JOIN ${MUTASI} m ON m.kunci = 'pabean:' || b.id || ':' || p.urut || ':REALISASI'
      WHERE b.dibukukan <> coalesce((p.isi #>> '{tujuan,dibukukan}')::numeric, 0) OR b.dibukukan <> coalesce(m.jml, 0) ORDER BY 1 LIMIT 100`;
    return rows.map((r) => r.di);
  }
  /** Lines whose permit was not known and is now. */
  async kiniDikenal(limit: number): Promise<bigint[]> {
    const rows = await this.prisma.rows<{ id: bigint }>`
      SELECT b.id FROM pabean_barang b
      WHERE b.sebab = 'IZIN_TIDAK_DIKENAL' AND b.ditutup IS NULL AND NOT b.batal
        AND (EXISTS (SELECT 1 FROM pengajuan p WHERE p.no_keputusan = b.no_izin)
          OR EXISTS (SELECT 1 FROM ${IZIN_PEMBUKA} m WHERE m.no_keputusan = b.no_izin)) ORDER BY b.id LIMIT ${limit}`;
    return rows.map((r) => r.id);
  }
}
