import { createClient } from '@sinas/prisma/client';
import { KlAdapter } from '../../src/modules/pengajuan/kirim/kl.adapter';
import { KeadaanLuarRepository } from '../../src/platform/outbound/keadaan/keadaan-luar.repository';
import { KeadaanLuarService } from '../../src/platform/outbound/keadaan/keadaan-luar.service';
import { RegistriService } from '../../src/modules/perusahaan/luar/registri.service';
import { Clock } from '../../src/platform/clock/clock';
import { forgetPemutus } from '../../src/platform/outbound/pemutus';
import { PrismaService } from '../../src/platform/prisma/prisma.service';
import type { Client } from '../support/client';
import { hingga } from '../support/hingga';
import { Luar } from '../support/luar';
import { World } from '../support/world';

const [NIB, NPWP] = ['9900000000003', '0990000003990000'];
let luar: Luar;
let dunia: World;
let pu: Client;
let operator: Client;
beforeAll(async () => {
  luar = await Luar.buka();
  dunia = await World.open(luar.env());
  await dunia.db.organisasi.update({ where: { id: dunia.organisasi('nusa').id }, data: { nib: NIB, npwp: NPWP } });
  [pu, operator] = [await dunia.sebagai('ratna'), await dunia.sebagai('fajar')];
});
afterAll(async () => {
  await dunia.close();
  await luar.tutup();
});
beforeEach(async () => {
  forgetPemutus();
  await dunia.db.jawabanLuar.deleteMany();
  await dunia.db.keadaanLuar.deleteMany();
  await dunia.db.panggilanLuar.deleteMany();
});

const PATH = '/nk/v2/sistem-luar';
const lihat = async (sistem: string) =>
  (await operator.get(PATH)).data.find((s: { sistem: string }) => s.sistem === sistem) as Record<string, unknown>;
/** A look-up that is not answered from what is kept. */
async function kswp(): Promise<void> {
  await dunia.db.jawabanLuar.deleteMany();
  await pu.get('/api/pajak/checkKswp');
}
const tercatat = async (sistem: string, panggilan: number): Promise<void> => {
  const jumlah = async () =>
    (await dunia.db.panggilanLuar.aggregate({ where: { sistem }, _sum: { panggilan: true } }))._sum.panggilan ?? 0;
  expect(await hingga(panggilan, jumlah)).toBe(panggilan);
};
const baik = () => (luar.pajak = () => [200, { npwp: NPWP, kswp: 'VALID' }]);
const rusak = () => (luar.pajak = () => [503, {}]);

describe(`GET ${PATH}`, () => {
  it.each([
    ['fajar', 200],
    ['super', 200],
    ['adminkl', 200],
    ['rudi', 403],
    ['dewi', 403],
    ['ratna', 403],
  ])('%s gets %i', async (orang, http) => expect((await (await dunia.sebagai(orang)).get(PATH)).http).toBe(http));

  it('names every system before anybody has asked it', async () => {
    const { data } = await operator.get(PATH);
    expect(data.length).toBeGreaterThan(15);
    for (const s of data)
      expect(s).toMatchObject({ keadaan: 'belum_dipakai', panggilan_24_jam: 0, berhasil_terakhir: null, sebab: null });
    expect(new Set(data.map((s: { nama: string }) => s.nama)).size).toBe(data.length);
  });
  it('GALAT-07 shows what users do not see: since when, how often, why, and what it means', async () => {
    rusak();
    for (let i = 0; i < 3; i += 1) await kswp();
    await tercatat('pajak-kswp', 3);
    const s = await lihat('pajak-kswp');
    expect(s).toMatchObject({ keadaan: 'gagal', gagal_beruntun: 3, gagal_24_jam: 3, panggilan_24_jam: 3 });
    expect([s.sebab, s.akibat]).toEqual(['Sistemnya sendiri bermasalah (kode 503).', expect.stringContaining('KSWP')]);
    expect(new Date(String(s.gagal_sejak)).getTime()).toBeLessThan(new Date(String(s.gagal_terakhir)).getTime());
    expect((await operator.get(PATH)).data[0].sistem).toBe('pajak-kswp');
    expect(await lihat('pajak-npwp')).toMatchObject({ keadaan: 'belum_dipakai' });
  });
  it('stumbles while only some calls fail, and is well again when none did lately', async () => {
    baik();
    for (let i = 0; i < 3; i += 1) await kswp();
    await tercatat('pajak-kswp', 3);
    expect(await lihat('pajak-kswp')).toMatchObject({ keadaan: 'baik', sebab: null });
    rusak();
    await kswp();
    await tercatat('pajak-kswp', 4);
    expect(await lihat('pajak-kswp')).toMatchObject({ keadaan: 'tersendat', gagal_beruntun: 1 });
    baik();
    await kswp();
    await tercatat('pajak-kswp', 5);
    expect(await lihat('pajak-kswp')).toMatchObject({ keadaan: 'tersendat', gagal_beruntun: 0, gagal_sejak: null });
    const lama = new Date(Math.floor(Date.now() / 3_600_000 - 5) * 3_600_000);
    await dunia.db.panggilanLuar.updateMany({ data: { jam: lama } });
    expect(await lihat('pajak-kswp')).toMatchObject({ keadaan: 'baik', gagal_24_jam: 1, panggilan_24_jam: 5 });
  });
  it('counts calls that went out: neither kept answers nor those that the breaker turned away', async () => {
    baik();
    await kswp();
    await pu.get('/api/pajak/checkKswp');
    rusak();
    for (let i = 0; i < 8; i += 1) await kswp();
    await tercatat('pajak-kswp', 6);
    expect(await lihat('pajak-kswp')).toMatchObject({
      keadaan: 'gagal',
      panggilan_24_jam: 6,
      gagal_beruntun: 5,
      sebab: 'Sistemnya sendiri bermasalah (kode 503).',
    });
  });
  it('knows of sign-ups, sign-ins and deliveries as well', async () => {
    await dunia.app.get(RegistriService, { strict: false }).cariNib(NIB);
    luar.registriBalas = [200, { nib: '9900000000001' }];
    await expect(dunia.app.get(RegistriService, { strict: false }).cariNib(NIB)).rejects.toThrow();
    luar.registriBalas = null;
    await dunia.tamu().post('/api-prod/login/inaport', { username: 'kapal', password: 'salah' });
    await dunia.app.get(KlAdapter, { strict: false }).kirim('1', 1, {});
    for (const [sistem, n] of [
      ['registri', 2],
      ['inaport', 1],
      ['kl', 1],
    ] as const)
      await tercatat(sistem, n);
    const [registri, inaport, kl] = [await lihat('registri'), await lihat('inaport'), await lihat('kl')];
    expect([registri?.keadaan, inaport?.keadaan, kl?.keadaan]).toEqual(['tersendat', 'baik', 'gagal']);
    expect([registri?.sebab, kl?.sebab]).toEqual([
      'Jawabannya tidak sesuai dengan yang ditanyakan, sehingga tidak dipakai.',
      'Tidak dapat dihubungi, atau sambungannya putus.',
    ]);
  });
  it('keeps neither who was asked about, nor where, nor what was answered', async () => {
    luar.pajak = () => [200, { npwp: '0990000001990000', kswp: 'RAHASIA' }];
    await kswp();
    await tercatat('pajak-kswp', 1);
    const isi = JSON.stringify([await dunia.db.keadaanLuar.findMany(), (await operator.get(PATH)).data]);
    for (const rahasia of [NPWP, '0990000001990000', 'RAHASIA', luar.url]) expect(isi).not.toContain(rahasia);
  });
});

describe('notes of several processes', () => {
  const proses = () => {
    const prisma = new PrismaService(dunia.config);
    const catat = new KeadaanLuarService(new KeadaanLuarRepository(prisma), new Clock());
    return { prisma, catat, tutup: () => prisma.onApplicationShutdown() };
  };
  const baris = () => dunia.db.keadaanLuar.findUniqueOrThrow({ where: { sistem: 'oss' } });

  it('add up, with few statements, and none is lost', async () => {
    const semua = [proses(), proses(), proses()];
    for (let i = 0; i < 200; i += 1) {
      for (const p of semua) p.catat.catat('oss', i % 2 ? 'waktu_habis' : null);
      if (i % 20 === 0) await new Promise((lanjut) => setTimeout(lanjut, 2));
    }
    for (const p of semua) await p.catat.beforeApplicationShutdown();
    const [jam] = await dunia.db.panggilanLuar.findMany();
    expect(jam).toMatchObject({ panggilan: 600, gagal: 300 });
    expect(await baris()).toMatchObject({ sebab: 'waktu_habis', berhasil_terakhir: expect.any(Date) });
    for (const p of semua) await p.tutup();
  });
  it('a success of one ends the failures of all; news that come late do not undo it', async () => {
    const repo = new KeadaanLuarRepository(dunia.app.get(PrismaService, { strict: false }));
    const [t0, jam] = [Date.now(), new Date(Math.floor(Date.now() / 3_600_000) * 3_600_000)];
    const saat = (ms: number) => new Date(t0 + ms);
    const gagal = (ms: number) => ({
      ...{ panggilan: 1, gagal: 1, gagal_beruntun: 1, sebab: 'koneksi', berhasil_terakhir: null },
      ...{ gagal_terakhir: saat(ms), gagal_sejak: saat(ms) },
    });
    const berhasil = (ms: number) => ({
      ...{ panggilan: 1, gagal: 0, gagal_beruntun: 0, sebab: null, berhasil_terakhir: saat(ms) },
      ...{ gagal_terakhir: null, gagal_sejak: null },
    });
    const setelah = async (c: ReturnType<typeof gagal> | ReturnType<typeof berhasil>) => {
      await repo.tambah('oss', c, jam);
      const { gagal_beruntun, gagal_sejak } = await baris();
      return [gagal_beruntun, gagal_sejak && gagal_sejak.getTime() - t0];
    };
    expect(await setelah(gagal(10))).toEqual([1, 10]);
    expect(await setelah(gagal(20))).toEqual([2, 10]);
    expect(await setelah(berhasil(5))).toEqual([2, 10]);
    expect(await setelah(berhasil(30))).toEqual([0, null]);
    expect(await setelah(gagal(25))).toEqual([0, null]);
    expect(await setelah(gagal(40))).toEqual([1, 40]);
    expect(await dunia.db.panggilanLuar.findMany()).toMatchObject([{ panggilan: 6, gagal: 4 }]);
  });
  it('nobody waits for them: a look-up is answered while they cannot be written', async () => {
    baik();
    await kswp();
    await tercatat('pajak-kswp', 1);
    const lain = createClient(dunia.config.databaseUrl);
    await lain.$transaction(async (tx) => {
      await tx.$queryRaw`SELECT 1 FROM keadaan_luar FOR UPDATE`;
      for (let i = 0; i < 12; i += 1) await kswp();
      expect((await dunia.db.panggilanLuar.findMany())[0]?.panggilan).toBe(1);
    });
    await lain.$disconnect();
    await tercatat('pajak-kswp', 13);
  });
  it('a database that goes away in the middle costs nothing: they are written with the next call', async () => {
    const satu = proses();
    satu.catat.catat('oss', 'koneksi');
    await tercatat('oss', 1);
    const lain = createClient(dunia.config.databaseUrl);
    await lain.$transaction(async (tx) => {
      await tx.$queryRaw`SELECT 1 FROM keadaan_luar FOR UPDATE`;
      satu.catat.catat('oss', 'koneksi');
      const terputus = await hingga(true, async () => {
        const putus = await dunia.db.$queryRaw<object[]>`
          SELECT pg_terminate_backend(pid) FROM pg_stat_activity
          WHERE datname = current_database() AND wait_event_type = 'Lock' AND query LIKE '%keadaan_luar%'`;
        return putus.length > 0;
      });
      expect(terputus).toBe(true);
      satu.catat.catat('oss', 'waktu_habis');
    });
    await satu.catat.beforeApplicationShutdown();
    expect(await baris()).toMatchObject({ gagal_beruntun: 3, sebab: 'waktu_habis' });
    expect(await dunia.db.panggilanLuar.findMany()).toMatchObject([{ panggilan: 3, gagal: 3 }]);
    await Promise.all([satu.tutup(), lain.$disconnect()]);
  });
  it('a process that dies without a word loses what it had not yet written, and nothing else', async () => {
    const [mati, hidup] = [proses(), proses()];
    mati.catat.catat('oss', 'rusak');
    await tercatat('oss', 1);
    await mati.tutup(); // no farewell: what comes now is never written
    mati.catat.catat('oss', null);
    hidup.catat.catat('oss', 'isi');
    await tercatat('oss', 2);
    expect(await baris()).toMatchObject({ gagal_beruntun: 2, berhasil_terakhir: null, sebab: 'isi' });
    await hidup.tutup();
  });
  it('hours of the day before yesterday are thrown away', async () => {
    const lama = new Date(Date.now() - 60 * 3_600_000);
    await dunia.db.panggilanLuar.create({ data: { sistem: 'pajak-kswp', jam: lama, panggilan: 9, gagal: 9 } });
    baik();
    await kswp();
    await tercatat('pajak-kswp', 1);
  });
});
