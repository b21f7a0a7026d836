import { once } from 'node:events';
import { Worker } from 'node:worker_threads';

/** Milliseconds of clock and of work since then; the machine may be busy with others, so the smaller one counts. */
function sejak(): () => number {
  const jam = performance.now();
  const kerja = process.cpuUsage();
  return () => {
    const { user, system } = process.cpuUsage(kerja);
    return Math.min(performance.now() - jam, (user + system) / 1000);
  };
}
/** Longest time in which nothing else could run in this process while this was done. */
export async function terlamaDiSini(kerja: () => Promise<unknown>): Promise<number> {
  let maks = 0;
  let tadi = sejak();
  const detak = setInterval(() => {
    maks = Math.max(maks, tadi());
    tadi = sejak();
  }, 1);
  await kerja();
  clearInterval(detak);
  return Math.max(maks, tadi());
}

/** Asks without end how long an answer takes; in a thread of its own, so that the work of a test is not measured. */
const PENANYA = `
const { parentPort, workerData } = require('node:worker_threads');
const http = require('node:http');
const agent = new http.Agent({ keepAlive: true, maxSockets: 1 });
let maks = 0;
let mulai = 0;
function tanya() {
  mulai = performance.now();
  const lagi = () => { maks = Math.max(maks, performance.now() - mulai); mulai = 0; setTimeout(tanya, 2); };
  http.get(workerData, { agent }, (r) => { r.resume(); r.on('end', lagi); }).on('error', lagi);
}
tanya();
parentPort.on('message', (apa) => {
  if (apa === 'mulai') maks = 0;
  parentPort.postMessage(Math.max(maks, mulai ? performance.now() - mulai : 0));
});`;

/** How late a portal that runs elsewhere answers while something is done to it. */
export class Pengukur {
  private constructor(private readonly penanya: Worker) {}

  static async buka(url: string): Promise<Pengukur> {
    const penanya = new Worker(PENANYA, { eval: true, workerData: url });
    await once(penanya, 'online');
    return new Pengukur(penanya);
  }

  async selama(kerja: () => Promise<unknown>): Promise<number> {
    await this.kata('mulai');
    await kerja();
    return this.kata('selesai');
  }
  async tutup(): Promise<void> {
    await this.penanya.terminate();
  }

  private async kata(apa: 'mulai' | 'selesai'): Promise<number> {
    const jawab = once(this.penanya, 'message');
    this.penanya.postMessage(apa);
    return Number((await jawab)[0]);
  }
}
