import { parseArgs } from 'node:util';

/** Raise it when the generator changes: stored data of another version is made again. */
export const GENERATOR = 8;

export const FULL = {
  files: 1_000_000,
  firms: 20_000,
  big: 20_000,
  deepPage: 1_000,
  rounds: 9,
  requests: 250,
  warm: 1_000,
};
export const QUICK = { files: 30_000, firms: 400, big: 10_000, deepPage: 500, rounds: 3, requests: 60, warm: 300 };

/** Files of the one firm with a 200-row file, and of the small database that list growth is compared with. */
export const WIDE_FILE_ROWS = 200;
/** Rows of the plan that is opened whole. */
export const PLAN_ROWS = 2_000;
export const SMALL = { files: 10_000, firms: 200, big: 0 };
export const PAGE = 10;

/** What a work may cost in relation to its limit. `ci`: the generous gate of a
 * shared machine, where a real loss is still a multiple of it. */
export const GATES = {
  list: { gate: 2.0, target: 1.5, ci: 5.0 },
  'list-big': { gate: 1.5, target: 1.3, ci: 3.0 },
  'page-1000': { gate: 1.5, target: 1.5, ci: 3.0 },
  'list-growth': { gate: 1.3, target: 1.3, ci: 2.6 },
  one: { gate: 1.5, target: 1.3, ci: 3.0 },
  rencana: { gate: 1.5, target: 1.3, ci: 3.0 },
  'sel-rencana': { gate: 3.0, target: 2.5, ci: 6.0 },
  save: { gate: 3.0, target: 2.5, ci: 8.0 },
  /** Not promised by itself; held to what is asked of a save. */
  create: { gate: 3.0, target: 2.5, ci: 10.0 },
  /** What officers ask, and submissions: gates of a first measure, to be lowered as these come down. */
  queue: { gate: 3.0, target: 2.0, ci: 12.0 },
  keyword: { gate: 5.0, target: 3.0, ci: 12.0 },
  submit: { gate: 6.0, target: 3.0, ci: 10.0 },
  /** Promised in milliseconds of CPU, not against another way to do it. */
  pantauan: { ms: 5, ciMs: 15 },
  'pantauan-saring': { ms: 5, ciMs: 15 },
  'pantauan-nama': { ms: 5, ciMs: 15 },
  'pantauan-nomor': { ms: 5, ciMs: 15 },
  excel: { gate: 2.5, target: 2.0, ci: 15.0 },
  'ref-hs-code': { gate: 1.5, target: 1.5, ci: 10.0 },
  'ref-hs-word': { gate: 1.5, target: 1.5, ci: 10.0 },
  'ref-hs-words': { gate: 1.5, target: 1.5, ci: 10.0 },
  'ref-hs-near': { gate: 1.5, target: 1.5, ci: 6.0 },
  'ref-port-code': { gate: 1.5, target: 1.5, ci: 10.0 },
  'ref-port-word': { gate: 1.5, target: 1.5, ci: 10.0 },
  'ref-port-words': { gate: 1.5, target: 1.5, ci: 10.0 },
  'ref-port-near': { gate: 1.5, target: 1.5, ci: 6.0 },
  /** The database's part of the same searches. */
  'ref-hs-code-db': { gate: 1.5, target: 1.2, ci: 5.0 },
  'ref-hs-word-db': { gate: 1.5, target: 1.2, ci: 5.0 },
  'ref-hs-words-db': { gate: 1.5, target: 1.2, ci: 5.0 },
  'ref-hs-near-db': { gate: 1.5, target: 1.2, ci: 5.0 },
  'ref-port-code-db': { gate: 1.5, target: 1.2, ci: 5.0 },
  'ref-port-word-db': { gate: 1.5, target: 1.2, ci: 5.0 },
  'ref-port-words-db': { gate: 1.5, target: 1.2, ci: 5.0 },
  'ref-port-near-db': { gate: 1.5, target: 1.2, ci: 5.0 },
  'ref-hs-page': { gate: 2.0, target: 1.5, ci: 4.0 },
  'ref-port-page': { gate: 2.0, target: 1.5, ci: 4.0 },
  'ref-304': { gate: 1.0, target: 0.8, ci: 1.5 },
  /** Wall time and peak memory against a fixed figure, not against another way to do it. */
  'ref-load': { gate: 1.0, target: 0.5, ci: 1.5 },
  'ref-load-mb': { gate: 1.0, target: 0.75, ci: 1.25 },
  'ekspor-xlsx-mb': { gate: 1.0, target: 0.75, ci: 1.25 },
  'ekspor-csv-mb': { gate: 1.0, target: 0.75, ci: 1.25 },
  'templat-mb': { gate: 1.0, target: 0.75, ci: 1.25 },
};

/** What a work may cost in relation to the release before. */
const PAIR = { create: 0.5, submit: 0.5 };
export const pairGate = (work) => PAIR[work] ?? 1.05;

export function readOptions() {
  const { values } = parseArgs({
    options: {
      quick: { type: 'boolean' },
      only: { type: 'string' },
      rounds: { type: 'string' },
      requests: { type: 'string' },
    },
  });
  const size = values.quick ? QUICK : FULL;
  return {
    quick: values.quick ?? false,
    only: values.only?.split(','),
    ...size,
    rounds: Number(values.rounds ?? size.rounds),
    requests: Number(values.requests ?? size.requests),
  };
}
