-- Remarks on a field, the newest first: what officers have written there before.
CREATE INDEX "catatan_medan" ON "catatan" ("langkah", "kd_field", "waktu" DESC);
