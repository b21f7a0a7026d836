import { Inject, Injectable } from '@nestjs/common';
import type { Config } from '../../../platform/config/config';
import { CONFIG } from '../../../platform/config/config.module';
import { PrismaService, type Tx } from '../../../platform/prisma/prisma.service';
import type { BarisJadi } from './perangkai-baris';
import { nilaiSalin, SalinMasuk } from './salin-masuk';

export interface BarisAntre extends BarisJadi {
  nomor: number;
  id: bigint;
  /** of a new row; null = the stored row `id` is changed */
  seri: number | null;
}
/** One reading of one workbook. */
export interface Jalan {
  id_impor: string;
  jalan: number;
}

/** Rows that wait beside the table until all of them go in at once. */
@Injectable()
export class AntreBarisRepository {
  constructor(
    private readonly prisma: PrismaService,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  buka(): Promise<SalinMasuk> {
    return SalinMasuk.buka(
      this.config.databaseUrl,
      'COPY impor_antre (id_impor, jalan, nomor, id_baris, seri, data, uraian, hs, satuan, jml, kunci) FROM STDIN',
    );
  }
  tulis(salin: SalinMasuk, j: Jalan, baris: readonly BarisAntre[]): Promise<void> {
    let teks = '';
    for (const b of baris)
      teks += `${j.id_impor}\t${j.jalan}\t${b.nomor}\t${b.id}\t${b.seri ?? '\\N'}\t${nilaiSalin(b.json)}\t${nilaiSalin(b.uraian)}\t${nilaiSalin(b.hs)}\t${nilaiSalin(b.satuan)}\t${b.jml}\t${b.kunci}\n`;
    return salin.tulis(teks);
  }

  async tambahkan(tx: Tx, j: Jalan, id: bigint): Promise<number> {
    return tx.$executeRaw`
      INSERT INTO baris (id, id_pengajuan, jenis, seri, data, uraian, hs, satuan, jml, kunci)
      SELECT id_baris, ${id}, 'barang', seri, data, uraian, hs, satuan, jml, kunci
      FROM impor_antre WHERE id_impor = ${j.id_impor}::uuid AND jalan = ${j.jalan} AND seri IS NOT NULL`;
  }
  async ubah(tx: Tx, j: Jalan, id: bigint): Promise<number> {
    return tx.$executeRaw`
      UPDATE baris b
      SET data = x.data, uraian = x.uraian, hs = x.hs, satuan = x.satuan, jml = x.jml, kunci = x.kunci, versi = b.versi + 1
      FROM impor_antre x
      WHERE x.id_impor = ${j.id_impor}::uuid AND x.jalan = ${j.jalan} AND x.seri IS NULL
        AND b.id = x.id_baris AND b.id_pengajuan = ${id}`;
  }
  /** One reading of this workbook, or all: what a process that died left behind, too. */
  async kosongkan(db: Tx | null, idImpor: string, jalan: number | null = null): Promise<void> {
    await (db ?? this.prisma).$executeRaw`
      DELETE FROM impor_antre WHERE id_impor = ${idImpor}::uuid AND (${jalan}::int IS NULL OR jalan = ${jalan}::int)`;
  }
}
