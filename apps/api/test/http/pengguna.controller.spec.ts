import { berkasSampai } from '../support/keadaan';
import { KotakSurel, tokenDari } from '../support/kotak-surel';
import { SANDI, World } from '../support/world';

let dunia: World;
let kotak: KotakSurel;
beforeAll(async () => {
  dunia = await World.open();
  kotak = new KotakSurel(dunia);
});
afterAll(() => dunia.close());

let ke = 0;
const surel = (): string => `orang${++ke}@contoh.invalid`;
const riwayat = async (id: string): Promise<string[]> =>
  (await dunia.db.riwayatAkun.findMany({ where: { objek: 'akun', id_objek: id }, orderBy: { urut: 'asc' } })).map(
    (r) => r.peristiwa,
  );

describe('a company’s own users', () => {
  const undang = async (siapa: string, isi: object = {}) =>
    (await dunia.sebagai(siapa)).post('/api/v3/user', {
      fullname: 'Orang Baru',
      email: surel(),
      peran: 'PU_USER',
      ...isi,
    });

  it('the administrator invites, the colleague activates and signs in, and sees his menu and his company only', async () => {
    const h = await undang('ratna', { email: 'rekan.baru@contoh.invalid' });
    expect([h.http, h.data.surel, h.message]).toEqual([
      201,
      'r***@contoh.invalid',
      'Undangan dikirim ke r***@contoh.invalid',
    ]);
    const surat = await kotak.kirim();
    expect(surat.map((s) => s.kepada)).toEqual(['rekan.baru@contoh.invalid']);
    expect(JSON.stringify(surat)).toContain('Tautan berlaku 7 hari dan hanya dapat dipakai sekali.');
    const token = tokenDari(surat[0]);
    const { sampai, dibuat } = await dunia.db.tokenAkun.findFirstOrThrow({ where: { id_user: h.data.id as string } });
    expect(Math.round((sampai.getTime() - dibuat.getTime()) / 86_400_000)).toBe(7);
    await dunia
      .tamu()
      .post('/api-prod/user/verify', { token, username: 'rekan.baru', password: 'kuda hijau minum kopi' });
    const masuk = await dunia
      .tamu()
      .post('/api-prod/login', { username: 'rekan.baru', password: 'kuda hijau minum kopi' });
    expect(masuk.data.pengguna).toMatchObject({ user_role: 'PU_USER', id_organization: dunia.organisasi('nusa').id });
    expect(masuk.data.menu.map((m: { kode: string }) => m.kode)).not.toContain('web.pengguna');
    expect(await riwayat(h.data.id)).toEqual(['undang', 'aktivasi']);
  });

  it('a list shows one’s own company and its branches, masked where one may not change', async () => {
    const h = await (await dunia.sebagai('ratna')).get('/api/v3/user?type=perusahaan&limit=100');
    const nama = h.data.map((p: { username: string }) => p.username);
    expect(nama).toEqual(expect.arrayContaining(['ratna', 'bagus', 'sari']));
    expect(nama).not.toContain('hendra');
    const op = await (await dunia.sebagai('fajar')).get('/api/v3/user?type=perusahaan&keyword=hendra');
    expect(op.data[0]).toMatchObject({ email: 'h***@contoh.invalid', aksi: { ubah: false, hapus: false } });
    expect((await (await dunia.sebagai('bagus')).get('/api/v3/user')).http).toBe(403);
  });

  it.each([
    ['another company', () => ({ id_organisasi: dunia.organisasi('pipa').id })],
    ['an organization that is none', () => ({ id_organisasi: '0190a0a0-0000-7000-8000-000000000009' })],
  ])('cannot invite into %s', async (_n, isi) => {
    const h = await undang('ratna', isi());
    expect([h.http, h.errors?.[0]?.path]).toEqual([422, 'id_organisasi']);
  });
  it('a role of officers, a ministry or a state in the body is refused', async () => {
    for (const isi of [
      { peran: 'KL_ADMIN' },
      { peran: 'SUPER_ADMIN' },
      { kd_ga: '019' },
      { aktif: true },
      { kode_peran: 'PU_ADMIN' },
    ])
      expect((await undang('ratna', isi)).http).toBe(400);
  });
  it('invites into a branch; the branch’s own administrator stays within it', async () => {
    const cabang = dunia.organisasi('cabang').id;
    const h = await undang('ratna', { id_organisasi: cabang, peran: 'PU_ADMIN', sandi: SANDI });
    expect(h.http).toBe(201);
    await dunia.db.pengguna.update({ where: { username: 'sari' }, data: { kode_peran: 'PU_ADMIN' } });
    expect((await undang('sari', { id_organisasi: dunia.organisasi('nusa').id })).http).toBe(422);
    const daftar = await (await dunia.sebagai('sari')).get('/api/v3/user');
    expect(daftar.data.every((p: { id_organisasi: string }) => p.id_organisasi === cabang)).toBe(true);
    await dunia.db.pengguna.update({ where: { username: 'sari' }, data: { kode_peran: 'PU_USER' } });
  });
  it('the same address twice is refused, and an invitation can be sent again', async () => {
    const email = surel();
    const a = await undang('ratna', { email });
    const b = await undang('ratna', { email: email.toUpperCase() });
    expect([b.http, b.data]).toEqual([409, { id: a.data.id }]);
    await kotak.kirim();
    const ulang = await (await dunia.sebagai('ratna')).post(`/api/pengguna/${a.data.id}/kirim-ulang`);
    expect([ulang.http, (await kotak.kirim()).map((s) => s.kepada)]).toEqual([200, [email]]);
    expect(
      (await (await dunia.sebagai('ratna')).post(`/api/pengguna/${dunia.pengguna('bagus').id}/kirim-ulang`)).http,
    ).toBe(409);
  });
  it('an Idempotency-Key makes one invitation of two', async () => {
    const c = await dunia.sebagai('ratna');
    const isi = { fullname: 'Sekali Saja', email: surel(), peran: 'PU_USER' };
    const dua = await Promise.all([1, 2].map(() => c.post('/api/v3/user', isi, { 'idempotency-key': 'sekali' })));
    expect(dua.map((h) => h.http)).toEqual([201, 201]);
    expect(new Set(dua.map((h) => h.data.id)).size).toBe(1);
  });
});

describe('changing and closing accounts', () => {
  const rinci = async (siapa: string, id: string) =>
    (await (await dunia.sebagai(siapa)).get(`/api-prod/user/${id}`)).data;
  const ubah = async (siapa: string, id: string, isi: object) =>
    (await dunia.sebagai(siapa)).put(`/api-prod/user/${id}`, isi);

  it('one’s own data change with a history that masks what is personal; a stale version is a 409', async () => {
    const id = dunia.pengguna('bagus').id;
    const { versi } = await rinci('bagus', id);
    const h = await ubah('bagus', id, { versi, mobile_number: '+62 812 9999 8888', position: 'Kepala Impor' });
    expect([h.http, h.data.mobile_number, h.data.position]).toEqual([200, '+62 812 9999 8888', 'Kepala Impor']);
    const [baris] = await dunia.db.riwayatAkun.findMany({
      where: { id_objek: id },
      orderBy: { urut: 'desc' },
      take: 1,
    });
    expect(baris).toMatchObject({ peristiwa: 'ubah_data', nama: 'bagus' });
    expect(JSON.stringify(baris?.sesudah)).toContain('888');
    expect(JSON.stringify(baris?.sesudah)).not.toContain('9999 8888');
    const basi = await ubah('bagus', id, { versi, position: 'X' });
    expect([basi.http, basi.data]).toEqual([409, { versi: versi + 1 }]);
  });
  it('nobody changes his own role or state, and an e-mail address only with the password; the old address is told', async () => {
    const id = dunia.pengguna('bagus').id;
    const { versi } = await rinci('bagus', id);
    await kotak.kirim();
    for (const isi of [{ peran: 'PU_ADMIN' }, { aktif: true }, { hanya_ga: false }])
      expect((await ubah('bagus', id, { versi, sandi: SANDI, ...isi })).http).toBe(403);
    expect((await ubah('bagus', id, { versi, kd_ga: '019' })).http).toBe(400);
    expect((await ubah('bagus', id, { versi, email: 'baru.bagus@contoh.invalid' })).errors?.[0]?.path).toBe('sandi');
    expect((await ubah('bagus', id, { versi, email: 'baru.bagus@contoh.invalid', sandi: 'salah' })).http).toBe(422);
    expect((await ubah('bagus', id, { versi, email: 'baru.bagus@contoh.invalid', sandi: SANDI })).http).toBe(200);
    expect((await kotak.kirim()).map((s) => [s.kepada, s.judul])).toEqual([
      ['baru.bagus@contoh.invalid', 'Pakai alamat surel ini'],
      ['bagus@contoh.invalid', 'Alamat surel akun Anda akan diganti'],
    ]);
  });
  it('nobody takes an account over by its mail address: only its owner changes that of an open account', async () => {
    const hari = dunia.pengguna('hari').id;
    const { versi } = await rinci('adminkl', hari);
    const h = await ubah('adminkl', hari, { versi, email: 'bukan.hari@contoh.invalid', sandi: SANDI });
    expect([h.http, h.message]).toEqual([403, expect.stringContaining('hanya dapat diubah pemiliknya')]);
    const c = await dunia.sebagai('ratna');
    const baru = await c.post('/api/v3/user', { fullname: 'Salah Alamat', email: surel(), peran: 'PU_USER' });
    const benar = await ubah('ratna', baru.data.id as string, { versi: 1, email: surel() });
    expect(benar.http).toBe(200);
    await kotak.kirim();
  });
  it('an administrator gives a role with his password; the change holds at once for open sessions', async () => {
    const id = dunia.pengguna('bagus').id;
    const sesi = await dunia.sebagai('bagus');
    const { versi } = await rinci('ratna', id);
    expect((await ubah('ratna', id, { versi, peran: 'PU_ADMIN' })).errors?.[0]?.path).toBe('sandi');
    expect((await ubah('ratna', id, { versi, peran: 'KL_ADMIN', sandi: SANDI })).http).toBe(403);
    const h = await ubah('ratna', id, { versi, peran: 'PU_ADMIN', sandi: SANDI });
    expect([h.http, h.data.user_role]).toEqual([200, 'PU_ADMIN']);
    expect((await sesi.get('/api/v3/user')).http).toBe(200);
    await ubah('ratna', id, { versi: versi + 1, peran: 'PU_USER', sandi: SANDI });
    const hak = await dunia.db.riwayatAkun.findMany({ where: { id_objek: id, peristiwa: 'ubah_hak' } });
    expect(hak.map((r) => r.nama)).toEqual(['ratna', 'ratna']);
  });
  it('an officer whose access is taken away is out at once, and his file is in the queue again', async () => {
    const berkas = await berkasSampai(dunia, 'diambil');
    const rekan = async () =>
      (await (await dunia.sebagai('rizal')).get('/nk/v2/data-nk/inhouse/pengajuan?antrean=untuk_saya')).data.map(
        (b: { idNk: string }) => b.idNk,
      );
    expect(await rekan()).not.toContain(berkas.idNk);
    const sesi = await dunia.sebagai('dewi');
    const { versi } = await rinci('adminkl', dunia.pengguna('dewi').id);
    const aktifkan = (aktif: boolean, v: number) =>
      ubah('adminkl', dunia.pengguna('dewi').id, { versi: v, aktif, sandi: SANDI });
    expect((await aktifkan(false, versi)).http).toBe(200);
    expect((await sesi.get('/api/perangkat')).http).toBe(401);
    expect(await rekan()).toContain(berkas.idNk);
    expect((await aktifkan(true, versi + 1)).http).toBe(200);
    await dunia.db.pengajuan.update({ where: { id: BigInt(berkas.idNk) }, data: { kd_status: '80' } });
  });
  it('a right that was given, with an invitation or later, stands in the history under the name of who gave it', async () => {
    const ratna = await dunia.sebagai('ratna');
    const isi = { fullname: 'Orang Baru', email: surel(), peran: 'PU_ADMIN', sandi: SANDI };
    const baru = (await ratna.post('/api/v3/user', isi)).data.id as string;
    const id = dunia.pengguna('bagus').id;
    for (const peran of ['PU_ADMIN', 'PU_USER'])
      await ubah('ratna', id, { versi: (await rinci('ratna', id)).versi, peran, sandi: SANDI });
    const oleh = async (siapa: string, peristiwa: string) => {
      const { data } = await ratna.get(`/api/pengguna/${siapa}/riwayat`);
      return (data as { peristiwa: string; oleh: string }[]).find((r) => r.peristiwa === peristiwa)?.oleh;
    };
    expect([await oleh(baru, 'undang'), await oleh(id, 'ubah_hak')]).toEqual(['ratna', 'ratna']);
  });
  it('the last administrator can neither be demoted nor closed', async () => {
    const ratna = await rinci('ratna', dunia.pengguna('ratna').id);
    expect((await (await dunia.sebagai('ratna')).call('DELETE', `/api-prod/user/${ratna.id}`, {})).http).toBe(403);
    await dunia.db.pengguna.update({ where: { username: 'bagus' }, data: { kode_peran: 'PU_ADMIN' } });
    const c = await dunia.sebagai('bagus');
    expect((await c.call('DELETE', `/api-prod/user/${ratna.id}`, { sandi: SANDI })).http).toBe(200);
    await dunia.db.pengguna.update({
      where: { username: 'ratna' },
      data: { aktif: true, dihapus: null, password_hash: dunia.pengguna('ratna').password_hash },
    });
    await dunia.db.pengguna.update({ where: { username: 'bagus' }, data: { kode_peran: 'PU_USER' } });
    // Somebody above him may not leave the company without one either.
    const admin = dunia.pengguna('adminkl').id;
    const kl = await (
      await dunia.sebagai('super')
    ).call('DELETE', `/nk/v2/user-management/inhouse/${admin}`, { sandi: SANDI });
    expect([kl.http, kl.message]).toEqual([409, expect.stringContaining('sedikitnya satu administrator')]);
  });
  it('an officer who is closed leaves no session and no file behind, and history still names him', async () => {
    const berkas = await berkasSampai(dunia, 'diambil');
    const sesi = await dunia.sebagai('dewi');
    const admin = await dunia.sebagai('adminkl');
    const id = dunia.pengguna('dewi').id;
    expect((await admin.call('DELETE', `/nk/v2/user-management/inhouse/${id}`, {})).errors?.[0]?.path).toBe('sandi');
    expect((await admin.call('DELETE', `/nk/v2/user-management/monitoring/${id}`, { sandi: SANDI })).http).toBe(403);
    expect((await admin.call('DELETE', `/nk/v2/user-management/inhouse/${id}`, { sandi: SANDI })).http).toBe(200);
    expect((await admin.call('DELETE', `/nk/v2/user-management/inhouse/${id}`, { sandi: SANDI })).http).toBe(200);
    expect((await sesi.get('/api/perangkat')).http).toBe(401);
    const p = await dunia.db.pengajuan.findUniqueOrThrow({ where: { id: BigInt(berkas.idNk) } });
    expect([p.kd_status, p.id_pengambil]).toEqual(['21', null]);
    const akhir = await dunia.db.riwayat.findFirst({ where: { id_pengajuan: p.id }, orderBy: { urut: 'desc' } });
    expect([akhir?.peristiwa, akhir?.catatan]).toEqual(['petugas_nonaktif', 'Petugas dewi dinonaktifkan oleh adminkl']);
    const akun = await dunia.db.pengguna.findUniqueOrThrow({ where: { id } });
    expect([akun.fullname, akun.nik, akun.mobile_number, akun.address, akun.nik_indeks, akun.password_hash]).toEqual([
      'dewi',
      null,
      null,
      null,
      null,
      null,
    ]);
    const dulu = await dunia.db.riwayat.findFirst({ where: { id_pengajuan: p.id, peristiwa: 'ambil' } });
    expect(dulu?.nama).toBe('dewi');
    expect(
      (await (await dunia.sebagai('rizal')).post(`/nk/v2/data-nk/inhouse/check-pengajuan?id_nk=${berkas.idNk}`)).http,
    ).toBe(200);
  });
});

describe('officers', () => {
  const orang = (isi: object = {}) => ({ fullname: 'Petugas Baru', email: surel(), sandi: SANDI, ...isi });
  const buat = async (siapa: string, apa: string, isi: object) =>
    (await dunia.sebagai(siapa)).post(`/nk/v2/user-management/${apa}`, orang(isi));

  it('issue 13 part 4: the history of an officer names his ministry and his unit, not their codes', async () => {
    const hak = { kd_ga: '019', peran: 'KL_VERIFIKATOR', kd_detail_ga: '01901' };
    const { id } = (await buat('super', 'inhouse', hak)).data as { id: string };
    const { data } = await (await dunia.sebagai('super')).get(`/api/pengguna/${id}/riwayat`);
    expect(data[0].sesudah.kd_ga).toMatch(/^Kementerian Perindustrian/);
    expect(data[0].sesudah.kd_detail_ga).toBe('Direktorat Jenderal Industri Agro');
  });

  it('PERAN-03 LAYAR-08 the super administrator makes in-house, monitoring and eselon users, with the parts of the dashboard', async () => {
    const semua = await Promise.all([
      buat('super', 'inhouse', { kd_ga: '018', peran: 'KL_PEMUTUS', kd_detail_ga: '01801' }),
      buat('super', 'inhouse', { kd_ga: '128', peran: 'SEKRE_RAKOR' }),
      buat('super', 'monitoring', { kd_ga: '054', hanya_ga: true }),
      buat('super', 'eselon', { kd_ga: '019', elemen: ['perbaikan', 'verifikasi'] }),
    ]);
    expect(semua.map((h) => h.http)).toEqual([201, 201, 201, 201]);
    const id = semua[3]?.data.id as string;
    const atur = (siapa: string, elemen: string[]) =>
      dunia.sebagai(siapa).then((c) => c.post('/nk/v2/user-management/dashboard', { id_user: id, elemen }));
    expect((await atur('fajar', ['disetujui'])).http).toBe(200);
    expect((await atur('fajar', ['tidak-ada'])).message).toContain('tidak-ada');
    expect((await atur('adminkl', ['perbaikan'])).http).toBe(403);
    const daftar = await (await dunia.sebagai('adminkl')).get('/nk/v2/user-management/dashboard');
    expect(daftar.data.find((e: { id_user: string }) => e.id_user === id)?.elemen).toEqual(['disetujui']);
    expect(await riwayat(id)).toEqual(['undang', 'elemen_dasbor']);
    expect(await dunia.db.riwayatAkun.findFirst({ where: { id_objek: id, peristiwa: 'undang' } })).toMatchObject({
      nama: 'super',
    });
    await kotak.kirim();
  });
  it.each([
    ['inhouse', 'inhouse', { kd_ga: '018', peran: 'KL_VERIFIKATOR', kd_detail_ga: '01801' }],
    ['monitoring', 'monitoring', { kd_ga: '018' }],
    ['eselon', 'monitoring', { kd_ga: '018', elemen: ['perbaikan'] }],
  ])(
    'LAYAR-08 a user of kind %s is created, stands in the list of that kind alone, and is deleted',
    async (jenis, jalur, isi) => {
      const s = await dunia.sebagai('super');
      const id = (await buat('super', jenis, isi)).data.id as string;
      const ada = async (type: string): Promise<boolean> => {
        const { data } = await s.get(`/nk/v2/user-management/all-users?type=${type}&kd_ga=018&limit=100`);
        return (data as { id: string }[]).some((p) => p.id === id);
      };
      const daftar = async () => Promise.all(['inhouse', 'monitoring', 'eselon'].map(ada));
      expect(await daftar()).toEqual(['inhouse', 'monitoring', 'eselon'].map((j) => j === jenis));
      const hapus = (jalan: string) =>
        s.call('DELETE', `/nk/v2/user-management/${jalan}/${id}`, { sandi: SANDI }).then((h) => h.http);
      expect(await hapus(jalur === 'inhouse' ? 'monitoring' : 'inhouse')).toBe(404);
      expect(await hapus(jalur)).toBe(200);
      expect(await daftar()).toEqual([false, false, false]);
      expect((await riwayat(id)).at(-1)).toBe('hapus');
      const { data } = await s.get('/nk/v2/user-management/dashboard');
      expect((data as { id_user: string }[]).some((e) => e.id_user === id)).toBe(false);
    },
  );
  it('a ministry’s administrator makes its officers, and nobody else', async () => {
    expect((await buat('adminkl', 'inhouse', { peran: 'KL_VERIFIKATOR' })).http).toBe(201);
    expect((await buat('adminkl', 'inhouse', { peran: 'KL_VERIFIKATOR', kd_ga: '019' })).http).toBe(201);
    for (const isi of [
      { peran: 'KL_VERIFIKATOR', kd_ga: '018' },
      { peran: 'KL_ADMIN' },
      { peran: 'SUPER_ADMIN' },
      { peran: 'SEKRE_RAKOR' },
      { peran: 'PU_ADMIN' },
    ])
      expect([isi, (await buat('adminkl', 'inhouse', isi)).http]).toEqual([isi, 403]);
    expect((await buat('adminkl', 'inhouse', { peran: 'KL_VERIFIKATOR', sandi: 'salah' })).errors?.[0]?.path).toBe(
      'sandi',
    );
    expect(
      (await buat('adminkl', 'inhouse', { peran: 'KL_VERIFIKATOR', kd_detail_ga: '01801' })).errors?.[0]?.path,
    ).toBe('kd_detail_ga');
    expect((await buat('super', 'inhouse', { peran: 'SUPER_ADMIN', kd_ga: '01514' })).http).toBe(403);
    expect((await buat('super', 'inhouse', { peran: 'KL_ADMIN', kd_ga: '777' })).errors?.[0]?.path).toBe('kd_ga');
    expect((await buat('super', 'inhouse', { peran: 'KL_ADMIN' })).errors?.[0]?.path).toBe('kd_ga');
    await kotak.kirim();
  });
  it('lists: all users by kind and word, ministries, roles one may give, colleagues with what they hold, units', async () => {
    const s = await dunia.sebagai('super');
    const kata = await s.get('/nk/v2/user-management/all-users?keyword=yusuf&type=inhouse');
    expect(kata.data.map((p: { username: string }) => p.username)).toEqual(['yusuf']);
    for (const aneh of ['%25', '_', "'; DROP TABLE pengguna; --", '"', '\\', 'x'.repeat(10_000)])
      expect((await s.get(`/nk/v2/user-management/all-users?keyword=${encodeURIComponent(aneh)}`)).http).toBe(200);
    const kl = await dunia.sebagai('adminkl');
    const milik = await kl.get('/nk/v2/user-management/all-users?limit=100');
    expect(milik.data.every((p: { kd_ga: string }) => p.kd_ga === '019')).toBe(true);
    expect((await kl.get('/nk/v2/user-management/filter-ga')).data.map((g: { kd_ga: string }) => g.kd_ga)).toEqual([
      '019',
    ]);
    const peran = (await kl.get('/nk/v2/user-management/user-role')).data;
    expect(peran.filter((p: { dapat_diberi: boolean }) => p.dapat_diberi).map((p: { kode: string }) => p.kode)).toEqual(
      ['KL_VERIFIKATOR', 'KL_KOORDINATOR', 'KL_PEMUTUS'],
    );
    const rekan = (await (await dunia.sebagai('yusuf')).get('/nk/v2/data-nk/inhouse/user')).data;
    expect(rekan.every((p: { memegang: number }) => Number.isInteger(p.memegang))).toBe(true);
    const unit = await (await dunia.sebagai('yusuf')).get('/api/inhouse-system/referensi/inhouse-group');
    expect(unit.data[0]).toMatchObject({ kd_detail_ga: '01901', kd_ga: '019' });
    expect(
      (await (await dunia.sebagai('yusuf')).get('/api/inhouse-system/referensi/inhouse-group?kd_ga=018')).data,
    ).toEqual([]);
  });
  it('a monitoring user who was given his ministry only sees no other', async () => {
    const semua = await (await dunia.sebagai('rudi')).get('/nk/v2/data-nk/rki/pengajuan');
    expect(semua.data.length).toBeGreaterThan(0);
    await dunia.db.pengguna.update({ where: { username: 'rudi' }, data: { hanya_ga: true } });
    expect((await (await dunia.sebagai('rudi')).get('/nk/v2/data-nk/rki/pengajuan')).data).toEqual([]);
  });
});

describe('branches', () => {
  it('the head office adds and changes branches, with history; a branch and a stranger cannot', async () => {
    const c = await dunia.sebagai('ratna');
    const isi = {
      nama: 'PT Nusa Uji Cabang Makassar',
      npwp: '00.000.000.0099.5001',
      alamat: 'Jl. Pelabuhan No. 3',
      kota: 'Makassar',
    };
    const baru = await c.post('/api/organisasi/cabang', isi);
    expect([baru.http, baru.data.npwp, baru.data.isbranch]).toEqual([201, '0000000000995001', true]);
    expect((await c.post('/api/organisasi/cabang', isi)).http).toBe(409);
    const lain = await c.post('/api/organisasi/cabang', { ...isi, npwp: '0900000001234567' });
    expect([lain.http, lain.errors?.[0]?.path]).toEqual([422, 'npwp']);
    expect((await c.put(`/api/organisasi/cabang/${baru.data.id}`, { alamat: 'Jl. Pelabuhan No. 4' })).data.alamat).toBe(
      'Jl. Pelabuhan No. 4',
    );
    expect((await c.put(`/api/organisasi/cabang/${dunia.organisasi('pipa').id}`, { nama: 'Diambil' })).http).toBe(404);
    expect(
      (await (await dunia.sebagai('hendra')).put(`/api/organisasi/cabang/${baru.data.id}`, { nama: 'Diambil' })).http,
    ).toBe(404);
    const r = await dunia.db.riwayatAkun.findMany({
      where: { objek: 'organisasi', id_objek: baru.data.id },
      orderBy: { urut: 'asc' },
    });
    expect(r.map((x) => x.peristiwa)).toEqual(['buat_cabang', 'ubah_cabang']);
  });
});
