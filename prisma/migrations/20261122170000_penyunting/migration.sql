-- Who wrote which version of a file last, by user. Expand only: the release before neither reads nor writes it.
ALTER TABLE "pengajuan" ADD COLUMN "penyunting" JSONB NOT NULL DEFAULT '{}';
