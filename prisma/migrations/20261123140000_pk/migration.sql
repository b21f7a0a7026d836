-- Rows of what a ministry files itself: the national figure, who receives of it, and goods. NOT VALID: no such row stands yet.
ALTER TABLE "baris"
  ADD CONSTRAINT "baris_kebutuhan" CHECK ("jenis" <> 'kebutuhan'
    OR ("id_induk" IS NULL AND "uraian" IS NOT NULL AND "satuan" IS NOT NULL AND "jml" IS NOT NULL AND "jml" > 0)) NOT VALID,
  ADD CONSTRAINT "baris_penerima" CHECK ("jenis" <> 'penerima'
    OR ("id_induk" IS NOT NULL AND "uraian" IS NOT NULL AND "satuan" IS NOT NULL AND "jml" IS NOT NULL AND "jml" > 0)) NOT VALID,
  ADD CONSTRAINT "baris_barang_pk" CHECK ("jenis" <> 'barang_pk'
    OR ("id_induk" IS NOT NULL AND "hs" IS NOT NULL AND "satuan" IS NOT NULL AND "jml" IS NOT NULL AND "jml" > 0)) NOT VALID;
