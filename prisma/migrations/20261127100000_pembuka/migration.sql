-- Permits that were issued before the portal (ADR 82): what was loaded, and what the ledger books follows from it.
SET LOCAL lock_timeout = '30s';

CREATE TABLE "pembuka_muatan" (
  "id" BIGSERIAL PRIMARY KEY,
  -- SHA-256 of the workbook: the same one twice is one.
  "sidik" VARCHAR(64) NOT NULL,
  "nama_berkas" VARCHAR(200) NOT NULL,
  "id_user" UUID NOT NULL,
  "nama" VARCHAR(200) NOT NULL,
  "waktu" TIMESTAMPTZ(3) NOT NULL
);
CREATE UNIQUE INDEX "pembuka_muatan_sidik" ON "pembuka_muatan" ("sidik");

CREATE TABLE "pembuka_izin" (
  "id" BIGSERIAL PRIMARY KEY,
  "id_muatan" BIGINT NOT NULL REFERENCES "pembuka_muatan" ("id") ON DELETE RESTRICT ON UPDATE CASCADE,
  "no_keputusan" VARCHAR(60) NOT NULL,
  "tgl_keputusan" DATE NOT NULL,
  "id_organisasi" UUID NOT NULL,
  "npwp" VARCHAR(16) NOT NULL,
  "kd_rekom" VARCHAR(2) NOT NULL,
  "kd_komoditas" VARCHAR(5) NOT NULL,
  "tahun" SMALLINT NOT NULL,
  "berlaku_mulai" DATE NOT NULL,
  "berlaku_sampai" DATE NOT NULL CHECK ("berlaku_sampai" >= "berlaku_mulai")
);
CREATE UNIQUE INDEX "pembuka_izin_nomor" ON "pembuka_izin" ("no_keputusan");
CREATE INDEX "pembuka_izin_muatan" ON "pembuka_izin" ("id_muatan");
CREATE INDEX "pembuka_izin_habis" ON "pembuka_izin" ("berlaku_sampai");

CREATE TABLE "pembuka_baris" (
  -- Of the sequence of all permit rows (baris_id_seq), so that an account is of one row, whichever it is.
  "id" BIGINT PRIMARY KEY,
  "id_izin" BIGINT NOT NULL REFERENCES "pembuka_izin" ("id") ON DELETE RESTRICT ON UPDATE CASCADE,
  "seri" INTEGER NOT NULL CHECK ("seri" > 0),
  "hs" VARCHAR(8) NOT NULL,
  "uraian" VARCHAR(500) NOT NULL,
  "elemen" JSONB NOT NULL DEFAULT '{}',
  "satuan" VARCHAR(3) NOT NULL,
  "jml" NUMERIC(18,3) NOT NULL CHECK ("jml" > 0),
  -- Realised before it was loaded.
  "terealisasi" NUMERIC(18,3) NOT NULL CHECK ("terealisasi" BETWEEN 0 AND "jml")
);
CREATE UNIQUE INDEX "pembuka_baris_seri" ON "pembuka_baris" ("id_izin", "seri");

CREATE TRIGGER "pembuka_muatan_tetap" BEFORE UPDATE OR DELETE ON "pembuka_muatan" FOR EACH ROW EXECUTE FUNCTION "penetapan_tetap"();
CREATE TRIGGER "pembuka_izin_tetap" BEFORE UPDATE OR DELETE ON "pembuka_izin" FOR EACH ROW EXECUTE FUNCTION "penetapan_tetap"();
CREATE TRIGGER "pembuka_baris_tetap" BEFORE UPDATE OR DELETE ON "pembuka_baris" FOR EACH ROW EXECUTE FUNCTION "penetapan_tetap"();
CREATE TRIGGER "pembuka_muatan_tanpa_kosongkan" BEFORE TRUNCATE ON "pembuka_muatan" FOR EACH STATEMENT EXECUTE FUNCTION "penetapan_tetap"();
CREATE TRIGGER "pembuka_izin_tanpa_kosongkan" BEFORE TRUNCATE ON "pembuka_izin" FOR EACH STATEMENT EXECUTE FUNCTION "penetapan_tetap"();
CREATE TRIGGER "pembuka_baris_tanpa_kosongkan" BEFORE TRUNCATE ON "pembuka_baris" FOR EACH STATEMENT EXECUTE FUNCTION "penetapan_tetap"();
