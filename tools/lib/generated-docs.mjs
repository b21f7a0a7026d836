import { readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { inRoot } from './paths.mjs';

const MADE = '<!-- Made by `npm run gen`; do not edit. -->';
const METHODS = ['get', 'post', 'put', 'patch', 'delete'];
const domain = createRequire(inRoot('apps/api/package.json'));
const row = (...cells) => `| ${cells.map((cell) => String(cell).replaceAll('|', '\\|')).join(' | ')} |`;
const table = (head, rows) => [row(...head), row(...head.map(() => '---')), ...rows.map((cells) => row(...cells))];
const page = (title, intro, lines) => [MADE, '', `# ${title}`, '', intro, '', ...lines, ''].join('\n');

/** Folder of a controller by its class; throws when two classes have one name, since nobody could tell their routes apart. */
function controllers() {
  const root = 'apps/api/src/modules';
  const found = new Map();
  for (const file of readdirSync(inRoot(root), { recursive: true }).filter((f) => f.endsWith('.controller.ts'))) {
    for (const [, name] of readFileSync(inRoot(root, file), 'utf8').matchAll(/^export class (\w+)/gm)) {
      if (found.has(name)) throw new Error(`${name} stands in ${found.get(name)} and in ${file}`);
      found.set(name, file.split(path.sep).join('/'));
    }
  }
  return found;
}

/** Every served route with what it asks for and where it stands, from the OpenAPI document. */
function endpoints(openapi) {
  const files = controllers();
  const rows = Object.entries(openapi.paths).flatMap(([route, item]) =>
    METHODS.flatMap((method) => {
      const operation = item[method];
      if (!operation) return [];
      const needs = operation['x-publik'] ? 'open' : `\`${operation['x-izin']}\``;
      const marks = [operation['x-raw'] && 'file', operation['x-idempoten'] && 'Idempotency-Key'];
      const [name, handler] = operation.operationId.replace(/\[\d+\]$/, '').split('_');
      const place = `\`${files.get(name) ?? name}\` ${handler}`;
      return [
        [
          method.toUpperCase(),
          `\`${route}\``,
          operation.tags?.[0] ?? '',
          needs,
          place,
          marks.filter(Boolean).join(', '),
        ],
      ];
    }),
  );
  return page(
    'Endpoints',
    `${rows.length} routes, each with its controller below \`apps/api/src/modules\` and the method there. "file" answers bytes or a redirect instead of the envelope.`,
    table(['method', 'path', 'area', 'permission', 'controller', ''], rows),
  );
}

/** Rows of all services, each once, with the services that have it as it stands. */
function distinct(services) {
  const rows = new Map();
  for (const s of services)
    for (const step of s.alur.langkah) {
      const key = JSON.stringify(step);
      const row = rows.get(key) ?? { step, of: [] };
      row.of.push(s.jnsLayanan);
      rows.set(key, row);
    }
  return [...rows.values()].sort((a, b) => Number(a.step.id.slice(1)) - Number(b.step.id.slice(1)));
}

/** Statuses, the transition tables, and their picture. */
function states() {
  const { KODE_REKOM } = domain('@sinas/domain/layanan/kode');
  const { layanan } = domain('@sinas/domain/layanan/daftar');
  const { HIMPUNAN } = domain('@sinas/domain/pengajuan/himpunan');
  const { STATUS, KODE_STATUS } = domain('@sinas/domain/pengajuan/status');
  const statuses = KODE_STATUS.map((code) => {
    const s = STATUS[code];
    return [code, s.ur_status, s.jam, HIMPUNAN.dapatUbah.includes(code) ? 'yes' : '', s.final ? 'yes' : '', s.arti];
  });
  const services = KODE_REKOM.map((code) => layanan(code));
  const transitions = distinct(services).map(({ step, of }) => [
    step.id,
    `\`${step.peristiwa}\``,
    step.dari.join(', '),
    step.ke,
    step.izin === 'SISTEM' ? 'system' : `\`${step.izin}\``,
    step.penjaga.join(', '),
    step.efek.join(', '),
    of.length === services.length ? 'all' : of.join(', '),
  ]);
  const arrows = services
    .flatMap((s) => s.alur.langkah)
    .filter((step) => step.ke !== 'tetap')
    .flatMap((step) => step.dari.map((from) => `  s${from} --> s${step.ke}: ${step.peristiwa}`));
  const picture = ['```mermaid', 'stateDiagram-v2', '  [*] --> s00', ...new Set(arrows), '```'];
  return page(
    'States of a pengajuan',
    'From `packages/domain/src/pengajuan/status.ts` and the definitions in `packages/domain/src/layanan`.',
    [
      '## Statuses',
      '',
      ...table(['code', 'name', 'legal clock', 'company edits', 'final', 'meaning'], statuses),
      '',
      '## Transitions',
      '',
      '`tetap` keeps the status and changes a fact beside it.',
      '',
      ...table(['no', 'event', 'from', 'to', 'permission', 'guards', 'effects', 'services'], transitions),
      '',
      '## Picture',
      '',
      ...picture,
    ],
  );
}

/** Role x permission. */
function permissions() {
  const { IZIN } = domain('@sinas/domain/akses/izin');
  const { KODE_PERAN, PERAN } = domain('@sinas/domain/akses/peran');
  const roles = KODE_PERAN.map((code) => [code, PERAN[code].name_role, PERAN[code].lingkup, PERAN[code].main_uri]);
  const matrix = IZIN.map((permission) => [
    `\`${permission}\``,
    ...KODE_PERAN.map((code) => (PERAN[code].izin.includes(permission) ? 'x' : '')),
  ]);
  return page('Roles and permissions', 'From `packages/domain/src/akses/{izin,peran}.ts`.', [
    ...table(['role', 'name', 'sees', 'home'], roles),
    '',
    ...table(['permission', ...KODE_PERAN], matrix),
  ]);
}

/** Pages under docs/generated, by file name. Needs the built domain package. */
export const generatedDocs = (openapi) => ({
  'docs/generated/endpoints.md': endpoints(openapi),
  'docs/generated/states.md': states(),
  'docs/generated/permissions.md': permissions(),
});
