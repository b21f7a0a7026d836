import { Injectable } from '@nestjs/common';
import { Prisma } from '@prisma/client';
import { PrismaService } from '../../../platform/prisma/prisma.service';
import { AKHIR } from '../baris/putusan.repository';

/** What of the desks' quantities the reader may see, and what they make possible of products, by id of the product. */
export interface DiberiTampil {
  rekomendasi: boolean;
  keputusan: boolean;
  produk: Readonly<Record<string, string>>;
}
/** Text of JSON of what may be null. */
const teks = (nilai: Prisma.Sql) => Prisma.sql`COALESCE(to_json(${nilai})::text, 'null')`;
const jumlah = (kolom: string, boleh: boolean) =>
  boleh ? Prisma.sql`COALESCE('"' || trim_scale(a.${Prisma.raw(kolom)}) || '"', 'null')` : Prisma.sql`'null'`;
const sisi = (apa: string) =>
  Prisma.sql`COALESCE(string_agg(m.teks, ',' ORDER BY m.periode, m.ref NULLS FIRST) FILTER (WHERE m.sisi = ${apa}), '')`;

/** All rows of a plan with their months, in one statement, as the text of a list of `{jenis, baris}`. */
@Injectable()
export class IsiSemuaRepository {
  constructor(private readonly prisma: PrismaService) {}

  /** Each row in the words of `barisNpp`; parents before their children. Written as text: building values of JSON costs twice as much. */
  async teks(id: bigint, { rekomendasi, keputusan, produk }: DiberiTampil): Promise<string> {
    const [row] = await this.prisma.rows<{ teks: string }>`
      WITH jenis AS (
        SELECT b.jenis, string_agg('{"id":"' || b.id || '","id_induk":' || COALESCE('"' || b.id_induk || '"', 'null')
          || CASE b.jenis WHEN 'barang_impor' THEN ',"jenis":"impor"' WHEN 'barang_lokal' THEN ',"jenis":"lokal"' ELSE '' END
          || ',"seri":' || b.seri || ',"versi":' || b.versi || ',"jml":"' || COALESCE(trim_scale(b.jml), 0) || '","satuan":' || ${teks(Prisma.sql`b.satuan`)}
          || ',"uraian":' || ${teks(Prisma.sql`b.uraian`)} || ',"jumlah_anak":' || (SELECT count(*) FROM baris k WHERE k.id_induk = b.id) || ',"data":' || b.data
          || ',"rencana":[' || m.rencana || '],"realisasi":[' || m.realisasi || '],"jml_rekomendasi":' || ${jumlah('jml_kl', rekomendasi)}
          || ',"jml_keputusan":' || ${jumlah('jml_penetapan', keputusan)} || ',"jml_produk_keputusan":' || COALESCE((${JSON.stringify(produk)}::jsonb -> b.id::text)::text, 'null')
          || '}', ',' ORDER BY b.id_induk NULLS FIRST, b.seri) AS baris
        FROM baris b CROSS JOIN LATERAL (
          SELECT ${sisi('rencana')} AS rencana, ${sisi('realisasi')} AS realisasi
          FROM (SELECT sisi, periode, ref, '{"periode":"' || to_char(periode, 'MMYYYY') || '","jml":"' || trim_scale(jml)
                  || '","ref":' || CASE WHEN ref IS NULL THEN 'null' ELSE to_json(ref)::text END || '}' AS teks
                FROM baris_bulan WHERE id_baris = b.id) m
        ) m ${rekomendasi ? AKHIR : Prisma.empty}
        WHERE b.id_pengajuan = ${id} GROUP BY b.jenis
      )
      SELECT '[' || COALESCE(string_agg('{"jenis":"' || jenis || '","baris":[' || baris || ']}', ',' ORDER BY jenis), '') || ']' AS teks FROM jenis`;
    return row?.teks ?? '[]';
  }
}
