import { connect } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { Aliran } from '../support/aliran';
import { World } from '../support/world';

const DAFTAR = '/api-prod-ba/mobile/get_notif_web';

let dunia: World;
beforeAll(async () => {
  dunia = await World.open();
});
afterAll(() => dunia.close());

const id = (nama: string): string => dunia.pengguna(nama).id;
let nomor = 0;
const beri = (nama: string, isi: object = {}) => {
  const baru = { subject: `Kabar ${(nomor += 1)}`, text: 'Isi', type: 'info', kunci: `uji:${nomor}` };
  return dunia.db.notifikasi.create({ data: { user_id: id(nama), ...baru, ...isi } });
};

describe('LAYAR-16 GET get_notif_web', () => {
  it('belum=true gives only what is not yet read', async () => {
    const c = await dunia.sebagai('maya');
    const [lama, baru] = [await beri('maya'), await beri('maya')];
    await c.post('/api/notifikasi/baca', { ids: [String(lama.id)] });
    const h = await c.get(`${DAFTAR}?belum=true`);
    expect(h.data.map((n: { id: string }) => n.id)).toEqual([String(baru.id)]);
    expect(h.meta).toMatchObject({ total: 1, belum_dibaca: 1 });
    expect((await c.get(`${DAFTAR}?belum=false`)).meta).toMatchObject({ total: 2, belum_dibaca: 1 });
    expect((await c.get(`${DAFTAR}?belum=mungkin`)).http).toBe(400);
  });
});

describe('GET api/notifikasi/aliran', () => {
  it('says how it stands at the connection, and again when a notice comes or is read', async () => {
    const c = await dunia.sebagai('ratna');
    const a = await Aliran.buka(c);
    expect([a.jawaban.status, a.jawaban.headers.get('content-type')]).toEqual([
      200,
      'text/event-stream; charset=utf-8',
    ]);
    expect([a.jawaban.headers.get('x-accel-buffering'), a.jawaban.headers.get('cache-control')]).toEqual([
      'no',
      'no-store',
    ]);
    await a.sampai(() => a.isi.length === 1);
    expect([a.teks.startsWith('retry: 5000\n\n'), a.isi[0]]).toEqual([true, { belum_dibaca: 0, terbaru: null }]);
    await beri('ratna', { tautan: '/pengajuan/1' });
    await a.sampai(() => a.terakhir?.belum_dibaca === 1);
    expect(a.terakhir?.terbaru).toMatchObject({ tautan: '/pengajuan/1', dibaca: null });
    await c.post('/api/notifikasi/baca', {});
    await a.sampai(() => a.terakhir?.belum_dibaca === 0);
    a.tutup();
  });

  it('many at once are one event, and another user’s are none', async () => {
    const [a, b] = [await Aliran.buka(await dunia.sebagai('dewi')), await Aliran.buka(await dunia.sebagai('rizal'))];
    await a.sampai(() => a.isi.length === 1);
    await b.sampai(() => b.isi.length === 1);
    await dunia.db.notifikasi.createMany({
      data: Array.from({ length: 40 }, (_, i) => ({
        user_id: id('dewi'),
        subject: `n${i}`,
        text: 'x',
        type: 'info',
        kunci: `banyak:${i}`,
      })),
    });
    await a.sampai(() => a.terakhir?.belum_dibaca === 40);
    await sleep(300);
    expect([a.isi.length, b.isi.length]).toEqual([2, 1]);
    a.tutup();
    b.tutup();
  });

  it('ends at once with the session, and with the account', async () => {
    const keluar = await dunia.sebagai('hendra');
    const [a, lain] = [await Aliran.buka(keluar), await Aliran.buka(await dunia.sebagai('hendra'))];
    await keluar.post('/auth/logout', {});
    await a.sampai(() => a.selesai);
    expect(lain.selesai).toBe(false);
    await dunia.db.pengguna.update({ where: { id: id('hendra') }, data: { aktif: false } });
    await lain.sampai(() => lain.selesai);
    await dunia.db.pengguna.update({ where: { id: id('hendra') }, data: { aktif: true } });
  });

  it('hears again after the database has cut the line', async () => {
    const a = await Aliran.buka(await dunia.sebagai('wayan'));
    await a.sampai(() => a.isi.length === 1);
    await dunia.db.$executeRaw`
      SELECT pg_terminate_backend(pid) FROM pg_stat_activity
      WHERE datname = current_database() AND query LIKE 'LISTEN%' AND pid <> pg_backend_pid()`;
    await beri('wayan');
    await sleep(1_100);
    await dunia.tamu().get('/api/sesi');
    await (await dunia.sebagai('wayan')).get('/api/sesi');
    await a.sampai(() => a.terakhir?.belum_dibaca === 1);
    a.tutup();
  });

  it('needs a session', async () => {
    expect((await dunia.tamu().get('/api/notifikasi/aliran')).http).toBe(401);
  });
});

describe('streams and the rest of a process', () => {
  it('a connection that was opened in advance and never used does not keep a stopping process', async () => {
    const kecil = await World.open();
    const sambungan = connect(Number(new URL(kecil.url).port), '127.0.0.1');
    const putus = new Promise((selesai) => sambungan.once('close', selesai));
    await new Promise((siap) => sambungan.once('connect', siap));
    await kecil.tamu().get('/api/sesi');
    await kecil.close();
    await putus;
    expect(sambungan.destroyed).toBe(true);
  });

  it('an open stream holds no place, and a stopping process ends it', async () => {
    const kecil = await World.open({ MAKS_SERENTAK: '3' });
    const c = await kecil.sebagai('ratna');
    const a: Aliran[] = [];
    // One after the other: until a stream has begun it is a request like any other, and takes a place.
    for (let i = 0; i < 5; i += 1) a.push(await Aliran.buka(c));
    expect(a.map((x) => x.jawaban.status)).toEqual([200, 200, 200, 200, 200]);
    expect((await c.get('/api/beranda')).http).toBe(200);
    await kecil.close();
    expect(a.every((x) => x.selesai)).toBe(true);
  });
});
