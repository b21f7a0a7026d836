import { sample, spentBetween } from './cpu.mjs';
import { agent, fire } from './load.mjs';

const median = (numbers) => {
  const sorted = [...numbers].sort((a, b) => a - b);
  const middle = Math.floor(sorted.length / 2);
  return sorted.length % 2 ? sorted[middle] : (sorted[middle - 1] + sorted[middle]) / 2;
};
const spread = (numbers) => [Math.min(...numbers), Math.max(...numbers)];

/**
 * Rounds of both sides in turn (A B B A ...) after `warm` requests of each: plans, caches and compiled code are those
 * of a server that has been up for a while.
 * The figure of a side is the median of its rounds; the ratio is the median of the ratios of neighbouring rounds.
 */
export async function compare(admin, sides, { rounds, requests, warm }) {
  const agents = [agent(), agent()];
  const taken = [[], []];
  try {
    for (const [i, side] of sides.entries()) await fire(agents[i], warm, side.next);
    for (let round = 0; round < rounds; round += 1) {
      for (const i of round % 2 === 0 ? [0, 1] : [1, 0]) {
        const side = sides[i];
        const before = await sample(admin, side.server);
        const wall = await fire(agents[i], requests, side.next);
        const spent = spentBetween(before, await sample(admin, side.server));
        taken[i].push({
          cpu: (spent.server + spent.database) / requests,
          server: spent.server / requests,
          database: spent.database / requests,
          wall: wall / requests,
        });
      }
    }
  } finally {
    for (const one of agents) one.destroy();
  }
  const figure = (rows) =>
    Object.fromEntries(['cpu', 'server', 'database', 'wall'].map((key) => [key, median(rows.map((row) => row[key]))]));
  const ratios = taken[1].map((row, i) => row.cpu / taken[0][i].cpu);
  return {
    limit: figure(taken[0]),
    ours: figure(taken[1]),
    ratio: median(ratios),
    spread: spread(ratios),
    wallRatio: median(taken[1].map((row, i) => row.wall / taken[0][i].wall)),
  };
}
