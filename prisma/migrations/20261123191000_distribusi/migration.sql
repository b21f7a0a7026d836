-- To whom parts of a good go: rows below it, each with unit and quantity.
SET LOCAL lock_timeout = '30s';
ALTER TABLE "baris" ADD CONSTRAINT "baris_distribusi" CHECK ("jenis" <> 'distribusi' OR ("id_induk" IS NOT NULL
  AND "satuan" IS NOT NULL AND "jml" IS NOT NULL AND "jml" > 0)) NOT VALID;
ALTER TABLE "baris" VALIDATE CONSTRAINT "baris_distribusi";
-- A workbook of distribution alone.
ALTER TABLE "impor" DROP CONSTRAINT "impor_jenis_check";
ALTER TABLE "impor" ALTER COLUMN "jenis" TYPE VARCHAR(10);
ALTER TABLE "impor" ADD CONSTRAINT "impor_jenis_check" CHECK ("jenis" IN ('baris', 'realisasi', 'distribusi'));
