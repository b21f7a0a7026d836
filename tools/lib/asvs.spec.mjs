import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { inRoot } from './paths.mjs';

/** Requirements of levels 1 and 2 in each chapter, counted in the standard's own list (5.0.0). */
const COUNTS = {
  V1: 27,
  V2: 11,
  V3: 19,
  V4: 10,
  V5: 9,
  V6: 35,
  V7: 18,
  V8: 7,
  V9: 7,
  V10: 29,
  V11: 14,
  V12: 9,
  V13: 13,
  V14: 9,
  V15: 13,
  V16: 16,
  V17: 7,
};
const LEVEL_1 = 70;
const STATUS = ['holds', 'partly', 'not', 'not-applicable'];

const lines = readFileSync(inRoot('docs/asvs.tsv'), 'utf8').trimEnd().split('\n');
const body = lines.filter((line) => !line.startsWith('#'));
const rows = body.slice(1).map((line) => {
  const [id, level, topic, status, shown, reason] = line.split('\t');
  return { id, level, topic, status, shown, reason };
});
const where = (found) => found.map((row) => row.id);
/** `path "words"` pairs. */
const proofs = (shown) =>
  shown
    .split('; ')
    .map((one) => /^(\S+) "([^"]+)"$/.exec(one))
    .filter(Boolean)
    .map(([, file, words]) => ({ file, words }));

describe('docs/asvs.tsv', () => {
  it('says which version of the standard it is about', () => {
    expect(lines[0]).toContain('5.0.0');
    expect(body[0].split('\t')).toEqual(['id', 'level', 'topic', 'status', 'shown by', 'reason or decision']);
  });

  it('has each requirement of levels 1 and 2 once', () => {
    const counted = {};
    for (const { id } of rows) counted[id.split('.')[0]] = (counted[id.split('.')[0]] ?? 0) + 1;
    expect(counted).toEqual(COUNTS);
    expect(new Set(where(rows)).size).toBe(rows.length);
    expect(where(rows.filter(({ id }) => !/^V\d{1,2}\.\d{1,2}\.\d{1,2}$/.test(id)))).toEqual([]);
    expect(rows.filter(({ level }) => level === '1')).toHaveLength(LEVEL_1);
    expect(where(rows.filter(({ level }) => level !== '1' && level !== '2'))).toEqual([]);
  });

  it('gives each a topic and one of four states', () => {
    expect(where(rows.filter(({ topic, status }) => !topic || !STATUS.includes(status)))).toEqual([]);
  });

  it('shows what holds by a test that is there and has those words', () => {
    expect(where(rows.filter(({ status, shown }) => status === 'holds' && proofs(shown).length === 0))).toEqual([]);
    const missing = rows.flatMap(({ id, shown }) =>
      proofs(shown)
        .filter(({ file, words }) => !existsSync(inRoot(file)) || !readFileSync(inRoot(file), 'utf8').includes(words))
        .map(({ file, words }) => `${id}: ${file} "${words}"`),
    );
    expect(missing).toEqual([]);
    expect(
      where(rows.filter(({ shown }) => proofs(shown).some(({ file }) => !/spec\.(ts|tsx|mjs)$/.test(file)))),
    ).toEqual([]);
  });

  it('has a reason for what holds in part, not, or is not about the portal', () => {
    expect(where(rows.filter(({ status, reason }) => status !== 'holds' && !reason))).toEqual([]);
  });

  it('has a decision record for what does not hold, which names it', () => {
    for (const { id, reason } of rows.filter(({ status }) => status === 'not')) {
      const [file] = /docs\/adr\/\d{4}-[\w-]+\.md/.exec(reason) ?? [];
      expect([id, existsSync(inRoot(file ?? 'none'))]).toEqual([id, true]);
      expect(readFileSync(inRoot(file), 'utf8')).toMatch(new RegExp(`\\b${id.replaceAll('.', '\\.')}\\b`));
    }
  });
});
