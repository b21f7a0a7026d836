import { parseArgs } from 'node:util';

/** `--short`: the most telling faults, small; `--only=3,9`: some; `--keep`: leave logs and histories behind. */
export function readOptions(args = process.argv.slice(2)) {
  const { values } = parseArgs({
    args,
    options: { short: { type: 'boolean' }, only: { type: 'string' }, keep: { type: 'boolean' } },
  });
  return {
    short: values.short ?? false,
    keep: values.keep ?? false,
    only: values.only?.split(',').map((name) => name.trim()),
  };
}
