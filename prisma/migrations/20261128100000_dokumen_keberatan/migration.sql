-- Papers that a company lays beside its objection (T35): ids of stored files, frozen with it by "keberatan_sekali".
SET LOCAL lock_timeout = '30s';
ALTER TABLE "keberatan" ADD COLUMN "dokumen" JSONB NOT NULL DEFAULT '[]';
