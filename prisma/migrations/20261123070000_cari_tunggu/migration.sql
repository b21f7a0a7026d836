-- What submissions have not yet sorted into the search index is read by every search, and makes the planner leave the
-- index: it may not grow to 4 MB.
SET LOCAL lock_timeout = '30s';
ALTER INDEX "cari_berkas_trgm" SET (gin_pending_list_limit = 256);
