import { fill } from '../lib/fill.mjs';
import { judge, settle } from '../lib/judge.mjs';
import { lanes, submitAll } from '../lib/load.mjs';
import { kirimUlang } from '../lib/people.mjs';
import { sleep, until } from '../lib/time.mjs';

/** How the ministries' system behaves, in turn; `kali`: for so many calls, then it is well again. */
const WAYS = [
  { mode: 'tolak', rest: { kali: 3, pesan: 'Ditolak untuk dicoba' } },
  { mode: 'gagal', rest: { kali: 6 } },
  { mode: 'gantung', rest: { kali: 4 } },
  { mode: 'putus_setelah_efek', rest: { kali: 4 } },
  { mode: 'dobel', rest: { kali: 12 } },
  { mode: 'acak', rest: { ms: 1_200 } },
  { mode: 'lambat', rest: { ms: 2_600, kali: 4 } },
];
/** As long as the circuit breaker keeps everybody from asking. */
const BREAKER_MS = 15_500;
const FAILED = `SELECT id::text FROM pengajuan WHERE status_kirim = 'GAGAL'`;

async function resendFailed(world, files) {
  const failed = new Set((await world.sql(FAILED)).map(({ id }) => id));
  await lanes(
    files.filter(({ id }) => failed.has(id)),
    4,
    (file) => kirimUlang(world, world.base, file),
  );
  return failed.size;
}

export const ministry = {
  id: '9',
  name: 'national system: no, 500, hang, reset, double',
  short: true,
  async play(world, { short }) {
    const perWay = short ? 8 : 24;
    const { files } = await fill(world, perWay * WAYS.length + 1);
    for (const [i, { mode, rest }] of WAYS.entries()) {
      await world.simulate(mode, rest);
      await submitAll(world, files.slice(i * perWay, (i + 1) * perWay));
      await sleep(short ? 1_000 : 2_500);
    }
    // Which of the others fail for good is chance; this one does.
    await world.simulate('tolak', { pesan: 'Ditolak untuk dicoba' });
    await submitAll(world, files.slice(-1));
    await until('a refused file is seen to have failed', async () =>
      (await world.sql(FAILED)).some(({ id }) => id === files.at(-1).id),
    );
    await world.simulate('normal');
    await settle(world);
    const [{ n }] = await world.sql(`SELECT count(*)::int AS n FROM (${FAILED}) AS f`);
    const seen = await judge(world, { people: files });
    await world.simulate('normal');
    await sleep(BREAKER_MS);
    const ended = new Date();
    await resendFailed(world, files);
    await settle(world);
    const outcome = await judge(world, {
      people: files,
      ended,
      demands: [
        ['something failed for all to see', n > 0],
        ['after a resend everything is delivered', (await world.sql(FAILED)).length === 0],
      ],
    });
    const notes = [`${n} failed for all to see before they were sent again by hand`];
    return { ...outcome, violations: [...seen.violations, ...outcome.violations], notes };
  },
};
