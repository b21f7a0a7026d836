-- Of which row of its decision a row of a change is the successor (T22): what was realised of that one counts for this one.
SET LOCAL lock_timeout = '30s';
ALTER TABLE "baris" ADD COLUMN "id_asal" BIGINT;
CREATE INDEX "baris_asal" ON "baris" ("id_asal") WHERE "id_asal" IS NOT NULL;
