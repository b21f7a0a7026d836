// Papers of decisions, made and sealed as a worker does it.
import { inData, inRoot, requireFromApi } from '../../tools/lib/paths.mjs';
import { freePort } from '../../tools/lib/ports.mjs';
import { startProcess } from '../../tools/lib/processes.mjs';

export const FILES = inData('bench/papers');
/** Papers that are sealed, two at a time (jobs/definitions.ts). */
export const PAPERS = 100;
const AT_ONCE = 2;

/** The service that seals, as a process of its own. */
export async function signingService() {
  const port = String(await freePort());
  const env = { SIMULATOR_PORT: port, SIMULATOR_URL: `http://127.0.0.1:${port}`, TTE_URL: `http://127.0.0.1:${port}/tte`, TSA_URL: `http://127.0.0.1:${port}/tte/tsa`, SIMULATOR_TTE_FILE: inData('bench/tte.json') }; // prettier-ignore
  const child = startProcess({ label: 'Simulator', script: inRoot('simulators/dist/main.js'), env, logFile: inData('bench/simulators.log') }); // prettier-ignore
  for (let tries = 0; tries < 100; tries++) {
    if (await fetch(`${env.TTE_URL}/`).then(() => true, () => false)) break; // prettier-ignore
    await new Promise((next) => setTimeout(next, 100));
  }
  return { env, stop: () => child.stop() };
}

/** Of the papers that the push has asked for, the first: milliseconds a paper, as many at once as a worker makes. */
export async function papers(client, get) {
  const { BangunDokumenService } = requireFromApi('./dist/modules/dokumen/bangun-dokumen.service.js');
  const { rows } = await client.query(
    `SELECT muatan AS payload FROM outbox WHERE jenis = 'bangun-dokumen' ORDER BY id LIMIT $1`,
    [PAPERS],
  );
  if (rows.length < PAPERS) throw new Error(`${rows.length} papers wait, not ${PAPERS}`);
  const make = async (payload) => get(BangunDokumenService).run({ payload, selesai: async () => undefined });
  const began = performance.now();
  await Promise.all(
    Array.from({ length: AT_ONCE }, async () => {
      for (let row = rows.shift(); row; row = rows.shift()) await make(row.payload);
    }),
  );
  return (performance.now() - began) / PAPERS;
}
