-- Files counted by what monitoring asks for, renewed by the worker: no list of a million is counted for a headline.
SET LOCAL lock_timeout = '30s';
CREATE TABLE "rekap_berkas" (
  "kd_ga" VARCHAR(5) NOT NULL,
  "kd_rekom" CHAR(2) NOT NULL,
  "tahun" SMALLINT NOT NULL,
  "kd_status" CHAR(2) NOT NULL,
  "status_kirim" VARCHAR(10) NOT NULL,
  "status_billing" VARCHAR(14) NOT NULL,
  -- The legal clock had run out when it was counted.
  "lewat" BOOLEAN NOT NULL,
  "n" INTEGER NOT NULL CHECK ("n" > 0),
  PRIMARY KEY ("kd_ga", "kd_rekom", "tahun", "kd_status", "status_kirim", "status_billing", "lewat")
);
-- One row: when the counts were taken.
CREATE TABLE "rekap_waktu" ("id" SMALLINT PRIMARY KEY DEFAULT 1 CHECK ("id" = 1), "pada" TIMESTAMPTZ(3) NOT NULL);
-- Counting reads this index alone.
DROP INDEX "pengajuan_kelompok";
CREATE INDEX "pengajuan_kelompok" ON "pengajuan"
  ("kd_ga", "kd_rekom", "kd_status", "status_kirim", "tahun", "status_billing", "sla_tenggat");
