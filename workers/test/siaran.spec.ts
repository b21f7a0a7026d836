import { Panggung } from './panggung';

let panggung: Panggung;
beforeAll(async () => {
  panggung = await Panggung.buka();
  await panggung.dunia.db.pengguna.updateMany({ data: { diaktifkan: new Date() } });
}, 60_000);
afterAll(() => panggung.tutup());

describe('broadcast and mail, through the queue', () => {
  it('what an operator says reaches the role in the portal, and by mail who wants that; a mail server in trouble only delays', async () => {
    const { dunia } = panggung;
    await dunia.db.pengguna.update({ where: { id: dunia.pengguna('bagus').id }, data: { surel_notif: 'tidak' } });
    await panggung.kendali({ sistem: 'surel', mode: 'gagal', kali: 1 });
    const fajar = await dunia.sebagai('fajar');
    const h = await fajar.post('/api-prod-ba/sendNotification/broadcastWeb', {
      userid: 'peran:PU_USER',
      subject: 'Pemeliharaan portal',
      text: 'Portal tutup pukul 22.00 WIB <hari ini>',
      type: 'warning',
    });
    expect(h.http).toBe(201);
    await panggung.sampai(async () => (await fajar.get('/api/siaran')).data[0].penerima === 2);
    for (const nama of ['bagus', 'sari']) {
      const c = await dunia.sebagai(nama);
      expect((await c.get('/api-prod-ba/mobile/get_notif_web?belum=true')).data[0]).toMatchObject({
        subject: 'Pemeliharaan portal',
        type: 'warning',
        tautan: null,
      });
    }
    await panggung.sampai(async () => (await panggung.surel('sari@')).length > 0);
    const [surat] = await panggung.surel('sari@');
    expect(surat?.judul).toBe('Pemeliharaan portal');
    expect(surat?.teks).toContain('Portal tutup pukul 22.00 WIB <hari ini>');
    expect(surat?.teks).toContain('/profil');
    expect(await panggung.surel('bagus@')).toEqual([]);
    const outbox = await dunia.db.outbox.findMany({ where: { jenis: 'surel-notif' } });
    expect(outbox.map((o) => [o.status, o.percobaan])).toEqual([['SELESAI', 1]]);
  }, 90_000);
});
