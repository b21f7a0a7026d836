#!/usr/bin/env node
// npm run backup:wal -- --to DIR: receives the database's log as it is written, until told to stop, and begins again
// when the connection is lost. With synchronous_standby_names = 'sinas_wal' nothing is acknowledged before it is here.
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { identify, readStreamMessage, replicationClient, statusMessage } from './lib/replication.mjs';
import { Stop, runTool } from './lib/stop.mjs';
import { WalStore } from './lib/wal-store.mjs';
import { formatLsn } from './lib/wal.mjs';

const NAME = 'sinas_wal';
const STATUS_MS = 5_000;
const AGAIN_MS = 1_000;
const DUPLICATE = '42710';
let stopping = false;
let current;

/** The server keeps what we have not yet received: watch pg_replication_slots and the disk. */
async function ensureSlot(client) {
  await client.query(`CREATE_REPLICATION_SLOT ${NAME} PHYSICAL RESERVE_WAL`).catch((error) => {
    if (error.code !== DUPLICATE) throw error;
  });
}

async function keepHistory(client, store) {
  if (store.timeline === 1) return;
  const { rows } = await client.query(`TIMELINE_HISTORY ${store.timeline}`);
  store.keepHistory(rows[0].filename, rows[0].content);
}

/** Writes what comes and answers once for everything that came together: one flush for many messages. */
function receive(client, store, from) {
  let written = from;
  let due = false;
  const { connection } = client;
  const answer = () => {
    due = false;
    store.flush();
    connection.sendCopyFromChunk(statusMessage(written));
  };
  connection.on('copyData', ({ chunk }) => {
    const message = readStreamMessage(chunk);
    if (message.kind === 'wal') written = store.write(message.at, message.data);
    if ((message.kind === 'wal' || message.asks) && !due) {
      due = true;
      setImmediate(answer);
    }
  });
  return setInterval(answer, STATUS_MS);
}

async function session(url, folder) {
  const client = await replicationClient(url, NAME);
  current = client;
  let timer;
  let store;
  try {
    await ensureSlot(client);
    const { timeline, position } = await identify(client);
    store = new WalStore(folder, timeline);
    await keepHistory(client, store);
    const from = store.startFrom(position);
    timer = receive(client, store, from);
    console.log(`menerima WAL dari ${formatLsn(from)}, lini waktu ${timeline}`);
    await client.query(`START_REPLICATION SLOT ${NAME} PHYSICAL ${formatLsn(from)} TIMELINE ${timeline}`);
  } finally {
    clearInterval(timer);
    store?.close();
    await client.end().catch(() => undefined);
  }
}

await runTool(async () => {
  const { values } = parseArgs({ options: { to: { type: 'string' } } });
  const url = process.env.DATABASE_URL;
  if (!values.to || !url) throw new Stop('Isi --to DIR dan DATABASE_URL (peran dengan hak REPLICATION).');
  for (const signal of ['SIGTERM', 'SIGINT']) {
    process.on(signal, () => {
      stopping = true;
      current?.connection.stream.destroy();
    });
  }
  while (!stopping) {
    await session(url, path.resolve(values.to, 'wal')).catch((error) => {
      if (!stopping) console.error(`aliran WAL terputus: ${error.message}`);
    });
    if (!stopping) await sleep(AGAIN_MS);
  }
});
