import { writeFileSync } from 'node:fs';
import { inRoot } from '../../tools/lib/paths.mjs';

const COLUMNS = [
  ['fault', 44, ({ name }) => name],
  ['accepted', 8, ({ counts }) => counts?.accepted],
  ['delivered', 9, ({ counts }) => counts?.delivered],
  ['failed', 6, ({ counts }) => counts?.failed],
  ['effects', 7, ({ counts }) => counts?.effects],
  ['lost', 4, ({ counts }) => counts?.lost],
  ['doubled', 7, ({ counts }) => counts?.doubled],
  ['recovery s', 10, ({ recovery }) => recovery?.toFixed(1)],
  ['took s', 6, ({ took }) => took.toFixed(0)],
];
const cell = (value, width, first) =>
  first ? String(value ?? '-').padEnd(width) : String(value ?? '-').padStart(width);
const row = (values) => values.map((value, i) => cell(value, COLUMNS[i][1], i === 0)).join('  ');
const SHOWN = 8;

export const header = () => console.log(`        ${row(COLUMNS.map(([title]) => title))}`);

export function print(result) {
  const held = result.violations.length === 0;
  console.log(`  ${held ? 'held  ' : 'BROKEN'}${row(COLUMNS.map(([, , read]) => read(result)))}`);
  for (const note of result.notes ?? []) console.log(`          ${note}`);
  for (const { rule, what } of result.violations.slice(0, SHOWN)) console.log(`          ${rule}: ${what}`);
  if (result.violations.length > SHOWN) console.log(`          ... and ${result.violations.length - SHOWN} more`);
}

export function save(results, options) {
  const held = results.filter((result) => result.violations.length === 0).length;
  const content = { at: new Date().toISOString(), short: options.short, held, broken: results.length - held, results };
  writeFileSync(inRoot('faults/result.json'), `${JSON.stringify(content, null, 2)}\n`);
  return content;
}
