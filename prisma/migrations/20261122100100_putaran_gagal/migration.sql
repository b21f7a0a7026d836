-- What a round of the clock could not do. No key to the file: a note about a broken one must be possible.
CREATE TABLE "putaran_gagal" (
  "putaran" VARCHAR(40) NOT NULL,
  "sasaran" VARCHAR(80) NOT NULL,
  "id_pengajuan" BIGINT,
  "kesalahan" VARCHAR(300) NOT NULL,
  "kali" INTEGER NOT NULL DEFAULT 1,
  "sejak" TIMESTAMPTZ(3) NOT NULL,
  "terakhir" TIMESTAMPTZ(3) NOT NULL,
  CONSTRAINT "putaran_gagal_pkey" PRIMARY KEY ("putaran", "sasaran")
);
