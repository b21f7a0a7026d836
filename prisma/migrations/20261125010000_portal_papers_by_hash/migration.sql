-- The public check asks for a paper by its hash alone.
CREATE INDEX dokumen_portal_sidik ON dokumen (sha256) WHERE asal = 'PORTAL' AND sha256 IS NOT NULL;
