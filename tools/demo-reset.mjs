#!/usr/bin/env node
// npm run demo:reset [-- --ya]: removes the demo data, so that the next npm start begins anew.
import { rmSync } from 'node:fs';
import { emptyDatabase, ensureAnswers } from './lib/database.mjs';
import { ensureDependencies } from './lib/dependencies.mjs';
import { ensureDataFolder, inData } from './lib/paths.mjs';
import { forgetQueue } from './lib/redis.mjs';
import { runningInstance } from './lib/single-instance.mjs';
import { Stop, runTool } from './lib/stop.mjs';
import { stopLeftOver } from './lib/postgres.mjs';

const OURS = ['postgres', 'postgres.baru', 'postgres.json', 'berkas', 'demo.json', 'registri.json'];

await runTool(async () => {
  ensureDataFolder();
  const pid = runningInstance();
  if (pid) throw new Stop(`SINAS NK masih berjalan (proses ${pid}); hentikan lebih dahulu, lalu ulangi.`);
  const elsewhere = process.env.DATABASE_URL;
  if (elsewhere) {
    if (process.env.NODE_ENV === 'production') {
      throw new Stop('Ditolak: NODE_ENV=production, data produksi tidak dihapus oleh perintah demo.');
    }
    if (!process.argv.includes('--ya')) {
      throw new Stop(
        'Ditolak: DATABASE_URL menunjuk basis data lain; jalankan npm run demo:reset -- --ya bila seluruh isinya memang boleh dihapus.',
      );
    }
    await ensureDependencies();
    await ensureAnswers(elsewhere);
    await emptyDatabase(elsewhere);
  }
  if (process.env.REDIS_URL) await forgetQueue(process.env.REDIS_URL, process.env.QUEUE_PREFIX || 'sinas');
  await stopLeftOver(inData('postgres'));
  for (const name of OURS) rmSync(inData(name), { recursive: true, force: true });
  console.log('Data demo (basis data dan berkas) telah dihapus; npm start akan mengisinya kembali.');
});
