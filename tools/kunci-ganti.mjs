#!/usr/bin/env node
// npm run kunci:ganti: writes all encrypted data anew under the current DATA key while the portal runs.
// npm run kunci:ganti -- kenal|utama DATA|AUDIT|SESSION, -- buang RING kN: the rings of npm start's own file of secrets.
import { buildServer } from './lib/build-steps.mjs';
import { runOnDatabase } from './lib/cli-on-database.mjs';
import { withClient } from './lib/database.mjs';
import { ensureDependencies } from './lib/dependencies.mjs';
import { runningDatabaseUrl } from './lib/embedded-database.mjs';
import { ACTS, changeRing, RINGS } from './lib/key-rings.mjs';
import { ensureDataFolder } from './lib/paths.mjs';
import { runningInstance } from './lib/single-instance.mjs';
import { runTool, Stop } from './lib/stop.mjs';

const USE = 'Pakai: npm run kunci:ganti [-- kenal RING | utama RING | buang RING kN], RING: DATA, AUDIT atau SESSION';

/** A DATA key goes only when the database says that nothing needs it. */
async function ensureUnused(kid) {
  if (!runningInstance())
    throw new Stop('Jalankan npm start dahulu: basis data harus menyatakan kunci itu tidak dipakai.');
  const { rows } = await withClient(runningDatabaseUrl(), (db) =>
    db.query("SELECT habis FROM kunci_ring WHERE ring = 'data' AND kid = $1 AND habis IS NOT NULL", [kid]),
  );
  if (!rows[0]) throw new Stop(`Kunci ${kid} masih dipakai atau belum dihitung; jalankan npm run kunci:ganti dahulu.`);
  console.log(`Cadangan dari sebelum ${rows[0].habis.toISOString()} tidak dapat dibaca lagi tanpa ${kid}.`);
}

async function change(act, ring, kid) {
  if (!ACTS.includes(act) || !RINGS[ring]) throw new Stop(USE);
  if (process.env[RINGS[ring]]) throw new Stop(`${RINGS[ring]} ditetapkan oleh lingkungan; ubah di sana.`);
  if (act === 'buang' && ring === 'DATA') await ensureUnused(kid);
  const [current, ...known] = changeRing(act, ring, kid);
  console.log(
    `${ring}: ${current} berlaku${known.length ? `, dikenal: ${known.join(', ')}` : ''}. Mulai ulang npm start.`,
  );
  return 0;
}

await runTool(async () => {
  const [act, ring, kid] = process.argv.slice(2);
  ensureDataFolder();
  await ensureDependencies();
  await buildServer();
  return act ? change(act, ring, kid) : runOnDatabase('apps/api/dist/kunci.cli.js');
});
