import { Injectable } from '@nestjs/common';
import type { KelompokPerubahan, Perubahan } from '@sinas/domain/referensi/banding';
import type { JenisReferensi } from '@sinas/domain/referensi/jenis';
import type { Prisma } from '@prisma/client';
import { PrismaService, type Db, type Tx } from '../../../platform/prisma/prisma.service';

export type StatusMuatan = 'pratinjau' | 'diterapkan' | 'diurungkan' | 'dibuang';
export interface JumlahMuatan {
  baris: number;
  tambah: number;
  ubah: number;
  tutup: number;
  sama: number;
  pertahankan: number;
  tolak: number;
}
export interface Muatan {
  id: string;
  jenis: JenisReferensi;
  berkas: string;
  nama_berkas: string;
  sha256: string;
  ukuran: number;
  status: StatusMuatan;
  versi_dasar: bigint;
  jumlah: JumlahMuatan;
  catatan: string | null;
  dibuat: Date;
  dibuat_oleh: string;
  diterapkan: Date | null;
  diterapkan_oleh: string | null;
  diurungkan: Date | null;
  diurungkan_oleh: string | null;
}
export type BarisPerubahan = Perubahan & { urut: number };
const SEKALIGUS = 2000;

@Injectable()
export class MuatanRepository {
  constructor(private readonly prisma: PrismaService) {}

  async buat(
    tx: Tx,
    m: Omit<Muatan, 'catatan' | 'diterapkan' | 'diterapkan_oleh' | 'diurungkan' | 'diurungkan_oleh'>,
  ): Promise<void> {
    await tx.muatanReferensi.create({ data: { ...m, jumlah: m.jumlah as unknown as Prisma.InputJsonValue } });
  }
  async tulisPerubahan(tx: Tx, id: string, perubahan: readonly Perubahan[]): Promise<void> {
    for (let i = 0; i < perubahan.length; i += SEKALIGUS) {
      const bagian = perubahan.slice(i, i + SEKALIGUS).map((p, n) => ({ ...p, urut: i + n + 1 }));
      await tx.$executeRaw`
        INSERT INTO perubahan_muatan (id_muatan, urut, kelompok, baris, kode, sebelum, sesudah, pesan)
        SELECT ${id}::uuid, urut, kelompok, baris, kode, nullif(sebelum, 'null'::jsonb), nullif(sesudah, 'null'::jsonb), pesan
        FROM jsonb_to_recordset(${JSON.stringify(bagian)}::jsonb)
          AS x(urut int, kelompok text, baris int, kode text, sebelum jsonb, sesudah jsonb, pesan text)`;
    }
  }

  async satu(jenis: JenisReferensi, id: string, db: Db = this.prisma): Promise<Muatan | null> {
    return (await db.muatanReferensi.findFirst({ where: { jenis, id } })) as unknown as Muatan | null;
  }
  async kunci(tx: Tx, jenis: JenisReferensi, id: string): Promise<Muatan | null> {
    await tx.$executeRaw`SELECT 1 FROM muatan_referensi WHERE id = ${id}::uuid FOR UPDATE`;
    return this.satu(jenis, id, tx);
  }
  async daftar(jenis: JenisReferensi, page: number, limit: number): Promise<Muatan[]> {
    return (await this.prisma.muatanReferensi.findMany({
      where: { jenis, status: { not: 'dibuang' } },
      orderBy: [{ dibuat: 'desc' }, { id: 'asc' }],
      skip: (page - 1) * limit,
      take: limit,
    })) as unknown as Muatan[];
  }
  async hitung(jenis: JenisReferensi): Promise<number> {
    return this.prisma.muatanReferensi.count({ where: { jenis, status: { not: 'dibuang' } } });
  }
  /** The last load of each list that is in force. */
  async terakhir(db: Db = this.prisma): Promise<Map<string, Muatan>> {
    const rows = (await db.muatanReferensi.findMany({
      where: { status: 'diterapkan' },
      orderBy: [{ jenis: 'asc' }, { diterapkan: 'desc' }],
      distinct: ['jenis'],
    })) as unknown as Muatan[];
    return new Map(rows.map((r) => [r.jenis, r]));
  }
  async idTerakhir(jenis: JenisReferensi, db: Db = this.prisma): Promise<string | null> {
    const r = await db.muatanReferensi.findFirst({
      where: { jenis, status: 'diterapkan' },
      orderBy: { diterapkan: 'desc' },
      select: { id: true },
    });
    return r?.id ?? null;
  }

  async perubahan(
    id: string,
    kelompok: KelompokPerubahan | undefined,
    page: number,
    limit: number,
  ): Promise<BarisPerubahan[]> {
    return (await this.prisma.perubahanMuatan.findMany({
      where: { id_muatan: id, ...(kelompok ? { kelompok } : {}) },
      orderBy: { urut: 'asc' },
      skip: (page - 1) * limit,
      take: limit,
    })) as unknown as BarisPerubahan[];
  }
  async hitungPerubahan(id: string, kelompok?: KelompokPerubahan): Promise<number> {
    return this.prisma.perubahanMuatan.count({ where: { id_muatan: id, ...(kelompok ? { kelompok } : {}) } });
  }
  /** What takes effect: added, changed, closed. */
  async berlaku(tx: Tx, id: string): Promise<BarisPerubahan[]> {
    return (await tx.perubahanMuatan.findMany({
      where: { id_muatan: id, kelompok: { in: ['tambah', 'ubah', 'tutup'] } },
      orderBy: { urut: 'asc' },
    })) as unknown as BarisPerubahan[];
  }

  async ubah(tx: Tx, id: string, data: Prisma.MuatanReferensiUpdateInput): Promise<void> {
    await tx.muatanReferensi.update({ where: { id }, data });
  }
  async buangPerubahan(tx: Tx, id: string): Promise<void> {
    await tx.perubahanMuatan.deleteMany({ where: { id_muatan: id } });
  }
  /** Previews that nobody applied: their contents go, that they were made stays. */
  async basi(sebelum: Date): Promise<string[]> {
    const rows = await this.prisma.muatanReferensi.findMany({
      where: { status: 'pratinjau', dibuat: { lt: sebelum } },
      select: { id: true },
    });
    return rows.map((r) => r.id);
  }
}
