-- The stages of a balance year, kept by operators. Expand only: the release before neither reads nor writes them.
CREATE TABLE "tahap_neraca" (
    "tahun" INTEGER NOT NULL,
    "kode" VARCHAR(20) NOT NULL,
    "mulai" DATE NOT NULL,
    "sampai" DATE NOT NULL,
    CONSTRAINT "tahap_neraca_pkey" PRIMARY KEY ("tahun", "kode"),
    CONSTRAINT "tahap_neraca_urutan" CHECK ("mulai" <= "sampai")
);

-- An end never lies before its beginning. NOT VALID: rows that are there already are not asked, the release before writes none such.
ALTER TABLE "jadwal" ADD CONSTRAINT "jadwal_urutan" CHECK ("buka_buat" < "tutup_buat" AND "tutup_buat" <= "tutup_ubah") NOT VALID;
ALTER TABLE "pengumuman" ADD CONSTRAINT "pengumuman_urutan" CHECK ("sampai" IS NULL OR "mulai" < "sampai") NOT VALID;

-- The window that a file was submitted in: a schedule that is changed later does not judge it.
ALTER TABLE "pengajuan" ADD COLUMN "jadwal_kirim" JSONB;
