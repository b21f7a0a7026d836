import { Injectable } from '@nestjs/common';
import type { Prisma } from '@prisma/client';
import { PrismaService, type Tx } from '../../platform/prisma/prisma.service';
import type { IsiLaporan } from './nilai/laporan';
import { ORGANISASI } from '../pengguna/unit/organisasi.sql';

/** What changes of an import; its report is kept as data. */
export type UbahImpor = Omit<Prisma.ImporUncheckedUpdateInput, 'laporan'> & { laporan?: IsiLaporan };
const ubahan = ({ laporan, ...lain }: UbahImpor): Prisma.ImporUncheckedUpdateInput => ({
  ...lain,
  ...(laporan ? { laporan: laporan as unknown as Prisma.InputJsonObject } : {}),
});
export type ImporRow = Prisma.ImporGetPayload<object>;
/** uji: what it would do is told first; langsung: what is right goes in at once. */
export type CaraImpor = 'uji' | 'langsung';
/** A reading is held for a day: whoever comes back the next morning still finds it. */
const TAHAN_MS = 86_400_000;
export const tahanSampai = (kini: Date): Date => new Date(kini.getTime() + TAHAN_MS);
const DIBACA = ['ANTRE', 'BERJALAN'];
/** Is there a result that people are offered? */
export const adaHasil = (r: Pick<ImporRow, 'status' | 'kunci_hasil'>): boolean =>
  (r.status === 'SIAP' || r.status === 'SELESAI') && r.kunci_hasil !== null;
export const sedangDibaca = (status: string): boolean => DIBACA.includes(status);

@Injectable()
export class ImporRepository {
  constructor(private readonly prisma: PrismaService) {}

  async buat(tx: Tx, data: Prisma.ImporUncheckedCreateInput): Promise<ImporRow> {
    return tx.impor.create({ data });
  }
  async satu(id: string): Promise<ImporRow | null> {
    return this.prisma.impor.findUnique({ where: { id } });
  }
  async terakhir(idPengajuan: bigint): Promise<ImporRow | null> {
    return this.prisma.impor.findFirst({
      where: { id_pengajuan: idPengajuan },
      orderBy: [{ dibuat: 'desc' }, { id: 'desc' }],
    });
  }
  async sedangBerjalan(tx: Tx, idPengajuan: bigint): Promise<boolean> {
    return (await tx.impor.count({ where: { id_pengajuan: idPengajuan, status: { in: DIBACA } } })) > 0;
  }
  /** Progress, outside the transaction of the result: people watch it. */
  async maju(id: string, data: { total?: number; diproses: number; kunci_hasil?: string }): Promise<void> {
    await this.prisma.impor.updateMany({
      where: { id, status: { in: DIBACA } },
      data: { ...data, status: 'BERJALAN' },
    });
  }
  async tutup(tx: Tx, id: string, data: UbahImpor): Promise<void> {
    await tx.impor.update({ where: { id }, data: ubahan(data) });
  }
  /** Is this the result that people are offered? */
  async berlaku(kunciHasil: string): Promise<boolean> {
    return (
      (await this.prisma.impor.count({ where: { kunci_hasil: kunciHasil, status: { in: ['SIAP', 'SELESAI'] } } })) > 0
    );
  }
  /** Locked: neither somebody else nor the sweep takes it meanwhile. */
  async satuDalam(tx: Tx, id: string): Promise<ImporRow | null> {
    await tx.$queryRaw`SELECT 1 FROM impor WHERE id = ${id}::uuid FOR UPDATE`;
    return tx.impor.findUnique({ where: { id } });
  }
  /** False = somebody else, or the sweep, was quicker. */
  async tutupSiap(tx: Tx, id: string, data: UbahImpor): Promise<boolean> {
    return (await tx.impor.updateMany({ where: { id, status: 'SIAP' }, data: ubahan(data) })).count === 1;
  }
  async ditahan(tx: Tx, idPengajuan: bigint, jenis: string): Promise<ImporRow[]> {
    return tx.impor.findMany({ where: { id_pengajuan: idPengajuan, jenis, status: 'SIAP' } });
  }
  async lewat(kini: Date): Promise<ImporRow[]> {
    return this.prisma.impor.findMany({ where: { status: 'SIAP', berlaku_sampai: { lt: kini } }, take: 200 });
  }
  async namaPerusahaan(idOrganisasi: string): Promise<string> {
    const rows = await this.prisma.rows<{
      nama: string;
    }>`SELECT o.nama FROM ${ORGANISASI} o WHERE o.id = ${idOrganisasi}::uuid`;
    return rows[0]?.nama ?? '-';
  }
}
