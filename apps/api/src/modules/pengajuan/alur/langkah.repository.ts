import { Injectable } from '@nestjs/common';
import { Prisma } from '@prisma/client';
import type { Pekerjaan } from '../../../jobs/definitions';
import { pekerjaanSql } from '../../../jobs/outbox.sql';
import type { RiwayatBerantai } from '../../../platform/hash/riwayat-hash';
import type { Klaim } from '../../../platform/idempoten/klaim';
import { klaimSql } from '../../../platform/idempoten/klaim.sql';
import type { RunSql } from '../../../platform/prisma/prisma.service';
import { riwayatSql, tertulis, ubahBerkasSql, type BerkasPatch, type BerkasRow } from './tulis.sql';

/** What a submission freezes. */
export interface KirimanBaru {
  kirim_ke: number;
  format: number;
  muatan: object;
  sha256: string;
  versi_dasar: number;
  dikirim_oleh: string;
  waktu: Date;
}
/** All that a step leaves. */
export interface LangkahBaru {
  id: bigint;
  patch: BerkasPatch;
  riwayat: RiwayatBerantai;
  pekerjaan: readonly Pekerjaan[];
  kiriman: KirimanBaru | null;
  /** The caller's key, kept with what it has done. */
  klaim: Klaim | null;
}

/** Unique indexes behind 'no other open application' (T3), one per rumpun. */
const SATU_TERBUKA = ['pengajuan_satu_dasar', 'pengajuan_satu_rencana'];
/** Did the step fail because another file of the owner was opened at the same moment? */
export const terbukaLain = (error: unknown): boolean =>
  SATU_TERBUKA.includes((error as { constraint?: string }).constraint ?? '');

/** The one writer of a step: file, history, work and frozen submission in one statement. */
@Injectable()
export class LangkahRepository {
  /**
   * The caller has locked the file and read the end of its chain after that. Null where the key is taken: what the statement
   * has written beside the file must be rolled back.
   */
  async tulis(run: RunSql, { id, patch, riwayat, pekerjaan, kiriman, klaim }: LangkahBaru): Promise<BerkasRow | null> {
    const berkas = ubahBerkasSql(id, patch, klaim ? Prisma.sql`AND EXISTS (SELECT FROM i)` : Prisma.empty);
    const bagian = [
      ...(klaim ? [Prisma.sql`i AS (${klaimSql(klaim, Prisma.empty)})`] : []),
      Prisma.sql`p AS (${berkas})`,
      Prisma.sql`r AS (${riwayatSql(tertulis(riwayat), id, riwayat.hash)})`,
      ...(pekerjaan.length > 0 ? [Prisma.sql`o AS (${pekerjaanSql(pekerjaan, riwayat.waktu)})`] : []),
      ...(kiriman ? [Prisma.sql`k AS (${kirimanSql(id, kiriman)})`] : []),
    ];
    const [row] = await run<BerkasRow>(Prisma.sql`WITH ${Prisma.join(bagian)} SELECT * FROM p`);
    return row ?? null;
  }

  /** What the desk has asked of the company is closed with the step that takes the file away. */
  async tutupInformasi(
    run: RunSql,
    idPengajuan: bigint,
    alasan: string,
    nama: string,
    idUser: string | null,
    waktu: Date,
  ): Promise<void> {
    await run(Prisma.sql`
      UPDATE permintaan_informasi SET status = 'DITUTUP', alasan_tutup = ${alasan}, ditutup_oleh = ${idUser}::uuid,
        nama_penutup = ${nama}, ditutup_pada = ${waktu.toISOString()}::timestamptz
      WHERE id_pengajuan = ${idPengajuan} AND status = 'DIMINTA'`);
  }
}

const kirimanSql = (id: bigint, k: KirimanBaru): Prisma.Sql => Prisma.sql`
  INSERT INTO kiriman (id_pengajuan, kirim_ke, format, muatan, sha256, versi_dasar, dikirim_oleh, waktu)
  VALUES (${id}, ${k.kirim_ke}, ${k.format}, ${JSON.stringify(k.muatan)}::jsonb, ${k.sha256}, ${k.versi_dasar},
    ${k.dikirim_oleh}::uuid, ${k.waktu.toISOString()}::timestamptz)`;
