-- AlterTable
ALTER TABLE "sesi" ADD COLUMN     "faktor" BOOLEAN NOT NULL DEFAULT false;

-- CreateTable
CREATE TABLE "tantangan" (
    "id_hash" CHAR(64) NOT NULL,
    "jenis" VARCHAR(12) NOT NULL,
    "ikat" CHAR(64) NOT NULL,
    "id_user" UUID NOT NULL,
    "keperluan" VARCHAR(20) NOT NULL,
    "muatan" TEXT NOT NULL,
    "dicoba" INTEGER NOT NULL DEFAULT 0,
    "sampai" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "tantangan_pkey" PRIMARY KEY ("id_hash")
);

-- CreateTable
CREATE TABLE "faktor_totp" (
    "id_user" UUID NOT NULL,
    "rahasia" TEXT NOT NULL,
    "langkah_terakhir" BIGINT NOT NULL,
    "dibuat" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "faktor_totp_pkey" PRIMARY KEY ("id_user")
);

-- CreateTable
CREATE TABLE "faktor_kunci" (
    "id" UUID NOT NULL,
    "id_user" UUID NOT NULL,
    "id_kredensial" VARCHAR(1400) NOT NULL,
    "nama" VARCHAR(60) NOT NULL,
    "kunci_publik" BYTEA NOT NULL,
    "pencacah" BIGINT NOT NULL,
    "satu_perangkat" BOOLEAN NOT NULL,
    "pengantar" TEXT[],
    "dibuat" TIMESTAMPTZ(3) NOT NULL,
    "terakhir" TIMESTAMPTZ(3),

    CONSTRAINT "faktor_kunci_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "kode_pemulihan" (
    "id_user" UUID NOT NULL,
    "hash" CHAR(64) NOT NULL,
    "dibuat" TIMESTAMPTZ(3) NOT NULL,
    "dipakai" TIMESTAMPTZ(3),

    CONSTRAINT "kode_pemulihan_pkey" PRIMARY KEY ("id_user","hash")
);

-- CreateTable
CREATE TABLE "setel_ulang_faktor" (
    "id" UUID NOT NULL,
    "id_user" UUID NOT NULL,
    "alasan" VARCHAR(500) NOT NULL,
    "peminta" UUID NOT NULL,
    "diminta" TIMESTAMPTZ(3) NOT NULL,
    "sampai" TIMESTAMPTZ(3) NOT NULL,
    "penutup" UUID,
    "ditutup" TIMESTAMPTZ(3),
    "hasil" VARCHAR(10),

    CONSTRAINT "setel_ulang_faktor_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE INDEX "tantangan_id_user_idx" ON "tantangan"("id_user");

-- CreateIndex
CREATE INDEX "tantangan_sampai_idx" ON "tantangan"("sampai");

-- CreateIndex
CREATE UNIQUE INDEX "faktor_kunci_id_kredensial_key" ON "faktor_kunci"("id_kredensial");

-- CreateIndex
CREATE INDEX "faktor_kunci_id_user_idx" ON "faktor_kunci"("id_user");

-- CreateIndex
CREATE INDEX "setel_ulang_faktor_id_user_idx" ON "setel_ulang_faktor"("id_user");

-- CreateIndex
CREATE INDEX "setel_ulang_faktor_sampai_idx" ON "setel_ulang_faktor"("sampai");

-- AddForeignKey
ALTER TABLE "tantangan" ADD CONSTRAINT "tantangan_id_user_fkey" FOREIGN KEY ("id_user") REFERENCES "pengguna"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "faktor_totp" ADD CONSTRAINT "faktor_totp_id_user_fkey" FOREIGN KEY ("id_user") REFERENCES "pengguna"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "faktor_kunci" ADD CONSTRAINT "faktor_kunci_id_user_fkey" FOREIGN KEY ("id_user") REFERENCES "pengguna"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "kode_pemulihan" ADD CONSTRAINT "kode_pemulihan_id_user_fkey" FOREIGN KEY ("id_user") REFERENCES "pengguna"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "setel_ulang_faktor" ADD CONSTRAINT "setel_ulang_faktor_id_user_fkey" FOREIGN KEY ("id_user") REFERENCES "pengguna"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- One open request an account: two administrators who ask at once work on the same one.
CREATE UNIQUE INDEX "setel_ulang_faktor_terbuka" ON "setel_ulang_faktor"("id_user") WHERE "ditutup" IS NULL;
