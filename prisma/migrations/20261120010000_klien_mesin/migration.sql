-- CreateTable
CREATE TABLE "klien_mesin" (
    "client_id" VARCHAR(80) NOT NULL,
    "nama" TEXT NOT NULL,
    "jwk" JSONB NOT NULL,
    "id_user" UUID NOT NULL,
    "dibuat" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "dicabut" TIMESTAMPTZ(3),

    CONSTRAINT "klien_mesin_pkey" PRIMARY KEY ("client_id")
);

-- CreateIndex
CREATE INDEX "klien_mesin_id_user_idx" ON "klien_mesin"("id_user");

-- AddForeignKey
ALTER TABLE "klien_mesin" ADD CONSTRAINT "klien_mesin_id_user_fkey" FOREIGN KEY ("id_user") REFERENCES "pengguna"("id") ON DELETE CASCADE ON UPDATE CASCADE;
