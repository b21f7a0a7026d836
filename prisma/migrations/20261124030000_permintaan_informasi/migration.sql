-- What a ministry asks of a company while the file lies at its desk (T37): one open a file, ended once, a late answer taken once.
SET LOCAL lock_timeout = '30s';
ALTER TABLE "pengajuan" ADD COLUMN "informasi_tenggat" TIMESTAMPTZ(3);
CREATE TABLE "permintaan_informasi" (
  "id" BIGSERIAL PRIMARY KEY,
  "id_pengajuan" BIGINT NOT NULL REFERENCES "pengajuan" ("id") ON DELETE RESTRICT ON UPDATE CASCADE,
  "seri" SMALLINT NOT NULL,
  "putaran" SMALLINT NOT NULL,
  "kd_status" VARCHAR(2) NOT NULL,
  "pertanyaan" TEXT NOT NULL,
  "diminta_dokumen" JSONB NOT NULL DEFAULT '[]',
  "tenggat" TIMESTAMPTZ(3) NOT NULL,
  "diminta_oleh" UUID NOT NULL,
  "nama_peminta" TEXT NOT NULL,
  "peran_peminta" VARCHAR(20) NOT NULL,
  "diminta_pada" TIMESTAMPTZ(3) NOT NULL,
  "status" VARCHAR(10) NOT NULL DEFAULT 'DIMINTA' CHECK ("status" IN ('DIMINTA', 'DIJAWAB', 'DITUTUP', 'LEWAT')),
  "jawaban" TEXT,
  "dokumen" JSONB NOT NULL DEFAULT '[]',
  "dijawab_oleh" UUID,
  "nama_penjawab" TEXT,
  "dijawab_pada" TIMESTAMPTZ(3),
  "alasan_tutup" TEXT,
  "ditutup_oleh" UUID,
  "nama_penutup" TEXT,
  "ditutup_pada" TIMESTAMPTZ(3),
  CONSTRAINT "permintaan_informasi_dijawab" CHECK (("status" = 'DIJAWAB') = ("dijawab_pada" IS NOT NULL)
    AND ("dijawab_pada" IS NULL) = ("jawaban" IS NULL)),
  CONSTRAINT "permintaan_informasi_ditutup" CHECK ("status" <> 'DITUTUP' OR ("alasan_tutup" IS NOT NULL AND "ditutup_pada" IS NOT NULL))
);
CREATE UNIQUE INDEX "permintaan_informasi_id_pengajuan_seri_key" ON "permintaan_informasi" ("id_pengajuan", "seri");
CREATE UNIQUE INDEX "permintaan_informasi_satu_terbuka" ON "permintaan_informasi" ("id_pengajuan") WHERE "status" = 'DIMINTA';
CREATE INDEX "permintaan_informasi_terbuka" ON "permintaan_informasi" ("tenggat") WHERE "status" = 'DIMINTA';
CREATE FUNCTION "permintaan_informasi_sekali"() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  akhir TEXT[] := ARRAY['status', 'jawaban', 'dokumen', 'dijawab_oleh', 'nama_penjawab', 'dijawab_pada', 'alasan_tutup', 'ditutup_oleh',
    'nama_penutup', 'ditutup_pada'];
BEGIN
  IF TG_OP = 'UPDATE' AND (to_jsonb(NEW) - akhir) = (to_jsonb(OLD) - akhir)
    AND ((OLD.status = 'DIMINTA' AND NEW.status <> 'DIMINTA') OR (OLD.status = 'LEWAT' AND NEW.status = 'DIJAWAB')) THEN
    RETURN NEW;
  END IF;
  RAISE EXCEPTION 'permintaan_informasi is append-only and ended once';
END
$$;
CREATE TRIGGER "permintaan_informasi_tetap" BEFORE UPDATE OR DELETE ON "permintaan_informasi"
  FOR EACH ROW EXECUTE FUNCTION "permintaan_informasi_sekali"();
ALTER TABLE "pengingat" DROP CONSTRAINT "pengingat_jenis_check";
ALTER TABLE "pengingat" ADD CONSTRAINT "pengingat_jenis_check"
  CHECK ("jenis" IN ('perbaikan', 'berakhir', 'realisasi', 'jam', 'keberatan', 'informasi'));
