-- Customs declarations: what came in, what it is now, and what the ledger was told (ADR 86).
CREATE TABLE "pabean_masuk" (
  "id" BIGSERIAL PRIMARY KEY,
  "no_pib" VARCHAR(30) NOT NULL,
  "seri" INTEGER NOT NULL,
  "versi" INTEGER NOT NULL CHECK ("versi" > 0),
  "isi" JSONB NOT NULL,
  "asal" VARCHAR(8) NOT NULL CHECK ("asal" IN ('tarik', 'berkas')),
  "oleh" VARCHAR(200) NOT NULL,
  "diterima" TIMESTAMPTZ(3) NOT NULL,
  -- Null until it has been looked at; what failed on the way is looked at again.
  "diolah" TIMESTAMPTZ(3),
  -- Why it cannot be read; such a line waits for its correction.
  "masalah" TEXT
);
CREATE UNIQUE INDEX "pabean_masuk_satu" ON "pabean_masuk" ("no_pib", "seri", "versi");
CREATE INDEX "pabean_masuk_antre" ON "pabean_masuk" ("id") WHERE "diolah" IS NULL;

CREATE TABLE "pabean_barang" (
  "id" BIGSERIAL PRIMARY KEY,
  "no_pib" VARCHAR(30) NOT NULL,
  "seri" INTEGER NOT NULL,
  "versi" INTEGER NOT NULL,
  "tgl_pib" DATE NOT NULL,
  "kd_kantor" VARCHAR(6) NOT NULL,
  "npwp" VARCHAR(16) NOT NULL,
  "no_izin" VARCHAR(60) NOT NULL,
  "hs" VARCHAR(8) NOT NULL,
  "uraian" VARCHAR(500) NOT NULL,
  "satuan" VARCHAR(3) NOT NULL,
  "jml" NUMERIC(18,3) NOT NULL CHECK ("jml" > 0),
  "negara_asal" VARCHAR(2) NOT NULL,
  "batal" BOOLEAN NOT NULL DEFAULT FALSE,
  -- The row that its quantity stands on, with what was booked in the unit of its pos and as the permit counts it.
  "id_pengajuan" BIGINT REFERENCES "pengajuan" ("id") ON DELETE RESTRICT ON UPDATE CASCADE,
  "id_baris" BIGINT,
  "jml_dasar" NUMERIC(18,3) NOT NULL DEFAULT 0,
  "dibukukan" NUMERIC(18,3) NOT NULL DEFAULT 0 CHECK ("dibukukan" BETWEEN 0 AND "jml_dasar"),
  "jml_izin" NUMERIC(18,3) NOT NULL DEFAULT 0 CHECK ("jml_izin" >= 0),
  "satuan_dasar" VARCHAR(3),
  -- Why it is on the list of work; null = it is not.
  "sebab" VARCHAR(24),
  "ditutup" TIMESTAMPTZ(3),
  "urut" INTEGER NOT NULL,
  "diubah" TIMESTAMPTZ(3) NOT NULL
);
CREATE UNIQUE INDEX "pabean_barang_satu" ON "pabean_barang" ("no_pib", "seri");
CREATE INDEX "pabean_barang_izin" ON "pabean_barang" ("no_izin");
CREATE INDEX "pabean_barang_baris" ON "pabean_barang" ("id_baris");
CREATE INDEX "pabean_barang_pengajuan" ON "pabean_barang" ("id_pengajuan");
CREATE INDEX "pabean_barang_kerja" ON "pabean_barang" ("tgl_pib", "id") WHERE "sebab" IS NOT NULL AND "ditutup" IS NULL;

CREATE TABLE "pabean_peristiwa" (
  "id_barang" BIGINT NOT NULL REFERENCES "pabean_barang" ("id") ON DELETE RESTRICT ON UPDATE CASCADE,
  "urut" INTEGER NOT NULL CHECK ("urut" > 0),
  "jenis" VARCHAR(8) NOT NULL CHECK ("jenis" IN ('terima', 'cocok', 'tutup')),
  "versi" INTEGER NOT NULL,
  -- What the line said, where it was taken to, and what that came to.
  "isi" JSONB NOT NULL,
  "sebab" VARCHAR(24),
  "catatan" TEXT,
  "oleh" VARCHAR(200) NOT NULL,
  "waktu" TIMESTAMPTZ(3) NOT NULL,
  PRIMARY KEY ("id_barang", "urut")
);
CREATE TRIGGER "pabean_peristiwa_tetap" BEFORE UPDATE OR DELETE ON "pabean_peristiwa" FOR EACH ROW EXECUTE FUNCTION "penetapan_tetap"();
CREATE TRIGGER "pabean_peristiwa_tanpa_kosongkan" BEFORE TRUNCATE ON "pabean_peristiwa" FOR EACH STATEMENT EXECUTE FUNCTION "penetapan_tetap"();

-- How far the feed of customs was read.
CREATE TABLE "pabean_letak" (
  "id" SMALLINT PRIMARY KEY DEFAULT 1 CHECK ("id" = 1),
  "urut" BIGINT NOT NULL,
  "dibaca" TIMESTAMPTZ(3) NOT NULL
);
