import { request } from 'node:http';
import { BATAS_BADAN, ruteMassal } from '../../src/http/tengah/badan.middleware';
import { bukaRef, OPERASI, type OperasiRute, type Skema } from '../fuzz/dokumen';
import { Pengukur, terlamaDiSini } from '../support/pengukur';
import { SIAPA } from '../support/rute';
import { World } from '../support/world';
import { KODE_PERAN, punyaIzin } from '@sinas/domain/akses/peran';

/** Issue of the attack, part 1: no body of any shape holds the process, whoever sends it. */
const KB = 1024;
/** From outside a question and its answer on a busy machine are in the figure, too. */
const DARI_LUAR_MS = 100;
// 50 ms, and as much for the sender and the collector of garbage, who work in this process, too.
let BATAS_MS = 100;
let BATAS_MASSAL_MS = 1_000;
/** A busy machine makes any gap: only what holds the loop every time is a fault of ours. */
const ULANG = 6;

let dunia: World;
let pengukur: Pengukur | null = null;
const sesi = new Map<string, { id: string; csrf: string }>();
beforeAll(async () => {
  dunia = await World.open();
  if (dunia.tersambung) {
    pengukur = await Pengukur.buka(`${dunia.url}/sehat/hidup`);
    BATAS_MS += DARI_LUAR_MS;
    BATAS_MASSAL_MS += DARI_LUAR_MS;
  }
  for (const nama of [...new Set(Object.values(SIAPA))]) {
    const c = await dunia.sebagai(nama);
    sesi.set(nama, { id: (c as unknown as { sesi: string }).sesi, csrf: c.csrf });
  }
});
afterAll(async () => {
  await pengukur?.tutup();
  await dunia.close();
});

interface Jawab {
  http: number;
  body: string;
}
/** Sends prepared bytes, so that making them is not measured. */
function kirim(metode: string, jalur: string, isi: Buffer, orang: string | null, kepala = {}): Promise<Jawab> {
  const s = orang ? sesi.get(orang) : undefined;
  return new Promise((resolve, reject) => {
    const r = request(
      dunia.url + jalur,
      {
        method: metode,
        headers: {
          'content-type': 'application/json',
          'content-length': isi.length,
          ...(s ? { cookie: `sesi=${s.id}`, 'x-csrf-token': s.csrf } : {}),
          ...kepala,
        },
      },
      (res) => {
        const bagian: Buffer[] = [];
        res.on('data', (b: Buffer) => bagian.push(b));
        res.on('end', () => resolve({ http: res.statusCode ?? 0, body: Buffer.concat(bagian).toString() }));
      },
    );
    // A body that is refused before it has come whole ends the connection.
    r.on('error', (e: NodeJS.ErrnoException) =>
      e.code === 'EPIPE' || e.code === 'ECONNRESET' ? resolve({ http: 413, body: '' }) : reject(e),
    );
    r.end(isi);
  });
}
/** Longest time in which nothing else could be done while this was: here, or at the portal that runs elsewhere. */
const terlama = (kerja: () => Promise<unknown>): Promise<number> =>
  pengukur ? pengukur.selama(kerja) : terlamaDiSini(kerja);
async function tertahan(kerja: () => Promise<unknown>, batas: number): Promise<number> {
  let paling = Infinity;
  for (let i = 0; i < ULANG && paling > batas; i += 1) paling = Math.min(paling, await terlama(kerja));
  return paling;
}

const penuhi = (awal: string, satu: (i: number) => string, akhir: string, bytes: number): string => {
  const bagian = [awal];
  let n = awal.length + akhir.length;
  for (let i = 0; ; i += 1) {
    const b = (i ? ',' : '') + satu(i);
    if (n + b.length > bytes) break;
    bagian.push(b);
    n += b.length;
  }
  return [...bagian, akhir].join('');
};
/** Names of lists in a body: where a long one would be looked at entry by entry. */
const daftarDi = (s: Skema): string[] =>
  Object.entries(bukaRef(s).properties ?? {})
    .filter(([, v]) => bukaRef(v).type === 'array')
    .map(([k]) => k);
const objekDi = (s: Skema): string[] =>
  Object.entries(bukaRef(s).properties ?? {})
    .filter(([, v]) => bukaRef(v).type === 'object')
    .map(([k]) => k);
const teksDi = (s: Skema): string =>
  Object.entries(bukaRef(s).properties ?? {}).find(([, v]) => bukaRef(v).type === 'string')?.[0] ?? 'teks';

function bentuk(s: Skema, bytes: number): [string, Buffer][] {
  const [daftar = 'daftar'] = daftarDi(s);
  const [objek = 'data'] = objekDi(s);
  const teks = teksDi(s);
  return (
    [
      ['wide', penuhi('{', (i) => `"a${i}":1`, '}', bytes)],
      ['wide within', penuhi(`{"${objek}":{`, (i) => `"a${i}":"1"`, '}}', bytes)],
      ['deep', `{"${objek}":${'['.repeat(bytes / 2 - 20)}${']'.repeat(bytes / 2 - 20)}}`],
      ['long text', `{"${teks}":"${'9.'.repeat((bytes - teks.length - 6) / 2)}"}`],
      ['long number', `{"${teks}":${'9'.repeat(bytes - teks.length - 4)}}`],
      ['one key many times', penuhi('{', () => `"${teks}":"x"`, '}', bytes)],
      ['huge list', penuhi(`{"${daftar}":[`, () => '1', ']}', bytes)],
      ['huge list of objects', penuhi(`{"${daftar}":[`, () => '{}', ']}', bytes)],
      ['list of odd objects', penuhi(`{"${daftar}":[`, (i) => `{"${teks}":${i},"x":[null],"y":"z"}`, ']}', bytes)],
    ] as const
  ).map(([nama, isi]) => [nama, Buffer.from(isi)]);
}

const DENGAN_BADAN = OPERASI.filter((o) => o.requestBody?.content?.['application/json']);
const skema = (o: OperasiRute): Skema => o.requestBody?.content?.['application/json']?.schema ?? {};
const jalur = (o: OperasiRute): string => o.path.replace(/\{\w+\}/g, '1');
/** Somebody who may call it, so that the body is really looked at. */
function boleh(o: OperasiRute): string | null {
  const izin = (o as { 'x-izin'?: Parameters<typeof punyaIzin>[1] })['x-izin'];
  const peran = izin ? KODE_PERAN.find((p) => punyaIzin(p, izin)) : undefined;
  return peran ? SIAPA[peran] : null;
}

describe('part 1: bodies of every shape on every route that takes one', () => {
  it(`${DENGAN_BADAN.length} routes are known`, () => {
    expect(DENGAN_BADAN.length).toBeGreaterThan(60);
  });

  it.each(DENGAN_BADAN.map((o): [string, OperasiRute] => [`${o.method} ${o.path}`, o]))(
    '%s: nothing is held for long, and the answer is short',
    async (_, o) => {
      const lama: string[] = [];
      const siapa = boleh(o);
      const massal = ruteMassal({ method: o.method, path: jalur(o) });
      for (const [orang, bytes] of [
        [null, BATAS_BADAN.umum],
        [siapa, BATAS_BADAN.masuk],
      ] as const) {
        if (orang === null && bytes !== BATAS_BADAN.umum) continue;
        const batas = orang && massal ? BATAS_MASSAL_MS : BATAS_MS;
        for (const [nama, isi] of bentuk(skema(o), bytes)) {
          let jawab: Jawab = { http: 0, body: '' };
          const ms = await tertahan(async () => (jawab = await kirim(o.method, jalur(o), isi, orang)), batas);
          if (ms > batas) lama.push(`${nama} as ${orang ?? 'nobody'}: ${Math.round(ms)} ms`);
          if (jawab.http >= 500) lama.push(`${nama} as ${orang ?? 'nobody'}: ${jawab.http}`);
          if (jawab.body.length > 16 * KB) lama.push(`${nama} as ${orang ?? 'nobody'}: answer of ${jawab.body.length}`);
          if (jawab.http === 429) await dunia.db.jatahCoba.deleteMany();
        }
      }
      expect(lama).toEqual([]);
    },
    120_000,
  );

  it.each([
    ['POST', '/nk/v2/data-nk/dataBulk', 'bagus'],
    ['PUT', '/nk/v2/data-nk', 'bagus'],
    ['POST', '/nk/v2/data-nk/nestedModalBulk', 'bagus'],
    ['POST', '/nk/v2/data-nk/keputusanInHouse', 'hari'],
    ['PUT', '/nk/data-nk/keputusanInHouse', 'dewi'],
  ])('%s %s: 8 MB hold the loop for a second at most', async (metode, path, orang) => {
    // An older name without its version is described by the versioned one.
    const o = OPERASI.find((x) => x.method === metode && x.path === path.replace(/^\/nk\/data-nk/, '/nk/v2/data-nk'));
    if (!o) throw new Error(path);
    const lama: string[] = [];
    const semua = [
      ...bentuk(skema(o), BATAS_BADAN.massal),
      [
        'valid rows',
        Buffer.from(
          penuhi(
            '{"idNk":"1","id_baris":"1","versi":1,"kd_keputusan":"1","rows":[',
            () => JSON.stringify({ '01': '015', uraian_barang: 'x', satuan: 'TNE', jml_bahan_baku: '1', uraian: 'x' }),
            ']}',
            400 * KB,
          ),
        ),
      ],
      [
        'valid quantities',
        Buffer.from(
          penuhi(
            '{"idNk":"1","versi":1,"kd_keputusan":"1","rincian":[',
            (i) => `{"id":"${i + 1}","jml_keputusan":"10.5"}`,
            ']}',
            4_000 * KB,
          ),
        ),
      ],
    ] as [string, Buffer][];
    for (const [nama, isi] of semua) {
      let http = 0;
      const kepala = metode === 'POST' ? { 'idempotency-key': `uji-${nama}-${Math.random()}` } : {};
      const ms = await tertahan(
        async () => (http = (await kirim(metode, path, isi, orang, kepala)).http),
        BATAS_MASSAL_MS,
      );
      if (ms > BATAS_MASSAL_MS || http >= 500) lama.push(`${nama}: ${Math.round(ms)} ms, ${http}`);
    }
    expect(lama).toEqual([]);
  });
});

describe('part 1: how much of a body is read', () => {
  const isi = (bytes: number): Buffer => Buffer.from(`{"username":"${'x'.repeat(bytes - 15)}"}`);

  it('64 kB without a session or with a broken one, 256 kB with one, 8 MB only on named routes', async () => {
    const login = (bytes: number, orang: string | null, kepala = {}) =>
      kirim('POST', '/api-prod/checklogin', isi(bytes), orang, kepala);
    expect((await login(64 * KB, null)).http).toBe(400);
    expect((await login(65 * KB, null)).http).toBe(413);
    expect((await login(65 * KB, null, { cookie: 'sesi=tidak-ada' })).http).toBe(413);
    expect((await login(65 * KB, null, { authorization: 'Bearer x.y.z' })).http).toBe(413);
    expect((await login(65 * KB, 'ratna')).http).toBe(400);
    expect((await login(257 * KB, 'ratna')).http).toBe(413);
    const draf = (bytes: number, orang: string | null) => kirim('PUT', '/nk/v2/data-nk', isi(bytes), orang);
    expect((await draf(257 * KB, 'ratna')).http).toBe(400);
    expect((await draf(65 * KB, null)).http).toBe(413);
    expect((await draf(8 * KB * KB + 1, 'ratna')).http).toBe(413);
  });

  it('a compressed body counts by what it becomes', async () => {
    const { gzipSync } = await import('node:zlib');
    const bom = gzipSync(isi(1_000 * KB));
    expect((await kirim('POST', '/api-prod/checklogin', bom, null, { 'content-encoding': 'gzip' })).http).toBe(413);
    expect((await kirim('POST', '/api-prod/checklogin', bom, 'ratna', { 'content-encoding': 'gzip' })).http).toBe(413);
  });

  it('an answer names at most 50 faults, and says no long name back', async () => {
    const banyak = Buffer.from(penuhi('{', (i) => `"a${i}":1`, '}', 400 * 8));
    const jawab = await kirim('POST', '/api-prod/checklogin', banyak, null);
    expect([jawab.http, (JSON.parse(jawab.body) as { errors: unknown[] }).errors.length]).toEqual([400, 50]);
    const panjang = await kirim('POST', '/api-prod/checklogin', Buffer.from(`{"${'n'.repeat(60 * KB)}":1}`), null);
    expect([panjang.http, panjang.body.length < 2 * KB]).toEqual([400, true]);
  });

  it('more than two large bodies at once are asked to come again', async () => {
    const besar = Buffer.from(
      penuhi(
        '{"idNk":"1","rows":[',
        () => JSON.stringify({ '01': '015', uraian_barang: 'x'.repeat(900) }),
        ']}',
        4_000 * KB,
      ),
    );
    const jawab = await Promise.all(
      Array.from({ length: 8 }, () => kirim('POST', '/nk/v2/data-nk/dataBulk', besar, 'bagus')),
    );
    const http = jawab.map((j) => j.http);

    expect(http.filter((h) => h === 503).length).toBeGreaterThan(0);
    expect(new Set(http)).toEqual(new Set([404, 503]));
    expect((await kirim('POST', '/nk/v2/data-nk/dataBulk', besar, 'bagus')).http).toBe(404);
  });
});
