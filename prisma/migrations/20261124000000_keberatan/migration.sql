-- Objections to decisions (T35): one open a file, one a decision unless it was withdrawn, answered once.
SET LOCAL lock_timeout = '30s';
CREATE TABLE "keberatan" (
  "id" BIGSERIAL PRIMARY KEY,
  "id_pengajuan" BIGINT NOT NULL REFERENCES "pengajuan" ("id") ON DELETE RESTRICT ON UPDATE CASCADE,
  "versi_pengajuan" INTEGER NOT NULL,
  "kd_status" VARCHAR(2) NOT NULL,
  "alasan" TEXT NOT NULL,
  "butir" JSONB NOT NULL DEFAULT '[]',
  "status" VARCHAR(10) NOT NULL DEFAULT 'DIAJUKAN' CHECK ("status" IN ('DIAJUKAN', 'DIKABULKAN', 'DITOLAK', 'DITARIK')),
  "diajukan_oleh" UUID NOT NULL,
  "nama_pengaju" TEXT NOT NULL,
  "diajukan_pada" TIMESTAMPTZ(3) NOT NULL,
  "tenggat_jawab" TIMESTAMPTZ(3) NOT NULL,
  "jawaban" TEXT,
  "dasar_hukum" TEXT,
  "ditutup_oleh" UUID,
  "nama_penutup" TEXT,
  "ditutup_pada" TIMESTAMPTZ(3),
  "id_turunan" BIGINT REFERENCES "pengajuan" ("id") ON DELETE SET NULL ON UPDATE CASCADE,
  CONSTRAINT "keberatan_ditutup" CHECK (("status" = 'DIAJUKAN') = ("ditutup_pada" IS NULL)),
  CONSTRAINT "keberatan_jawaban" CHECK ("status" NOT IN ('DIKABULKAN', 'DITOLAK') OR "jawaban" IS NOT NULL)
);
CREATE INDEX "keberatan_id_pengajuan_idx" ON "keberatan" ("id_pengajuan");
CREATE UNIQUE INDEX "keberatan_id_turunan_key" ON "keberatan" ("id_turunan");
CREATE UNIQUE INDEX "keberatan_satu_terbuka" ON "keberatan" ("id_pengajuan") WHERE "status" = 'DIAJUKAN';
CREATE UNIQUE INDEX "keberatan_satu_keputusan" ON "keberatan" ("id_pengajuan", "kd_status") WHERE "status" <> 'DITARIK';
CREATE INDEX "keberatan_terbuka" ON "keberatan" ("tenggat_jawab") WHERE "status" = 'DIAJUKAN';
CREATE FUNCTION "keberatan_sekali"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  -- A draft that a grant has opened may be deleted by its owner: the link goes, the answer stays.
  IF TG_OP = 'UPDATE' AND NEW.id_turunan IS NULL
    AND (to_jsonb(NEW) - 'id_turunan') = (to_jsonb(OLD) - 'id_turunan') THEN
    RETURN NEW;
  END IF;
  IF TG_OP = 'UPDATE' AND OLD.status = 'DIAJUKAN'
    AND NEW.status <> 'DIAJUKAN'
    AND (to_jsonb(NEW) - ARRAY['status', 'jawaban', 'dasar_hukum', 'ditutup_oleh', 'nama_penutup', 'ditutup_pada', 'id_turunan'])
      = (to_jsonb(OLD) - ARRAY['status', 'jawaban', 'dasar_hukum', 'ditutup_oleh', 'nama_penutup', 'ditutup_pada', 'id_turunan']) THEN
    RETURN NEW;
  END IF;
  RAISE EXCEPTION 'keberatan is append-only and answered once';
END
$$;
CREATE TRIGGER "keberatan_tetap" BEFORE UPDATE OR DELETE ON "keberatan" FOR EACH ROW EXECUTE FUNCTION "keberatan_sekali"();
ALTER TABLE "pengingat" DROP CONSTRAINT "pengingat_jenis_check";
ALTER TABLE "pengingat" ADD CONSTRAINT "pengingat_jenis_check"
  CHECK ("jenis" IN ('perbaikan', 'berakhir', 'realisasi', 'jam', 'keberatan'));
