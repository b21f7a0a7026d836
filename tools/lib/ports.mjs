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

export function anyFreePort() {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.once('error', reject);
    server.listen({ port: 0, host: '127.0.0.1' }, () => {
      const { port } = server.address();
      server.close(() => resolve(port));
    });
  });
}

export const freePort = async (preferred) => (preferred && (await isFree(preferred)) ? preferred : anyFreePort());

export function portFrom(name, value) {
  const port = Number(value);
  return Number.isInteger(port) && port > 0 && port < 65536
    ? { port }
    : { problem: `${name} harus berupa nomor port 1-65535, bukan "${value}".` };
}
