import { RKI, PERTEK, TAHUN, kirim, type Draf } from '../support/berkas';
import type { Answer, Client } from '../support/client';
import { antar, berkasSampai, versi } from '../support/keadaan';
import { singkirkan } from '../support/milik';
import { World } from '../support/world';

const DASAR = '/nk/v2/data-nk';
const MONITORING = `${DASAR}/rki/monitoring-pengajuan`;
let dunia: World;
let ratna: Client;
let hendra: Client;
let rudi: Client;
let adminkl: Client;
let wayan: Client;
beforeAll(async () => {
  dunia = await World.open({});
  [ratna, hendra, rudi, adminkl, wayan] = (await Promise.all(
    ['ratna', 'hendra', 'rudi', 'adminkl', 'wayan'].map((n) => dunia.sebagai(n)),
  )) as [Client, Client, Client, Client, Client];
});
afterAll(() => dunia.close());

const nomor = (h: Answer): string[] => (h.data as { noAju: string }[]).map((r) => r.noAju).sort();
const urut = (...d: Draf[]): string[] => d.map((x) => x.noAju).sort();

describe('LAYAR-05 monitoring of applications', () => {
  let katup: Draf;
  let gula: Draf;
  let pipa: Draf;
  beforeAll(async () => {
    katup = await kirim(ratna, PERTEK);
    gula = await kirim(ratna, RKI);
    pipa = await kirim(hendra, PERTEK);
    await antar(dunia, katup);
    const dewi = await dunia.sebagai('dewi');
    await dewi.post(`${DASAR}/inhouse/check-pengajuan?id_nk=${katup.idNk}`);
  });
  afterAll(() => Promise.all([katup, gula, pipa].map((d) => singkirkan(dunia, d))));
  const cari = async (q: string, c = rudi): Promise<string[]> => nomor(await c.get(`${MONITORING}?limit=50&${q}`));

  it('LAYAR-05 narrows by ministry, process, service, tax year, identity number, application number, company name and page', async () => {
    const nusa = dunia.organisasi('nusa');
    const npwp = nusa.npwp ?? '';
    expect(await cari('')).toEqual(urut(katup, gula, pipa));
    expect(await cari('kl=019')).toEqual(urut(katup, gula, pipa));
    expect(await cari('kl=018')).toEqual([]);
    expect(await cari('proses=21')).toEqual(urut(katup));
    expect(await cari('proses=20,21')).toEqual(urut(katup, gula, pipa));
    expect(await cari('ijin_rekom=PERTEK')).toEqual(urut(katup, pipa));
    expect(await cari('ijin_rekom=01')).toEqual(urut(gula));
    expect(await cari(`tahun_takwim=${TAHUN}`)).toHaveLength(3);
    expect(await cari(`tahun_takwim=${TAHUN + 1}`)).toEqual([]);
    expect(await cari(`identitas=${nusa.nib ?? ''}`)).toEqual(urut(katup, gula));
    expect(await cari(`identitas=${npwp.slice(0, 8)}.${npwp.slice(8)}`)).toEqual(urut(katup, gula));
    expect(await cari(`no_aju=${pipa.noAju}`)).toEqual(urut(pipa));
    expect(await cari(`no_aju=${pipa.noAju.slice(-6)}`)).toContain(pipa.noAju);
    expect(await cari('nama_perusahaan=pipa')).toEqual(urut(pipa));
    expect(await cari('nama_perusahaan=100%25')).toEqual([]);
    for (const sort of ['baru', 'sisa', 'perusahaan', 'tgl_kirim']) expect(await cari(`sort=${sort}`)).toHaveLength(3);
    const satu = await rudi.get(`${MONITORING}?limit=2&page=2`);
    expect([satu.data.length, satu.meta]).toMatchObject([1, { page: 2, limit: 2, total: 3 }]);
  });
  it('LAYAR-05 shows everybody his own part: a company its files, a ministry its own, and no draft to anyone', async () => {
    const draf = await hendra.post(DASAR, { kd_rekom: '01', kd_komoditas: '015' });
    expect(draf.http).toBe(201);
    expect(await cari('', hendra)).toEqual(urut(pipa));
    expect(await cari('', ratna)).toEqual(urut(katup, gula));
    expect(await cari('', wayan)).toEqual([]);
    expect(await cari('', adminkl)).toEqual(urut(katup, gula, pipa));
    expect(await cari('nama_perusahaan=pipa', ratna)).toEqual([]);
    expect((await dunia.tamu().get(MONITORING)).http).toBe(401);
    await singkirkan(dunia, draf.data as Draf);
  });
  it('LAYAR-05 says what is wrong with a filter', async () => {
    for (const q of ['tahun_takwim=1', 'kl=1', 'limit=5000', 'kl=x;y'])
      expect([q, (await rudi.get(`${MONITORING}?${q}`)).http]).toEqual([q, 400]);
    expect((await rudi.get(`${MONITORING}?kl=&proses=&ijin_rekom=&tahun_takwim=&identitas=&no_aju=`)).http).toBe(200);
  });
  it('getListKl names who has held a file, since when and until when', async () => {
    await singkirkan(dunia, gula);
    const rki = await berkasSampai(dunia, 'rki');
    const hari = await dunia.sebagai('hari');
    const lama = (await ratna.get(`${DASAR}/rki/getListKl/${rki.idNk}`)).data;
    expect(lama).toMatchObject([{ kd_ga: '019', sampai: null }]);
    await singkirkan(dunia, rki);
    const d = await berkasSampai(dunia, 'menunggu');
    const kini = (await hari.get(`${DASAR}/rki/getListKl/${d.idNk}`)).data;
    expect(kini).toMatchObject([
      { kd_ga: '019', sampai: expect.any(String) },
      { kd_ga: '128', sejak: kini[0].sampai, sampai: null },
    ]);
    expect((await hendra.get(`${DASAR}/rki/getListKl/${d.idNk}`)).http).toBe(404);
    await singkirkan(dunia, d);
  });
});

describe('C.11 decisions as data', () => {
  let d: Draf;
  let lain: Draf;
  const TARIK = `${DASAR}/tarik-data`;
  /** Decided some minutes ago, so that it is no longer young. */
  const putuskanPada = (x: Draf, menit: number) =>
    dunia.db.pengajuan.update({
      where: { id: BigInt(x.idNk) },
      data: { tgl_keputusan: new Date(Date.now() - menit * 60_000) },
    });
  beforeAll(async () => {
    d = await berkasSampai(dunia, 'terbit');
    lain = await berkasSampai(dunia, 'terbit');
    await putuskanPada(d, 30);
    const [baris] = await dunia.db.baris.findMany({
      where: { id_pengajuan: BigInt(d.idNk), jenis: 'barang' },
      orderBy: { seri: 'asc' },
    });
    const realisasi = { id_pengajuan: BigInt(d.idNk), id_baris: baris?.id ?? 0n, sisi: 'realisasi' };
    await dunia.db.barisBulan.createMany({
      data: [
        { ...realisasi, periode: new Date(`${TAHUN}-01-01`), jml: '30' },
        { ...realisasi, periode: new Date(`${TAHUN}-02-01`), jml: '12.5' },
        { ...realisasi, sisi: 'rencana', periode: new Date(`${TAHUN}-02-01`), jml: '9' },
      ],
    });
  });
  afterAll(() => Promise.all([d, lain].map((x) => singkirkan(dunia, x))));

  it('C.11 tarik-data gives each decision once, in their order, and none before it can be the last of its time', async () => {
    const pertama = await adminkl.get(TARIK);
    expect(nomor(pertama)).toEqual(urut(d));
    expect(pertama.data[0]).toMatchObject({ kd_ga: '019', kd_rekom: '07', tahun: TAHUN, jumlah_baris: 2 });
    const lagi = await adminkl.get(`${TARIK}?sejak=${pertama.meta.berikut}`);
    expect([lagi.data, lagi.meta.berikut]).toEqual([[], pertama.meta.berikut]);
    await putuskanPada(lain, 2);
    const kedua = await adminkl.get(`${TARIK}?sejak=${pertama.meta.berikut}`);
    expect(nomor(kedua)).toEqual(urut(lain));
    expect(nomor(await adminkl.get(`${TARIK}?limit=1`))).toEqual(urut(d));
    expect((await adminkl.get(`${TARIK}?limit=1`)).meta).toMatchObject({ limit: 1, total: 1, total_perkiraan: true });
    expect((await rudi.get(`${TARIK}?kd_ga=018`)).data).toEqual([]);
    for (const q of ['sejak=bukan', 'sejak=WyJ4IiwiMSJd', 'limit=501', 'kd_ga=abc'])
      expect([q, (await adminkl.get(`${TARIK}?${q}`)).http]).toEqual([q, 400]);
  });
  it('C.11 tarik-data is refused to whom it is not given, and masks numbers for those who may only watch', async () => {
    expect((await ratna.get(TARIK)).http).toBe(403);
    expect((await dunia.sebagai('dewi').then((c) => c.get(TARIK))).http).toBe(403);
    const { npwp } = dunia.organisasi('nusa');
    expect((await adminkl.get(TARIK)).data[0].npwp).toBe(npwp);
    const samar = (await rudi.get(TARIK)).data[0].npwp as string;
    expect(samar).not.toBe(npwp);
    expect(samar).toMatch(/[*•]/);
  });
  it('C.11 tarik-data/detail has the rows: asked for, determined, reported, what remains', async () => {
    const isi = (await adminkl.get(`${TARIK}/detail?no_aju=${d.noAju}`)).data;
    expect(isi.baris).toMatchObject([
      { seri: 1, diminta: '100', ditetapkan: '100', terealisasi: '42.5', sisa: '57.5' },
      { seri: 2, diminta: '200', ditetapkan: '200', terealisasi: '0', sisa: '200' },
    ]);
    expect((await adminkl.get(`${TARIK}/detail?no_aju=${'0'.repeat(26)}`)).http).toBe(404);
  });
  it('C.11 dataIjin tells a company what remains of its permits, by kind, days and row', async () => {
    const izin = async (q: string, c = ratna) => (await c.get(`${DASAR}/dataIjin?${q}`)).data as { noAju: string }[];
    expect((await izin('')).map((k) => k.noAju).sort()).toEqual(urut(d, lain));
    expect(await izin('kd_ijin=01')).toEqual([]);
    expect(await izin('tgl_awal=2020-01-01&tgl_akhir=2020-12-31')).toEqual([]);
    const [satu] = (await izin('seri=2')) as unknown as { baris: { seri: number; sisa: string }[] }[];
    expect(satu?.baris.map((b) => [b.seri, b.sisa])).toEqual([[2, '200']]);
    expect(await izin(`npwp=${dunia.organisasi('nusa').npwp}`, hendra)).toEqual([]);
    expect((await ratna.get(`${DASAR}/dataIjin?tgl_awal=2026-02-30`)).http).toBe(400);
  });
  it('C.11 what remains does not fall below nothing when more is reported than was issued', async () => {
    const where = { id_pengajuan: BigInt(d.idNk), sisi: 'realisasi', periode: new Date(`${TAHUN}-02-01`) };
    await dunia.db.barisBulan.updateMany({ where, data: { jml: '500' } });
    const isi = (await adminkl.get(`${TARIK}/detail?no_aju=${d.noAju}`)).data;
    expect(isi.baris[0]).toMatchObject({ terealisasi: '530', sisa: '0' });
    await dunia.db.barisBulan.updateMany({ where, data: { jml: '12.5' } });
  });
  it('H5 expiredRekom names what ends within sixty days, by D-60, D-30 and D-7', async () => {
    const hari = (n: number): Date => new Date(Date.now() + n * 86_400_000);
    const sampai = (x: Draf, berlaku_sampai: Date) =>
      dunia.db.pengajuan.update({ where: { id: BigInt(x.idNk) }, data: { berlaku_sampai } });
    const isi = async (c = ratna) =>
      ((await c.get(`${DASAR}/expiredRekom`)).data as { noAju: string; tahap: string }[]).map((k) => [
        k.noAju,
        k.tahap,
      ]);
    await sampai(d, hari(45));
    await sampai(lain, hari(75));
    expect(await isi()).toEqual([[d.noAju, 'D-60']]);
    await sampai(lain, hari(5));
    await sampai(d, hari(29));
    expect(await isi()).toEqual([
      [lain.noAju, 'D-7'],
      [d.noAju, 'D-30'],
    ]);
    expect(await isi(hendra)).toEqual([]);
  });
  it('H11 prevData begins with the last decision for the same goods, one of one’s own', async () => {
    const isi = (await ratna.get(`${DASAR}/prevData?kd_rekom=07&kd_komoditas=0142`)).data;
    expect(isi).toMatchObject({ idNk: lain.idNk, tahun: TAHUN });
    expect(isi.baris).toHaveLength(2);
    expect((await ratna.get(`${DASAR}/prevData?kd_rekom=01&kd_komoditas=015`)).data).toBeNull();
    expect((await hendra.get(`${DASAR}/prevData?kd_rekom=07&kd_komoditas=0142`)).data).toBeNull();
    expect((await ratna.get(`${DASAR}/prevData?kd_rekom=99&kd_komoditas=0142`)).http).toBe(400);
  });
  it('C.11 summary counts files and adds quantities by unit, each reader his own part', async () => {
    const baca = async (a: string, c = rudi) =>
      (await c.get(`${DASAR}/summary/${a}/${TAHUN}`)).data as { kode: string }[];
    const pertek = (rows: { kode: string }[]) => rows.find((r) => r.kode === '07');
    const kini = pertek(await baca('layanan'));
    // Two decided files of 300 and what the first tests put away: three of 300 with an end of their own.
    expect(pertek(await baca('layanan', ratna))).toMatchObject({ uraian: expect.any(String) });
    expect(kini).toMatchObject({ jumlah: [{ satuan: expect.any(String), ditetapkan: '600' }] });
    expect((await baca('status')).find((r) => r.kode === '50')).toMatchObject({
      berkas: 2,
      jumlah: [{ diminta: '600', ditetapkan: '600' }],
    });
    expect((await baca('kl', wayan)) as unknown[]).toEqual([]);
    expect((await rudi.get(`${DASAR}/summary/warna/${TAHUN}`)).http).toBe(400);
    expect((await rudi.get(`${DASAR}/summary/kl/99`)).http).toBe(400);
  });
  it('C.11 summaryIzinRekom: issued, reported and remaining by service and month', async () => {
    const rows = (await rudi.get(`${DASAR}/summaryIzinRekom?tahun=${TAHUN}`)).data as object[];
    const [tahun, bulan] = new Date(Date.now() + 7 * 3_600_000).toISOString().split('-');
    const periode = `${bulan}${tahun}`;
    expect(rows).toMatchObject([
      { kd_rekom: '07', jnsLayanan: 'PERTEK', periode, izin: 2, ditetapkan: '600', terealisasi: '42.5', sisa: '557.5' },
    ]);
    expect(await versi(ratna, d)).toBeGreaterThan(0);
  });
  it('dataPPI and kbli-oss answer for one’s own company, and for no other', async () => {
    const ppi = await ratna.get(`${DASAR}/dataPPI?npwp=${dunia.organisasi('nusa').npwp}`);
    expect([ppi.http, Array.isArray(ppi.data)]).toEqual([200, true]);
    const { nib } = dunia.organisasi('nusa');
    expect((await hendra.post(`${DASAR}/ref/kbli-oss`, { nib })).http).toBeGreaterThanOrEqual(400);
  });
});
