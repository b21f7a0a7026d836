-- What a company gives back of a decision (T33): every surrender stays, its paper has a version.
SET LOCAL lock_timeout = '30s';
ALTER TABLE "pengajuan" ADD COLUMN "versi_keputusan" SMALLINT NOT NULL DEFAULT 1;
CREATE TABLE "penyerahan" (
  "id_pengajuan" BIGINT NOT NULL REFERENCES "pengajuan" ("id") ON DELETE RESTRICT ON UPDATE CASCADE,
  "versi" SMALLINT NOT NULL CHECK ("versi" > 1),
  "alasan" TEXT NOT NULL,
  "id_user" UUID NOT NULL,
  "nama" TEXT NOT NULL,
  "waktu" TIMESTAMPTZ(3) NOT NULL,
  PRIMARY KEY ("id_pengajuan", "versi")
);
CREATE TABLE "penyerahan_baris" (
  "id_pengajuan" BIGINT NOT NULL,
  "id_baris" BIGINT NOT NULL,
  "versi" SMALLINT NOT NULL,
  "jml" NUMERIC(18, 3) NOT NULL CHECK ("jml" > 0),
  PRIMARY KEY ("id_pengajuan", "id_baris", "versi"),
  FOREIGN KEY ("id_pengajuan", "versi") REFERENCES "penyerahan" ("id_pengajuan", "versi") ON DELETE RESTRICT ON UPDATE CASCADE,
  FOREIGN KEY ("id_baris", "id_pengajuan") REFERENCES "baris" ("id", "id_pengajuan") ON DELETE RESTRICT ON UPDATE CASCADE
);
CREATE TRIGGER "penyerahan_tetap" BEFORE UPDATE OR DELETE ON "penyerahan" FOR EACH ROW EXECUTE FUNCTION "penetapan_tetap"();
CREATE TRIGGER "penyerahan_baris_tetap" BEFORE UPDATE OR DELETE ON "penyerahan_baris"
  FOR EACH ROW EXECUTE FUNCTION "penetapan_tetap"();
