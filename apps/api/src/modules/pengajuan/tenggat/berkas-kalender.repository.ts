import { Injectable } from '@nestjs/common';
import type { TenggatBerkas } from '@sinas/domain/kalender/perpanjangan';
import { layanan } from '@sinas/domain/layanan/daftar';
import type { KdRekom } from '@sinas/domain/layanan/kode';
import { PrismaService, type Db, type Tx } from '../../../platform/prisma/prisma.service';
import { statusSql } from '../../../platform/prisma/status-sql';
import { ORGANISASI } from '../../pengguna/unit/organisasi.sql';
import { PEMILIK } from '../alur/pengajuan.repository';

export interface BerkasBertenggat extends TenggatBerkas {
  id: bigint;
  no_aju: string;
  nama_perusahaan: string;
}
export interface BerkasTerjadwal {
  no_aju: string;
  nama_perusahaan: string;
  kd_komoditas: string;
  /** Not submitted yet. */
  draf: boolean;
  /** It draws: the window of what draws is its own. */
  menarik: boolean;
}

/** Files that the calendar says something about. */
@Injectable()
export class BerkasKalenderRepository {
  constructor(private readonly prisma: PrismaService) {}

  get db(): Db {
    return this.prisma;
  }

  /** Everything with a running deadline, in order of the files, so that two writers meet in the same order. */
  async bertenggat(tx: Db, kunci: boolean): Promise<BerkasBertenggat[]> {
    if (kunci)
      await tx.$queryRaw`
        SELECT p.id FROM pengajuan p
        WHERE p.sla_tenggat IS NOT NULL OR (p.kd_status IN ${statusSql('dikembalikan')} AND p.tenggat_perbaikan IS NOT NULL) ORDER BY p.id FOR UPDATE`;
    return tx.$queryRaw<BerkasBertenggat[]>`
      SELECT p.id, p.no_aju, ${PEMILIK} AS nama_perusahaan, p.kd_status, p.status_sejak, p.sla_hari, p.sla_terpakai, p.sla_sejak,
        p.sla_tenggat, p.tenggat_perbaikan
      FROM pengajuan p LEFT JOIN ${ORGANISASI} o ON o.id = p.id_organisasi
      WHERE p.sla_tenggat IS NOT NULL OR (p.kd_status IN ${statusSql('dikembalikan')} AND p.tenggat_perbaikan IS NOT NULL) ORDER BY p.id`;
  }
  async pindahTenggat(tx: Tx, id: bigint, data: { sla_tenggat?: Date; tenggat_perbaikan?: Date }): Promise<void> {
    await tx.pengajuan.update({ where: { id }, data });
  }

  /** Files of a service and year that are not at their end; drafts first. */
  async terjadwal(tahun: number, kdRekom: string): Promise<BerkasTerjadwal[]> {
    return this.prisma.$queryRaw<BerkasTerjadwal[]>`
      SELECT p.no_aju, ${PEMILIK} AS nama_perusahaan, p.kd_komoditas, p.kd_status IN ${statusSql('draf')} AS draf,
        p.id_sumber IS NOT NULL AS menarik
      FROM pengajuan p LEFT JOIN ${ORGANISASI} o ON o.id = p.id_organisasi
      WHERE p.tahun = ${tahun}::int AND p.kd_rekom = ${kdRekom}
        AND p.kd_status IN ${statusSql('sebelumSimpulan')}
      ORDER BY p.kd_status NOT IN ${statusSql('draf')}, p.no_aju`;
  }

  /** Files of a service on a ministry's desk whose clock runs; those that draw only where a meeting decides the others. */
  async berjalan(kdRekom: KdRekom): Promise<{ no_aju: string; nama_perusahaan: string; sla_tenggat: Date }[]> {
    return this.prisma.$queryRaw`
      SELECT p.no_aju, ${PEMILIK} AS nama_perusahaan, p.sla_tenggat FROM pengajuan p LEFT JOIN ${ORGANISASI} o ON o.id = p.id_organisasi
      WHERE p.kd_rekom = ${kdRekom} AND p.kd_status IN ${statusSql('diMejaKl')} AND p.sla_tenggat IS NOT NULL
        AND (p.id_sumber IS NOT NULL OR NOT ${layanan(kdRekom).fl_rakor}::boolean)
      ORDER BY p.sla_tenggat, p.id`;
  }
}
