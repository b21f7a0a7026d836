import { startSimulators, type Simulators } from '@sinas/simulators/server';
import { TarikPabeanService } from '../../src/modules/pengajuan/pabean/tarik-pabean.service';
import type { Client } from '../support/client';
import { berkasSampai } from '../support/keadaan';
import { layanan } from '../support/kerjakan';
import { buatPerubahan, sampaiPemutus, setujui } from '../support/perubahan';
import { NPP, buatRencana, lengkapi, pasti, rencanaLengkap } from '../support/rencana';
import { PERTEK, type Draf } from '../support/berkas';
import { SANDI, World } from '../support/world';

/* A plan that starts from what was issued and what customs have told (issue 16, part A, 'Start from last year'). */
const LALU = `${NPP}/data-npp/impor-lalu`;
let luar: Simulators;
let dunia: World;
let ratna: Client;
let tahunRencana: number;
let tahun: number;
beforeAll(async () => {
  luar = await startSimulators(0);
  dunia = await World.open({ DJBC_URL: `${luar.url}/djbc` });
  ratna = await dunia.sebagai('ratna');
});
afterAll(async () => {
  await dunia.close();
  await luar.close();
});

/** A plan of the commodity that the permits are of. */
const rencana = (c = ratna, trader = 'IMPORTIR') => buatRencana(c, 'PENGGUNA', trader, PERTEK.kd_komoditas);
interface Barang {
  kunci: string;
  uraian: string;
  izin: string[];
  jml_izin: string;
  masuk: string;
  bulan: number;
  seri: number | null;
}
interface Baris {
  id: string;
  seri: number;
  jml: string;
  versi: number;
  data: Record<string, unknown>;
  rencana: object[];
  realisasi: { periode: string; jml: string; ref: string | null }[];
}
const lalu = async (no_aju: string) =>
  (await ratna.get(`${LALU}?no_aju=${no_aju}`)).data as { tahun: number; barang: Barang[] };
const barang = async (no_aju: string) =>
  (await ratna.get(`${NPP}/data-npp/barang?no_aju=${no_aju}&jenis=impor`)).data as Baris[];
const ambil = (no_aju: string, kunci: string[], siapa = ratna) => siapa.post(LALU, { no_aju, kunci });

let nomor = 0;
/** Customs tell of a line of the permit's row of this country. */
async function datang(izin: Draf, ke: number, lain: object): Promise<string> {
  const p = await dunia.db.pengajuan.findUniqueOrThrow({ where: { id: BigInt(izin.idNk) } });
  const rows = await dunia.db.baris.findMany({ where: { id_pengajuan: p.id }, orderBy: { seri: 'asc' } });
  const data = rows[ke]?.data as Record<string, string>;
  const no_pib = `000777-${++nomor}`;
  const isi = {
    ...{ no_pib, seri: 1, tgl_pib: `${tahun}-03-02`, kd_kantor: '040300', npwp: p.npwp, no_izin: p.no_keputusan },
    ...{ hs: data['08'], uraian: 'Ban', satuan: rows[ke]?.satuan, negara_asal: data['negara_asal'], ...lain },
  };
  await fetch(`${luar.url}/djbc/pemberitahuan`, { method: 'POST', body: JSON.stringify(isi) });
  await layanan(dunia, TarikPabeanService).jalankan();
  return no_pib;
}
/** A permit in force all through the year before the plan's. */
async function izinLalu(): Promise<Draf> {
  const d = await berkasSampai(dunia, 'terbit');
  const data = { tahun, berlaku_mulai: new Date(`${tahun}-01-01`), berlaku_sampai: new Date(`${tahun}-12-31`) };
  await dunia.db.pengajuan.update({ where: { id: BigInt(d.idNk) }, data });
  await dunia.db.$executeRaw`UPDATE baris SET data = replace(data::text, ${`${tahunRencana}"`}, ${`${tahun}"`})::jsonb
    WHERE id_pengajuan = ${BigInt(d.idNk)}`;
  return d;
}

describe('a plan of a company that had permits of its commodity in the year before', () => {
  let izin: Draf;
  let no: string;
  let pib: string;
  beforeAll(async () => {
    no = await rencana();
    tahunRencana = Number((await ratna.get(`${NPP}/pengajuan/${no}`)).data.tahun);
    tahun = tahunRencana - 1;
    izin = await izinLalu();
    pib = await datang(izin, 1, { jml: '50' });
    await datang(izin, 1, { jml: '20', tgl_pib: `${tahun}-04-09` });
    await datang(izin, 1, { jml: '9', tgl_pib: `${tahun}-05-09`, batal: true });
  });

  it('is offered its goods with what was given and what came in; nothing is written by asking', async () => {
    const h = await lalu(no);
    expect(h.tahun).toBe(tahun);
    expect(h.barang.map((b) => [b.jml_izin, b.masuk, b.bulan, b.seri])).toEqual([
      ['100', '0', 0, null],
      ['200', '70', 2, null],
    ]);
    expect(await barang(no)).toEqual([]);
  });
  it('takes those that are named: their quantity, their months by declaration, the months of import a year on', async () => {
    const dua = (await lalu(no)).barang[1];
    const asal = await dunia.db.baris.findFirstOrThrow({ where: { id_pengajuan: BigInt(izin.idNk), seri: 2 } });
    const h = await ambil(no, [dua?.kunci ?? '']);
    expect([h.http, h.message, h.data]).toMatchObject([
      ...[200, '1 barang ditambahkan, 0 barang dilengkapi'],
      { ditambah: 1, dilengkapi: 0, ditolak: [] },
    ]);
    const [b, ...lain] = await barang(no);
    expect(lain).toEqual([]);
    expect(b).toMatchObject({ jml: '200', rencana: [] });
    expect(b?.realisasi).toEqual([
      { periode: `03${tahun}`, jml: '50', ref: pib },
      { periode: `04${tahun}`, jml: '20', ref: expect.stringMatching(/^000777-/) as string },
    ]);
    const bulan = (d: unknown) => (d as { periode_importasi: string[] }).periode_importasi;
    expect(bulan(b?.data)).toEqual(bulan(asal.data).map((p) => `${p.slice(0, 2)}${Number(p.slice(2)) + 1}`));
  });
  it('taken again it changes nothing; what came in since fills the months that say nothing, and no other', async () => {
    const [satu] = await barang(no);
    const semua = async () => (await lalu(no)).barang.map((b) => [b.jml_izin, b.masuk, b.seri]);
    expect(await semua()).toEqual([['100', '0', null]]);
    await datang(izin, 1, { jml: '5', tgl_pib: `${tahun}-03-20` });
    const baru = await datang(izin, 1, { jml: '7', tgl_pib: `${tahun}-06-20` });
    expect(await semua()).toEqual([
      ['100', '0', null],
      ['200', '7', 1],
    ]);
    const kunci = (await lalu(no)).barang.map((b) => b.kunci)[1] ?? '';
    expect((await ambil(no, [kunci, 'f'.repeat(64)])).data).toMatchObject({ ditambah: 0, dilengkapi: 1 });
    const [b] = await barang(no);
    expect(b?.realisasi.map((m) => [m.periode, m.jml, m.ref])).toEqual([
      ...(satu?.realisasi ?? []).map((m) => [m.periode, m.jml, m.ref]),
      [`06${tahun}`, '7', baru],
    ]);
    expect(b?.versi).toBe((satu?.versi ?? 0) + 1);
    expect((await ambil(no, [kunci])).data).toMatchObject({ ditambah: 0, dilengkapi: 0, ditolak: [] });
  });
  it('of a permit that was changed the change counts, with what came in before it; a revoked one gives nothing', async () => {
    const ubah = await buatPerubahan(dunia, ratna, izin);
    const hari = await dunia.sebagai('hari');
    await sampaiPemutus(dunia, ratna, ubah);
    expect((await setujui(hari, ubah)).http).toBe(201);
    const lain = await rencana();
    const h = await lalu(lain);
    expect(h.barang.map((b) => [b.jml_izin, b.masuk])).toEqual([
      ['100', '0'],
      ['200', '82'],
    ]);
    const p = await dunia.db.pengajuan.findUniqueOrThrow({ where: { id: BigInt(ubah.idNk) } });
    expect(h.barang.map((b) => b.izin)).toEqual([[p.no_keputusan], [p.no_keputusan]]);
    await pasti(hari.post(`/nk/v2/data-nk/cabut/${ubah.idNk}`, {
      ...{ alasan: 'Data tidak benar', dasar_hukum: 'Perpres 61/2024', sandi: SANDI, versi: p.versi },
    }), 200); // prettier-ignore
    expect((await lalu(lain)).barang).toEqual([]);
  });
  it('a good whose codes the plan’s year no longer has comes back with its reason, the others are in', async () => {
    const lain = await izinLalu();
    await dunia.db
      .$executeRaw`UPDATE baris SET data = data || '{"negara_asal": "ZZ"}' WHERE id_pengajuan = ${BigInt(lain.idNk)} AND seri = 1`;
    const n = await rencana();
    const h = await ambil(n, (await lalu(n)).barang.map((b) => b.kunci)); // prettier-ignore
    expect(h.data).toMatchObject({ ditambah: 1, ditolak: [{ pesan: [expect.stringContaining('egara')] }] });
    expect(await barang(n)).toHaveLength(1);
  });
});

describe('who may', () => {
  it('nobody but its company, of a draft that imports; other commodities and other firms give it nothing', async () => {
    await izinLalu();
    const no = await rencana();
    const [b] = (await lalu(no)).barang;
    const kunci = [b?.kunci ?? ''];
    const [hendra, hari] = [await dunia.sebagai('hendra'), await dunia.sebagai('hari')];
    for (const [siapa, http] of [
      [hendra, 404],
      [hari, 403],
      [dunia.tamu(), 401],
    ] as const)
      expect([
        (await siapa.get(`${LALU}?no_aju=${no}`)).http,
        (await siapa.post(LALU, { no_aju: no, kunci })).http,
      ]).toEqual([http, http]);
    const punyaLain = await rencana(hendra);
    expect((await hendra.get(`${LALU}?no_aju=${punyaLain}`)).data).toMatchObject({ barang: [] });
    expect((await lalu(await rencana(ratna, 'LOKAL'))).barang).toEqual([]);
    expect((await lalu(await buatRencana(ratna, 'PENGGUNA', 'IMPORTIR', '015'))).barang).toEqual([]);
    for (const salah of [{ no_aju: no }, { no_aju: no, kunci: [] }, { no_aju: no, kunci: ['x'] }])
      expect((await ratna.post(LALU, salah)).http).toBe(400);
    expect(await barang(no)).toEqual([]);
  });
  it('a plan that was sent takes nothing any more', async () => {
    const d = await rencanaLengkap(ratna);
    const versi = await lengkapi(ratna, d.noAju);
    await pasti(ratna.post(`${NPP}/sendRKT`, { no_aju: d.noAju, versi }));
    expect((await lalu(d.noAju)).barang).toEqual([]);
    expect((await ambil(d.noAju, ['f'.repeat(64)])).http).toBe(409);
  });
});
