import { Injectable } from '@nestjs/common';
import { Prisma } from '@prisma/client';
import { dalam } from '@sinas/domain/pengajuan/himpunan';
import { rangkai, UJUNG_AWAL, type IsiRiwayat, type Ujung } from '../../../platform/hash/riwayat-hash';
import { runIn, type Db, type RunSql, type Tx } from '../../../platform/prisma/prisma.service';
import { statusSql } from '../../../platform/prisma/status-sql';

export type RiwayatRow = Prisma.RiwayatGetPayload<object>;
export type RiwayatBaru = IsiRiwayat & { data: object };

/** A line of the history by which an officer may have had the file. */
export interface LangkahPetugas {
  peristiwa: string;
  dari: string | null;
  id_user: string | null;
}
/** Those among them who have passed it on or back, and from which desk. */
export const petugasDari = (riwayat: readonly LangkahPetugas[]): { dari: string; id_user: string }[] =>
  riwayat.flatMap(({ peristiwa, dari, id_user }) =>
    dari && id_user && ['teruskan', 'kembalikan'].includes(peristiwa) && dalam('diteruskan', dari)
      ? [{ dari, id_user }]
      : [],
  );

const PENGIRIM = ['kirim_pk', 'kirim_perbaikan'];
/** Officers who have sent what their own ministry files. */
export const pengirimDari = (riwayat: readonly LangkahPetugas[]): string[] => [
  ...new Set(riwayat.flatMap(({ peristiwa, id_user }) => (id_user && PENGIRIM.includes(peristiwa) ? [id_user] : []))),
];

/** Append-only history; every row carries the hash of the one before it. */
@Injectable()
export class RiwayatRepository {
  /** The caller holds the lock on the file, so the sequence has no gap and no race. */
  async tambah(tx: Tx, idPengajuan: bigint, baru: RiwayatBaru): Promise<RiwayatRow> {
    const baris = rangkai(baru, idPengajuan, await this.ujung(runIn(tx), idPengajuan));
    return tx.riwayat.create({ data: { ...baris, id_pengajuan: idPengajuan } });
  }
  /** Where the next row goes. */
  async ujung(run: RunSql, idPengajuan: bigint): Promise<Ujung> {
    const rows = await run<Ujung>(Prisma.sql`
      SELECT urut, hash FROM riwayat WHERE id_pengajuan = ${idPengajuan} ORDER BY urut DESC LIMIT 1`);
    return rows[0] ?? UJUNG_AWAL;
  }

  async daftar(db: Db, idPengajuan: bigint): Promise<RiwayatRow[]> {
    return db.riwayat.findMany({ where: { id_pengajuan: idPengajuan }, orderBy: { urut: 'asc' } });
  }

  async satu(db: Db, idPengajuan: bigint, urut: number): Promise<RiwayatRow | null> {
    return db.riwayat.findUnique({ where: { id_pengajuan_urut: { id_pengajuan: idPengajuan, urut } } });
  }

  /** What the last correction has changed, as it was written then. */
  async perbaikanAkhir(db: Db, idPengajuan: bigint): Promise<RiwayatRow | null> {
    return db.riwayat.findFirst({
      where: { id_pengajuan: idPengajuan, peristiwa: 'kirim_perbaikan' },
      orderBy: { urut: 'desc' },
    });
  }

  /** Officers who have passed the file on or back, and from which desk. */
  async petugas(db: Db, idPengajuan: bigint): Promise<{ dari: string; id_user: string }[]> {
    return db.$queryRaw`
      SELECT DISTINCT dari, id_user FROM riwayat
      WHERE id_pengajuan = ${idPengajuan} AND peristiwa IN ('teruskan', 'kembalikan') AND dari IN ${statusSql('diteruskan')} AND id_user IS NOT NULL`;
  }

  /** Officers who have sent what their own ministry files. */
  async pengirim(db: Db, idPengajuan: bigint): Promise<string[]> {
    const rows = await db.$queryRaw<{ id_user: string }[]>`
      SELECT DISTINCT id_user FROM riwayat
      WHERE id_pengajuan = ${idPengajuan} AND peristiwa = ANY(${PENGIRIM}::text[]) AND id_user IS NOT NULL`;
    return rows.map((r) => r.id_user);
  }

  async hitungSejak(db: Db, idPengajuan: bigint, peristiwa: string, sejak: Date): Promise<number> {
    return db.riwayat.count({ where: { id_pengajuan: idPengajuan, peristiwa, waktu: { gte: sejak } } });
  }
}
