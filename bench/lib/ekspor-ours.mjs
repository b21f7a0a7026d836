// A child of bench/ekspor.mjs: the worker as it is makes one export, or a template is written. It tells how far its memory grew.
import { createRequire } from 'node:module';
import { Writable } from 'node:stream';
import { inRoot, requireFromApi } from '../../tools/lib/paths.mjs';

const worker = createRequire(inRoot('workers/package.json'));
worker('reflect-metadata');
const { NestFactory } = requireFromApi('@nestjs/core');
const { WorkerModule } = worker('./dist/worker.module.js');
const { readConfig } = worker('@sinas/api/platform/config/config');
const { BuatEksporService } = worker('@sinas/api/modules/ekspor/buat-ekspor.service');
const { TemplatService } = worker('@sinas/api/modules/impor/templat/templat.service');
const { PrismaService } = worker('@sinas/api/platform/prisma/prisma.service');
const { AktorService } = worker('@sinas/api/modules/auth/aktor/aktor.service');

const [what, id, user] = process.argv.slice(2);
const app = await NestFactory.createApplicationContext(WorkerModule.with(readConfig()), { logger: ['error'] });
const of = (service) => app.get(service, { strict: false });
const db = of(PrismaService);

async function exportOf(format, baris, saring = {}) {
  const row = await db.ekspor.create({
    data: { oleh: user, daftar: 'monitoring', format, saring, dibuat: new Date() },
  });
  await of(BuatEksporService).run({ payload: { id_ekspor: String(row.id) }, selesai: async () => undefined });
  const made = await db.ekspor.findUniqueOrThrow({ where: { id: row.id } });
  if (made.status !== 'SIAP' || made.baris < baris) throw new Error(`${made.status} ${made.baris}: ${made.pesan}`);
  return made.baris;
}
async function template() {
  const aktor = await of(AktorService).kini(user);
  const { tulis } = await of(TemplatService).unduh(aktor, id);
  await tulis(new Writable({ write: (_chunk, _encoding, done) => done() }));
  return 0;
}

// Code and connections that anything would load are there before.
if (what === 'template') await of(AktorService).kini(user);
else await exportOf(what, 0, { nama_perusahaan: 'tidak ada yang bernama begini' });
globalThis.gc?.();
const before = process.memoryUsage().rss;
let peak = before;
const watch = setInterval(() => (peak = Math.max(peak, process.memoryUsage().rss)), 20);
const began = performance.now();
const rows = await (what === 'template' ? template() : exportOf(what, Number(id)));
const ms = Math.round(performance.now() - began);
peak = Math.max(peak, process.memoryUsage().rss);
clearInterval(watch);
process.send({ rows, ms, mb: Math.round((peak - before) / 2 ** 20) });
await app.close();
process.exit(0);
