import { closeSync, existsSync, fsyncSync, ftruncateSync, mkdirSync, openSync, readdirSync, renameSync } from 'node:fs';
import { writeFileSync, writeSync } from 'node:fs';
import path from 'node:path';
import { SEGMENT, isSegment, parseLsn, positionOf, segmentName, segmentStart } from './wal.mjs';

const PARTIAL = '.partial';

/** Received log on disk, named as PostgreSQL names it; the segment that is not yet full ends in .partial. */
export class WalStore {
  #file;
  #name;

  constructor(folder, timeline) {
    mkdirSync(folder, { recursive: true, mode: 0o750 });
    this.folder = folder;
    this.timeline = timeline;
  }

  /** After the last full segment of this timeline, or the beginning of the one that the server is in. */
  startFrom(serverPosition) {
    const prefix = segmentName(this.timeline, 0n).slice(0, 8);
    const last = readdirSync(this.folder)
      .filter((name) => isSegment(name) && name.startsWith(prefix))
      .sort()
      .at(-1);
    return last ? positionOf(last) + SEGMENT : segmentStart(parseLsn(serverPosition));
  }

  /** The line of descent after a restore; recovery asks for it. */
  keepHistory(name, content) {
    writeFileSync(path.join(this.folder, name), content);
  }

  #open(position) {
    this.#name = segmentName(this.timeline, position);
    const file = path.join(this.folder, this.#name + PARTIAL);
    this.#file = openSync(file, existsSync(file) ? 'r+' : 'w+');
    ftruncateSync(this.#file, Number(SEGMENT)); // PostgreSQL takes whole segments only
  }

  /** Writes what begins at `position`, over the border of segments if need be. Resolves nothing: flush() does. */
  write(position, data) {
    let at = position;
    let rest = data;
    while (rest.length > 0) {
      if (this.#file === undefined) this.#open(at);
      const offset = Number(at % SEGMENT);
      const part = rest.subarray(0, Number(SEGMENT) - offset);
      writeSync(this.#file, part, 0, part.length, offset);
      at += BigInt(part.length);
      rest = rest.subarray(part.length);
      if (at % SEGMENT === 0n) this.#finish();
    }
    return at;
  }

  #finish() {
    this.close();
    const file = path.join(this.folder, this.#name);
    renameSync(file + PARTIAL, file);
  }

  flush() {
    if (this.#file !== undefined) fsyncSync(this.#file);
  }

  close() {
    if (this.#file === undefined) return;
    fsyncSync(this.#file);
    closeSync(this.#file);
    this.#file = undefined;
  }
}
