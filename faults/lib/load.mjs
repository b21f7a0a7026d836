import { kirimSampaiPasti } from './people.mjs';
import { sleep } from './time.mjs';

/** Works through a list with so many at a time; `pauseMs` spreads them over time. */
export async function lanes(items, width, work, pauseMs = 0) {
  const results = new Array(items.length);
  let next = 0;
  const lane = async () => {
    while (next < items.length) {
      const index = next++;
      results[index] = await work(items[index], index);
      if (pauseMs) await sleep(pauseMs);
    }
  };
  await Promise.all(Array.from({ length: Math.min(width, items.length) }, lane));
  return results;
}

/** Submits files while something happens; every submission is repeated until its outcome is known. */
export function submitAll(world, files, { width = 8, pauseMs = 0, baseOf = () => world.base, ...rest } = {}) {
  return lanes(files, width, (file) => kirimSampaiPasti(world, baseOf, file, rest), pauseMs);
}
