import { Client, type Answer } from '../support/client';
import { Browser, portBebas } from '../support/browser';
import { hingga } from '../support/hingga';
import { KotakSurel } from '../support/kotak-surel';
import { kodeTotp, langkahLapang } from '../support/pengautentikasi';
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
/** Sets the app up as the settings page does; gives its secret and the recovery codes. */
async function pasangTotp(c: Client): Promise<{ rahasia: string; kode: string[] }> {
  const mulai = await c.post('/api/faktor/totp', { sandi: SANDI });
  const { tantangan, rahasia } = mulai.data as { tantangan: string; rahasia: string };
  await langkahLapang();
  const h = await c.post('/api/faktor/totp/aktif', { tantangan, kode: kodeTotp(rahasia, -1) });
  if (h.http !== 201) throw new Error(`${h.http} ${h.message}`);
  return { rahasia, kode: h.data.kode_pemulihan as string[] };
}

describe('part 11: a lost factor is reset by two', () => {
  const alasan = 'Ponsel hilang di bandara';
  const minta = (c: Client, nama: string) =>
    c.post('/api/faktor/setel-ulang', { id_user: dunia.pengguna(nama).id, alasan, sandi: SANDI });
  const setuju = (c: Client, id: string) => c.post(`/api/faktor/setel-ulang/${id}/setuju`, { sandi: SANDI });
  beforeAll(async () => {
    for (const nama of ['hari', 'dewi']) await pasangTotp(await dunia.sebagai(nama));
  });

  it('not by one person, not by the owner, not by who does not manage the account; then all of it goes', async () => {
    const [adminkl, super_, hendra] = await Promise.all(['adminkl', 'super', 'hendra'].map((n) => dunia.sebagai(n)));
    if (!adminkl || !super_ || !hendra) throw new Error('nobody');
    const hari = await dunia.sebagai('hari');
    expect((await minta(hendra, 'hari')).http).toBe(404);
    expect((await hari.get('/api/faktor/setel-ulang')).http).toBe(403);
    const h = await minta(adminkl, 'hari');
    expect(h.http).toBe(201);
    expect(new Date(h.data.sampai).getTime() - Date.now()).toBeGreaterThan(23.9 * 3_600_000);
    expect(new Date(h.data.sampai).getTime() - Date.now()).toBeLessThanOrEqual(24 * 3_600_000);
    expect((await surel.kirim()).map((s) => s.judul)).toContain('Setel ulang faktor kedua Anda diminta');
    expect((await minta(super_, 'hari')).http).toBe(409);
    expect((await setuju(adminkl, h.data.id)).http).toBe(403);
    expect((await setuju(hendra, h.data.id)).http).toBe(404);
    expect((await hendra.get('/api/faktor/setel-ulang')).data).toEqual([]);
    expect((await super_.get('/api/faktor/setel-ulang')).data).toMatchObject([
      { username: 'hari', boleh_setuju: true },
    ]);
    const dua = await Promise.all([setuju(super_, h.data.id), setuju(super_, h.data.id)]);
    expect(dua.map((x) => x.http).sort()).toEqual([200, 409]);
    expect((await hari.get('/api/faktor')).http).toBe(401);
    expect((await sandiSaja('hari')).data.masuk).toBe(true);
    expect((await surel.kirim()).map((s) => s.judul)).toContain('Faktor kedua Anda sudah dihapus');
    const riwayat = await dunia.db.riwayatAkun.findMany({
      where: { id_objek: dunia.pengguna('hari').id },
      orderBy: { urut: 'asc' },
    });
    expect(riwayat.slice(-2).map((r) => [r.peristiwa, r.nama])).toEqual([
      ['minta_setel_ulang', 'adminkl'],
      ['setel_ulang_faktor', 'super'],
    ]);
  });

  it('a super administrator’s: nobody but other super administrators; one’s own: nobody', async () => {
    const super_ = await dunia.sebagai('super');
    await pasangTotp(super_);
    const fajar = await dunia.sebagai('fajar');
    expect((await minta(fajar, 'super')).http).toBe(404);
    expect((await minta(super_, 'super')).http).toBe(403);
  });

  it('a request lapses after a day', async () => {
    const [adminkl, fajar] = [await dunia.sebagai('adminkl'), await dunia.sebagai('fajar')];
    const h = await minta(adminkl, 'dewi');
    const { diminta, sampai } = await dunia.db.setelUlangFaktor.findUniqueOrThrow({ where: { id: h.data.id } });
    expect(sampai.getTime() - diminta.getTime()).toBe(24 * 3_600_000);
    await dunia.db.setelUlangFaktor.update({ where: { id: h.data.id }, data: { sampai: new Date(Date.now() - 1) } });
    expect((await setuju(fajar, h.data.id)).http).toBe(404);
    expect((await minta(adminkl, 'dewi')).http).toBe(201);
  });
});

describe('part 11: a role that must have a second factor', () => {
  let wajib: World;
  let pintu: string;
  beforeAll(async () => {
    const port = await portBebas();
    pintu = `http://localhost:${port}`;
    wajib = await World.open({ PUBLIC_URL: pintu, PORT: String(port), FAKTOR_KEDUA_WAJIB: 'KL_PEMUTUS,SUPER_ADMIN' });
  });
  afterAll(() => wajib.close());
  const sandi = (username: string) => wajib.tamu().post('/api-prod/login', { username, password: SANDI });

  it('reaches no endpoint without one, however the session came about', async () => {
    const hari = await wajib.sebagai('hari');
    for (const jalur of ['/api/faktor', '/api/beranda', '/nk/v2/data-nk/inhouse/pengajuan', '/api-prod/profile/user/x'])
      expect([jalur, (await hari.get(jalur)).http]).toEqual([jalur, 401]);
    const dewi = await wajib.sebagai('dewi');
    expect((await dewi.get('/api/faktor')).http).toBe(200);
    await wajib.db.pengguna.update({ where: { username: 'dewi' }, data: { kode_peran: 'KL_PEMUTUS' } });
    expect(await hingga(401, async () => (await dewi.get('/api/faktor')).http)).toBe(401);
  });

  it('is led through the set-up behind the password, and cannot take the last one away', async () => {
    const h = await sandi('hari');
    expect([h.data.masuk, h.data.faktor.langkah, kuki(h, 'sesi')]).toEqual([false, 'daftar', '']);
    const { rahasia } = h.data.faktor.totp as { rahasia: string };
    const jawab = (isi: object) =>
      wajib
        .tamu()
        .post(
          '/api-prod/login/faktor',
          { tantangan: h.data.faktor.tantangan, cara: 'totp', ...isi },
          { cookie: `faktor=${kuki(h, 'faktor')}` },
        );
    expect((await jawab({ kode: SALAH })).http).toBe(401);
    await langkahLapang();
    const masuk = await jawab({ kode: kodeTotp(rahasia, -1) });
    expect([masuk.http, masuk.data.masuk, masuk.data.kode_pemulihan.length]).toEqual([200, true, 10]);
    const c = await Client.open(wajib.url, kuki(masuk, 'sesi'));
    expect((await c.get('/api/faktor')).data.wajib).toBe(true);
    expect((await c.call('DELETE', '/api/faktor/totp', { kode: kodeTotp(rahasia) })).http).toBe(422);
  });

  it('the same at the sign-in page: set-up, codes, then the way on; and the code works at both doors', async () => {
    const b = new Browser(pintu);
    const { action } = await b.toLogin('/auth/login');
    const kirim = (url: string, isi: Record<string, string>) =>
      b.go(url, {
        method: 'POST',
        body: new URLSearchParams(isi),
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
      });
    const satu = await (await kirim(action, { username: 'super', password: SANDI })).text();
    const rahasia = (/<code>([^<]+)/.exec(satu)?.[1] ?? '').replaceAll(' ', '');
    const tantangan = /name="tantangan" value="([^"]+)"/.exec(satu)?.[1] ?? '';
    await langkahLapang();
    const dua = await kirim(`${action}/faktor`, { tantangan, cara: 'totp', kode: kodeTotp(rahasia, -1) });
    const teks = await dua.text();
    const kode = [...teks.matchAll(/<li>([a-z0-9-]{19})<\/li>/g)].map((m) => m[1]);
    expect([dua.status, kode.length]).toEqual([200, 10]);
    let r = await b.go((/class="tombol" href="([^"]+)"/.exec(teks)?.[1] ?? '').replaceAll('&#38;', '&'));
    while (r.status >= 300 && r.status < 400 && /\/oidc|\/auth\//.test(r.headers.get('location') ?? ''))
      r = await b.go(r.headers.get('location') ?? '');
    expect(((await (await b.go('/api/sesi')).json()) as { data: { masuk: boolean } }).data.masuk).toBe(true);
    const lagi = await wajib.tamu().post('/api-prod/login', { username: 'super', password: SANDI });
    const pulih = await wajib
      .tamu()
      .post(
        '/api-prod/login/faktor',
        { tantangan: lagi.data.faktor.tantangan, cara: 'pemulihan', kode: kode[0] },
        { cookie: `faktor=${kuki(lagi, 'faktor')}` },
      );
    expect(pulih.data.masuk).toBe(true);
  });
});
