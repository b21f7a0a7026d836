import { Injectable } from '@nestjs/common';
import { Prisma } from '@prisma/client';
import type { RunSql } from '../../../platform/prisma/prisma.service';
import type { Klaim } from '../../../platform/idempoten/klaim';
import { tercatatSql } from '../../../platform/idempoten/klaim.sql';
import { UJUNG_AWAL, type Ujung } from '../../../platform/hash/riwayat-hash';
import { ORGANISASI } from '../../pengguna/unit/organisasi.sql';
import { DOKUMEN } from '../../unggahan/dokumen.sql';
import type { PerusahaanBerkas } from '../alur/pengajuan.repository';
import { faktaSql, type FaktaBerkas } from '../draf/kelengkapan.repository';

/** A row of whatever kind, as a submission freezes it. */
export interface BarisBeku {
  id: string;
  jenis: string;
  id_induk: string | null;
  seri: number;
  /** exact decimal text */
  jml: string | null;
  data: object;
}
export interface BahanKirim {
  /** What the completeness check asks. */
  fakta: FaktaBerkas;
  org: PerusahaanBerkas | null;
  /** Of the applicant. */
  dokumen: { id: string; kd_dokumen: string; nama_file: string; sha256: string | null }[];
  /** Answers to remarks, by the remark's id. */
  jawaban: Record<string, string>;
  baris: BarisBeku[];
  ujung: Ujung;
  /** What the caller's key stands for already. */
  klaim: Pick<Klaim, 'rute' | 'hash_badan'> | null;
  /** The submission before, and the document of its receipt where that is ready. */
  lama: {
    format: number;
    muatan: unknown;
    sha256: string;
    versi_dasar: number;
    waktu: Date;
    id_tanda_terima: string | null;
  } | null;
}
type Lama = NonNullable<BahanKirim['lama']>;
type BahanRow = Omit<BahanKirim, 'ujung' | 'lama'> & Partial<Ujung> & Omit<Lama, 'format'> & { format: number | null };

@Injectable()
export class BahanKirimRepository {
  /** All that a submission looks at, in one read after the file was locked. */
  async baca(run: RunSql, id: bigint, klaim: Klaim | null): Promise<BahanKirim> {
    const [row] = await run<BahanRow>(Prisma.sql`
      SELECT ${faktaSql} AS fakta,
        (SELECT json_build_object('nib', o.nib, 'npwp', o.npwp, 'nama', o.nama, 'alamat', o.alamat, 'api_code', o.api_code)
          FROM ${ORGANISASI} o WHERE o.id = p.id_organisasi) AS org,
        COALESCE((SELECT json_agg(json_build_object('id', d.id, 'kd_dokumen', d.kd_dokumen, 'nama_file', d.nama_file,
          'sha256', d.sha256) ORDER BY d.created_at) FROM ${DOKUMEN} d WHERE d.id_pengajuan = p.id AND d.asal = 'PEMOHON'), '[]') AS dokumen,
        COALESCE((SELECT json_object_agg(c.id::text, c.jawaban) FROM catatan c
          WHERE c.id_pengajuan = p.id AND c.jawaban <> ''), '{}') AS jawaban,
        COALESCE((SELECT json_agg(json_build_object('id', b.id::text, 'jenis', b.jenis, 'id_induk', b.id_induk::text, 'seri', b.seri,
          'jml', b.jml::text, 'data', b.data) ORDER BY b.jenis, b.id_induk NULLS FIRST, b.seri)
          FROM baris b WHERE b.id_pengajuan = p.id), '[]') AS baris,
        ${tercatatSql(klaim)} AS klaim, r.urut, r.hash, k.format, k.muatan, k.sha256, k.versi_dasar, k.waktu,
        (SELECT d.id FROM ${DOKUMEN} d WHERE k.kirim_ke IS NOT NULL AND d.id_pengajuan = p.id AND d.kd_dokumen = 'TANDATERIMA'
          AND d.nomor = k.kirim_ke::text AND d.status = 'READY' LIMIT 1) AS id_tanda_terima
      FROM pengajuan p
      LEFT JOIN LATERAL (SELECT t.urut, t.hash FROM riwayat t WHERE t.id_pengajuan = p.id ORDER BY t.urut DESC LIMIT 1) r ON true
      LEFT JOIN kiriman k ON k.id_pengajuan = p.id AND k.kirim_ke = p.kirim_ke
      WHERE p.id = ${id}`);
    if (!row) throw new Error(`file ${id} is gone`);
    const { urut, hash, fakta, org, dokumen, jawaban, baris, klaim: tercatat, format, ...lama } = row;
    return {
      ...{ fakta, org, dokumen, jawaban, baris, klaim: tercatat },
      ujung: urut && hash ? { urut, hash } : UJUNG_AWAL,
      lama: format === null ? null : { format, ...lama },
    };
  }

  /** An earlier submission of the file, by the version that it was made from. */
  async dariVersi(
    run: RunSql,
    id: bigint,
    versi: number,
  ): Promise<{ kirim_ke: number; sha256: string; waktu: Date } | null> {
    const rows = await run<{ kirim_ke: number; sha256: string; waktu: Date }>(Prisma.sql`
      SELECT kirim_ke, sha256, waktu FROM kiriman WHERE id_pengajuan = ${id} AND versi_dasar = ${versi}`);
    return rows[0] ?? null;
  }
}
