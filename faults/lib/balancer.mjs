import { Agent, createServer, request } from 'node:http';
import { answers } from './http.mjs';

const CHECK_MS = 200;

/** A proxy in front of several APIs: asks each whether it is ready, and never repeats a request for its caller. */
export class Balancer {
  #backends = new Map();
  #next = 0;
  refused = 0;

  static open() {
    const balancer = new Balancer();
    balancer.server = createServer((incoming, outgoing) => balancer.#pass(incoming, outgoing));
    balancer.timer = setInterval(() => balancer.#check(), CHECK_MS);
    return new Promise((resolve) => {
      balancer.server.listen(0, '127.0.0.1', () => {
        balancer.base = `http://127.0.0.1:${balancer.server.address().port}`;
        resolve(balancer);
      });
    });
  }

  add(base) {
    this.#backends.set(base, { base, ready: true, agent: new Agent({ keepAlive: true }) });
  }

  remove(base) {
    this.#backends.get(base)?.agent.destroy();
    this.#backends.delete(base);
  }

  isReady(base) {
    return this.#backends.get(base)?.ready ?? false;
  }

  async #check() {
    await Promise.all(
      [...this.#backends.values()].map(async (backend) => {
        backend.ready = await answers(`${backend.base}/sehat/siap`);
      }),
    );
  }

  #pass(incoming, outgoing) {
    const ready = [...this.#backends.values()].filter((backend) => backend.ready);
    const backend = ready[this.#next++ % Math.max(1, ready.length)];
    const failed = () => {
      this.refused += 1;
      if (!outgoing.headersSent) outgoing.writeHead(502);
      outgoing.end();
    };
    if (!backend) return void failed();
    const { method, headers } = incoming;
    const passed = request(backend.base + incoming.url, { method, headers, agent: backend.agent }, (answer) => {
      outgoing.writeHead(answer.statusCode, answer.headers);
      answer.on('error', failed);
      answer.pipe(outgoing);
    });
    passed.on('error', failed);
    incoming.pipe(passed);
  }

  async stop() {
    clearInterval(this.timer);
    for (const { agent } of this.#backends.values()) agent.destroy();
    this.server.closeAllConnections();
    await new Promise((resolve) => this.server.close(resolve));
  }
}
