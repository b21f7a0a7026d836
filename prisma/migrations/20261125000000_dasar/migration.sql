-- What a case draws from: a plan or a case that was determined for its company (dasar TARIK); without one it asks the nation
-- (USULAN). 'One open' counts per basis. A window of its own for what draws: empty = from the determination to the end of the year.
SET LOCAL lock_timeout = '30s';

ALTER TABLE "pengajuan" ADD COLUMN "id_sumber" BIGINT;
ALTER TABLE "jadwal" ADD COLUMN "buka_tarik" TIMESTAMPTZ(3), ADD COLUMN "tutup_tarik" TIMESTAMPTZ(3);
ALTER TABLE "jadwal" ADD CONSTRAINT "jadwal_tarik" CHECK ("buka_tarik" IS NULL OR "tutup_tarik" IS NULL OR "buka_tarik" < "tutup_tarik");

CREATE INDEX "pengajuan_sumber" ON "pengajuan" ("id_sumber") WHERE "id_sumber" IS NOT NULL;
CREATE UNIQUE INDEX "pengajuan_satu_dasar" ON "pengajuan" ("npwp", "kd_komoditas", "tahun", "kd_rekom", "kd_ga_pemilik", "id_asal", ("id_sumber" IS NOT NULL))
  NULLS NOT DISTINCT WHERE "kd_rekom" IN ('01','02','03','04','05','06','07','08')
    AND "kd_status" IN ('10','20','21','22','23','25','26','30','31','40','41','42','43');
DROP INDEX "pengajuan_satu_izin";
