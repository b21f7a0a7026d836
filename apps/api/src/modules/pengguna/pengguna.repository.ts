import { Injectable } from '@nestjs/common';
import { Prisma } from '@prisma/client';
import type { StatusAkun } from '@sinas/domain/akses/akun';
import type { JenisPengguna, LingkupPengguna } from '@sinas/domain/akses/kelola-pengguna';
import { jenisPengguna } from '@sinas/domain/akses/kelola-pengguna';
import { KODE_PERAN } from '@sinas/domain/akses/peran';
import { PrismaService, type Db, type Tx } from '../../platform/prisma/prisma.service';
import { bukaAkun, pisahPribadi, tutupAkun, type KolomPribadi } from '../../platform/rahasia/akun-tertutup';
import { Rahasia } from '../../platform/rahasia/rahasia';
import { GA } from '../referensi/cari/acuan.sql';

export interface PenggunaRow {
  id: string;
  username: string;
  fullname: string;
  email: string;
  mobile_number: string | null;
  nik: string | null;
  address: string | null;
  position: string | null;
  employee_number: string | null;
  login_type: string;
  kode_peran: string;
  id_organisasi: string | null;
  nama_organisasi: string | null;
  isbranch: boolean | null;
  id_induk: string | null;
  nib: string | null;
  npwp: string | null;
  kd_ga: string | null;
  ur_ga: string | null;
  kd_detail_ga: string | null;
  hanya_ga: boolean;
  aktif: boolean;
  diaktifkan: Date | null;
  dihapus: Date | null;
  foto: string | null;
  foto_pada: Date | null;
  surel_notif: string;
  terakhir_masuk: Date | null;
  surel_baru: string | null;
  tertaut: Date | null;
  created_at: Date;
  versi: number;
  /** Personal data that is there and cannot be read. */
  tak_terbaca?: readonly KolomPribadi[];
}
export interface SaringPengguna {
  type?: JenisPengguna;
  keyword?: string;
  status?: StatusAkun;
  kd_ga?: string;
  id_organisasi?: string;
  page: number;
  limit: number;
}
export interface PenggunaBaru {
  username: string;
  fullname: string;
  email: string;
  kode_peran: string;
  id_organisasi?: string | null;
  kd_ga?: string | null;
  kd_detail_ga?: string | null;
  hanya_ga?: boolean;
  mobile_number?: string | null;
  position?: string | null;
  employee_number?: string | null;
  dibuat_oleh: string;
}
export type PenggunaPatch = Partial<
  Pick<
    Prisma.PenggunaUncheckedUpdateInput,
    | 'fullname'
    | 'email'
    | 'position'
    | 'employee_number'
    | 'kode_peran'
    | 'aktif'
    | 'kd_detail_ga'
    | 'hanya_ga'
    | 'dihapus'
    | 'foto'
    | 'foto_pada'
    | 'password_hash'
  >
> & { mobile_number?: string | null; address?: string | null; nik?: string | null };

const KOLOM = Prisma.sql`p.id, p.username, p.fullname, p.email, p.mobile_number, p.nik, p.address, p.position, p.employee_number,
  p.login_type, p.kode_peran, p.id_organisasi, o.nama AS nama_organisasi, o.isbranch, o.id_induk, o.nib, o.npwp, p.kd_ga,
  g.uraian AS ur_ga, p.kd_detail_ga, p.hanya_ga, p.aktif, p.diaktifkan, p.dihapus, p.foto, p.foto_pada, p.surel_notif,
  (SELECT a.waktu FROM aktivitas_masuk a WHERE a.id_user = p.id AND a.peristiwa = 'MASUK' ORDER BY a.id DESC LIMIT 1) AS terakhir_masuk,
  (SELECT t.surel FROM surel_tunggu t WHERE t.id_user = p.id AND t.dipakai IS NULL AND t.sampai > now()) AS surel_baru,
  (SELECT min(t.dibuat) FROM tautan_identitas t WHERE t.id_user = p.id) AS tertaut,
  p.created_at, p.versi`;
const DARI = Prisma.sql`FROM pengguna p LEFT JOIN organisasi o ON o.id = p.id_organisasi
  LEFT JOIN ${GA} g ON g.kode = p.kd_ga`;
/** Beyond this the count is an estimate and says so. */
export const MAKS_HITUNG = 10_000;

/** Every list passes here: the scope is part of the question. */
export function lingkupPenggunaSql(l: LingkupPengguna): Prisma.Sql {
  switch (l.jenis) {
    case 'semua':
      return Prisma.sql`true`;
    case 'ga':
      return Prisma.sql`p.kd_ga = ${l.kd_ga}`;
    case 'diri':
      return Prisma.sql`p.id = ${l.id_user}::uuid`;
    case 'organisasi':
      return l.denganCabang
        ? Prisma.sql`(p.id_organisasi = ${l.id_organisasi}::uuid OR o.id_induk = ${l.id_organisasi}::uuid)`
        : Prisma.sql`p.id_organisasi = ${l.id_organisasi}::uuid`;
  }
}
const STATUS_SQL: Record<StatusAkun, Prisma.Sql> = {
  dihapus: Prisma.sql`p.dihapus IS NOT NULL`,
  aktif: Prisma.sql`p.aktif AND p.dihapus IS NULL`,
  menunggu: Prisma.sql`NOT p.aktif AND p.diaktifkan IS NULL AND p.dihapus IS NULL`,
  nonaktif: Prisma.sql`NOT p.aktif AND p.diaktifkan IS NOT NULL AND p.dihapus IS NULL`,
};
const NIK = /^(?:\d[\s.-]?){15}\d$/;
const pola = (kata: string): string => `%${kata.slice(0, 200).replace(/[\\%_]/g, '\\$&')}%`;

@Injectable()
export class PenggunaRepository {
  constructor(
    private readonly prisma: PrismaService,
    private readonly rahasia: Rahasia,
  ) {}

  private syarat(lingkup: LingkupPengguna, s: SaringPengguna): Prisma.Sql {
    const kata = s.keyword?.trim();
    const nik = this.cariNik(lingkup, kata);
    const peran = s.type ? KODE_PERAN.filter((k) => jenisPengguna(k) === s.type) : null;
    return Prisma.join(
      [
        lingkupPenggunaSql(lingkup),
        s.status ? STATUS_SQL[s.status] : Prisma.sql`p.dihapus IS NULL`,
        ...(peran ? [Prisma.sql`p.kode_peran = ANY(${peran})`] : []),
        ...(s.kd_ga ? [Prisma.sql`p.kd_ga = ${s.kd_ga}`] : []),
        ...(s.id_organisasi ? [Prisma.sql`p.id_organisasi = ${s.id_organisasi}::uuid`] : []),
        ...(kata
          ? [
              Prisma.sql`(p.fullname ILIKE ${pola(kata)} OR p.username ILIKE ${pola(kata)} OR p.email ILIKE ${pola(kata)} OR o.nama ILIKE ${pola(kata)}${nik})`,
            ]
          : []),
      ],
      ' AND ',
    );
  }

  /**
   * A whole NIK finds its account, under every key of the ring; only for who sees all accounts: others would guess at the
   * digits that they see masked.
   */
  private cariNik(lingkup: LingkupPengguna, kata: string | undefined): Prisma.Sql {
    if (lingkup.jenis !== 'semua' || !kata || !NIK.test(kata)) return Prisma.empty;
    return Prisma.sql` OR p.nik_indeks = ANY(${this.rahasia.semuaIndeks('nik', kata)})`;
  }

  async daftar(lingkup: LingkupPengguna, s: SaringPengguna): Promise<{ rows: PenggunaRow[]; total: number }> {
    const syarat = this.syarat(lingkup, s);
    const [rows, hitung] = await Promise.all([
      this.prisma.$queryRaw<PenggunaRow[]>`
        SELECT ${KOLOM} ${DARI} WHERE ${syarat} ORDER BY p.fullname, p.id
        OFFSET ${(s.page - 1) * s.limit} LIMIT ${s.limit}`,
      this.prisma.$queryRaw<{ n: number }[]>`
        SELECT count(*)::int AS n FROM (SELECT 1 ${DARI} WHERE ${syarat} LIMIT ${MAKS_HITUNG}) x`,
    ]);
    return { rows: rows.map((r) => this.terbuka(r)), total: hitung[0]?.n ?? 0 };
  }

  async ambil(id: string, db: Db = this.prisma): Promise<PenggunaRow | null> {
    const rows = await db.$queryRaw<PenggunaRow[]>`SELECT ${KOLOM} ${DARI} WHERE p.id = ${id}::uuid`;
    return rows[0] ? this.terbuka(rows[0]) : null;
  }
  /** The row, locked until the transaction ends. */
  async kunci(tx: Tx, id: string): Promise<PenggunaRow | null> {
    await tx.$queryRaw`SELECT 1 FROM pengguna WHERE id = ${id}::uuid FOR UPDATE`;
    return this.ambil(id, tx);
  }
  private terbuka(row: PenggunaRow): PenggunaRow {
    return bukaAkun(this.rahasia, row);
  }

  async buat(tx: Tx, baru: PenggunaBaru): Promise<string> {
    const [pribadi, lain] = pisahPribadi(baru);
    const { id } = await tx.pengguna.create({ data: { ...lain, aktif: false }, select: { id: true } });
    await tx.pengguna.update({ where: { id }, data: tutupAkun(this.rahasia, id, pribadi) });
    return id;
  }
  async ubah(tx: Tx, id: string, patch: PenggunaPatch): Promise<void> {
    await tx.pengguna.update({
      where: { id },
      data: { ...tutupAkun(this.rahasia, id, patch), versi: { increment: 1 } },
    });
  }
  /** Somebody with this address at the same company or ministry. */
  async surelTerpakai(
    tx: Tx,
    email: string,
    tempat: { id_organisasi?: string | null; kd_ga?: string | null },
  ): Promise<{ id: string; fullname: string } | null> {
    return tx.pengguna.findFirst({
      where: {
        email: { equals: email, mode: 'insensitive' },
        dihapus: null,
        ...(tempat.id_organisasi ? { id_organisasi: tempat.id_organisasi } : { kd_ga: tempat.kd_ga ?? null }),
      },
      select: { id: true, fullname: true },
    });
  }
  /** Open administrators beside this one. Locks the place, so that two cannot leave at once. */
  async adminLain(tx: Tx, row: PenggunaRow): Promise<number> {
    const tempat = row.id_organisasi ?? row.kd_ga ?? '-';
    await tx.$executeRaw`SELECT pg_advisory_xact_lock(hashtextextended(${`admin:${tempat}`}, 0))`;
    return tx.pengguna.count({
      where: {
        kode_peran: row.kode_peran,
        aktif: true,
        NOT: { id: row.id },
        ...(row.id_organisasi ? { id_organisasi: row.id_organisasi } : { kd_ga: row.kd_ga }),
      },
    });
  }
  async organisasi(id: string, db: Db = this.prisma): Promise<{ id: string; id_induk: string | null } | null> {
    return db.organisasi.findUnique({ where: { id }, select: { id: true, id_induk: true } });
  }
}
