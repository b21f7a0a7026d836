import { portBebas } from '../support/browser';
import { KotakSurel, tokenDari, type SuratUji } from '../support/kotak-surel';
import { Luar } from '../support/luar';
import { SANDI, World } from '../support/world';

/** Part 2: who registers last, or oftenest, does not become a company's administrator. */
const SANDI_BARU = 'kuda hijau minum kopi';
const SANDI_JAHAT = 'maling ayam naik sepeda';
const KANTOR = 'kantor@makmur-rekaan.contoh.invalid';
const BUKTI = 'Buktikan alamat surel Anda';
let ke = 0;
let luar: Luar;
let dunia: World;
let kotak: KotakSurel;

beforeAll(async () => {
  luar = await Luar.buka();
  const port = await portBebas();
  dunia = await World.open({
    ...luar.env(),
    PROKSI_TEPERCAYA: '127.0.0.1',
    PORT: String(port),
    PUBLIC_URL: `http://127.0.0.1:${port}`,
  });
  kotak = new KotakSurel(dunia);
});
afterAll(async () => {
  await dunia.close();
  await luar.tutup();
});
beforeEach(async () => {
  await kotak.kirim();
  await dunia.db.jatahCoba.deleteMany();
});

interface Perusahaan {
  nib: string;
  npwp: string;
}
/** A company of the registry that nobody has registered. */
function perusahaan(): Perusahaan {
  ke += 1;
  const n = String(ke).padStart(4, '0');
  const nib = `990000001${n}`;
  const npwp = `099001${n}990000`;
  luar.registri.set(nib, {
    nib,
    npwp,
    nama: `PT Rekaan Makmur ${ke}`,
    alamat: 'Jl. Rekaan 1',
    api_code: '02',
    status_nib: '01',
    kswp: 'VALID',
    surel: KANTOR,
  });
  return { nib, npwp };
}
const daftar = (p: Perusahaan, email: string, isi: object = {}, dari = '203.0.113.7') =>
  dunia
    .tamu()
    .post(
      '/api-prod/user/admin',
      { ...p, fullname: 'Ayu Rekaan', email, mobile_number: '+62 811 555 0101', ...isi },
      { 'x-forwarded-for': dari },
    );
/** Fills in what the page behind the link asks for, as whoever opened it. */
async function buka(surat: SuratUji | undefined, username: string, email: string, password = SANDI_BARU) {
  const token = tokenDari(surat);
  const tentang = await dunia.tamu().post('/api/akun/token', { token });
  const diri = tentang.data?.perlu_diri ? { fullname: 'Ayu Rekaan', email } : {};
  return dunia.tamu().post('/api-prod/user/verify', { token, username, password, ...diri });
}
const masuk = (username: string, password: string) => dunia.tamu().post('/api-prod/login', { username, password });

describe('part 2: H2 a stranger registers the same company', () => {
  it('the company opens the newest of two mails; the stranger asks for a new password, and ends with nothing', async () => {
    const p = perusahaan();
    expect((await daftar(p, 'ayu@makmur-rekaan.contoh.invalid')).http).toBe(201);
    expect((await daftar(p, 'penyerang@jahat.invalid', {}, '203.0.113.66')).http).toBe(201);
    const surat = await kotak.kirim();
    expect(surat.map((s) => s.kepada)).toEqual([KANTOR, KANTOR]);
    const terbaru = surat.at(-1);
    await buka(terbaru, 'ayu.makmur', 'ayu@makmur-rekaan.contoh.invalid');
    const bukti = (await kotak.kirim()).find((s) => s.judul === BUKTI);
    expect(bukti?.kepada).toBe('ayu@makmur-rekaan.contoh.invalid');
    expect((await dunia.tamu().post('/api-prod/user/verify', { token: tokenDari(bukti) })).http).toBe(200);
    await kotak.kirim();

    for (const username of ['penyerang@jahat.invalid', 'ayu.makmur'])
      await dunia.tamu().post('/api-prod/user/forget-password', { username });
    const lupa = await kotak.kirim();
    expect(lupa.filter((s) => s.kepada.includes('jahat'))).toEqual([]);
    expect(lupa.map((s) => s.kepada)).toEqual(['ayu@makmur-rekaan.contoh.invalid']);
    expect((await masuk('ayu.makmur', SANDI_JAHAT)).http).toBe(401);
    expect((await masuk('ayu.makmur', SANDI_BARU)).http).toBe(200);
    const akun = await dunia.db.pengguna.findUniqueOrThrow({ where: { username: 'ayu.makmur' } });
    // What the stranger typed did not come into the account.
    expect([akun.email, akun.mobile_number, akun.kode_peran]).toEqual([
      'ayu@makmur-rekaan.contoh.invalid',
      null,
      'PU_ADMIN',
    ]);
  });

  it('the first link goes on working beside the second; the one that is used closes the other: 401 Token Expired', async () => {
    const p = perusahaan();
    await daftar(p, 'satu@contoh.invalid');
    await daftar(p, 'dua@contoh.invalid', { fullname: 'Bima Rekaan' });
    const [satu, dua] = await kotak.kirim();
    const tentang = (s: SuratUji | undefined) => dunia.tamu().post('/api/akun/token', { token: tokenDari(s) });
    expect((await tentang(satu)).data).toMatchObject({
      nama: 'Ayu Rekaan',
      pendaftar: { surel: 'satu@contoh.invalid' },
    });
    expect((await tentang(dua)).data).toMatchObject({
      nama: 'Bima Rekaan',
      pendaftar: { surel: 'dua@contoh.invalid' },
    });
    expect((await buka(satu, 'pertama.rekaan', 'satu@contoh.invalid')).http).toBe(200);
    const h = await buka(dua, 'kedua.rekaan', 'dua@contoh.invalid');
    expect([h.http, h.code, h.message]).toEqual([401, '04', 'Token Expired']);
    expect((await tentang(dua)).message).toBe('Token Expired');
  });

  it('both links used at once: exactly one wins, and one account comes of it', async () => {
    const p = perusahaan();
    await daftar(p, 'satu@contoh.invalid');
    await daftar(p, 'dua@contoh.invalid');
    const [satu, dua] = await kotak.kirim();
    const jawab = await Promise.all([
      buka(satu, `lomba.satu${ke}`, 'lomba.satu@contoh.invalid'),
      buka(dua, `lomba.dua${ke}`, 'lomba.dua@contoh.invalid'),
    ]);
    expect(jawab.map((j) => j.http).sort()).toEqual([200, 401]);
    const bukti = await kotak.kirim();
    expect(bukti).toHaveLength(1);
    const token = tokenDari(bukti[0]);
    const akhir = await Promise.all([0, 1].map(() => dunia.tamu().post('/api-prod/user/verify', { token })));
    expect(akhir.map((j) => j.http).sort()).toEqual([200, 401]);
    expect(await dunia.db.pengguna.count({ where: { username: { startsWith: 'lomba.' } } })).toBe(1);
    await kotak.kirim();
  });

  it('until the own address is proved nobody signs in, no password is forgotten, and nobody finds an account', async () => {
    const p = perusahaan();
    const banyak = await dunia.db.pengguna.count();
    await daftar(p, 'penyerang@jahat.invalid');
    const [surat] = await kotak.kirim();
    await buka(surat, 'belum.terbukti', 'ayu.belum@contoh.invalid');
    await kotak.kirim();
    const { sampai_surel } = await dunia.db.pendaftaran.findFirstOrThrow({ orderBy: { dibuat: 'desc' } });
    expect(Math.round((Number(sampai_surel) - Date.now()) / 3_600_000)).toBe(24);
    for (const username of ['penyerang@jahat.invalid', 'ayu.belum@contoh.invalid', 'belum.terbukti'])
      for (const jalur of ['/api-prod/user/forget-password', '/api-prod/user/resend', '/api-prod/verification'])
        expect((await dunia.tamu().post(jalur, { username })).http).toBe(200);
    expect(await kotak.kirim()).toEqual([]);
    expect((await masuk('belum.terbukti', SANDI_BARU)).http).toBe(401);
    expect(await dunia.db.pengguna.count()).toBe(banyak);
  });

  it('every mail names in full who asked, for whom, when and from where on the net', async () => {
    const p = perusahaan();
    await daftar(p, 'penyerang@jahat.invalid', { fullname: 'Si Penyerang' }, '203.0.113.66');
    const [pertama] = await kotak.kirim();
    await buka(pertama, `lengkap.${ke}`, 'ayu.lengkap@contoh.invalid');
    const [bukti] = await kotak.kirim();
    await dunia.tamu().post('/api-prod/user/verify', { token: tokenDari(bukti) });
    await daftar(p, 'lagi@jahat.invalid', { fullname: 'Si Penyerang' }, '203.0.113.66');
    const [aktif, sudah] = await kotak.kirim();
    expect([pertama, bukti, aktif, sudah].map((s) => s?.judul)).toEqual([
      'Aktifkan akun administrator perusahaan Anda',
      BUKTI,
      'Perusahaan Anda mempunyai administrator SINAS NK',
      'Perusahaan Anda sudah mempunyai administrator',
    ]);
    for (const s of [pertama, bukti, aktif, sudah]) {
      const teks = s?.paragraf.join('\n') ?? '';
      expect(teks).toContain('Si Penyerang');
      expect(teks).toMatch(/surel (penyerang|lagi)@jahat\.invalid, telepon \+62 811 555 0101/);
      expect(teks).toContain(`PT Rekaan Makmur ${ke}, NIB ${p.nib}, NPWP ${p.npwp}`);
      expect(teks).toMatch(/Waktu: \d{2} \S+ \d{4} pukul \d{2}\.\d{2} WIB, dari alamat internet 203\.0\.113\.66\./);
    }
    expect(aktif?.paragraf.join('\n')).toContain('ayu.lengkap@contoh.invalid');
  });

  it('a name that carries a link or a line of its own is refused: it would stand in a mail of ours', async () => {
    const p = perusahaan();
    for (const fullname of ['Ayu https://jahat.invalid', 'Ayu\nTautan lain', '<b>Ayu</b>', 'ayu@jahat.invalid'])
      expect((await daftar(p, 'a@jahat.invalid', { fullname })).http).toBe(400);
    expect(await kotak.kirim()).toEqual([]);
  });
});

describe('part 2: a stranger with an account of Inaportnet', () => {
  it('gets nothing from the company that opens his link: behind it the password of that account is asked for', async () => {
    const p = perusahaan();
    luar.inaport.set('agen.jahat', {
      password: 'sandi-agen',
      akun: { id_inaport: `IN-${ke}`, npwp: p.npwp, token: 't' },
    });
    const h = await dunia.tamu().post('/api-prod/user/admin/inaport', {
      ...p,
      fullname: 'Agen Pelabuhan',
      email: 'penyerang@jahat.invalid',
      mobile_number: '+62 811 555 0102',
      username: 'agen.jahat',
      password: 'sandi-agen',
    });
    expect(h.http).toBe(201);
    const [surat] = await kotak.kirim();
    expect(surat?.paragraf.join('\n')).toContain('akun Inaportnet agen.jahat');
    const tolak = await buka(surat, 'agen.jahat', 'ayu.in@contoh.invalid');
    expect([tolak.http, tolak.errors?.[0]?.path]).toEqual([422, 'password']);
    expect((await buka(surat, 'agen.jahat', 'ayu.in@contoh.invalid', 'sandi-agen')).http).toBe(200);
    const login = () =>
      dunia.tamu().post('/api-prod/login/inaport', { username: 'agen.jahat', password: 'sandi-agen' });
    // His own address is proved, too, before he is in.
    expect((await login()).http).toBe(401);
    const [bukti] = await kotak.kirim();
    expect([bukti?.judul, bukti?.kepada]).toEqual([BUKTI, 'ayu.in@contoh.invalid']);
    expect((await dunia.tamu().post('/api-prod/user/verify', { token: tokenDari(bukti) })).http).toBe(200);
    expect((await login()).http).toBe(200);
    await kotak.kirim();
  });
});

describe('part 2: floods', () => {
  it('one address causes three mails to a company a day, all addresses together twelve; the others still register', async () => {
    const p = perusahaan();
    const dari = async (alamat: string): Promise<number> => (await daftar(p, 'x@jahat.invalid', {}, alamat)).http;
    const satu = [];
    for (let i = 0; i < 5; i += 1) satu.push(await dari('203.0.113.66'));
    expect(satu).toEqual([201, 201, 201, 429, 429]);
    // Who used his up does not keep the company from registering.
    expect(await dari('198.51.100.1')).toBe(201);
    const banyak = [];
    for (let i = 0; i < 12; i += 1) banyak.push(await dari(`192.0.2.${i}`));
    expect(banyak.filter((h) => h === 201)).toHaveLength(8);
    const surat = await kotak.kirim();
    expect(surat).toHaveLength(12);
    // Even then: any link in the mailbox serves the company, with its own name and address.
    expect((await buka(surat[0], `banjir.${ke}`, 'ayu.banjir@contoh.invalid')).http).toBe(200);
    await kotak.kirim();
  });

  it('forgotten passwords bring one account five mails an hour, and a name without an account none, from however many addresses they are asked for', async () => {
    for (let i = 0; i < 9; i += 1)
      await dunia
        .tamu()
        .post('/api-prod/user/forget-password', { username: 'hendra' }, { 'x-forwarded-for': `192.0.2.${i}` });
    await dunia.tamu().post('/api-prod/user/forget-password', { username: 'tidak-ada@contoh.invalid' });
    const surat = await kotak.kirim();
    expect(new Set(surat.map((s) => s.kepada))).toEqual(new Set([dunia.pengguna('hendra').email]));
    expect(surat).toHaveLength(5);
  });
});

describe('part 2: L2 one’s own mail address', () => {
  const ubah = async (nama: string, email: string) => {
    const c = await dunia.sebagai(nama);
    const { id, versi } = (await c.get(`/api-prod/user/${dunia.pengguna(nama).id}`)).data as {
      id: string;
      versi: number;
    };
    return c.call('PUT', `/api-prod/user/${id}`, { versi, email, sandi: SANDI }, { 'x-forwarded-for': '203.0.113.9' });
  };
  const surelDari = async (nama: string) =>
    (await dunia.db.pengguna.findUniqueOrThrow({ where: { id: dunia.pengguna(nama).id } })).email;
  const lupa = async (username: string) => {
    await dunia.tamu().post('/api-prod/user/forget-password', { username });
    return (await kotak.kirim()).map((s) => s.kepada);
  };

  it('a new one counts once its mail was opened; until then mails go to the old one, which is told in full', async () => {
    const h = await ubah('ratna', 'ratna.baru@contoh.invalid');
    expect([h.http, h.data.email, h.data.surel_baru]).toEqual([
      200,
      'ratna@contoh.invalid',
      'ratna.baru@contoh.invalid',
    ]);
    const [baru, lama] = await kotak.kirim();
    expect([baru?.kepada, lama?.kepada]).toEqual(['ratna.baru@contoh.invalid', 'ratna@contoh.invalid']);
    expect(lama?.paragraf.join(' ')).toContain('dari ratna@contoh.invalid menjadi ratna.baru@contoh.invalid');
    expect(lama?.paragraf.join(' ')).toContain('203.0.113.9');
    expect(await lupa('ratna.baru@contoh.invalid')).toEqual([]);
    expect(await lupa('ratna')).toEqual(['ratna@contoh.invalid']);
    const pakai = await dunia.tamu().post('/api/akun/surel', { token: tokenDari(baru) });
    expect([pakai.http, pakai.data]).toEqual([200, { jenis: 'SUREL' }]);
    expect(await surelDari('ratna')).toBe('ratna.baru@contoh.invalid');
    const [kabar] = await kotak.kirim();
    expect([kabar?.kepada, kabar?.judul]).toEqual(['ratna@contoh.invalid', 'Alamat surel akun Anda diubah']);
    expect((await dunia.tamu().post('/api/akun/surel', { token: tokenDari(baru) })).message).toBe('Token Expired');
    const riwayat = await dunia.db.riwayatAkun.findMany({
      where: { id_objek: dunia.pengguna('ratna').id },
      orderBy: { urut: 'asc' },
    });
    expect(riwayat.map((r) => r.peristiwa)).toEqual(['surel_minta', 'ubah_data']);
  });

  it('the old address stops it, afterwards too: it counts again, everybody is out, a new password is asked for', async () => {
    await ubah('bagus', 'maling@jahat.invalid');
    const [baru, lama] = await kotak.kirim();
    await dunia.tamu().post('/api/akun/surel', { token: tokenDari(baru) });
    await kotak.kirim();
    const pencuri = await dunia.sebagai('bagus');
    const henti = await dunia.tamu().post('/api/akun/surel', { token: tokenDari(lama) });
    expect([henti.http, henti.data]).toEqual([200, { jenis: 'BATAL' }]);
    expect(await surelDari('bagus')).toBe('bagus@contoh.invalid');
    expect((await pencuri.get('/api/perangkat')).http).toBe(401);
    const [amankan] = await kotak.kirim();
    expect([amankan?.kepada, amankan?.judul]).toEqual(['bagus@contoh.invalid', 'Amankan akun Anda']);
  });

  it('stopped in time it never counts; asked for again by its present name it is taken back', async () => {
    await ubah('hendra', 'salah.ketik@contoh.invalid');
    const [baru, lama] = await kotak.kirim();
    await dunia.tamu().post('/api/akun/surel', { token: tokenDari(lama) });
    expect((await dunia.tamu().post('/api/akun/surel', { token: tokenDari(baru) })).http).toBe(401);
    expect(await surelDari('hendra')).toBe('hendra@contoh.invalid');
    await ubah('hendra', 'salah.lagi@contoh.invalid');
    expect((await ubah('hendra', 'hendra@contoh.invalid')).data.surel_baru).toBeNull();
    await kotak.kirim();
    expect(await dunia.db.surelTunggu.count({ where: { id_user: dunia.pengguna('hendra').id } })).toBe(0);
  });

  it('a deleted account keeps neither address, position nor number, and the address may be used anew', async () => {
    const id = dunia.pengguna('sari').id;
    await dunia.db.pengguna.update({ where: { id }, data: { position: 'Staf', employee_number: '77' } });
    const ratna = await dunia.sebagai('ratna');
    expect((await ratna.call('DELETE', `/api-prod/user/${id}`, { sandi: SANDI })).http).toBe(200);
    const akun = await dunia.db.pengguna.findUniqueOrThrow({ where: { id } });
    expect([akun.fullname, akun.email, akun.position, akun.employee_number]).toEqual(['sari', '', null, null]);
    const undang = await ratna.post('/api/v3/user', {
      fullname: 'Sari Baru',
      email: 'sari@contoh.invalid',
      peran: 'PU_USER',
      id_organisasi: dunia.organisasi('cabang').id,
    });
    expect(undang.http).toBe(201);
  });
});
