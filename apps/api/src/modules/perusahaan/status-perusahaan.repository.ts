import { Injectable } from '@nestjs/common';
import { Prisma } from '@prisma/client';
import type { StatusPerusahaan } from '@sinas/domain/referensi/periksa-perusahaan';
import { PrismaService, type Tx } from '../../platform/prisma/prisma.service';
import { ORANG } from '../auth/akun/orang.sql';

/** Companies under one number: a branch shares the NIB of its head office, each has an NPWP of its own. */
export type Nomor = { nib: string } | { npwp: string };
export interface PerusahaanBerstatus extends StatusPerusahaan {
  id: string;
  nama: string;
  nib: string | null;
  npwp: string | null;
}
export interface AlamatPerusahaan {
  id: string;
  alamat: string | null;
  alamat_oss: Date | null;
}
const ALAMAT = { id: true, alamat: true, alamat_oss: true } as const;
const STATUS = {
  id: true,
  nama: true,
  nib: true,
  npwp: true,
  status_nib: true,
  kswp_validity: true,
  api_code: true,
  risiko: true,
} as const;
const KOLOM_STATUS = Prisma.sql`o.id, o.nama, o.nib, o.npwp, o.status_nib, o.kswp_validity, o.api_code, o.risiko`;

@Injectable()
export class StatusPerusahaanRepository {
  constructor(private readonly prisma: PrismaService) {}

  async dengan(nomor: Nomor): Promise<PerusahaanBerstatus[]> {
    return this.prisma.organisasi.findMany({ where: { jenis: 'PERUSAHAAN', ...nomor }, select: STATUS });
  }
  async satu(id: string): Promise<PerusahaanBerstatus | null> {
    return this.prisma.organisasi.findUnique({ where: { id }, select: STATUS });
  }
  /** Nobody else changes it before the transaction ends. */
  async kunci(tx: Tx, id: string): Promise<PerusahaanBerstatus | null> {
    await tx.$queryRaw`SELECT 1 FROM organisasi WHERE id = ${id}::uuid FOR UPDATE`;
    return tx.organisasi.findUnique({ where: { id }, select: STATUS });
  }
  async ubah(tx: Tx, id: string, baru: Partial<StatusPerusahaan>): Promise<void> {
    await tx.organisasi.update({ where: { id }, data: baru });
  }
  /** Companies themselves under a NIB: branches have addresses of their own. */
  async kantor(nib: string): Promise<AlamatPerusahaan[]> {
    return this.prisma.organisasi.findMany({ where: { jenis: 'PERUSAHAAN', nib, isbranch: false }, select: ALAMAT });
  }
  async ubahAlamat(tx: Tx, id: string, baru: { alamat: string; alamat_oss: Date; kota?: null }): Promise<void> {
    await tx.organisasi.update({ where: { id }, data: baru });
  }
  async anggota(tx: Tx, idOrganisasi: string): Promise<string[]> {
    const rows = await tx.$queryRaw<{ id: string }[]>`
      SELECT u.id FROM ${ORANG} u WHERE u.id_organisasi = ${idOrganisasi}::uuid AND u.aktif`;
    return rows.map((r) => r.id);
  }

  /** Companies that nobody has asked about since then, the one that waited longest first; only those whose people come here. */
  async tertua(sebelum: Date, limit: number): Promise<PerusahaanBerstatus[]> {
    return this.prisma.rows<PerusahaanBerstatus>`
      SELECT ${KOLOM_STATUS} FROM organisasi o
      WHERE o.jenis = 'PERUSAHAAN' AND (o.diperiksa_luar IS NULL OR o.diperiksa_luar < ${sebelum}::timestamptz)
        AND EXISTS (SELECT 1 FROM ${ORANG} u WHERE u.id_organisasi = o.id AND u.aktif)
      ORDER BY o.diperiksa_luar ASC NULLS FIRST, o.id LIMIT ${limit}`;
  }
  async tandai(id: string, waktu: Date): Promise<void> {
    await this.prisma.organisasi.update({ where: { id }, data: { diperiksa_luar: waktu } });
  }
}
