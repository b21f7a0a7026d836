-- One table for the rows of every form, whatever their kind. Goods rows keep their ids: remarks and decisions name them.
SET LOCAL lock_timeout = '30s';
ALTER TABLE "pengajuan_baris" RENAME TO "baris";
ALTER SEQUENCE "pengajuan_baris_id_seq" RENAME TO "baris_id_seq";
ALTER TABLE "baris" RENAME CONSTRAINT "pengajuan_baris_pkey" TO "baris_pkey";
ALTER TABLE "baris" RENAME CONSTRAINT "pengajuan_baris_id_pengajuan_fkey" TO "baris_id_pengajuan_fkey";
ALTER TABLE "baris" DROP CONSTRAINT "baris_jumlah";
ALTER TABLE "baris"
  ADD COLUMN "jenis" VARCHAR(20) NOT NULL DEFAULT 'barang',
  ADD COLUMN "id_induk" BIGINT,
  ALTER COLUMN "uraian" DROP NOT NULL,
  ALTER COLUMN "satuan" DROP NOT NULL,
  ALTER COLUMN "jml" DROP NOT NULL,
  ALTER COLUMN "kunci" DROP NOT NULL;
ALTER TABLE "baris" ALTER COLUMN "jenis" DROP DEFAULT;
DROP INDEX "pengajuan_baris_id_pengajuan_seri_key";

-- Nested rows get ids of their own: nothing names the ones they had.
INSERT INTO "baris" (id_pengajuan, jenis, id_induk, seri, versi, data, uraian, jml)
SELECT b.id_pengajuan, 'pemakaian', b.id, s.seri, s.versi,
  jsonb_build_object('uraian', s.uraian, 'lokasi', s.lokasi, 'jml', trim_scale(s.jml)::text), s.uraian, s.jml
FROM "sub_baris" s JOIN "baris" b ON b.id = s.id_baris ORDER BY s.id;
DROP TABLE "sub_baris";

CREATE UNIQUE INDEX "baris_id_id_pengajuan_key" ON "baris" ("id", "id_pengajuan");
-- A row lies in the file of its parent, and goes with it.
ALTER TABLE "baris" ADD CONSTRAINT "baris_id_induk_id_pengajuan_fkey" FOREIGN KEY ("id_induk", "id_pengajuan")
  REFERENCES "baris" ("id", "id_pengajuan") ON DELETE CASCADE ON UPDATE CASCADE;
-- A number stands once per kind below one parent. The first one reads a file in its order, too; the second finds children.
CREATE UNIQUE INDEX "baris_seri" ON "baris" ("id_pengajuan", "jenis", "id_induk", "seri") NULLS NOT DISTINCT;
CREATE INDEX "baris_anak" ON "baris" ("id_induk") WHERE "id_induk" IS NOT NULL;
ALTER TABLE "baris"
  ADD CONSTRAINT "baris_barang" CHECK ("jenis" <> 'barang' OR ("id_induk" IS NULL AND "uraian" IS NOT NULL
    AND "satuan" IS NOT NULL AND "kunci" IS NOT NULL AND "jml" IS NOT NULL AND "jml" > 0)),
  ADD CONSTRAINT "baris_pemakaian" CHECK ("jenis" <> 'pemakaian' OR ("id_induk" IS NOT NULL AND "uraian" IS NOT NULL
    AND "jml" IS NOT NULL AND "jml" > 0));

-- What each desk gave to a row, in each round: 1 verifier, 2 coordinator, 3 ministry, 4 technical meeting, 5 determination.
CREATE TABLE "putusan_baris" (
  "id_pengajuan" BIGINT NOT NULL,
  "id_baris" BIGINT NOT NULL,
  "putaran" SMALLINT NOT NULL,
  "tingkat" SMALLINT NOT NULL,
  "jml" DECIMAL(18,3) NOT NULL,
  "dari" DECIMAL(18,3) NOT NULL,
  "kd_alasan" VARCHAR(5) NOT NULL DEFAULT '',
  "alasan" TEXT NOT NULL DEFAULT '',
  "oleh" TEXT NOT NULL,
  "waktu" TIMESTAMPTZ(3) NOT NULL,
  CONSTRAINT "putusan_baris_pkey" PRIMARY KEY ("id_pengajuan", "id_baris", "putaran", "tingkat"),
  CONSTRAINT "putusan_baris_isi" CHECK ("tingkat" BETWEEN 1 AND 5 AND "jml" >= 0 AND "dari" >= 0)
);
ALTER TABLE "putusan_baris" ADD CONSTRAINT "putusan_baris_id_baris_id_pengajuan_fkey" FOREIGN KEY ("id_baris", "id_pengajuan")
  REFERENCES "baris" ("id", "id_pengajuan") ON DELETE CASCADE ON UPDATE CASCADE;

-- The last quantity of each level, and the cuts of the last round: a row that got all it asked for after them has none.
CREATE VIEW "putusan_akhir" AS
SELECT id_pengajuan, id_baris,
  (array_agg(jml ORDER BY putaran DESC, tingkat DESC) FILTER (WHERE tingkat <= 2))[1] AS jml_verifikator,
  (array_agg(jml ORDER BY putaran DESC) FILTER (WHERE tingkat = 3))[1] AS jml_kl,
  (array_agg(jml ORDER BY putaran DESC) FILTER (WHERE tingkat = 4))[1] AS jml_rakornis,
  (array_agg(jml ORDER BY putaran DESC) FILTER (WHERE tingkat = 5))[1] AS jml_penetapan,
  COALESCE(jsonb_agg(jsonb_build_object('level', (ARRAY['verifikator', 'koordinator', 'kl', 'rakornis', 'penetapan'])[tingkat],
      'oleh', oleh, 'kd_alasan', kd_alasan, 'alasan', alasan, 'dari', trim_scale(dari)::text, 'ke', trim_scale(jml)::text)
    ORDER BY tingkat) FILTER (WHERE jml < dari AND putaran = terakhir AND tingkat > dipulihkan), '[]'::jsonb) AS potongan
FROM (
  SELECT p.*, max(putaran) OVER (PARTITION BY id_pengajuan, id_baris) AS terakhir,
    COALESCE(max(tingkat) FILTER (WHERE jml = usulan) OVER (PARTITION BY id_pengajuan, id_baris, putaran), 0) AS dipulihkan
  FROM (
    SELECT q.*, first_value(dari) OVER (PARTITION BY id_pengajuan, id_baris, putaran ORDER BY tingkat) AS usulan
    FROM "putusan_baris" q) p) x
GROUP BY id_pengajuan, id_baris;

-- The columns that held them become rows. A cut keeps its words; where there was none, nothing is cut.
INSERT INTO "putusan_baris" (id_pengajuan, id_baris, putaran, tingkat, jml, dari, kd_alasan, alasan, oleh, waktu)
WITH lama AS (
  SELECT b.*, p.status_sejak, COALESCE((SELECT max(k.putaran) FROM "keputusan" k
      WHERE k.id_pengajuan = b.id_pengajuan AND k.selesai AND k.kd_keputusan <> '2'), p.perbaikan_ke) AS putaran,
    (SELECT x FROM jsonb_array_elements(b.potongan) x WHERE x->>'level' = 'verifikator' LIMIT 1) AS p1,
    (SELECT x FROM jsonb_array_elements(b.potongan) x WHERE x->>'level' = 'koordinator' LIMIT 1) AS p2,
    (SELECT x FROM jsonb_array_elements(b.potongan) x WHERE x->>'level' = 'kl' LIMIT 1) AS p3
  FROM "baris" b JOIN "pengajuan" p ON p.id = b.id_pengajuan
  WHERE num_nonnulls(b.jml_verifikator, b.jml_kl, b.jml_rakornis, b.jml_penetapan) > 0
), meja AS (
  SELECT l.*, COALESCE((p1->>'ke')::numeric, (p2->>'dari')::numeric, jml_verifikator) AS jml_1,
    EXISTS (SELECT 1 FROM "keputusan" k WHERE k.id_pengajuan = l.id_pengajuan AND k.putaran = l.putaran AND k.level = 3
      AND k.selesai) AS ada_2
  FROM lama l
), per_tingkat AS (
  SELECT m.*, 1 AS tingkat, 4 AS level, jml_1 AS diberi, jml_1 AS sebelum, p1 AS potong FROM meja m
    WHERE jml_verifikator IS NOT NULL
  UNION ALL
  SELECT m.*, 2, 3, jml_verifikator, jml_1, p2 FROM meja m
    WHERE jml_verifikator IS NOT NULL AND (p2 IS NOT NULL OR ada_2 OR jml_1 <> jml_verifikator)
  UNION ALL
  SELECT m.*, 3, 2, COALESCE(jml_kl, jml_penetapan), jml_verifikator, p3 FROM meja m WHERE jml_kl IS NOT NULL OR p3 IS NOT NULL
  UNION ALL
  SELECT m.*, 4, 2, jml_rakornis, NULL, NULL FROM meja m WHERE jml_rakornis IS NOT NULL
  UNION ALL
  SELECT m.*, 5, 2, jml_penetapan, NULL, NULL FROM meja m WHERE jml_penetapan IS NOT NULL
)
SELECT t.id_pengajuan, t.id, t.putaran, t.tingkat, t.diberi,
  COALESCE((potong->>'dari')::numeric, LEAST(t.sebelum, t.diberi), t.diberi),
  COALESCE(potong->>'kd_alasan', ''), COALESCE(potong->>'alasan', ''),
  COALESCE(potong->>'oleh', u.fullname, 'Sistem'), COALESCE(k.waktu, t.status_sejak)
FROM per_tingkat t
LEFT JOIN "keputusan" k ON k.id_pengajuan = t.id_pengajuan AND k.putaran = t.putaran AND k.level = t.level AND k.selesai
LEFT JOIN "pengguna" u ON u.id = k.oleh;

-- The comparison below reads all of both tables: without numbers of theirs it would be planned row by row.
ANALYZE "baris";
ANALYZE "putusan_baris";

-- Nothing of the old columns may read otherwise now; where it would, all of this is undone.
DO $$
DECLARE salah text;
BEGIN
  SELECT string_agg(id::text, ', ') INTO salah FROM (
    SELECT b.id FROM "baris" b LEFT JOIN "putusan_akhir" a ON a.id_baris = b.id AND a.id_pengajuan = b.id_pengajuan
    WHERE b.jenis = 'barang' AND (a.jml_verifikator IS DISTINCT FROM b.jml_verifikator
      OR (a.jml_kl IS DISTINCT FROM b.jml_kl AND a.jml_kl IS DISTINCT FROM b.jml_penetapan)
      OR a.jml_rakornis IS DISTINCT FROM b.jml_rakornis OR a.jml_penetapan IS DISTINCT FROM b.jml_penetapan
      OR (SELECT jsonb_agg(jsonb_build_array(x->>'level', x->>'oleh', x->>'kd_alasan', x->>'alasan', (x->>'dari')::numeric, (x->>'ke')::numeric))
          FROM jsonb_array_elements(COALESCE(a.potongan, '[]'::jsonb)) x) IS DISTINCT FROM
         (SELECT jsonb_agg(jsonb_build_array(x->>'level', x->>'oleh', x->>'kd_alasan', x->>'alasan', (x->>'dari')::numeric, (x->>'ke')::numeric))
          FROM jsonb_array_elements(b.potongan) x))
    LIMIT 20) t;
  IF salah IS NOT NULL THEN
    RAISE EXCEPTION 'Putusan pada baris % tidak terbaca sama setelah dipindahkan; migrasi dibatalkan.', salah;
  END IF;
END;
$$;
ALTER TABLE "baris" DROP COLUMN "jml_verifikator", DROP COLUMN "jml_kl", DROP COLUMN "jml_rakornis",
  DROP COLUMN "jml_penetapan", DROP COLUMN "potongan";

-- Plan and realisation of a row, month by month; `ref` names the permit or declaration that a figure comes from.
CREATE TABLE "baris_bulan" (
  "id" BIGSERIAL NOT NULL,
  "id_pengajuan" BIGINT NOT NULL,
  "id_baris" BIGINT NOT NULL,
  "sisi" VARCHAR(9) NOT NULL,
  "periode" DATE NOT NULL,
  "ref" VARCHAR(60),
  "jml" DECIMAL(18,3) NOT NULL,
  "versi" INTEGER NOT NULL DEFAULT 1,
  CONSTRAINT "baris_bulan_pkey" PRIMARY KEY ("id"),
  CONSTRAINT "baris_bulan_isi" CHECK ("sisi" IN ('rencana', 'realisasi') AND "jml" >= 0
    AND extract(day FROM "periode") = 1),
  CONSTRAINT "baris_bulan_satu" UNIQUE NULLS NOT DISTINCT ("id_baris", "sisi", "periode", "ref")
);
ALTER TABLE "baris_bulan" ADD CONSTRAINT "baris_bulan_id_baris_id_pengajuan_fkey" FOREIGN KEY ("id_baris", "id_pengajuan")
  REFERENCES "baris" ("id", "id_pengajuan") ON DELETE CASCADE ON UPDATE CASCADE;

-- Shape of what was frozen: two shapes are never compared.
ALTER TABLE "kiriman" ADD COLUMN "format" SMALLINT NOT NULL DEFAULT 1;
ALTER TABLE "kiriman" ALTER COLUMN "format" DROP DEFAULT;

-- The search of officers reads the goods from where they lie now, of files of ministries, too.
CREATE OR REPLACE FUNCTION "cari_berkas_dari"("dicari" BIGINT[]) RETURNS SETOF "cari_berkas" LANGUAGE sql STABLE AS $$
  SELECT p."id", p."no_aju",
    E'\x1e' || COALESCE(o."nib", '') || E'\x1d' || COALESCE(p."npwp", '') || COALESCE(b."hs", '') || E'\x1f',
    E'\x1f' || COALESCE(o."nama", '') || E'\x1f' || COALESCE(k."ur_komoditas", '') || COALESCE(b."uraian", '') || E'\x1f'
  FROM "pengajuan" p LEFT JOIN "organisasi" o ON o."id" = p."id_organisasi"
  LEFT JOIN "kelompok_komoditas" k ON k."kd_komoditas" = p."kd_komoditas"
  LEFT JOIN LATERAL (
    SELECT string_agg(DISTINCT E'\x1e' || r."hs", '') AS "hs", string_agg(DISTINCT E'\x1f' || r."uraian", '') AS "uraian"
    FROM "baris" r WHERE r."id_pengajuan" = p."id" AND r."id_induk" IS NULL
  ) b ON true
  WHERE p."id" = ANY ("dicari");
$$;
