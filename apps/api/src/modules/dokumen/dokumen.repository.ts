import { Injectable } from '@nestjs/common';
import type { Prisma } from '@prisma/client';
import type { Potongan } from '@sinas/domain/baris/putusan';
import { PrismaService } from '../../platform/prisma/prisma.service';

/** A goods row with what it was given. */
export type BarangDokumen = Prisma.BarisGetPayload<object> & {
  uraian: string;
  satuan: string;
  jml: Prisma.Decimal;
  jml_penetapan: Prisma.Decimal | null;
  potongan: Potongan[];
};

/** What the documents of a file are made of. */
@Injectable()
export class DokumenRepository {
  constructor(private readonly prisma: PrismaService) {}

  async berkas(id: bigint) {
    return this.prisma.pengajuan.findUnique({ where: { id }, include: { organisasi: true } });
  }
  async kiriman(id: bigint, kirimKe: number) {
    return this.prisma.kiriman.findUnique({
      where: { id_pengajuan_kirim_ke: { id_pengajuan: id, kirim_ke: kirimKe } },
    });
  }
  async baris(id: bigint) {
    return this.prisma.rows<BarangDokumen>`
      SELECT b.*, a.jml_penetapan, COALESCE(a.potongan, '[]'::jsonb) AS potongan FROM baris b
      LEFT JOIN putusan_akhir a ON a.id_pengajuan = b.id_pengajuan AND a.id_baris = b.id
      WHERE b.id_pengajuan = ${id} AND b.jenis = 'barang' ORDER BY b.seri`;
  }
  /** What the decider of the ministry has given and noted; null = the file came to its decision without one. */
  async putusan(id: bigint, putaran: number) {
    const k = await this.prisma.keputusan.findUnique({
      where: { id_pengajuan_level_putaran: { id_pengajuan: id, level: 2, putaran }, selesai: true },
      select: { catatan: true, rincian: true },
    });
    return k && { catatan: k.catatan, rincian: k.rincian as { jml_keputusan?: string | null }[] };
  }
  async pengguna(id: string | null): Promise<{ nama: string; jabatan: string } | null> {
    if (!id) return null;
    const u = await this.prisma.pengguna.findUnique({ where: { id }, select: { fullname: true, position: true } });
    return u && { nama: u.fullname, jabatan: u.position ?? '' };
  }
}
