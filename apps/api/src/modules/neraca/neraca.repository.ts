import { Injectable } from '@nestjs/common';
import { Prisma } from '@prisma/client';
import { rapikan } from '@sinas/domain/format/angka';
import { tanggalIso } from '@sinas/domain/format/tanggal';
import type { AngkaGaris, KdAngkaGaris } from '@sinas/domain/neraca/garis';
import { kunciPos, type Pos } from '@sinas/domain/neraca/pos';
import { DITETAPKAN_GARIS } from '../buku/garis.sql';
import { PrismaService, type Db, type Tx } from '../../platform/prisma/prisma.service';

/** A line as rules read it: exact decimal texts in its own unit. */
export interface Garis extends Pos {
  id: bigint;
  kunci: string;
  plafon: string;
  plafon_sumber: string;
  ditetapkan: string;
  versi: number;
  angka: AngkaGaris[];
}
export interface GarisIsi {
  plafon: string;
  plafon_sumber: string;
  angka: readonly AngkaGaris[];
}
type Baris = Prisma.NeracaGarisGetPayload<{ include: { angka: true } }>;
const teks = (d: Prisma.Decimal): string => rapikan(d.toFixed());
const garis = (g: Baris, ditetapkan: string): Garis => ({
  id: g.id,
  kunci: g.kunci,
  tahun: g.tahun,
  arah: g.arah as Pos['arah'],
  kd_komoditas: g.kd_komoditas,
  satuan: g.satuan,
  elemen: g.elemen as Pos['elemen'],
  plafon: teks(g.plafon),
  plafon_sumber: g.plafon_sumber,
  ditetapkan,
  versi: g.versi,
  angka: g.angka
    .toSorted((a, b) => a.urut - b.urut)
    .map((a) => ({
      kode: a.kode as KdAngkaGaris,
      jml: teks(a.jml),
      sumber: a.sumber,
      tanggal: tanggalIso(a.tanggal),
      dipilih: a.dipilih,
      alasan: a.alasan,
    })),
});

/** National lines with their figures. */
@Injectable()
export class NeracaRepository {
  constructor(private readonly prisma: PrismaService) {}

  get db(): Db {
    return this.prisma;
  }

  async daftar(db: Db, tahun: number, kdKomoditas?: string): Promise<Garis[]> {
    const rows = await db.neracaGaris.findMany({
      where: { tahun, ...(kdKomoditas ? { kd_komoditas: kdKomoditas } : {}) },
      include: { angka: true },
      orderBy: [{ kd_komoditas: 'asc' }, { kunci: 'asc' }],
    });
    return this.lengkap(db, rows);
  }

  async menurutKunci(db: Db, kunci: readonly string[]): Promise<Map<string, Garis>> {
    const rows = await db.neracaGaris.findMany({ where: { kunci: { in: [...kunci] } }, include: { angka: true } });
    return new Map((await this.lengkap(db, rows)).map((g) => [g.kunci, g]));
  }

  /** Locks lines, always in the order of their ids; those that are not there are left out. */
  async kunci(tx: Tx, kunci: readonly string[]): Promise<Garis[]> {
    await tx.$queryRaw`SELECT id FROM neraca_garis WHERE kunci = ANY(${[...kunci]}::text[]) ORDER BY id FOR UPDATE`;
    const rows = await tx.neracaGaris.findMany({ where: { kunci: { in: [...kunci] } }, include: { angka: true } });
    return this.lengkap(tx, rows);
  }
  /** What was determined on a line is what the ledger says. */
  private async lengkap(db: Db, rows: Baris[]): Promise<Garis[]> {
    const buku = await db.$queryRaw<{ kunci: string; jml: Prisma.Decimal }[]>`
      SELECT kunci, jml FROM ${DITETAPKAN_GARIS} g WHERE kunci = ANY(${rows.map((r) => r.kunci)}::text[])`;
    const jml = new Map(buku.map((b) => [b.kunci, teks(b.jml)]));
    return rows.map((r) => garis(r, jml.get(r.kunci) ?? '0'));
  }

  /** A new line, or another version of one that the caller has locked. */
  async simpan(tx: Tx, pos: Pos, ada: Garis | null, isi: GarisIsi, kini: Date): Promise<Garis> {
    const nilai = { plafon: isi.plafon, plafon_sumber: isi.plafon_sumber, updated_at: kini };
    const { id } = ada
      ? await tx.neracaGaris.update({ where: { id: ada.id }, data: { ...nilai, versi: ada.versi + 1 } })
      : await tx.neracaGaris.create({ data: { ...pos, elemen: pos.elemen, kunci: kunciPos(pos), ...nilai } });
    await tx.neracaAngka.deleteMany({ where: { id_garis: id } });
    await tx.neracaAngka.createMany({
      data: isi.angka.map((a, urut) => ({ ...a, id_garis: id, urut, tanggal: new Date(`${a.tanggal}T00:00:00Z`) })),
    });
    const row = await tx.neracaGaris.findUniqueOrThrow({ where: { id }, include: { angka: true } });
    return garis(row, ada?.ditetapkan ?? '0');
  }

  /** What stands on locked lines has changed: whoever has read them reads again. */
  async naik(tx: Tx, ids: readonly bigint[], kini: Date): Promise<void> {
    await tx.$executeRaw`
      UPDATE neraca_garis SET versi = versi + 1, updated_at = ${kini} WHERE id = ANY(${[...ids]}::bigint[])`;
  }
}
