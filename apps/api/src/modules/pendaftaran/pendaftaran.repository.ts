import { Injectable } from '@nestjs/common';
import { PrismaService, type Tx } from '../../platform/prisma/prisma.service';
import type { PerusahaanTerdaftar } from '../perusahaan/luar/registri.service';

export interface AkunAktivasi {
  id: string;
  username: string;
  email: string;
  fullname: string;
  login_type: string;
  kode_peran: string;
  aktif: boolean;
  diaktifkan: Date | null;
  dihapus: Date | null;
  dibuat_oleh: string | null;
  password_hash: string | null;
  id_inaport: string | null;
  id_organisasi: string | null;
  organisasi: { nama: string; surel: string | null } | null;
}
const PILIH = {
  id: true,
  username: true,
  email: true,
  fullname: true,
  login_type: true,
  kode_peran: true,
  aktif: true,
  diaktifkan: true,
  dihapus: true,
  dibuat_oleh: true,
  password_hash: true,
  id_inaport: true,
  id_organisasi: true,
  organisasi: { select: { nama: true, surel: true } },
} as const;

@Injectable()
export class PendaftaranRepository {
  constructor(private readonly prisma: PrismaService) {}

  /** One registration of a company at a time. */
  async kunciNib(tx: Tx, nib: string): Promise<void> {
    await tx.$executeRaw`SELECT pg_advisory_xact_lock(hashtextextended(${`daftar:${nib}`}, 0))`;
  }

  /** The head office of that number, made or brought up to date from the registry. */
  async organisasi(tx: Tx, p: PerusahaanTerdaftar): Promise<{ id: string; baru: boolean }> {
    const data = {
      nama: p.nama,
      npwp: p.npwp,
      alamat: p.alamat,
      api_code: p.api_code || null,
      status_nib: p.status_nib,
      kswp_validity: p.kswp,
      surel: p.surel,
    };
    const ada = await tx.organisasi.findFirst({ where: { nib: p.nib, isbranch: false }, select: { id: true } });
    if (ada) {
      await tx.organisasi.update({ where: { id: ada.id }, data });
      return { id: ada.id, baru: false };
    }
    const { id } = await tx.organisasi.create({
      data: { ...data, jenis: 'PERUSAHAAN', nib: p.nib, id_nib: `NIB-${p.nib}` },
      select: { id: true },
    });
    return { id, baru: true };
  }

  async akun(db: Tx | null, id: string): Promise<AkunAktivasi | null> {
    return (db ?? this.prisma).pengguna.findUnique({ where: { id }, select: PILIH });
  }
  /** By name, else by address: the accounts that a typed word may mean. */
  async menurut(kata: string): Promise<AkunAktivasi[]> {
    const rapi = kata.trim().toLowerCase();
    const byName = await this.prisma.pengguna.findUnique({ where: { username: rapi }, select: PILIH });
    if (byName) return byName.dihapus ? [] : [byName];
    if (!rapi.includes('@')) return [];
    return this.prisma.pengguna.findMany({
      where: { email: { equals: rapi, mode: 'insensitive' }, dihapus: null },
      take: 5,
      select: PILIH,
    });
  }
  async usernameTerpakai(tx: Tx, username: string, kecuali?: string): Promise<boolean> {
    return (await tx.pengguna.count({ where: { username, ...(kecuali ? { NOT: { id: kecuali } } : {}) } })) > 0;
  }
  async aktifkan(tx: Tx, id: string, isi: { username?: string; password_hash?: string }, kini: Date): Promise<void> {
    await tx.pengguna.update({
      where: { id },
      data: { ...isi, aktif: true, diaktifkan: kini, sandi_diubah: kini, versi: { increment: 1 } },
    });
  }
  /** What an earlier release left of registrations that nobody has confirmed. */
  async sapu(sebelum: Date): Promise<number> {
    const { count } = await this.prisma.pengguna.deleteMany({
      where: { diaktifkan: null, aktif: false, dihapus: null, dibuat_oleh: null, created_at: { lt: sebelum } },
    });
    return count;
  }
  async sandi(tx: Tx, id: string, password_hash: string, kini: Date): Promise<void> {
    await tx.pengguna.update({ where: { id }, data: { password_hash, sandi_diubah: kini, versi: { increment: 1 } } });
  }
}
