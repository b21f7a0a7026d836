import { closeSync, fsyncSync, openSync, writeSync } from 'node:fs';
import { Stop } from './stop.mjs';

const KIND = { archive: 0x6e, data: 0x64, progress: 0x70, manifest: 0x6d };

/**
 * Takes a copy of the whole database while it works, as one tar file (and its manifest, which pg_verifybackup reads).
 * Resolves with the positions between which the log is needed to make the copy whole.
 */
export async function takeBaseBackup(client, tarFile, manifestFile) {
  const files = { tar: openSync(tarFile, 'wx'), manifest: openSync(manifestFile, 'wx') };
  let target;
  let archives = 0;
  let bytes = 0;
  client.connection.on('copyData', ({ chunk }) => {
    if (chunk[0] === KIND.archive) {
      archives += 1;
      target = files.tar;
    } else if (chunk[0] === KIND.manifest) target = files.manifest;
    else if (chunk[0] === KIND.data) {
      bytes += chunk.length - 1;
      writeSync(target, chunk, 1);
    }
  });
  try {
    const results = await client.query("BASE_BACKUP (LABEL 'sinas', CHECKPOINT 'fast', WAL false, MANIFEST 'yes')");
    if (archives !== 1) throw new Stop('Tablespace di luar folder data tidak didukung; gunakan pg_basebackup.');
    const positions = results.flatMap(({ rows }) => rows).filter((row) => row.recptr);
    for (const file of Object.values(files)) fsyncSync(file);
    const [from, to] = [positions.at(0), positions.at(-1)];
    return { from: from.recptr, to: to.recptr, timeline: Number(from.tli), bytes };
  } finally {
    for (const file of Object.values(files)) closeSync(file);
  }
}
