import { anyFreePort } from '../../tools/lib/ports.mjs';
import { beforeBilling, issue, judgeBills, pay, refresh, withdraw } from '../lib/bills.mjs';
import { judge, settle } from '../lib/judge.mjs';
import { sleep, until } from '../lib/time.mjs';

/** How the billing system behaves while codes are asked for. */
const WAYS = [
  { mode: 'gagal', kali: 3 },
  { mode: 'gantung', kali: 2 },
  { mode: 'putus_setelah_efek', kali: 4 },
  { mode: 'dobel', kali: 8 },
  { mode: 'lambat', ms: 2_600, kali: 2 },
];
const OPEN = `SELECT count(*)::int AS n FROM tagihan WHERE status = 'DIMINTA'`;
const CODES = `SELECT id_pengajuan::text AS file, kode FROM tagihan WHERE kode IS NOT NULL`;
/** A bill of a file that was withdrawn is void within so long: two rounds of the schedule. */
const VOID_MS = 130_000;
const ORPHANS = `SELECT count(*)::int AS n FROM tagihan t JOIN pengajuan p ON p.id = t.id_pengajuan
  WHERE t.status IN ('DIMINTA', 'BELUM_DIBAYAR') AND p.kd_status = '80'`;

async function issueAll(world, coordinator, files) {
  const per = Math.ceil(files.length / WAYS.length);
  for (const [i, way] of WAYS.entries()) {
    await world.simulate(way.mode, { sistem: 'pnbp', ...way });
    // Twice at once, as a second click does.
    await Promise.all(
      files.slice(i * per, (i + 1) * per).flatMap((f) => [issue(world, coordinator, f), issue(world, coordinator, f)]),
    );
    await sleep(600);
    if (i === 2) await world.workers.at(-1).kill();
    if (i === 2) await world.startWorker();
  }
  await world.simulate('normal', { sistem: 'pnbp' });
  await until('every bill has its code', async () => (await world.sql(OPEN))[0].n === 0, 120_000, 300);
}

/** What happens at the counter, in turn; `asks`: nobody tells us, so that the company has to ask. */
const AT_THE_COUNTER = [
  (world, code) => pay(world, code, 1),
  (world, code) => pay(world, code, 3),
  (world, code) => Promise.all([pay(world, code, 1), pay(world, code, 2)]),
  (world, code, file) => pay(world, code, 0).then(() => Promise.all([1, 2, 3].map(() => refresh(world, file)))),
  (world, code) => pay(world, code, 1, '499999'),
  (world, code, file) => Promise.all([pay(world, code, 1), withdraw(world, file)]),
];

export const bills = {
  id: '17',
  name: 'billing: no, hang, double, wrong amount, killed',
  short: true,
  world: { apis: 0, workers: 0 },
  async play(world, { short }) {
    const port = await anyFreePort();
    world.env.PUBLIC_URL = `http://127.0.0.1:${port}`; // where the billing system tells of payments
    await world.startApi({ port });
    await world.startWorker();
    const { files, coordinator } = await beforeBilling(world, short ? 30 : 120);
    await issueAll(world, coordinator, files);
    const codes = new Map((await world.sql(CODES)).map(({ file, kode }) => [file, kode]));
    const half = Math.ceil(files.length / 2);
    const counter = (part) =>
      Promise.all(part.map((file, i) => AT_THE_COUNTER[i % AT_THE_COUNTER.length](world, codes.get(file.id), file)));
    await counter(files.slice(0, half));
    // The API dies while payments are told; what it did not hear, it finds out by asking.
    const during = counter(files.slice(half));
    await sleep(25);
    await world.apis.at(-1).kill();
    await during;
    await world.startApi({ port });
    const ended = new Date();
    for (const file of files) await refresh(world, file);
    const jobs = ['minta-tagihan', 'periksa-tagihan'];
    await settle(world, { jobs });
    if (!short)
      await until(
        'no bill of a withdrawn file is open',
        async () => (await world.sql(ORPHANS))[0].n === 0,
        VOID_MS,
        500,
      );
    const { wrong, counts } = await judgeBills(world);
    const outcome = await judge(world, {
      people: [],
      ended,
      jobs,
      demands: [
        ['every file had its bill', codes.size === files.length],
        ['most were paid once', counts.delivered >= files.length / 2],
      ],
    });
    return { ...outcome, counts, violations: [...wrong, ...outcome.violations] };
  },
};
