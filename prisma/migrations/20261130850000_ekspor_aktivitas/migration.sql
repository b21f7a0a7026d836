-- The list of sign-ins can be exported, too.
ALTER TABLE "ekspor" DROP CONSTRAINT "ekspor_daftar_check";
ALTER TABLE "ekspor" ADD CONSTRAINT "ekspor_daftar_check"
  CHECK ("daftar" IN ('berkas', 'kl', 'antrean', 'monitoring', 'keputusan', 'rapat', 'aktivitas'));
