-- When all files that waited for a called meeting had been put to its agenda: it does not begin before (ADR 90).
SET LOCAL lock_timeout = '30s';

ALTER TABLE "rakor" ADD COLUMN "ditarik_pada" TIMESTAMPTZ(3);
UPDATE "rakor" SET "ditarik_pada" = "diubah" WHERE "kd_status" <> '10';
