-- When all files that waited for a called meeting had been put to its agenda: it does not begin before (ADR 90).
SET LOCAL lock_timeout = '30s';

ALTER TABLE "rakor" ADD COLUMN "ditarik_pada" TIMESTAMPTZ(3);
UPDATE "rakor" r SET "ditarik_pada" = "diubah" WHERE "kd_status" <> '10' AND NOT EXISTS (SELECT 1 FROM "outbox" o
  WHERE o."jenis" = 'rapat' AND o."status" = 'MENUNGGU' AND o."muatan" ->> 'aksi' = 'tarik' AND o."muatan" ->> 'id_rakor' = r."id"::text);
