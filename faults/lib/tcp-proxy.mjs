import { connect, createServer } from 'node:net';

/**
 * A wire that can be cut. `mode`: normal · refused (connections end at once) · silent (taken, never answered).
 * `delayMs` holds every answer back; `onAnswer` may swallow what comes back (return false) and do something instead.
 */
export class TcpProxy {
  #sockets = new Set();
  mode = 'normal';
  delayMs = 0;
  onAnswer = () => true;

  static open(target) {
    const proxy = new TcpProxy();
    proxy.target = target;
    proxy.server = createServer((socket) => proxy.#take(socket));
    return new Promise((resolve) => {
      proxy.server.listen(0, '127.0.0.1', () => {
        proxy.port = proxy.server.address().port;
        proxy.base = `http://127.0.0.1:${proxy.port}`;
        resolve(proxy);
      });
    });
  }

  #take(socket) {
    this.#keep(socket);
    if (this.mode === 'refused') return void socket.destroy();
    if (this.mode === 'silent') return void socket.resume();
    const behind = this.#keep(connect(this.target, '127.0.0.1'));
    const end = () => {
      socket.destroy();
      behind.destroy();
    };
    socket.on('close', end);
    behind.on('close', end);
    socket.on('data', (chunk) => this.mode === 'normal' && behind.write(chunk));
    behind.on('data', (chunk) => {
      if (this.mode !== 'normal' || !this.onAnswer(chunk)) return;
      setTimeout(() => socket.writable && socket.write(chunk), this.delayMs);
    });
  }

  #keep(socket) {
    this.#sockets.add(socket);
    socket.on('error', () => undefined); // the wire is cut on purpose; both ends see it
    socket.once('close', () => this.#sockets.delete(socket));
    return socket;
  }

  /** Ends every connection that there is. */
  cut() {
    for (const socket of this.#sockets) socket.destroy();
  }

  async stop() {
    this.cut();
    await new Promise((resolve) => this.server.close(resolve));
  }
}
