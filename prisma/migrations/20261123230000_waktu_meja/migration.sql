-- How long files stay at a desk: stays that ended on a day, by how many working days they took. The worker counts days once
-- they are over, and the last two again and again; what monitoring shows is added up from here, never from the history.
SET LOCAL lock_timeout = '30s';
CREATE TABLE "rekap_meja" (
  -- Day (Jakarta) on which files left the desk.
  "tanggal" DATE NOT NULL,
  "kd_ga" VARCHAR(5) NOT NULL,
  "kd_rekom" CHAR(2) NOT NULL,
  "tahun" SMALLINT NOT NULL,
  "meja" VARCHAR(12) NOT NULL,
  "hari" INTEGER NOT NULL CHECK ("hari" >= 0),
  "n" INTEGER NOT NULL CHECK ("n" > 0),
  PRIMARY KEY ("tanggal", "kd_ga", "kd_rekom", "tahun", "meja", "hari")
);
-- One row: up to when stays were counted.
CREATE TABLE "rekap_meja_waktu" ("id" SMALLINT PRIMARY KEY DEFAULT 1 CHECK ("id" = 1), "pada" TIMESTAMPTZ(3) NOT NULL);
