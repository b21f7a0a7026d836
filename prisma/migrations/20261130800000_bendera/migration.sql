-- Files that the officers of a ministry have flagged for each other. No company and no other ministry sees it.
CREATE TABLE "bendera" (
    "id_pengajuan" BIGINT NOT NULL,
    "kd_ga" VARCHAR(5) NOT NULL,
    "oleh" UUID NOT NULL,
    "nama" TEXT NOT NULL,
    "waktu" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "bendera_pkey" PRIMARY KEY ("id_pengajuan","kd_ga")
);
ALTER TABLE "bendera" ADD CONSTRAINT "bendera_id_pengajuan_fkey" FOREIGN KEY ("id_pengajuan") REFERENCES "pengajuan"("id") ON DELETE RESTRICT ON UPDATE CASCADE;
