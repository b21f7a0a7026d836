-- Keys by name and fingerprint, so that a process notices a ring that does not fit this database.
CREATE TABLE "kunci_ring" (
    "ring" VARCHAR(8) NOT NULL,
    "kid" VARCHAR(8) NOT NULL,
    "sidik" CHAR(64) NOT NULL,
    "pertama" TIMESTAMPTZ(3) NOT NULL,
    "kini" TIMESTAMPTZ(3),
    "habis" TIMESTAMPTZ(3),

    CONSTRAINT "kunci_ring_pkey" PRIMARY KEY ("ring", "kid")
);

CREATE TABLE "penanda" (
    "nama" VARCHAR(40) NOT NULL,
    "nilai" VARCHAR(40) NOT NULL,
    "sejak" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "penanda_pkey" PRIMARY KEY ("nama")
);

-- A database that holds nothing encrypted yet never gets a value of the old form.
INSERT INTO "penanda" ("nama", "nilai", "sejak")
SELECT 'rahasia', CASE WHEN
    EXISTS (SELECT 1 FROM "pengguna") OR EXISTS (SELECT 1 FROM "permintaan_akun") OR EXISTS (SELECT 1 FROM "klien_sso")
    OR EXISTS (SELECT 1 FROM "kunci_klien") OR EXISTS (SELECT 1 FROM "jawaban_luar")
  THEN 'v1' ELSE 'v2' END, now();
