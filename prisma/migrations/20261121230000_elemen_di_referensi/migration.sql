-- Options of the element groups are entries of "referensi" (list 'elemen'), as operators keep all lists. Codes and their order stay.
INSERT INTO "referensi" ("jenis", "kode", "uraian", "data", "sumber")
SELECT 'elemen', "kd_elemen", "ur_elemen",
  jsonb_build_object('kd_komoditas', "kd_komoditas", 'kd_grup', "kd_grup", 'urut', right("kd_elemen", 2)::int), 'awal'
FROM "elemen" ON CONFLICT DO NOTHING;

DROP TABLE "elemen";
