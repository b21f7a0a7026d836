-- CreateTable
CREATE TABLE "percobaan_masuk" (
    "id" BIGSERIAL NOT NULL,
    "kunci" CHAR(64) NOT NULL,
    "waktu" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "percobaan_masuk_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE INDEX "percobaan_masuk_kunci_waktu_idx" ON "percobaan_masuk"("kunci", "waktu");
