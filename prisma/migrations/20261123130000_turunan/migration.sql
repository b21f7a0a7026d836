-- Files that are made from others: a change names its parent (id_asal) and its reasons, a copy or a new attempt where it came from.
SET LOCAL lock_timeout = '30s';
ALTER TABLE "pengajuan" ADD COLUMN "id_rujukan" BIGINT, ADD COLUMN "perubahan" JSONB;
-- One open change of a decision at a time, drafts among them. The constant is that of the transition tables.
CREATE UNIQUE INDEX "pengajuan_satu_perubahan" ON "pengajuan" ("id_asal")
  WHERE "jenis_pengajuan" = '3' AND "kd_status" IN ('00','10','20','21','22','23','25','26','30','31','40','41','42','43');
