import { Injectable } from '@nestjs/common';
import { tanggalIso } from '@sinas/domain/format/tanggal';
import type { KdTahap, TahapTahun } from '@sinas/domain/kalender/tahap-neraca';
import { PrismaService, type Db, type Tx } from '../../../platform/prisma/prisma.service';
import { RIWAYAT_AKUN } from '../../audit/riwayat-akun.sql';

@Injectable()
export class KalenderRepository {
  constructor(private readonly prisma: PrismaService) {}

  jadwal() {
    return this.prisma.jadwal.findMany();
  }
  async libur(db: Db = this.prisma): Promise<Set<string>> {
    return new Set((await db.hariLibur.findMany()).map((h) => tanggalIso(h.tanggal)));
  }
  async tahap(tahun: number): Promise<TahapTahun[]> {
    const rows = await this.prisma.tahapNeraca.findMany({ where: { tahun }, orderBy: { mulai: 'asc' } });
    return rows.map((t) => ({
      kode: t.kode as KdTahap,
      mulai: tanggalIso(t.mulai),
      sampai: tanggalIso(t.sampai),
    }));
  }
  async terbitOtomatis(): Promise<Set<string>> {
    const rows = await this.prisma.layanan.findMany({
      where: { fl_terbit_otomatis: true },
      select: { kd_rekom: true },
    });
    return new Set(rows.map((r) => r.kd_rekom));
  }
  /** The switch of a service as it stands now; it stays so until the transaction ends. */
  async otomatisMenyala(tx: Tx, kdRekom: string): Promise<boolean> {
    const rows = await tx.$queryRaw<{ fl_terbit_otomatis: boolean }[]>`
      SELECT fl_terbit_otomatis FROM layanan WHERE kd_rekom = ${kdRekom} FOR SHARE`;
    return rows[0]?.fl_terbit_otomatis ?? false;
  }
  /** The holiday that was set last since then; null = none was. */
  async liburBaru(sejak: Date): Promise<{ tanggal: string; nama: string } | null> {
    const [r] = await this.prisma.rows<{ sesudah: { tanggal: string; nama: string } | null }>`
      SELECT r.sesudah FROM ${RIWAYAT_AKUN} r WHERE r.objek = 'kalender' AND r.id_objek = 'libur'
        AND r.peristiwa IN ('tambah', 'ubah') AND r.waktu >= ${sejak}::timestamptz ORDER BY r.urut DESC LIMIT 1`;
    return r?.sesudah ?? null;
  }
}
