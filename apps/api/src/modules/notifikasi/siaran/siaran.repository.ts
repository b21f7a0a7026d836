import { Injectable } from '@nestjs/common';
import { Prisma } from '@prisma/client';
import type { SasaranSiaran } from '@sinas/domain/akses/siaran';
import { PrismaService, type Tx } from '../../../platform/prisma/prisma.service';
import type { NotifikasiTersimpan } from '../surel-notif.service';
import { ORANG } from '../../auth/akun/orang.sql';
import { ORGANISASI } from '../../pengguna/unit/organisasi.sql';
import { GA } from '../../referensi/cari/acuan.sql';

export interface SiaranBaru {
  sasaran: string;
  subject: string;
  text: string;
  type: string;
}
export interface BarisSiaran extends SiaranBaru {
  id: bigint;
  oleh: string;
  nama_pengirim: string;
  /** Name behind the id of a user, a ministry or an organization. */
  nama_sasaran: string | null;
  dibuat: Date;
  penerima: number | null;
}

/** Open accounts that a broadcast is for. */
function penerima(s: SasaranSiaran): Prisma.Sql {
  switch (s.jenis) {
    case 'semua':
      return Prisma.sql`true`;
    case 'pengguna':
      return Prisma.sql`p.id = ${s.id_user}::uuid`;
    case 'peran':
      return Prisma.sql`p.kode_peran = ${s.kode_peran}`;
    case 'ga':
      return Prisma.sql`p.kd_ga = ${s.kd_ga}`;
    case 'organisasi':
      return Prisma.sql`p.id_organisasi = ${s.id_organisasi}::uuid`;
  }
}

@Injectable()
export class SiaranRepository {
  constructor(private readonly prisma: PrismaService) {}

  async ada(s: SasaranSiaran): Promise<boolean> {
    const dicari =
      s.jenis === 'pengguna'
        ? Prisma.sql`${ORANG} x WHERE x.id = ${s.id_user}::uuid AND x.aktif AND x.dihapus IS NULL`
        : s.jenis === 'organisasi'
          ? Prisma.sql`${ORGANISASI} x WHERE x.id = ${s.id_organisasi}::uuid`
          : s.jenis === 'ga'
            ? Prisma.sql`${GA} x WHERE x.kode = ${s.kd_ga}`
            : null;
    if (dicari) return (await this.prisma.rows<object>`SELECT 1 AS ada FROM ${dicari} LIMIT 1`).length > 0;
    return true;
  }

  /** The same words to the same people by the same sender since then; other senders of them wait meanwhile. */
  async kembar(tx: Tx, s: SiaranBaru, oleh: string, sejak: Date): Promise<bigint | null> {
    await tx.$executeRaw`SELECT pg_advisory_xact_lock(hashtextextended(${`siaran:${oleh}`}, 0))`;
    const ada = await tx.siaran.findFirst({ where: { ...s, oleh, dibuat: { gte: sejak } }, orderBy: { id: 'desc' } });
    return ada?.id ?? null;
  }

  async tambah(tx: Tx, s: SiaranBaru, oleh: string, dibuat: Date): Promise<bigint> {
    return (await tx.siaran.create({ data: { ...s, oleh, dibuat }, select: { id: true } })).id;
  }

  async baca(id: bigint): Promise<SiaranBaru | null> {
    const select = { sasaran: true, subject: true, text: true, type: true };
    return this.prisma.siaran.findUnique({ where: { id }, select });
  }

  /** One statement for all of them; who has the notice already gets no second one. */
  async sebar(tx: Tx, id: bigint, s: SiaranBaru, kepada: SasaranSiaran, waktu: Date): Promise<NotifikasiTersimpan[]> {
    return tx.$queryRaw<NotifikasiTersimpan[]>`
      WITH kena AS (
        SELECT p.id, p.surel_notif, p.diaktifkan IS NOT NULL AS siap FROM ${ORANG} p
        WHERE p.aktif AND p.dihapus IS NULL AND ${penerima(kepada)}
      ), baru AS (
        INSERT INTO notifikasi (user_id, subject, text, type, kunci, created_at)
        SELECT k.id, ${s.subject}, ${s.text}, ${s.type}, ${`siaran:${id}`}, ${waktu}::timestamptz FROM kena k
        ON CONFLICT (user_id, kunci) DO NOTHING RETURNING id, user_id, type
      )
      SELECT b.id, b.type, k.surel_notif, k.siap FROM baru b JOIN kena k ON k.id = b.user_id`;
  }

  async catatPenerima(tx: Tx, id: bigint, jumlah: number): Promise<void> {
    await tx.$executeRaw`UPDATE siaran SET penerima = COALESCE(penerima, 0) + ${jumlah}::int WHERE id = ${id}`;
  }

  daftar(page: number, limit: number): Promise<BarisSiaran[]> {
    return this.prisma.$queryRaw<BarisSiaran[]>`
      SELECT s.id, s.sasaran, s.subject, s.text, s.type, s.oleh, s.dibuat, s.penerima, p.fullname AS nama_pengirim,
        COALESCE(u.fullname, o.nama, g.uraian) AS nama_sasaran
      FROM siaran s JOIN ${ORANG} p ON p.id = s.oleh
      LEFT JOIN ${ORANG} u ON u.id::text = s.sasaran
      LEFT JOIN ${ORGANISASI} o ON 'organisasi:' || o.id = s.sasaran
      LEFT JOIN ${GA} g ON 'ga:' || g.kode = s.sasaran
      ORDER BY s.id DESC LIMIT ${limit} OFFSET ${(page - 1) * limit}`;
  }
  async hitung(): Promise<number> {
    return this.prisma.siaran.count();
  }
}
