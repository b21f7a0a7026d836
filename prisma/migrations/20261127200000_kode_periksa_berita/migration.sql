-- By which anybody may ask for the state of minutes. Those that were made final before have none: their paper names none.
SET LOCAL lock_timeout = '30s';

ALTER TABLE "rakor_versi" ADD COLUMN "kode_periksa" VARCHAR(30);
CREATE UNIQUE INDEX "rakor_versi_kode_periksa_key" ON "rakor_versi"("kode_periksa");
CREATE INDEX "rakor_versi_sha256" ON "rakor_versi"("sha256");
