import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { PERUSAKAN } from '../mutasi/aturan.mjs';
import { changedRanges } from '../mutasi/berubah.mjs';
import { judge, mutants, readReasons } from '../mutasi/hasil.mjs';
import { damage } from '../mutasi/rusak.mjs';
import { inRoot } from './paths.mjs';

const SOURCE = 'const a = 1;\nconst b =\n  a > 1;\n';
const at = (line, from, to, status, replacement = 'x') => ({
  status,
  replacement,
  location: { start: { line, column: from }, end: { line, column: to } },
});
const REPORT = {
  files: {
    'src/a.ts': {
      source: SOURCE,
      mutants: [
        at(1, 11, 12, 'Killed'),
        at(3, 3, 8, 'Survived', 'a >= 1'),
        at(3, 3, 8, 'Timeout'),
        at(3, 7, 8, 'NoCoverage', '2'),
        at(1, 1, 2, 'CompileError'),
      ],
    },
  },
};

describe('what mutation testing says', () => {
  it('counts what a test noticed, and knows a survivor by its words wherever its line has moved', () => {
    const all = mutants(REPORT);
    expect(all.map((m) => m.dead)).toEqual([true, false, true, false]);
    expect(all[1].key).toBe('a.ts\ta > 1;\ta > 1\ta >= 1');
    const moved = { files: { 'src/a.ts': { source: `\n${SOURCE}`, mutants: [at(4, 3, 8, 'Survived', 'a >= 1')] } } };
    expect(mutants(moved)[0].key).toBe(all[1].key);
  });
  it('a table that is refused when it is loaded is noticed: no test ends; one that tests ran with is not', () => {
    const tabel = (more) => ({ ...at(1, 11, 12, 'Survived', '[]'), ...more });
    const report = (more) => ({ files: { 'src/a.ts': { source: SOURCE, mutants: [tabel(more)] } } });
    expect(mutants(report({ static: true, testsCompleted: 0 }))[0].dead).toBe(true);
    expect(mutants(report({ static: true, testsCompleted: 3 }))[0].dead).toBe(false);
    expect(mutants(report({ static: false, testsCompleted: 0 }))[0].dead).toBe(false);
  });
  it('a survivor with a reason does not count, one without does, and a reason too many is told', () => {
    const reasons = readReasons(
      'head\na.ts\ta > 1;\ta > 1\ta >= 1\tboth give the same\nb.ts\tx\ty\tz\tno longer there\n',
    );
    const h = judge(mutants(REPORT), reasons, true);
    expect([h.dead, h.killable, h.named, h.unnamed.length]).toEqual([2, 3, 1, 1]);
    expect(Math.round(h.score)).toBe(67);
    expect(h.needless).toEqual(['b.ts\tx\ty\tz']);
    expect(judge(mutants(REPORT), reasons, false).needless).toEqual([]);
  });
  it('a row without a reason is refused', () => {
    expect(() => readReasons('head\na.ts\tx\ty\tz\t\n')).toThrow('five columns');
  });
  it('of what changed only the changed lines are mutated', () => {
    const diff = `+++ b/packages/domain/src/pengajuan/alur.ts
@@ -10,2 +12,3 @@ x
@@ -30 +40 @@
@@ -50,4 +60,0 @@ taken away
+++ b/packages/domain/src/pengajuan/alur.spec.ts
@@ -1 +1 @@
+++ b/apps/api/src/main.ts
@@ -1 +1 @@`;
    expect(changedRanges(diff)).toEqual(['src/pengajuan/alur.ts:12-14', 'src/pengajuan/alur.ts:40-40']);
  });
});

describe('issue 12 A1: rules made wrong on purpose', () => {
  it('are the fourteen that once passed, and more than thirty others', () => {
    expect(PERUSAKAN.length).toBeGreaterThanOrEqual(44);
    expect(new Set(PERUSAKAN.map((p) => p.apa)).size).toBe(PERUSAKAN.length);
  });
  it.each(PERUSAKAN.map((p) => [p.apa, p]))('%s: its place is there', (_, one) => {
    const text = readFileSync(inRoot('packages/domain/src', one.file), 'utf8');
    expect(damage(text, one)).not.toBe(text);
    expect(readFileSync(inRoot('packages/domain/src', one.uji), 'utf8').length).toBeGreaterThan(0);
  });
});
