-- Reminders that were given: each once for what it reminds of.
SET LOCAL lock_timeout = '30s';
CREATE TABLE "pengingat" (
  "id" SERIAL PRIMARY KEY,
  "id_pengajuan" BIGINT NOT NULL REFERENCES "pengajuan" ("id") ON DELETE CASCADE ON UPDATE CASCADE,
  "jenis" VARCHAR(10) NOT NULL CHECK ("jenis" IN ('perbaikan', 'berakhir', 'realisasi', 'jam')),
  "kunci" VARCHAR(20) NOT NULL,
  "waktu" TIMESTAMPTZ(3) NOT NULL,
  UNIQUE ("id_pengajuan", "jenis", "kunci")
);
