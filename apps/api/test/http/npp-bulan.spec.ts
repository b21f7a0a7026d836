import { TAHUN } from '../support/berkas';
import type { Client } from '../support/client';
import { baris, barang, buatRencana, NPP, periode, rencanaLengkap } from '../support/rencana';
import { World } from '../support/world';

let dunia: World;
let [ratna, bagus, hendra, dewi]: Client[] = [];
const c = (x: Client | undefined): Client => x as Client;
beforeAll(async () => {
  dunia = await World.open({});
  [ratna, bagus, hendra, dewi] = await Promise.all(['ratna', 'bagus', 'hendra', 'dewi'].map((n) => dunia.sebagai(n)));
});
afterAll(() => dunia.close());

const DATA = `${NPP}/data-npp`;
const R = (...jml: [bulan: number, jml: string][]) => jml.map(([b, j]) => ({ periode: periode(b), jml: j }));
const AWAL = {
  rencana: R([1, '1'], [2, '2'], [3, '3']),
  realisasi: [
    { periode: periode(5, TAHUN - 1), jml: '4', ref: 'PIB-7' },
    { periode: periode(5, TAHUN - 1), jml: '6' },
  ],
};
interface Satu {
  noAju: string;
  id: string;
}
async function satu(): Promise<Satu> {
  const noAju = await buatRencana(c(ratna));
  const b = await baris(c(ratna), 'barang', { no_aju: noAju, jenis: 'lokal', data: barang('10'), ...AWAL });
  return { noAju, id: String(b['id']) };
}
const simpan = (x: Client | undefined, { noAju, id }: Satu, versi: number, isi: object) =>
  c(x).put(`${DATA}/barang/update/${id}`, { no_aju: noAju, versi, ...isi });
const kini = async ({ noAju }: Satu): Promise<{ rencana: unknown }> =>
  (await c(ratna).get(`${DATA}/barang?no_aju=${noAju}`)).data[0];
/** Months as they are stored: side, month, source, quantity, version. */
const bulan = async ({ id }: Satu): Promise<string[]> => {
  const rows = await dunia.db.barisBulan.findMany({ where: { id_baris: BigInt(id) } });
  return rows.map((b) => [b.sisi, b.periode.toISOString().slice(5, 7), b.ref ?? '-', b.jml, b.versi].join(' ')).sort();
};
const REALISASI = ['realisasi 05 - 6 1', 'realisasi 05 PIB-7 4 1'];

describe('the months of a row without the row', () => {
  it('a side that came is all that it has: changed, new and gone; unchanged months and the other side are not touched', async () => {
    const s = await satu();
    const sebelum = await dunia.db.pengajuan.findFirstOrThrow({ where: { no_aju: s.noAju } });
    const r = await simpan(bagus, s, 1, { rencana: R([2, '2.000'], [3, '3.5'], [12, '7']) });
    expect([r.http, r.code, r.data]).toEqual([
      200,
      '01',
      { no_aju: s.noAju, id: s.id, id_barang: s.id, versi_baris: 2, versi: sebelum.versi + 1 },
    ]);
    expect(await bulan(s)).toEqual([...REALISASI, 'rencana 02 - 2 1', 'rencana 03 - 3.5 2', 'rencana 12 - 7 1']);
    const sesudah = await dunia.db.pengajuan.findFirstOrThrow({ where: { no_aju: s.noAju } });
    const penyunting = Object.values(sesudah.penyunting as object) as { versi: number }[];
    expect(sesudah.disunting_oleh).not.toBe(sebelum.disunting_oleh);
    expect(penyunting.map((x) => x.versi).sort()).toEqual([sebelum.versi, sebelum.versi + 1]);
    expect(await kini(s)).toMatchObject({ jml: '10', versi: 2, rencana: [{ jml: '2' }, { jml: '3.5' }, { jml: '7' }] });
  });
  it('both sides at once, one of them emptied; what became of a month is told apart by its source', async () => {
    const s = await satu();
    const realisasi = [{ periode: periode(5, TAHUN - 1), jml: '9', ref: 'PIB-7' }];
    expect((await simpan(ratna, s, 1, { rencana: [], realisasi })).http).toBe(200);
    expect(await bulan(s)).toEqual(['realisasi 05 PIB-7 9 2']);
    expect((await simpan(ratna, s, 2, { rencana: [], realisasi: [] })).http).toBe(200);
    expect(await bulan(s)).toEqual([]);
  });
  it('single months are set beside those that stay, of either side, and taken out; one that is as it was is not touched', async () => {
    const s = await satu();
    const sel = [
      { sisi: 'rencana', periode: periode(2), jml: 2.5 },
      { sisi: 'rencana', periode: periode(3), jml: '3.000' },
      { sisi: 'rencana', periode: periode(12), jml: '7' },
      { sisi: 'realisasi', periode: periode(5, TAHUN - 1), ref: 'PIB-7', jml: '5' },
    ];
    expect((await simpan(bagus, s, 1, { sel })).data.versi_baris).toBe(2);
    const diubah = ['realisasi 05 - 6 1', 'realisasi 05 PIB-7 5 2'];
    expect(await bulan(s)).toEqual([...diubah, 'rencana 01 - 1 1', 'rencana 02 - 2.5 2', 'rencana 03 - 3 1', 'rencana 12 - 7 1']); // prettier-ignore
    const keluar = [
      { sisi: 'rencana', periode: periode(1), jml: null },
      { sisi: 'rencana', periode: periode(6), jml: null },
      { sisi: 'realisasi', periode: periode(5, TAHUN - 1), jml: null },
      { sisi: 'rencana', periode: periode(2), jml: '2' },
    ];
    expect((await simpan(ratna, s, 2, { sel: keluar })).http).toBe(200);
    expect(await bulan(s)).toEqual(['realisasi 05 PIB-7 5 2', 'rencana 02 - 2 3', 'rencana 03 - 3 1', 'rencana 12 - 7 1']); // prettier-ignore
    expect((await kini(s)).rencana).toEqual(R([2, '2'], [3, '3'], [12, '7']).map((b) => ({ ...b, ref: null })));
  });
  it('a whole side and a month of the other go together; a month that both name is refused', async () => {
    const s = await satu();
    const sel = [{ sisi: 'realisasi', periode: periode(5, TAHUN - 1), jml: '8' }];
    expect((await simpan(ratna, s, 1, { rencana: R([9, '9']), sel })).http).toBe(200);
    expect(await bulan(s)).toEqual(['realisasi 05 - 8 2', 'realisasi 05 PIB-7 4 1', 'rencana 09 - 9 1']);
    const dua = { rencana: R([9, '9']), sel: [{ sisi: 'rencana', periode: periode(9), jml: '1' }] };
    expect((await simpan(ratna, s, 2, dua)).http).toBe(422);
  });
  it.each([
    ['sel.0.sisi', { sel: [{ periode: periode(1), jml: '1' }] }],
    ['sel.0.periode', { sel: [{ sisi: 'rencana', periode: 1, jml: '1' }] }],
    ['sel.0.jml', { sel: [{ sisi: 'rencana', periode: periode(1) }] }],
    ['sel.0.jml', { sel: [{ sisi: 'rencana', periode: periode(1), jml: '1'.repeat(21) }] }],
    ['sel.0.ref', { sel: [{ sisi: 'rencana', periode: periode(1), jml: '1', ref: 'x'.repeat(61) }] }],
    ['sel.0.versi', { sel: [{ sisi: 'rencana', periode: periode(1), jml: '1', versi: 1 }] }],
    ['sel', { sel: 'rencana' }],
    ['sel.0', { sel: [7] }],
    ['rencana.0.jml', { rencana: [{ periode: periode(1), jml: null }] }],
    ['rencana', { rencana: Array.from({ length: 201 }, () => ({ periode: periode(1), jml: '1' })) }],
  ])('a month with a wrong %s is refused (%#)', async (path, isi) => {
    const s = await satu();
    const r = await simpan(ratna, s, 1, isi);
    expect([r.http, r.errors?.map((e) => e.path)]).toEqual([400, [path]]);
    expect(await kini(s)).toMatchObject({ versi: 1 });
  });
  it('a month that is no object is told so', async () => {
    const r = await simpan(ratna, await satu(), 1, { sel: [7] });
    expect(r.errors?.map((e) => e.message)).toEqual(['Bulan harus berupa objek']);
  });
  it('alone it is stored as with its row', async () => {
    const [tanpa, dengan] = [await satu(), await satu()];
    for (const [versi, isi] of [
      [1, { rencana: R([1, '1'], [4, '0.125']) }],
      [2, { realisasi: [{ periode: periode(1), jml: '0' }] }],
      [3, { rencana: R([4, '0.125']), realisasi: AWAL.realisasi }],
      [4, { sel: [{ sisi: 'rencana', periode: periode(4), jml: null }, { sisi: 'realisasi', periode: periode(2), jml: '3' }] }], // prettier-ignore
    ] as const) {
      const hasil = await Promise.all([simpan(ratna, tanpa, versi, isi), simpan(ratna, dengan, versi, { ...isi, data: barang('10') })]); // prettier-ignore
      expect(hasil.map((h) => [h.http, h.data.versi_baris])).toEqual(Array(2).fill([200, versi + 1]));
      expect(await bulan(tanpa)).toEqual(await bulan(dengan));
    }
  });
  it.each([
    ['of another year', { rencana: R([1, '1']).map((b) => ({ ...b, periode: periode(1, TAHUN - 1) })) }, 422],
    ['of two years', { rencana: [...R([1, '1']), { periode: periode(1, TAHUN + 1), jml: '1' }] }, 422],
    ['twice', { rencana: R([1, '1'], [1, '2']) }, 422],
    ['below nothing', { rencana: R([1, '-1']) }, 422],
    ['finer than a thousandth', { rencana: R([1, '1.0001']) }, 422],
    ['set by itself of another year', { sel: [{ sisi: 'rencana', periode: periode(1, TAHUN - 1), jml: '1' }] }, 422],
    ['that is none', { rencana: [{ periode: '132027', jml: '1' }] }, 422],
  ])('a month %s is refused with its reason, and nothing is stored', async (_, isi, http) => {
    const s = await satu();
    const r = await simpan(ratna, s, 1, isi);
    expect([r.http, r.errors?.length]).toEqual([http, 1]);
    expect(await bulan(s)).toEqual([...REALISASI, 'rencana 01 - 1 1', 'rencana 02 - 2 1', 'rencana 03 - 3 1']);
    expect(await kini(s)).toMatchObject({ versi: 1 });
  });
  it('of two at once who saw the same row one is told what the other has written', async () => {
    const s = await satu();
    const isi = [R([1, '11']), R([1, '12'], [6, '1'])];
    const hasil = await Promise.all(isi.map((rencana, i) => simpan([ratna, bagus][i], s, 1, { rencana })));
    expect(hasil.map((h) => h.http).sort()).toEqual([200, 409]);
    const menang = isi[hasil.findIndex((h) => h.http === 200)] ?? [];
    expect((await kini(s)).rencana).toEqual(menang.map((b) => ({ ...b, ref: null })));
    expect(hasil.find((h) => h.http === 409)?.data.baris.versi).toBe(2);
  });
  it('fifty at once on as many rows of one plan: all are stored, each moves the plan by one', async () => {
    const noAju = await buatRencana(c(ratna));
    const rows: Satu[] = [];
    for (let n = 0; n < 50; n += 1) {
      const b = await baris(c(ratna), 'barang', { no_aju: noAju, jenis: 'lokal', data: barang(`${n + 1}`) });
      rows.push({ noAju, id: String(b['id']) });
    }
    const { versi } = await dunia.db.pengajuan.findFirstOrThrow({ where: { no_aju: noAju } });
    const hasil = await Promise.all(
      rows.map((s, n) => simpan(n % 2 ? ratna : bagus, s, 1, { rencana: R([1, `${n}`]) })),
    );
    expect(hasil.filter((h) => h.http !== 200)).toEqual([]);
    for (const [n, s] of rows.entries()) expect(await bulan(s)).toEqual([`rencana 01 - ${n} 1`]);
    expect((await dunia.db.pengajuan.findFirstOrThrow({ where: { no_aju: noAju } })).versi).toBe(versi + 50);
  });
  it('no other firm, no officer, nobody without a session; a row is of its own plan and kind', async () => {
    const [s, lain] = [await satu(), await satu()];
    const isi = { rencana: R([1, '99']) };
    expect((await simpan(hendra, s, 1, isi)).http).toBe(404);
    expect((await simpan(dewi, s, 1, isi)).http).toBe(403);
    expect((await simpan(dunia.tamu(), s, 1, isi)).http).toBe(401);
    expect((await simpan(ratna, { ...s, id: lain.id }, 1, isi)).http).toBe(404);
    expect((await c(ratna).put(`${DATA}/produksi/bahanbaku/edit/${s.id}`, { no_aju: s.noAju, versi: 1, ...isi })).http).toBe(404); // prettier-ignore
    expect((await simpan(ratna, s, 1, { ...isi, jenis: 'impor' })).http).toBe(422);
    for (const x of [s, lain]) expect(await bulan(x)).toContain('rencana 01 - 1 1');
  });
  it('a plan that was sent takes none', async () => {
    const { noAju } = await rencanaLengkap(c(ratna));
    const [b] = (await c(ratna).get(`${DATA}/barang?no_aju=${noAju}`)).data as { id: string; versi: number }[];
    const s = { noAju, id: String(b?.id) };
    await dunia.db.pengajuan.updateMany({ where: { no_aju: noAju }, data: { kd_status: '21' } });
    const sebelum = await bulan(s);
    const sel = [{ sisi: 'realisasi', periode: periode(1), jml: '99' }];
    expect((await simpan(ratna, s, b?.versi ?? 0, { rencana: R([1, '99']) })).http).toBe(409);
    expect((await simpan(ratna, s, b?.versi ?? 0, { sel })).http).toBe(409);
    await dunia.db.pengajuan.updateMany({ where: { no_aju: noAju }, data: { kd_status: '50' } });
    expect((await simpan(ratna, s, b?.versi ?? 0, { sel })).http).toBe(409);
    expect(await bulan(s)).toEqual(sebelum);
  });
});
