import { Prisma } from '@prisma/client';
import { KODE_IZIN } from '@sinas/domain/layanan/kode';
import { jenisDihitung } from '../baris/jenis-dihitung';

/** Is row `b` of file `p` one that the file is counted by? */
export const DIHITUNG = Prisma.sql`(${Prisma.join(
  KODE_IZIN.map((k) => Prisma.sql`(p.kd_rekom = ${k} AND b.jenis = ${jenisDihitung(k)})`),
  ' OR ',
)})`;
/** Of row `b`: what the company has given back (T33). */
export const DISERAHKAN = Prisma.sql`(SELECT coalesce(sum(s.jml), 0) FROM penyerahan_baris s
  WHERE s.id_pengajuan = b.id_pengajuan AND s.id_baris = b.id)`;
/** Of row `b` of a decided file, with `AKHIR`: the quantity that holds, without what was given back. */
export const DITETAPKAN = Prisma.sql`(coalesce(a.jml_penetapan, a.jml_kl, b.jml) - ${DISERAHKAN})`;
const RANTAI = Prisma.sql`WITH RECURSIVE t(id, id_asal) AS (
    SELECT b.id, b.id_asal UNION ALL SELECT l.id, l.id_asal FROM baris l JOIN t ON l.id = t.id_asal)`;
/** Of row `b`: what the company has reported, of the rows that it has replaced, too (T23). */
export const DILAPORKAN = Prisma.sql`(${RANTAI}
  SELECT coalesce(sum(m.jml), 0) FROM t JOIN baris_bulan m ON m.id_baris = t.id AND m.sisi = 'realisasi')`;
/** Of row `b` and those that it has replaced: what customs have told, as far as the permit had it. */
export const DIBERITAHUKAN = Prisma.sql`(${RANTAI}
  SELECT coalesce(sum(d.jml_izin), 0) FROM t JOIN pabean_barang d ON d.id_baris = t.id)`;
/** Of row `b`: what counts as used: the larger of the two, until they agree. */
export const TEREALISASI = Prisma.sql`greatest(${DILAPORKAN}, ${DIBERITAHUKAN})`;
