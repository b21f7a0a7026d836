-- Uses of the goods are the eight of domain F: stored codes go over by their meaning. What was frozen stays as it was sent.
SET LOCAL lock_timeout = '30s';
-- Before the codes move: 4 general trade is one with consumption, 5 an assignment goes to state companies, 6 research.
UPDATE "pengajuan" SET "kepala" = jsonb_set("kepala", '{tujuan_penggunaan}',
    CASE "kepala" ->> 'tujuan_penggunaan' WHEN '4' THEN '"3"' WHEN '5' THEN '"6"' ELSE '"7"' END::jsonb)
  WHERE "kepala" ->> 'tujuan_penggunaan' IN ('4', '5', '6');
UPDATE "pengajuan" SET "baris_belum" = (
    SELECT jsonb_agg(CASE WHEN b ->> 'tujuan_penggunaan' IN ('4', '5', '6') THEN jsonb_set(b, '{tujuan_penggunaan}',
        CASE b ->> 'tujuan_penggunaan' WHEN '4' THEN '"3"' WHEN '5' THEN '"6"' ELSE '"7"' END::jsonb) ELSE b END ORDER BY n)
    FROM jsonb_array_elements("baris_belum") WITH ORDINALITY x(b, n))
  WHERE "baris_belum" @? '$[*] ? (@.tujuan_penggunaan == "4" || @.tujuan_penggunaan == "5" || @.tujuan_penggunaan == "6")';
-- Of rows any text was taken so far: what is none of the six is nothing.
UPDATE "baris" SET "data" = CASE WHEN "data" ->> 'tujuan_penggunaan' IN ('1', '2', '3', '4', '5', '6')
    THEN "data" || (SELECT jsonb_build_object('tujuan_penggunaan', kd, 'ur_tujuan_penggunaan', ur) FROM (VALUES
      ('1', '1', 'Bahan baku industri'), ('2', '2', 'Bahan penolong'), ('3', '3', 'Konsumsi/diperdagangkan'),
      ('4', '3', 'Konsumsi/diperdagangkan'), ('5', '6', 'Penugasan BUMN'), ('6', '7', 'Penelitian/contoh')) m (lama, kd, ur)
      WHERE lama = "data" ->> 'tujuan_penggunaan')
    ELSE "data" - 'tujuan_penggunaan' - 'ur_tujuan_penggunaan' END
  WHERE "jenis" = 'barang' AND "data" ? 'tujuan_penggunaan';
