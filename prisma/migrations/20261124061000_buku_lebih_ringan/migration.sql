-- A balance is what its last entry says: asked once for an account, and not of one that was only opened.
CREATE OR REPLACE FUNCTION "buku_akun_ikut"() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  sama BOOLEAN;
BEGIN
  SELECT a."saldo" = coalesce(e."saldo_sesudah", 0) AND a."urut" = coalesce(e."urut", 0) AND a."rantai" = coalesce(e."rantai", '\x')
    AND a."id_pos" = NEW."id_pos" INTO sama
  FROM "buku_akun" a LEFT JOIN LATERAL (SELECT "urut", "saldo_sesudah", "rantai" FROM "buku_entri" WHERE "id_akun" = a."id"
    ORDER BY "urut" DESC LIMIT 1) e ON TRUE WHERE a."id" = NEW."id";
  IF sama IS NOT TRUE THEN
    RAISE EXCEPTION 'balance of account % does not follow from its entries', NEW."id" USING ERRCODE = 'SN002';
  END IF;
  RETURN NULL;
END
$$;
DROP TRIGGER "buku_akun_ikut" ON "buku_akun";
CREATE CONSTRAINT TRIGGER "buku_akun_ikut" AFTER UPDATE ON "buku_akun" DEFERRABLE INITIALLY DEFERRED
  FOR EACH ROW EXECUTE FUNCTION "buku_akun_ikut"();
CREATE CONSTRAINT TRIGGER "buku_akun_dibuka" AFTER INSERT ON "buku_akun" DEFERRABLE INITIALLY DEFERRED
  FOR EACH ROW WHEN (NEW."saldo" <> 0 OR NEW."urut" <> 0 OR NEW."rantai" <> '\x') EXECUTE FUNCTION "buku_akun_ikut"();
