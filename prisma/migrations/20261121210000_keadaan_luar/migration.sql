-- How each outside system has answered lately, for operators. Neither what was asked nor what was answered.
CREATE TABLE "keadaan_luar" (
    "sistem" VARCHAR(40) NOT NULL,
    "berhasil_terakhir" TIMESTAMPTZ(3),
    "gagal_terakhir" TIMESTAMPTZ(3),
    "gagal_sejak" TIMESTAMPTZ(3),
    "gagal_beruntun" INTEGER NOT NULL DEFAULT 0,
    "sebab" VARCHAR(20),

    CONSTRAINT "keadaan_luar_pkey" PRIMARY KEY ("sistem")
);

CREATE TABLE "panggilan_luar" (
    "sistem" VARCHAR(40) NOT NULL,
    "jam" TIMESTAMPTZ(3) NOT NULL,
    "panggilan" INTEGER NOT NULL,
    "gagal" INTEGER NOT NULL,

    CONSTRAINT "panggilan_luar_pkey" PRIMARY KEY ("sistem", "jam")
);

-- Lists are shown in this order: a page is read, not the whole list sorted.
CREATE INDEX "referensi_jenis_urut_kode_idx" ON "referensi"("jenis", "urut", "kode");
