import { KalenderService } from '../../src/modules/pengajuan/tenggat/kalender.service';
import { RekapService } from '../../src/modules/pengajuan/rekap/rekap.service';
import { kirim, PERTEK, RKI, TAHUN, type Draf } from '../support/berkas';
import type { Client } from '../support/client';
import { antar, berkasSampai } from '../support/keadaan';
import { layanan } from '../support/kerjakan';
import { singkirkan } from '../support/milik';
import { World } from '../support/world';

const REKAP = '/nk/v2/data-nk/rki/monitoring-pengajuan/rekap';
const DAFTAR = '/nk/v2/data-nk/rki/monitoring-pengajuan';
let dunia: World;
let rudi: Client;
let berkas: Draf[];
beforeAll(async () => {
  dunia = await World.open({});
  rudi = await dunia.sebagai('rudi');
  const [ratna, hendra] = [await dunia.sebagai('ratna'), await dunia.sebagai('hendra')];
  const terbit = await berkasSampai(dunia, 'terbit');
  const gula = await kirim(ratna, RKI);
  const pipa = await kirim(hendra, PERTEK);
  await antar(dunia, pipa);
  await dunia.db.pengajuan.update({
    where: { id: BigInt(gula.idNk) },
    data: { status_kirim: 'GAGAL', kd_status: '10' },
  });
  await dunia.db.pengajuan.update({
    where: { id: BigInt(pipa.idNk) },
    data: { sla_tenggat: new Date(Date.now() - 60_000) },
  });
  await hendra.post('/nk/v2/data-nk', { kd_rekom: '01', kd_komoditas: '015' });
  berkas = [terbit, gula, pipa];
});
afterAll(() => dunia.close());

type Baris = { kd_rekom: string; kd_status_pengajuan: string; lewat: boolean; n: number; tenggat: string | null };
const baca = async (c = rudi, q = '') => {
  const { pada, baris } = (await c.get(`${REKAP}?${q}`)).data as { pada: string; baris: Baris[] };
  return {
    pada: Date.parse(pada),
    baris: baris.map((b) => [b.kd_rekom, b.kd_status_pengajuan, b.lewat, b.n].join(' ')).sort(),
  };
};
/** A permit issued, an RKI that could not be delivered, a PERTEK whose day has passed; nobody counts a draft. */
const HARAPAN = ['01 11 false 1', '07 20 true 1', '07 50 false 1'];
const perbarui = () => layanan(dunia, RekapService).perbarui();

it('counts files by ministry, process, service and year as they are shown, with those that are late', async () => {
  expect((await baca()).baris).toEqual(HARAPAN);
  await perbarui();
  expect((await baca()).baris).toEqual(HARAPAN);
  expect((await baca(rudi, 'ijin_rekom=PERTEK')).baris).toEqual(HARAPAN.slice(1));
  expect((await baca(rudi, `tahun_takwim=${TAHUN + 1}`)).baris).toEqual([]);
  expect((await baca(rudi, 'kl=018')).baris).toEqual([]);
});
it('tells the earliest due date of the late ones, taken before or now', async () => {
  const { sla_tenggat } = await dunia.db.pengajuan.findUniqueOrThrow({ where: { id: BigInt(berkas[2]?.idNk ?? 0) } });
  const terlama = async () =>
    ((await rudi.get(REKAP)).data.baris as Baris[]).flatMap((b) => (b.lewat ? [b.tenggat] : []));
  await dunia.db.rekapWaktu.deleteMany();
  expect(await terlama()).toEqual([sla_tenggat?.toISOString()]);
  await perbarui();
  expect(await terlama()).toEqual([sla_tenggat?.toISOString()]);
});
it('everybody counts his own part, taken before or now', async () => {
  await perbarui();
  expect((await baca(await dunia.sebagai('adminkl'))).baris).toEqual(HARAPAN);
  expect((await baca(await dunia.sebagai('wayan'))).baris).toEqual([]);
  expect((await baca(await dunia.sebagai('hendra'))).baris).toEqual(['07 20 true 1']);
});
it('is never more than a minute behind: older counts are not given out', async () => {
  await perbarui();
  await singkirkan(dunia, berkas[0] as Draf);
  expect((await baca()).baris).toContain('07 50 false 1');
  const nanti = new Date(Date.now() + 61_000);
  jest.spyOn(layanan(dunia, KalenderService), 'kini').mockReturnValue(nanti);
  const kini = await baca();
  expect(kini.baris).toEqual(['01 11 false 1', '07 20 true 1', '07 91 false 1']);
  expect(kini.pada).toBe(nanti.getTime());
  jest.restoreAllMocks();
});
it('gives lists their totals, and filter boxes theirs', async () => {
  const total = async (q = '') => ((await rudi.get(`${DAFTAR}?limit=1&${q}`)).meta as { total: number }).total;
  await dunia.db.rekapWaktu.deleteMany();
  const langsung = [await total(), await total('proses=11'), await total('ijin_rekom=07')];
  expect(langsung).toEqual([3, 1, 2]);
  await perbarui();
  expect([await total(), await total('proses=11'), await total('ijin_rekom=07')]).toEqual(langsung);
  expect((await rudi.get(`${DAFTAR}?limit=2&page=9`)).meta).toMatchObject({ total: 3 });
  const saring = async () => (await rudi.get('/nk/v2/data-nk/rki/pengajuan-filter')).data;
  const dariRekap = await saring();
  await dunia.db.rekapWaktu.deleteMany();
  expect(await saring()).toEqual(dariRekap);
});
it('two workers at once leave one count', async () => {
  await Promise.all([perbarui(), perbarui(), perbarui()]);
  expect((await baca()).baris).toHaveLength(3);
});
