-- An extension of dates (jenis 4) stands beside a change: one of the two of a decision at a time. And the last day that an official
-- gives to a decision is kept with his sheet.
SET LOCAL lock_timeout = '30s';
DROP INDEX "pengajuan_satu_perubahan";
CREATE UNIQUE INDEX "pengajuan_satu_perubahan" ON "pengajuan" ("id_asal")
  WHERE "jenis_pengajuan" IN ('3','4') AND "kd_status" IN ('00','10','20','21','22','23','25','26','30','31','40','41','42','43');
ALTER TABLE "keputusan" ADD COLUMN "berlaku_sampai" DATE;
