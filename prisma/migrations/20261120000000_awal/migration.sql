CREATE EXTENSION IF NOT EXISTS pg_trgm;
CREATE EXTENSION IF NOT EXISTS unaccent;

-- CreateSchema
CREATE SCHEMA IF NOT EXISTS "public";

-- CreateTable
CREATE TABLE "organisasi" (
    "id" UUID NOT NULL,
    "jenis" VARCHAR(12) NOT NULL,
    "nama" TEXT NOT NULL,
    "id_nib" TEXT,
    "nib" VARCHAR(13),
    "npwp" VARCHAR(16),
    "alamat" TEXT,
    "kota" TEXT,
    "api_code" VARCHAR(2),
    "status_nib" VARCHAR(2),
    "kswp_validity" BOOLEAN NOT NULL DEFAULT true,
    "isbranch" BOOLEAN NOT NULL DEFAULT false,
    "id_induk" UUID,
    "kd_ga" VARCHAR(5),
    "risiko" VARCHAR(10),
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "organisasi_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "peran" (
    "id" INTEGER NOT NULL,
    "kode" VARCHAR(20) NOT NULL,
    "name_role" TEXT NOT NULL,
    "level_role" INTEGER NOT NULL,
    "main_uri" TEXT NOT NULL,

    CONSTRAINT "peran_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "pengguna" (
    "id" UUID NOT NULL,
    "username" VARCHAR(60) NOT NULL,
    "password_hash" TEXT NOT NULL,
    "email" TEXT NOT NULL,
    "fullname" TEXT NOT NULL,
    "mobile_number" TEXT,
    "nik" TEXT,
    "position" TEXT,
    "employee_number" TEXT,
    "address" TEXT,
    "login_type" VARCHAR(20) NOT NULL DEFAULT 'sso',
    "kode_peran" VARCHAR(20) NOT NULL,
    "id_organisasi" UUID,
    "kd_ga" VARCHAR(5),
    "kd_detail_ga" VARCHAR(7),
    "aktif" BOOLEAN NOT NULL DEFAULT true,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "pengguna_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "menu" (
    "id" SERIAL NOT NULL,
    "id_parent" INTEGER,
    "aplikasi" VARCHAR(10) NOT NULL,
    "kode" VARCHAR(40) NOT NULL,
    "judul" TEXT NOT NULL,
    "uri" TEXT NOT NULL,
    "ikon" TEXT,
    "urut" INTEGER NOT NULL,

    CONSTRAINT "menu_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "menu_acl" (
    "id" SERIAL NOT NULL,
    "id_menu" INTEGER NOT NULL,
    "kode_peran" VARCHAR(20),
    "id_user" UUID,
    "id_organisasi" UUID,
    "tampil" BOOLEAN NOT NULL DEFAULT true,

    CONSTRAINT "menu_acl_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "dokumen" (
    "id" UUID NOT NULL,
    "id_pengajuan" BIGINT,
    "kd_dokumen" VARCHAR(20) NOT NULL,
    "nomor" TEXT,
    "tanggal" DATE,
    "berlaku_sampai" DATE,
    "nama_file" TEXT NOT NULL,
    "ukuran" BIGINT NOT NULL,
    "sha256" CHAR(64),
    "mime" VARCHAR(120) NOT NULL,
    "kunci" VARCHAR(200) NOT NULL,
    "status" VARCHAR(10) NOT NULL DEFAULT 'PENDING',
    "asal" VARCHAR(10) NOT NULL DEFAULT 'PEMOHON',
    "id_organisasi" UUID,
    "dibuat_oleh" UUID,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "dokumen_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "impor" (
    "id" UUID NOT NULL,
    "id_pengajuan" BIGINT NOT NULL,
    "nama_file" TEXT NOT NULL,
    "kunci" VARCHAR(200) NOT NULL,
    "status" VARCHAR(10) NOT NULL DEFAULT 'ANTRE',
    "total" INTEGER NOT NULL DEFAULT 0,
    "diproses" INTEGER NOT NULL DEFAULT 0,
    "diterima" INTEGER NOT NULL DEFAULT 0,
    "ditolak" INTEGER NOT NULL DEFAULT 0,
    "pesan" TEXT,
    "kunci_hasil" VARCHAR(200),
    "versi_templat" INTEGER,
    "oleh" UUID NOT NULL,
    "dibuat" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "selesai_pada" TIMESTAMPTZ(3),

    CONSTRAINT "impor_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "outbox" (
    "id" BIGSERIAL NOT NULL,
    "jenis" VARCHAR(40) NOT NULL,
    "kunci" VARCHAR(120) NOT NULL,
    "muatan" JSONB NOT NULL,
    "status" VARCHAR(10) NOT NULL DEFAULT 'MENUNGGU',
    "percobaan" INTEGER NOT NULL DEFAULT 0,
    "tersedia" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "sewa_sampai" TIMESTAMPTZ(3),
    "pagar" INTEGER NOT NULL DEFAULT 0,
    "kesalahan" TEXT,
    "jejak" VARCHAR(64),
    "dibuat" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "selesai_pada" TIMESTAMPTZ(3),

    CONSTRAINT "outbox_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "notifikasi" (
    "id" BIGSERIAL NOT NULL,
    "user_id" UUID NOT NULL,
    "subject" TEXT NOT NULL,
    "text" VARCHAR(300) NOT NULL,
    "type" VARCHAR(10) NOT NULL,
    "tautan" TEXT,
    "kunci" VARCHAR(120) NOT NULL,
    "dibaca" TIMESTAMPTZ(3),
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "notifikasi_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "pengajuan" (
    "id" BIGSERIAL NOT NULL,
    "no_aju" CHAR(26) NOT NULL,
    "kd_rekom" CHAR(2) NOT NULL,
    "kd_ga" VARCHAR(5) NOT NULL,
    "kd_komoditas" VARCHAR(5) NOT NULL,
    "tahun" SMALLINT NOT NULL,
    "jenis_pengajuan" CHAR(1) NOT NULL DEFAULT '1',
    "jenis_rekaman" VARCHAR(5) NOT NULL DEFAULT 'impor',
    "id_organisasi" UUID NOT NULL,
    "npwp" VARCHAR(16) NOT NULL,
    "kd_status" CHAR(2) NOT NULL DEFAULT '00',
    "status_kirim" VARCHAR(10),
    "status_billing" VARCHAR(14),
    "ket_integrasi" TEXT,
    "no_tanda_terima" VARCHAR(60),
    "versi" INTEGER NOT NULL DEFAULT 1,
    "kepala" JSONB NOT NULL DEFAULT '{}',
    "baris_belum" JSONB NOT NULL DEFAULT '[]',
    "pernyataan" BOOLEAN NOT NULL DEFAULT false,
    "satuan" VARCHAR(3),
    "jml_total" DECIMAL(18,3) NOT NULL DEFAULT 0,
    "jumlah_baris" INTEGER NOT NULL DEFAULT 0,
    "id_asal" BIGINT,
    "kirim_ke" INTEGER NOT NULL DEFAULT 0,
    "perbaikan_ke" SMALLINT NOT NULL DEFAULT 0,
    "tenggat_perbaikan" TIMESTAMPTZ(3),
    "id_pengambil" UUID,
    "diambil_pada" TIMESTAMPTZ(3),
    "id_verifikator" UUID,
    "id_koordinator" UUID,
    "id_pemutus" UUID,
    "sla_hari" SMALLINT,
    "sla_terpakai" SMALLINT NOT NULL DEFAULT 0,
    "sla_sejak" TIMESTAMPTZ(3),
    "sla_tenggat" TIMESTAMPTZ(3),
    "no_keputusan" VARCHAR(60),
    "kode_periksa" VARCHAR(24),
    "tgl_keputusan" TIMESTAMPTZ(3),
    "berlaku_mulai" DATE,
    "berlaku_sampai" DATE,
    "keterangan_tolak" JSONB,
    "kunci_buat" VARCHAR(160),
    "fl_arsip" BOOLEAN NOT NULL DEFAULT false,
    "status_sejak" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "tgl_kirim" TIMESTAMPTZ(3),
    "dibuat_oleh" UUID NOT NULL,
    "disunting_oleh" UUID,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "pengajuan_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "pengajuan_baris" (
    "id" BIGSERIAL NOT NULL,
    "id_pengajuan" BIGINT NOT NULL,
    "seri" INTEGER NOT NULL,
    "versi" INTEGER NOT NULL DEFAULT 1,
    "data" JSONB NOT NULL,
    "uraian" TEXT NOT NULL,
    "hs" VARCHAR(8),
    "satuan" VARCHAR(3) NOT NULL,
    "jml" DECIMAL(18,3) NOT NULL,
    "jml_verifikator" DECIMAL(18,3),
    "jml_kl" DECIMAL(18,3),
    "jml_rakornis" DECIMAL(18,3),
    "jml_penetapan" DECIMAL(18,3),
    "potongan" JSONB NOT NULL DEFAULT '[]',
    "kunci" VARCHAR(64) NOT NULL,

    CONSTRAINT "pengajuan_baris_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "sub_baris" (
    "id" BIGSERIAL NOT NULL,
    "id_baris" BIGINT NOT NULL,
    "seri" INTEGER NOT NULL,
    "versi" INTEGER NOT NULL DEFAULT 1,
    "uraian" TEXT NOT NULL,
    "lokasi" TEXT NOT NULL,
    "jml" DECIMAL(18,3) NOT NULL,

    CONSTRAINT "sub_baris_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "kiriman" (
    "id" BIGSERIAL NOT NULL,
    "id_pengajuan" BIGINT NOT NULL,
    "kirim_ke" INTEGER NOT NULL,
    "muatan" JSONB NOT NULL,
    "sha256" CHAR(64) NOT NULL,
    "versi_dasar" INTEGER NOT NULL,
    "dikirim_oleh" UUID NOT NULL,
    "waktu" TIMESTAMPTZ(3) NOT NULL,
    "no_tanda_terima" TEXT,

    CONSTRAINT "kiriman_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "catatan" (
    "id" BIGSERIAL NOT NULL,
    "id_pengajuan" BIGINT NOT NULL,
    "putaran" SMALLINT NOT NULL,
    "langkah" VARCHAR(20) NOT NULL,
    "id_baris" BIGINT,
    "seri" INTEGER,
    "kd_field" VARCHAR(60) NOT NULL,
    "kd_alasan" VARCHAR(5) NOT NULL,
    "catatan" TEXT NOT NULL,
    "jawaban" TEXT,
    "oleh" UUID NOT NULL,
    "waktu" TIMESTAMPTZ(3) NOT NULL,
    "dijawab_oleh" UUID,
    "dijawab_pada" TIMESTAMPTZ(3),

    CONSTRAINT "catatan_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "keputusan" (
    "id" BIGSERIAL NOT NULL,
    "id_pengajuan" BIGINT NOT NULL,
    "level" SMALLINT NOT NULL,
    "putaran" SMALLINT NOT NULL,
    "kd_keputusan" CHAR(1),
    "catatan" TEXT,
    "rincian" JSONB NOT NULL DEFAULT '[]',
    "checklist" JSONB NOT NULL DEFAULT '[]',
    "perbaikan" JSONB NOT NULL DEFAULT '[]',
    "tolak" JSONB,
    "selesai" BOOLEAN NOT NULL DEFAULT false,
    "oleh" UUID NOT NULL,
    "waktu" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "keputusan_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "riwayat" (
    "id" BIGSERIAL NOT NULL,
    "id_pengajuan" BIGINT NOT NULL,
    "urut" INTEGER NOT NULL,
    "peristiwa" VARCHAR(40) NOT NULL,
    "dari" CHAR(2),
    "ke" CHAR(2) NOT NULL,
    "id_user" UUID,
    "nama" TEXT NOT NULL,
    "kode_peran" VARCHAR(20) NOT NULL,
    "catatan" TEXT,
    "data" JSONB NOT NULL DEFAULT '{}',
    "waktu" TIMESTAMPTZ(3) NOT NULL,
    "hash_lama" CHAR(64) NOT NULL,
    "hash" CHAR(64) NOT NULL,

    CONSTRAINT "riwayat_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "nomor_urut" (
    "kunci" VARCHAR(40) NOT NULL,
    "nilai" INTEGER NOT NULL,

    CONSTRAINT "nomor_urut_pkey" PRIMARY KEY ("kunci")
);

-- CreateTable
CREATE TABLE "referensi" (
    "jenis" VARCHAR(20) NOT NULL,
    "kode" VARCHAR(60) NOT NULL,
    "uraian" TEXT NOT NULL,
    "induk" VARCHAR(60),
    "data" JSONB NOT NULL DEFAULT '{}',
    "urut" INTEGER NOT NULL DEFAULT 0,
    "sumber" VARCHAR(60) NOT NULL DEFAULT 'awal',
    "berlaku_mulai" DATE,
    "berlaku_akhir" DATE,

    CONSTRAINT "referensi_pkey" PRIMARY KEY ("jenis","kode")
);

-- CreateTable
CREATE TABLE "layanan" (
    "kd_rekom" CHAR(2) NOT NULL,
    "jns_layanan" VARCHAR(10) NOT NULL,
    "nama" TEXT NOT NULL,
    "kd_ga" VARCHAR(5),
    "fl_rakor" BOOLEAN NOT NULL,
    "fl_pnbp" BOOLEAN NOT NULL,
    "sla_hari" INTEGER,
    "fl_terbit_otomatis" BOOLEAN NOT NULL DEFAULT false,

    CONSTRAINT "layanan_pkey" PRIMARY KEY ("kd_rekom")
);

-- CreateTable
CREATE TABLE "kelompok_komoditas" (
    "kd_komoditas" VARCHAR(5) NOT NULL,
    "ur_komoditas" TEXT NOT NULL,
    "kd_ga" VARCHAR(5) NOT NULL,
    "jenis" VARCHAR(12) NOT NULL,
    "layanan" TEXT[],
    "wajib" TEXT[],
    "salah_satu" BOOLEAN NOT NULL,
    "satuan" TEXT[],
    "koordinator" VARCHAR(12) NOT NULL,
    "nonaktif" INTEGER,

    CONSTRAINT "kelompok_komoditas_pkey" PRIMARY KEY ("kd_komoditas")
);

-- CreateTable
CREATE TABLE "elemen" (
    "kd_elemen" VARCHAR(10) NOT NULL,
    "kd_komoditas" VARCHAR(5) NOT NULL,
    "kd_grup" CHAR(2) NOT NULL,
    "ur_elemen" TEXT NOT NULL,
    "fl_disable" BOOLEAN NOT NULL DEFAULT false,
    "flag_enable" BOOLEAN NOT NULL DEFAULT true,

    CONSTRAINT "elemen_pkey" PRIMARY KEY ("kd_komoditas","kd_grup","kd_elemen")
);

-- CreateTable
CREATE TABLE "jadwal" (
    "id" SERIAL NOT NULL,
    "tahun" INTEGER NOT NULL,
    "kd_rekom" CHAR(2) NOT NULL,
    "kd_komoditas" VARCHAR(5),
    "buka_buat" TIMESTAMPTZ(3) NOT NULL,
    "tutup_buat" TIMESTAMPTZ(3) NOT NULL,
    "tutup_ubah" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "jadwal_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "hari_libur" (
    "tanggal" DATE NOT NULL,
    "nama" TEXT NOT NULL,

    CONSTRAINT "hari_libur_pkey" PRIMARY KEY ("tanggal")
);

-- CreateTable
CREATE TABLE "pengumuman" (
    "id" SERIAL NOT NULL,
    "judul" TEXT NOT NULL,
    "isi" TEXT NOT NULL,
    "type" VARCHAR(10) NOT NULL DEFAULT 'info',
    "mulai" TIMESTAMPTZ(3) NOT NULL,
    "sampai" TIMESTAMPTZ(3),

    CONSTRAINT "pengumuman_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "sesi" (
    "id_hash" VARCHAR(64) NOT NULL,
    "id_user" UUID NOT NULL,
    "csrf" VARCHAR(64) NOT NULL,
    "access_token" TEXT,
    "refresh_token" TEXT,
    "id_token" TEXT,
    "token_type" VARCHAR(20),
    "token_sampai" TIMESTAMPTZ(3),
    "agen" TEXT,
    "dibuat" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "terakhir" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "sampai" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "sesi_pkey" PRIMARY KEY ("id_hash")
);

-- CreateTable
CREATE TABLE "alur_masuk" (
    "id_hash" VARCHAR(64) NOT NULL,
    "muatan" JSONB NOT NULL,
    "sampai" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "alur_masuk_pkey" PRIMARY KEY ("id_hash")
);

-- CreateTable
CREATE TABLE "provider_state" (
    "model" VARCHAR(40) NOT NULL,
    "id" VARCHAR(255) NOT NULL,
    "muatan" JSONB NOT NULL,
    "grant_id" VARCHAR(255),
    "uid" VARCHAR(255),
    "user_code" VARCHAR(255),
    "sampai" TIMESTAMPTZ(3),
    "terpakai" TIMESTAMPTZ(3),

    CONSTRAINT "provider_state_pkey" PRIMARY KEY ("model","id")
);

-- CreateTable
CREATE TABLE "kunci_idempoten" (
    "pemilik" VARCHAR(64) NOT NULL,
    "kunci" VARCHAR(120) NOT NULL,
    "rute" VARCHAR(200) NOT NULL,
    "hash_badan" VARCHAR(64) NOT NULL,
    "status" INTEGER,
    "jawaban" JSONB,
    "dibuat" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "kunci_idempoten_pkey" PRIMARY KEY ("pemilik","kunci")
);

-- CreateIndex
CREATE UNIQUE INDEX "organisasi_id_nib_key" ON "organisasi"("id_nib");

-- CreateIndex
CREATE INDEX "organisasi_id_induk_idx" ON "organisasi"("id_induk");

-- CreateIndex
CREATE UNIQUE INDEX "peran_kode_key" ON "peran"("kode");

-- CreateIndex
CREATE UNIQUE INDEX "pengguna_username_key" ON "pengguna"("username");

-- CreateIndex
CREATE INDEX "pengguna_id_organisasi_idx" ON "pengguna"("id_organisasi");

-- CreateIndex
CREATE INDEX "pengguna_kd_ga_kode_peran_idx" ON "pengguna"("kd_ga", "kode_peran");

-- CreateIndex
CREATE UNIQUE INDEX "menu_kode_key" ON "menu"("kode");

-- CreateIndex
CREATE INDEX "menu_acl_kode_peran_idx" ON "menu_acl"("kode_peran");

-- CreateIndex
CREATE INDEX "menu_acl_id_user_idx" ON "menu_acl"("id_user");

-- CreateIndex
CREATE INDEX "menu_acl_id_organisasi_idx" ON "menu_acl"("id_organisasi");

-- CreateIndex
CREATE UNIQUE INDEX "dokumen_kunci_key" ON "dokumen"("kunci");

-- CreateIndex
CREATE INDEX "dokumen_id_pengajuan_idx" ON "dokumen"("id_pengajuan");

-- CreateIndex
CREATE INDEX "dokumen_status_created_at_idx" ON "dokumen"("status", "created_at");

-- CreateIndex
CREATE INDEX "impor_id_pengajuan_dibuat_idx" ON "impor"("id_pengajuan", "dibuat");

-- CreateIndex
CREATE UNIQUE INDEX "outbox_kunci_key" ON "outbox"("kunci");

-- CreateIndex
CREATE INDEX "outbox_status_tersedia_idx" ON "outbox"("status", "tersedia");

-- CreateIndex
CREATE INDEX "notifikasi_user_id_id_idx" ON "notifikasi"("user_id", "id" DESC);

-- CreateIndex
CREATE UNIQUE INDEX "notifikasi_user_id_kunci_key" ON "notifikasi"("user_id", "kunci");

-- CreateIndex
CREATE UNIQUE INDEX "pengajuan_no_aju_key" ON "pengajuan"("no_aju");

-- CreateIndex
CREATE UNIQUE INDEX "pengajuan_no_keputusan_key" ON "pengajuan"("no_keputusan");

-- CreateIndex
CREATE UNIQUE INDEX "pengajuan_kode_periksa_key" ON "pengajuan"("kode_periksa");

-- CreateIndex
CREATE UNIQUE INDEX "pengajuan_kunci_buat_key" ON "pengajuan"("kunci_buat");

-- CreateIndex
CREATE INDEX "pengajuan_id_organisasi_fl_arsip_created_at_id_idx" ON "pengajuan"("id_organisasi", "fl_arsip", "created_at" DESC, "id" DESC);

-- CreateIndex
CREATE INDEX "pengajuan_id_organisasi_kd_rekom_created_at_id_idx" ON "pengajuan"("id_organisasi", "kd_rekom", "created_at" DESC, "id" DESC);

-- CreateIndex
CREATE INDEX "pengajuan_kd_ga_kd_status_sla_tenggat_id_idx" ON "pengajuan"("kd_ga", "kd_status", "sla_tenggat", "id");

-- CreateIndex
CREATE INDEX "pengajuan_kd_ga_id_pengambil_idx" ON "pengajuan"("kd_ga", "id_pengambil");

-- CreateIndex
CREATE INDEX "pengajuan_npwp_kd_komoditas_tahun_kd_rekom_idx" ON "pengajuan"("npwp", "kd_komoditas", "tahun", "kd_rekom");

-- CreateIndex
CREATE UNIQUE INDEX "pengajuan_baris_id_pengajuan_seri_key" ON "pengajuan_baris"("id_pengajuan", "seri");

-- CreateIndex
CREATE UNIQUE INDEX "sub_baris_id_baris_seri_key" ON "sub_baris"("id_baris", "seri");

-- CreateIndex
CREATE UNIQUE INDEX "kiriman_id_pengajuan_kirim_ke_key" ON "kiriman"("id_pengajuan", "kirim_ke");

-- CreateIndex
CREATE INDEX "catatan_id_pengajuan_putaran_idx" ON "catatan"("id_pengajuan", "putaran");

-- CreateIndex
CREATE UNIQUE INDEX "keputusan_id_pengajuan_level_putaran_key" ON "keputusan"("id_pengajuan", "level", "putaran");

-- CreateIndex
CREATE UNIQUE INDEX "riwayat_id_pengajuan_urut_key" ON "riwayat"("id_pengajuan", "urut");

-- CreateIndex
CREATE INDEX "referensi_jenis_induk_idx" ON "referensi"("jenis", "induk");

-- CreateIndex
CREATE UNIQUE INDEX "jadwal_tahun_kd_rekom_kd_komoditas_key" ON "jadwal"("tahun", "kd_rekom", "kd_komoditas");

-- CreateIndex
CREATE INDEX "sesi_id_user_idx" ON "sesi"("id_user");

-- CreateIndex
CREATE INDEX "sesi_sampai_idx" ON "sesi"("sampai");

-- CreateIndex
CREATE INDEX "alur_masuk_sampai_idx" ON "alur_masuk"("sampai");

-- CreateIndex
CREATE INDEX "provider_state_grant_id_idx" ON "provider_state"("grant_id");

-- CreateIndex
CREATE INDEX "provider_state_uid_idx" ON "provider_state"("uid");

-- CreateIndex
CREATE INDEX "provider_state_sampai_idx" ON "provider_state"("sampai");

-- CreateIndex
CREATE INDEX "kunci_idempoten_dibuat_idx" ON "kunci_idempoten"("dibuat");

-- AddForeignKey
ALTER TABLE "organisasi" ADD CONSTRAINT "organisasi_id_induk_fkey" FOREIGN KEY ("id_induk") REFERENCES "organisasi"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "pengguna" ADD CONSTRAINT "pengguna_kode_peran_fkey" FOREIGN KEY ("kode_peran") REFERENCES "peran"("kode") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "pengguna" ADD CONSTRAINT "pengguna_id_organisasi_fkey" FOREIGN KEY ("id_organisasi") REFERENCES "organisasi"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "menu_acl" ADD CONSTRAINT "menu_acl_id_menu_fkey" FOREIGN KEY ("id_menu") REFERENCES "menu"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "dokumen" ADD CONSTRAINT "dokumen_id_pengajuan_fkey" FOREIGN KEY ("id_pengajuan") REFERENCES "pengajuan"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "impor" ADD CONSTRAINT "impor_id_pengajuan_fkey" FOREIGN KEY ("id_pengajuan") REFERENCES "pengajuan"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "notifikasi" ADD CONSTRAINT "notifikasi_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "pengguna"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "pengajuan" ADD CONSTRAINT "pengajuan_id_organisasi_fkey" FOREIGN KEY ("id_organisasi") REFERENCES "organisasi"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "pengajuan_baris" ADD CONSTRAINT "pengajuan_baris_id_pengajuan_fkey" FOREIGN KEY ("id_pengajuan") REFERENCES "pengajuan"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "sub_baris" ADD CONSTRAINT "sub_baris_id_baris_fkey" FOREIGN KEY ("id_baris") REFERENCES "pengajuan_baris"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "kiriman" ADD CONSTRAINT "kiriman_id_pengajuan_fkey" FOREIGN KEY ("id_pengajuan") REFERENCES "pengajuan"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "catatan" ADD CONSTRAINT "catatan_id_pengajuan_fkey" FOREIGN KEY ("id_pengajuan") REFERENCES "pengajuan"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "keputusan" ADD CONSTRAINT "keputusan_id_pengajuan_fkey" FOREIGN KEY ("id_pengajuan") REFERENCES "pengajuan"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "riwayat" ADD CONSTRAINT "riwayat_id_pengajuan_fkey" FOREIGN KEY ("id_pengajuan") REFERENCES "pengajuan"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "sesi" ADD CONSTRAINT "sesi_id_user_fkey" FOREIGN KEY ("id_user") REFERENCES "pengguna"("id") ON DELETE CASCADE ON UPDATE CASCADE;



-- Keyword search on reference lists and on the number of a file.
CREATE INDEX "referensi_uraian_trgm" ON "referensi" USING gin ("uraian" gin_trgm_ops);
CREATE INDEX "organisasi_nama_trgm" ON "organisasi" USING gin ("nama" gin_trgm_ops);
CREATE INDEX "outbox_terbuka" ON "outbox" ("tersedia") WHERE "status" = 'MENUNGGU';
CREATE INDEX "notifikasi_belum_dibaca" ON "notifikasi" ("user_id") WHERE "dibaca" IS NULL;

-- One schedule row per service even where no commodity is named.
CREATE UNIQUE INDEX "jadwal_layanan" ON "jadwal" ("tahun", "kd_rekom") WHERE "kd_komoditas" IS NULL;

-- Status 11 and 32 are shown from two facts and never stored.
ALTER TABLE "pengajuan" ADD CONSTRAINT "pengajuan_status" CHECK ("kd_status" IN
  ('00','10','20','21','22','23','25','26','30','31','40','41','42','43','50','51','52','57','70','80','85','90','91'));
ALTER TABLE "pengajuan_baris" ADD CONSTRAINT "baris_jumlah" CHECK ("jml" > 0);

-- History is append-only, whoever asks.
-- The migration engine splits the script at every semicolon, inside strings too: \003B stands for the two of the body.
CREATE FUNCTION "riwayat_tetap"() RETURNS trigger LANGUAGE plpgsql AS
  U&'BEGIN RAISE EXCEPTION ''riwayat is append-only''\003B END\003B';
CREATE TRIGGER "riwayat_tanpa_ubah" BEFORE UPDATE OR DELETE ON "riwayat" FOR EACH ROW EXECUTE FUNCTION "riwayat_tetap"();
CREATE TRIGGER "riwayat_tanpa_kosongkan" BEFORE TRUNCATE ON "riwayat" FOR EACH STATEMENT EXECUTE FUNCTION "riwayat_tetap"();
