-- Limits of companies on lines that no meeting determines (PERTEK, RIPH). What the ledger books follows from batas_perubahan.
SET LOCAL lock_timeout = '30s';

CREATE TABLE "batas_perusahaan" (
  "id" BIGSERIAL PRIMARY KEY,
  "id_organisasi" UUID NOT NULL,
  "kunci" VARCHAR(120) NOT NULL,
  "tahun" SMALLINT NOT NULL,
  "arah" VARCHAR(6) NOT NULL CHECK ("arah" IN ('impor', 'ekspor')),
  "kd_komoditas" VARCHAR(5) NOT NULL,
  "satuan" VARCHAR(3) NOT NULL,
  "elemen" JSONB NOT NULL DEFAULT '{}',
  "jml" NUMERIC(18,3) NOT NULL CHECK ("jml" >= 0),
  "dasar" VARCHAR(300) NOT NULL,
  "versi" INTEGER NOT NULL DEFAULT 1,
  "nama" VARCHAR(200) NOT NULL,
  "updated_at" TIMESTAMPTZ(3) NOT NULL
);
CREATE UNIQUE INDEX "batas_perusahaan_satu" ON "batas_perusahaan" ("id_organisasi", "kunci");
CREATE INDEX "batas_perusahaan_komoditas" ON "batas_perusahaan" ("tahun", "kd_komoditas");

CREATE TABLE "batas_perubahan" (
  "id_batas" BIGINT NOT NULL REFERENCES "batas_perusahaan" ("id") ON DELETE RESTRICT ON UPDATE CASCADE,
  "versi" INTEGER NOT NULL,
  "sebelum" NUMERIC(18,3) NOT NULL CHECK ("sebelum" >= 0),
  "jml" NUMERIC(18,3) NOT NULL CHECK ("jml" >= 0),
  "dasar" VARCHAR(300) NOT NULL,
  "id_user" UUID NOT NULL,
  "nama" VARCHAR(200) NOT NULL,
  "waktu" TIMESTAMPTZ(3) NOT NULL,
  PRIMARY KEY ("id_batas", "versi")
);
CREATE TRIGGER "batas_perusahaan_tanpa_hapus" BEFORE DELETE ON "batas_perusahaan" FOR EACH ROW EXECUTE FUNCTION "penetapan_tetap"();
CREATE TRIGGER "batas_perubahan_tetap" BEFORE UPDATE OR DELETE ON "batas_perubahan" FOR EACH ROW EXECUTE FUNCTION "penetapan_tetap"();
CREATE TRIGGER "batas_perubahan_tanpa_kosongkan" BEFORE TRUNCATE ON "batas_perubahan" FOR EACH STATEMENT EXECUTE FUNCTION "penetapan_tetap"();
