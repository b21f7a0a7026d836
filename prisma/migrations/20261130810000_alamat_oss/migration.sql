-- When OSS last said the address that stands there.
ALTER TABLE "organisasi" ADD COLUMN "alamat_oss" TIMESTAMPTZ(3);
