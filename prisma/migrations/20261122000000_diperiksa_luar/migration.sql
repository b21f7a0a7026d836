-- Companies are asked about in other systems again and again, the one that waited longest first.
ALTER TABLE "organisasi" ADD COLUMN "diperiksa_luar" TIMESTAMPTZ(3);
CREATE INDEX "organisasi_diperiksa_luar_idx" ON "organisasi"("diperiksa_luar" ASC NULLS FIRST) WHERE "jenis" = 'PERUSAHAAN';

-- They are found by these numbers at every answer.
CREATE INDEX "organisasi_nib_idx" ON "organisasi"("nib");
CREATE INDEX "organisasi_npwp_idx" ON "organisasi"("npwp");
