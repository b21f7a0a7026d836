import { expect, test, type Browser, type Page } from '@playwright/test';
import { berkasPertama, berkasTanpaTetikus } from './berkas-pertama';
import { masuk, SANDI, tanpaPelanggaran } from './dukungan';
import { simulator, suratTerbaru, tautanSurat } from './surat';

test.describe.configure({ mode: 'default' });

const SANDI_BARU = 'kuda hijau minum kopi';
/** An invented company of the simulated registry that nobody has registered. */
const NOMOR = 11;
const NIB = `9900${String(NOMOR).padStart(9, '0')}`;
const NPWP = `0990${String(NOMOR).padStart(6, '0')}990000`;
const tanda = Date.now().toString(36);
const ADMIN = `admin.${tanda}`;
const REKAN = `rekan.${tanda}`;
const SUREL_ADMIN = `ayu.${tanda}@contoh.invalid`;

/** Follows the mailed link in a browser of its own, chooses name and password, and goes on to sign in. */
async function aktifkan(browser: Browser, tautan: string, username: string): Promise<Page> {
  const page = await (await browser.newContext()).newPage();
  await page.goto(tautan);
  await page.getByLabel('Nama pengguna').fill(username);
  await page.getByLabel('Kata sandi', { exact: false }).first().fill(SANDI_BARU);
  await page.getByLabel(/Ulangi/).fill(SANDI_BARU);
  await tanpaPelanggaran(page, `aktivasi-${username.split('.')[0]}`);
  await page.getByRole('button', { name: /Aktifkan/ }).click();
  return lanjutMasuk(page);
}
/** From 'Akun aktif' to the portal. */
async function lanjutMasuk(page: Page): Promise<Page> {
  await page.getByRole('link', { name: 'Masuk' }).first().click();
  await page.getByLabel('Kata sandi').fill(SANDI_BARU);
  await page.getByRole('button', { name: 'Masuk' }).click();
  await page.waitForURL((u) => !u.pathname.startsWith('/oidc') && !u.pathname.startsWith('/auth'));
  return page;
}

let admin: Page;

test('a company registers its administrator; the mail goes to its address in the registry', async ({ page }) => {
  await page.goto('/welcome');
  await page.getByRole('link', { name: 'Daftarkan perusahaan' }).first().click();
  await page.getByLabel('NIB').fill(NIB);
  await page.getByLabel('NPWP').fill('0990000999990000');
  await page.getByLabel(/Nama lengkap/).fill('Ayu Rekaan');
  await page.getByLabel('Surel Anda').fill('ayu@contoh.invalid');
  await page.getByLabel('Nomor telepon').fill('+62 811 555 0101');
  await tanpaPelanggaran(page, 'daftar');
  await page.getByRole('button', { name: 'Daftarkan perusahaan' }).click();
  await expect(page.getByText('NPWP tidak cocok dengan NIB ini di OSS')).toBeVisible();
  await page.getByLabel('NPWP').fill(NPWP);
  await page.getByRole('button', { name: 'Daftarkan perusahaan' }).click();
  await expect(page.getByText(/Surel aktivasi/).first()).toBeVisible();
  await tanpaPelanggaran(page, 'daftar-terkirim');
});

test('the company opens the mail, activates and signs in', async ({ browser }) => {
  const tautan = await tautanSurat(/kantor@|@[^@]*contoh\.invalid/, 'Aktifkan akun administrator perusahaan Anda');
  const page = await (await browser.newContext()).newPage();
  await page.goto(tautan);
  await expect(page.getByText('ayu@contoh.invalid')).toBeVisible();
  await page.getByLabel('Nama lengkap Anda').fill('Ayu Rekaan');
  await page.getByLabel('Surel Anda sendiri').fill(SUREL_ADMIN);
  await page.getByLabel('Nama pengguna').fill(ADMIN);
  await page.getByLabel('Kata sandi', { exact: false }).first().fill(SANDI_BARU);
  await page.getByLabel(/Ulangi/).fill(SANDI_BARU);
  await tanpaPelanggaran(page, 'aktivasi-perusahaan');
  await page.getByRole('button', { name: 'Kirim surel bukti' }).click();
  await expect(page.getByRole('heading', { name: 'Periksa surel Anda' })).toBeVisible();
  await page.goto(await tautanSurat(new RegExp(SUREL_ADMIN), 'Buktikan alamat surel Anda'));
  await page.getByRole('button', { name: 'Aktifkan akun' }).click();
  admin = await lanjutMasuk(page);
  await expect(admin).toHaveURL(/\/neraca-komoditas$/);
  await expect(
    admin.getByRole('navigation', { name: 'Menu utama' }).getByRole('link', { name: 'Pengguna perusahaan' }),
  ).toBeVisible();
});

test('issue 18: he has never filed, and needs no more than 18 clicks from the home page to the receipt of a PERTEK', async () => {
  const klik = await berkasPertama(admin);
  expect(klik).toBeGreaterThan(12); // it is counted at all
  expect(klik).toBeLessThanOrEqual(18);
});

test('issue 18: the whole form without a mouse, from the home page to the receipt', async ({ browser }) => {
  const melati = await masuk(browser, 'melati');
  expect(await berkasTanpaTetikus(melati)).toBe(0);
  await melati.context().close();
});

test('a new mail address of his own counts once its mail was opened', async () => {
  const baru = `ayu.baru.${tanda}@contoh.invalid`;
  await admin.goto('/profil');
  await admin
    .getByLabel(/^Surel/)
    .first()
    .fill(baru);
  await admin.getByLabel(/Kata sandi Anda/).fill(SANDI_BARU);
  await admin.getByRole('button', { name: 'Simpan' }).first().click();
  await expect(admin.getByText('belum dipakai')).toBeVisible();
  await tanpaPelanggaran(admin, 'surel-menunggu');
  await admin.goto(await tautanSurat(new RegExp(baru), 'Pakai alamat surel ini'));
  await tanpaPelanggaran(admin, 'surel-baru');
  await admin.getByRole('button', { name: 'Pakai alamat ini' }).click();
  await expect(admin.getByRole('heading', { name: 'Alamat surel dipakai' })).toBeVisible();
  await admin.goto('/neraca-komoditas');
});

test('he invites a colleague, who signs in and sees only his menu', async ({ browser }) => {
  await admin
    .getByRole('navigation', { name: 'Menu utama' })
    .getByRole('link', { name: 'Pengguna perusahaan' })
    .click();
  await admin.getByRole('button', { name: /Undang/ }).click();
  const dialog = admin.getByRole('dialog');
  await dialog.getByLabel(/Nama/).fill('Bima Rekan');
  await dialog.getByLabel(/Surel/).fill(`bima.${tanda}@contoh.invalid`);
  await tanpaPelanggaran(admin, 'undang');
  await dialog.getByRole('button', { name: /Kirim undangan|Undang/ }).click();
  await expect(admin.getByRole('list').getByText('Menunggu aktivasi')).toBeVisible();
  await tanpaPelanggaran(admin, 'pengguna-perusahaan');
  const tautan = await tautanSurat(new RegExp(`bima.${tanda}`), 'Anda diundang ke SINAS NK');
  const rekan = await aktifkan(browser, tautan, REKAN);
  const menu = rekan.getByRole('navigation', { name: 'Menu utama' });
  await expect(menu.getByRole('link', { name: 'Beranda' })).toBeVisible();
  await expect(menu.getByRole('link', { name: 'Pengguna perusahaan' })).toHaveCount(0);
  expect((await rekan.request.get('/api/v3/user')).status()).toBe(403);
  const lagi = await rekan.request.get(tautan.replace('#', '?'));
  expect(lagi.ok()).toBe(true);
  await rekan.context().close();
});

test('PERAN-04 a super administrator hides a menu entry: it is gone, and the endpoint answers by permission as before', async ({
  browser,
}) => {
  const superadmin = await masuk(browser, 'superadmin', '/konsol/#/menu');
  await superadmin.goto('/konsol/#/menu');
  await expect(superadmin.getByRole('heading', { name: /Hak menu/, level: 1 })).toBeVisible();
  await tanpaPelanggaran(superadmin, 'hak-menu');
  const monitoring = await masuk(browser, 'monitoring', '/konsol/');
  const rel = monitoring.getByRole('navigation', { name: 'Menu utama' });
  await expect(rel.getByRole('link', { name: 'Semua berkas' })).toBeVisible();
  const { data } = (await (await superadmin.request.get('/api/sesi')).json()) as { data: { csrf: string } };
  const semua = (await (await monitoring.request.get('/api/sesi')).json()) as {
    data: { menu: { id: number; kode: string }[] };
  };
  const id_menu = semua.data.menu.find((m) => m.kode === 'konsol.semua')?.id;
  const atur = async (tampil: boolean) =>
    superadmin.request.post('/api-prod/menu/acl', {
      headers: { 'x-csrf-token': data.csrf },
      data: { id_menu, kode_peran: 'MONITORING', tampil },
    });
  expect((await atur(false)).ok()).toBe(true);
  await monitoring.reload();
  await expect(rel.getByRole('link', { name: 'Semua berkas' })).toHaveCount(0);
  // Hiding takes no permission away, showing grants none.
  expect((await monitoring.request.get('/nk/v2/data-nk/rki/pengajuan')).status()).toBe(200);
  expect((await monitoring.request.get('/nk/v2/user-management/all-users')).status()).toBe(403);
  expect((await atur(true)).ok()).toBe(true);
  await monitoring.reload();
  await expect(rel.getByRole('link', { name: 'Semua berkas' })).toBeVisible();
  await superadmin.context().close();
  await monitoring.context().close();
});

/** Everybody who can sign in: where he lands, an entry that he has, and a call that he may not make. */
const ORANG: [username: string, halaman: RegExp, entri: string, terlarang: string][] = [
  ['superadmin', /\/konsol\//, 'Hak menu', '/nk/v2/data-nk/inhouse/pengajuan'],
  ['operator', /\/konsol\//, 'Pengiriman', '/nk/v2/data-nk/inhouse/pengajuan'],
  ['sekretariat', /\/konsol\//, 'Semua berkas', '/nk/v2/user-management/all-users'],
  ['koordinator', /\/konsol\//, 'Semua berkas', '/nk/v2/user-management/all-users'],
  ['admin.kemenperin', /\/konsol\//, 'Pengguna', '/api/siaran'],
  ['dewi', /\/konsol\//, 'Semua berkas', '/nk/v2/user-management/all-users'],
  ['yusuf', /\/konsol\//, 'Semua berkas', '/nk/v2/user-management/all-users'],
  ['hari', /\/konsol\//, 'Semua berkas', '/nk/v2/user-management/all-users'],
  ['eselon', /\/konsol\//, 'Semua berkas', '/nk/v2/data-nk/inhouse/pengajuan'],
  ['monitoring', /\/konsol\//, 'Semua berkas', '/nk/v2/data-nk/inhouse/pengajuan'],
  ['hendra', /\/neraca-komoditas/, 'Pengguna perusahaan', '/nk/v2/user-management/filter-ga-tidak-ada'],
  ['lilis', /\/neraca-komoditas/, 'Pengajuan', '/api/v3/user'],
];
for (const [username, halaman, entri, terlarang] of ORANG)
  test(`${username} signs in, lands where he works, and sees his own menu`, async ({ browser }) => {
    const page = await masuk(browser, username, '/login');
    await page.goto('/');
    await page.goto(halaman.test('/konsol/') ? '/konsol/' : '/neraca-komoditas');
    await expect(page).toHaveURL(halaman);
    const menu = page.getByRole('navigation', { name: 'Menu utama' });
    await expect(menu.getByRole('link', { name: entri, exact: true }).first()).toBeVisible();
    expect([403, 404]).toContain((await page.request.get(terlarang)).status());
    await page.context().close();
  });

test('SESI-08 the session ends in the middle of a form: signed in again in place, nothing typed is lost', async ({
  browser,
}) => {
  const page = await masuk(browser, 'lilis');
  await page.getByRole('link', { name: 'Buat pengajuan' }).click();
  await page.getByRole('radio', { name: /Pertimbangan Teknis Impor/ }).check();
  await page.getByRole('radio', { name: /Tas/ }).check();
  await page.getByRole('button', { name: /Mulai/ }).click();
  await page.waitForURL(/\/pengajuan\/\d+\/ubah/);
  await page.getByLabel('Jabatan', { exact: false }).first().fill('Manajer');
  await expect(page.getByRole('status').filter({ hasText: /^Tersimpan/ })).toBeVisible();
  const { data } = (await (await page.request.get('/api/sesi')).json()) as { data: { csrf: string } };
  const headers = { 'x-csrf-token': data.csrf };
  expect((await page.request.post('/auth/logout', { headers, data: {} })).ok()).toBe(true);
  await page.getByLabel('Jabatan', { exact: false }).first().fill('Direktur Pengadaan');
  const dialog = page.getByRole('dialog', { name: 'Sesi berakhir' });
  await expect(dialog).toBeVisible();
  await tanpaPelanggaran(page, 'sesi-berakhir');
  await dialog.getByRole('textbox', { name: 'Kata sandi' }).fill(SANDI);
  await dialog
    .getByRole('button', { name: /^Masuk/ })
    .first()
    .click();
  await expect(dialog).toHaveCount(0);
  await expect(page.getByRole('status').filter({ hasText: /^Tersimpan/ })).toBeVisible();
  await page.reload();
  await expect(page.getByLabel('Jabatan', { exact: false }).first()).toHaveValue('Direktur Pengadaan');
  await page.context().close();
});

test('a notice reaches an open page at once', async ({ browser }) => {
  const superadmin = await masuk(browser, 'superadmin', '/konsol/');
  const page = await masuk(browser, 'hendra');
  await page.waitForTimeout(1500); // the stream opens after the page is idle
  const { data } = (await (await superadmin.request.get('/api/sesi')).json()) as { data: { csrf: string } };
  const siaran = await superadmin.request.post('/api-prod-ba/sendNotification/broadcastWeb', {
    headers: { 'x-csrf-token': data.csrf },
    data: { userid: 'peran:PU_ADMIN', subject: `Kabar ${tanda}`, text: 'Portal dirawat Sabtu malam.', type: 'warning' },
  });
  expect(siaran.status()).toBe(201);
  await expect(page.getByText(`Kabar ${tanda}`).first()).toBeVisible();
  await expect(async () =>
    expect((await suratTerbaru(/ratna@contoh\.invalid/))?.judul).toContain(`Kabar ${tanda}`),
  ).toPass();
  await superadmin.context().close();
  await page.context().close();
});

test('OSS does not answer: the form says so and keeps what was typed', async ({ page }) => {
  await simulator('registri', { mode: 'gagal' });
  try {
    await page.goto('/daftar');
    await page.getByLabel('NIB').fill('9900000000012');
    await page.getByLabel('NPWP').fill('0990000012990000');
    await page.getByLabel(/Nama lengkap/).fill('Candra Rekaan');
    await page.getByLabel('Surel Anda').fill('candra@contoh.invalid');
    await page.getByLabel('Nomor telepon').fill('+62 811 555 0102');
    await page.getByRole('button', { name: 'Daftarkan perusahaan' }).click();
    await expect(page.getByText(/OSS tidak menjawab/).first()).toBeVisible();
    await expect(page.getByLabel(/Nama lengkap/)).toHaveValue('Candra Rekaan');
  } finally {
    await simulator('registri', { mode: 'normal' });
  }
});
