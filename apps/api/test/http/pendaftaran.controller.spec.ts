import { SapuAkunService } from '../../src/modules/pendaftaran/akun/sapu-akun.service';
import { KotakSurel, tokenDari } from '../support/kotak-surel';
import { Luar } from '../support/luar';
import { World } from '../support/world';

const SANDI_BARU = 'kuda hijau minum kopi';
const NIB = '9900000000123';
const perusahaan = (isi: object = {}) => ({
  nib: NIB,
  npwp: '0990000123990000',
  nama: 'PT Baru Rekaan',
  alamat: 'Jl. Rekaan 1',
  api_code: '02',
  status_nib: '01',
  kswp: 'VALID',
  surel: 'kantor@baru-rekaan.contoh.invalid',
  ...isi,
});
const pendaftar = (isi: object = {}) => ({
  nib: NIB,
  npwp: '09.900.001.2399-0000',
  fullname: 'Ayu Rekaan',
  email: 'ayu@baru-rekaan.contoh.invalid',
  mobile_number: '+62 811 555 0101',
  ...isi,
});

let luar: Luar;
let dunia: World;
let kotak: KotakSurel;
beforeAll(async () => {
  luar = await Luar.buka();
  dunia = await World.open(luar.env());
  kotak = new KotakSurel(dunia);
});
afterAll(async () => {
  await dunia.close();
  await luar.tutup();
});
beforeEach(async () => {
  luar.registri = new Map([[NIB, perusahaan()]]);
  luar.registriBalas = null;
  await dunia.db.jatahCoba.deleteMany();
});
const tamu = () => dunia.tamu();

describe('registration of a company administrator', () => {
  it('the mail goes to the company’s address in the registry; who has it opens the account and signs in', async () => {
    const h = await tamu().post('/api-prod/user/admin', pendaftar());
    expect([h.http, h.data]).toEqual([
      201,
      { nama: 'PT Baru Rekaan', surel: 'k***@baru-rekaan.contoh.invalid', berlaku_jam: 48 },
    ]);
    const [surat] = await kotak.kirim();
    expect([surat?.kepada, surat?.judul]).toEqual([
      'kantor@baru-rekaan.contoh.invalid',
      'Aktifkan akun administrator perusahaan Anda',
    ]);
    const token = tokenDari(surat);
    const tentang = await tamu().post('/api/akun/token', { token });
    expect(tentang.data).toMatchObject({
      jenis: 'AKTIVASI',
      nama: 'Ayu Rekaan',
      perlu_username: true,
      perlu_sandi: true,
    });
    expect(tentang.data.pendaftar).toMatchObject({
      nama: 'Ayu Rekaan',
      surel: 'ayu@baru-rekaan.contoh.invalid',
      telepon: '+62 811 555 0101',
    });
    const pilih = (isi: object) =>
      tamu().post('/api-prod/user/verify', {
        token,
        username: 'Ayu.Rekaan',
        password: SANDI_BARU,
        fullname: 'Ayu Rekaan',
        ...isi,
      });
    expect((await pilih({})).errors?.[0]).toEqual({
      langkah: 'akun',
      path: 'email',
      message: 'Surel Anda wajib diisi',
    });
    // A mistyped address is not the end: the company's link serves until the account is there.
    const salah = await pilih({ email: 'salah.ketik@contoh.invalid' });
    expect([salah.http, salah.data]).toEqual([
      200,
      { username: 'ayu.rekaan', masuk: '/login?login_hint=ayu.rekaan', surel: 'salah.ketik@contoh.invalid' },
    ]);
    const tersesat = await kotak.token();
    expect((await pilih({ email: 'ayu@baru-rekaan.contoh.invalid' })).http).toBe(200);
    const [bukti] = await kotak.kirim();
    expect([bukti?.kepada, bukti?.judul]).toEqual(['ayu@baru-rekaan.contoh.invalid', 'Buktikan alamat surel Anda']);
    expect((await tamu().post('/api-prod/user/verify', { token: tersesat })).message).toBe('Token Expired');
    const tokenBukti = tokenDari(bukti);
    expect((await tamu().post('/api/akun/token', { token: tokenBukti })).data).toMatchObject({
      jenis: 'BUKTI',
      surel: 'a***@baru-rekaan.contoh.invalid',
      perlu_username: false,
      perlu_sandi: false,
      perlu_diri: false,
    });
    const aktif = await tamu().post('/api-prod/user/verify', { token: tokenBukti });
    expect([aktif.http, aktif.data]).toEqual([
      200,
      { username: 'ayu.rekaan', masuk: '/login?login_hint=ayu.rekaan', surel: null },
    ]);
    for (const t of [token, tokenBukti])
      expect((await tamu().post('/api/akun/token', { token: t })).message).toBe('Token Expired');
    expect((await kotak.kirim()).map((k) => [k.kepada, k.judul])).toEqual([
      ['kantor@baru-rekaan.contoh.invalid', 'Perusahaan Anda mempunyai administrator SINAS NK'],
    ]);
    const masuk = await tamu().post('/api-prod/login', { username: 'ayu.rekaan', password: SANDI_BARU });
    expect([masuk.http, masuk.data.pengguna.nama_organisasi, masuk.data.pengguna.user_role]).toEqual([
      200,
      'PT Baru Rekaan',
      'PU_ADMIN',
    ]);
    const akun = await dunia.db.pengguna.findUniqueOrThrow({ where: { username: 'ayu.rekaan' } });
    const riwayat = await dunia.db.riwayatAkun.findMany({ where: { id_objek: akun.id }, orderBy: { urut: 'asc' } });
    expect(riwayat.map((r) => r.peristiwa)).toEqual(['daftar', 'daftar_surel', 'daftar_surel', 'aktivasi']);
    expect(akun.mobile_number?.startsWith('v2.k1.')).toBe(true);
  });

  it('an address that is none is refused at its field', async () => {
    const h = await tamu().post('/api-prod/user/admin', pendaftar({ email: 'ayu@contoh' }));
    expect([h.http, h.errors?.[0]]).toMatchObject([
      400,
      { path: 'email', message: expect.stringContaining('harus alamat surel yang benar') },
    ]);
  });

  it('what is missing behind the company’s link is asked for at its field', async () => {
    luar.registri.set('9900000000126', perusahaan({ nib: '9900000000126', npwp: '0990000126990000' }));
    await tamu().post('/api-prod/user/admin', pendaftar({ nib: '9900000000126', npwp: '0990000126990000' }));
    const token = await kotak.token();
    const lengkap = { fullname: 'Ayu', email: 'a@contoh.invalid', username: 'ayu.kurang', password: SANDI_BARU };
    for (const [path, message] of [
      ['fullname', 'Nama lengkap wajib diisi'],
      ['username', 'Nama pengguna wajib diisi'],
      ['password', 'Kata sandi wajib diisi'],
    ]) {
      const h = await tamu().post('/api-prod/user/verify', { token, ...lengkap, [path ?? '']: undefined });
      expect([h.http, h.errors]).toEqual([422, [{ langkah: 'akun', path, message }]]);
    }
  });

  it('of two who chose one name, who proves his address second is told to choose another', async () => {
    const bukti: string[] = [];
    for (const ke of ['7', '8']) {
      const p = { nib: `990000000013${ke}`, npwp: `099000013${ke}990000` };
      luar.registri.set(p.nib, perusahaan(p));
      await tamu().post('/api-prod/user/admin', pendaftar(p));
      const isi = {
        fullname: 'Ayu',
        email: `nama${ke}@contoh.invalid`,
        username: 'nama.rebutan',
        password: SANDI_BARU,
      };
      const h = await tamu().post('/api-prod/user/verify', { token: await kotak.token(), ...isi });
      expect(h.http).toBe(200);
      bukti.push(await kotak.token());
    }
    expect((await tamu().post('/api-prod/user/verify', { token: bukti[0] })).http).toBe(200);
    const h = await tamu().post('/api-prod/user/verify', { token: bukti[1] });
    expect([h.http, h.errors?.[0]]).toMatchObject([
      422,
      { path: 'username', message: expect.stringContaining('baru saja dipakai orang lain') },
    ]);
    await kotak.kirim();
  });

  it('a company that has an administrator gets the same answer; the mail tells, and nothing changes', async () => {
    const sebelum = await dunia.db.pengguna.count();
    const h = await tamu().post('/api-prod/user/admin', pendaftar({ fullname: 'Orang Lain' }));
    expect([h.http, h.data.surel]).toEqual([201, 'k***@baru-rekaan.contoh.invalid']);
    const [surat] = await kotak.kirim();
    expect(surat?.judul).toBe('Perusahaan Anda sudah mempunyai administrator');
    expect(surat?.tombol).toBeUndefined();
    expect(await dunia.db.pengguna.count()).toBe(sebelum);
  });

  it('SESI-14 either link past its time answers 401 Token Expired; by it the mail is sent again to the same mailbox', async () => {
    luar.registri.set('9900000000124', perusahaan({ nib: '9900000000124', npwp: '0990000124990000' }));
    await tamu().post('/api-prod/user/admin', pendaftar({ nib: '9900000000124', npwp: '0990000124990000' }));
    const lewat = () => new Date(Date.now() - 1000);
    const lama = await kotak.token();
    await dunia.db.pendaftaran.updateMany({ where: { selesai: null }, data: { sampai: lewat() } });
    const tentang = (token: string) => tamu().post('/api/akun/token', { token });
    expect([(await tentang(lama)).http, (await tentang(lama)).message]).toEqual([401, 'Token Expired']);
    expect((await tamu().post('/api-prod/user/resend', { token: lama })).http).toBe(200);
    const [surat] = await kotak.kirim();
    expect(surat?.kepada).toBe('kantor@baru-rekaan.contoh.invalid');
    const isi = {
      username: 'tepat.waktu',
      password: SANDI_BARU,
      fullname: 'Ayu Rekaan',
      email: 'tepat@contoh.invalid',
    };
    expect((await tamu().post('/api-prod/user/verify', { token: tokenDari(surat), ...isi })).http).toBe(200);
    const bukti = await kotak.token();
    await dunia.db.pendaftaran.updateMany({ where: { selesai: null }, data: { sampai_surel: lewat() } });
    const h = await tamu().post('/api-prod/user/verify', { token: bukti });
    expect([h.http, h.code, h.message]).toEqual([401, '04', 'Token Expired']);
    expect((await tamu().post('/api-prod/user/resend', { token: bukti })).http).toBe(200);
    const [ulang] = await kotak.kirim();
    expect(ulang?.kepada).toBe('tepat@contoh.invalid');
    expect((await tamu().post('/api-prod/user/verify', { token: tokenDari(ulang) })).http).toBe(200);
    await kotak.kirim();
    expect(await dunia.db.organisasi.count({ where: { nib: '9900000000124' } })).toBe(1);
  });

  it.each([
    ['an unknown number', { nib: '9900000000999' }, {}, 'nib', 'NIB tidak ditemukan di OSS'],
    [
      'a tax number of another company',
      { npwp: '0990000999990000' },
      {},
      'npwp',
      'NPWP tidak cocok dengan NIB ini di OSS',
    ],
    ['a number that is not active', {}, { status_nib: '05' }, 'nib', 'NIB perusahaan tidak aktif di OSS'],
    [
      'a company without an address in the registry',
      {},
      { surel: null },
      'nib',
      expect.stringContaining('surel di OSS'),
    ],
  ])('%s is refused at its field', async (_nama, isi, ubah, path, message) => {
    luar.registri.set(NIB, perusahaan(ubah));
    const h = await tamu().post('/api-prod/user/admin', pendaftar(isi));
    expect([h.http, h.errors]).toEqual([422, [{ langkah: 'daftar', path, message }]]);
  });

  it('a registry that fails is named, and a role or ministry in the body is refused', async () => {
    luar.registriBalas = [500, null];
    const h = await tamu().post('/api-prod/user/admin', pendaftar());
    expect([h.http, h.code, h.message]).toEqual([502, '08', expect.stringContaining('Sistem OSS tidak menjawab')]);
    for (const lebih of [{ kode_peran: 'SUPER_ADMIN' }, { peran: 'KL_ADMIN' }, { kd_ga: '019' }, { aktif: true }]) {
      const r = await tamu().post('/api-prod/user/admin', pendaftar(lebih));
      expect([r.http, r.errors?.[0]?.rule]).toEqual([400, 'whitelistValidation']);
    }
  });

  it('what nobody confirmed within a month is forgotten; accounts in use and invitations stay', async () => {
    luar.registri.set('9900000000125', perusahaan({ nib: '9900000000125', npwp: '0990000125990000' }));
    await tamu().post('/api-prod/user/admin', pendaftar({ nib: '9900000000125', npwp: '0990000125990000' }));
    await kotak.kirim();
    const [menunggu] = await dunia.db.pendaftaran.findMany({ where: { selesai: null } });
    expect(menunggu?.pemohon.startsWith('v2.k1.')).toBe(true);
    const sapu = dunia.app.get(SapuAkunService, { strict: false });
    const banyak = await dunia.db.pengguna.count();
    await sapu.sapu();
    expect(await dunia.db.pendaftaran.count({ where: { id: menunggu?.id } })).toBe(1);
    await dunia.db.pendaftaran.updateMany({ data: { dibuat: new Date(Date.now() - 31 * 86_400_000) } });
    await sapu.sapu();
    expect([await dunia.db.pendaftaran.count(), await dunia.db.pengguna.count()]).toEqual([0, banyak]);
  });

  it('too many registrations of one company, or from one address, have to wait', async () => {
    const kirim = async (isi: object = {}) => (await tamu().post('/api-prod/user/admin', pendaftar(isi))).http;
    expect([await kirim(), await kirim(), await kirim(), await kirim()]).toEqual([201, 201, 201, 429]);
    let terakhir = 0;
    for (let i = 0; i < 18; i++) terakhir = await kirim({ nib: `99000000007${String(i).padStart(2, '0')}` });
    expect(terakhir).toBe(429);
    expect((await kotak.kirim()).length).toBe(3);
  });
});

describe('activation', () => {
  const undang = async (): Promise<string> => {
    await (
      await dunia.sebagai('ratna')
    ).post('/api/v3/user', {
      fullname: 'Citra Uji',
      email: `citra.${Math.random().toString(36).slice(2)}@contoh.invalid`,
      peran: 'PU_USER',
    });
    return kotak.token();
  };

  it('SESI-14 an expired, a used and an invented token answer 401 Token Expired', async () => {
    const token = await undang();
    await dunia.db.tokenAkun.updateMany({ where: { dipakai: null }, data: { sampai: new Date(Date.now() - 1000) } });
    const aktif = (t: string) =>
      tamu().post('/api-prod/user/verify', { token: t, username: 'citra.uji', password: SANDI_BARU });
    for (const t of [token, 'x'.repeat(43)]) {
      const h = await aktif(t);
      expect([h.http, h.code, h.message]).toEqual([401, '04', 'Token Expired']);
    }
    const ulang = await tamu().post('/api-prod/user/resend', { token });
    expect(ulang.http).toBe(200);
    const baru = await kotak.token();
    expect((await aktif(baru)).http).toBe(200);
    expect((await aktif(baru)).message).toBe('Token Expired');
  });
  it('SESI-14 resending for an unknown token answers 401 with the server’s message', async () => {
    const h = await tamu().post('/api-prod/user/resend', { token: 'tidak-dikenal' });
    expect([h.http, h.message]).toEqual([401, expect.stringContaining('Tautan tidak dikenal')]);
  });
  it('of two uses at once one counts', async () => {
    const token = await undang();
    const dua = await Promise.all(
      ['dian.satu', 'dian.dua'].map((username) =>
        tamu().post('/api-prod/user/verify', { token, username, password: SANDI_BARU }),
      ),
    );
    expect(dua.map((h) => h.http).sort()).toEqual([200, 401]);
  });
  it.each([
    ['a name that is taken', 'ratna', SANDI_BARU, 'username', 'Nama pengguna sudah dipakai. Pilih yang lain'],
    ['a name that is none', 'a b', SANDI_BARU, 'username', expect.stringContaining('huruf kecil')],
    ['a short password', 'eka.uji', 'pendek', 'password', 'Kata sandi paling sedikit 10 karakter'],
    [
      'a password that everybody tries',
      'eka.uji',
      'password12345',
      'password',
      expect.stringContaining('mudah ditebak'),
    ],
    ['a password with one’s own name', 'eka.uji', 'citra-uji-1', 'password', expect.stringContaining('memuat nama')],
  ])('%s is refused at its field, and the token stays good', async (_n, username, password, path, message) => {
    const token = await undang();
    const h = await tamu().post('/api-prod/user/verify', { token, username, password });
    expect([h.http, h.errors?.[0]]).toEqual([422, { langkah: 'akun', path, message }]);
    expect((await tamu().post('/api/akun/token', { token })).http).toBe(200);
  });
  it('before activation nobody can sign in, not even with the right password', async () => {
    const token = await undang();
    await tamu().post('/api-prod/user/verify', { token, username: 'fitri.uji', password: SANDI_BARU });
    await dunia.db.pengguna.update({ where: { username: 'fitri.uji' }, data: { aktif: false } });
    const h = await tamu().post('/api-prod/login', { username: 'fitri.uji', password: SANDI_BARU });
    expect([h.http, h.message]).toEqual([401, 'Nama pengguna atau kata sandi salah']);
  });
});
