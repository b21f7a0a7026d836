import { World } from '../support/world';

/** Issue of the attack, part 13: nobody makes the portal write to many, or to strangers, without end. */
let dunia: World;
beforeAll(async () => {
  dunia = await World.open();
});
afterAll(() => dunia.close());
beforeEach(() => dunia.db.jatahCoba.deleteMany());

it('part 13: 20 broadcasts of an account in a quarter of an hour; the rest is refused and made by no job', async () => {
  const c = await dunia.sebagai('fajar');
  const semula = await dunia.db.siaran.count();
  const tanda = String(Date.now());
  const http = [];
  for (let i = 0; i < 24; i += 1) {
    const isi = { userid: 'peran:ESELON', subject: `Banjir ${tanda} ${i}`, text: 'Uji', type: 'info' };
    http.push((await c.post('/api-prod-ba/sendNotification/broadcastWeb', isi)).http);
  }
  expect([http.filter((h) => h < 300).length, http.filter((h) => h === 429).length]).toEqual([20, 4]);
  expect((await dunia.db.siaran.count()) - semula).toBe(20);
  expect(await dunia.db.outbox.count({ where: { jenis: 'siaran', dibuat: { gt: new Date(Number(tanda)) } } })).toBe(20);
  const lain = await dunia.sebagai('super');
  const isi = { userid: 'peran:ESELON', subject: `Lain ${tanda}`, text: 'Uji', type: 'info' };
  expect((await lain.post('/api-prod-ba/sendNotification/broadcastWeb', isi)).http).toBeLessThan(300);
});

it('part 13: 60 invitations of an account in a quarter of an hour, also at once; the rest makes no account and no mail', async () => {
  const c = await dunia.sebagai('ratna');
  const semula = [await dunia.db.pengguna.count(), await dunia.db.permintaanAkun.count()] as const;
  const tanda = Date.now();
  const http: number[] = [];
  for (let i = 0; i < 70; i += 10)
    http.push(
      ...(await Promise.all(
        Array.from({ length: 10 }, async (_, j) => {
          const email = `banjir.${tanda}.${i + j}@contoh.invalid`;
          return (await c.post('/api/v3/user', { fullname: 'Rekan Banjir', email, peran: 'PU_USER' })).http;
        }),
      )),
    );
  expect([http.filter((h) => h < 300).length, http.filter((h) => h === 429).length]).toEqual([60, 10]);
  expect((await dunia.db.pengguna.count()) - semula[0]).toBe(60);
  const menunggu = await dunia.db.pengguna.findFirstOrThrow({ where: { email: `banjir.${tanda}.0@contoh.invalid` } });
  expect((await c.post(`/api/pengguna/${menunggu.id}/kirim-ulang`, {})).http).toBe(429);
});

it('part 13: five mails of a quarter of an hour go to one recipient, whoever asks', async () => {
  const http = [];
  for (let i = 0; i < 8; i += 1)
    http.push((await dunia.tamu().post('/api-prod/user/forget-password', { username: 'bagus' })).http);
  // The answer is the same for every name, so that it tells nothing; only the mails end.
  const { id } = dunia.pengguna('bagus');
  expect(new Set(http).size).toBe(1);
  expect(await dunia.db.tokenAkun.count({ where: { id_user: id } })).toBeLessThanOrEqual(5);
});
