-- Expand: personal data of accounts is stored encrypted from now on. The look-up value finds a NIK again.
-- Rows of before are read as they are and encrypted by the hourly sweep. A later release may then demand it.
ALTER TABLE "pengguna" ADD COLUMN "nik_indeks" CHAR(64);

CREATE INDEX "pengguna_nik_indeks_idx" ON "pengguna"("nik_indeks");
