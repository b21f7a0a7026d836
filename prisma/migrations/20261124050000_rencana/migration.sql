-- Rows of a plan (RKT): goods, materials and products, uses, distribution. NOT VALID: no such row stands yet.
SET LOCAL lock_timeout = '30s';

ALTER TABLE "baris"
  ADD CONSTRAINT "baris_rencana_induk" CHECK ("jenis" NOT IN ('barang_impor', 'barang_lokal', 'bahan_baku', 'barang_digunakan', 'data_distribusi')
    OR ("id_induk" IS NULL AND "uraian" IS NOT NULL AND "satuan" IS NOT NULL AND "jml" IS NOT NULL AND "jml" > 0)) NOT VALID,
  ADD CONSTRAINT "baris_rencana_barang" CHECK ("jenis" NOT IN ('barang_impor', 'barang_lokal') OR "kunci" IS NOT NULL) NOT VALID,
  ADD CONSTRAINT "baris_produk" CHECK ("jenis" <> 'produk'
    OR ("id_induk" IS NOT NULL AND "hs" IS NOT NULL AND "satuan" IS NOT NULL AND "jml" IS NOT NULL AND "jml" > 0)) NOT VALID,
  ADD CONSTRAINT "baris_rencana_anak" CHECK ("jenis" NOT IN ('penggunaan', 'distribusi_lokal', 'distribusi_ekspor', 'distribusi_lainnya')
    OR ("id_induk" IS NOT NULL AND "uraian" IS NOT NULL AND "jml" IS NOT NULL AND "jml" > 0)) NOT VALID;

-- Where other services have their windows already, the plan has the one of the first of them; operators keep it from here on.
INSERT INTO "jadwal" (tahun, kd_rekom, kd_komoditas, buka_buat, tutup_buat, tutup_ubah)
SELECT tahun, '09', NULL, buka_buat, tutup_buat, tutup_ubah FROM "jadwal" WHERE kd_rekom = '01' AND kd_komoditas IS NULL
  AND NOT EXISTS (SELECT 1 FROM "jadwal" x WHERE x.kd_rekom = '09' AND x.tahun = "jadwal".tahun);
