-- Commodity groups whose tariff lines an operator has called complete: only those may be chosen then.
CREATE TABLE "korelasi_lengkap" (
  "kd_komoditas" VARCHAR(4) NOT NULL,
  "lengkap" BOOLEAN NOT NULL,
  "versi" INTEGER NOT NULL DEFAULT 1,
  "oleh" UUID NOT NULL,
  "waktu" TIMESTAMPTZ(3) NOT NULL,
  CONSTRAINT "korelasi_lengkap_pkey" PRIMARY KEY ("kd_komoditas")
);
