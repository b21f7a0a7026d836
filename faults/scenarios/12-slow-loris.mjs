import { connect } from 'node:net';
import { fill } from '../lib/fill.mjs';
import { judge } from '../lib/judge.mjs';
import { lanes } from '../lib/load.mjs';
import { kirim } from '../lib/people.mjs';
import { percentile, secondsSince, sleep, until } from '../lib/time.mjs';

const SOCKETS = 200;
/** Headers must be there within 10 s, whole requests within two minutes; Node looks every 30 s. */
const HEADERS_CUT_MS = 45_000;
const BODIES_CUT_MS = 155_000;
const SLOWER_AT_MOST_MS = 250;

/** A caller that sends one byte a second and never ends. `body`: its headers are complete, its body is not. */
class Trickler {
  constructor(port, body) {
    this.open = true;
    this.socket = connect(port, '127.0.0.1');
    this.socket.on('error', () => undefined); // being cut is the point
    this.socket.once('close', () => this.#ended());
    this.socket.resume();
    const head = 'POST /auth/logout HTTP/1.1\r\nHost: x\r\n';
    this.socket.write(body ? `${head}Content-Type: application/json\r\nContent-Length: 100000\r\n\r\n{"path":"` : head);
    this.timer = setInterval(() => this.socket.write(body ? 'x' : 'X-a: b\r\n'), 1_000);
  }

  #ended() {
    this.open = false;
    clearInterval(this.timer);
  }

  stop() {
    this.socket.destroy();
  }
}

async function latency(world, files) {
  const times = await lanes(
    files,
    2,
    async (file) => {
      const began = performance.now();
      const { status } = await kirim(world, world.base, file);
      return { status, ms: performance.now() - began };
    },
    120,
  );
  return {
    all: times.every(({ status }) => status === 201),
    p95: percentile(
      times.map(({ ms }) => ms),
      0.95,
    ),
  };
}

export const slowLoris = {
  id: '12',
  name: 'slow-loris: 200 sockets trickle headers and bodies',
  async play(world) {
    const { files } = await fill(world, 160);
    const [{ port }] = world.apis;
    await latency(world, files.slice(0, 40)); // warm
    const before = await latency(world, files.slice(40, 100));
    const began = performance.now();
    const tricklers = Array.from({ length: SOCKETS }, (_, i) => world.keep(new Trickler(port, i % 2 === 1)));
    const open = (parity) => tricklers.filter((one, i) => i % 2 === parity && one.open).length;
    await sleep(1_500);
    const during = await latency(world, files.slice(100));
    const notes = [`p95 of submits ${before.p95.toFixed(0)} ms before, ${during.p95.toFixed(0)} ms during`];
    const demands = [
      ['every normal request is served meanwhile', before.all && during.all],
      ['normal requests keep their latency', during.p95 < before.p95 + SLOWER_AT_MOST_MS],
    ];
    for (const [what, parity, within] of [
      ['headers', 0, HEADERS_CUT_MS],
      ['bodies', 1, BODIES_CUT_MS],
    ]) {
      const left = within - (performance.now() - began);
      const cut = await until(`${what} are cut`, () => open(parity) === 0, left, 250).catch(() => false);
      demands.push([`sockets that trickle ${what} are cut within ${within / 1000} s`, cut]);
      notes.push(
        `sockets that trickle ${what}: ${cut ? `all cut after ${secondsSince(began).toFixed(0)} s` : `${open(parity)} still open`}`,
      );
    }
    return { ...(await judge(world, { people: files, demands })), notes };
  },
};
