-- Check codes of new decisions end in ten characters. Wider only: the release before writes shorter ones.
ALTER TABLE "pengajuan" ALTER COLUMN "kode_periksa" TYPE VARCHAR(32);
