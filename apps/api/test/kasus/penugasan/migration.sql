ALTER TABLE "baris"
  ADD CONSTRAINT "baris_paket" CHECK ("jenis" <> 'paket' OR ("id_induk" IS NULL AND "uraian" IS NOT NULL)),
  ADD CONSTRAINT "baris_pelaksana" CHECK ("jenis" <> 'pelaksana' OR ("id_induk" IS NOT NULL AND "uraian" IS NOT NULL)),
  ADD CONSTRAINT "baris_wilayah" CHECK ("jenis" <> 'wilayah' OR ("id_induk" IS NOT NULL AND "jml" IS NOT NULL AND "jml" > 0));
-- What operators keep from here on.
INSERT INTO "layanan" (kd_rekom, jns_layanan, nama, kd_ga, fl_rakor, fl_pnbp, sla_hari)
VALUES ('10', 'PENUGASAN', 'Penugasan Impor', NULL, false, false, 7);
INSERT INTO "jadwal" (tahun, kd_rekom, kd_komoditas, buka_buat, tutup_buat, tutup_ubah)
SELECT tahun, '10', kd_komoditas, buka_buat, tutup_buat, tutup_ubah FROM "jadwal" WHERE kd_rekom = '07';
