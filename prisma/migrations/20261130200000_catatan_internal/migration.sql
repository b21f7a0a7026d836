-- What officers of one ministry tell each other about a file. Never changed, never part of what a company or another ministry reads.
CREATE TABLE "catatan_internal" (
  "id" BIGSERIAL PRIMARY KEY,
  "id_pengajuan" BIGINT NOT NULL REFERENCES "pengajuan" ("id") ON DELETE RESTRICT ON UPDATE CASCADE,
  "kd_ga" VARCHAR(5) NOT NULL,
  "oleh" UUID NOT NULL,
  "nama" TEXT NOT NULL,
  "kode_peran" VARCHAR(20) NOT NULL,
  "teks" TEXT NOT NULL CHECK (char_length("teks") BETWEEN 1 AND 1000),
  "sebut" TEXT[] NOT NULL,
  "waktu" TIMESTAMPTZ(3) NOT NULL
);
CREATE INDEX "catatan_internal_berkas" ON "catatan_internal" ("id_pengajuan", "kd_ga", "id");
CREATE TRIGGER "catatan_internal_tetap" BEFORE UPDATE OR DELETE ON "catatan_internal"
  FOR EACH ROW EXECUTE FUNCTION "penetapan_tetap"();
