-- Tries are counted before they are judged, in one statement: a row per thing that is limited.
CREATE TABLE "jatah_coba" (
  "kunci" CHAR(64) NOT NULL,
  "tanda" BIGINT[] NOT NULL,
  "batas" INTEGER NOT NULL,
  "jendela" BIGINT NOT NULL,
  "sampai" TIMESTAMPTZ(3) NOT NULL,
  CONSTRAINT "jatah_coba_pkey" PRIMARY KEY ("kunci")
);
CREATE INDEX "jatah_coba_sampai_idx" ON "jatah_coba"("sampai");

-- Browsers from which an account has signed in before.
CREATE TABLE "perangkat_dikenal" (
  "id_hash" CHAR(64) NOT NULL,
  "id_user" UUID NOT NULL,
  "terakhir" TIMESTAMPTZ(3) NOT NULL,
  CONSTRAINT "perangkat_dikenal_pkey" PRIMARY KEY ("id_hash", "id_user")
);
CREATE INDEX "perangkat_dikenal_id_user_idx" ON "perangkat_dikenal"("id_user");
CREATE INDEX "perangkat_dikenal_terakhir_idx" ON "perangkat_dikenal"("terakhir");
ALTER TABLE "perangkat_dikenal" ADD CONSTRAINT "perangkat_dikenal_id_user_fkey" FOREIGN KEY ("id_user") REFERENCES "pengguna"("id") ON DELETE CASCADE ON UPDATE CASCADE;
