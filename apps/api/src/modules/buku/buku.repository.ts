import { Injectable } from '@nestjs/common';
import { Prisma } from '@prisma/client';
import { rapikan, type Desimal } from '@sinas/domain/format/angka';
import { kunciAkun, type Akun, type JenisAkun, type Pemilik } from '@sinas/domain/buku/akun';
import { VERSI_ATURAN } from '@sinas/domain/buku/gerak';
import { kunciPos, type Pos } from '@sinas/domain/neraca/pos';
import { SaldoKurang, type GerakBaru, type IzinRow } from './kuantitas-buku';
import { DITETAPKAN_GARIS } from './garis.sql';
import type { RunSql } from '../../platform/prisma/prisma.service';

const teks = (d: Prisma.Decimal): Desimal => rapikan(d.toFixed());

/** The ledger's tables; nothing is written but by the database's own function. */
@Injectable()
export class BukuRepository {
  /** Locks accounts in one order, those that are not there are opened; their balances by `kunciAkun`. */
  async kunci(run: RunSql, akun: readonly Akun[]): Promise<Map<string, Desimal>> {
    if (akun.length === 0) return new Map();
    const rows = await run<{ i: number; saldo: Prisma.Decimal }>(
      Prisma.sql`SELECT i, saldo FROM buku_kunci(${jsonAkun(akun)}::jsonb)`,
    );
    return new Map(
      rows.flatMap(({ i, saldo }) => {
        const a = akun[i - 1];
        return a ? [[kunciAkun(a), teks(saldo)] as const] : [];
      }),
    );
  }

  /** Balances as they stand and limits of sources, without waiting for anybody; an account that is not there has nothing. */
  async saldo(
    run: RunSql,
    akun: readonly Akun[],
  ): Promise<{ saldo: Map<string, Desimal>; batas: Map<string, Desimal> }> {
    if (akun.length === 0) return { saldo: new Map(), batas: new Map() };
    const rows = await run<{ i: number; saldo: Prisma.Decimal; batas: Prisma.Decimal | null }>(Prisma.sql`
      SELECT m.i, a.saldo, a.batas FROM jsonb_to_recordset(${jsonAkun(akun)}::jsonb) AS m(i INTEGER, pos TEXT, jenis TEXT, pemilik TEXT, sumber TEXT)
      JOIN buku_pos p ON p.kunci = m.pos
      JOIN buku_akun a ON a.id_pos = p.id AND a.jenis = m.jenis AND a.pemilik = m.pemilik AND a.sumber = m.sumber`);
    const kunci = (i: number): string[] => akun.slice(i - 1, i).map(kunciAkun);
    return {
      saldo: new Map(rows.flatMap(({ i, saldo }) => kunci(i).map((k) => [k, teks(saldo)] as const))),
      batas: new Map(rows.flatMap(({ i, batas }) => (batas ? kunci(i).map((k) => [k, teks(batas)] as const) : []))),
    };
  }

  /**
   * All movements in one call and one order of locks; one whose key is known is left out. `saat`: only for what happened before
   * there was a ledger. Throws SaldoKurang, and nothing of it stays.
   */
  async catat(run: RunSql, gerak: readonly GerakBaru[], saat: Date | null = null): Promise<void> {
    const akun = [...new Map(gerak.flatMap((g) => g.pindah.flatMap((p) => [p.dari, p.ke])).map((a) => [kunciAkun(a), a])).values()]; // prettier-ignore
    const nomor = new Map(akun.map((a, i) => [kunciAkun(a), i + 1]));
    const di = (a: Akun): number => nomor.get(kunciAkun(a)) ?? 0;
    const dibalik = await this.nomor(run, gerak.flatMap((g) => g.membalik ?? [])); // prettier-ignore
    const mutasi = gerak.map(({ kunci, jenis, id_pengajuan, dokumen, pelaku, kejadian, membalik }, i) => ({
      ...{ m: i + 1, kunci, jenis, dokumen, pelaku, kejadian, versi_aturan: VERSI_ATURAN },
      id_pengajuan: id_pengajuan === null ? null : String(id_pengajuan),
      membalik: membalik === undefined ? null : String(dibalik.get(membalik)),
    }));
    const pindah = gerak.flatMap((g, i) =>
      g.pindah.map((p, urutan) => ({
        ...{ m: i + 1, urutan, dari: di(p.dari), ke: di(p.ke), jml: p.jml },
        ...{ satuan: p.dok?.satuan ?? null, dok: p.dok?.jml ?? null },
      })),
    );
    await run(
      Prisma.sql`SELECT kunci FROM buku_catat(${jsonAkun(akun)}::jsonb, ${JSON.stringify(mutasi)}::jsonb,
        ${JSON.stringify(pindah)}::jsonb, ${saat?.toISOString() ?? null}::timestamptz)`,
    ).catch((error: unknown) => {
      throw kurang(error, akun) ?? error;
    });
  }

  private async nomor(run: RunSql, kunci: readonly string[]): Promise<Map<string, bigint>> {
    if (kunci.length === 0) return new Map();
    const rows = await run<{ kunci: string; id: bigint }>(
      Prisma.sql`SELECT kunci, id FROM buku_mutasi WHERE kunci = ANY (${[...kunci]}::text[])`,
    );
    return new Map(rows.map((r) => [r.kunci, r.id]));
  }

  /** Accounts of a kind that are kept for a file, by pos. */
  async milikBerkas(run: RunSql, idBerkas: bigint, jenis: JenisAkun): Promise<{ pos: Pos; saldo: Desimal }[]> {
    const rows = await run<{ saldo: Prisma.Decimal } & Pos>(Prisma.sql`
      SELECT a.saldo, p.tahun, p.arah, p.kd_komoditas, p.satuan, p.elemen FROM buku_akun a JOIN buku_pos p ON p.id = a.id_pos
      WHERE a.sumber = ${`berkas:${idBerkas}`} AND a.jenis = ${jenis} ORDER BY a.id`);
    return rows.map(({ saldo, ...pos }) => ({ pos, saldo: teks(saldo) }));
  }

  /** Sums of an owner's accounts of a kind, by the key of their pos. */
  async milik(run: RunSql, pemilik: Pemilik, jenis: JenisAkun, pos: readonly Pos[]): Promise<Map<string, Desimal>> {
    if (pos.length === 0) return new Map();
    const rows = await run<{ kunci: string; saldo: Prisma.Decimal }>(Prisma.sql`
      SELECT p.kunci, sum(a.saldo) AS saldo FROM buku_akun a JOIN buku_pos p ON p.id = a.id_pos
      WHERE a.pemilik = ${pemilik} AND a.jenis = ${jenis} AND p.kunci = ANY (${pos.map(kunciPos)}::text[]) GROUP BY 1`);
    return new Map(rows.map((r) => [r.kunci, teks(r.saldo)]));
  }

  /** Accounts of permit rows, in their order, with what they still have; of another kind where it is named. */
  async izin(run: RunSql, ids: readonly bigint[], jenis: JenisAkun = 'P.TERBIT'): Promise<IzinRow[]> {
    const rows = await run<{ sumber: string; pemilik: string; saldo: Prisma.Decimal } & Pos>(Prisma.sql`
      SELECT a.sumber, a.pemilik, a.saldo, p.tahun, p.arah, p.kd_komoditas, p.satuan, p.elemen
      FROM buku_akun a JOIN buku_pos p ON p.id = a.id_pos
      WHERE a.sumber = ANY (${sumber(ids)}::text[]) AND a.jenis = ${jenis} ORDER BY a.id`);
    const milik = rows.map(({ sumber: s, pemilik, saldo, ...pos }) => ({
      id: s.replace('baris:', ''),
      pemilik,
      saldo: teks(saldo),
      pos,
    }));
    return ids.flatMap((id) => milik.filter((m) => m.id === String(id)));
  }
  /** What was realised of permit rows, by row. */
  async terealisasi(run: RunSql, ids: readonly bigint[]): Promise<Map<string, Desimal>> {
    const rows = await run<{ sumber: string; saldo: Prisma.Decimal }>(Prisma.sql`
      SELECT sumber, sum(saldo) AS saldo FROM buku_akun
      WHERE sumber = ANY (${sumber(ids)}::text[]) AND jenis = ${'P.TEREALISASI' satisfies JenisAkun} GROUP BY sumber`);
    return new Map(rows.map((r) => [r.sumber.replace('baris:', ''), teks(r.saldo)]));
  }
  async neraca(run: RunSql): Promise<{ pos: Pos; ditetapkan: Desimal }[]> {
    const rows = await run<Pos & { jml: Prisma.Decimal }>(Prisma.sql`
      SELECT p.tahun, p.arah, p.kd_komoditas, p.satuan, p.elemen, g.jml FROM buku_pos p JOIN ${DITETAPKAN_GARIS} g ON g.kunci = p.kunci
      ORDER BY p.id`);
    return rows.map(({ jml, ...pos }) => ({ pos, ditetapkan: teks(jml) }));
  }

  /** How far below zero a source may go. The caller has locked it. */
  async batasi(run: RunSql, { pos, jenis, pemilik, sumber: s }: Akun, batas: Desimal): Promise<void> {
    await run(Prisma.sql`
      UPDATE buku_akun a SET batas = ${batas}::numeric FROM buku_pos p WHERE p.id = a.id_pos AND p.kunci = ${kunciPos(pos)}
        AND a.jenis = ${jenis} AND a.pemilik = ${pemilik} AND a.sumber = ${s}`);
  }
}

const sumber = (ids: readonly bigint[]): string[] => ids.map((id) => `baris:${id}`);
const jsonAkun = (akun: readonly Akun[]): string =>
  JSON.stringify(
    akun.map(({ pos, jenis, pemilik, sumber: s }, i) => ({
      ...{ i: i + 1, pos: kunciPos(pos), jenis, pemilik, sumber: s },
      ...{ tahun: pos.tahun, arah: pos.arah, kd_komoditas: pos.kd_komoditas, satuan: pos.satuan, elemen: pos.elemen },
    })),
  );
/** What the database says of an account that has not enough. */
function kurang(error: unknown, akun: readonly Akun[]): SaldoKurang | null {
  const isi = /buku_kurang (\{[^}]*\})/.exec(String((error as Error).message));
  if (!isi?.[1]) return null;
  const k = JSON.parse(isi[1].replaceAll('\\"', '"')) as { akun: number; saldo: string; diminta: string };
  const a = akun[k.akun - 1];
  return a ? new SaldoKurang(a, rapikan(k.saldo), rapikan(k.diminta)) : null;
}
