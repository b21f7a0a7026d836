-- What a company reports of its permits, month by month: every report stays, the last of a month holds.
SET LOCAL lock_timeout = '30s';
CREATE TABLE "laporan_realisasi" (
  "id_pengajuan" BIGINT NOT NULL REFERENCES "pengajuan" ("id") ON DELETE RESTRICT ON UPDATE CASCADE,
  "periode" DATE NOT NULL CHECK ("periode" = date_trunc('month', "periode")),
  "versi" INTEGER NOT NULL CHECK ("versi" > 0),
  "isi" JSONB NOT NULL,
  "id_user" UUID NOT NULL,
  "nama" TEXT NOT NULL,
  "waktu" TIMESTAMPTZ(3) NOT NULL,
  PRIMARY KEY ("id_pengajuan", "periode", "versi")
);
CREATE TRIGGER "laporan_realisasi_tetap" BEFORE UPDATE OR DELETE ON "laporan_realisasi"
  FOR EACH ROW EXECUTE FUNCTION "penetapan_tetap"();
-- Decisions in the order in which they are pulled.
CREATE INDEX "pengajuan_keputusan" ON "pengajuan" ("tgl_keputusan", "id") WHERE "no_keputusan" IS NOT NULL;
-- Workbooks of rows, and of what became of them.
ALTER TABLE "impor" ADD COLUMN "jenis" VARCHAR(9) NOT NULL DEFAULT 'baris' CHECK ("jenis" IN ('baris', 'realisasi'));
ALTER TABLE "impor" ADD COLUMN "nama" TEXT NOT NULL DEFAULT '';
