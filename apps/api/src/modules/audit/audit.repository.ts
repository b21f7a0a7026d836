import { Injectable } from '@nestjs/common';
import type { IsiRiwayatAkun } from '../../platform/hash/riwayat-akun-hash';
import type { IsiRiwayat } from '../../platform/hash/riwayat-hash';
import { PrismaService, type Tx } from '../../platform/prisma/prisma.service';
import { BERKAS, RIWAYAT } from '../pengajuan/lihat/berkas.sql';

export interface BarisRantai extends IsiRiwayat {
  id_pengajuan: bigint;
  urut: number;
  versi_teks: number;
  hash_lama: string;
  hash: string;
}
export interface BarisRantaiAkun extends IsiRiwayatAkun {
  urut: number;
  versi_teks: number;
  hash_lama: string;
  hash: string;
}
export interface JangkarRow {
  nomor: number;
  kunci: string;
  sha256: string;
  sampai: Date;
}
/** Chains of files are named by the file's id, those of accounts and menus `objek:id`. */
export interface KepalaRantai {
  rantai: string;
  urut: number;
  hash: string;
}
/** One anchor is written at a time, however many workers there are. */
const KUNCI_JANGKAR = 7_202_611;

@Injectable()
export class AuditRepository {
  constructor(private readonly prisma: PrismaService) {}

  async giliran(tx: Tx): Promise<boolean> {
    const rows = await tx.$queryRaw<{ dapat: boolean }[]>`SELECT pg_try_advisory_xact_lock(${KUNCI_JANGKAR}) AS dapat`;
    return rows[0]?.dapat === true;
  }

  /** Heads of the chains that got a row since then. */
  async kepala(tx: Tx, sejak: Date): Promise<KepalaRantai[]> {
    return tx.$queryRaw<KepalaRantai[]>`
      (SELECT DISTINCT ON (id_pengajuan) id_pengajuan::text AS rantai, urut, hash FROM ${RIWAYAT} r
        WHERE waktu >= ${sejak} ORDER BY id_pengajuan, urut DESC)
      UNION ALL
      (SELECT DISTINCT ON (objek, id_objek) objek || ':' || id_objek AS rantai, urut, hash FROM riwayat_akun
        WHERE waktu >= ${sejak} ORDER BY objek, id_objek, urut DESC)`;
  }

  async jangkarTerakhir(tx: Tx): Promise<JangkarRow | null> {
    return tx.jangkar.findFirst({ orderBy: { nomor: 'desc' } });
  }
  async catatJangkar(tx: Tx, baru: JangkarRow & { rantai: number }): Promise<void> {
    await tx.jangkar.create({ data: baru });
  }
  async jangkar(): Promise<JangkarRow[]> {
    return this.prisma.jangkar.findMany({ orderBy: { nomor: 'asc' } });
  }

  /** The next rows of all chains, in order; `setelah` is the last one read. */
  async baris(setelah: { id_pengajuan: bigint; urut: number }, banyak: number): Promise<BarisRantai[]> {
    return this.prisma.$queryRaw<BarisRantai[]>`
      SELECT id_pengajuan, urut, peristiwa, dari, ke, id_user, nama, kode_peran, catatan, data, waktu, versi_teks, hash_lama, hash
      FROM ${RIWAYAT} r WHERE (id_pengajuan, urut) > (${setelah.id_pengajuan}, ${setelah.urut})
      ORDER BY id_pengajuan, urut LIMIT ${banyak}`;
  }

  /** The next rows of the chains of accounts, menus and organizations. */
  async barisAkun(
    setelah: { objek: string; id_objek: string; urut: number },
    banyak: number,
  ): Promise<BarisRantaiAkun[]> {
    return this.prisma.$queryRaw<BarisRantaiAkun[]>`
      SELECT objek, id_objek, urut, peristiwa, sebelum, sesudah, id_user, nama, kode_peran, catatan, waktu, versi_teks,
        hash_lama, hash
      FROM riwayat_akun WHERE (objek, id_objek, urut) > (${setelah.objek}, ${setelah.id_objek}, ${setelah.urut})
      ORDER BY objek, id_objek, urut LIMIT ${banyak}`;
  }

  /** Files whose status differs from what their history ends with; files without any history. */
  async statusMenyimpang(banyak: number): Promise<{ id: bigint; kd_status: string; ke: string | null }[]> {
    return this.prisma.$queryRaw`
      SELECT p.id, p.kd_status, r.ke FROM ${BERKAS} p
      LEFT JOIN LATERAL (SELECT ke FROM ${RIWAYAT} r WHERE r.id_pengajuan = p.id ORDER BY urut DESC LIMIT 1) r ON true
      WHERE r.ke IS DISTINCT FROM p.kd_status ORDER BY p.id LIMIT ${banyak}`;
  }
}
