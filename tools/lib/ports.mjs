import { randomInt } from 'node:crypto';
import { createServer } from 'node:net';

function canListen(port, host) {
  return new Promise((resolve) => {
    const server = createServer();
    server.once('error', (error) => resolve(error.code === 'EAFNOSUPPORT' || error.code === 'EADDRNOTAVAIL'));
    server.listen({ port, host, exclusive: true }, () => server.close(() => resolve(true)));
  });
}

/** True when nobody listens on the port, neither on all addresses nor on loopback alone. */
export async function isFree(port) {
  return (await canListen(port, '127.0.0.1')) && (await canListen(port, '::'));
}

/** Below the range that connections to others are given: none of them takes the port before it is listened on. */
const [LOWEST, ABOVE] = [20_000, 32_000];
const TRIES = 100;
export async function anyFreePort() {
  for (let i = 0; i < TRIES; i += 1) {
    const port = randomInt(LOWEST, ABOVE);
    if (await isFree(port)) return port;
  }
  throw new Error(`no free port between ${LOWEST} and ${ABOVE}`);
}

export const freePort = async (preferred) => (preferred && (await isFree(preferred)) ? preferred : anyFreePort());

export function portFrom(name, value) {
  const port = Number(value);
  return Number.isInteger(port) && port > 0 && port < 65536
    ? { port }
    : { problem: `${name} harus berupa nomor port 1-65535, bukan "${value}".` };
}
