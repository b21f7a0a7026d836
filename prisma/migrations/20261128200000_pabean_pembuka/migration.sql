-- A line of a customs declaration may stand on a permit that was issued before the portal (ADR 86).
SET LOCAL lock_timeout = '30s';

ALTER TABLE "pabean_barang" ADD COLUMN "id_pembuka" BIGINT REFERENCES "pembuka_izin" ("id") ON DELETE RESTRICT ON UPDATE CASCADE;
ALTER TABLE "pabean_barang" ADD CONSTRAINT "pabean_barang_satu_izin" CHECK ("id_pengajuan" IS NULL OR "id_pembuka" IS NULL);
CREATE INDEX "pabean_barang_pembuka" ON "pabean_barang" ("id_pembuka");
