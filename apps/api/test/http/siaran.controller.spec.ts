import { OutboxService } from '../../src/jobs/outbox.service';
import { NotifikasiService } from '../../src/modules/notifikasi/notifikasi.service';
import { SiaranService } from '../../src/modules/notifikasi/siaran/siaran.service';
import { SurelNotifService } from '../../src/modules/notifikasi/surel-notif.service';
import { Surel } from '../../src/platform/surel/surel';
import { kirim, PERTEK } from '../support/berkas';
import type { Answer, Client } from '../support/client';
import { antar } from '../support/keadaan';
import { kerjakan, layanan } from '../support/kerjakan';
import { World } from '../support/world';

const SIARAN = '/api-prod-ba/sendNotification/broadcastWeb';

let dunia: World;
let fajar: Client;
let surel: jest.SpyInstance;
beforeAll(async () => {
  dunia = await World.open();
  fajar = await dunia.sebagai('fajar');
  surel = jest.spyOn(layanan(dunia, Surel), 'kirim').mockResolvedValue(undefined);
});
afterAll(() => dunia.close());
beforeEach(() => surel.mockClear());

const id = (nama: string): string => dunia.pengguna(nama).id;
let nomor = 0;
const siarkan = (userid: string, isi: object = {}): Promise<Answer> =>
  fajar.post(SIARAN, {
    userid,
    subject: `Siaran ${(nomor += 1)}`,
    text: 'Portal tutup malam ini',
    type: 'info',
    ...isi,
  });
const punya = (nama: string, subject: string): Promise<number> =>
  dunia.db.notifikasi.count({ where: { user_id: id(nama), subject } });

describe('POST broadcastWeb, GET api/siaran', () => {
  const jalankan = () => kerjakan(dunia, 'siaran', SiaranService);

  it.each([
    ['everybody', () => 'semua', ['ratna', 'dewi', 'super']],
    ['a role', () => 'peran:PU_USER', ['bagus', 'sari']],
    ['a ministry', () => 'ga:018', ['wayan', 'agus']],
    ['an organization', () => `organisasi:${dunia.organisasi('nusa').id}`, ['ratna', 'bagus']],
    ['one user', () => id('rekso'), ['rekso']],
  ])('reaches %s, once, however often the job runs', async (_, kepada, siapa) => {
    const h = await siarkan(kepada());
    expect(h.http).toBe(201);
    const { subject } = await dunia.db.siaran.findUniqueOrThrow({ where: { id: BigInt(h.data.id_siaran) } });
    await jalankan();
    await layanan(dunia, OutboxService).ulang(dunia.db, `siaran:${h.data.id_siaran}`);
    await jalankan();
    const kunci = `siaran:${h.data.id_siaran}`;
    expect(await dunia.db.outbox.findUnique({ where: { kunci } })).toMatchObject({ status: 'SELESAI', percobaan: 0 });
    for (const nama of siapa) expect([nama, await punya(nama, subject)]).toEqual([nama, 1]);
    const jumlah = await dunia.db.notifikasi.count({ where: { subject } });
    const { penerima } = await dunia.db.siaran.findUniqueOrThrow({ where: { id: BigInt(h.data.id_siaran) } });
    expect(penerima).toBe(jumlah);
    if (kepada() !== 'semua') expect(jumlah).toBe(siapa.length);
  });

  it('closed accounts get nothing', async () => {
    await dunia.db.pengguna.update({ where: { id: id('rudi') }, data: { aktif: false } });
    const h = await siarkan('peran:MONITORING');
    await jalankan();
    expect((await dunia.db.siaran.findUniqueOrThrow({ where: { id: BigInt(h.data.id_siaran) } })).penerima).toBe(0);
    expect((await siarkan(id('rudi'))).http).toBe(404);
    await dunia.db.pengguna.update({ where: { id: id('rudi') }, data: { aktif: true } });
  });

  it('the list tells what was said by whom to how many, newest first', async () => {
    await siarkan(`organisasi:${dunia.organisasi('pipa').id}`);
    await jalankan();
    const h = await fajar.get('/api/siaran?limit=2');
    expect(h.data[0]).toMatchObject({
      nama_sasaran: 'PT Pipa Uji',
      oleh: { id_user: id('fajar'), nama: 'fajar' },
      penerima: 1,
      type: 'info',
    });
    expect([h.data.length, h.meta.total, BigInt(h.data[0].id_siaran) > BigInt(h.data[1].id_siaran)]).toEqual([
      2,
      await dunia.db.siaran.count(),
      true,
    ]);
    const semua = await fajar.get('/api/siaran?limit=100');
    expect(semua.data.map((s: { nama_sasaran: string }) => s.nama_sasaran)).toEqual(
      expect.arrayContaining(['Semua pengguna', 'Pengguna Perusahaan', 'rekso']),
    );
  });

  it('nobody takes back what was sent', async () => {
    const h = await siarkan(id('rekso'));
    await jalankan();
    for (const jalur of [SIARAN, '/api/siaran', `/api/siaran/${h.data.id_siaran}`])
      expect([404, 405]).toContain((await fajar.call('DELETE', jalur)).http);
    const { subject } = await dunia.db.siaran.findUniqueOrThrow({ where: { id: BigInt(h.data.id_siaran) } });
    expect(await punya('rekso', subject)).toBe(1);
  });

  it('a second click is the same broadcast', async () => {
    const isi = { userid: 'peran:ESELON', subject: 'Sekali saja', text: 'x', type: 'info' };
    const h = await Promise.all(Array.from({ length: 5 }, () => fajar.post(SIARAN, isi)));
    expect(new Set(h.map((x) => `${x.http} ${x.data.id_siaran}`)).size).toBe(1);
    expect(await dunia.db.siaran.count({ where: { subject: 'Sekali saja' } })).toBe(1);
  });

  it('bad input: nobody, an unknown target, too long, a type that is none; and who may not', async () => {
    expect((await siarkan('0199f0a1-0000-7000-8000-000000000000')).http).toBe(404);
    expect((await siarkan('organisasi:0199f0a1-0000-7000-8000-000000000000')).http).toBe(404);
    expect((await siarkan('ga:99999')).http).toBe(404);
    for (const userid of ['tetangga', 'peran:RAJA', "ga:1' OR 1=1"])
      expect([(await siarkan(userid)).http, userid]).toEqual([422, userid]);
    expect((await siarkan('semua', { text: 'x'.repeat(301) })).http).toBe(400);
    expect((await siarkan('semua', { subject: 'x'.repeat(151) })).http).toBe(400);
    expect((await siarkan('semua', { text: '   ' })).http).toBe(400);
    expect((await siarkan('semua', { type: 'gawat' })).http).toBe(400);
    for (const nama of ['ratna', 'dewi', 'adminkl'])
      expect((await (await dunia.sebagai(nama)).get('/api/siaran')).http).toBe(403);
  });
});

describe('notices by mail', () => {
  const kirimSurel = () => kerjakan(dunia, 'surel-notif', SurelNotifService);
  const alamat = () => surel.mock.calls.map(([kepada]) => kepada as string).sort();
  beforeEach(async () => {
    await dunia.db.outbox.deleteMany({ where: { jenis: { in: ['surel-notif', 'notifikasi'] } } });
  });
  const siar = async (kepada: string, type: string) => {
    const h = await siarkan(kepada, { type });
    await kerjakan(dunia, 'siaran', SiaranService);
    return h;
  };

  it('one’s own choice: read, changed with history, the same again changes nothing', async () => {
    const c = await dunia.sebagai('sari');
    expect((await c.get('/api/notifikasi/pilihan')).data).toEqual({ surel_notif: 'penting' });
    for (let i = 0; i < 2; i += 1)
      expect((await c.put('/api/notifikasi/pilihan', { surel_notif: 'semua' })).data).toEqual({ surel_notif: 'semua' });
    expect((await c.get('/api/notifikasi/pilihan')).data).toEqual({ surel_notif: 'semua' });
    const r = await dunia.db.riwayatAkun.findMany({ where: { objek: 'akun', id_objek: id('sari') } });
    expect(r.map((x) => [x.peristiwa, x.sebelum, x.sesudah])).toEqual([
      ['surel_notif', { surel_notif: 'penting' }, { surel_notif: 'semua' }],
    ]);
    expect((await c.put('/api/notifikasi/pilihan', { surel_notif: 'kadang' })).http).toBe(400);
  });

  it('goes to those whose choice asks for it, never to an account that is closed or not activated', async () => {
    await siar('peran:PU_USER', 'info');
    await kirimSurel();
    expect(alamat()).toEqual(['sari@contoh.invalid']);
    surel.mockClear();
    await dunia.db.pengguna.update({ where: { id: id('bagus') }, data: { diaktifkan: null } });
    await siar('peran:PU_USER', 'danger');
    await kirimSurel();
    expect(alamat()).toEqual(['sari@contoh.invalid']);
    await dunia.db.pengguna.update({ where: { id: id('bagus') }, data: { diaktifkan: new Date() } });
  });

  it('looks at account and choice again when it sends', async () => {
    await siar('peran:PU_USER', 'danger');
    expect(await dunia.db.outbox.count({ where: { jenis: 'surel-notif' } })).toBe(2);
    await dunia.db.pengguna.update({ where: { id: id('bagus') }, data: { aktif: false } });
    await dunia.db.pengguna.update({ where: { id: id('sari') }, data: { surel_notif: 'tidak' } });
    await kirimSurel();
    expect(alamat()).toEqual([]);
    expect(await dunia.db.outbox.count({ where: { jenis: 'surel-notif', status: 'SELESAI' } })).toBe(2);
    await dunia.db.pengguna.update({ where: { id: id('bagus') }, data: { aktif: true } });
  });

  it('a notice of a file leads to the file, and says where the choice is changed', async () => {
    await dunia.db.pengguna.updateMany({
      where: { id: { in: [id('ratna'), id('dewi')] } },
      data: { surel_notif: 'semua' },
    });
    const d = await kirim(await dunia.sebagai('ratna'), PERTEK);
    await antar(dunia, d);
    // `antar` has taken the offers of all jobs.
    await dunia.db.$executeRaw`UPDATE outbox SET sewa_sampai = NULL WHERE jenis = 'notifikasi'`;
    await kerjakan(dunia, 'notifikasi', NotifikasiService);
    const ulang = await dunia.db.outbox.findFirstOrThrow({ where: { jenis: 'notifikasi' } });
    await layanan(dunia, OutboxService).ulang(dunia.db, ulang.kunci);
    await kerjakan(dunia, 'notifikasi', NotifikasiService);
    await kirimSurel();
    const isi = new Map(surel.mock.calls.map(([kepada, s]) => [kepada as string, s as Record<string, unknown>]));
    expect(isi.get('ratna@contoh.invalid')).toMatchObject({
      sapaan: 'Yth. ratna,',
      tombol: { url: `http://localhost:1/pengajuan/${d.idNk}` },
      kaki: [expect.stringContaining('http://localhost:1/profil')],
    });
    expect(isi.get('dewi@contoh.invalid')).toMatchObject({
      judul: expect.stringContaining(d.noAju),
      tombol: { url: `http://localhost:1/konsol/#/pengajuan/${d.idNk}/show` },
      kaki: [expect.stringContaining('http://localhost:1/konsol/#/profil')],
    });
    const surelRatna = surel.mock.calls.filter(([kepada]) => kepada === 'ratna@contoh.invalid').length;
    const untukRatna = await dunia.db.notifikasi.count({
      where: { user_id: id('ratna'), subject: { contains: d.noAju } },
    });
    expect(surelRatna).toBe(untukRatna);
  });

  it('a mail server that fails is tried again; the notice stands meanwhile', async () => {
    surel.mockRejectedValueOnce(new Error('451 terganggu'));
    const h = await siar(id('ratna'), 'danger');
    await kirimSurel();
    const baris = await dunia.db.outbox.findFirstOrThrow({ where: { jenis: 'surel-notif' } });
    expect([baris.status, baris.percobaan, baris.kesalahan]).toEqual(['MENUNGGU', 1, '451 terganggu']);
    expect(await dunia.db.notifikasi.count({ where: { kunci: `siaran:${h.data.id_siaran}` } })).toBe(1);
  });
});
