-- Words that texts of a list have, or had: what a misspelt word is corrected by. They are only added: a word that no text
-- has any more finds nothing. New words are rare, so the index is written at once instead of growing a list of its own.
CREATE TABLE "kata_referensi" (
    "jenis" VARCHAR(20) NOT NULL,
    "kata" VARCHAR(60) NOT NULL,

    CONSTRAINT "kata_referensi_pkey" PRIMARY KEY ("jenis", "kata")
);
CREATE INDEX "kata_referensi_trgm" ON "kata_referensi" USING gin ("kata" gin_trgm_ops) WITH (fastupdate = off);

INSERT INTO "kata_referensi" ("jenis", "kata")
SELECT DISTINCT r.jenis, k.kata
FROM (SELECT jenis, cari FROM "referensi" UNION ALL SELECT jenis, cari FROM "referensi_lama") r,
  regexp_split_to_table(r.cari, '[^[:alnum:]]+') AS k (kata)
WHERE char_length(k.kata) BETWEEN 3 AND 60 ORDER BY 1, 2;

-- The row of the version is locked first: whoever changes the same list waits there, never between two words.
CREATE OR REPLACE FUNCTION "referensi_versi"() RETURNS trigger LANGUAGE plpgsql AS
  U&'BEGIN
  INSERT INTO versi_referensi (jenis, versi, diubah) SELECT DISTINCT jenis, 1, now() FROM baris ORDER BY 1
  ON CONFLICT (jenis) DO UPDATE SET versi = versi_referensi.versi + 1, diubah = now()\003B
  PERFORM pg_notify(''referensi_berubah'', b.jenis) FROM (SELECT DISTINCT jenis FROM baris) b\003B
  IF TG_OP <> ''DELETE'' THEN
    INSERT INTO kata_referensi (jenis, kata)
    SELECT DISTINCT b.jenis, k.kata FROM baris b, regexp_split_to_table(b.cari, ''[^[:alnum:]]+'') AS k (kata)
    WHERE char_length(k.kata) BETWEEN 3 AND 60 ORDER BY 1, 2
    ON CONFLICT DO NOTHING\003B
  END IF\003B
  RETURN NULL\003B END\003B';
