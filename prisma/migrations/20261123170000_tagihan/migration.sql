-- Fees, the bills that are made of them, and what was paid.
SET LOCAL lock_timeout = '30s';
CREATE TABLE "tarif_pnbp" (
  "id" BIGSERIAL PRIMARY KEY,
  "kd_rekom" CHAR(2) NOT NULL,
  "jumlah" DECIMAL(15,0) NOT NULL CHECK ("jumlah" >= 0),
  "mulai" DATE NOT NULL,
  "sampai" DATE,
  "dasar" VARCHAR(200) NOT NULL,
  "id_user" UUID NOT NULL,
  "nama" TEXT NOT NULL,
  "waktu" TIMESTAMPTZ(3) NOT NULL,
  "versi" INTEGER NOT NULL DEFAULT 1,
  CHECK ("sampai" IS NULL OR "sampai" >= "mulai" - 1)
);
CREATE INDEX "tarif_pnbp_layanan" ON "tarif_pnbp" ("kd_rekom", "mulai");

CREATE TABLE "tagihan" (
  "id" BIGSERIAL PRIMARY KEY,
  "id_pengajuan" BIGINT NOT NULL REFERENCES "pengajuan" ("id") ON DELETE RESTRICT ON UPDATE CASCADE,
  "urut" SMALLINT NOT NULL,
  -- What the billing system knows it by before it has a code: asked for twice, it is made once.
  "ref" UUID NOT NULL UNIQUE,
  "kode" CHAR(15) UNIQUE CHECK ("kode" ~ '^[0-9]{15}$'),
  "jumlah" DECIMAL(15,0) NOT NULL CHECK ("jumlah" >= 0),
  "status" VARCHAR(13) NOT NULL CHECK ("status" IN ('DIMINTA', 'BELUM_DIBAYAR', 'LUNAS', 'KEDALUWARSA', 'DIBATALKAN')),
  "dibuat" TIMESTAMPTZ(3) NOT NULL,
  "nama" TEXT NOT NULL,
  "terbit" TIMESTAMPTZ(3),
  "kedaluwarsa" TIMESTAMPTZ(3),
  "diperiksa" TIMESTAMPTZ(3),
  "dibayar" TIMESTAMPTZ(3),
  "ntpn" CHAR(16) UNIQUE,
  "ntb" VARCHAR(40),
  "saluran" VARCHAR(60),
  "alasan" VARCHAR(200),
  UNIQUE ("id_pengajuan", "urut"),
  CHECK ("status" NOT IN ('BELUM_DIBAYAR', 'KEDALUWARSA') OR ("kode" IS NOT NULL AND "kedaluwarsa" IS NOT NULL))
);
-- One bill of a file can be paid at a time, and one is ever paid.
CREATE UNIQUE INDEX "tagihan_satu_terbuka" ON "tagihan" ("id_pengajuan") WHERE "status" IN ('DIMINTA', 'BELUM_DIBAYAR');
CREATE UNIQUE INDEX "tagihan_satu_lunas" ON "tagihan" ("id_pengajuan") WHERE "status" = 'LUNAS';
CREATE INDEX "tagihan_terbuka" ON "tagihan" ("diperiksa") WHERE "status" IN ('DIMINTA', 'BELUM_DIBAYAR');

-- All that was ever told of payments, whatever became of it.
CREATE TABLE "pembayaran" (
  "id" BIGSERIAL PRIMARY KEY,
  "kode" VARCHAR(15) NOT NULL,
  "ntpn" VARCHAR(16) NOT NULL,
  "jumlah" DECIMAL(15,0) NOT NULL,
  "tgl_bayar" TIMESTAMPTZ(3) NOT NULL,
  "sumber" VARCHAR(8) NOT NULL CHECK ("sumber" IN ('panggil', 'tanya')),
  "hasil" VARCHAR(13) NOT NULL,
  "waktu" TIMESTAMPTZ(3) NOT NULL,
  UNIQUE ("kode", "ntpn", "jumlah", "hasil", "sumber")
);
CREATE TRIGGER "pembayaran_tetap" BEFORE UPDATE OR DELETE ON "pembayaran" FOR EACH ROW EXECUTE FUNCTION "penetapan_tetap"();
