import { Prisma } from '@prisma/client';
import { ALUR_RAKOR } from '@sinas/domain/rakor/alur';
import { JENIS_RAKOR, KODE_JENIS_RAPAT } from '@sinas/domain/rakor/jenis';

const EVALUASI = KODE_JENIS_RAPAT.filter((k) => JENIS_RAKOR[k].evaluasi);
/** States that something may still follow. */
const BERJALAN = ALUR_RAKOR.bermeja('sekretariat', 'koordinator', 'penanda_tangan', 'portal');

/** Versions of minutes as the ledger's checks read them: what was frozen, and what the last signature moved. */
export const BERITA_RAPAT = Prisma.sql`(SELECT id_rakor, versi_ba, isi, butuh FROM rakor_versi)`;
/** Files on the agenda of an evaluation that has not ended. */
export const DIEVALUASI = Prisma.sql`(SELECT b.id_pengajuan FROM rakor_baris b JOIN rakor r ON r.id = b.id_rakor
  WHERE r.jenis IN (${Prisma.join(EVALUASI)}) AND r.kd_status IN (${Prisma.join(BERJALAN)}))`;
/** Minutes as anybody may know of them: of what meeting, how far they are, and no line or row of them. */
export const BERITA_PUBLIK = Prisma.sql`(SELECT v.kode_periksa, v.sha256, v.versi_ba, v.gugur, v.waktu, v.isi ->> 'no_ba' AS no_ba,
  r.jenis, r.tahun, r.ke, r.tanggal, r.kd_ga_koordinator, CASE WHEN v.versi_ba = r.versi_ba THEN r.ditandatangani END AS ditandatangani,
  (SELECT count(*)::int FROM rakor_tanda_tangan t WHERE t.id_rakor = r.id) AS penanda,
  (SELECT count(*)::int FROM rakor_tanda_tangan t WHERE t.id_rakor = r.id AND t.status = 'DITANDATANGANI' AND v.gugur IS NULL) AS tanda_tangan
  FROM rakor_versi v JOIN rakor r ON r.id = v.id_rakor)`;
