-- Lists of a firm: order, filters and total from the index alone.
DROP INDEX "pengajuan_id_organisasi_fl_arsip_created_at_id_idx";
DROP INDEX "pengajuan_id_organisasi_kd_rekom_created_at_id_idx";
CREATE INDEX "pengajuan_daftar" ON "pengajuan"
  ("id_organisasi", "fl_arsip", "created_at" DESC, "id" DESC, "kd_rekom", "kd_status", "tahun", "kd_komoditas", "status_kirim", "status_billing");

-- Lists of a ministry, newest submission first (the schema cannot say NULLS LAST).
CREATE INDEX "pengajuan_kl_kirim" ON "pengajuan" ("kd_ga", "tgl_kirim" DESC NULLS LAST, "id" DESC) WHERE "kd_status" <> '00';
-- The same for those who see every ministry.
CREATE INDEX "pengajuan_semua_kirim" ON "pengajuan" ("tgl_kirim" DESC NULLS LAST, "id" DESC) WHERE "kd_status" <> '00';
CREATE INDEX "pengajuan_semua_baru" ON "pengajuan" ("created_at" DESC, "id" DESC) WHERE "kd_status" <> '00';

-- Another open application of the same kind is looked for at every save.
DROP INDEX "pengajuan_npwp_kd_komoditas_tahun_kd_rekom_idx";
CREATE INDEX "pengajuan_npwp_kd_komoditas_tahun_kd_rekom_kd_status_idx" ON "pengajuan"("npwp", "kd_komoditas", "tahun", "kd_rekom", "kd_status");

-- Sessions are remembered for seconds in every process: what ends or changes one is told to all of them at once.
-- The migration engine splits the script at every semicolon, so \003B stands for those of the bodies.
CREATE FUNCTION "sesi_berubah"() RETURNS trigger LANGUAGE plpgsql AS
  U&'BEGIN PERFORM pg_notify(''sesi_berubah'', OLD.id_hash)\003B RETURN NULL\003B END\003B';
CREATE TRIGGER "sesi_diberitahukan" AFTER DELETE OR UPDATE OF "id_user", "csrf", "sampai", "token_sampai" ON "sesi"
  FOR EACH ROW EXECUTE FUNCTION "sesi_berubah"();
CREATE FUNCTION "akun_berubah"() RETURNS trigger LANGUAGE plpgsql AS
  U&'BEGIN PERFORM pg_notify(''sesi_berubah'', '''')\003B RETURN NULL\003B END\003B';
CREATE TRIGGER "pengguna_diberitahukan" AFTER DELETE OR UPDATE OF "fullname", "kode_peran", "id_organisasi", "kd_ga", "aktif" ON "pengguna"
  FOR EACH STATEMENT EXECUTE FUNCTION "akun_berubah"();
CREATE TRIGGER "organisasi_diberitahukan" AFTER INSERT OR DELETE OR UPDATE OF "isbranch", "id_induk" ON "organisasi"
  FOR EACH STATEMENT EXECUTE FUNCTION "akun_berubah"();
