-- Lists of permits pass the files of their firm by this index: with their services as its condition no file is asked for its
-- own. The constant is that of the definitions (medium/satu-terbuka.spec.ts).
SET LOCAL lock_timeout = '30s';
CREATE INDEX "pengajuan_daftar_izin" ON "pengajuan" ("id_organisasi", "fl_arsip", "created_at" DESC, "id" DESC, "kd_rekom", "kd_status",
  "tahun", "kd_komoditas", "status_kirim", "status_billing") WHERE "kd_rekom" BETWEEN '01' AND '08';
DROP INDEX "pengajuan_daftar";
-- What asks for all that a firm has, of whatever kind (its storage).
CREATE INDEX "pengajuan_organisasi" ON "pengajuan" ("id_organisasi");
