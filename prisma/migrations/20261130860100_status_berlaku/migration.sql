-- Read beside those who write: a transaction of its own, after the one that held the table.
ALTER TABLE "pengajuan" VALIDATE CONSTRAINT "pengajuan_status";
