-- Working days after the day of "dari" up to and including the day of "sampai", in Jakarta, negative when "sampai" is
-- earlier. The same rule as hitungHariKerja of packages/domain (a test compares both). 1970-01-05 was a Monday.
CREATE FUNCTION "hari_kerja"("dari" timestamptz, "sampai" timestamptz) RETURNS integer
LANGUAGE sql STABLE STRICT PARALLEL SAFE
RETURN (
  SELECT CASE WHEN h.a <= h.b THEN 1 ELSE -1 END * (
    (h.y / 7) * 5 + least(h.y % 7 + 1, 5) - (h.x / 7) * 5 - least(h.x % 7 + 1, 5)
    - (SELECT count(*) FROM "hari_libur" l
       WHERE l."tanggal" > least(h.a, h.b) AND l."tanggal" <= greatest(h.a, h.b) AND extract(isodow FROM l."tanggal") < 6))
  FROM (SELECT d.a, d.b, least(d.a, d.b) - DATE '1970-01-05' AS x, greatest(d.a, d.b) - DATE '1970-01-05' AS y
        FROM (SELECT ("dari" AT TIME ZONE 'Asia/Jakarta')::date AS a, ("sampai" AT TIME ZONE 'Asia/Jakarta')::date AS b) d) h
)::integer;
