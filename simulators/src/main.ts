import { startSimulators } from './server';

const DEFAULT_PORT = 8081;
const DEFAULT_SMTP_PORT = 2525;

async function main(): Promise<void> {
  const port = Number(process.env.SIMULATOR_PORT || DEFAULT_PORT);
  const simulators = await startSimulators(port, {
    registriFile: process.env.REGISTRI_FILE,
    tteFile: process.env.SIMULATOR_TTE_FILE,
    smtpPort: Number(process.env.SIMULATOR_SMTP_PORT || DEFAULT_SMTP_PORT),
    host: process.env.SIMULATOR_HOST, // for a container network of its own; loopback otherwise
  });
  console.log(`Simulator mendengarkan di ${simulators.url}, surel di port ${simulators.smtpPort}`);
  const stop = (): void => {
    void simulators.close().then(() => process.exit(0));
  };
  process.once('SIGTERM', stop);
  process.once('SIGINT', stop);
}

main().catch((error: unknown) => {
  console.error(error);
  process.exit(1);
});
