import { run } from '../lib/run.mjs';
import { ATURAN } from './berkas.mjs';

const DOMAIN = 'packages/domain/';

/** `file:from-to` for every changed stretch of a rule, from a diff without context. */
export function changedRanges(diff) {
  const ranges = [];
  let file = null;
  for (const line of diff.split('\n')) {
    const name = /^\+\+\+ b\/(.*)$/.exec(line);
    if (name) {
      const below = name[1].startsWith(`${DOMAIN}src/`) ? name[1].slice(DOMAIN.length) : '';
      file = ATURAN.includes(below.slice('src/'.length)) ? below : null;
    }
    const hunk = /^@@ -\S+ \+(\d+)(?:,(\d+))? @@/.exec(line);
    if (!file || !hunk) continue;
    const [from, count] = [Number(hunk[1]), Number(hunk[2] ?? 1)];
    if (count > 0) ranges.push(`${file}:${from}-${from + count - 1}`);
  }
  return ranges;
}

async function git(...args) {
  const { code, output } = await run('git', args);
  return code === 0 ? output.trim() : '';
}

/** Since the branch left main; on main itself, since the commit before. */
export async function changedSinceBase() {
  const head = await git('rev-parse', 'HEAD');
  const left = (await git('merge-base', 'HEAD', 'main')) || (await git('merge-base', 'HEAD', 'origin/main'));
  const base = left && left !== head ? left : 'HEAD~1';
  return changedRanges(await git('diff', '--unified=0', '--no-color', base, '--', `${DOMAIN}src`));
}
