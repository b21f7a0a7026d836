CREATE TABLE "rakor" (
    "id" BIGSERIAL NOT NULL,
    "jenis" SMALLINT NOT NULL,
    "tahun" SMALLINT NOT NULL,
    "ke" SMALLINT NOT NULL,
    "judul" VARCHAR(200) NOT NULL,
    "tanggal" DATE NOT NULL,
    "jam_mulai" VARCHAR(5) NOT NULL,
    "jam_selesai" VARCHAR(5) NOT NULL DEFAULT '',
    "tempat" VARCHAR(200) NOT NULL DEFAULT '',
    "tautan" VARCHAR(500) NOT NULL DEFAULT '',
    "kd_ga_koordinator" VARCHAR(5) NOT NULL,
    "kuorum" SMALLINT,
    "fl_perubahan" BOOLEAN NOT NULL DEFAULT false,
    "id_asal" BIGINT,
    "kd_status" VARCHAR(2) NOT NULL DEFAULT '10',
    "versi" INTEGER NOT NULL DEFAULT 1,
    "versi_ba" SMALLINT NOT NULL DEFAULT 1,
    "no_ba" VARCHAR(60),
    "pelaku" JSONB NOT NULL DEFAULT '{}',
    "alasan_batal" VARCHAR(1000),
    "mulai_pada" TIMESTAMPTZ(3),
    "ditandatangani" TIMESTAMPTZ(3),
    "selesai_pada" TIMESTAMPTZ(3),
    "dibuat_oleh" UUID NOT NULL,
    "dibuat" TIMESTAMPTZ(3) NOT NULL,
    "diubah" TIMESTAMPTZ(3) NOT NULL,
    CONSTRAINT "rakor_pkey" PRIMARY KEY ("id")
);
CREATE TABLE "rakor_komoditas" (
    "id_rakor" BIGINT NOT NULL,
    "kd_komoditas" VARCHAR(5) NOT NULL,
    "urutan" SMALLINT NOT NULL,
    "keterangan" VARCHAR(500) NOT NULL DEFAULT '',
    "kesepakatan" VARCHAR(7) NOT NULL DEFAULT 'BAHAS',
    "perbedaan" VARCHAR(2000) NOT NULL DEFAULT '',
    CONSTRAINT "rakor_komoditas_pkey" PRIMARY KEY ("id_rakor","kd_komoditas")
);
CREATE TABLE "rakor_garis" (
    "id" BIGSERIAL NOT NULL,
    "id_rakor" BIGINT NOT NULL,
    "kunci" VARCHAR(120) NOT NULL,
    "tahun" SMALLINT NOT NULL,
    "arah" VARCHAR(6) NOT NULL,
    "kd_komoditas" VARCHAR(5) NOT NULL,
    "satuan" VARCHAR(3) NOT NULL,
    "elemen" JSONB NOT NULL DEFAULT '{}',
    "belum_dialokasikan" DECIMAL(18,3) NOT NULL DEFAULT 0,
    "versi" INTEGER NOT NULL DEFAULT 1,
    CONSTRAINT "rakor_garis_pkey" PRIMARY KEY ("id")
);
CREATE TABLE "rakor_baris" (
    "id_rakor" BIGINT NOT NULL,
    "id_baris" BIGINT NOT NULL,
    "id_garis" BIGINT NOT NULL,
    "id_pengajuan" BIGINT NOT NULL,
    "no_aju" VARCHAR(26) NOT NULL,
    "seri" INTEGER NOT NULL,
    "kd_ga" VARCHAR(5) NOT NULL,
    "pemilik" TEXT NOT NULL,
    "akun" VARCHAR(60) NOT NULL,
    "perubahan" BOOLEAN NOT NULL DEFAULT false,
    "uraian" TEXT NOT NULL,
    "satuan" VARCHAR(3) NOT NULL,
    "kapasitas" TEXT,
    "realisasi" TEXT,
    "usulan" DECIMAL(18,3) NOT NULL,
    "rekomendasi_kl" DECIMAL(18,3) NOT NULL,
    "rekomendasi" DECIMAL(18,3) NOT NULL,
    "rekomendasi_rakornis" DECIMAL(18,3),
    "kd_alasan_kl" VARCHAR(5) NOT NULL DEFAULT '',
    "alasan_kl" VARCHAR(1000) NOT NULL DEFAULT '',
    "lantai" DECIMAL(18,3) NOT NULL DEFAULT 0,
    "naik" BOOLEAN NOT NULL DEFAULT false,
    "penetapan" DECIMAL(18,3),
    "tunda" BOOLEAN NOT NULL DEFAULT false,
    "kd_alasan" VARCHAR(5) NOT NULL DEFAULT '',
    "alasan" VARCHAR(1000) NOT NULL DEFAULT '',
    "versi" INTEGER NOT NULL DEFAULT 1,
    "nama" TEXT,
    "diubah" TIMESTAMPTZ(3) NOT NULL,
    CONSTRAINT "rakor_baris_pkey" PRIMARY KEY ("id_rakor","id_baris")
);
CREATE TABLE "rakor_peserta" (
    "id" BIGSERIAL NOT NULL,
    "id_rakor" BIGINT NOT NULL,
    "kd_ga" VARCHAR(5) NOT NULL,
    "nama" VARCHAR(120) NOT NULL,
    "jabatan" VARCHAR(160) NOT NULL,
    "hadir" BOOLEAN NOT NULL DEFAULT false,
    CONSTRAINT "rakor_peserta_pkey" PRIMARY KEY ("id")
);
CREATE TABLE "rakor_tanda_tangan" (
    "id_rakor" BIGINT NOT NULL,
    "id_user" UUID NOT NULL,
    "nama" TEXT NOT NULL,
    "jabatan" VARCHAR(160) NOT NULL,
    "kd_ga" VARCHAR(5),
    "pimpinan" BOOLEAN NOT NULL DEFAULT false,
    "urutan" SMALLINT NOT NULL,
    "status" VARCHAR(14) NOT NULL DEFAULT 'BELUM',
    "waktu" TIMESTAMPTZ(3),
    "ket" VARCHAR(300) NOT NULL DEFAULT '',
    CONSTRAINT "rakor_tanda_tangan_pkey" PRIMARY KEY ("id_rakor","id_user")
);
CREATE TABLE "rakor_dokumen" (
    "id" BIGSERIAL NOT NULL,
    "id_rakor" BIGINT NOT NULL,
    "jenis" VARCHAR(20) NOT NULL,
    "judul" VARCHAR(200) NOT NULL,
    "nama_file" VARCHAR(200) NOT NULL,
    "mime" VARCHAR(120) NOT NULL,
    "ukuran" BIGINT NOT NULL,
    "sha256" VARCHAR(64) NOT NULL,
    "kunci" VARCHAR(200) NOT NULL,
    "oleh" TEXT NOT NULL,
    "dibuat" TIMESTAMPTZ(3) NOT NULL,
    CONSTRAINT "rakor_dokumen_pkey" PRIMARY KEY ("id")
);
CREATE TABLE "rakor_versi" (
    "id_rakor" BIGINT NOT NULL,
    "versi_ba" SMALLINT NOT NULL,
    "isi" JSONB NOT NULL,
    "hash" VARCHAR(64) NOT NULL,
    "id_user" UUID NOT NULL,
    "nama" TEXT NOT NULL,
    "waktu" TIMESTAMPTZ(3) NOT NULL,
    "butuh" JSONB,
    "kunci" VARCHAR(200),
    "sha256" VARCHAR(64),
    "gugur" TIMESTAMPTZ(3),
    "alasan" VARCHAR(1000),
    "gugur_oleh" TEXT,
    CONSTRAINT "rakor_versi_pkey" PRIMARY KEY ("id_rakor","versi_ba")
);
CREATE TABLE "rakor_terap" (
    "id_rakor" BIGINT NOT NULL,
    "id_pengajuan" BIGINT NOT NULL,
    "no_aju" VARCHAR(26) NOT NULL,
    "status" VARCHAR(8) NOT NULL DEFAULT 'MENUNGGU',
    "peristiwa" VARCHAR(30) NOT NULL,
    "ket" VARCHAR(300) NOT NULL DEFAULT '',
    "waktu" TIMESTAMPTZ(3),
    CONSTRAINT "rakor_terap_pkey" PRIMARY KEY ("id_rakor","id_pengajuan")
);
CREATE UNIQUE INDEX "rakor_no_ba_key" ON "rakor"("no_ba");
CREATE INDEX "rakor_tahun" ON "rakor"("tahun", "jenis", "id" DESC);
CREATE UNIQUE INDEX "rakor_ke" ON "rakor"("jenis", "tahun", "ke");
CREATE UNIQUE INDEX "rakor_garis_kunci" ON "rakor_garis"("id_rakor", "kunci");
CREATE INDEX "rakor_baris_garis" ON "rakor_baris"("id_garis", "no_aju", "seri");
CREATE INDEX "rakor_baris_pengajuan" ON "rakor_baris"("id_pengajuan");
CREATE INDEX "rakor_peserta_rakor" ON "rakor_peserta"("id_rakor");
CREATE INDEX "rakor_peserta_ga" ON "rakor_peserta"("kd_ga");
CREATE INDEX "rakor_tanda_tangan_user" ON "rakor_tanda_tangan"("id_user", "status");
CREATE UNIQUE INDEX "rakor_dokumen_kunci_key" ON "rakor_dokumen"("kunci");
CREATE INDEX "rakor_dokumen_rakor" ON "rakor_dokumen"("id_rakor");
CREATE INDEX "rakor_terap_antre" ON "rakor_terap"("id_rakor", "status", "id_pengajuan");
ALTER TABLE "rakor" ADD CONSTRAINT "rakor_id_asal_fkey" FOREIGN KEY ("id_asal") REFERENCES "rakor"("id") ON DELETE SET NULL ON UPDATE CASCADE;
ALTER TABLE "rakor_komoditas" ADD CONSTRAINT "rakor_komoditas_id_rakor_fkey" FOREIGN KEY ("id_rakor") REFERENCES "rakor"("id") ON DELETE RESTRICT ON UPDATE CASCADE;
ALTER TABLE "rakor_garis" ADD CONSTRAINT "rakor_garis_id_rakor_fkey" FOREIGN KEY ("id_rakor") REFERENCES "rakor"("id") ON DELETE RESTRICT ON UPDATE CASCADE;
ALTER TABLE "rakor_baris" ADD CONSTRAINT "rakor_baris_id_rakor_fkey" FOREIGN KEY ("id_rakor") REFERENCES "rakor"("id") ON DELETE RESTRICT ON UPDATE CASCADE;
ALTER TABLE "rakor_baris" ADD CONSTRAINT "rakor_baris_id_garis_fkey" FOREIGN KEY ("id_garis") REFERENCES "rakor_garis"("id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "rakor_baris" ADD CONSTRAINT "rakor_baris_id_pengajuan_fkey" FOREIGN KEY ("id_pengajuan") REFERENCES "pengajuan"("id") ON DELETE RESTRICT ON UPDATE CASCADE;
ALTER TABLE "rakor_peserta" ADD CONSTRAINT "rakor_peserta_id_rakor_fkey" FOREIGN KEY ("id_rakor") REFERENCES "rakor"("id") ON DELETE RESTRICT ON UPDATE CASCADE;
ALTER TABLE "rakor_tanda_tangan" ADD CONSTRAINT "rakor_tanda_tangan_id_rakor_fkey" FOREIGN KEY ("id_rakor") REFERENCES "rakor"("id") ON DELETE RESTRICT ON UPDATE CASCADE;
ALTER TABLE "rakor_dokumen" ADD CONSTRAINT "rakor_dokumen_id_rakor_fkey" FOREIGN KEY ("id_rakor") REFERENCES "rakor"("id") ON DELETE RESTRICT ON UPDATE CASCADE;
ALTER TABLE "rakor_versi" ADD CONSTRAINT "rakor_versi_id_rakor_fkey" FOREIGN KEY ("id_rakor") REFERENCES "rakor"("id") ON DELETE RESTRICT ON UPDATE CASCADE;
ALTER TABLE "rakor_terap" ADD CONSTRAINT "rakor_terap_id_rakor_fkey" FOREIGN KEY ("id_rakor") REFERENCES "rakor"("id") ON DELETE RESTRICT ON UPDATE CASCADE;
ALTER TABLE "rakor" ADD CONSTRAINT "rakor_jenis_check" CHECK ("jenis" BETWEEN 1 AND 4);
ALTER TABLE "rakor" ADD CONSTRAINT "rakor_status_check" CHECK ("kd_status" IN ('10', '20', '30', '40', '45', '50', '60', '70', '80'));
ALTER TABLE "rakor" ADD CONSTRAINT "rakor_jam_check" CHECK ("jam_mulai" ~ '^([01][0-9]|2[0-3]):[0-5][0-9]$'
  AND ("jam_selesai" = '' OR "jam_selesai" ~ '^([01][0-9]|2[0-3]):[0-5][0-9]$'));
ALTER TABLE "rakor_komoditas" ADD CONSTRAINT "rakor_komoditas_kesepakatan_check" CHECK ("kesepakatan" IN ('BAHAS', 'SEPAKAT', 'BELUM', 'TUNDA'));
ALTER TABLE "rakor_garis" ADD CONSTRAINT "rakor_garis_belum_check" CHECK ("belum_dialokasikan" >= 0);
-- What no row may get, whatever asks for it.
ALTER TABLE "rakor_baris" ADD CONSTRAINT "rakor_baris_penetapan_check" CHECK ("penetapan" IS NULL
  OR ("penetapan" >= "lantai" AND "penetapan" >= 0 AND ("naik" OR "penetapan" <= "usulan") AND NOT "tunda"));
ALTER TABLE "rakor_tanda_tangan" ADD CONSTRAINT "rakor_tanda_tangan_status_check" CHECK ("status" IN ('BELUM', 'DITANDATANGANI', 'GAGAL'));
CREATE UNIQUE INDEX "rakor_tanda_tangan_satu_pimpinan" ON "rakor_tanda_tangan" ("id_rakor") WHERE "pimpinan";
ALTER TABLE "rakor_terap" ADD CONSTRAINT "rakor_terap_status_check" CHECK ("status" IN ('MENUNGGU', 'SELESAI', 'GUGUR'));

-- Rows change while they are discussed, and never after.
CREATE FUNCTION "rakor_baris_terbuka"() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  di TEXT;
BEGIN
  SELECT kd_status INTO di FROM rakor WHERE id = COALESCE(NEW.id_rakor, OLD.id_rakor);
  IF di IN ('20', '30') OR (di = '45' AND TG_OP = 'UPDATE') THEN
    RETURN COALESCE(NEW, OLD);
  END IF;
  RAISE EXCEPTION 'rakor_baris of a meeting that is not discussed';
END
$$;
CREATE TRIGGER "rakor_baris_terbuka" BEFORE INSERT OR UPDATE OR DELETE ON "rakor_baris"
  FOR EACH ROW EXECUTE FUNCTION "rakor_baris_terbuka"();

-- What was made final stays as it was; what becomes of it is written once.
CREATE FUNCTION "rakor_versi_tetap"() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  akhir TEXT[] := ARRAY['butuh', 'kunci', 'sha256', 'gugur', 'alasan', 'gugur_oleh'];
BEGIN
  IF TG_OP = 'UPDATE' AND (to_jsonb(NEW) - akhir) = (to_jsonb(OLD) - akhir) AND OLD.gugur IS NULL THEN
    RETURN NEW;
  END IF;
  RAISE EXCEPTION 'rakor_versi is append-only';
END
$$;
CREATE TRIGGER "rakor_versi_tetap" BEFORE UPDATE OR DELETE ON "rakor_versi" FOR EACH ROW EXECUTE FUNCTION "rakor_versi_tetap"();

-- What a meeting gives nothing of needs no national line.
ALTER TABLE "penetapan_baris" ALTER COLUMN "id_garis" DROP NOT NULL;

-- A determination of a meeting names it.
ALTER TABLE "penetapan" ADD COLUMN "id_rakor" BIGINT REFERENCES "rakor" ("id") ON DELETE RESTRICT ON UPDATE CASCADE;
CREATE INDEX "penetapan_rakor" ON "penetapan" ("id_rakor") WHERE "id_rakor" IS NOT NULL;

-- Whoever watches a meeting hears of each change.
CREATE FUNCTION "rakor_berubah"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'DELETE' THEN
    PERFORM pg_notify('rakor_berubah', x.id::text || ':' || TG_ARGV[0]) FROM (SELECT DISTINCT (to_jsonb(b) ->> TG_ARGV[1]) AS id FROM lama b) x;
  ELSE
    PERFORM pg_notify('rakor_berubah', x.id::text || ':' || TG_ARGV[0]) FROM (SELECT DISTINCT (to_jsonb(b) ->> TG_ARGV[1]) AS id FROM baru b) x;
  END IF;
  RETURN NULL;
END
$$;
CREATE TRIGGER "rakor_kabar_insert" AFTER INSERT ON "rakor" REFERENCING NEW TABLE AS baru
  FOR EACH STATEMENT EXECUTE FUNCTION "rakor_berubah"('rapat', 'id');
CREATE TRIGGER "rakor_kabar_update" AFTER UPDATE ON "rakor" REFERENCING NEW TABLE AS baru
  FOR EACH STATEMENT EXECUTE FUNCTION "rakor_berubah"('rapat', 'id');
CREATE TRIGGER "rakor_komoditas_kabar_insert" AFTER INSERT ON "rakor_komoditas" REFERENCING NEW TABLE AS baru
  FOR EACH STATEMENT EXECUTE FUNCTION "rakor_berubah"('rapat', 'id_rakor');
CREATE TRIGGER "rakor_komoditas_kabar_update" AFTER UPDATE ON "rakor_komoditas" REFERENCING NEW TABLE AS baru
  FOR EACH STATEMENT EXECUTE FUNCTION "rakor_berubah"('rapat', 'id_rakor');
CREATE TRIGGER "rakor_komoditas_kabar_delete" AFTER DELETE ON "rakor_komoditas" REFERENCING OLD TABLE AS lama
  FOR EACH STATEMENT EXECUTE FUNCTION "rakor_berubah"('rapat', 'id_rakor');
CREATE TRIGGER "rakor_garis_kabar_insert" AFTER INSERT ON "rakor_garis" REFERENCING NEW TABLE AS baru
  FOR EACH STATEMENT EXECUTE FUNCTION "rakor_berubah"('garis', 'id_rakor');
CREATE TRIGGER "rakor_garis_kabar_update" AFTER UPDATE ON "rakor_garis" REFERENCING NEW TABLE AS baru
  FOR EACH STATEMENT EXECUTE FUNCTION "rakor_berubah"('garis', 'id_rakor');
CREATE TRIGGER "rakor_garis_kabar_delete" AFTER DELETE ON "rakor_garis" REFERENCING OLD TABLE AS lama
  FOR EACH STATEMENT EXECUTE FUNCTION "rakor_berubah"('garis', 'id_rakor');
CREATE TRIGGER "rakor_baris_kabar_insert" AFTER INSERT ON "rakor_baris" REFERENCING NEW TABLE AS baru
  FOR EACH STATEMENT EXECUTE FUNCTION "rakor_berubah"('baris', 'id_rakor');
CREATE TRIGGER "rakor_baris_kabar_update" AFTER UPDATE ON "rakor_baris" REFERENCING NEW TABLE AS baru
  FOR EACH STATEMENT EXECUTE FUNCTION "rakor_berubah"('baris', 'id_rakor');
CREATE TRIGGER "rakor_baris_kabar_delete" AFTER DELETE ON "rakor_baris" REFERENCING OLD TABLE AS lama
  FOR EACH STATEMENT EXECUTE FUNCTION "rakor_berubah"('baris', 'id_rakor');
CREATE TRIGGER "rakor_peserta_kabar_insert" AFTER INSERT ON "rakor_peserta" REFERENCING NEW TABLE AS baru
  FOR EACH STATEMENT EXECUTE FUNCTION "rakor_berubah"('rapat', 'id_rakor');
CREATE TRIGGER "rakor_peserta_kabar_update" AFTER UPDATE ON "rakor_peserta" REFERENCING NEW TABLE AS baru
  FOR EACH STATEMENT EXECUTE FUNCTION "rakor_berubah"('rapat', 'id_rakor');
CREATE TRIGGER "rakor_peserta_kabar_delete" AFTER DELETE ON "rakor_peserta" REFERENCING OLD TABLE AS lama
  FOR EACH STATEMENT EXECUTE FUNCTION "rakor_berubah"('rapat', 'id_rakor');
CREATE TRIGGER "rakor_tanda_tangan_kabar_insert" AFTER INSERT ON "rakor_tanda_tangan" REFERENCING NEW TABLE AS baru
  FOR EACH STATEMENT EXECUTE FUNCTION "rakor_berubah"('tanda_tangan', 'id_rakor');
CREATE TRIGGER "rakor_tanda_tangan_kabar_update" AFTER UPDATE ON "rakor_tanda_tangan" REFERENCING NEW TABLE AS baru
  FOR EACH STATEMENT EXECUTE FUNCTION "rakor_berubah"('tanda_tangan', 'id_rakor');
CREATE TRIGGER "rakor_tanda_tangan_kabar_delete" AFTER DELETE ON "rakor_tanda_tangan" REFERENCING OLD TABLE AS lama
  FOR EACH STATEMENT EXECUTE FUNCTION "rakor_berubah"('tanda_tangan', 'id_rakor');
CREATE TRIGGER "rakor_terap_kabar_insert" AFTER INSERT ON "rakor_terap" REFERENCING NEW TABLE AS baru
  FOR EACH STATEMENT EXECUTE FUNCTION "rakor_berubah"('terap', 'id_rakor');
CREATE TRIGGER "rakor_terap_kabar_update" AFTER UPDATE ON "rakor_terap" REFERENCING NEW TABLE AS baru
  FOR EACH STATEMENT EXECUTE FUNCTION "rakor_berubah"('terap', 'id_rakor');
CREATE TRIGGER "rakor_terap_kabar_delete" AFTER DELETE ON "rakor_terap" REFERENCING OLD TABLE AS lama
  FOR EACH STATEMENT EXECUTE FUNCTION "rakor_berubah"('terap', 'id_rakor');
CREATE TRIGGER "rakor_dokumen_kabar_insert" AFTER INSERT ON "rakor_dokumen" REFERENCING NEW TABLE AS baru
  FOR EACH STATEMENT EXECUTE FUNCTION "rakor_berubah"('rapat', 'id_rakor');
CREATE TRIGGER "rakor_dokumen_kabar_update" AFTER UPDATE ON "rakor_dokumen" REFERENCING NEW TABLE AS baru
  FOR EACH STATEMENT EXECUTE FUNCTION "rakor_berubah"('rapat', 'id_rakor');
CREATE TRIGGER "rakor_dokumen_kabar_delete" AFTER DELETE ON "rakor_dokumen" REFERENCING OLD TABLE AS lama
  FOR EACH STATEMENT EXECUTE FUNCTION "rakor_berubah"('rapat', 'id_rakor');
