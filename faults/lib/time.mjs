import { setTimeout as sleep } from 'node:timers/promises';

export { sleep };

/** Waits for something, but not for ever: no scenario may hang. */
export async function until(what, holds, withinMs = 60_000, everyMs = 100) {
  const end = performance.now() + withinMs;
  for (;;) {
    const found = await holds();
    if (found) return found;
    if (performance.now() > end) throw new Error(`not within ${withinMs / 1000} s: ${what}`);
    await sleep(everyMs);
  }
}

export const secondsSince = (began) => (performance.now() - began) / 1000;

export function percentile(values, share) {
  if (values.length === 0) return 0;
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))];
}
