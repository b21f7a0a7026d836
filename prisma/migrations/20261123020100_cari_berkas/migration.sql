-- What officers search files by: one row a file, made when it is submitted. `teks` has the company's name, the commodity's
-- and the distinct texts of the goods, `awal` what is searched by its beginning: U+001E before HS codes and NIB, U+001D
-- before the NPWP. Both are read by ILIKE with wildcards; the separators keep words of two entries apart.
CREATE TABLE "cari_berkas" (
  "id_pengajuan" BIGINT NOT NULL,
  "aju" VARCHAR(26) NOT NULL,
  "awal" TEXT NOT NULL,
  "teks" TEXT NOT NULL,
  CONSTRAINT "cari_berkas_pkey" PRIMARY KEY ("id_pengajuan")
);

CREATE FUNCTION "cari_berkas_dari"("dicari" BIGINT[]) RETURNS SETOF "cari_berkas" LANGUAGE sql STABLE AS $$
  SELECT p."id", p."no_aju",
    E'\x1e' || COALESCE(o."nib", '') || E'\x1d' || p."npwp" || COALESCE(b."hs", '') || E'\x1f',
    E'\x1f' || o."nama" || E'\x1f' || COALESCE(k."ur_komoditas", '') || COALESCE(b."uraian", '') || E'\x1f'
  FROM "pengajuan" p JOIN "organisasi" o ON o."id" = p."id_organisasi"
  LEFT JOIN "kelompok_komoditas" k ON k."kd_komoditas" = p."kd_komoditas"
  LEFT JOIN LATERAL (
    SELECT string_agg(DISTINCT E'\x1e' || r."hs", '') AS "hs", string_agg(DISTINCT E'\x1f' || r."uraian", '') AS "uraian"
    FROM "pengajuan_baris" r WHERE r."id_pengajuan" = p."id"
  ) b ON true
  WHERE p."id" = ANY ("dicari");
$$;

-- The files that stand, at once; drafts get theirs when they are submitted.
INSERT INTO "cari_berkas"
  SELECT p."id", p."no_aju",
    E'\x1e' || COALESCE(o."nib", '') || E'\x1d' || p."npwp" || COALESCE(b."hs", '') || E'\x1f',
    E'\x1f' || o."nama" || E'\x1f' || COALESCE(k."ur_komoditas", '') || COALESCE(b."uraian", '') || E'\x1f'
  FROM "pengajuan" p JOIN "organisasi" o ON o."id" = p."id_organisasi"
  LEFT JOIN "kelompok_komoditas" k ON k."kd_komoditas" = p."kd_komoditas"
  LEFT JOIN (
    SELECT r."id_pengajuan", string_agg(DISTINCT E'\x1e' || r."hs", '') AS "hs", string_agg(DISTINCT E'\x1f' || r."uraian", '') AS "uraian"
    FROM "pengajuan_baris" r GROUP BY r."id_pengajuan"
  ) b ON b."id_pengajuan" = p."id"
  WHERE p."kd_status" <> '00';
ALTER TABLE "cari_berkas" ADD CONSTRAINT "cari_berkas_id_pengajuan_fkey" FOREIGN KEY ("id_pengajuan") REFERENCES "pengajuan"("id") ON DELETE CASCADE ON UPDATE CASCADE;
CREATE INDEX "cari_berkas_trgm" ON "cari_berkas" USING gin ("teks" gin_trgm_ops, "awal" gin_trgm_ops, "aju" gin_trgm_ops);

-- A submission is frozen in its own transaction, whichever release sends it: then its row is written anew.
CREATE FUNCTION "cari_berkas_kiriman"() RETURNS trigger LANGUAGE plpgsql AS $$
  BEGIN
    INSERT INTO "cari_berkas" SELECT * FROM "cari_berkas_dari"(ARRAY[NEW."id_pengajuan"])
      ON CONFLICT ("id_pengajuan") DO UPDATE SET "awal" = EXCLUDED."awal", "teks" = EXCLUDED."teks";
    RETURN NULL;
  END;
$$;
CREATE TRIGGER "cari_berkas_kiriman" AFTER INSERT ON "kiriman" FOR EACH ROW EXECUTE FUNCTION "cari_berkas_kiriman"();

-- Names change seldom, and then for every file of the company or the commodity.
CREATE FUNCTION "cari_berkas_nama"() RETURNS trigger LANGUAGE plpgsql AS $$
  BEGIN
    UPDATE "cari_berkas" c SET "awal" = b."awal", "teks" = b."teks"
    FROM "cari_berkas_dari"(ARRAY(SELECT p."id" FROM "pengajuan" p WHERE p."id_organisasi" = NEW."id")) b
    WHERE c."id_pengajuan" = b."id_pengajuan";
    RETURN NULL;
  END;
$$;
CREATE TRIGGER "cari_berkas_nama" AFTER UPDATE OF "nama", "nib" ON "organisasi" FOR EACH ROW
  WHEN (OLD."nama" IS DISTINCT FROM NEW."nama" OR OLD."nib" IS DISTINCT FROM NEW."nib") EXECUTE FUNCTION "cari_berkas_nama"();
CREATE FUNCTION "cari_berkas_komoditas"() RETURNS trigger LANGUAGE plpgsql AS $$
  BEGIN
    UPDATE "cari_berkas" c SET "teks" = b."teks"
    FROM "cari_berkas_dari"(ARRAY(SELECT p."id" FROM "pengajuan" p WHERE p."kd_komoditas" = NEW."kd_komoditas")) b
    WHERE c."id_pengajuan" = b."id_pengajuan";
    RETURN NULL;
  END;
$$;
CREATE TRIGGER "cari_berkas_komoditas" AFTER UPDATE OF "ur_komoditas" ON "kelompok_komoditas" FOR EACH ROW
  WHEN (OLD."ur_komoditas" IS DISTINCT FROM NEW."ur_komoditas") EXECUTE FUNCTION "cari_berkas_komoditas"();

-- Permits whose validity ends, every minute.
CREATE INDEX "pengajuan_berlaku" ON "pengajuan" ("kd_status", "berlaku_sampai", "id") WHERE "berlaku_sampai" IS NOT NULL;
-- Figures of the filter, from the index alone; lists in the order of companies' names.
CREATE INDEX "pengajuan_kelompok" ON "pengajuan" ("kd_ga", "kd_rekom", "kd_status", "status_kirim", "tahun");
CREATE INDEX "organisasi_nama" ON "organisasi" ("nama", "id");
-- What an officer has had on his desk: his queue leaves these out, his figures of the week count them.
CREATE INDEX "riwayat_petugas" ON "riwayat" ("id_user", "waktu") WHERE "id_user" IS NOT NULL;
