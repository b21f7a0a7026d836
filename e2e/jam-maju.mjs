/* Loaded before a stack of its own (NODE_OPTIONS): its clock is so many milliseconds ahead (JAM_MAJU_MS), and its answers say so. */
import { ServerResponse } from 'node:http';

const maju = Number(process.env.JAM_MAJU_MS);
const Asli = globalThis.Date;
globalThis.Date = class Date extends Asli {
  constructor(...isi) {
    super(...(isi.length === 0 ? [Asli.now() + maju] : isi));
  }
  static now() {
    return Asli.now() + maju;
  }
};
const { writeHead } = ServerResponse.prototype;
ServerResponse.prototype.writeHead = function (...isi) {
  if (!this.headersSent) this.setHeader('Date', new Date().toUTCString());
  return writeHead.apply(this, isi);
};
