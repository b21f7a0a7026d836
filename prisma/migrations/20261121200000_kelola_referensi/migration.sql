-- CreateTable
CREATE TABLE "muatan_referensi" (
    "id" UUID NOT NULL,
    "jenis" VARCHAR(20) NOT NULL,
    "berkas" VARCHAR(60) NOT NULL,
    "nama_berkas" TEXT NOT NULL,
    "sha256" CHAR(64) NOT NULL,
    "ukuran" INTEGER NOT NULL,
    "status" VARCHAR(12) NOT NULL DEFAULT 'pratinjau',
    "versi_dasar" BIGINT NOT NULL,
    "jumlah" JSONB NOT NULL,
    "catatan" TEXT,
    "dibuat" TIMESTAMPTZ(3) NOT NULL,
    "dibuat_oleh" TEXT NOT NULL,
    "diterapkan" TIMESTAMPTZ(3),
    "diterapkan_oleh" TEXT,
    "diurungkan" TIMESTAMPTZ(3),
    "diurungkan_oleh" TEXT,

    CONSTRAINT "muatan_referensi_pkey" PRIMARY KEY ("id"),
    CONSTRAINT "muatan_referensi_status" CHECK ("status" IN ('pratinjau', 'diterapkan', 'diurungkan', 'dibuang'))
);
CREATE INDEX "muatan_referensi_jenis_dibuat_idx" ON "muatan_referensi"("jenis", "dibuat" DESC);

-- CreateTable
CREATE TABLE "perubahan_muatan" (
    "id_muatan" UUID NOT NULL,
    "urut" INTEGER NOT NULL,
    "kelompok" VARCHAR(12) NOT NULL,
    "baris" INTEGER,
    "kode" VARCHAR(60) NOT NULL,
    "sebelum" JSONB,
    "sesudah" JSONB,
    "pesan" TEXT,

    CONSTRAINT "perubahan_muatan_pkey" PRIMARY KEY ("id_muatan", "urut"),
    CONSTRAINT "perubahan_muatan_kelompok" CHECK ("kelompok" IN ('tambah', 'ubah', 'tutup', 'pertahankan', 'tolak'))
);
CREATE INDEX "perubahan_muatan_id_muatan_kelompok_urut_idx" ON "perubahan_muatan"("id_muatan", "kelompok", "urut");
CREATE INDEX "perubahan_muatan_kode_idx" ON "perubahan_muatan"("kode");
ALTER TABLE "perubahan_muatan" ADD CONSTRAINT "perubahan_muatan_id_muatan_fkey" FOREIGN KEY ("id_muatan") REFERENCES "muatan_referensi"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- What a load has changed stays as it was written. Only those of a load that never took effect may go.
CREATE FUNCTION "perubahan_muatan_tetap"() RETURNS trigger LANGUAGE plpgsql AS
  U&'BEGIN
  IF TG_OP = ''DELETE'' AND NOT EXISTS (SELECT 1 FROM muatan_referensi m WHERE m.id = OLD.id_muatan AND m.status IN (''diterapkan'', ''diurungkan'')) THEN
    RETURN OLD\003B
  END IF\003B
  RAISE EXCEPTION ''perubahan_muatan tidak dapat diubah''\003B END\003B';
CREATE TRIGGER "perubahan_muatan_tanpa_ubah" BEFORE UPDATE OR DELETE ON "perubahan_muatan" FOR EACH ROW EXECUTE FUNCTION "perubahan_muatan_tetap"();
CREATE TRIGGER "perubahan_muatan_tanpa_kosongkan" BEFORE TRUNCATE ON "perubahan_muatan" FOR EACH STATEMENT EXECUTE FUNCTION "riwayat_tetap"();
CREATE FUNCTION "muatan_referensi_tetap"() RETURNS trigger LANGUAGE plpgsql AS
  U&'BEGIN
  IF OLD.status IN (''diterapkan'', ''diurungkan'') THEN RAISE EXCEPTION ''muatan_referensi tidak dapat dihapus''\003B END IF\003B
  RETURN OLD\003B END\003B';
CREATE TRIGGER "muatan_referensi_tanpa_hapus" BEFORE DELETE ON "muatan_referensi" FOR EACH ROW EXECUTE FUNCTION "muatan_referensi_tetap"();
CREATE TRIGGER "muatan_referensi_tanpa_kosongkan" BEFORE TRUNCATE ON "muatan_referensi" FOR EACH STATEMENT EXECUTE FUNCTION "riwayat_tetap"();

-- Texts that a list had before: what a day in the past is answered from. A day's first change counts, the text that held
-- until the day before is kept. Loads of the folder and over the starter set correct what was wrong, they end nothing.
CREATE TABLE "referensi_lama" (
    "jenis" VARCHAR(20) NOT NULL,
    "kode" VARCHAR(60) NOT NULL,
    "uraian" TEXT NOT NULL,
    "induk" VARCHAR(60),
    "data" JSONB NOT NULL,
    "urut" INTEGER NOT NULL,
    "sumber" VARCHAR(60) NOT NULL,
    "berlaku_mulai" DATE,
    "berlaku_akhir" DATE,
    "sampai" DATE NOT NULL,
    "cari" TEXT GENERATED ALWAYS AS
      ("teks_cari"("kode" || ' ' || "uraian" || ' ' || coalesce("data"->>'induk_uraian', '') || ' ' || coalesce("data"->>'alias', ''))) STORED,

    CONSTRAINT "referensi_lama_pkey" PRIMARY KEY ("jenis", "kode", "sampai")
);
CREATE FUNCTION "referensi_simpan_lama"() RETURNS trigger LANGUAGE plpgsql AS
  U&'BEGIN
  INSERT INTO referensi_lama (jenis, kode, uraian, induk, data, urut, sumber, berlaku_mulai, berlaku_akhir, sampai)
  SELECT l.jenis, l.kode, l.uraian, l.induk, l.data, l.urut, l.sumber, l.berlaku_mulai, l.berlaku_akhir,
    (now() AT TIME ZONE ''Asia/Jakarta'')::date - 1
  FROM lama l JOIN baru b ON b.jenis = l.jenis AND b.kode = l.kode
  WHERE (b.sumber = ''petugas'' OR (b.sumber LIKE ''unggah:%'' AND l.sumber <> ''awal''))
    AND (l.uraian, l.induk, l.data) IS DISTINCT FROM (b.uraian, b.induk, b.data)
  ON CONFLICT DO NOTHING\003B
  RETURN NULL\003B END\003B';
CREATE TRIGGER "referensi_lama_simpan" AFTER UPDATE ON "referensi"
  REFERENCING OLD TABLE AS lama NEW TABLE AS baru FOR EACH STATEMENT EXECUTE FUNCTION "referensi_simpan_lama"();
