import { freePort, isFree, portFrom } from './ports.mjs';
import { Stop } from './stop.mjs';
import { inData } from './paths.mjs';

function port(name, fallback) {
  const { port: number, problem } = portFrom(name, process.env[name] || fallback);
  if (problem) throw new Stop(problem);
  return number;
}

async function takePort(name, fallback) {
  const number = port(name, fallback);
  if (await isFree(number)) return number;
  throw new Stop(
    `Port ${number} sedang dipakai program lain; hentikan program itu atau pilih port lain dengan ${name}=....`,
  );
}

/** Ports and addresses of this run, decided before anything slow begins. */
export async function readSettings() {
  const PORT = await takePort('PORT', 8080);
  const outside = Boolean(process.env.KL_URL && process.env.REGISTRI_URL);
  const SIMULATOR_PORT = process.env.SIMULATOR_PORT
    ? await takePort('SIMULATOR_PORT')
    : outside
      ? undefined
      : await freePort(PORT + 1);
  const simulator = SIMULATOR_PORT ? `http://127.0.0.1:${SIMULATOR_PORT}` : undefined;
  return {
    port: PORT,
    simulatorPort: outside ? undefined : SIMULATOR_PORT,
    env: {
      NODE_ENV: process.env.NODE_ENV || 'development',
      PORT: String(PORT),
      PUBLIC_URL: process.env.PUBLIC_URL || `http://localhost:${PORT}`,
      BERKAS_DIR: process.env.BERKAS_DIR || inData('berkas'),
      DEMO_FILE: inData('demo.json'),
      REGISTRI_FILE: process.env.REGISTRI_FILE || inData('registri.json'),
      ...(simulator ? { SIMULATOR_PORT: String(SIMULATOR_PORT), SIMULATOR_URL: simulator } : {}),
      KL_URL: process.env.KL_URL || `${simulator}/kl`,
      REGISTRI_URL: process.env.REGISTRI_URL || `${simulator}/registri`,
    },
  };
}
