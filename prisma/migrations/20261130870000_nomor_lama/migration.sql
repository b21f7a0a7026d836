-- Processes remember the numbers of what was submitted before the last hour, in that order. Whoever writes into that past (a restored
-- case, a clock of another machine) says so.
SET LOCAL lock_timeout = '10s';
CREATE FUNCTION "nomor_lama"() RETURNS trigger LANGUAGE plpgsql AS $$
  BEGIN
    PERFORM pg_notify('nomor_lama', NEW."kd_ga");
    RETURN NULL;
  END;
$$;
CREATE TRIGGER "nomor_lama" AFTER INSERT OR UPDATE OF "tgl_kirim", "kd_ga", "no_aju" ON "pengajuan" FOR EACH ROW
  WHEN (NEW."tgl_kirim" < now() - interval '30 minutes') EXECUTE FUNCTION "nomor_lama"();
