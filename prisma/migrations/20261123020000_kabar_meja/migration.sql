-- A notice to a desk of officers (a role, of one ministry or of all) is one row, whoever sits there; who has read it is
-- kept beside it. `urut_meja` counts the notices of a desk without gaps, so that counts are differences.
ALTER TABLE "notifikasi" ALTER COLUMN "user_id" DROP NOT NULL;
ALTER TABLE "notifikasi" ADD COLUMN "meja" VARCHAR(30), ADD COLUMN "urut_meja" INTEGER, ADD COLUMN "kecuali" UUID;

-- Who sits at which desk, and since which of its notices: earlier ones he never sees.
CREATE TABLE "petugas_meja" (
  "id_user" UUID NOT NULL,
  "meja" VARCHAR(30) NOT NULL,
  "sejak" INTEGER NOT NULL,
  CONSTRAINT "petugas_meja_pkey" PRIMARY KEY ("id_user", "meja")
);
ALTER TABLE "petugas_meja" ADD CONSTRAINT "petugas_meja_id_user_fkey" FOREIGN KEY ("id_user") REFERENCES "pengguna"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- What a person has read of a desk: one notice, or (`semua`) all up to it.
CREATE TABLE "tanda_baca" (
  "id_user" UUID NOT NULL,
  "meja" VARCHAR(30) NOT NULL,
  "semua" BOOLEAN NOT NULL,
  "urut" INTEGER NOT NULL,
  "waktu" TIMESTAMPTZ(3) NOT NULL,
  CONSTRAINT "tanda_baca_pkey" PRIMARY KEY ("id_user", "meja", "semua", "urut")
);
ALTER TABLE "tanda_baca" ADD CONSTRAINT "tanda_baca_id_user_fkey" FOREIGN KEY ("id_user") REFERENCES "pengguna"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- The notices that stand: rows of one event for the same desk become one, when those who sit there now see afterwards
-- exactly what they saw before. The others stay what they are. A notice whose mail is still to go keeps its own row.
CREATE TEMPORARY TABLE "duduk" ON COMMIT DROP AS
  SELECT p."id" AS "id_user", p."aktif", m."meja"
  FROM "pengguna" p CROSS JOIN LATERAL unnest(ARRAY[p."kode_peran"::text, p."kode_peran" || ':' || p."kd_ga"]) AS m("meja")
  WHERE m."meja" IS NOT NULL AND p."kode_peran" NOT LIKE 'PU\_%';
CREATE TEMPORARY TABLE "lembar_lama" ON COMMIT DROP AS
  SELECT l.*, min(l."id") OVER (PARTITION BY l."meja", l."kunci", l."subject", l."text", l."type", l."tautan") AS "induk"
  FROM (
    SELECT n."id", n."user_id", n."kunci", n."subject", n."text", n."type", n."tautan", n."dibaca",
      CASE WHEN p."kode_peran" = 'LNSW_OPERATOR' THEN p."kode_peran" ELSE p."kode_peran" || ':' || p."kd_ga" END AS "meja"
    FROM "notifikasi" n JOIN "pengguna" p ON p."id" = n."user_id"
    WHERE p."kode_peran" NOT LIKE 'PU\_%' AND n."tautan" LIKE '/konsol/%'
      AND NOT EXISTS (SELECT 1 FROM "outbox" o WHERE o."kunci" = 'surel-notif:' || n."id" AND o."status" = 'MENUNGGU')
  ) l WHERE l."meja" IS NOT NULL;
-- Who came later is not missing from what was said before his first notice.
CREATE TEMPORARY TABLE "awal" ON COMMIT DROP AS
  SELECT d."id_user", d."meja", d."aktif", min(l."induk") AS "pertama"
  FROM "duduk" d LEFT JOIN "lembar_lama" l ON l."user_id" = d."id_user" AND l."meja" = d."meja"
  GROUP BY d."id_user", d."meja", d."aktif";
ANALYZE "lembar_lama";
ANALYZE "awal";
CREATE TEMPORARY TABLE "kelompok" ON COMMIT DROP AS
  SELECT k."id", k."meja", (row_number() OVER (PARTITION BY k."meja" ORDER BY k."id"))::int AS "urut", t."tanpa"
  FROM (
    SELECT l."induk" AS "id", array_agg(l."user_id") AS "orang", l."meja"
    FROM "lembar_lama" l GROUP BY l."meja", l."induk" HAVING count(*) > 1
  ) k
  CROSS JOIN LATERAL (
    SELECT array_agg(a."id_user") AS "tanpa" FROM "awal" a
    WHERE a."aktif" AND a."meja" = k."meja" AND a."pertama" <= k."id" AND a."id_user" <> ALL (k."orang")
  ) t
  WHERE COALESCE(cardinality(t."tanpa"), 0) <= 1;

INSERT INTO "tanda_baca" ("id_user", "meja", "semua", "urut", "waktu")
  SELECT l."user_id", k."meja", false, k."urut", l."dibaca"
  FROM "kelompok" k JOIN "lembar_lama" l ON l."induk" = k."id" WHERE l."dibaca" IS NOT NULL;
DELETE FROM "notifikasi" n USING "lembar_lama" l, "kelompok" k WHERE l."induk" = k."id" AND n."id" = l."id" AND n."id" <> k."id";
UPDATE "notifikasi" n SET "user_id" = NULL, "dibaca" = NULL, "meja" = k."meja", "urut_meja" = k."urut", "kecuali" = k."tanpa"[1]
  FROM "kelompok" k WHERE n."id" = k."id";
INSERT INTO "petugas_meja" ("id_user", "meja", "sejak")
  SELECT d."id_user", d."meja", (
    SELECT count(*) FROM "kelompok" k WHERE k."meja" = d."meja" AND (a."pertama" IS NULL OR k."id" < a."pertama"))
  FROM "duduk" d LEFT JOIN "awal" a ON a."id_user" = d."id_user" AND a."meja" = d."meja";

ALTER TABLE "notifikasi" ADD CONSTRAINT "notifikasi_orang_atau_meja"
  CHECK (("user_id" IS NULL) = ("meja" IS NOT NULL) AND ("meja" IS NULL) = ("urut_meja" IS NULL));
CREATE UNIQUE INDEX "notifikasi_meja_urut" ON "notifikasi" ("meja", "urut_meja") WHERE "meja" IS NOT NULL;
CREATE UNIQUE INDEX "notifikasi_meja_kunci" ON "notifikasi" ("meja", "kunci") WHERE "meja" IS NOT NULL;
CREATE INDEX "notifikasi_meja_kecuali" ON "notifikasi" ("meja", "kecuali", "urut_meja") WHERE "kecuali" IS NOT NULL;
CREATE INDEX "petugas_meja_meja_idx" ON "petugas_meja"("meja");

-- An account that comes to a desk sits there from now on; one that leaves it sits there no more.
CREATE FUNCTION "petugas_meja_ikut"() RETURNS trigger LANGUAGE plpgsql AS $$
  DECLARE "semua" TEXT[] := CASE WHEN NEW."kode_peran" LIKE 'PU\_%' THEN ARRAY[]::text[]
    ELSE array_remove(ARRAY[NEW."kode_peran"::text, NEW."kode_peran" || ':' || NEW."kd_ga"], NULL) END;
  BEGIN
    DELETE FROM "petugas_meja" m WHERE m."id_user" = NEW."id" AND m."meja" <> ALL ("semua");
    INSERT INTO "petugas_meja" ("id_user", "meja", "sejak")
      SELECT NEW."id", x."meja", COALESCE((SELECT max(n."urut_meja") FROM "notifikasi" n WHERE n."meja" = x."meja"), 0)
      FROM unnest("semua") AS x("meja") ON CONFLICT DO NOTHING;
    RETURN NULL;
  END;
$$;
CREATE TRIGGER "petugas_meja_ikut" AFTER INSERT OR UPDATE OF "kode_peran", "kd_ga" ON "pengguna"
  FOR EACH ROW EXECUTE FUNCTION "petugas_meja_ikut"();

-- Open browsers hear of a desk's notice by the desk, of their own and of what they have read by their user.
CREATE OR REPLACE FUNCTION "notifikasi_baru"() RETURNS trigger LANGUAGE plpgsql AS $$
  BEGIN
    PERFORM pg_notify('notifikasi_baru', COALESCE(NEW."user_id"::text, 'meja:' || NEW."meja"));
    RETURN NULL;
  END;
$$;
CREATE FUNCTION "tanda_baca_baru"() RETURNS trigger LANGUAGE plpgsql AS $$
  BEGIN
    PERFORM pg_notify('notifikasi_baru', NEW."id_user"::text);
    RETURN NULL;
  END;
$$;
CREATE TRIGGER "tanda_baca_diberitahukan" AFTER INSERT ON "tanda_baca" FOR EACH ROW EXECUTE FUNCTION "tanda_baca_baru"();
