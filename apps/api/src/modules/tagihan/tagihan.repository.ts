import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { Prisma } from '@prisma/client';
import { TAGIHAN_TERBUKA, type HasilBayar, type Pembayaran, type StatusTagihan } from '@sinas/domain/tagihan/tagihan';
import { BERKAS_DITAGIH as DITAGIH } from '../pengajuan/tagih/ditagih.sql';
import { PrismaService, type Db, type Tx } from '../../platform/prisma/prisma.service';

export type TagihanRow = Prisma.TagihanGetPayload<object>;
export interface TagihanBaru {
  id_pengajuan: bigint;
  jumlah: string;
  nama: string;
  dibuat: Date;
}
export type TagihanPatch = Omit<Prisma.TagihanUpdateInput, 'status' | 'pengajuan'> & { status?: StatusTagihan };
const TERBUKA: StatusTagihan[] = [...TAGIHAN_TERBUKA];

@Injectable()
export class TagihanRepository {
  constructor(private readonly prisma: PrismaService) {}

  get db(): Db {
    return this.prisma;
  }

  /** Of a file, the newest first. */
  async daftar(db: Db, idPengajuan: bigint): Promise<TagihanRow[]> {
    return db.tagihan.findMany({ where: { id_pengajuan: idPengajuan }, orderBy: { urut: 'desc' } });
  }
  async satu(db: Db, id: bigint): Promise<TagihanRow | null> {
    return db.tagihan.findUnique({ where: { id } });
  }
  async perKode(kode: string): Promise<TagihanRow | null> {
    return this.prisma.tagihan.findUnique({ where: { kode } });
  }
  /** The caller has locked the file. */
  async buat(tx: Tx, t: TagihanBaru): Promise<TagihanRow> {
    const urut = (await tx.tagihan.count({ where: { id_pengajuan: t.id_pengajuan } })) + 1;
    return tx.tagihan.create({ data: { ...t, urut, ref: randomUUID(), status: 'DIMINTA' satisfies StatusTagihan } });
  }
  async ubah(db: Db, id: bigint, data: TagihanPatch): Promise<TagihanRow> {
    return db.tagihan.update({ where: { id }, data });
  }
  /** Bills of a file that could still be paid are void. */
  async batalkan(tx: Tx, idPengajuan: bigint, alasan: string): Promise<void> {
    const where = { id_pengajuan: idPengajuan, status: { in: TERBUKA } };
    await tx.tagihan.updateMany({ where, data: { status: 'DIBATALKAN', alasan } });
  }

  /** All that is told of payments; the same once. */
  async catat(tx: Tx, kode: string, b: Pembayaran, sumber: 'panggil' | 'tanya', hasil: HasilBayar, waktu: Date) {
    await tx.pembayaran.createMany({ data: [{ kode, ...b, sumber, hasil, waktu }], skipDuplicates: true });
  }
  /** Payments that changed nothing and that somebody must look at, the newest first. */
  async janggal(limit: number) {
    return this.prisma.rows<{
      id: bigint;
      kode: string;
      ntpn: string;
      jumlah: Prisma.Decimal;
      tgl_bayar: Date;
      hasil: HasilBayar;
      waktu: Date;
      id_pengajuan: bigint | null;
    }>`
      SELECT DISTINCT ON (b.kode, b.ntpn, b.hasil) b.id, b.kode, b.ntpn, b.jumlah, b.tgl_bayar, b.hasil, b.waktu, t.id_pengajuan
      FROM pembayaran b LEFT JOIN tagihan t ON t.kode = b.kode
      WHERE b.hasil NOT IN ('lunas', 'ulang') ORDER BY b.kode, b.ntpn, b.hasil, b.waktu DESC LIMIT ${limit}`;
  }

  /** Unpaid bills whose time has passed. */
  async kedaluwarsa(kini: Date, limit: number): Promise<TagihanRow[]> {
    return this.prisma.tagihan.findMany({
      where: { status: 'BELUM_DIBAYAR', kedaluwarsa: { lt: kini } },
      orderBy: { kedaluwarsa: 'asc' },
      take: limit,
    });
  }
  /** Unpaid bills that were not asked about since then, those never asked about first. */
  async lamaTidakDiperiksa(sejak: Date, masihBerlaku: Date, limit: number): Promise<TagihanRow[]> {
    const lama = { OR: [{ diperiksa: null }, { diperiksa: { lt: sejak } }] };
    const habis: StatusTagihan[] = ['KEDALUWARSA', 'DIBATALKAN'];
    return this.prisma.tagihan.findMany({
      where: {
        AND: lama,
        OR: [
          { status: 'BELUM_DIBAYAR' },
          { status: { in: habis }, kode: { not: null }, kedaluwarsa: { gt: masihBerlaku } },
        ],
      },
      orderBy: { diperiksa: { sort: 'asc', nulls: 'first' } },
      take: limit,
    });
  }
  /** Files whose first bill that was not voided expired before then, and none of whose bills is paid. */
  async belumPernahDibayar(sebelum: Date, limit: number): Promise<bigint[]> {
    const rows = await this.prisma.rows<{ id: bigint }>`
      SELECT t.id_pengajuan AS id FROM tagihan t
      WHERE t.status <> 'DIBATALKAN' AND t.kedaluwarsa IS NOT NULL AND t.id_pengajuan IN (${DITAGIH})
      GROUP BY t.id_pengajuan
      HAVING min(t.kedaluwarsa) < ${sebelum.toISOString()}::timestamptz AND NOT bool_or(t.status = 'LUNAS')
      ORDER BY min(t.kedaluwarsa) LIMIT ${limit}`;
    return rows.map((r) => r.id);
  }
  /** Open bills, so that those of files that no longer wait are voided. */
  async terbuka(setelah: bigint, limit: number): Promise<TagihanRow[]> {
    return this.prisma.tagihan.findMany({
      where: { status: { in: TERBUKA }, id: { gt: setelah } },
      orderBy: { id: 'asc' },
      take: limit,
    });
  }
}
