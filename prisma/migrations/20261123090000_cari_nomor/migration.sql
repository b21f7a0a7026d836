-- A part of a number that very many files have is looked for down the list, from this index alone: the list's order, and
-- the number beside it.
SET LOCAL lock_timeout = '30s';
CREATE INDEX "pengajuan_kl_nomor" ON "pengajuan" ("kd_ga", "tgl_kirim" DESC NULLS LAST, "id" DESC) INCLUDE ("no_aju", "kd_rekom")
  WHERE "kd_status" <> '00';
DROP INDEX "pengajuan_kl_kirim";
