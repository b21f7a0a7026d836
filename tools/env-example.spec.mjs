import { execFileSync } from 'node:child_process';
import { readFileSync, readdirSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { inRoot } from './lib/paths.mjs';

const ROOMS = ['tools', 'apps/api', 'workers', 'simulators', 'prisma', 'e2e', 'bench', 'faults', 'deploy'];
const CODE = /\.(mjs|cjs|js|ts|mts)$/;
const SKIPPED = /(^|\/)(node_modules|dist)(\/|$)/;
/** Written by npm or by our own tools for their own children; nobody sets them. */
const INTERNAL = new Set([
  'AXE_SEMUA', // set by npm run axe
  'JAM_MAJU_MS', // of the stack that rencana-lapor.e2e-spec starts for itself
  'ACAK_JALAN', // a longer run of perintah-acak.spec
  'ACAK_BENIH',
  'npm_lifecycle_event',
  'npm_execpath',
  'INIT_CWD',
  'TEST_TEMPLATE',
  'PRISMA_SCHEMA_ENGINE_BINARY',
]);

const codeOf = (room) =>
  readdirSync(inRoot(room), { recursive: true })
    .map((name) => `${room}/${name.replaceAll('\\', '/')}`)
    .filter((file) => CODE.test(file) && !SKIPPED.test(file));
const rootCode = () => readdirSync(inRoot()).filter((file) => CODE.test(file));

/** Names read from the environment itself, from a parameter that is called env, and by their text. */
function readNames(text) {
  const found = [
    ...text.matchAll(/\bprocess\.env\.([A-Za-z_][A-Za-z0-9_]*)/g),
    ...text.matchAll(/(?<![\w.])env\.([A-Z][A-Z0-9_]+)/g),
    ...text.matchAll(/\bprocess\.env\[['"]([A-Za-z0-9_]+)['"]\]/g),
  ];
  return found.map(([, name]) => name);
}

/** Variables of docker compose's own language: ${NAME}, ${NAME:-default}, ${NAME:?}. */
const composeNames = () =>
  [...readFileSync(inRoot('docker-compose.yml'), 'utf8').matchAll(/\$\{([A-Z][A-Z0-9_]*)/g)].map(([, name]) => name);

const listed = () =>
  readFileSync(inRoot('.env.example'), 'utf8')
    .split('\n')
    .map((line) => /^([A-Z][A-Z0-9_]*)=/.exec(line)?.[1])
    .filter(Boolean);

const read = () => {
  const files = [...ROOMS.flatMap(codeOf), ...rootCode()];
  const names = files.flatMap((file) => readNames(readFileSync(inRoot(file), 'utf8')));
  return new Set([...names, ...composeNames()].filter((name) => !INTERNAL.has(name)));
};

describe('.env.example', () => {
  it('names every variable that the code or the composition reads', () => {
    const names = new Set(listed());
    expect([...read()].filter((name) => !names.has(name)).sort()).toEqual([]);
  });

  it('names nothing that nobody reads', () => {
    const names = read();
    expect(listed().filter((name) => !names.has(name))).toEqual([]);
  });

  it('names nothing twice', () => {
    const names = listed();
    expect(names.filter((name, i) => names.indexOf(name) !== i)).toEqual([]);
  });

  it('BATAS-04 gives no secret a value', () => {
    const secret = /^([A-Z0-9_]*(?:SECRET|PASSWORD|ACCESS_KEY|SECRET_KEY))=(.*)$/;
    const lines = readFileSync(inRoot('.env.example'), 'utf8').split('\n');
    const named = lines.map((line) => secret.exec(line)).filter((found) => found !== null);
    expect(named.length).toBeGreaterThan(5);
    expect(named.filter(([, , value]) => value !== '').map(([, name]) => name)).toEqual([]);
  });
});

/** What a key, a token or an address with a password looks like, written so that this file is none of them. */
const CREDENTIAL = [
  /-----BEGIN [A-Z ]*PRIVATE KEY-----/,
  /\b(?:AKIA|ASIA)[0-9A-Z]{16}\b/,
  /\bgh[pousr]_[A-Za-z0-9]{36}\b/,
  /\beyJ[\w-]{20,}\.[\w-]{20,}\./,
];
const TEXT = /\.(ts|tsx|mjs|cjs|js|json|yml|yaml|md|sql|prisma|sh|env|example|conf|template|html|css)$/;

describe('the repository', () => {
  it('BATAS-04 holds no private key and no token', () => {
    const files = execFileSync('git', ['ls-files'], { cwd: inRoot(), encoding: 'utf8' }).split('\n');
    const read = files.filter((file) => TEXT.test(file) && file !== 'package-lock.json');
    expect(read.length).toBeGreaterThan(500);
    const found = read.filter((file) => CREDENTIAL.some((kind) => kind.test(readFileSync(inRoot(file), 'utf8'))));
    expect(found).toEqual([]);
  });
});
