import { Clock } from '../../src/platform/clock/clock';
import { KotakSurel, tokenDari } from '../support/kotak-surel';
import { Luar } from '../support/luar';
import { SANDI, World } from '../support/world';

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

describe('each mailed link serves as long as is said', () => {
  const BARU = { nib: '9900000000126', npwp: '0990000126990000' };
  const keKantor = async (): Promise<string> => {
    luar.registri.set(BARU.nib, perusahaan(BARU));
    await tamu().post('/api-prod/user/admin', pendaftar(BARU));
    return kotak.token();
  };
  const keSendiri = async (): Promise<string> => {
    const isi = { username: 'lama.berlaku', password: SANDI_BARU, fullname: 'Ayu Rekaan', email: 'a@contoh.invalid' };
    await tamu().post('/api-prod/user/verify', { token: await keKantor(), ...isi });
    return kotak.token();
  };
  const undangan = async (): Promise<string> => {
    const isi = { fullname: 'Tujuh Hari', email: 'tujuh.hari@contoh.invalid', peran: 'PU_USER' };
    await (await dunia.sebagai('ratna')).post('/api/v3/user', isi);
    return kotak.token();
  };
  const sandi = async (): Promise<string> => {
    await tamu().post('/api-prod/user/forget-password', { username: 'ratna' });
    return kotak.token();
  };
  it.each([
    ['48 hours, to the company', 48, keKantor],
    ['24 hours, to one’s own address', 24, keSendiri],
    ['seven days, with an invitation', 7 * 24, undangan],
    ['one hour, for a new password', 1, sandi],
  ])('%s', async (_nama, lama, surat) => {
    const token = await surat();
    const kini = Date.now();
    const setelah = async (menit: number) => {
      const jam = jest
        .spyOn(dunia.app.get(Clock, { strict: false }), 'now')
        .mockReturnValue(new Date(kini + menit * 60_000));
      const { http } = await tamu().post('/api/akun/token', { token });
      jam.mockRestore();
      return http;
    };
    expect([await setelah(lama * 60 - 1), await setelah(lama * 60 + 1)]).toEqual([200, 401]);
  });
});

describe('forgotten and changed passwords', () => {
  it('the answer is the same for every name; only who exists gets a mail, with a token for one hour', async () => {
    const jawab = [];
    for (const username of ['bagus', 'BAGUS@contoh.invalid', 'tidak-ada', 'tidak@ada.invalid']) {
      const h = await tamu().post('/api-prod/user/forget-password', { username });
      jawab.push([h.http, h.message, h.data]);
    }
    expect(new Set(jawab.map((j) => JSON.stringify(j))).size).toBe(1);
    const surat = await kotak.kirim();
    expect(surat.map((s) => s.kepada)).toEqual(['bagus@contoh.invalid', 'bagus@contoh.invalid']);
    expect(await dunia.db.permintaanAkun.count()).toBe(0);
    const [lama, baru] = surat.map(tokenDari);
    expect((await tamu().put(`/api-prod/user/set-password/${lama}`, { password: SANDI_BARU })).http).toBe(401);
    const sesi = await dunia.sebagai('bagus');
    expect((await tamu().put(`/api-prod/user/set-password/${baru}`, { password: SANDI_BARU })).http).toBe(200);
    expect((await sesi.get('/api/perangkat')).http).toBe(401);
    expect((await tamu().put(`/api-prod/user/set-password/${baru}`, { password: SANDI_BARU })).message).toBe(
      'Token Expired',
    );
    expect((await tamu().post('/api-prod/login', { username: 'bagus', password: SANDI_BARU })).http).toBe(200);
    expect((await kotak.kirim()).map((s) => s.judul)).toEqual(['Kata sandi Anda diubah']);
  });
  it('a mail whose request is gone is not sent a second time', async () => {
    await tamu().post('/api-prod/user/forget-password', { username: 'bagus' });
    expect(await kotak.kirim()).toHaveLength(1);
    const [surat] = await dunia.db.outbox.findMany({
      where: { jenis: 'surel-akun' },
      orderBy: { id: 'desc' },
      take: 1,
    });
    await dunia.db.outbox.update({ where: { id: surat?.id }, data: { status: 'MENUNGGU', sewa_sampai: null } });
    expect(await kotak.kirim()).toEqual([]);
    expect(await dunia.db.outbox.findUnique({ where: { id: surat?.id } })).toMatchObject({
      status: 'GAGAL',
      kesalahan: 'Permintaan surel tidak ditemukan',
    });
  });
  it('what was typed is stored encrypted until the mail is out', async () => {
    await tamu().post('/api-prod/user/forget-password', { username: 'rahasia@contoh.invalid' });
    const [p] = await dunia.db.permintaanAkun.findMany();
    expect(p?.isi?.startsWith('v2.k1.')).toBe(true);
    const muatan = await dunia.db.outbox.findMany({ where: { jenis: 'surel-akun' } });
    expect(JSON.stringify(muatan, (_, v: unknown) => (typeof v === 'bigint' ? String(v) : v))).not.toContain('rahasia');
    await kotak.kirim();
  });
  it('a token for a password activates nothing, and the other way round', async () => {
    await tamu().post('/api-prod/user/forget-password', { username: 'hendra' });
    const token = await kotak.token();
    expect((await tamu().post('/api-prod/user/verify', { token, username: 'lain', password: SANDI_BARU })).http).toBe(
      401,
    );
  });
  it('one changes one’s own password with the old one; other devices are signed out, this one goes on', async () => {
    const [ini, itu] = [await dunia.sebagai('hendra'), await dunia.sebagai('hendra')];
    const user_id = dunia.pengguna('hendra').id;
    const ubah = (isi: object) =>
      ini.put('/api-prod/change-password', { user_id, old_password: SANDI, new_password: SANDI_BARU, ...isi });
    expect((await ubah({ old_password: 'salah sekali' })).errors?.[0]).toMatchObject({ path: 'old_password' });
    expect((await ubah({ user_id: dunia.pengguna('ratna').id })).http).toBe(404);
    expect((await ubah({ new_password: SANDI })).errors?.[0]).toMatchObject({ path: 'new_password' });
    expect((await ubah({})).http).toBe(200);
    expect((await itu.get('/api/perangkat')).http).toBe(401);
    expect((await ini.get('/api/perangkat')).http).toBe(200);
    const riwayat = await dunia.db.riwayatAkun.findFirst({ where: { id_objek: user_id, peristiwa: 'ubah_sandi' } });
    expect(riwayat?.sesudah).toEqual({ sesi_diakhiri: 1 });
  });
});
