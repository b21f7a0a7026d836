/** Stryker's report as rows, and the survivors that are named with a reason. */

const DEAD = new Set(['Killed', 'Timeout']);
const ALIVE = new Set(['Survived', 'NoCoverage']);
const flat = (text) => text.replace(/\s+/g, ' ').trim();

/** The text that a mutant replaces. */
function original(source, { start, end }) {
  const lines = source.split('\n').slice(start.line - 1, end.line);
  lines[lines.length - 1] = lines.at(-1).slice(0, end.column - 1);
  lines[0] = lines[0].slice(start.column - 1);
  return flat(lines.join('\n'));
}

/** A table that is refused when it is loaded: no test of it runs at all, which fails every run. */
const refusedAtLoad = (m) => m.status === 'Survived' && m.static === true && m.testsCompleted === 0;

/** One per mutant that counts: where, what, and whether a test noticed. Lines move, so a mutant is known by its words. */
export function mutants(report) {
  return Object.entries(report.files).flatMap(([file, { source, mutants }]) =>
    mutants
      .filter((m) => DEAD.has(m.status) || ALIVE.has(m.status))
      .map((m) => ({
        file: file.replace(/^src\//, ''),
        line: m.location.start.line,
        dead: DEAD.has(m.status) || refusedAtLoad(m),
        key: [
          file.replace(/^src\//, ''),
          flat(source.split('\n')[m.location.start.line - 1]),
          original(source, m.location),
          flat(m.replacement ?? ''),
        ].join('\t'),
      })),
  );
}

/** Rows of docs/mutasi.tsv: file, its line, what was replaced, by what, why nothing can notice. */
export function readReasons(text) {
  const rows = text
    .trimEnd()
    .split('\n')
    .slice(1)
    .map((row) => row.split('\t'));
  const bad = rows.filter((row) => row.length !== 5 || row[4].length < 10);
  if (bad.length > 0) throw new Error(`docs/mutasi.tsv: five columns with a reason, not: ${bad[0].join(' | ')}`);
  return new Map(rows.map((row) => [row.slice(0, 4).join('\t'), row[4]]));
}

/** `whole`: everything was mutated, so that a reason for what is dead or gone is one too many. */
export function judge(all, reasons, whole) {
  const survivors = all.filter((m) => !m.dead);
  const unnamed = survivors.filter((m) => !reasons.has(m.key));
  const dead = all.length - survivors.length;
  const alive = new Set(survivors.map((m) => m.key));
  return {
    dead,
    killable: dead + unnamed.length,
    named: survivors.length - unnamed.length,
    unnamed,
    needless: whole ? [...reasons.keys()].filter((key) => !alive.has(key)) : [],
    score: dead + unnamed.length === 0 ? 100 : (100 * dead) / (dead + unnamed.length),
  };
}
