import { readFileSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import { inRoot } from '../../tools/lib/paths.mjs';
import { GATES } from './settings.mjs';

const fixed = (n, digits = 2) => (n === undefined ? '-' : n.toFixed(digits));
const gateOf = (work) => GATES[work];
/** What is held against the gate: CPU milliseconds of ours where these are promised, else the ratio. */
const held = ({ work, ours, ratio }, quick = false) => {
  const { ms, ciMs, gate, ci } = gateOf(work);
  const unit = ms === undefined ? 'x' : ' ms';
  return { is: ms === undefined ? ratio : ours, may: ms === undefined ? (quick ? ci : gate) : quick ? ciMs : ms, unit };
};

/** One line of the result: milliseconds of CPU time per request on both sides. */
export function entry(work, { limit, ours, ratio, spread, wallRatio }) {
  return { work, limit: limit.cpu, ours: ours.cpu, ratio, spread, wallRatio, parts: { limit, ours } };
}

export function print({ work, limit, ours, ratio, spread, parts }) {
  const { is, may, unit } = held({ work, ours, ratio });
  const split =
    parts.ours.server === undefined
      ? ''
      : ` (server ${fixed(parts.ours.server)} + db ${fixed(parts.ours.database)}; limit ${fixed(parts.limit.server)} + ${fixed(parts.limit.database)})`;
  const range = spread ? ` [${spread.map((n) => fixed(n)).join('-')}]` : '';
  console.log(
    `${work.padEnd(12)} ${fixed(limit)} -> ${fixed(ours)} ms  ${fixed(ratio)}x${range}  gate ${may}${unit} ${is <= may ? 'ok' : 'MISSED'}${split}`,
  );
}

/** The gate of CI is generous: shared machines are noisy, and a real loss is a multiple. */
export const failed = (results, { quick }) =>
  results.some((result) => {
    const { is, may } = held(result, quick);
    return is > may;
  });

function table(results) {
  const rows = results.map((result) => {
    const { work, limit, ours, ratio, spread } = result;
    const { is, may, unit } = held(result);
    return [
      ...[work, fixed(limit), fixed(ours), `${fixed(ratio)}x`],
      spread ? spread.map((n) => fixed(n)).join(' - ') : '-',
      `${may}${unit}`,
      is <= may ? 'holds' : `missed by ${fixed(is - may)}`,
    ];
  });
  const head = ['work', 'limit, ms', 'ours, ms', 'ratio', 'rounds', 'gate', ''];
  return [head, head.map(() => '---'), ...rows].map((cells) => `| ${cells.join(' | ')} |`).join('\n');
}

const BEGIN = '<!-- measured: npm run bench writes this part -->';
const END = '<!-- /measured -->';

function page(results, options) {
  const file = inRoot('docs/performance.md');
  const text = readFileSync(file, 'utf8');
  const [before, rest] = text.split(BEGIN);
  const after = rest?.split(END)[1];
  if (after === undefined) return;
  const cpu = os.cpus();
  const facts = `${new Date().toISOString().slice(0, 10)}, ${cpu.length} x ${cpu[0].model.trim()}, ${Math.round(os.totalmem() / 2 ** 30)} GB, Node.js ${process.versions.node}; ${options.files.toLocaleString('en')} files of ${options.firms.toLocaleString('en')} firms, ${options.rounds} rounds of ${options.requests} requests on each side.`;
  writeFileSync(file, `${before}${BEGIN}\n\n${facts}\n\n${table(results)}\n\n${END}${after}`);
}

/** bench/result.json always; the page of figures only from a whole run at full size. */
export function save(results, options) {
  const plain = results.map(({ work, limit, ours, ratio }) => ({ work, limit, ours, ratio }));
  writeFileSync(inRoot('bench/result.json'), `${JSON.stringify(plain, null, 2)}\n`);
  console.log(`\n${table(results)}\n`);
  if (!options.quick && !options.only) page(results, options);
}
