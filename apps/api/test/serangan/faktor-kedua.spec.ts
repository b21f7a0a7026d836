import { Client, type Answer } from '../support/client';
import { portBebas } from '../support/browser';
import { hingga } from '../support/hingga';
import { KotakSurel } from '../support/kotak-surel';
import { kodeTotp, langkahLapang, Pengautentikasi } from '../support/pengautentikasi';
import { SANDI, World } from '../support/world';

const SALAH = '000000';
let dunia: World;
let asal: string;
let surel: KotakSurel;
beforeAll(async () => {
  const port = await portBebas();
  asal = `http://localhost:${port}`;
  dunia = await World.open({ PUBLIC_URL: asal, PORT: String(port) });
  surel = new KotakSurel(dunia);
});
afterAll(() => dunia.close());
afterEach(() => dunia.db.jatahCoba.deleteMany());

const kuki = (h: Answer, nama: string): string =>
  h.headers
    .getSetCookie()
    .map((c) => new RegExp(`^${nama}=([^;]+)`).exec(c)?.[1])
    .find(Boolean) ?? '';
const sandiSaja = (username: string): Promise<Answer> =>
  dunia.tamu().post('/api-prod/login', { username, password: SANDI });
const langkahDua = (h: Answer, isi: object, kue = kuki(h, 'faktor')): Promise<Answer> =>
  dunia
    .tamu()
    .post('/api-prod/login/faktor', { tantangan: h.data.faktor.tantangan, ...isi }, { cookie: `faktor=${kue}` });
const kodeBaru = async (nama: string): Promise<void> => {
  await dunia.db.faktorTotp.updateMany({ where: { id_user: dunia.pengguna(nama).id }, data: { langkah_terakhir: 0 } });
};

/** Sets the app up as the settings page does; gives its secret and the recovery codes. */
async function pasangTotp(c: Client): Promise<{ rahasia: string; kode: string[] }> {
  const mulai = await c.post('/api/faktor/totp', { sandi: SANDI });
  const { tantangan, rahasia } = mulai.data as { tantangan: string; rahasia: string };
  await langkahLapang();
  const h = await c.post('/api/faktor/totp/aktif', { tantangan, kode: kodeTotp(rahasia, -1) });
  if (h.http !== 201) throw new Error(`${h.http} ${h.message}`);
  return { rahasia, kode: h.data.kode_pemulihan as string[] };
}
async function pasangKunci(c: Client, k: Pengautentikasi, bukti: object): Promise<Answer> {
  const mulai = await c.post('/api/faktor/passkey/mulai', bukti);
  if (mulai.http !== 200) return mulai;
  const { tantangan, pilihan } = mulai.data;
  return c.post('/api/faktor/passkey', { tantangan, nama: 'Kunci uji', jawaban: k.buat(pilihan.challenge) });
}

describe('part 11: TOTP', () => {
  let rahasia: string;
  beforeAll(async () => {
    rahasia = (await pasangTotp(await dunia.sebagai('hari'))).rahasia;
  });
  beforeEach(async () => {
    await kodeBaru('hari');
    await langkahLapang();
  });

  it('the password alone opens nothing: a challenge, and no session', async () => {
    const h = await sandiSaja('hari');
    expect([h.http, h.data.masuk, h.data.faktor.langkah, h.data.csrf]).toEqual([200, false, 'faktor', '']);
    expect(h.data.faktor.cara).toEqual(['totp', 'pemulihan']);
    expect(kuki(h, 'sesi')).toBe('');
    expect(JSON.stringify(h.data)).not.toMatch(/hari|PEMUTUS|019/);
    const lolos = await langkahDua(h, { cara: 'totp', kode: kodeTotp(rahasia) });
    expect([lolos.http, lolos.data.masuk, lolos.data.pengguna.username]).toEqual([200, true, 'hari']);
    expect((await Client.open(dunia.url, kuki(lolos, 'sesi'))).csrf).not.toBe('');
  });

  it('a code works once, also for another challenge and for a proof', async () => {
    const kode = kodeTotp(rahasia);
    expect((await langkahDua(await sandiSaja('hari'), { cara: 'totp', kode })).http).toBe(200);
    expect((await langkahDua(await sandiSaja('hari'), { cara: 'totp', kode })).http).toBe(401);
    const c = await dunia.sebagai('hari');
    expect((await c.post('/api/bukti', { keperluan: 'keputusan', cara: 'totp', kode })).http).toBe(422);
  });

  it('ten sign-ins with one code at once: one session', async () => {
    const kode = kodeTotp(rahasia);
    const masuk: Answer[] = [];
    for (let i = 0; i < 10; i += 1) masuk.push(await sandiSaja('hari'));
    const semua = await Promise.all(masuk.map((h) => langkahDua(h, { cara: 'totp', kode })));
    expect(semua.filter((h) => h.http === 200)).toHaveLength(1);
  });

  it('one step of drift, not two', async () => {
    const coba = async (geser: number): Promise<number> =>
      (await langkahDua(await sandiSaja('hari'), { cara: 'totp', kode: kodeTotp(rahasia, geser) })).http;
    expect([await coba(-3), await coba(3), await coba(-1)]).toEqual([401, 401, 200]);
  });

  it('guesses over many challenges at once: ten are compared; one challenge bears five', async () => {
    const masuk: Answer[] = [];
    for (let i = 0; i < 12; i += 1) masuk.push(await sandiSaja('hari'));
    const semua = await Promise.all(
      masuk.flatMap((h) => Array.from({ length: 5 }, () => langkahDua(h, { cara: 'totp', kode: SALAH }))),
    );
    const berakhir = semua.filter((h) => h.http === 401);
    expect(semua.filter((h) => h.http === 200)).toHaveLength(0);
    expect(berakhir).toHaveLength(10);
    expect(semua.filter((h) => h.http === 429)).toHaveLength(50);
    await dunia.db.jatahCoba.deleteMany();
    const [satu] = masuk;
    expect(satu && (await langkahDua(satu, { cara: 'totp', kode: kodeTotp(rahasia) })).message).toContain(
      'sudah berakhir',
    );
  });

  it('a challenge is of the browser that has it, is used once, and ends', async () => {
    const h = await sandiSaja('hari');
    const kode = (): string => kodeTotp(rahasia);
    expect((await langkahDua(h, { cara: 'totp', kode: kode() }, 'kuki-lain')).http).toBe(401);
    const lain = await sandiSaja('hari');
    expect((await langkahDua(h, { cara: 'totp', kode: kode() }, kuki(lain, 'faktor'))).http).toBe(401);
    expect((await langkahDua(h, { cara: 'totp', kode: kode() })).http).toBe(200);
    await kodeBaru('hari');
    expect((await langkahDua(h, { cara: 'totp', kode: kode() })).http).toBe(401);
    await dunia.db.tantangan.updateMany({ data: { sampai: new Date(Date.now() - 1) } });
    expect((await langkahDua(lain, { cara: 'totp', kode: kode() })).http).toBe(401);
  });

  it('the secret lies encrypted, and no answer has it any more', async () => {
    const baris = await dunia.db.faktorTotp.findFirstOrThrow({ where: { id_user: dunia.pengguna('hari').id } });
    expect(baris.rahasia).not.toContain(rahasia);
    const h = await (await dunia.sebagai('hari')).get('/api/faktor');
    expect(h.data.totp).toEqual({ dibuat: expect.any(String) });
    expect(h.raw.toString()).not.toContain(rahasia);
  });

  it('before an act the factor stands for the password, and the password for nothing', async () => {
    const c = await dunia.sebagai('hari');
    expect((await c.post('/api/bukti/tantangan', { keperluan: 'sandi' })).data.cara).toEqual(['totp', 'pemulihan']);
    const ubah = { user_id: dunia.pengguna('hari').id, new_password: 'kuda hijau minum kopi' };
    const h = await c.put('/api-prod/change-password', { ...ubah, old_password: SANDI });
    expect([h.http, h.errors?.[0]?.path]).toEqual([422, 'bukti']);
    expect((await c.post('/api/bukti', { keperluan: 'sandi', cara: 'sandi', sandi: SANDI })).http).toBe(422);
    expect((await c.put('/api-prod/change-password', { ...ubah, kode: SALAH })).http).toBe(422);
  });
});

describe('part 11: setting up and taking away', () => {
  it('needs a proof first, and the first right code of the same session', async () => {
    const [c, lain] = [await dunia.sebagai('yusuf'), await dunia.sebagai('yusuf')];
    expect((await c.post('/api/faktor/totp', {})).errors?.[0]?.path).toBe('sandi');
    expect((await c.post('/api/faktor/totp', { sandi: 'salah' })).http).toBe(422);
    expect((await c.post('/api/faktor/passkey/mulai', {})).http).toBe(422);
    const { data } = await c.post('/api/faktor/totp', { sandi: SANDI });
    await langkahLapang();
    const kode = kodeTotp(data.rahasia as string);
    expect((await lain.post('/api/faktor/totp/aktif', { tantangan: data.tantangan, kode })).http).toBe(422);
    expect((await c.post('/api/faktor/totp/aktif', { tantangan: data.tantangan, kode: SALAH })).http).toBe(422);
    expect((await sandiSaja('yusuf')).data.masuk).toBe(true);
    const h = await c.post('/api/faktor/totp/aktif', { tantangan: data.tantangan, kode });
    expect([h.http, h.data.kode_pemulihan.length]).toEqual([201, 10]);
    // Every other session has ended, this one goes on; the owner hears of it; it is in the history.
    expect([(await lain.get('/api/faktor')).http, (await c.get('/api/faktor')).http]).toEqual([401, 200]);
    expect((await surel.kirim()).map((s) => s.judul)).toContain('Faktor kedua akun Anda berubah');
    const riwayat = await dunia.db.riwayatAkun.findMany({ where: { id_objek: dunia.pengguna('yusuf').id } });
    expect(riwayat.map((r) => r.peristiwa)).toContain('pasang_totp');
    expect(JSON.stringify(riwayat.map((r) => r.sesudah))).not.toContain(data.rahasia);
  });

  it('is taken away with the factor, not with the password, and the recovery codes go with the last one', async () => {
    const c = await dunia.sebagai('wayan');
    const { rahasia } = await pasangTotp(c);
    expect((await c.call('DELETE', '/api/faktor/totp', { sandi: SANDI })).http).toBe(422);
    const lain = await dunia.sebagai('wayan');
    await surel.kirim();
    expect((await c.call('DELETE', '/api/faktor/totp', { kode: kodeTotp(rahasia) })).http).toBe(200);
    expect([(await lain.get('/api/faktor')).http, (await c.get('/api/faktor')).http]).toEqual([401, 200]);
    expect((await surel.kirim()).map((s) => s.judul)).toEqual(['Faktor kedua akun Anda berubah']);
    expect(await dunia.db.kodePemulihan.count({ where: { id_user: dunia.pengguna('wayan').id } })).toBe(0);
  });
});

describe('part 11: changes of a factor', () => {
  it('each of them ends the other sessions of its owner, and this one goes on', async () => {
    const c = await dunia.sebagai('fajar');
    const kunci = new Pengautentikasi(asal);
    const bukti = async () => {
      const { tantangan, passkey } = (await c.post('/api/bukti/tantangan', { keperluan: 'faktor' })).data;
      const jawaban = { keperluan: 'faktor', cara: 'passkey', tantangan, passkey: kunci.jawab(passkey.challenge) };
      return { bukti: (await c.post('/api/bukti', jawaban)).data.bukti as string };
    };
    const mengakhiri = async (apa: string, ubah: () => Promise<Answer>): Promise<void> => {
      const lain = await dunia.sebagai('fajar');
      expect([apa, (await ubah()).http < 300]).toEqual([apa, true]);
      expect([apa, await hingga(401, async () => (await lain.get('/api/faktor')).http)]).toEqual([apa, 401]);
      expect([apa, (await c.get('/api/faktor')).http]).toEqual([apa, 200]);
    };
    await mengakhiri('key', () => pasangKunci(c, kunci, { sandi: SANDI }));
    const { tantangan, rahasia } = (await c.post('/api/faktor/totp', await bukti())).data;
    await langkahLapang();
    await mengakhiri('app', () =>
      c.post('/api/faktor/totp/aktif', { tantangan, kode: kodeTotp(rahasia as string, -1) }),
    );
    const lagi = await c.post('/api/faktor/totp', await bukti());
    expect([lagi.http, lagi.message]).toEqual([409, expect.stringContaining('sudah terpasang')]);
    await mengakhiri('no app', async () => c.call('DELETE', '/api/faktor/totp', await bukti()));
    const [punya] = (await c.get('/api/faktor')).data.passkey;
    await mengakhiri('no key', async () => c.call('DELETE', `/api/faktor/passkey/${punya.id}`, await bukti()));
    expect((await surel.kirim()).flatMap((s) => s.paragraf).join(' ')).toMatch(
      /passkey\) dipasang .*autentikator dipasang .*autentikator dilepas .*passkey\) dilepas/,
    );
  });
  it('an answer to another challenge sets no key up', async () => {
    const c = await dunia.sebagai('fajar');
    const { tantangan } = (await c.post('/api/faktor/passkey/mulai', { sandi: SANDI })).data;
    const jawaban = new Pengautentikasi(asal).buat(Buffer.alloc(32, 1).toString('base64url'));
    expect(await c.post('/api/faktor/passkey', { tantangan, nama: 'Kunci uji', jawaban })).toMatchObject({
      http: 422,
      errors: [{ path: 'jawaban', message: 'Kunci sandi tidak dapat diperiksa. Mulai sekali lagi' }],
    });
    expect((await c.get('/api/faktor')).data.passkey).toEqual([]);
  });
});

describe('part 11: recovery codes', () => {
  it('each once, also when it comes twice at once; a renewal voids the old ones', async () => {
    const c = await dunia.sebagai('rizal');
    const { rahasia, kode } = await pasangTotp(c);
    const [a, b] = [await sandiSaja('rizal'), await sandiSaja('rizal')];
    const dua = await Promise.all([a, b].map((h) => langkahDua(h, { cara: 'pemulihan', kode: kode[0] })));
    expect(dua.map((h) => h.http).sort()).toEqual([200, 401]);
    const lagi = await sandiSaja('rizal');
    expect((await langkahDua(lagi, { cara: 'pemulihan', kode: kode[1]?.replaceAll('-', '').toUpperCase() })).http).toBe(
      200,
    );
    const lain = await dunia.sebagai('rizal');
    expect((await c.post('/api/faktor/pemulihan', { kode: kodeTotp(rahasia) })).data.kode_pemulihan).toHaveLength(10);
    expect((await lain.get('/api/faktor')).http).toBe(401);
    expect((await langkahDua(await sandiSaja('rizal'), { cara: 'pemulihan', kode: kode[2] })).http).toBe(401);
    const tersimpan = await dunia.db.kodePemulihan.findMany({ where: { id_user: dunia.pengguna('rizal').id } });
    expect(tersimpan.every((k) => /^[0-9a-f]{64}$/.test(k.hash))).toBe(true);
  });
});

describe('part 11: passkeys', () => {
  let c: Client;
  let kunci: Pengautentikasi;
  beforeAll(async () => {
    c = await dunia.sebagai('dewi');
    kunci = new Pengautentikasi(asal);
    const h = await pasangKunci(c, kunci, { sandi: SANDI });
    expect([h.http, h.data?.kode_pemulihan?.length]).toEqual([201, 10]);
  });
  const tantang = async (keperluan = 'faktor') => (await c.post('/api/bukti/tantangan', { keperluan })).data;
  const bukti = async (t: { tantangan: string }, passkey: object, keperluan = 'faktor') =>
    c.post('/api/bukti', { keperluan, cara: 'passkey', tantangan: t.tantangan, passkey });

  it('sign in and prove', async () => {
    const h = await sandiSaja('dewi');
    expect(h.data.faktor.cara).toEqual(['passkey', 'pemulihan']);
    expect(h.data.faktor.passkey).toMatchObject({ rpId: 'localhost', userVerification: 'required' });
    const r = await langkahDua(h, { cara: 'passkey', passkey: kunci.jawab(h.data.faktor.passkey.challenge) });
    expect(r.http).toBe(200);
    const t = await tantang();
    expect((await bukti(t, kunci.jawab(t.passkey.challenge))).http).toBe(200);
  });
  it.each<[string, (challenge: string) => object]>([
    ['of another origin', (ch) => kunci.jawab(ch, { asal: 'https://jahat.example' })],
    ['without the person verified', (ch) => kunci.jawab(ch, { terverifikasi: false })],
    ['for another challenge', () => kunci.jawab(Buffer.alloc(32, 1).toString('base64url'))],
    ['of a key that is not the account’s', (ch) => new Pengautentikasi(asal).jawab(ch)],
    [
      'for another relying party',
      (ch) =>
        Object.assign(new Pengautentikasi(asal, 'jahat.example').jawab(ch), { id: kunci.id.toString('base64url') }),
    ],
    ['that is no answer at all', () => ({ id: 7, response: null })],
  ])('an answer %s is refused', async (_, jawab) => {
    const t = await tantang();
    expect((await bukti(t, jawab(t.passkey.challenge))).http).toBe(422);
  });
  it('a challenge serves once, its purpose and its session; a counter that stands still is a copy', async () => {
    const t = await tantang();
    const jawaban = kunci.jawab(t.passkey.challenge);
    expect((await bukti(t, jawaban, 'hak')).http).toBe(422);
    const dua = await tantang();
    expect((await bukti(dua, kunci.jawab(dua.passkey.challenge))).http).toBe(200);
    expect((await bukti(dua, kunci.jawab(dua.passkey.challenge))).http).toBe(422);
    kunci.pencacah -= 2;
    const tiga = await tantang();
    expect((await bukti(tiga, kunci.jawab(tiga.passkey.challenge))).http).toBe(422);
    kunci.pencacah += 2;
  });
  it('a new one puts every other device out, and its owner is told by mail', async () => {
    const [sari, lain] = [await dunia.sebagai('sari'), await dunia.sebagai('sari')];
    await surel.kirim();
    expect((await pasangKunci(sari, new Pengautentikasi(asal), { sandi: SANDI })).http).toBe(201);
    expect([(await lain.get('/api/faktor')).http, (await sari.get('/api/faktor')).http]).toEqual([401, 200]);
    expect((await surel.kirim()).map((s) => s.judul)).toEqual(['Faktor kedua akun Anda berubah']);
  });
  it('the host that they belong to names the console’s origin, and no other', async () => {
    const h = await dunia.tamu().get('/.well-known/webauthn');
    expect([h.http, JSON.parse(h.raw.toString())]).toEqual([200, { origins: [asal] }]);
  });

  it('another account’s key cannot be registered again, nor removed by a stranger', async () => {
    const agus = await dunia.sebagai('agus');
    expect((await pasangKunci(agus, kunci, { sandi: SANDI })).http).toBe(409);
    const [punya] = (await c.get('/api/faktor')).data.passkey;
    expect((await agus.call('DELETE', `/api/faktor/passkey/${punya.id}`, { sandi: SANDI })).http).toBe(404);
  });
});
