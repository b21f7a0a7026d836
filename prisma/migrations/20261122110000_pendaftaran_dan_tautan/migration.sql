-- CreateTable
CREATE TABLE "pendaftaran" (
    "id" UUID NOT NULL,
    "id_organisasi" UUID NOT NULL,
    "pemohon" TEXT NOT NULL,
    "alamat" VARCHAR(45),
    "id_inaport" VARCHAR(60),
    "dibuat" TIMESTAMPTZ(3) NOT NULL,
    "kunci" CHAR(64),
    "sampai" TIMESTAMPTZ(3),
    "pilihan" TEXT,
    "password_hash" TEXT,
    "kunci_surel" CHAR(64),
    "sampai_surel" TIMESTAMPTZ(3),
    "selesai" TIMESTAMPTZ(3),

    CONSTRAINT "pendaftaran_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "surel_tunggu" (
    "id_user" UUID NOT NULL,
    "surel" TEXT NOT NULL,
    "lama" TEXT NOT NULL,
    "alamat" VARCHAR(45),
    "dibuat" TIMESTAMPTZ(3) NOT NULL,
    "kunci" CHAR(64),
    "sampai" TIMESTAMPTZ(3) NOT NULL,
    "kunci_batal" CHAR(64),
    "sampai_batal" TIMESTAMPTZ(3) NOT NULL,
    "dipakai" TIMESTAMPTZ(3),

    CONSTRAINT "surel_tunggu_pkey" PRIMARY KEY ("id_user")
);

-- CreateTable
CREATE TABLE "tautan_identitas" (
    "issuer" VARCHAR(300) NOT NULL,
    "subject" VARCHAR(255) NOT NULL,
    "id_user" UUID NOT NULL,
    "dibuat" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "tautan_identitas_pkey" PRIMARY KEY ("issuer","subject")
);

-- CreateIndex
CREATE UNIQUE INDEX "pendaftaran_kunci_key" ON "pendaftaran"("kunci");

-- CreateIndex
CREATE UNIQUE INDEX "pendaftaran_kunci_surel_key" ON "pendaftaran"("kunci_surel");

-- CreateIndex
CREATE INDEX "pendaftaran_id_organisasi_dibuat_idx" ON "pendaftaran"("id_organisasi", "dibuat");

-- CreateIndex
CREATE INDEX "pendaftaran_dibuat_idx" ON "pendaftaran"("dibuat");

-- CreateIndex
CREATE UNIQUE INDEX "surel_tunggu_kunci_key" ON "surel_tunggu"("kunci");

-- CreateIndex
CREATE UNIQUE INDEX "surel_tunggu_kunci_batal_key" ON "surel_tunggu"("kunci_batal");

-- CreateIndex
CREATE INDEX "surel_tunggu_sampai_batal_idx" ON "surel_tunggu"("sampai_batal");

-- CreateIndex
CREATE INDEX "tautan_identitas_id_user_idx" ON "tautan_identitas"("id_user");

-- CreateIndex
CREATE UNIQUE INDEX "tautan_identitas_issuer_id_user_key" ON "tautan_identitas"("issuer", "id_user");

-- AddForeignKey
ALTER TABLE "pendaftaran" ADD CONSTRAINT "pendaftaran_id_organisasi_fkey" FOREIGN KEY ("id_organisasi") REFERENCES "organisasi"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "surel_tunggu" ADD CONSTRAINT "surel_tunggu_id_user_fkey" FOREIGN KEY ("id_user") REFERENCES "pengguna"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "tautan_identitas" ADD CONSTRAINT "tautan_identitas_id_user_fkey" FOREIGN KEY ("id_user") REFERENCES "pengguna"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- What is personal of accounts that were deleted before goes, too.
UPDATE "pengguna" SET "email" = '', "position" = NULL, "employee_number" = NULL WHERE "dihapus" IS NOT NULL;
