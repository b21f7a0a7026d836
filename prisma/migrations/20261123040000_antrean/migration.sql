-- The sizes of all queues of a ministry are counted from the index alone: whatever they ask of a file stands in it.
DROP INDEX "pengajuan_kd_ga_kd_status_sla_tenggat_id_idx";
CREATE INDEX "pengajuan_antrean" ON "pengajuan" ("kd_ga", "kd_status", "sla_tenggat", "id", "kd_rekom", "id_pengambil", "perbaikan_ke");
-- How often a company's files were returned: asked for each file of a page of the queue.
CREATE INDEX "pengajuan_dikembalikan" ON "pengajuan" ("id_organisasi", "tgl_kirim") WHERE "perbaikan_ke" > 0;
