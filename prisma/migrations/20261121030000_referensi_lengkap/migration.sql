-- Text as it is searched: lower case, without accents. unaccent() alone is only STABLE because its dictionary is looked
-- up by the search path. With the dictionary named it may stand behind a stored column.
CREATE FUNCTION "teks_cari"(text) RETURNS text LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE AS
  'SELECT lower(public.unaccent(''public.unaccent''::regdictionary, $1))';

ALTER TABLE "referensi" ADD COLUMN "cari" TEXT GENERATED ALWAYS AS
  ("teks_cari"("kode" || ' ' || "uraian" || ' ' || coalesce("data"->>'induk_uraian', '') || ' ' || coalesce("data"->>'alias', ''))) STORED;
DROP INDEX "referensi_uraian_trgm";
CREATE INDEX "referensi_cari_trgm" ON "referensi" USING gin ("cari" gin_trgm_ops);
ALTER TABLE "referensi" ADD CONSTRAINT "referensi_masa" CHECK ("berlaku_akhir" IS NULL OR "berlaku_mulai" IS NULL OR "berlaku_akhir" >= "berlaku_mulai");

-- A number per list that grows with every change of it: what ETags are made of.
CREATE TABLE "versi_referensi" (
    "jenis" VARCHAR(20) NOT NULL,
    "versi" BIGINT NOT NULL,
    "diubah" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "versi_referensi_pkey" PRIMARY KEY ("jenis")
);
INSERT INTO "versi_referensi" ("jenis", "versi") SELECT DISTINCT "jenis", 1 FROM "referensi" ORDER BY 1;

CREATE FUNCTION "referensi_versi"() RETURNS trigger LANGUAGE plpgsql AS
  U&'BEGIN
  INSERT INTO versi_referensi (jenis, versi, diubah) SELECT DISTINCT jenis, 1, now() FROM baris ORDER BY 1
  ON CONFLICT (jenis) DO UPDATE SET versi = versi_referensi.versi + 1, diubah = now()\003B
  RETURN NULL\003B END\003B';
CREATE TRIGGER "referensi_versi_tambah" AFTER INSERT ON "referensi"
  REFERENCING NEW TABLE AS baris FOR EACH STATEMENT EXECUTE FUNCTION "referensi_versi"();
CREATE TRIGGER "referensi_versi_ubah" AFTER UPDATE ON "referensi"
  REFERENCING NEW TABLE AS baris FOR EACH STATEMENT EXECUTE FUNCTION "referensi_versi"();
CREATE TRIGGER "referensi_versi_hapus" AFTER DELETE ON "referensi"
  REFERENCING OLD TABLE AS baris FOR EACH STATEMENT EXECUTE FUNCTION "referensi_versi"();

-- What other systems have answered about a company, and when. Answers name people: they are stored encrypted.
CREATE TABLE "jawaban_luar" (
    "sistem" VARCHAR(40) NOT NULL,
    "kunci" VARCHAR(40) NOT NULL,
    "isi" TEXT NOT NULL,
    "diambil" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "jawaban_luar_pkey" PRIMARY KEY ("sistem", "kunci")
);
