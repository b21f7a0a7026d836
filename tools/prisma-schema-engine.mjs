#!/usr/bin/env node
// Stand-in for Prisma's native schema-engine (PRISMA_SCHEMA_ENGINE_BINARY): same line-delimited JSON-RPC over stdio,
// served by @prisma/schema-engine-wasm + @prisma/adapter-pg. For machines that cannot reach binaries.prisma.sh.
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { createInterface } from 'node:readline';
import path from 'node:path';
import pg from 'pg';
import { PrismaPg } from '@prisma/adapter-pg';
import { bindMigrationAwareSqlAdapterFactory } from '@prisma/driver-adapter-utils';
import * as glue from '@prisma/schema-engine-wasm/schema_engine_bg';

const require = createRequire(import.meta.url);
const wasmFile = path.join(
  path.dirname(require.resolve('@prisma/schema-engine-wasm/schema_engine_bg')),
  'schema_engine_bg.wasm',
);
const { instance } = await WebAssembly.instantiate(readFileSync(wasmFile), { './schema_engine_bg.js': glue });
glue.__wbg_set_wasm(instance.exports);
instance.exports.__wbindgen_start();

const argv = process.argv.slice(2);
if (argv.includes('--version')) {
  console.log(`schema-engine-cli wasm ${glue.version()}`);
  process.exit(0);
}
const opt = (name) => argv.flatMap((a, i) => (argv[i - 1] === name ? [a] : []));
const datamodels = opt('--datamodels').map((f) => [f, readFileSync(f, 'utf8')]);
const datasource = JSON.parse(opt('--datasource')[0] ?? '{}');

const CHAR = 18,
  VARCHAR = 1043,
  CHARACTER = 6; // pg "char" oid; ColumnTypeEnum.Character
function patch(q) {
  const io = q.performIO.bind(q),
    raw = q.queryRaw.bind(q);
  let chars = [];
  q.performIO = async (query) => {
    const r = await io(query);
    chars = [];
    r.fields?.forEach((f, i) => {
      if (f.dataTypeID === CHAR) {
        f.dataTypeID = VARCHAR;
        chars.push(i);
      }
    });
    return r;
  };
  q.queryRaw = async (query) => {
    const r = await raw(query);
    for (const i of chars) r.columnTypes[i] = CHARACTER;
    return r;
  };
  if (q.startTransaction) {
    const st = q.startTransaction.bind(q);
    q.startTransaction = async (l) => patch(await st(l));
  }
  return q;
}
function pgConfig(url) {
  const u = new URL(url),
    d = decodeURIComponent;
  return {
    // discrete fields: pg lets connectionString override `database`, which would make the shadow DB the main DB
    host: u.searchParams.get('host') ?? d(u.hostname),
    port: Number(u.port || 5432),
    database: d(u.pathname.slice(1)) || 'postgres',
    user: d(u.username) || undefined,
    password: d(u.password) || undefined,
    ssl: ['require', 'no-verify'].includes(u.searchParams.get('sslmode')) ? { rejectUnauthorized: false } : undefined,
  };
}
const schemaOf = (url) => new URL(url).searchParams.get('schema') ?? undefined;
async function admin(sql) {
  const c = new pg.Client({ ...pgConfig(datasource.url), database: 'postgres' });
  await c.connect();
  try {
    await c.query(sql);
  } finally {
    await c.end();
  }
}
function factory(url) {
  const cfg = pgConfig(url),
    options = { schema: schemaOf(url) };
  const connect = async (database) => patch(await new PrismaPg({ ...cfg, database }, options).connect());
  return {
    provider: 'postgres',
    adapterName: '@prisma/adapter-pg',
    connect: () => connect(cfg.database),
    connectToShadowDb: async () => {
      if (datasource.shadowDatabaseUrl)
        return patch(await new PrismaPg(pgConfig(datasource.shadowDatabaseUrl), options).connect());
      const name = `prisma_migrate_shadow_db_${crypto.randomUUID()}`;
      await admin(`CREATE DATABASE "${name}"`);
      const a = await connect(name),
        dispose = a.dispose.bind(a);
      a.dispose = async () => {
        await dispose();
        await admin(`DROP DATABASE IF EXISTS "${name}" WITH (FORCE)`);
      };
      return a;
    },
  };
}

if (argv.includes('cli')) {
  // `schema-engine --datasource … cli can-connect-to-database|create-database|drop-database`
  const cmd = argv[argv.indexOf('cli') + 1],
    cfg = pgConfig(datasource.url);
  const name = `"${cfg.database.replaceAll('"', '""')}"`;
  const fail = (error_code, message) => {
    process.stderr.write(
      `\n${JSON.stringify({ level: 'ERROR', target: 'schema_engine::logger', fields: { error_code, message } })}\n`,
    );
    process.exit(1);
  };
  try {
    if (cmd === 'can-connect-to-database') {
      const c = new pg.Client(cfg);
      await c.connect();
      await c.end();
    } else if (cmd === 'create-database') await admin(`CREATE DATABASE ${name}`);
    else if (cmd === 'drop-database') await admin(`DROP DATABASE IF EXISTS ${name} WITH (FORCE)`);
    else fail('P1000', `unsupported: ${cmd}`);
    process.exit(0);
  } catch (e) {
    if (e.code === '3D000') fail('P1003', `Database \`${cfg.database}\` does not exist`);
    if (e.code === '28P01' || e.code === '28000')
      fail('P1000', `Authentication failed against the database server at \`${cfg.host}\``);
    fail('P1001', `Can't reach database server at \`${cfg.host}:${cfg.port}\``);
  }
}

let engine, bound;
const getEngine = () =>
  (engine ??= (async () => {
    bound = bindMigrationAwareSqlAdapterFactory(factory(datasource.url));
    return glue.SchemaEngine.new({ datamodels: datamodels.length ? datamodels : undefined }, () => {}, bound);
  })());
const send = (m) => process.stdout.write(`${JSON.stringify({ jsonrpc: '2.0', ...m })}\n`);
async function handle({ id, method, params }) {
  if (!method) return; // acknowledgement of our own `print`
  try {
    const e = await getEngine();
    if (method === 'getDatabaseVersion') method = 'version';
    const result = await e[method](params);
    if (method === 'diff' && result.stdout != null) {
      send({ id: 1e6 + id, method: 'print', params: { content: result.stdout } });
      delete result.stdout;
    }
    send({ id, result: result ?? null });
  } catch (e) {
    const cause = bound?.errorRegistry?.consumeError?.(Number(/\d+/.exec(e?.message ?? '')?.[0]))?.error;
    send({
      id,
      error: {
        code: 4466,
        message: 'An error happened. Check the data field for details.',
        data: {
          is_panic: false,
          message: String(e?.message ?? cause ?? e),
          error_code: e?.code ?? null,
          meta: e?.meta ?? null,
        },
      },
    });
  }
}
let tail = Promise.resolve();
createInterface({ input: process.stdin })
  .on('line', (l) => {
    if (l.trim()) tail = tail.then(() => handle(JSON.parse(l)));
  })
  .on('close', () => tail.finally(() => process.exit(0)));
