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

/** What the simulators stand in for; when all of these are set, nothing is left for them. */
const OUTSIDE = [
  'KL_URL',
  'REGISTRI_URL',
  'INAPORT_URL',
  'INTEGRASI_URL',
  'PAJAK_URL',
  'KEMENTAN_URL',
  'PNBP_URL',
  'DJBC_URL',
  'TTE_URL',
  'TSA_URL',
  'SMTP_URL',
];
const set = (name) => Boolean(process.env[name]);

/** Ports and addresses of this run, decided before anything slow begins. */
export async function readSettings() {
  const PORT = await takePort('PORT', 8080);
  const outside = OUTSIDE.every(set);
  const SIMULATOR_PORT = process.env.SIMULATOR_PORT
    ? await takePort('SIMULATOR_PORT')
    : outside
      ? undefined
      : await freePort(PORT + 1);
  const simulator = SIMULATOR_PORT ? `http://127.0.0.1:${SIMULATOR_PORT}` : undefined;
  const SMTP_PORT = outside
    ? undefined
    : set('SIMULATOR_SMTP_PORT')
      ? await takePort('SIMULATOR_SMTP_PORT')
      : await freePort(2525);
  return {
    port: PORT,
    simulatorPort: outside ? undefined : SIMULATOR_PORT,
    mailbox: set('SMTP_URL') ? undefined : `${simulator}/surel`,
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
      INAPORT_URL: process.env.INAPORT_URL || `${simulator}/inaport`,
      INTEGRASI_URL: process.env.INTEGRASI_URL || `${simulator}/integrasi`,
      PAJAK_URL: process.env.PAJAK_URL || `${simulator}/pajak`,
      KEMENTAN_URL: process.env.KEMENTAN_URL || `${simulator}/kementan`,
      PNBP_URL: process.env.PNBP_URL || `${simulator}/pnbp`,
      DJBC_URL: process.env.DJBC_URL || `${simulator}/djbc`,
      TTE_URL: process.env.TTE_URL || `${simulator}/tte`,
      TSA_URL: process.env.TSA_URL || `${simulator}/tte/tsa`,
      SIMULATOR_TTE_FILE: process.env.SIMULATOR_TTE_FILE || inData('tte.json'),
      ...(SMTP_PORT ? { SIMULATOR_SMTP_PORT: String(SMTP_PORT) } : {}),
      SMTP_URL: process.env.SMTP_URL || `smtp://127.0.0.1:${SMTP_PORT}`,
    },
  };
}
