import { BuktiService } from '../../src/modules/auth/faktor/bukti/bukti.service';
import { SesiService } from '../../src/modules/auth/sesi/sesi.service';
import { Client } from '../support/client';
import { hingga } from '../support/hingga';
import { KotakSurel, tokenDari } from '../support/kotak-surel';
import { PenyediaLuar } from '../support/penyedia-luar';
import { SANDI, World } from '../support/world';

/** Part 9: with another identity provider an account is opened by issuer and subject that its owner has bound. */
let luar: PenyediaLuar;
let dunia: World;
let kotak: KotakSurel;
beforeAll(async () => {
  jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  jest.spyOn(console, 'info').mockImplementation(() => undefined);
  luar = await PenyediaLuar.buka();
  dunia = await luar.dunia();
  kotak = new KotakSurel(dunia);
});
afterAll(async () => {
  await dunia.close();
  luar.tutup();
});
beforeEach(async () => {
  await kotak.kirim();
  await dunia.db.jatahCoba.deleteMany();
});

/** The link that is mailed to an account. */
async function tautan(username: string): Promise<string> {
  expect((await dunia.tamu().post('/api/akun/tautan', { username })).http).toBe(200);
  return kotak.token();
}
const terikat = () => dunia.db.tautanIdentitas.findMany({ orderBy: { subject: 'asc' } });

describe('part 9: M8 somebody calls himself by another’s name at the provider', () => {
  it('as preferred_username and mail address `hari`: no session as hari, nothing bound, a page that says so', async () => {
    luar.sebutan.set('penyerang', 'hari');
    const { browser, akhir } = await luar.masuk('penyerang');
    expect(akhir).toBe('/tautkan?sebab=belum');
    expect(browser.jar.get('sesi')).toBeUndefined();
    expect(await dunia.db.sesi.count()).toBe(0);
    expect(await terikat()).toEqual([]);
  });

  it('an identity whose subject is the id of an account does not open it either', async () => {
    const { akhir } = await luar.masuk(dunia.pengguna('hari').id);
    expect(akhir).toBe('/tautkan?sebab=belum');
    expect(await dunia.db.sesi.count()).toBe(0);
  });

  it('asking for the link as `hari` mails hari, in the words for everybody, and gives the asker nothing', async () => {
    const jawab = [];
    for (const username of ['hari', 'hari@contoh.invalid', 'tidak-ada', 'tidak@ada.invalid']) {
      const h = await dunia.tamu().post('/api/akun/tautan', { username });
      jawab.push(JSON.stringify([h.http, h.message, h.data]));
    }
    expect(new Set(jawab).size).toBe(1);
    expect((await kotak.kirim()).map((s) => s.kepada)).toEqual(['hari@contoh.invalid', 'hari@contoh.invalid']);
    expect(await terikat()).toEqual([]);
  });
});

describe('part 9: binding', () => {
  it('mail, link, a fresh sign-in: bound once, told by mail, in the history; afterwards the identity opens the account', async () => {
    const token = await tautan('hari');
    const { browser, akhir } = await luar.tautkan(token, 'orang-hari');
    expect(akhir).toBe('/konsol/');
    const c = await Client.open(luar.portal, browser.jar.get('sesi') ?? '');
    expect((await c.get('/api/sesi')).data.pengguna.username).toBe('hari');
    const id = dunia.pengguna('hari').id;
    expect(await terikat()).toMatchObject([{ issuer: luar.issuer, subject: 'orang-hari', id_user: id }]);
    expect((await kotak.kirim()).map((s) => [s.kepada, s.judul])).toEqual([
      ['hari@contoh.invalid', 'Akun Anda ditautkan ke penyedia identitas'],
    ]);
    const riwayat = await dunia.db.riwayatAkun.findMany({ where: { id_objek: id } });
    expect(riwayat.map((r) => r.peristiwa)).toEqual(['tautkan']);
    luar.sebutan.set('orang-hari', 'nama-lain');
    expect((await luar.masuk('orang-hari')).akhir).toBe('/pengajuan');
    // The link is used up.
    expect((await luar.tautkan(token, 'orang-hari')).akhir).toBe('401 Token Expired');
  });

  it('an identity that is bound to somebody else, and an account that is bound already, are refused in words', async () => {
    const yusuf = await tautan('yusuf');
    expect((await luar.tautkan(yusuf, 'orang-hari')).akhir).toBe('/tautkan?sebab=identitas_terpakai');
    // Refused, the link stays good for the right identity.
    expect((await luar.tautkan(yusuf, 'orang-yusuf')).akhir).toBe('/konsol/');
    await kotak.kirim();
    await dunia.tamu().post('/api/akun/tautan', { username: 'yusuf' });
    const [surat] = await kotak.kirim();
    expect([surat?.judul, surat?.tombol]).toEqual(['Akun Anda sudah ditautkan', undefined]);
    expect((await terikat()).map((t) => t.subject)).toEqual(['orang-hari', 'orang-yusuf']);
  });

  it('two links of one account used at once by two identities: one is bound', async () => {
    const token = await tautan('dewi');
    const dua = await Promise.all(['satu', 'dua'].map((o) => luar.tautkan(token, `dewi-${o}`)));
    expect(dua.filter((d) => d.akhir === '/konsol/')).toHaveLength(1);
    expect((await terikat()).filter((t) => t.id_user === dunia.pengguna('dewi').id)).toHaveLength(1);
  });

  it('a link that is past its hour, and one for a password, bind nothing', async () => {
    const token = await tautan('rizal');
    await dunia.db.tokenAkun.updateMany({ where: { dipakai: null }, data: { sampai: new Date(Date.now() - 1000) } });
    expect((await luar.tautkan(token, 'orang-rizal')).akhir).toBe('401 Token Expired');
    await dunia.tamu().post('/api-prod/user/forget-password', { username: 'rizal' });
    expect((await luar.tautkan(await kotak.token(), 'orang-rizal')).akhir).toBe('401 Token Expired');
  });

  it('an invitation leads there instead of to a password: the invited chooses a name, the identity is bound', async () => {
    const ratna = await dunia.sebagai('ratna');
    await ratna.post('/api/v3/user', { fullname: 'Citra Uji', email: 'citra@contoh.invalid', peran: 'PU_USER' });
    const token = tokenDari((await kotak.kirim()).at(-1));
    expect((await dunia.tamu().post('/api/akun/token', { token })).data).toMatchObject({
      jenis: 'UNDANGAN',
      perlu_username: true,
      perlu_sandi: false,
      penyedia_lain: true,
    });
    const sandi = await dunia
      .tamu()
      .post('/api-prod/user/verify', { token, username: 'citra.uji', password: 'kuda hijau minum kopi' });
    expect(sandi.http).toBe(422);
    expect((await luar.tautkan(token, 'orang-citra', { username: 'ratna' })).akhir).toBe(
      '/tautkan?sebab=nama_terpakai',
    );
    expect((await luar.tautkan(token, 'orang-citra', { username: 'citra.uji' })).akhir).toBe('/neraca-komoditas');
    const akun = await dunia.db.pengguna.findUniqueOrThrow({ where: { username: 'citra.uji' } });
    expect([akun.aktif, akun.password_hash]).toEqual([true, null]);
  });
});

describe('part 9: ending a binding', () => {
  /** What a fresh sign-in at the provider gives; the way there is in http/penyedia-lain.spec.ts. */
  async function bukti(c: Client, nama: string, keperluan: 'hak' | 'hapus_akun'): Promise<string> {
    const aktor = await dunia.app.get(SesiService, { strict: false }).aktor((c as unknown as { sesi: string }).sesi);
    if (!aktor) throw new Error(nama);
    return (await dunia.app.get(BuktiService, { strict: false }).terbitkan(aktor, keperluan)).bukti;
  }

  it('an administrator of the account does it with a proof of his provider; sessions end, the identity opens nothing, it is told', async () => {
    const id = dunia.pengguna('hari').id;
    const hari = await dunia.sebagai('hari');
    const [adminkl, ratna] = [await dunia.sebagai('adminkl'), await dunia.sebagai('ratna')];
    const lepas = (c: Client, isi: object = {}) => c.call('DELETE', `/api/pengguna/${id}/tautan`, isi);
    const dengan = async () => ({ bukti: await bukti(adminkl, 'adminkl', 'hak') });
    expect((await lepas(adminkl, {})).errors?.[0]).toMatchObject({ path: 'bukti' });
    expect((await lepas(adminkl, { sandi: SANDI })).http).toBe(422);
    expect((await lepas(adminkl, { bukti: await bukti(adminkl, 'adminkl', 'hapus_akun') })).http).toBe(422);
    expect((await lepas(ratna)).http).toBe(404);
    expect([403, 404]).toContain((await lepas(hari)).http);
    expect((await terikat()).some((t) => t.id_user === id)).toBe(true);
    expect((await adminkl.get(`/api-prod/user/${id}`)).data.tertaut).toEqual(expect.any(String));
    expect((await lepas(adminkl, await dengan())).http).toBe(200);
    expect(await hingga(401, async () => (await hari.get('/api/perangkat')).http)).toBe(401);
    expect((await luar.masuk('orang-hari')).akhir).toBe('/tautkan?sebab=belum');
    expect((await kotak.kirim()).map((s) => s.judul)).toEqual(['Tautan penyedia identitas dilepas']);
    expect((await lepas(adminkl, await dengan())).http).toBe(200);
    const riwayat = await dunia.db.riwayatAkun.findMany({ where: { id_objek: id, peristiwa: 'lepas_tautan' } });
    expect(riwayat.map((r) => r.nama)).toEqual(['adminkl']);
  });

  it('a closed account is opened by no identity, and its binding is gone', async () => {
    await luar.tautkan(await tautan('bagus'), 'orang-bagus');
    await dunia.db.pengguna.update({ where: { id: dunia.pengguna('bagus').id }, data: { aktif: false } });
    expect((await luar.masuk('orang-bagus')).akhir).toBe('/unauthorized?sebab=masuk');
    const ratna = await dunia.sebagai('ratna');
    const isi = { bukti: await bukti(ratna, 'ratna', 'hapus_akun') };
    await ratna.call('DELETE', `/api-prod/user/${dunia.pengguna('bagus').id}`, isi);
    expect((await terikat()).some((t) => t.subject === 'orang-bagus')).toBe(false);
  });
});

describe('part 9: with the built-in provider', () => {
  it('there is nothing to bind: its subject is the account’s id', async () => {
    const sendiri = await World.open({});
    expect((await sendiri.tamu().post('/api/akun/tautan', { username: 'hari' })).http).toBe(404);
    expect((await sendiri.tamu().post('/api/akun/tautan/mulai', { token: 'x' })).http).toBe(404);
    await sendiri.close();
  });
});
