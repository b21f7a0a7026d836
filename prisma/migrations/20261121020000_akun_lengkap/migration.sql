-- AlterTable
ALTER TABLE "menu_acl" ADD COLUMN     "versi" INTEGER NOT NULL DEFAULT 1;

-- AlterTable
ALTER TABLE "organisasi" ADD COLUMN     "surel" TEXT;

-- AlterTable
ALTER TABLE "pengguna" ADD COLUMN     "diaktifkan" TIMESTAMPTZ(3),
ADD COLUMN     "dibuat_oleh" UUID,
ADD COLUMN     "dihapus" TIMESTAMPTZ(3),
ADD COLUMN     "foto" TEXT,
ADD COLUMN     "foto_pada" TIMESTAMPTZ(3),
ADD COLUMN     "hanya_ga" BOOLEAN NOT NULL DEFAULT false,
ADD COLUMN     "id_inaport" VARCHAR(60),
ADD COLUMN     "sandi_diubah" TIMESTAMPTZ(3),
ADD COLUMN     "surel_notif" VARCHAR(10) NOT NULL DEFAULT 'penting',
ADD COLUMN     "versi" INTEGER NOT NULL DEFAULT 1,
ALTER COLUMN "password_hash" DROP NOT NULL;

-- AlterTable
ALTER TABLE "sesi" ADD COLUMN     "alamat" VARCHAR(45),
ADD COLUMN     "cara" VARCHAR(10) NOT NULL DEFAULT 'sso',
ADD COLUMN     "inaport_token" TEXT,
ADD COLUMN     "nomor" UUID NOT NULL DEFAULT gen_random_uuid();

-- CreateTable
CREATE TABLE "menu_favorit" (
    "id_user" UUID NOT NULL,
    "id_menu" INTEGER NOT NULL,
    "dibuat" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "menu_favorit_pkey" PRIMARY KEY ("id_user","id_menu")
);

-- CreateTable
CREATE TABLE "token_akun" (
    "id_hash" CHAR(64) NOT NULL,
    "jenis" VARCHAR(12) NOT NULL,
    "id_user" UUID NOT NULL,
    "dibuat" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "sampai" TIMESTAMPTZ(3) NOT NULL,
    "dipakai" TIMESTAMPTZ(3),

    CONSTRAINT "token_akun_pkey" PRIMARY KEY ("id_hash")
);

-- CreateTable
CREATE TABLE "permintaan_akun" (
    "id" BIGSERIAL NOT NULL,
    "jenis" VARCHAR(16) NOT NULL,
    "isi" TEXT,
    "id_user" UUID,
    "dibuat" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "permintaan_akun_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "riwayat_akun" (
    "id" BIGSERIAL NOT NULL,
    "objek" VARCHAR(12) NOT NULL,
    "id_objek" VARCHAR(40) NOT NULL,
    "urut" INTEGER NOT NULL,
    "peristiwa" VARCHAR(30) NOT NULL,
    "sebelum" JSONB,
    "sesudah" JSONB,
    "id_user" UUID,
    "nama" TEXT NOT NULL,
    "kode_peran" VARCHAR(20) NOT NULL,
    "catatan" TEXT,
    "waktu" TIMESTAMPTZ(3) NOT NULL,
    "hash_lama" CHAR(64) NOT NULL,
    "hash" CHAR(64) NOT NULL,

    CONSTRAINT "riwayat_akun_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "aktivitas_masuk" (
    "id" BIGSERIAL NOT NULL,
    "id_user" UUID NOT NULL,
    "peristiwa" VARCHAR(12) NOT NULL,
    "cara" VARCHAR(10) NOT NULL,
    "waktu" TIMESTAMPTZ(3) NOT NULL,
    "alamat" VARCHAR(45),
    "agen" VARCHAR(200),
    "id_sesi" VARCHAR(64),
    "bukan_saya" TIMESTAMPTZ(3),

    CONSTRAINT "aktivitas_masuk_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "elemen_dasbor" (
    "kode" VARCHAR(40) NOT NULL,
    "nama" TEXT NOT NULL,
    "uraian" TEXT NOT NULL,
    "tautan" TEXT NOT NULL,
    "urut" INTEGER NOT NULL,
    "aktif" BOOLEAN NOT NULL DEFAULT true,

    CONSTRAINT "elemen_dasbor_pkey" PRIMARY KEY ("kode")
);

-- CreateTable
CREATE TABLE "elemen_pengguna" (
    "id_user" UUID NOT NULL,
    "kode" VARCHAR(40) NOT NULL,

    CONSTRAINT "elemen_pengguna_pkey" PRIMARY KEY ("id_user","kode")
);

-- CreateTable
CREATE TABLE "siaran" (
    "id" BIGSERIAL NOT NULL,
    "sasaran" VARCHAR(80) NOT NULL,
    "subject" TEXT NOT NULL,
    "text" VARCHAR(300) NOT NULL,
    "type" VARCHAR(10) NOT NULL,
    "oleh" UUID NOT NULL,
    "dibuat" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "penerima" INTEGER,

    CONSTRAINT "siaran_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "klien_sso" (
    "client_id" VARCHAR(80) NOT NULL,
    "nama" TEXT NOT NULL,
    "rahasia" TEXT NOT NULL,
    "redirect_uris" TEXT[],
    "asal" TEXT[],
    "scopes" TEXT[],
    "id_user" UUID,
    "dibuat" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "dicabut" TIMESTAMPTZ(3),

    CONSTRAINT "klien_sso_pkey" PRIMARY KEY ("client_id")
);

-- CreateTable
CREATE TABLE "kunci_klien" (
    "kid" VARCHAR(40) NOT NULL,
    "client_id" VARCHAR(80) NOT NULL,
    "kunci" TEXT NOT NULL,
    "sampai" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "kunci_klien_pkey" PRIMARY KEY ("kid")
);

-- CreateTable
CREATE TABLE "tanda_klien" (
    "jti" VARCHAR(120) NOT NULL,
    "sampai" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "tanda_klien_pkey" PRIMARY KEY ("jti")
);

-- CreateIndex
CREATE INDEX "token_akun_id_user_jenis_idx" ON "token_akun"("id_user", "jenis");

-- CreateIndex
CREATE INDEX "token_akun_sampai_idx" ON "token_akun"("sampai");

-- CreateIndex
CREATE INDEX "permintaan_akun_dibuat_idx" ON "permintaan_akun"("dibuat");

-- CreateIndex
CREATE INDEX "riwayat_akun_waktu_idx" ON "riwayat_akun"("waktu");

-- CreateIndex
CREATE UNIQUE INDEX "riwayat_akun_objek_id_objek_urut_key" ON "riwayat_akun"("objek", "id_objek", "urut");

-- CreateIndex
CREATE INDEX "aktivitas_masuk_id_user_id_idx" ON "aktivitas_masuk"("id_user", "id" DESC);

-- CreateIndex
CREATE INDEX "aktivitas_masuk_waktu_idx" ON "aktivitas_masuk"("waktu");

-- CreateIndex
CREATE INDEX "kunci_klien_sampai_idx" ON "kunci_klien"("sampai");

-- CreateIndex
CREATE INDEX "tanda_klien_sampai_idx" ON "tanda_klien"("sampai");

-- CreateIndex
CREATE UNIQUE INDEX "pengguna_id_inaport_key" ON "pengguna"("id_inaport");

-- CreateIndex
CREATE INDEX "pengguna_fullname_trgm" ON "pengguna" USING GIN ("fullname" gin_trgm_ops);

-- CreateIndex
CREATE UNIQUE INDEX "sesi_nomor_key" ON "sesi"("nomor");

-- AddForeignKey
ALTER TABLE "menu_favorit" ADD CONSTRAINT "menu_favorit_id_menu_fkey" FOREIGN KEY ("id_menu") REFERENCES "menu"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "menu_favorit" ADD CONSTRAINT "menu_favorit_id_user_fkey" FOREIGN KEY ("id_user") REFERENCES "pengguna"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "token_akun" ADD CONSTRAINT "token_akun_id_user_fkey" FOREIGN KEY ("id_user") REFERENCES "pengguna"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "aktivitas_masuk" ADD CONSTRAINT "aktivitas_masuk_id_user_fkey" FOREIGN KEY ("id_user") REFERENCES "pengguna"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "elemen_pengguna" ADD CONSTRAINT "elemen_pengguna_id_user_fkey" FOREIGN KEY ("id_user") REFERENCES "pengguna"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "elemen_pengguna" ADD CONSTRAINT "elemen_pengguna_kode_fkey" FOREIGN KEY ("kode") REFERENCES "elemen_dasbor"("kode") ON DELETE RESTRICT ON UPDATE CASCADE;



-- Who has been using the portal has been activated.
UPDATE "pengguna" SET "diaktifkan" = "created_at";

-- One word per entry and per whom it is said to.
CREATE UNIQUE INDEX "menu_acl_peran_unik" ON "menu_acl"("id_menu", "kode_peran") WHERE "kode_peran" IS NOT NULL;
CREATE UNIQUE INDEX "menu_acl_user_unik" ON "menu_acl"("id_menu", "id_user") WHERE "id_user" IS NOT NULL;
CREATE UNIQUE INDEX "menu_acl_organisasi_unik" ON "menu_acl"("id_menu", "id_organisasi") WHERE "id_organisasi" IS NOT NULL;
ALTER TABLE "menu_acl" ADD CONSTRAINT "menu_acl_satu_sasaran"
  CHECK (num_nonnulls("kode_peran", "id_user", "id_organisasi") = 1);

CREATE TRIGGER "riwayat_akun_tanpa_ubah" BEFORE UPDATE OR DELETE ON "riwayat_akun" FOR EACH ROW EXECUTE FUNCTION "riwayat_tetap"();
CREATE TRIGGER "riwayat_akun_tanpa_kosongkan" BEFORE TRUNCATE ON "riwayat_akun" FOR EACH STATEMENT EXECUTE FUNCTION "riwayat_tetap"();

-- What a session remembers of its account.
CREATE TRIGGER "pengguna_lingkup_diberitahukan" AFTER UPDATE OF "hanya_ga" ON "pengguna"
  FOR EACH STATEMENT EXECUTE FUNCTION "akun_berubah"();

-- Open browsers are told at once.
CREATE FUNCTION "notifikasi_baru"() RETURNS trigger LANGUAGE plpgsql AS
  U&'BEGIN PERFORM pg_notify(''notifikasi_baru'', NEW.user_id::text)\003B RETURN NULL\003B END\003B';
CREATE TRIGGER "notifikasi_diberitahukan" AFTER INSERT OR UPDATE OF "dibaca" ON "notifikasi"
  FOR EACH ROW EXECUTE FUNCTION "notifikasi_baru"();

-- All that one account holds at the provider, for signing it out everywhere.
CREATE INDEX "provider_state_akun_idx" ON "provider_state" (("muatan"->>'accountId'));
