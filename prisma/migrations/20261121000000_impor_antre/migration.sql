-- Rows of a workbook that wait to be taken over, all at once. Unlogged: after a crash the workbook is read again.
CREATE UNLOGGED TABLE "impor_antre" (
    "id_impor" UUID NOT NULL,
    "jalan" INTEGER NOT NULL,
    "nomor" INTEGER NOT NULL,
    "id_baris" BIGINT NOT NULL,
    "seri" INTEGER,
    "data" JSONB NOT NULL,
    "uraian" TEXT NOT NULL,
    "hs" VARCHAR(8),
    "satuan" VARCHAR(3) NOT NULL,
    "jml" DECIMAL(18,3) NOT NULL,
    "kunci" VARCHAR(64) NOT NULL,

    CONSTRAINT "impor_antre_pkey" PRIMARY KEY ("id_impor", "jalan", "nomor")
);
