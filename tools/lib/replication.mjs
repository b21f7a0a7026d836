// The part of PostgreSQL's replication protocol that pg_receivewal and pg_basebackup speak, for machines that have
// Node and no PostgreSQL programs: https://www.postgresql.org/docs/current/protocol-replication.html
import { requireFromApi } from './paths.mjs';

const EPOCH_2000_MS = 946_684_800_000;

/** A connection that takes replication commands. The role needs REPLICATION, pg_hba.conf a line for `replication`. */
export async function replicationClient(connectionString, name) {
  const pg = requireFromApi('pg');
  const client = new pg.Client({ connectionString, replication: 'true', application_name: name, keepAlive: true });
  client.on('error', () => undefined); // what was being read fails by itself
  await client.connect();
  return client;
}

export async function identify(client) {
  const { rows } = await client.query('IDENTIFY_SYSTEM');
  return { timeline: Number(rows[0].timeline), position: rows[0].xlogpos };
}

/** {kind: 'wal', at, data} or {kind: 'alive', asks}. The data lies in the driver's buffer: use it at once. */
export function readStreamMessage(chunk) {
  const kind = String.fromCharCode(chunk[0]);
  if (kind === 'w') return { kind: 'wal', at: chunk.readBigUInt64BE(1), data: chunk.subarray(25) };
  if (kind === 'k') return { kind: 'alive', asks: chunk[17] === 1 };
  throw new Error(`unknown message in the log's stream: ${kind}`);
}

/** "I have written and flushed everything up to here." Synchronous commits wait for this message. */
export function statusMessage(flushed, now = Date.now()) {
  const message = Buffer.alloc(34);
  message.write('r');
  for (const offset of [1, 9]) message.writeBigUInt64BE(flushed, offset);
  message.writeBigUInt64BE(0n, 17); // nothing is applied here
  message.writeBigInt64BE(BigInt(now - EPOCH_2000_MS) * 1000n, 25);
  return message;
}
