import { createWriteStream } from 'node:fs';

/**
 * The log of invocations: every call is written when it begins and when its outcome is known (ok, fail, unknown), with
 * monotonic times in milliseconds. What has no second line never ended.
 */
export class Journal {
  events = [];
  #next = 1;
  #file;

  constructor(path) {
    this.#file = createWriteStream(path);
  }

  #write(event) {
    this.events.push(event);
    this.#file.write(`${JSON.stringify(event)}\n`);
    return event;
  }

  invoke(op, args) {
    return this.#write({ type: 'invoke', id: this.#next++, op, time: performance.now(), ...args }).id;
  }

  complete(id, type, result = {}) {
    return this.#write({ type, id, time: performance.now(), ...result });
  }

  close() {
    this.#file.end();
  }
}
