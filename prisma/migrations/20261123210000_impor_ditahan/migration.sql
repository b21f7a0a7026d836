-- A workbook is read first and taken later: what it would do is held until somebody takes it, or its time is over.
ALTER TABLE "impor" ADD COLUMN "cara" VARCHAR(8) NOT NULL DEFAULT 'langsung' CHECK ("cara" IN ('uji', 'langsung'));
ALTER TABLE "impor" ADD COLUMN "baru" INTEGER NOT NULL DEFAULT 0;
ALTER TABLE "impor" ADD COLUMN "berubah" INTEGER NOT NULL DEFAULT 0;
ALTER TABLE "impor" ADD COLUMN "laporan" JSONB;
-- The table of the reading that is held, and the version of the file that it was read against.
ALTER TABLE "impor" ADD COLUMN "jalan" VARCHAR(60);
ALTER TABLE "impor" ADD COLUMN "versi_berkas" INTEGER;
ALTER TABLE "impor" ADD COLUMN "berlaku_sampai" TIMESTAMPTZ(3);
ALTER TABLE "impor" ADD COLUMN "diambil_oleh" UUID;
ALTER TABLE "impor" ADD COLUMN "ulang" INTEGER NOT NULL DEFAULT 0;
CREATE INDEX "impor_ditahan" ON "impor" ("berlaku_sampai") WHERE "status" = 'SIAP';
