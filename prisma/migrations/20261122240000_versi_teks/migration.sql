-- Version of the text that the hash of a history row covers. Rows that stand were written in version 1.
ALTER TABLE "riwayat" ADD COLUMN "versi_teks" SMALLINT NOT NULL DEFAULT 1;
ALTER TABLE "riwayat_akun" ADD COLUMN "versi_teks" SMALLINT NOT NULL DEFAULT 1;

-- NOT VALID: the rows that stand have the default, and are not read under the lock. New rows are held to it.
ALTER TABLE "riwayat" ADD CONSTRAINT "riwayat_versi_teks" CHECK ("versi_teks" IN (1, 2)) NOT VALID;
ALTER TABLE "riwayat_akun" ADD CONSTRAINT "riwayat_akun_versi_teks" CHECK ("versi_teks" IN (1, 2)) NOT VALID;

-- Within a chain the version never falls. The first row of a chain has nothing before it and is not asked.
CREATE FUNCTION "riwayat_versi_naik"() RETURNS trigger LANGUAGE plpgsql AS $$
  BEGIN
    IF NEW."versi_teks" < (SELECT r."versi_teks" FROM "riwayat" r
        WHERE r."id_pengajuan" = NEW."id_pengajuan" AND r."urut" < NEW."urut" ORDER BY r."urut" DESC LIMIT 1)
    THEN RAISE EXCEPTION 'versi_teks of a chain never falls' USING ERRCODE = 'check_violation';
    END IF;
    RETURN NEW;
  END;
$$;
CREATE TRIGGER "riwayat_versi_naik" BEFORE INSERT ON "riwayat" FOR EACH ROW WHEN (NEW."urut" > 1)
  EXECUTE FUNCTION "riwayat_versi_naik"();

CREATE FUNCTION "riwayat_akun_versi_naik"() RETURNS trigger LANGUAGE plpgsql AS $$
  BEGIN
    IF NEW."versi_teks" < (SELECT r."versi_teks" FROM "riwayat_akun" r
        WHERE r."objek" = NEW."objek" AND r."id_objek" = NEW."id_objek" AND r."urut" < NEW."urut"
        ORDER BY r."urut" DESC LIMIT 1)
    THEN RAISE EXCEPTION 'versi_teks of a chain never falls' USING ERRCODE = 'check_violation';
    END IF;
    RETURN NEW;
  END;
$$;
CREATE TRIGGER "riwayat_akun_versi_naik" BEFORE INSERT ON "riwayat_akun" FOR EACH ROW WHEN (NEW."urut" > 1)
  EXECUTE FUNCTION "riwayat_akun_versi_naik"();
