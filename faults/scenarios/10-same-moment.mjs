import { fill } from '../lib/fill.mjs';
import { judge } from '../lib/judge.mjs';
import { lanes } from '../lib/load.mjs';
import { buat, kirim, simpan } from '../lib/people.mjs';

const AT_ONCE = 50;
const EDITS = 12;
const times = (count, work) => Promise.all(Array.from({ length: count }, (_, i) => work(i)));

/** Another tab: its own idea of the version, corrected only by what the server answers. */
async function tab(world, file, name) {
  let versi = file.versi;
  let won = 0;
  let refused = 0;
  for (let edit = 0; edit < EDITS; edit += 1) {
    const answer = await simpan(world, world.base, file, versi, `Jalan ${name} ${edit}`);
    if (answer.type === 'ok') won += 1;
    else refused += 1;
    versi = answer.body.data?.versi ?? versi;
  }
  return { versi, won, refused };
}

export const sameMoment = {
  id: '10',
  name: '50 identical submits at once, two tabs, one key',
  short: true,
  async play(world, { short }) {
    const { files } = await fill(world, short ? 12 : 60);
    const [, edited, ...others] = files;
    const same = await times(AT_ONCE, () => kirim(world, world.base, files[0]));
    const tabs = await Promise.all([tab(world, edited, 'A'), tab(world, edited, 'B')]);
    const firms = others.slice(0, short ? 4 : 20);
    await lanes(firms, firms.length, (firm) => times(6, (i) => buat(world, world.base, firm, `kunci-${i % 2}`)));
    const last = { ...edited, versi: Math.max(...tabs.map(({ versi }) => versi)) };
    const sent = await times(5, () => kirim(world, world.base, last));
    const ended = new Date();
    const outcome = await judge(world, {
      people: files,
      ended,
      demands: [
        [`all ${AT_ONCE} get the receipt`, same.every(({ status }) => status === 201)],
        ['both tabs save', tabs.every(({ won }) => won > 0)],
        ['who saves on an old version is refused', tabs.some(({ refused }) => refused > 0)],
        ['the edited draft can be sent', sent.every(({ status }) => status === 201)],
      ],
    });
    const [{ n }] = await world.sql('SELECT count(*)::int AS n FROM pengajuan WHERE kunci_buat IS NOT NULL');
    const files2 = n === firms.length * 2 ? [] : [{ rule: 'demand', what: `${n} files for ${firms.length * 2} keys` }];
    return {
      ...outcome,
      violations: [...outcome.violations, ...files2],
      notes: [
        `tabs: ${tabs.map(({ won, refused }) => `${won} saved, ${refused} refused`).join('; ')}`,
        `${firms.length * 6} creations under ${firms.length * 2} keys made ${n} files`,
      ],
    };
  },
};
