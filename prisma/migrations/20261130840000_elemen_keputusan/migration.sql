-- What was decided lately is one more picture of the dashboard; whom it is given to is the operator's choice.
INSERT INTO "elemen_dasbor" ("kode", "nama", "uraian", "tautan", "urut") VALUES
  ('keputusan', 'Keputusan terakhir', 'Keputusan tujuh hari terakhir menurut hasilnya', '/konsol/#/pemantauan', 8)
ON CONFLICT ("kode") DO NOTHING;
