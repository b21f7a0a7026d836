-- CreateTable
CREATE TABLE "jangkar" (
    "nomor" INTEGER NOT NULL,
    "kunci" VARCHAR(80) NOT NULL,
    "sha256" CHAR(64) NOT NULL,
    "sampai" TIMESTAMPTZ(3) NOT NULL,
    "rantai" INTEGER NOT NULL,
    "dibuat" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "jangkar_pkey" PRIMARY KEY ("nomor")
);

-- What changed since the last anchor is found by time.
CREATE INDEX "riwayat_waktu_idx" ON "riwayat"("waktu");
