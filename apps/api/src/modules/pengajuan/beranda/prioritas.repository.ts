import { Injectable } from '@nestjs/common';
import { PrismaService } from '../../../platform/prisma/prisma.service';
import { TINGKAT } from '@sinas/domain/baris/putusan';
import { diberiSql } from '../baris/putusan.repository';
import { rumpunSql } from '../../../platform/prisma/rumpun-sql';
import { statusSql } from '../../../platform/prisma/status-sql';

export interface BarisPrioritas {
  id: bigint;
  kepala: unknown;
  jml_total: string;
  perbaikan_ke: number;
  dikembalikan: number;
  pernah_diputus: boolean;
  terbit_lalu: string | null;
}

/** What the priority of files is made of, for the files of one page. */
@Injectable()
export class PrioritasRepository {
  constructor(private readonly prisma: PrismaService) {}

  async fakta(ids: readonly bigint[], sejak: Date): Promise<BarisPrioritas[]> {
    return this.prisma.rows<BarisPrioritas>`
      SELECT p.id, p.kepala, p.jml_total::text, p.perbaikan_ke,
        (SELECT count(*)::int FROM (SELECT 1 FROM pengajuan l WHERE l.id_organisasi = p.id_organisasi AND l.id <> p.id
          AND l.kd_rekom ${rumpunSql('izin')} AND l.perbaikan_ke > 0 AND l.tgl_kirim >= ${sejak} LIMIT 9) x) AS dikembalikan,
        EXISTS (SELECT 1 FROM pengajuan l WHERE l.id_organisasi = p.id_organisasi AND l.id <> p.id
          AND l.kd_rekom ${rumpunSql('izin')} AND l.kd_status IN ${statusSql('diputus')}) AS pernah_diputus,
        (SELECT sum(k.jml)::text FROM pengajuan l JOIN baris b ON b.id_pengajuan = l.id
          CROSS JOIN LATERAL ${diberiSql(TINGKAT.kl, TINGKAT.penetapan)} k
          WHERE l.npwp = p.npwp AND l.kd_komoditas = p.kd_komoditas AND l.tahun = p.tahun - 1 AND l.kd_rekom = p.kd_rekom
          AND l.kd_status IN ${statusSql('terbitSah')}) AS terbit_lalu
      FROM pengajuan p WHERE p.id = ANY (${[...ids]}::bigint[])`;
  }
}
