import { randomUUID } from 'node:crypto';
import { factoriesOf } from './factories.mjs';
import { wideFile } from './fill.mjs';
import { bigFirm, drafts, freshFirms, officer, ownerOf, typicalFirms } from './people.mjs';
import { widePlan } from './plan.mjs';
import { watching } from './pantauan.mjs';
import { readyDrafts } from './ready-drafts.mjs';
import { PAGE } from './settings.mjs';

const HISTORY = '/nk/v2/data-nk/rki/pengajuan';
const round = (rows) => (i) => rows[i % rows.length];

function lists({ limit, api, small }, { firms, big, smallFirms, size }) {
  const typical = round(firms);
  const typicalSmall = round(smallFirms);
  const filtered = `${HISTORY}?jnsLayanan=PERTEK`;
  const ours = (server, firm, path) => ({
    server,
    next: (i) => ({ url: server.base + path, headers: firm(i).headers }),
  });
  const bare = (firm) => ({ server: limit, next: (i) => ({ url: `${limit.base}/list?org=${firm(i).org}&rekom=07` }) });
  return [
    { work: 'list', sides: [bare(typical), ours(api, typical, filtered)] },
    { work: 'list-big', sides: [bare(() => big), ours(api, () => big, filtered)] },
    {
      work: 'page-1000',
      sides: [1, size.deepPage].map((page) => ours(api, () => big, `${HISTORY}?limit=${PAGE}&page=${page}`)),
    },
    { work: 'list-growth', sides: [ours(small, typicalSmall, filtered), ours(api, typical, filtered)] },
  ];
}

function one({ limit, api }, { wide }) {
  return {
    work: 'one',
    sides: [
      { server: limit, next: () => ({ url: `${limit.base}/one?id=${wide.id}&org=${wide.org}` }) },
      { server: api, next: () => ({ url: `${api.base}/nk/v2/data-nk/get?id_nk=${wide.id}`, headers: wide.headers }) },
    ],
  };
}

/** A plan is opened whole. A request is a hundred times that of the others: one in ten of them will do. */
function plan({ limit, api }, { number, id, org, headers }) {
  return {
    work: 'rencana',
    every: 10,
    sides: [
      { server: limit, next: () => ({ url: `${limit.base}/plan?id=${id}&org=${org}` }) },
      { server: api, next: () => ({ url: `${api.base}/nk/v2/npp/data-npp/isi?no_aju=${number}`, headers }) },
    ],
  };
}

/** One month of a plan's row is typed and goes out as the form sends it. */
function cell({ limit, api }, { number, goods, headers }) {
  const typed = (jml) => [{ sisi: 'rencana', periode: '012027', jml }];
  return {
    work: 'sel-rencana',
    sides: [
      {
        server: limit,
        next: (i) => ({
          method: 'POST',
          url: `${limit.base}/cell`,
          body: { id: goods.at(-1 - (i % 400)).id, jml: String(1 + i) },
        }),
      },
      {
        server: api,
        next: (i) => {
          const good = goods[i % 400];
          return {
            method: 'PUT',
            url: `${api.base}/nk/v2/npp/data-npp/barang/update/${good.id}`,
            headers,
            body: { no_aju: number, versi: good.versi, sel: typed(String(1 + i)) },
            seen: ({ text }) => (good.versi = JSON.parse(text).data.versi_baris),
          };
        },
      },
    ],
  };
}

const planned = (servers, wide) => [plan(servers, wide), cell(servers, wide)];

const bareInsert = (limit, firms, HEADER) => ({
  server: limit,
  next: (i) => {
    const { org, user } = round(firms)(i);
    return {
      method: 'POST',
      url: `${limit.base}/add`,
      body: { org, user, kepala: { ...HEADER, stok_awal: String(i) } },
    };
  },
});

/** A draft is saved by its owner with the version it has; no draft is saved twice at the same time. */
function saves({ limit, api }, { files, fresh, size }) {
  const HEADER = factoriesOf(size.root).KEPALA_SAH;
  const save = (i) => {
    const file = files[i % files.length];
    return {
      method: 'PUT',
      url: `${api.base}/nk/v2/data-nk`,
      headers: file.headers,
      body: { idNk: file.id, versi: file.versi, kepala: { ...HEADER, stok_awal: String(i) } },
      seen: ({ text }) => (file.versi = JSON.parse(text).data.versi),
    };
  };
  const create = (i) => ({
    method: 'POST',
    url: `${api.base}/nk/v2/data-nk`,
    headers: { ...round(fresh)(i).headers, 'idempotency-key': randomUUID() },
    body: { kd_rekom: '07', kd_komoditas: '0142', kepala: { ...HEADER, stok_awal: String(i) } },
  });
  return [
    { work: 'save', sides: [bareInsert(limit, fresh, HEADER), { server: api, next: save }] },
    { work: 'create', sides: [bareInsert(limit, fresh, HEADER), { server: api, next: create }] },
  ];
}

/** What officers ask: the queue of their ministry, and files by a word that few of them have. */
function officers({ limit, api }, { officer }) {
  const ours = (query) => ({
    server: api,
    next: () => ({ url: `${api.base}/nk/v2/data-nk/inhouse/pengajuan?${query}`, headers: officer.headers }),
  });
  const bare = (path) => ({ server: limit, next: () => ({ url: limit.base + path }) });
  const word = officer.number.slice(-14);
  return [
    { work: 'queue', sides: [bare(`/queue?ga=${officer.ga}`), ours('antrean=belum&sort=sisa')] },
    { work: 'keyword', sides: [bare(`/keyword?ga=${officer.ga}&word=${word}`), ours(`keyword=${word}`)] },
  ];
}

/** Submissions: each of a draft that nobody has sent yet, of a firm that has no other. */
function submits({ limit, api }, [bare, ours]) {
  let sent = 0;
  return {
    work: 'submit',
    sides: [
      { server: limit, next: () => ({ method: 'POST', url: `${limit.base}/send`, body: bare.shift() }) },
      {
        server: api,
        next: () => {
          const { id, headers } = ours[sent++];
          return {
            method: 'POST',
            url: `${api.base}/nk/v2/data-nk/kirimPermohonan`,
            headers: { ...headers, 'idempotency-key': randomUUID() },
            body: { idNk: id, versi: 1 },
          };
        },
      },
    ],
  };
}

/** Everything that is measured, with the people it takes. `client` and `smallClient` are the two databases. */
export async function works(servers, client, smallClient, size) {
  const people = {
    size,
    firms: await typicalFirms(client),
    big: await bigFirm(client),
    smallFirms: await typicalFirms(smallClient),
    wide: await ownerOf(client, wideFile(size)),
    files: await drafts(client),
    fresh: await freshFirms(client),
    officer: await officer(client),
  };
  const all = [
    ...lists(servers, people),
    one(servers, people),
    ...(size.root ? [] : planned(servers, await widePlan(client))),
    ...saves(servers, people),
    ...officers(servers, people),
    ...(await watching(servers, client)),
  ];
  if (size.only && !size.only.includes('submit')) return all;
  const each = size.warm + size.rounds * size.requests;
  const ready = [await readyDrafts(client, each, size.root), await readyDrafts(client, each, size.root)];
  return [...all, submits(servers, ready)];
}
