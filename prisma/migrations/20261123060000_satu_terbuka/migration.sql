-- One open case per owner, service, commodity and year; a case that comes out of another one counts beside those of the
-- same parent only. The constants are those of the transition tables (medium/satu-terbuka.spec.ts). Two that are open already are
-- named before anything is applied (periksa.sql): which of them stays is not for a migration to choose.
SET LOCAL lock_timeout = '30s';

CREATE UNIQUE INDEX "pengajuan_satu_izin" ON "pengajuan" ("npwp", "kd_komoditas", "tahun", "kd_rekom", "kd_ga_pemilik", "id_asal")
  NULLS NOT DISTINCT WHERE "kd_rekom" IN ('01','02','03','04','05','06','07','08')
    AND "kd_status" IN ('10','20','21','22','23','25','26','30','31','40','41','42','43');
CREATE UNIQUE INDEX "pengajuan_satu_rencana" ON "pengajuan" ("npwp", "kd_komoditas", "tahun", "kd_rekom", "kd_ga_pemilik", "id_asal")
  NULLS NOT DISTINCT WHERE "kd_rekom" IN ('09')
    AND "kd_status" IN ('10','20','21','22','23','25','26','40','41','42','43');
