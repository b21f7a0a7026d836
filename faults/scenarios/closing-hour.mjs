import { fill } from '../lib/fill.mjs';
import { judge } from '../lib/judge.mjs';
import { lanes } from '../lib/load.mjs';
import { get, kirimSampaiPasti, simpan } from '../lib/people.mjs';
import { percentile, sleep } from '../lib/time.mjs';

const PLACES = 24;
const WINDOW_MS = { long: 25_000, short: 10_000 };
const SLOWEST_P95_MS = 2_000;
const LIST = '/nk/v2/data-nk/rki/pengajuan?page=1&limit=50';

/** People who look and download all the time, until told to stop; sheds without Retry-After are noted. */
function onlookers(world, people, count, tally) {
  let going = true;
  const work = lanes(people.slice(0, count), count, async (person, i) => {
    while (going) {
      const at = i % 3 === 0 ? `/nk/v2/data-nk/templat/${person.id}` : LIST;
      const answer = await get(world.base, person, at, { timeoutMs: 20_000 });
      tally[answer.status ?? answer.error] = (tally[answer.status ?? answer.error] ?? 0) + 1;
      if (answer.status === 503 && !(Number(answer.headers['retry-after']) >= 1)) tally.mute += 1;
      await sleep(answer.status === 503 ? 200 : 20);
    }
  });
  return { stop: () => ((going = false), work) };
}

/** A firm in the last minute: saves once more, then sends, and does not give up. */
async function lastMinute(world, file, windowMs, saves) {
  await sleep(Math.random() * windowMs);
  let { versi } = file;
  if (saves) {
    for (let attempt = 0; attempt < 40; attempt += 1) {
      const answer = await simpan(world, world.base, { ...file }, versi, `Jalan Akhir ${file.id}`);
      if (answer.type === 'ok') versi = answer.body.data.versi;
      if (answer.type === 'ok' || answer.status === 409) break;
      await sleep(Number(answer.headers?.['retry-after'] ?? 0.3) * 1_000);
    }
  }
  return kirimSampaiPasti(world, () => world.base, { ...file, versi }, { withinMs: 90_000 });
}

/** How long the answered submissions took, and from the first try to the receipt. */
function submitTimes(world, from) {
  const began = new Map();
  const times = [];
  for (const event of world.journal.events.slice(from)) {
    if (event.op === 'kirim') began.set(event.id, event.time);
    else if (event.type === 'ok' && began.has(event.id)) times.push(event.time - began.get(event.id));
  }
  return { p50: percentile(times, 0.5), p95: percentile(times, 0.95) };
}
const told = ({ p50, p95 }) => `p50 ${p50.toFixed(0)} ms, p95 ${p95.toFixed(0)} ms`;

export const closingHour = {
  id: 'jam-tutup',
  name: 'closing hour: everybody saves and sends at once',
  world: { env: { MAKS_SERENTAK: String(PLACES), OUTBOX_SEWA_MS: '60000' } },
  async play(world, { short }) {
    const count = short ? 100 : 400;
    const windowMs = WINDOW_MS[short ? 'short' : 'long'];
    const { files } = await fill(world, count + 140);
    const [calm, rush, watchers] = [files.slice(0, 80), files.slice(80, 80 + count), files.slice(80 + count)];
    await lanes(calm, 80, (file) => lastMinute(world, file, 8_000, false));
    const before = submitTimes(world, 0);
    const from = world.journal.events.length;
    const tally = { mute: 0 };
    const crowd = onlookers(world, watchers, 60, tally);
    const answers = await Promise.all(rush.map((file) => lastMinute(world, file, windowMs, true)));
    const ended = new Date();
    await crowd.stop();
    const during = submitTimes(world, from);
    const shedSubmits = answers.reduce((sum, { shed }) => sum + shed, 0);
    const demands = [
      ['every submission ends with its receipt', answers.every(({ status }) => status === 201)],
      ['load is shed', (tally[503] ?? 0) > 0],
      ['who is sent away is told when to come back', tally.mute === 0],
      [`submissions keep their latency (${told(during)})`, during.p95 < SLOWEST_P95_MS],
    ];
    const notes = [
      `submits without the crowd: ${told(before)}; with it: ${told(during)}`,
      `lists and workbooks: ${tally[200] ?? 0} served, ${tally[503] ?? 0} sent away with Retry-After; submits sent away and repeated: ${shedSubmits}`,
    ];
    return { ...(await judge(world, { people: files, ended, demands, withinMs: 120_000 })), notes };
  },
};
