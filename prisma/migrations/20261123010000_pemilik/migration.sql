-- Who owns a case: a company, or the ministry that files it (PK). kd_ga stays the ministry that handles it.
ALTER TABLE "pengajuan" ALTER COLUMN "id_organisasi" DROP NOT NULL;
ALTER TABLE "pengajuan" ADD COLUMN "kd_ga_pemilik" VARCHAR(5);

-- NOT VALID: every row that stands has a company, and is not read under the lock. New rows are held to it.
ALTER TABLE "pengajuan" ADD CONSTRAINT "pengajuan_pemilik"
  CHECK (("id_organisasi" IS NULL) <> ("kd_ga_pemilik" IS NULL)) NOT VALID;

-- Cases of a ministry, newest first, drafts among them.
CREATE INDEX "pengajuan_pemilik_ga" ON "pengajuan" ("kd_ga_pemilik", "created_at" DESC, "id" DESC)
  WHERE "kd_ga_pemilik" IS NOT NULL;
