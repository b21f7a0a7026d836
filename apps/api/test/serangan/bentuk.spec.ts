import { rekamanSah } from '@sinas/prisma/factories/rekaman';
import { drafLengkap, PERTEK, TAHUN } from '../support/berkas';
import type { Client } from '../support/client';
import { berkasSampai, PERIKSA, penuh } from '../support/keadaan';
import { SANDI, World } from '../support/world';

/** Issue of the attack, part 7: shapes that ended in 5xx; and ids of rows that are not there (part 12). */
let dunia: World;
let pu: Client;
let idNk: string;
beforeAll(async () => {
  dunia = await World.open();
  pu = await dunia.sebagai('ratna');
  idNk = (await drafLengkap(pu)).idNk;
});
afterAll(() => dunia.close());

const baris = (ubah: Record<string, unknown> = {}, negara = 'JP') => ({
  ...rekamanSah(PERTEK.kd_komoditas, TAHUN, { negara_asal: negara, jml_bahan_baku: '5' }),
  ...ubah,
});
const ANEH: [string, Record<string, unknown>, string][] = [
  ['elements with null', { elements: [null] }, 'elements'],
  ['elements that are no list', { elements: { kd_grup: '01' } }, 'elements'],
  ['a number where text stands', { jml_bahan_baku: 5 }, 'jml_bahan_baku'],
  ['06 as text', { '06': 'A' }, '06'],
  ['periods with a number', { periode_importasi: [12027] }, 'periode_importasi'],
  ['an object as unit', { satuan: { toString: 'TNE' } }, 'satuan'],
  ['true as description', { uraian_barang: true }, 'uraian_barang'],
  ['a list as HS code', { '08': ['84818079'] }, '08'],
];

describe('part 7: cookies', () => {
  it.each(['sesi=%E0%A4%A', 'sesi=%', 'perangkat=%E0%A4%A; sesi=x', 'masuk=%C0%AE', 'sesi=' + 'a'.repeat(7_000)])(
    'a broken one (%.30s) is none',
    async (cookie) => {
      const h = await dunia.tamu().call('GET', '/api/sesi', undefined, { cookie });
      expect([h.http, h.data.masuk]).toEqual([200, false]);
      const t = await dunia.tamu().call('GET', '/nk/v2/data-nk/rki/pengajuan', undefined, { cookie });
      expect(t.http).toBe(401);
    },
  );
});

describe('part 7: rows of odd shapes', () => {
  it.each(ANEH)('%s is refused at its field, by modal', async (_, ubah, path) => {
    const h = await pu.post('/nk/v2/data-nk/modal', { idNk, data: baris(ubah) });
    expect([h.http, h.message, h.errors?.[0]]).toMatchObject([422, 'Schema Error', { path, langkah: 'barang' }]);
  });

  it('a wrong row never fails its neighbours: dataBulk takes the right ones and names the others', async () => {
    const negara = ['IN', 'CN', 'KR'];
    const rows = [
      baris({}, negara[0]),
      ...ANEH.map(([, ubah]) => baris(ubah)),
      baris({}, negara[1]),
      {},
      baris({}, negara[2]),
    ];
    const h = await pu.post('/nk/v2/data-nk/dataBulk', { idNk, rows });
    expect(h.http).toBe(201);
    const salah = h.data.ditolak as { indeks: number; errors: { path: string }[] }[];
    expect(salah.map((s) => s.indeks)).toEqual([...ANEH.map((_, i) => i + 1), ANEH.length + 2]);
    expect(salah.slice(0, ANEH.length).map((s) => s.errors[0]?.path)).toEqual(ANEH.map(([, , path]) => path));
    expect((h.data.diterima as { negara_asal: string }[]).map((b) => b.negara_asal)).toEqual(negara);
  });

  it.each([[[null]], [['teks']], [[[]]], ['teks'], [{ '0': {} }]])('rows %j are no rows: 400', async (rows) => {
    expect((await pu.post('/nk/v2/data-nk/dataBulk', { idNk, rows })).http).toBe(400);
  });
});

describe('part 7: quantities of a decision', () => {
  // Brought to its state by jobs that run in this process.
  let sendiri: World;
  beforeAll(async () => {
    sendiri = await World.open({});
  });
  afterAll(() => sendiri.close());

  it('of a row of another file, of no row, and of one row twice are refused, and nothing is kept', async () => {
    const lain = await berkasSampai(sendiri, 'diambil');
    // Another year: a company has one open file of a kind.
    await sendiri.db.pengajuan.update({ where: { id: BigInt(lain.idNk) }, data: { tahun: TAHUN + 4 } });
    const ini = await berkasSampai(sendiri, 'diambil');
    const dewi = await sendiri.sebagai('dewi');
    const rincian = await penuh(dewi, ini);
    const asing = (await penuh(dewi, lain))[0];
    const isi = (r: object[]) => ({
      idNk: ini.idNk,
      versi: ini.versi,
      kd_keputusan: '4',
      checklist: PERIKSA.lima,
      rincian: r,
      sandi: SANDI,
    });
    for (const r of [
      [...rincian, asing],
      [...rincian, { ...rincian[0], id: '999999999' }],
      [...rincian, rincian[0]],
    ]) {
      const h = await dewi.post('/nk/v2/data-nk/keputusanInHouse', isi(r as object[]));
      expect([h.http, h.message]).toEqual([422, expect.stringContaining('bukan milik berkas ini')]);
      expect((await dewi.put('/nk/v2/data-nk/keputusanInHouse', { idNk: ini.idNk, rincian: r })).http).toBe(422);
    }
    expect(await sendiri.db.keputusan.count({ where: { id_pengajuan: BigInt(ini.idNk) } })).toBe(0);
    expect((await dewi.post('/nk/v2/data-nk/keputusanInHouse', isi(rincian))).http).toBe(201);
  });
});
