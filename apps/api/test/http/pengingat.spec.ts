import { NotifikasiService } from '../../src/modules/notifikasi/notifikasi.service';
import { PengingatService } from '../../src/modules/pengajuan/pengingat/pengingat.service';
import { KalenderService } from '../../src/modules/pengajuan/tenggat/kalender.service';
import { TAHUN, type Draf } from '../support/berkas';
import { berkasSampai, type Keadaan } from '../support/keadaan';
import { kerjakan, layanan } from '../support/kerjakan';
import { singkirkan } from '../support/milik';
import { World } from '../support/world';

let dunia: World;
let d: Draf;
beforeAll(async () => {
  dunia = await World.open({});
});
afterEach(async () => {
  jest.restoreAllMocks();
  await singkirkan(dunia, d);
});
afterAll(() => dunia.close());

const hariLagi = (n: number): Date => new Date(Date.now() + n * 86_400_000);
async function berkas(keadaan: Keadaan, data: object): Promise<void> {
  d = await berkasSampai(dunia, keadaan);
  await dunia.db.pengajuan.update({ where: { id: BigInt(d.idNk) }, data });
}
const jalankan = () => layanan(dunia, PengingatService).jalankan();
/** Reminders of this file that a user has got, the oldest first. */
async function diterima(nama: string): Promise<{ subject: string; text: string; tautan: string }[]> {
  await kerjakan(dunia, 'notifikasi', NotifikasiService);
  const c = await dunia.sebagai(nama);
  const semua = (await c.get(`/api-prod-ba/mobile/get_notif_web?user_id=${dunia.pengguna(nama).id}&limit=50`)).data;
  return (semua as { subject: string; text: string; tautan: string }[])
    .filter((n) => n.subject.startsWith(`[${d.noAju}]`) && /belum|akan berakhir|waktu layanan/i.test(n.subject))
    .reverse();
}

it('D-3 and D-1 of a correction are told to the company, each once, the nearest where both have come', async () => {
  await berkas('diambil', { kd_status: '25', perbaikan_ke: 1, tenggat_perbaikan: hariLagi(3) });
  expect([await jalankan(), await jalankan()]).toEqual([1, 0]);
  await dunia.db.pengajuan.update({ where: { id: BigInt(d.idNk) }, data: { tenggat_perbaikan: hariLagi(1) } });
  expect([await jalankan(), await jalankan()]).toEqual([1, 0]);
  const kabar = await diterima('ratna');
  expect(kabar.map((k) => k.subject)).toEqual(Array.from({ length: 2 }, () => `[${d.noAju}] Perbaikan belum dikirim`));
  expect(kabar[1]?.text).toMatch(
    /Kirim perbaikan paling lambat .* WIB\. Berkas yang tidak diperbaiki sampai batasnya ditutup\.$/,
  );
  expect(await diterima('hendra')).toEqual([]);
});
it('a new round of correction is told anew', async () => {
  await berkas('diambil', { kd_status: '25', perbaikan_ke: 1, tenggat_perbaikan: hariLagi(1) });
  await jalankan();
  await dunia.db.pengajuan.update({ where: { id: BigInt(d.idNk) }, data: { perbaikan_ke: 2 } });
  expect(await jalankan()).toBe(1);
});
it('H5 D-60, D-30 and D-7 of a decision, and nothing of one that has ended', async () => {
  await berkas('terbit', { berlaku_sampai: hariLagi(45) });
  expect([await jalankan(), await jalankan()]).toEqual([1, 0]);
  await dunia.db.pengajuan.update({ where: { id: BigInt(d.idNk) }, data: { berlaku_sampai: hariLagi(6) } });
  expect(await jalankan()).toBe(1);
  await dunia.db.pengajuan.update({ where: { id: BigInt(d.idNk) }, data: { berlaku_sampai: hariLagi(-2) } });
  expect(await jalankan()).toBe(0);
  expect((await diterima('ratna')).map((k) => k.subject)).toEqual(
    Array.from({ length: 2 }, () => `[${d.noAju}] Keputusan akan berakhir`),
  );
});
it('an unreported month is told between the 10th and the 15th of the next, until it is reported', async () => {
  const isi = { berlaku_mulai: new Date(`${TAHUN}-01-01`), berlaku_sampai: new Date(`${TAHUN}-12-31`) };
  await berkas('terbit', isi);
  const pada = (t: string) =>
    jest.spyOn(layanan(dunia, KalenderService), 'kini').mockReturnValue(new Date(`${t}T03:00:00Z`));
  pada(`${TAHUN}-04-09`);
  expect(await jalankan()).toBe(0);
  pada(`${TAHUN}-04-10`);
  expect([await jalankan(), await jalankan()]).toEqual([1, 0]);
  const [kabar] = await diterima('ratna');
  expect(kabar).toMatchObject({
    subject: `[${d.noAju}] Realisasi Mar ${TAHUN} belum dilaporkan`,
    tautan: `/realisasi/${d.idNk}?bulan=03${TAHUN}`,
  });
  expect(kabar?.text).toContain(`Laporkan realisasi Mar ${TAHUN} paling lambat 15 April ${TAHUN}.`);
  pada(`${TAHUN}-05-12`);
  const ratna = await dunia.sebagai('ratna');
  expect(
    (await ratna.put('/nk/v2/data-nk/rki/realisasi', { idNk: d.idNk, periode: `04${TAHUN}`, versi: 0, baris: [] }))
      .http,
  ).toBe(200);
  expect(await jalankan()).toBe(0);
});
it('C.9 60 and 100 per cent of the legal clock are told to the desk and to the one above, not to the company', async () => {
  await berkas('diambil', { sla_hari: 5, sla_terpakai: 3, sla_sejak: new Date(), sla_tenggat: hariLagi(3) });
  expect([await jalankan(), await jalankan()]).toEqual([1, 0]);
  // Told before the next one comes: two that wait together are delivered beside each other, in any order.
  expect(await diterima('dewi')).toHaveLength(1);
  await dunia.db.pengajuan.update({ where: { id: BigInt(d.idNk) }, data: { sla_tenggat: hariLagi(-1) } });
  expect([await jalankan(), await jalankan()]).toEqual([1, 0]);
  for (const nama of ['dewi', 'yusuf'])
    expect([nama, (await diterima(nama)).map((k) => k.subject)]).toEqual([
      nama,
      [`[${d.noAju}] 60 persen waktu layanan terpakai`, `[${d.noAju}] Waktu layanan sudah habis`],
    ]);
  expect(await diterima('ratna')).toEqual([]);
  expect(await diterima('rizal')).toEqual([]);
});
it('a clock that has used little, or stands, is no news; two rounds at once give one reminder', async () => {
  await berkas('diambil', { sla_hari: 20, sla_terpakai: 2, sla_sejak: new Date(), sla_tenggat: hariLagi(20) });
  expect(await jalankan()).toBe(0);
  await dunia.db.pengajuan.update({
    where: { id: BigInt(d.idNk) },
    data: { sla_terpakai: 15, sla_sejak: null, sla_tenggat: null },
  });
  expect(await jalankan()).toBe(0);
  await dunia.db.pengajuan.update({
    where: { id: BigInt(d.idNk) },
    data: { sla_sejak: new Date(), sla_tenggat: hariLagi(4) },
  });
  expect((await Promise.all([jalankan(), jalankan()])).reduce((a, n) => a + n, 0)).toBe(1);
});
