import { Injectable } from '@nestjs/common';
import { Prisma } from '@prisma/client';
import type { PeristiwaMasuk } from '@sinas/domain/akses/kata-akun';
import { akhirSesi } from '@sinas/domain/akses/sesi';
import { PrismaService, type Db, type Tx } from '../../../platform/prisma/prisma.service';

export interface AktivitasBaru {
  id_user: string;
  peristiwa: PeristiwaMasuk;
  cara: string;
  waktu: Date;
  alamat: string | null;
  agen: string | null;
  id_sesi?: string | null;
}
export interface AktivitasRow {
  id: bigint;
  id_user: string;
  fullname: string;
  username: string;
  peristiwa: string;
  cara: string;
  waktu: Date;
  alamat: string | null;
  agen: string | null;
  id_sesi: string | null;
  bukan_saya: Date | null;
  /** The session of this line still lives. */
  sesi_aktif: boolean;
}

export interface SaringAktivitas {
  peristiwa: readonly string[] | null;
  sejak: Date | null;
  sebelum: Date | null;
  /** Older than this line: a list that is read on and on. */
  sebelum_id?: bigint;
}
const saringSql = (idUser: string | null, { peristiwa, sejak, sebelum, sebelum_id }: SaringAktivitas): Prisma.Sql =>
  Prisma.join(
    [
      Prisma.sql`TRUE`,
      ...(idUser === null ? [] : [Prisma.sql`a.id_user = ${idUser}::uuid`]),
      ...(peristiwa === null ? [] : [Prisma.sql`a.peristiwa = ANY (${[...peristiwa]}::text[])`]),
      ...(sejak === null ? [] : [Prisma.sql`a.waktu >= ${sejak.toISOString()}::timestamptz`]),
      ...(sebelum === null ? [] : [Prisma.sql`a.waktu < ${sebelum.toISOString()}::timestamptz`]),
      ...(sebelum_id === undefined ? [] : [Prisma.sql`a.id < ${sebelum_id}`]),
    ],
    ' AND ',
  );

interface SesiBaris {
  kode_peran: string;
  dibuat: Date | null;
  terakhir: Date | null;
  sampai: Date | null;
}

@Injectable()
export class AktivitasRepository {
  constructor(private readonly prisma: PrismaService) {}

  async tambah(baris: AktivitasBaru, db: Db = this.prisma): Promise<void> {
    await db.aktivitasMasuk.create({ data: baris });
  }
  /** Lines of one user, or of everybody; newest first. */
  async daftar(
    idUser: string | null,
    saring: SaringAktivitas,
    kini: Date,
    page: number,
    limit: number,
  ): Promise<AktivitasRow[]> {
    const rows = await this.prisma.rowsPlanned<AktivitasRow & SesiBaris>`
      SELECT a.id, a.id_user, p.fullname, p.username, a.peristiwa, a.cara, a.waktu, a.alamat, a.agen, a.id_sesi, a.bukan_saya,
        p.kode_peran, s.dibuat, s.terakhir, s.sampai
      FROM aktivitas_masuk a JOIN pengguna p ON p.id = a.id_user LEFT JOIN sesi s ON s.id_hash = a.id_sesi
      WHERE ${saringSql(idUser, saring)}
      ORDER BY a.id DESC OFFSET ${(page - 1) * limit} LIMIT ${limit}`;
    return rows.map(({ kode_peran, dibuat, terakhir, sampai, ...baris }) => ({
      ...baris,
      sesi_aktif: Boolean(dibuat && terakhir && sampai && akhirSesi(kode_peran, { dibuat, terakhir, sampai }) > kini),
    }));
  }
  /** Exact to 1,000. */
  async hitung(idUser: string | null, saring: SaringAktivitas): Promise<number> {
    const [row] = await this.prisma.rowsPlanned<{ n: number }>`
      SELECT count(*)::int AS n FROM (SELECT 1 FROM aktivitas_masuk a
        WHERE ${saringSql(idUser, saring)} LIMIT 1000) x`;
    return row?.n ?? 0;
  }
  async ambil(
    id: bigint,
    idUser: string,
  ): Promise<{ id: bigint; id_sesi: string | null; bukan_saya: Date | null } | null> {
    return this.prisma.aktivitasMasuk.findFirst({
      where: { id, id_user: idUser },
      select: { id: true, id_sesi: true, bukan_saya: true },
    });
  }
  async tandaiBukanSaya(tx: Tx, id: bigint, waktu: Date): Promise<void> {
    await tx.aktivitasMasuk.update({ where: { id }, data: { bukan_saya: waktu } });
  }
  async sapu(sebelum: Date): Promise<number> {
    return (await this.prisma.aktivitasMasuk.deleteMany({ where: { waktu: { lt: sebelum } } })).count;
  }
  async adaPerangkat(idUser: string, idSesi: string, sejak: Date): Promise<boolean> {
    const ada = await this.prisma.aktivitasMasuk.findFirst({
      where: { id_user: idUser, peristiwa: 'PERANGKAT', id_sesi: idSesi, waktu: { gt: sejak } },
      select: { id: true },
    });
    return ada !== null;
  }
}
