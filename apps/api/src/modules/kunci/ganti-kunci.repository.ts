import { Injectable } from '@nestjs/common';
import { Prisma } from '@prisma/client';
import { PrismaService } from '../../platform/prisma/prisma.service';
import type { TabelTertutup } from '../../platform/rahasia/kolom';

export interface BarisTertutup {
  /** Values of the row's key, as text. */
  kunci: string[];
  /** Column -> what stands in it; empty ones are left out. */
  nilai: Record<string, string>;
}
export interface Perubahan {
  kolom: string;
  semula: string;
  jadi: string;
  /** The blind index that belongs to it. */
  indeks?: { kolom: string; nilai: string };
}
/** What must be written anew: of the old form only, or all that is not under this key. */
export type Sasaran = { bukanV2: true } | { bukanKid: string };

const nama = (kolom: string): Prisma.Sql => Prisma.raw(`"${kolom}"`);
/** Typed, so that the key's own index serves. */
const tertentu = (t: TabelTertutup, nilai: readonly string[]): Prisma.Sql[] =>
  t.kunci.map((k, i) => Prisma.sql`CAST(${nilai[i]} AS ${Prisma.raw(k.tipe)})`);
const kunciSql = (t: TabelTertutup): Prisma.Sql => Prisma.join(t.kunci.map((k) => nama(k.kolom)));

/** Names of tables and columns come from TABEL_TERTUTUP, never from outside. */
@Injectable()
export class GantiKunciRepository {
  constructor(private readonly prisma: PrismaService) {}

  /** The next rows with something to write anew, in the order of their keys. */
  async berikut(
    t: TabelTertutup,
    sasaran: Sasaran,
    setelah: readonly string[] | null,
    banyak: number,
  ): Promise<BarisTertutup[]> {
    const awalan = 'bukanKid' in sasaran ? `v2.${sasaran.bukanKid}.%` : 'v2.%';
    const perlu = Prisma.join(
      t.kolom.map((k) => Prisma.sql`(${nama(k)} <> '' AND ${nama(k)} NOT LIKE ${awalan})`),
      ' OR ',
    );
    const lanjut = setelah ? Prisma.sql`(${kunciSql(t)}) > (${Prisma.join(tertentu(t, setelah))}) AND` : Prisma.empty;
    const rows = await this.prisma.$queryRaw<Record<string, string | null>[]>`
      SELECT ${Prisma.join(t.kunci.map((k) => Prisma.sql`${nama(k.kolom)}::text AS ${nama(`k_${k.kolom}`)}`))},
        ${Prisma.join(t.kolom.map(nama))}
      FROM ${nama(t.tabel)} WHERE ${lanjut} (${perlu}) ORDER BY ${kunciSql(t)} LIMIT ${banyak}`;
    return rows.map((r) => ({
      kunci: t.kunci.map((k) => r[`k_${k.kolom}`] ?? ''),
      nilai: Object.fromEntries(t.kolom.flatMap((k) => (r[k] ? [[k, r[k]]] : []))),
    }));
  }

  /** False when somebody has changed or removed it meanwhile: then his value stands. */
  async tulis(t: TabelTertutup, kunci: readonly string[], p: Perubahan): Promise<boolean> {
    const indeks = p.indeks ? Prisma.sql`, ${nama(p.indeks.kolom)} = ${p.indeks.nilai}` : Prisma.empty;
    const n = await this.prisma.$executeRaw`
      UPDATE ${nama(t.tabel)} SET ${nama(p.kolom)} = ${p.jadi}${indeks}
      WHERE (${kunciSql(t)}) = (${Prisma.join(tertentu(t, kunci))}) AND ${nama(p.kolom)} = ${p.semula}`;
    return n > 0;
  }

  /** How many values of a column are under which key; `v1` and `terang` name none. */
  async hitung(t: TabelTertutup, kolom: string): Promise<{ kid: string; n: number }[]> {
    return this.prisma.$queryRaw`
      SELECT coalesce(substring(${nama(kolom)} from '^v2\.(k[0-9]+)\.'),
        CASE WHEN ${nama(kolom)} LIKE 'v1.%' THEN 'v1' ELSE 'terang' END) AS kid, count(*)::int AS n
      FROM ${nama(t.tabel)} WHERE ${nama(kolom)} <> '' GROUP BY 1 ORDER BY 1`;
  }
}
