import { Injectable } from '@nestjs/common';
import { Prisma } from '@prisma/client';
import type { BarisIzinLalu, Masuk } from '@sinas/domain/layanan/rkt/impor-lalu';
import { rapikan } from '@sinas/domain/format/angka';
import type { Db } from '../../../platform/prisma/prisma.service';
import { rumpunSql } from '../../../platform/prisma/rumpun-sql';
import { statusSql } from '../../../platform/prisma/status-sql';
import type { BerkasRow } from '../alur/pengajuan.repository';
import { AKHIR } from '../baris/putusan.repository';
import { DIHITUNG, DITETAPKAN } from '../monitoring/jumlah-izin.sql';

interface Row {
  izin: string;
  data: Record<string, unknown>;
  satuan: string;
  jml: Prisma.Decimal;
  masuk: Masuk[];
}

@Injectable()
export class ImporLaluRepository {
  /**
   * Rows of the permits that the plan's company had of its commodity in the year before, from the newest on: in force then
   * or still, not replaced and not revoked, with what customs have told of them in that year and of the rows they replaced.
   */
  async izin(
    db: Db,
    p: Pick<BerkasRow, 'id_organisasi' | 'npwp' | 'kd_komoditas' | 'tahun'>,
  ): Promise<BarisIzinLalu[]> {
    const tahun = p.tahun - 1;
    const rows = await db.$queryRaw<Row[]>`
      SELECT p.no_keputusan AS izin, b.data, b.satuan, ${DITETAPKAN} AS jml, (
        WITH RECURSIVE t(id, id_asal) AS (
          SELECT b.id, b.id_asal UNION ALL SELECT l.id, l.id_asal FROM baris l JOIN t ON l.id = t.id_asal)
        SELECT coalesce(jsonb_agg(jsonb_build_object('periode', to_char(d.tgl_pib, 'MMYYYY'), 'ref', d.no_pib,
          'jml', d.jml_izin::text)), '[]') FROM t JOIN pabean_barang d ON d.id_baris = t.id
        WHERE d.jml_izin > 0 AND extract(year FROM d.tgl_pib) = ${tahun}) AS masuk
      FROM pengajuan p JOIN baris b ON b.id_pengajuan = p.id ${AKHIR}
      WHERE p.id_organisasi = ${p.id_organisasi}::uuid AND p.npwp = ${p.npwp} AND p.kd_komoditas = ${p.kd_komoditas}
        AND p.tahun = ${tahun} AND p.kd_rekom ${rumpunSql('izin')} AND p.kd_status IN ${statusSql('sampaiAkhir')}
        AND p.no_keputusan IS NOT NULL AND b.satuan IS NOT NULL AND ${DIHITUNG}
      ORDER BY p.id DESC, b.id_induk NULLS FIRST, b.seri`;
    return rows
      .filter((r) => r.jml.gt(0))
      .map((r) => ({
        ...{ izin: r.izin, data: r.data, satuan: r.satuan, jml: rapikan(r.jml.toFixed()) },
        masuk: r.masuk.map((m) => ({ ...m, jml: rapikan(m.jml) })),
      }));
  }
}
