import { mkdtempSync, readFileSync, readdirSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { readStreamMessage, statusMessage } from './replication.mjs';
import { WalStore } from './wal-store.mjs';
import { SEGMENT, formatLsn, parseLsn, positionOf, segmentName, segmentsBetween } from './wal.mjs';

describe('positions in the log', () => {
  it('are read and written as PostgreSQL writes them', () => {
    expect(parseLsn('16/B374D848')).toBe(0x16_b374_d848n);
    expect(formatLsn(0x16_b374_d848n)).toBe('16/B374D848');
  });

  it('name the segment that pg_walfile_name names', () => {
    expect(segmentName(1, parseLsn('0/3000060'))).toBe('000000010000000000000003');
    expect(segmentName(2, parseLsn('1/FF000000'))).toBe('0000000200000001000000FF');
    expect(positionOf('0000000200000001000000FF')).toBe(parseLsn('1/FF000000'));
  });

  it('span the segments that a backup needs, over the border of a log file too', () => {
    expect(segmentsBetween(1, parseLsn('0/FF000028'), parseLsn('1/1000000'))).toEqual([
      '0000000100000000000000FF',
      '000000010000000100000000',
      '000000010000000100000001',
    ]);
  });
});

describe('messages of the stream', () => {
  it('carry the log after its position', () => {
    const message = Buffer.concat([Buffer.from('w'), Buffer.alloc(24), Buffer.from('isi')]);
    message.writeBigUInt64BE(77n, 1);
    const { kind, at, data } = readStreamMessage(message);
    expect([kind, at, data.toString()]).toEqual(['wal', 77n, 'isi']);
  });

  it('ask for an answer or not, and what is unknown is an error', () => {
    expect(readStreamMessage(Buffer.from([0x6b, ...Array(16).fill(0), 1]))).toEqual({ kind: 'alive', asks: true });
    expect(() => readStreamMessage(Buffer.from('x'))).toThrow('unknown message');
  });

  it('answer with what is written and flushed, and with nothing applied', () => {
    const message = statusMessage(99n, 946_684_800_001);
    expect([message.length, message[0], message.readBigUInt64BE(1), message.readBigUInt64BE(9)]).toEqual([
      34,
      0x72,
      99n,
      99n,
    ]);
    expect([message.readBigUInt64BE(17), message.readBigInt64BE(25)]).toEqual([0n, 1000n]);
  });
});

describe('received log', () => {
  let folder;
  beforeEach(() => (folder = mkdtempSync(path.join(os.tmpdir(), 'sinas-wal-'))));
  afterEach(() => rmSync(folder, { recursive: true }));

  it('lies in whole segments; the one that is not full says so and is as long as the others', () => {
    const store = new WalStore(folder, 1);
    const end = store.write(SEGMENT * 3n, Buffer.alloc(Number(SEGMENT) + 5, 1));
    store.close();
    expect(end).toBe(SEGMENT * 4n + 5n);
    expect(readdirSync(folder).sort()).toEqual(['000000010000000000000003', '000000010000000000000004.partial']);
    const partial = readFileSync(path.join(folder, '000000010000000000000004.partial'));
    expect([partial.length, ...partial.subarray(3, 7)]).toEqual([Number(SEGMENT), 1, 1, 0, 0]);
  });

  it('is gone on with at the segment that was not full, and keeps what was written before', () => {
    const first = new WalStore(folder, 1);
    first.write(SEGMENT, Buffer.alloc(Number(SEGMENT) + 2, 1));
    first.close();
    const second = new WalStore(folder, 1);
    expect(second.startFrom('0/9000000')).toBe(SEGMENT * 2n);
    second.write(SEGMENT * 2n + 2n, Buffer.from([7]));
    second.close();
    const bytes = readFileSync(path.join(folder, '000000010000000000000002.partial'));
    expect([...bytes.subarray(0, 4)]).toEqual([1, 1, 7, 0]);
  });

  it('of a new line of time begins in the segment in which the server is', () => {
    const store = new WalStore(folder, 1);
    store.write(SEGMENT, Buffer.alloc(Number(SEGMENT)));
    store.close();
    expect(new WalStore(folder, 2).startFrom('0/5000100')).toBe(SEGMENT * 5n);
  });
});
