-- What a company's uploads take is counted against its quota.
ALTER TABLE "impor" ADD COLUMN "ukuran" BIGINT NOT NULL DEFAULT 0;
CREATE INDEX "dokumen_id_organisasi_idx" ON "dokumen"("id_organisasi");
