-- The pictures of the dashboard are parts that are given one by one, too. Eselon users have had all of them so far, with the list: they keep both.
INSERT INTO "elemen_dasbor" ("kode", "nama", "uraian", "tautan", "urut") VALUES
  ('semua', 'Semua berkas', 'Berkas apa pun statusnya', '/konsol/#/berkas', 0),
  ('neraca', 'Pasokan dan kebutuhan', 'Kekurangan pasokan menurut baris nasional', '/konsol/#/pemantauan', 6),
  ('meja', 'Berkas menurut meja', 'Berkas berjalan di setiap meja', '/konsol/#/pemantauan', 7),
  ('tahap', 'Hasil sejauh ini', 'Berkas menurut tahap', '/konsol/#/pemantauan', 8),
  ('waktu', 'Waktu di setiap meja', 'Hari kerja berkas di setiap meja', '/konsol/#/pemantauan', 9)
ON CONFLICT ("kode") DO NOTHING;
INSERT INTO "elemen_pengguna" ("id_user", "kode")
SELECT p."id", e."kode" FROM "pengguna" p CROSS JOIN (VALUES ('semua'), ('neraca'), ('meja'), ('tahap'), ('waktu')) e("kode")
WHERE p."kode_peran" = 'ESELON'
ON CONFLICT DO NOTHING;
