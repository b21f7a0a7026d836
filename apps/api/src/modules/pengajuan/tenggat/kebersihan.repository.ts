import { Injectable } from '@nestjs/common';
import { PrismaService } from '../../../platform/prisma/prisma.service';
import { statusSql } from '../../../platform/prisma/status-sql';

/** Rows that have served: what the sweep removes, and what it moves to the archive. */
@Injectable()
export class KebersihanRepository {
  constructor(private readonly prisma: PrismaService) {}

  /** Ended files of 90 days ago, and those of earlier balance years. Returns the number. */
  arsipkan(kini: Date, tahunIni: number): Promise<number> {
    const batas = new Date(kini.getTime() - 90 * 86_400_000);
    return this.prisma.$executeRaw`
      UPDATE pengajuan SET fl_arsip = true
      WHERE NOT fl_arsip AND kd_status IN ${statusSql('usai')} AND (status_sejak < ${batas} OR tahun < ${tahunIni})`;
  }

  /** Expired sign-ins and provider state; idempotency keys and done work of a week ago. Each by itself. */
  buang(kini: Date): Record<string, () => Promise<unknown>> {
    const sepekan = new Date(kini.getTime() - 7 * 86_400_000);
    return {
      alur_masuk: () => this.prisma.alurMasuk.deleteMany({ where: { sampai: { lt: kini } } }),
      keadaan_penyedia: () => this.prisma.providerState.deleteMany({ where: { sampai: { lt: kini } } }),
      percobaan_masuk: () => this.prisma.percobaanMasuk.deleteMany({ where: { waktu: { lt: sepekan } } }),
      kunci_idempoten: () => this.prisma.kunciIdempoten.deleteMany({ where: { dibuat: { lt: sepekan } } }),
      // Staged rows of workbooks that have ended: of a process that was stopped past its lease.
      impor_antre: () => this.prisma.$executeRaw`
        DELETE FROM impor_antre a WHERE NOT EXISTS (
          SELECT 1 FROM impor i WHERE i.id = a.id_impor AND i.status IN ('ANTRE', 'BERJALAN'))`,
      outbox: () =>
        this.prisma.outbox.deleteMany({
          where: { status: 'SELESAI', jenis: 'notifikasi', selesai_pada: { lt: sepekan } },
        }),
      putaran_gagal: () => this.prisma.putaranGagal.deleteMany({ where: { terakhir: { lt: sepekan } } }),
    };
  }
}
