-- Accounts are looked for once: those that are all there are locked by the statement that found them. Plans are made once, not at each call.
CREATE OR REPLACE FUNCTION "buku_kunci"("minta" JSONB) RETURNS TABLE ("i" INTEGER, "id" BIGINT, "id_pos" BIGINT, "jenis" VARCHAR,
  "saldo" NUMERIC, "batas" NUMERIC, "urut" BIGINT, "rantai" BYTEA, "terakhir" TIMESTAMPTZ)
LANGUAGE plpgsql SET plan_cache_mode = force_generic_plan AS $$
#variable_conflict use_column
DECLARE
  banyak CONSTANT INTEGER := jsonb_array_length("minta");
  ada INTEGER;
BEGIN
  FOR kali IN 1..2 LOOP
    -- Nothing is locked before all of them are open: whoever opens waits for no lock.
    RETURN QUERY
      WITH dikenal AS MATERIALIZED (
        SELECT m.i, a."id" FROM jsonb_to_recordset("minta") AS m(i INTEGER, pos TEXT, jenis TEXT, pemilik TEXT, sumber TEXT)
        JOIN "buku_pos" p ON p."kunci" = m.pos
        JOIN "buku_akun" a ON a."id_pos" = p."id" AND a."jenis" = m.jenis AND a."pemilik" = m.pemilik AND a."sumber" = m.sumber)
      SELECT x.i, x.id, x.id_pos, x.jenis, x.saldo, x.batas, x.urut, x.rantai,
        (SELECT e."waktu" FROM "buku_entri" e WHERE e."id_akun" = x.id AND e."urut" = x.urut)
      FROM (SELECT d.i, a."id", a."id_pos", a."jenis", a."saldo", a."batas", a."urut", a."rantai"
        FROM dikenal d JOIN "buku_akun" a ON a."id" = d."id" WHERE (SELECT count(*) FROM dikenal) = banyak
        ORDER BY a."id" FOR UPDATE OF a) x;
    GET DIAGNOSTICS ada = ROW_COUNT;
    IF ada = banyak THEN
      RETURN;
    END IF;
    INSERT INTO "buku_pos" ("kunci", "tahun", "arah", "kd_komoditas", "satuan", "elemen")
    SELECT DISTINCT ON (m.pos) m.pos, m.tahun, m.arah, m.kd_komoditas, m.satuan, m.elemen
    FROM jsonb_to_recordset("minta") AS m(pos TEXT, tahun INTEGER, arah TEXT, kd_komoditas TEXT, satuan TEXT, elemen JSONB)
    WHERE NOT EXISTS (SELECT FROM "buku_pos" p WHERE p."kunci" = m.pos)
    ORDER BY m.pos ON CONFLICT ("kunci") DO NOTHING;
    INSERT INTO "buku_akun" ("id_pos", "jenis", "pemilik", "sumber")
    SELECT p."id", m.jenis, m.pemilik, m.sumber
    FROM jsonb_to_recordset("minta") AS m(pos TEXT, jenis TEXT, pemilik TEXT, sumber TEXT)
    JOIN "buku_pos" p ON p."kunci" = m.pos
    WHERE NOT EXISTS (SELECT FROM "buku_akun" a WHERE a."id_pos" = p."id" AND a."jenis" = m.jenis AND a."pemilik" = m.pemilik AND a."sumber" = m.sumber)
    ORDER BY 1, 2, 3, 4 ON CONFLICT ("id_pos", "jenis", "pemilik", "sumber") DO NOTHING;
  END LOOP;
  RAISE EXCEPTION 'accounts could not be opened' USING ERRCODE = 'SN002';
END
$$;
ALTER FUNCTION "buku_catat"(JSONB, JSONB, JSONB, TIMESTAMPTZ) SET plan_cache_mode = force_generic_plan;
