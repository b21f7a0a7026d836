import { kirimSampaiPasti } from './people.mjs';
import { sleep, until } from './time.mjs';

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

/**
 * Submits files while the worker sleeps, then wakes it: it has them all to send at once, on a slow machine too. Resolves
 * with the calls to the ministries' system that are under way, at least `calls`.
 */
export async function submitAtOnce(world, worker, files, { calls }) {
  worker.signal('SIGSTOP');
  await submitAll(world, files);
  worker.signal('SIGCONT');
  return until(`${calls} calls are under way`, async () => {
    const { berlangsung } = (await world.simulator('/_panggilan')).kl;
    return berlangsung >= calls ? berlangsung : undefined;
  });
}
