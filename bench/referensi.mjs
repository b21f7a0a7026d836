// Reference lists: what a search costs against the least that it can cost, what the size of the lists costs, and loading them.
import { dropDatabase, ensureDatabase, migrate } from '../tools/lib/database.mjs';
import { inData, inRoot } from '../tools/lib/paths.mjs';
import { lastLines, runNode } from '../tools/lib/run.mjs';
import { Stop } from '../tools/lib/stop.mjs';
import { officialLists } from './lib/daftar-resmi.mjs';
import { connect } from './lib/database.mjs';
import { agent, call } from './lib/load.mjs';
import { compare } from './lib/measure.mjs';
import { signIn } from './lib/people.mjs';
import { entry, print } from './lib/report.mjs';
import { startApi, startLimit } from './lib/servers.mjs';

const LOAD_MS = 60_000;
const LOAD_MB = 400;
const PAGE = 20;
const HS = '/api/ref/v2/hscode/search';
const PORT = '/api/ref/v2/pelabuhan/searchBy';
const KEYWORDS = {
  'ref-hs-code': ['1701.1', '0201', '8481', '1001'],
  'ref-hs-word': ['gula', 'beras', 'daging', 'katup'],
  'ref-hs-words': ['gula mentah', 'daging beku', 'pipa baja', 'ikan segar'],
  'ref-hs-near': ['dagging', 'jaggung', 'kattup', 'berras'],
  'ref-port-code': ['DEH', 'BEA', 'CHA', 'ESB'],
  'ref-port-word': ['rotterdam', 'hamburg', 'tanjung', 'durban'],
  'ref-port-words': ['port klang', 'north harbour', 'general santos', 'los santos'],
  'ref-port-near': ['roterdam', 'hambrug', 'singaporr', 'houstan'],
};

/** The peak of the process itself, as the kernel has counted it since it began. */
const PEAK = `process.on('exit', () => console.log('PUNCAK_KB ' + /VmHWM:\\s+(\\d+)/.exec(require('fs').readFileSync('/proc/self/status', 'utf8'))[1]));`;

/** An empty, migrated database, filled by the seed as an operator would do it; its time and its peak. */
async function load(server, name, folder) {
  await dropDatabase(server.admin, name);
  await ensureDatabase(server.admin, name);
  const url = server.url(name);
  await migrate(url);
  const began = performance.now();
  const seed = inRoot('prisma/dist/seed/index.js');
  const result = await runNode(['--enable-source-maps', '-e', `${PEAK} require(${JSON.stringify(seed)})`], {
    env: { DATABASE_URL: url, DEMO: '0', NODE_ENV: 'development', REFDATA_DIR: folder },
    logFile: inData('bench/seed.log'),
  });
  const ms = performance.now() - began;
  if (result.code !== 0 || result.output.includes('tidak dimuat'))
    throw new Stop('Pengisian referensi gagal.', { detail: lastLines(result.output) });
  const client = await connect(url);
  await client.query('VACUUM ANALYZE referensi, kata_referensi');
  return { url, client, ms, mb: Number(/PUNCAK_KB (\d+)/.exec(result.output)[1]) / 1024 };
}

/** Somebody of a firm; the lists are the same for everybody. */
async function somebody(client) {
  const { rows } = await client.query(`
    WITH firm AS (
      INSERT INTO organisasi (id, jenis, nama, id_nib, nib, npwp, api_code, status_nib, risiko)
      VALUES (gen_random_uuid(), 'PERUSAHAAN', 'PT Tolok Ukur', 'NIB-T-1', '0000000000001', '0000000000900001', '02', '01', 'low')
      RETURNING id)
    INSERT INTO pengguna (id, username, password_hash, email, fullname, kode_peran, id_organisasi)
    SELECT gen_random_uuid(), 'tolok', '-', 'tolok@contoh.invalid', 'Orang', 'PU_ADMIN', id FROM firm RETURNING id`);
  return signIn(client, rows[0].id);
}

const asked = (path, keyword) => `${path}?limit=${PAGE}${keyword ? `&keyword=${encodeURIComponent(keyword)}` : ''}`;

async function searches({ limit, full }) {
  const works = [];
  for (const [work, keywords] of Object.entries(KEYWORDS)) {
    const [list, path] = work.startsWith('ref-hs') ? ['hs', HS] : ['pelabuhan', PORT];
    const pick = (i) => keywords[i % keywords.length];
    const bare = (i) => ({ url: `${limit.base}${asked('/ref', pick(i))}&list=${list}` });
    const ours = (i) => ({ url: full.base + asked(path, pick(i)), headers: full.headers });
    await sameAnswers(work, keywords.length, bare, ours);
    works.push({
      work,
      sides: [
        { server: limit, next: bare },
        { server: full, next: ours },
      ],
    });
  }
  return works;
}

/** A limit that answers something else measures something else. */
async function sameAnswers(work, count, bare, ours) {
  const keepAlive = agent();
  const codes = async ({ url, headers }, field) =>
    JSON.parse((await call(keepAlive, url, { headers })).text)
      .data.map(field)
      .join(' ');
  for (let i = 0; i < count; i += 1) {
    const [theirs, own] = [
      await codes(bare(i), (row) => row.kode),
      await codes(ours(i), (row) => row.hsCodeFormat ?? row.KodePelabuhan),
    ];
    if (theirs !== own || own === '')
      throw new Stop(`${work}: jawaban pembanding berbeda atau kosong untuk ${ours(i).url}.`, {
        detail: `${theirs}\n${own}`,
      });
  }
  keepAlive.destroy();
}

const pages = ({ full, starter }) =>
  [
    ['ref-hs-page', HS],
    ['ref-port-page', PORT],
  ].map(([work, path]) => ({
    work,
    sides: [starter, full].map((server) => ({
      server,
      next: () => ({ url: server.base + asked(path), headers: server.headers }),
    })),
  }));

/** Asked again with the mark of the first answer, against the answer itself. */
async function repeated({ full }) {
  const keepAlive = agent();
  const url = full.base + asked(HS);
  const { headers, status } = await call(keepAlive, url, { headers: full.headers });
  const again = { ...full.headers, 'if-none-match': headers.etag };
  const second = await call(keepAlive, url, { headers: again });
  keepAlive.destroy();
  if (status !== 200 || second.status !== 304 || second.text !== '')
    throw new Stop(`Daftar yang sama diminta lagi dijawab ${second.status}, seharusnya 304 tanpa isi.`);
  const side = (asking) => ({
    server: full,
    next: () => ({ url, headers: asking, expect: asking === again ? 304 : 200 }),
  });
  return { work: 'ref-304', sides: [side(full.headers), side(again)] };
}

const fixedLimit = (work, limit, ours) =>
  entry(work, { limit: { cpu: limit }, ours: { cpu: ours }, ratio: ours / limit });

/** The database's part of a search is a few clock ticks in a hundred requests: a round of more can be told apart. */
const MORE = 3;
const isSearch = (work) => work in KEYWORDS;
/** One of each kind: a quick run is to notice that something broke. */
const QUICK_SEARCHES = ['ref-hs-word', 'ref-hs-near', 'ref-port-words'];
const paced = (work, options) => (isSearch(work) ? { ...options, requests: options.requests * MORE } : options);

/** The same rounds, the backends' time alone: our statements against those of the limit. */
function ofDatabase(work, { limit, ours }) {
  const part = ({ database }) => ({ cpu: database });
  return entry(`${work}-db`, { limit: part(limit), ours: part(ours), ratio: ours.database / limit.database });
}

export async function measureReferensi(server, options) {
  const wanted = (work) =>
    (!options.quick || !isSearch(work) || QUICK_SEARCHES.includes(work)) &&
    (!options.only || options.only.includes('referensi') || options.only.includes(work));
  const lists = officialLists();
  const open = [];
  const results = [];
  const add = (result) => {
    print(result);
    results.push(result);
  };
  try {
    const full = await load(server, 'sinas_bench_ref', lists.folder);
    const starter = await load(server, 'sinas_bench_ref_awal', '');
    open.push(...[full, starter].map(({ client }) => ({ stop: () => client.end() })));
    if (wanted('ref-load')) add(fixedLimit('ref-load', LOAD_MS, full.ms));
    if (wanted('ref-load-mb')) add(fixedLimit('ref-load-mb', LOAD_MB, full.mb));
    const servers = { limit: await startLimit(full.url) };
    open.unshift(servers.limit);
    for (const [name, { url, client }] of Object.entries({ full, starter })) {
      servers[name] = { ...(await startApi(url, `bench-api-${name}`)), headers: await somebody(client) };
      open.unshift(servers[name]);
    }
    for (const { work, sides } of [...(await searches(servers)), ...pages(servers), await repeated(servers)]) {
      if (!wanted(work)) continue;
      const taken = await compare(full.client, sides, paced(work, options));
      add(entry(work, taken));
      if (isSearch(work)) add(ofDatabase(work, taken));
    }
    return results;
  } finally {
    for (const one of open) await one.stop();
    lists.remove();
  }
}
