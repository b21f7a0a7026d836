-- Of each kind of file the earliest due date: how long the oldest late one has been late.
SET LOCAL lock_timeout = '30s';
ALTER TABLE "rekap_berkas" ADD COLUMN "tenggat" TIMESTAMPTZ(3);
