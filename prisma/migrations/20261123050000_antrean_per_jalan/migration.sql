-- Rows of a workbook wait in a table of its own reading, dropped with it: no reading leaves dead rows for another. A workbook
-- that was being read is read again by its job.
DROP TABLE "impor_antre";
CREATE SCHEMA "antrean";
