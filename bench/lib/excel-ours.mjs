// A child of bench/excel.mjs: the worker as it is, until the uploaded workbook is done. Its peak memory is its own.
import { createRequire } from 'node:module';
import { inRoot, requireFromApi } from '../../tools/lib/paths.mjs';

const worker = createRequire(inRoot('workers/package.json'));
worker('reflect-metadata');
const { NestFactory } = requireFromApi('@nestjs/core');
const { WorkerModule } = worker('./dist/worker.module.js');
const { readConfig } = worker('@sinas/api/platform/config/config');
const { ImporService } = worker('@sinas/api/modules/impor/impor.service');
const { PrismaService } = worker('@sinas/api/platform/prisma/prisma.service');

const id = process.argv[2];
const run = ImporService.prototype.run;
const timed = { began: 0, cpu: null };
ImporService.prototype.run = async function (job) {
  timed.began = performance.now();
  timed.cpu = process.cpuUsage();
  const before = Math.round(process.memoryUsage().rss / 2 ** 20);
  try {
    return await run.call(this, job);
  } finally {
    const ms = Math.round(performance.now() - timed.began);
    const { user, system } = process.cpuUsage(timed.cpu);
    Object.assign(timed, { ms, cpu_ms: Math.round((user + system) / 1_000), before });
  }
};

const app = await NestFactory.createApplicationContext(WorkerModule.with(readConfig()), { logger: ['error'] });
const db = app.get(PrismaService, { strict: false });
let row;
do {
  await new Promise((resolve) => setTimeout(resolve, 100));
  row = await db.impor.findUnique({ where: { id } });
} while (row.status !== 'SELESAI' && row.status !== 'GAGAL');
await new Promise((resolve) => setTimeout(resolve, 100));
const stored = await db.baris.count({ where: { id_pengajuan: row.id_pengajuan } });
process.send({
  ms: timed.ms,
  cpu_ms: timed.cpu_ms,
  idle_mb: timed.before,
  peak_mb: Math.round(process.resourceUsage().maxRSS / 1024),
  status: row.status,
  message: row.pesan,
  stored,
});
await app.close();
process.exit(0);
