import { Prisma } from '@prisma/client';
import { jenisDihitungSemua } from '@sinas/domain/layanan/daftar';
import { kodeSql } from '../../../platform/prisma/kode-sql';
import { rumpunSql } from '../../../platform/prisma/rumpun-sql';
import { statusSql } from '../../../platform/prisma/status-sql';
import { AKHIR, KOLOM_AKHIR } from '../baris/putusan.repository';
import { DISERAHKAN } from '../monitoring/jumlah-izin.sql';

/** Files as other rooms may read them. */
export const BERKAS = Prisma.sql`(SELECT id, no_aju, kd_rekom, kd_komoditas, kd_ga, kd_status, tahun, kepala, jml_total, satuan, jumlah_baris,
  jenis_rekaman, npwp, id_organisasi, kd_ga_pemilik, id_pengambil, id_pemutus, id_sumber, kirim_ke, perbaikan_ke, sla_hari, sla_terpakai, tgl_kirim, no_keputusan,
  kode_periksa, tgl_keputusan, berlaku_mulai, berlaku_sampai, versi_keputusan FROM pengajuan)`;
const DIHITUNG = kodeSql(jenisDihitungSemua());
/** The rows that they are decided on, with what was given in the end; `seri_induk` orders those that hang from others. */
export const BARIS = Prisma.sql`(SELECT b.id, b.id_pengajuan, b.seri,
  COALESCE((SELECT i.seri FROM baris i WHERE i.id = b.id_induk), 0) AS seri_induk, b.data, b.uraian, b.hs, b.satuan, b.jml, ${KOLOM_AKHIR}, ${DISERAHKAN} AS diserahkan
  FROM baris b ${AKHIR} WHERE b.jenis IN ${DIHITUNG})`;
/** What determined plans foresee to import, month by month. */
export const RENCANA_IMPOR = Prisma.sql`(SELECT p.tahun, p.kd_komoditas, b.satuan, m.periode, m.jml FROM pengajuan p
  JOIN baris b ON b.id_pengajuan = p.id AND b.jenis = 'barang_impor' JOIN baris_bulan m ON m.id_baris = b.id AND m.sisi = 'rencana'
  WHERE p.kd_rekom ${rumpunSql('rencana')} AND p.kd_status IN ${statusSql('berlaku')})`;
/** What rows of every kind say. */
export const ISI_BARIS = Prisma.sql`(SELECT id_pengajuan, jenis, data, hs, satuan FROM baris)`;
/** What was sent, frozen. */
export const KIRIMAN = Prisma.sql`(SELECT id_pengajuan, kirim_ke, format, muatan, sha256, dikirim_oleh, waktu FROM kiriman)`;
/** Decisions that a desk has made. */
export const PUTUSAN = Prisma.sql`(SELECT id_pengajuan, level, putaran, catatan, rincian FROM keputusan WHERE selesai)`;
/** What was taken from them, row by row, with the version of the paper that it made. */
export const PENYERAHAN = Prisma.sql`(SELECT s.id_pengajuan, s.jenis, s.versi, s.waktu, s.alasan, s.nama, b.id AS id_baris, b.seri,
  COALESCE((SELECT i.seri FROM baris i WHERE i.id = b.id_induk), 0) AS seri_induk, b.uraian, b.satuan, r.jml, r.kd_alasan, r.alasan AS alasan_baris
  FROM penyerahan s JOIN penyerahan_baris r ON r.id_pengajuan = s.id_pengajuan AND r.versi = s.versi
  JOIN baris b ON b.id = r.id_baris)`;
/** Remarks that files were returned with, in the order they were written. */
export const CATATAN = Prisma.sql`(SELECT id, id_pengajuan, kd_alasan, waktu FROM catatan)`;
/** The chains of history, row by row. */
export const RIWAYAT = Prisma.sql`(SELECT id_pengajuan, urut, peristiwa, dari, ke, id_user, nama, kode_peran, catatan, data, waktu, versi_teks,
  hash_lama, hash FROM riwayat)`;
