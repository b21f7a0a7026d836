-- The national line of a commodity, its figures with their sources, and what is determined on it without a meeting.
CREATE TABLE "neraca_garis" (
  "id" BIGSERIAL PRIMARY KEY,
  "kunci" VARCHAR(120) NOT NULL,
  "tahun" SMALLINT NOT NULL,
  "arah" VARCHAR(6) NOT NULL CHECK ("arah" IN ('impor', 'ekspor')),
  "kd_komoditas" VARCHAR(5) NOT NULL,
  "satuan" VARCHAR(3) NOT NULL,
  "elemen" JSONB NOT NULL DEFAULT '{}',
  "plafon" DECIMAL(18,3) NOT NULL CHECK ("plafon" >= 0),
  "plafon_sumber" VARCHAR(500) NOT NULL,
  "ditetapkan" DECIMAL(18,3) NOT NULL DEFAULT 0,
  "versi" INTEGER NOT NULL DEFAULT 1,
  "updated_at" TIMESTAMPTZ(3) NOT NULL,
  -- No determination passes its line, whoever writes it and however many at once.
  CONSTRAINT "neraca_garis_plafon" CHECK ("ditetapkan" >= 0 AND "ditetapkan" <= "plafon")
);
CREATE UNIQUE INDEX "neraca_garis_kunci_key" ON "neraca_garis" ("kunci");
CREATE INDEX "neraca_garis_komoditas" ON "neraca_garis" ("tahun", "kd_komoditas");

CREATE TABLE "neraca_angka" (
  "id_garis" BIGINT NOT NULL REFERENCES "neraca_garis" ("id") ON DELETE CASCADE ON UPDATE CASCADE,
  "urut" SMALLINT NOT NULL,
  "kode" VARCHAR(20) NOT NULL,
  "jml" DECIMAL(18,3) NOT NULL CHECK ("jml" >= 0),
  "sumber" VARCHAR(120) NOT NULL,
  "tanggal" DATE NOT NULL,
  "dipilih" BOOLEAN NOT NULL,
  "alasan" VARCHAR(500) NOT NULL DEFAULT '',
  PRIMARY KEY ("id_garis", "urut")
);
-- Figures of ministries differ; one of a kind counts.
CREATE UNIQUE INDEX "neraca_angka_dipilih" ON "neraca_angka" ("id_garis", "kode") WHERE "dipilih";

CREATE TABLE "penetapan" (
  "id" BIGSERIAL PRIMARY KEY,
  "jenis" SMALLINT NOT NULL DEFAULT 0,
  "tahun" SMALLINT NOT NULL,
  "kd_komoditas" VARCHAR(5) NOT NULL,
  "kd_ga_koordinator" VARCHAR(5) NOT NULL,
  "dasar_hukum" VARCHAR(200) NOT NULL,
  "nota_nomor" VARCHAR(120) NOT NULL,
  "nota_tanggal" DATE NOT NULL,
  "alasan" VARCHAR(500) NOT NULL,
  "id_user" UUID NOT NULL,
  "nama" TEXT NOT NULL,
  "waktu" TIMESTAMPTZ(3) NOT NULL
);
CREATE INDEX "penetapan_komoditas" ON "penetapan" ("tahun", "kd_komoditas");

CREATE TABLE "penetapan_baris" (
  "id_baris" BIGINT NOT NULL PRIMARY KEY,
  "id_penetapan" BIGINT NOT NULL REFERENCES "penetapan" ("id") ON DELETE RESTRICT ON UPDATE CASCADE,
  "id_pengajuan" BIGINT NOT NULL REFERENCES "pengajuan" ("id") ON DELETE RESTRICT ON UPDATE CASCADE,
  "id_garis" BIGINT NOT NULL REFERENCES "neraca_garis" ("id") ON DELETE RESTRICT ON UPDATE CASCADE,
  "seri" INTEGER NOT NULL,
  "satuan" VARCHAR(3) NOT NULL,
  "diminta" DECIMAL(18,3) NOT NULL,
  "rekomendasi" DECIMAL(18,3) NOT NULL,
  "jml" DECIMAL(18,3) NOT NULL CHECK ("jml" >= 0 AND "jml" <= "diminta"),
  -- In the unit of the line.
  "jml_garis" DECIMAL(18,3) NOT NULL CHECK ("jml_garis" >= 0),
  "kd_alasan" VARCHAR(5) NOT NULL DEFAULT '',
  "alasan" VARCHAR(1000) NOT NULL DEFAULT ''
);
CREATE INDEX "penetapan_baris_penetapan" ON "penetapan_baris" ("id_penetapan");
CREATE INDEX "penetapan_baris_pengajuan" ON "penetapan_baris" ("id_pengajuan");
CREATE INDEX "penetapan_baris_garis" ON "penetapan_baris" ("id_garis");

-- A determination is a record: it is made once and stays as it was made.
CREATE FUNCTION "penetapan_tetap"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION '% is append-only', TG_TABLE_NAME;
END
$$;
CREATE TRIGGER "penetapan_tetap" BEFORE UPDATE OR DELETE ON "penetapan" FOR EACH ROW EXECUTE FUNCTION "penetapan_tetap"();
CREATE TRIGGER "penetapan_baris_tetap" BEFORE UPDATE OR DELETE ON "penetapan_baris" FOR EACH ROW EXECUTE FUNCTION "penetapan_tetap"();

-- What a coordinator has begun and not determined yet.
CREATE TABLE "penetapan_konsep" (
  "tahun" SMALLINT NOT NULL,
  "kd_komoditas" VARCHAR(5) NOT NULL,
  "isi" JSONB NOT NULL,
  "versi" INTEGER NOT NULL,
  "nama" TEXT NOT NULL,
  "updated_at" TIMESTAMPTZ(3) NOT NULL,
  PRIMARY KEY ("tahun", "kd_komoditas")
);

-- Files of a commodity that wait for their determination.
CREATE INDEX "pengajuan_menunggu_penetapan" ON "pengajuan" ("tahun", "kd_komoditas", "id") WHERE "kd_status" IN ('40', '42');
