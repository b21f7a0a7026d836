-- Acting officials (Plh, Plt): who may act for whom, until when, and by which letter. A session chooses one of its namings.
SET LOCAL lock_timeout = '30s';
CREATE TABLE "penunjukan" (
  "id" UUID PRIMARY KEY DEFAULT gen_random_uuid(),
  "jenis" VARCHAR(3) NOT NULL CHECK ("jenis" IN ('Plh', 'Plt')),
  "id_pejabat" UUID NOT NULL REFERENCES "pengguna" ("id") ON DELETE RESTRICT ON UPDATE CASCADE,
  "id_pelaksana" UUID NOT NULL REFERENCES "pengguna" ("id") ON DELETE RESTRICT ON UPDATE CASCADE,
  "kode_peran" VARCHAR(20) NOT NULL CHECK ("kode_peran" IN ('KL_PEMUTUS', 'KL_KOORDINATOR')),
  "kd_ga" VARCHAR(10) NOT NULL,
  "jabatan" TEXT NOT NULL,
  "nomor_surat" TEXT NOT NULL,
  "mulai" TIMESTAMPTZ(3) NOT NULL,
  "sampai" TIMESTAMPTZ(3) NOT NULL,
  "ditunjuk_oleh" TEXT NOT NULL,
  "ditunjuk" TIMESTAMPTZ(3) NOT NULL DEFAULT now(),
  "diakhiri" TIMESTAMPTZ(3),
  "diakhiri_oleh" TEXT,
  "alasan_akhir" TEXT,
  CHECK ("sampai" > "mulai"),
  CHECK ("id_pejabat" <> "id_pelaksana")
);
CREATE INDEX "penunjukan_kd_ga" ON "penunjukan" ("kd_ga", "mulai");
CREATE INDEX "penunjukan_pelaksana" ON "penunjukan" ("id_pelaksana", "sampai");
CREATE INDEX "penunjukan_pejabat" ON "penunjukan" ("id_pejabat", "sampai");
CREATE TRIGGER "penunjukan_diberitahukan" AFTER INSERT OR DELETE OR UPDATE ON "penunjukan"
  FOR EACH STATEMENT EXECUTE FUNCTION "akun_berubah"();
ALTER TABLE "sesi" ADD COLUMN "id_penunjukan" UUID REFERENCES "penunjukan" ("id") ON DELETE SET NULL ON UPDATE CASCADE;
CREATE TRIGGER "sesi_bertindak_diberitahukan" AFTER UPDATE OF "id_penunjukan" ON "sesi"
  FOR EACH ROW EXECUTE FUNCTION "sesi_berubah"();
