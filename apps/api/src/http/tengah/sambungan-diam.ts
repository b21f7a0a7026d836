import type { IncomingMessage, Server } from 'node:http';
import type { Socket } from 'node:net';

/**
 * Browsers open connections in advance and may never use them. Node's own close() waits for these as for running
 * requests: a stopping process would stand until it is killed. Whoever has not yet asked for anything is let go.
 */
export function putusSambunganDiam(server: Server): void {
  const diam = new Set<Socket>();
  server.on('connection', (socket: Socket) => {
    diam.add(socket);
    socket.once('close', () => diam.delete(socket));
  });
  server.on('request', ({ socket }: IncomingMessage) => diam.delete(socket));
  const close = server.close.bind(server);
  server.close = (done) => {
    for (const socket of diam) socket.destroy();
    return close(done);
  };
}
