import { createHmac } from 'node:crypto';
import { startSimulators, type Simulators } from '@sinas/simulators/server';
import { JadwalTagihanService } from '../../src/modules/tagihan/jadwal-tagihan.service';
import { MintaTagihanService } from '../../src/modules/tagihan/minta-tagihan.service';
import { PeriksaTagihanService } from '../../src/modules/tagihan/periksa-tagihan.service';
import type { Draf } from '../support/berkas';
import type { Client } from '../support/client';
import { LEMBAR, penuh, PERIKSA, rphpDiKoordinator, versi } from '../support/keadaan';
import { kerjakan, layanan } from '../support/kerjakan';
import { singkirkan } from '../support/milik';
import { World } from '../support/world';

const JALUR = '/nk/v2/data-nk/rki/pengajuan';
const RAHASIA = 'rahasia-simulator-pnbp';
let luar: Simulators;
let dunia: World;
let ratna: Client;
let hendra: Client;
let verif: Client;
let koord: Client;
let d: Draf;
beforeAll(async () => {
  luar = await startSimulators(0);
  dunia = await World.open({ PNBP_URL: `${luar.url}/pnbp` });
  await dunia.tambahPetugas('verif032', 'KL_VERIFIKATOR', '032');
  await dunia.tambahPetugas('koord032', 'KL_KOORDINATOR', '032');
  [ratna, hendra, verif, koord] = (await Promise.all(
    ['ratna', 'hendra', 'verif032', 'koord032'].map((n) => dunia.sebagai(n)),
  )) as [Client, Client, Client, Client];
});
afterAll(async () => {
  await dunia.close();
  await luar.close();
});
beforeEach(async () => {
  await kendali('normal');
  d = await rphpDiKoordinator(dunia);
});
afterEach(() => singkirkan(dunia, d));

const kendali = (mode: string, lain: object = {}) =>
  fetch(`${luar.url}/_kendali`, { method: 'POST', body: JSON.stringify({ sistem: 'pnbp', mode, ...lain }) });
const status = async (): Promise<string> =>
  (await ratna.get(`/nk/v2/data-nk/get?id_nk=${d.idNk}`)).data.kd_status_pengajuan as string;
const lihat = async (c = ratna) => (await c.get(`${JALUR}/billing/${d.idNk}`)).data;
const terbitkan = async (c = koord) => c.post(`${JALUR}/billing/${d.idNk}`, {});
const minta = () => kerjakan(dunia, 'minta-tagihan', MintaTagihanService);
const periksa = () => kerjakan(dunia, 'periksa-tagihan', PeriksaTagihanService);
const jadwal = () => layanan(dunia, JadwalTagihanService).jalankan();
/** A bill with its code. */
async function tagihan(): Promise<{ kode: string; jumlah: string; kedaluwarsa: string }> {
  expect((await terbitkan()).http).toBe(200);
  await minta();
  return lihat();
}
const bayar = async (kode: string, isi: object = {}) =>
  (await fetch(`${luar.url}/pnbp/tagihan/${kode}/bayar`, { method: 'POST', body: JSON.stringify({ kabar: 0, ...isi }) }).then((r) => r.json())) as Record<string, string>; // prettier-ignore
/** As the billing system tells it. */
function kabari(isi: Record<string, string>, rahasia = RAHASIA, geser = 0) {
  const saat = String(Date.now() + geser);
  const naskah = ['kode', 'ntpn', 'ntb', 'jumlah', 'tgl_bayar', 'saluran'].map((m) => isi[m]).join('\n');
  const tanda = createHmac('sha256', rahasia).update(`${saat}.${naskah}`).digest('hex');
  return dunia.tamu().call('POST', '/api/pnbp/pembayaran', isi, { 'x-tanda-tangan': tanda, 'x-waktu': saat });
}
const ubahTagihan = (data: object) => dunia.db.tagihan.updateMany({ where: { id_pengajuan: BigInt(d.idNk) }, data });
const hasil = async (kode: string): Promise<string[]> =>
  (await dunia.db.pembayaran.findMany({ where: { kode }, orderBy: { id: 'asc' } })).map((b) => b.hasil);

describe('T12 LAYAR-04 a bill', () => {
  it('T12 is issued by the ministry, gets fifteen digits and seven days, and stops the clock', async () => {
    expect(await terbitkan()).toMatchObject({ http: 200, message: 'Kode billing sedang diminta' });
    expect(await status()).toBe('30');
    expect(await lihat()).toMatchObject({ status: 'DIMINTA', kode: null, jumlah: '500000', lama: [] });
    await minta();
    const t = await lihat();
    expect(t).toMatchObject({ status: 'BELUM_DIBAYAR', kode: expect.stringMatching(/^\d{15}$/) });
    expect(Date.parse(t.kedaluwarsa) - Date.parse(t.terbit)).toBe(7 * 86_400_000);
    expect(Date.parse(t.ditutup) - Date.parse(t.kedaluwarsa)).toBe(14 * 86_400_000);
    const p = await dunia.db.pengajuan.findUniqueOrThrow({ where: { id: BigInt(d.idNk) } });
    expect([p.sla_sejak, p.status_billing]).toEqual([null, 'BELUM_DIBAYAR']);
  });
  it('the way to the decider is closed until it is paid', async () => {
    const isi = { idNk: d.idNk, versi: await versi(koord, d), kd_keputusan: '4', checklist: PERIKSA.lima };
    expect((await koord.post(LEMBAR, { ...isi, rincian: await penuh(koord, d) })).http).toBe(409);
  });
  it('the code is asked for until it is given, and one bill is made of many questions', async () => {
    await kendali('putus_setelah_efek', { kali: 2 });
    expect((await terbitkan()).http).toBe(200);
    await minta().catch(() => undefined);
    expect((await lihat()).status).toBe('DIMINTA');
    await dunia.db.outbox.updateMany({
      where: { jenis: 'minta-tagihan', status: { not: 'SELESAI' } },
      data: { tersedia: new Date(0), sewa_sampai: null },
    });
    await minta().catch(() => undefined);
    await dunia.db.outbox.updateMany({
      where: { jenis: 'minta-tagihan', status: { not: 'SELESAI' } },
      data: { tersedia: new Date(0), sewa_sampai: null },
    });
    await minta();
    expect((await lihat()).status).toBe('BELUM_DIBAYAR');
    const semua = (await (await fetch(`${luar.url}/pnbp/tagihan`)).json()) as { uraian: string }[];
    expect(semua.filter((b) => b.uraian.endsWith(d.noAju))).toHaveLength(1);
  });
  it('is not issued twice, not by two at once, not by a company, not for a file of another ministry', async () => {
    const dua = await Promise.all([terbitkan(), terbitkan()]);
    expect(dua.map((h) => h.http).sort()).toEqual([200, 409]);
    expect(await dunia.db.tagihan.count({ where: { id_pengajuan: BigInt(d.idNk) } })).toBe(1);
    expect((await terbitkan(hendra)).http).toBe(404);
    expect((await terbitkan(await dunia.sebagai('dewi'))).http).toBe(404);
    expect((await hendra.get(`${JALUR}/billing/${d.idNk}`)).http).toBe(404);
    expect((await hendra.get(`${JALUR}/refreshBilling/${d.idNk}`)).http).toBe(404);
    expect((await dunia.tamu().get(`${JALUR}/billing/${d.idNk}`)).http).toBe(401);
  });
  it('a company cannot issue the first one', async () => {
    expect((await terbitkan(ratna)).http).toBe(403);
    expect(await status()).toBe('22');
  });
  it('a fee of Rp 0 lets the file pass, and none at all stops it with a reason', async () => {
    const lama = await dunia.db.tarifPnbp.findMany({ where: { kd_rekom: '03' } });
    await dunia.db.tarifPnbp.updateMany({ where: { kd_rekom: '03' }, data: { jumlah: 0 } });
    expect((await terbitkan()).message).toBe('Tarif layanan ini Rp 0. Berkas diteruskan ke pejabat');
    expect(await status()).toBe('23');
    await singkirkan(dunia, d);
    await dunia.db.tarifPnbp.deleteMany({ where: { kd_rekom: '03' } });
    await dunia.db.pengajuan.update({
      where: { id: BigInt(d.idNk) },
      data: { kd_status: '22', status_billing: null, fl_arsip: false },
    });
    expect(await terbitkan()).toMatchObject({
      http: 422,
      message: 'Tarif PNBP layanan ini belum diatur untuk hari ini',
    });
    await dunia.db.tarifPnbp.createMany({ data: lama });
  });
});

describe('T13 payment', () => {
  it('T13 is told by the billing system: paid once, with its receipt, and the file goes to the decider', async () => {
    const { kode } = await tagihan();
    const lunas = await bayar(kode);
    expect((await kabari(lunas)).data).toEqual({ diterima: true });
    expect(await status()).toBe('23');
    expect(await lihat()).toMatchObject({
      status: 'LUNAS',
      ntpn: lunas.ntpn,
      ntb: lunas.ntb,
      saluran: 'Teller',
      ditutup: null,
    });
    const p = await dunia.db.pengajuan.findUniqueOrThrow({ where: { id: BigInt(d.idNk) } });
    expect([p.sla_sejak !== null, p.status_billing]).toEqual([true, 'LUNAS']);
    const langkah = (await ratna.get(`/nk/v2/data-nk/rki/pengajuan-history/${d.idNk}`)).data as { peristiwa: string }[];
    expect(langkah.map((r) => r.peristiwa)).toEqual(expect.arrayContaining(['terbit_billing', 'bayar', 'lanjut']));
  });
  it('T13 refreshBilling finds it out by asking, once however often it is asked, and says when it looked', async () => {
    const { kode } = await tagihan();
    await bayar(kode);
    const tanya = await Promise.all([1, 2, 3].map(() => ratna.get(`${JALUR}/refreshBilling/${d.idNk}`)));
    expect(tanya.map((h) => [h.http, h.message])).toEqual(
      Array.from({ length: 3 }, () => [200, 'Pembayaran sedang diperiksa']),
    );
    expect(
      await dunia.db.outbox.count({
        where: { jenis: 'periksa-tagihan', kunci: { contains: ':' }, status: { not: 'SELESAI' } },
      }),
    ).toBe(1);
    await periksa();
    expect(await lihat()).toMatchObject({ status: 'LUNAS', diperiksa: expect.any(String) });
    expect(await status()).toBe('23');
  });
  it('T13 poll and callbacks at the same moment count once', async () => {
    const { kode } = await tagihan();
    const lunas = await bayar(kode);
    await ratna.get(`${JALUR}/refreshBilling/${d.idNk}`);
    await Promise.all([kabari(lunas), kabari(lunas), periksa(), kabari(lunas)]);
    expect(await status()).toBe('23');
    const r = await dunia.db.riwayat.findMany({ where: { id_pengajuan: BigInt(d.idNk), peristiwa: 'bayar' } });
    expect(r).toHaveLength(1);
    expect([...new Set(await hasil(kode))].sort()).toEqual(['lunas', 'ulang']);
  });
  it('a forged, old or altered callback changes nothing', async () => {
    const { kode } = await tagihan();
    const lunas = await bayar(kode);
    expect(await kabari(lunas, 'bukan-rahasianya')).toMatchObject({
      http: 403,
      message: 'Tanda tangan pemberitahuan tidak sah',
    });
    expect((await kabari(lunas, RAHASIA, -6 * 60_000)).http).toBe(403);
    expect((await dunia.tamu().call('POST', '/api/pnbp/pembayaran', lunas)).http).toBe(403);
    expect((await kabari({ ...lunas, jumlah: 'x' })).http).toBe(403);
    expect([await status(), await hasil(kode)]).toEqual(['30', []]);
  });
  it('a wrong amount, an unknown bill and a second payment change nothing and stand on the operators’ list', async () => {
    const { kode } = await tagihan();
    const kurang = await bayar(kode, { jumlah: '1000' });
    await kabari(kurang);
    expect(await status()).toBe('30');
    await kabari({ ...kurang, kode: '899999999999999' });
    await kabari({ ...kurang, jumlah: '500000' });
    expect(await status()).toBe('23');
    await kabari({ ...kurang, jumlah: '500000', ntpn: 'FFFFFFFFFFFFFFFF' });
    expect(await hasil(kode)).toEqual(['salah_jumlah', 'lunas', 'dobel']);
    const fajar = await dunia.sebagai('fajar');
    const janggal = (await fajar.get('/nk/v2/tarif-pnbp/janggal')).data as { kode: string; hasil: string }[];
    expect(
      janggal
        .filter((b) => [kode, '899999999999999'].includes(b.kode))
        .map((b) => b.hasil)
        .sort(),
    ).toEqual([...['dobel', 'salah_jumlah', 'tidak_dikenal']]);
    expect((await ratna.get('/nk/v2/tarif-pnbp/janggal')).http).toBe(403);
  });
});

describe('T14, T30, T36 what time and the ministry do to a bill', () => {
  const lampau = (hari: number): Date => new Date(Date.now() - hari * 86_400_000);
  it('T14 expires, is shown as 32, and a new one takes its place; the old one stays in the history', async () => {
    const { kode } = await tagihan();
    expect(await terbitkan(ratna)).toMatchObject({
      http: 409,
      message: `Tagihan ${kode} masih berlaku. Bayar tagihan itu, atau tunggu sampai kedaluwarsa`,
    });
    await ubahTagihan({ kedaluwarsa: lampau(1) });
    await jadwal();
    expect(await status()).toBe('32');
    expect((await terbitkan(ratna)).http).toBe(200);
    await minta();
    const kini = await lihat();
    expect(kini).toMatchObject({ urut: 2, status: 'BELUM_DIBAYAR', lama: [{ urut: 1, kode, status: 'KEDALUWARSA' }] });
    expect(await status()).toBe('30');
    await kabari(await bayar(kini.kode as string));
    expect(await status()).toBe('23');
  });
  it('a payment in time of which the news comes after the expiry pays, and voids the bill made meanwhile', async () => {
    const { kode } = await tagihan();
    const lunas = await bayar(kode, { tgl_bayar: lampau(2).toISOString() });
    await ubahTagihan({ kedaluwarsa: lampau(1) });
    await jadwal();
    await terbitkan(ratna);
    await minta();
    await kabari(lunas);
    expect(await status()).toBe('23');
    const semua = await dunia.db.tagihan.findMany({
      where: { id_pengajuan: BigInt(d.idNk) },
      orderBy: { urut: 'asc' },
    });
    expect(semua.map((t) => t.status)).toEqual(['LUNAS', 'DIBATALKAN']);
    expect(semua[1]?.alasan).toBe('Tagihan sebelumnya sudah dibayar');
  });
  it('a payment after the expiry does not pay, and is not lost', async () => {
    const { kode } = await tagihan();
    await ubahTagihan({ kedaluwarsa: lampau(1) });
    await jadwal();
    await kabari(await bayar(kode));
    expect([await status(), await hasil(kode)]).toEqual(['32', ['terlambat']]);
  });
  it('T30 closes the file 14 days after its first bill has expired, and not a day before', async () => {
    await tagihan();
    await ubahTagihan({ kedaluwarsa: lampau(13) });
    await jadwal();
    expect(await status()).toBe('32');
    await ubahTagihan({ kedaluwarsa: lampau(15) });
    await jadwal();
    expect(await status()).toBe('91');
  });
  it('T36 the coordinator cancels it with a reason: the file comes back, the bill is void, and may be issued anew', async () => {
    const { kode } = await tagihan();
    expect((await verif.post(`${JALUR}/billing/${d.idNk}/batal`, { alasan: 'Tarif keliru' })).http).toBe(403);
    expect((await koord.post(`${JALUR}/billing/${d.idNk}/batal`, { alasan: '' })).http).toBe(400);
    expect((await koord.post(`${JALUR}/billing/${d.idNk}/batal`, { alasan: 'Tarif keliru' })).http).toBe(200);
    expect(await status()).toBe('22');
    expect(await lihat()).toMatchObject({ kode, status: 'DIBATALKAN', alasan: 'Tarif keliru' });
    await kabari(await bayar(kode));
    expect([await status(), await hasil(kode)]).toEqual(['22', ['terlambat']]);
    expect((await terbitkan()).http).toBe(200);
  });
  it('no bill stays open of a file that was withdrawn', async () => {
    await tagihan();
    expect((await ratna.post(`/nk/v2/data-nk/batalkan/${d.idNk}`, { alasan: 'Tidak jadi' })).http).toBe(200);
    await jadwal();
    expect((await lihat()).status).toBe('DIBATALKAN');
  });
  it('a void bill that was paid at the counter, of which nobody has told us, is found out by asking', async () => {
    const { kode } = await tagihan();
    await koord.post(`${JALUR}/billing/${d.idNk}/batal`, { alasan: 'Tarif keliru' });
    await bayar(kode);
    await jadwal();
    await periksa();
    expect([await status(), await hasil(kode)]).toEqual(['22', ['terlambat']]);
  });
  it('paid after it was asked about, in the same minute: who asks again is told', async () => {
    const { kode } = await tagihan();
    await ratna.get(`${JALUR}/refreshBilling/${d.idNk}`);
    await periksa();
    await bayar(kode);
    for (const _ of [1, 2]) await ratna.get(`${JALUR}/refreshBilling/${d.idNk}`);
    await periksa();
    expect(await status()).toBe('23');
  });
  it('refreshBilling asks for a void bill, too, and an expired code is asked for until a day after its end', async () => {
    const { kode } = await tagihan();
    await koord.post(`${JALUR}/billing/${d.idNk}/batal`, { alasan: 'Tarif keliru' });
    await bayar(kode);
    await ratna.get(`${JALUR}/refreshBilling/${d.idNk}`);
    await periksa();
    expect(await hasil(kode)).toEqual(['terlambat']);

    const { id } = await dunia.db.tagihan.findUniqueOrThrow({ where: { kode } });
    const kunci = { startsWith: `periksa-tagihan:${id}:` };
    const diperiksa = async () => {
      await dunia.db.outbox.deleteMany({ where: { kunci } });
      await jadwal();
      return dunia.db.outbox.count({ where: { kunci } });
    };
    await ubahTagihan({ diperiksa: null, kedaluwarsa: lampau(0.9) });
    expect(await diperiksa()).toBe(1);
    await ubahTagihan({ diperiksa: null, kedaluwarsa: lampau(1.1) });
    expect(await diperiksa()).toBe(0);
  });
});

describe('fees', () => {
  const TARIF = '/nk/v2/tarif-pnbp';
  it('operators add and end them; what would overlap, or change the past, is refused', async () => {
    const fajar = await dunia.sebagai('fajar');
    const baru = { kd_rekom: '05', jumlah: '750000', mulai: '2090-01-01', dasar: 'PP contoh' };
    expect(await fajar.post(TARIF, baru)).toMatchObject({ http: 422, errors: [{ path: 'mulai' }] });
    const lama = ((await fajar.get(TARIF)).data as { id: string; kd_rekom: string }[]).find((t) => t.kd_rekom === '05');
    expect(await fajar.put(`${TARIF}/${lama?.id}`, { sampai: '2020-01-01' })).toMatchObject({
      http: 422,
      message: 'Tarif yang sudah berlaku hanya dapat diakhiri, mulai hari ini',
    });
    expect((await fajar.put(`${TARIF}/${lama?.id}`, { sampai: '2089-12-31' })).http).toBe(200);
    expect((await fajar.post(TARIF, baru)).http).toBe(201);
    expect((await fajar.post(TARIF, baru)).data).toHaveLength((await fajar.get(TARIF)).data.length);
    expect((await fajar.post(TARIF, { ...baru, mulai: '2095-01-02', sampai: '2095-01-01' })).message).toBe(
      'Tanggal akhir tidak boleh sebelum tanggal mulai',
    );
    expect((await fajar.post(TARIF, { ...baru, kd_rekom: '07' })).message).toBe('Layanan ini tidak memungut PNBP');
    for (const n of ['ratna', 'dewi', 'rudi'])
      expect([n, (await (await dunia.sebagai(n)).post(TARIF, baru)).http]).toEqual([n, 403]);
  });
});
