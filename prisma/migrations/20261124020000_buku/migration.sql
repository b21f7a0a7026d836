-- The quantity ledger: accounts by pos and owner, movements, entries. `buku_catat` alone writes them (ADR 82).
SET LOCAL lock_timeout = '30s';

CREATE TABLE "buku_pos" (
  "id" BIGSERIAL PRIMARY KEY,
  "kunci" VARCHAR(120) NOT NULL,
  "tahun" SMALLINT NOT NULL,
  "arah" VARCHAR(6) NOT NULL CHECK ("arah" IN ('impor', 'ekspor')),
  "kd_komoditas" VARCHAR(5) NOT NULL,
  "satuan" VARCHAR(3) NOT NULL,
  "elemen" JSONB NOT NULL DEFAULT '{}'
);
CREATE UNIQUE INDEX "buku_pos_kunci_key" ON "buku_pos" ("kunci");
CREATE INDEX "buku_pos_komoditas" ON "buku_pos" ("tahun", "kd_komoditas");

CREATE TABLE "buku_akun" (
  "id" BIGSERIAL PRIMARY KEY,
  "id_pos" BIGINT NOT NULL REFERENCES "buku_pos" ("id") ON DELETE RESTRICT ON UPDATE CASCADE,
  "jenis" VARCHAR(14) NOT NULL CHECK ("jenis" IN ('SUMBER', 'N.TERSEDIA', 'N.KEMBALI', 'P.BATAS', 'P.DITETAPKAN',
    'P.DICADANGKAN', 'P.TERBIT', 'P.TEREALISASI', 'P.HANGUS')),
  "pemilik" VARCHAR(60) NOT NULL,
  "sumber" VARCHAR(40) NOT NULL DEFAULT '',
  "saldo" NUMERIC(18,3) NOT NULL DEFAULT 0,
  -- Of a source: how far below zero it may go; NULL = as far as it must.
  "batas" NUMERIC(18,3) CHECK ("batas" >= 0),
  -- Number and hash of its last entry.
  "urut" BIGINT NOT NULL DEFAULT 0,
  "rantai" BYTEA NOT NULL DEFAULT '\x',
  -- Whoever writes, and however many at once: nothing but the source is overdrawn.
  CONSTRAINT "buku_akun_tidak_minus" CHECK ("saldo" >= 0 OR "jenis" = 'SUMBER'),
  CONSTRAINT "buku_akun_batas" CHECK ("batas" IS NULL OR ("jenis" = 'SUMBER' AND "saldo" >= -"batas"))
) WITH (fillfactor = 80);
CREATE UNIQUE INDEX "buku_akun_satu" ON "buku_akun" ("id_pos", "jenis", "pemilik", "sumber");
CREATE INDEX "buku_akun_pemilik" ON "buku_akun" ("pemilik", "id_pos");
CREATE INDEX "buku_akun_sumber" ON "buku_akun" ("sumber", "jenis");

CREATE TABLE "buku_mutasi" (
  "id" BIGSERIAL PRIMARY KEY,
  "kunci" VARCHAR(120) NOT NULL,
  "jenis" VARCHAR(24) NOT NULL,
  "id_pengajuan" BIGINT,
  "dokumen" JSONB NOT NULL DEFAULT '{}',
  "pelaku" VARCHAR(200) NOT NULL,
  "versi_aturan" SMALLINT NOT NULL,
  -- When what it follows from happened; `waktu`: when it was booked.
  "kejadian" TIMESTAMPTZ(3) NOT NULL,
  "waktu" TIMESTAMPTZ(6) NOT NULL,
  -- Entries that it has; none where there was nothing left to move.
  "n" INTEGER NOT NULL CHECK ("n" = 0 OR "n" >= 2),
  "membalik" BIGINT REFERENCES "buku_mutasi" ("id") ON DELETE RESTRICT ON UPDATE CASCADE,
  CONSTRAINT "buku_mutasi_id_n" UNIQUE ("id", "n")
);
CREATE UNIQUE INDEX "buku_mutasi_kunci_key" ON "buku_mutasi" ("kunci");
CREATE UNIQUE INDEX "buku_mutasi_membalik_key" ON "buku_mutasi" ("membalik");
CREATE INDEX "buku_mutasi_pengajuan" ON "buku_mutasi" ("id_pengajuan");

CREATE TABLE "buku_entri" (
  "id_akun" BIGINT NOT NULL REFERENCES "buku_akun" ("id") ON DELETE RESTRICT ON UPDATE CASCADE,
  "urut" BIGINT NOT NULL CHECK ("urut" > 0),
  "id_mutasi" BIGINT NOT NULL,
  -- Of its movement: odd ones give, the next one takes. None can be added later.
  "ke" INTEGER NOT NULL,
  "n" INTEGER NOT NULL,
  "jml" NUMERIC(18,3) NOT NULL CHECK ("jml" <> 0),
  "saldo_sesudah" NUMERIC(18,3) NOT NULL,
  "waktu" TIMESTAMPTZ(6) NOT NULL,
  -- As the document says it.
  "satuan_dok" VARCHAR(3),
  "jml_dok" NUMERIC(18,3),
  "rantai" BYTEA NOT NULL,
  PRIMARY KEY ("id_akun", "urut"),
  CONSTRAINT "buku_entri_ke" CHECK ("ke" BETWEEN 1 AND "n"),
  CONSTRAINT "buku_entri_mutasi" FOREIGN KEY ("id_mutasi", "n") REFERENCES "buku_mutasi" ("id", "n") ON DELETE RESTRICT ON UPDATE CASCADE
);
CREATE UNIQUE INDEX "buku_entri_mutasi_ke" ON "buku_entri" ("id_mutasi", "ke");
CREATE INDEX "buku_entri_waktu" ON "buku_entri" ("id_akun", "waktu", "urut");

CREATE TRIGGER "buku_pos_tetap" BEFORE UPDATE OR DELETE ON "buku_pos" FOR EACH ROW EXECUTE FUNCTION "penetapan_tetap"();
CREATE TRIGGER "buku_akun_tanpa_hapus" BEFORE DELETE ON "buku_akun" FOR EACH ROW EXECUTE FUNCTION "penetapan_tetap"();
CREATE TRIGGER "buku_mutasi_tetap" BEFORE UPDATE OR DELETE ON "buku_mutasi" FOR EACH ROW EXECUTE FUNCTION "penetapan_tetap"();
CREATE TRIGGER "buku_entri_tetap" BEFORE UPDATE OR DELETE ON "buku_entri" FOR EACH ROW EXECUTE FUNCTION "penetapan_tetap"();
CREATE TRIGGER "buku_mutasi_tanpa_kosongkan" BEFORE TRUNCATE ON "buku_mutasi" FOR EACH STATEMENT EXECUTE FUNCTION "penetapan_tetap"();
CREATE TRIGGER "buku_entri_tanpa_kosongkan" BEFORE TRUNCATE ON "buku_entri" FOR EACH STATEMENT EXECUTE FUNCTION "penetapan_tetap"();

-- A movement is whole and in balance, pos by pos, when its transaction ends.
CREATE FUNCTION "buku_mutasi_seimbang"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF (SELECT count(*) FROM "buku_entri" WHERE "id_mutasi" = NEW."id") <> NEW."n"
    OR EXISTS (SELECT FROM "buku_entri" e JOIN "buku_akun" a ON a."id" = e."id_akun" WHERE e."id_mutasi" = NEW."id"
      GROUP BY a."id_pos" HAVING sum(e."jml") <> 0) THEN
    RAISE EXCEPTION 'movement % is not in balance', NEW."kunci" USING ERRCODE = 'SN002';
  END IF;
  RETURN NULL;
END
$$;
CREATE CONSTRAINT TRIGGER "buku_mutasi_seimbang" AFTER INSERT ON "buku_mutasi" DEFERRABLE INITIALLY DEFERRED
  FOR EACH ROW EXECUTE FUNCTION "buku_mutasi_seimbang"();

-- A balance is what its last entry says.
CREATE FUNCTION "buku_akun_ikut"() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  akhir RECORD;
  kini "buku_akun"%ROWTYPE;
BEGIN
  SELECT * INTO kini FROM "buku_akun" WHERE "id" = NEW."id";
  SELECT "urut", "saldo_sesudah", "rantai" INTO akhir FROM "buku_entri" WHERE "id_akun" = NEW."id" ORDER BY "urut" DESC LIMIT 1;
  IF kini."saldo" <> coalesce(akhir."saldo_sesudah", 0) OR kini."urut" <> coalesce(akhir."urut", 0)
    OR kini."rantai" <> coalesce(akhir."rantai", '\x') OR kini."id_pos" <> NEW."id_pos" THEN
    RAISE EXCEPTION 'balance of account % does not follow from its entries', NEW."id" USING ERRCODE = 'SN002';
  END IF;
  RETURN NULL;
END
$$;
CREATE CONSTRAINT TRIGGER "buku_akun_ikut" AFTER INSERT OR UPDATE ON "buku_akun" DEFERRABLE INITIALLY DEFERRED
  FOR EACH ROW EXECUTE FUNCTION "buku_akun_ikut"();
-- What an account is of never changes.
CREATE FUNCTION "buku_akun_nama_tetap"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'an account keeps its name' USING ERRCODE = 'SN002';
END
$$;
CREATE TRIGGER "buku_akun_nama_tetap" BEFORE UPDATE OF "id_pos", "jenis", "pemilik", "sumber" ON "buku_akun"
  FOR EACH ROW EXECUTE FUNCTION "buku_akun_nama_tetap"();

-- Opens the accounts that are not there, and locks all of them in the order of their ids. `i`: as the caller numbers them.
CREATE FUNCTION "buku_kunci"("minta" JSONB) RETURNS TABLE ("i" INTEGER, "id" BIGINT, "id_pos" BIGINT, "jenis" VARCHAR,
  "saldo" NUMERIC, "batas" NUMERIC, "urut" BIGINT, "rantai" BYTEA, "terakhir" TIMESTAMPTZ) LANGUAGE plpgsql AS $$
#variable_conflict use_column
DECLARE
  ada INTEGER;
BEGIN
  SELECT count(*) INTO ada
  FROM jsonb_to_recordset("minta") AS m(pos TEXT, jenis TEXT, pemilik TEXT, sumber TEXT)
  JOIN "buku_pos" p ON p."kunci" = m.pos
  JOIN "buku_akun" a ON a."id_pos" = p."id" AND a."jenis" = m.jenis AND a."pemilik" = m.pemilik AND a."sumber" = m.sumber;
  IF ada < jsonb_array_length("minta") THEN
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
  END IF;
  RETURN QUERY
    SELECT x.i, x.id, x.id_pos, x.jenis, x.saldo, x.batas, x.urut, x.rantai,
      (SELECT e."waktu" FROM "buku_entri" e WHERE e."id_akun" = x.id AND e."urut" = x.urut)
    FROM (SELECT m.i, a."id", a."id_pos", a."jenis", a."saldo", a."batas", a."urut", a."rantai"
      FROM jsonb_to_recordset("minta") AS m(i INTEGER, pos TEXT, jenis TEXT, pemilik TEXT, sumber TEXT)
      JOIN "buku_pos" p ON p."kunci" = m.pos
      JOIN "buku_akun" a ON a."id_pos" = p."id" AND a."jenis" = m.jenis AND a."pemilik" = m.pemilik AND a."sumber" = m.sumber
      ORDER BY a."id" FOR UPDATE OF a) x;
END
$$;

-- Books movements in the caller's transaction: locks, checks, writes. A movement whose key is there is left out. Without an amount all that
-- an account has is moved. Raises SN001 where an account has not enough: `buku_kurang` and, as JSON, its number, its balance and what was wanted.
-- `saat`: only for what happened before there was a ledger.
CREATE FUNCTION "buku_catat"("minta" JSONB, "mutasi" JSONB, "pindah" JSONB, "saat" TIMESTAMPTZ DEFAULT NULL)
RETURNS TABLE ("kunci" VARCHAR, "id" BIGINT) LANGUAGE plpgsql AS $$
#variable_conflict use_column
DECLARE
  r RECORD;
  kini TIMESTAMPTZ;
  v_akun BIGINT[]; v_pos BIGINT[]; v_jenis TEXT[]; v_saldo NUMERIC[]; v_batas NUMERIC[]; v_urut BIGINT[]; v_rantai BYTEA[];
  kunci_ke TEXT[]; id_ke BIGINT[]; n_ke INTEGER[];
  e_akun BIGINT[] := '{}'; e_urut BIGINT[] := '{}'; e_m INTEGER[] := '{}'; e_ke INTEGER[] := '{}'; e_jml NUMERIC[] := '{}';
  e_saldo NUMERIC[] := '{}'; e_satuan TEXT[] := '{}'; e_dok NUMERIC[] := '{}'; e_rantai BYTEA[] := '{}';
  banyak NUMERIC; ada NUMERIC; sisi INTEGER; a INTEGER; x NUMERIC; n INTEGER := 0;
BEGIN
  SELECT array_agg(k."id" ORDER BY k."i"), array_agg(k."id_pos" ORDER BY k."i"), array_agg(k."jenis"::text ORDER BY k."i"),
    array_agg(k."saldo" ORDER BY k."i"), array_agg(k."batas" ORDER BY k."i"), array_agg(k."urut" ORDER BY k."i"), array_agg(k."rantai" ORDER BY k."i"),
    greatest(coalesce("saat", clock_timestamp()), max(k."terakhir"))
  INTO v_akun, v_pos, v_jenis, v_saldo, v_batas, v_urut, v_rantai, kini FROM "buku_kunci"("minta") k;
  SELECT array_agg(m.kunci ORDER BY m.m), array_agg(CASE WHEN b."id" IS NULL THEN nextval('buku_mutasi_id_seq') END ORDER BY m.m),
    array_agg(0 ORDER BY m.m)
  INTO kunci_ke, id_ke, n_ke
  FROM jsonb_to_recordset("mutasi") AS m(m INTEGER, kunci TEXT) LEFT JOIN "buku_mutasi" b ON b."kunci" = m.kunci;

  FOR r IN SELECT * FROM jsonb_to_recordset("pindah")
    AS t(m INTEGER, urutan INTEGER, dari INTEGER, ke INTEGER, jml NUMERIC, satuan TEXT, dok NUMERIC) ORDER BY t.m, t.urutan
  LOOP
    CONTINUE WHEN id_ke[r.m] IS NULL;
    IF v_pos[r.dari] <> v_pos[r.ke] OR r.dari = r.ke THEN
      RAISE EXCEPTION 'a movement stays within its pos' USING ERRCODE = 'SN002';
    END IF;
    banyak := coalesce(r.jml, v_saldo[r.dari]);
    CONTINUE WHEN banyak = 0;
    -- A source gives as far as its limit; without one it has always enough.
    ada := CASE WHEN v_jenis[r.dari] = 'SUMBER' THEN v_saldo[r.dari] + v_batas[r.dari] ELSE v_saldo[r.dari] END;
    IF banyak < 0 OR ada < banyak THEN
      RAISE EXCEPTION 'buku_kurang %', jsonb_build_object('akun', r.dari, 'saldo', ada::text, 'diminta', banyak::text)
        USING ERRCODE = 'SN001';
    END IF;
    FOR sisi IN 1..2 LOOP
      a := CASE sisi WHEN 1 THEN r.dari ELSE r.ke END;
      x := CASE sisi WHEN 1 THEN -banyak ELSE banyak END;
      v_saldo[a] := v_saldo[a] + x;
      v_urut[a] := v_urut[a] + 1;
      n := n + 1;
      n_ke[r.m] := n_ke[r.m] + 1;
      v_rantai[a] := sha256(v_rantai[a] || convert_to(concat_ws('|', v_akun[a], v_urut[a], kunci_ke[r.m], n_ke[r.m], x::numeric(18,3),
        v_saldo[a]::numeric(18,3), extract(epoch FROM kini)::numeric(20,6), coalesce(r.satuan, ''), coalesce((CASE sisi WHEN 1 THEN -r.dok ELSE r.dok END)::numeric(18,3)::text, '')), 'UTF8'));
      e_akun[n] := v_akun[a]; e_urut[n] := v_urut[a]; e_m[n] := r.m; e_ke[n] := n_ke[r.m]; e_jml[n] := x; e_saldo[n] := v_saldo[a];
      e_satuan[n] := r.satuan; e_dok[n] := CASE sisi WHEN 1 THEN -r.dok ELSE r.dok END; e_rantai[n] := v_rantai[a];
    END LOOP;
  END LOOP;

  INSERT INTO "buku_mutasi" ("id", "kunci", "jenis", "id_pengajuan", "dokumen", "pelaku", "versi_aturan", "kejadian", "waktu", "n", "membalik")
  SELECT id_ke[m.m], m.kunci, m.jenis, m.id_pengajuan, m.dokumen, m.pelaku, m.versi_aturan, m.kejadian, kini, n_ke[m.m], m.membalik
  FROM jsonb_to_recordset("mutasi") AS m(m INTEGER, kunci TEXT, jenis TEXT, id_pengajuan BIGINT, dokumen JSONB, pelaku TEXT,
    versi_aturan SMALLINT, kejadian TIMESTAMPTZ, membalik BIGINT)
  WHERE id_ke[m.m] IS NOT NULL ORDER BY m.m;
  INSERT INTO "buku_entri" ("id_akun", "urut", "id_mutasi", "ke", "n", "jml", "saldo_sesudah", "waktu", "satuan_dok", "jml_dok", "rantai")
  SELECT t.a, t.u, id_ke[t.m], t.ke, n_ke[t.m], t.jml, t.s, kini, t.sat, t.dok, t.rantai
  FROM unnest(e_akun, e_urut, e_m, e_ke, e_jml, e_saldo, e_satuan, e_dok, e_rantai) AS t(a, u, m, ke, jml, s, sat, dok, rantai);
  UPDATE "buku_akun" b SET "saldo" = t.s, "urut" = t.u, "rantai" = t.r
  FROM unnest(v_akun, v_saldo, v_urut, v_rantai) AS t(id, s, u, r) WHERE b."id" = t.id AND b."urut" <> t.u;
  RETURN QUERY SELECT k.kunci::varchar, k.id FROM unnest(kunci_ke, id_ke) AS k(kunci, id) WHERE k.id IS NOT NULL;
END
$$;

-- The ceiling of a line bounds its source: what was determined on it is what has left the source and is not free.
ALTER TABLE "neraca_garis" DROP COLUMN "ditetapkan";
