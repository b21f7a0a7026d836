#!/usr/bin/env node
// npm run bench:pasangan -- <commit> [--quick] [--only list,one]: this checkout against another release, in turns on one
// server, each with a database of its own that its own migrations and its own bench have made.
import { parseArgs } from 'node:util';
import { buildServer } from '../tools/lib/build-steps.mjs';
import { ensureDataFolder } from '../tools/lib/paths.mjs';
import { seconds } from '../tools/lib/run.mjs';
import { runTool, Stop } from '../tools/lib/stop.mjs';
import { connect, openServer } from './lib/database.mjs';
import { compare } from './lib/measure.mjs';
import { releaseBefore, thisRelease } from './lib/release-before.mjs';
import { FULL, pairGate, QUICK } from './lib/settings.mjs';
import { works } from './lib/works.mjs';

/** Against itself by another size, not against another release; what watches needs counts that only the bench keeps. */
const NOT_PAIRED = ['list-growth', 'pantauan', 'pantauan-saring', 'pantauan-nama', 'pantauan-nomor'];
const fixed = (n) => n.toFixed(2);

function optionsOf() {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      quick: { type: 'boolean' },
      only: { type: 'string' },
      rounds: { type: 'string' },
      requests: { type: 'string' },
    },
  });
  if (positionals.length !== 1) throw new Stop('Sebutkan satu commit pembanding: npm run bench:pasangan -- <commit>');
  const size = values.quick ? QUICK : FULL;
  return {
    ...size,
    ref: positionals[0],
    only: values.only?.split(','),
    rounds: Number(values.rounds ?? size.rounds),
    requests: Number(values.requests ?? size.requests),
  };
}

/** One side: its database, its server, and what is asked of it. */
async function sideOf(release, name, server, options, open) {
  const url = await release.prepare(server, `sinas_bench_${name}_${options.files}`, options);
  const api = await release.startApi(url, `bench-${name}`);
  open.unshift(api);
  const client = await connect(url);
  open.unshift({ stop: () => client.end() });
  const asked = await works({ limit: api, api, small: api }, client, client, { ...options, root: release.root });
  return { client, sides: new Map(asked.map(({ work, sides }) => [work, sides[1]])) };
}

function print(work, { limit, ours, ratio, spread }) {
  const gate = pairGate(work);
  const part = (side) => `${fixed(side.cpu)} (server ${fixed(side.server)} + db ${fixed(side.database)})`;
  console.log(
    `${work.padEnd(10)} ${part(limit)} -> ${part(ours)} ms  ${fixed(ratio)}x [${spread.map(fixed).join('-')}]  gate ${gate}x ${ratio <= gate ? 'ok' : 'MISSED'}`,
  );
  return ratio <= gate;
}

await runTool(async () => {
  const began = performance.now();
  const options = optionsOf();
  ensureDataFolder();
  await buildServer();
  const releases = [await releaseBefore(options.ref), await thisRelease()];
  const server = await openServer();
  const open = [server];
  try {
    const before = await sideOf(releases[0], 'lama', server, options, open);
    const now = await sideOf(releases[1], 'kini', server, options, open);
    let held = true;
    for (const [work, side] of now.sides) {
      if (NOT_PAIRED.includes(work) || (options.only && !options.only.includes(work))) continue;
      held = print(work, await compare(now.client, [before.sides.get(work), side], options)) && held;
    }
    console.log(`Selesai (${seconds(began)}); sebelum: ${releases[0].commit.slice(0, 12)}.`);
    return held ? 0 : 1;
  } finally {
    for (const one of open) await one.stop();
  }
});
