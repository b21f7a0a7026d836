-- What is taken from a decision after it was made: given back by its holder (T33), or by an evaluation (T34), whose rows
-- have reasons of their own.
ALTER TABLE "penyerahan" ADD COLUMN "jenis" VARCHAR(8) NOT NULL DEFAULT 'SERAH';
ALTER TABLE "penyerahan" ADD CONSTRAINT "penyerahan_jenis_check" CHECK ("jenis" IN ('SERAH', 'EVALUASI'));
ALTER TABLE "penyerahan_baris" ADD COLUMN "kd_alasan" VARCHAR(3) NOT NULL DEFAULT '';
ALTER TABLE "penyerahan_baris" ADD COLUMN "alasan" VARCHAR(1000) NOT NULL DEFAULT '';
