import { readFileSync } from 'node:fs';
import { expect, test, type Page } from '@playwright/test';
import { amatiHalaman, giliran, lupakanGeser, masuk, SEMUA, tanpaPelanggaran, tergeser } from './dukungan';

/**
 * Pages that no journey passes, each with whom it is for; `lewat`: a journey looks at it. Every route of both front ends
 * stands here, so that a new page without a look fails.
 */
const WEB: Record<string, { siapa?: string; alamat?: string } | 'lewat'> = {
  '/neraca-komoditas': 'lewat',
  '/pengajuan': 'lewat',
  '/pengajuan/baru': 'lewat',
  '/pengajuan/:id': 'lewat',
  '/pengajuan/:id/ubah': 'lewat',
  '/pemberitahuan': 'lewat',
  '/perusahaan': 'lewat',
  '/pengguna': 'lewat',
  '/bantuan': { alamat: '/bantuan' },
  '/bantuan/pernyataan': { alamat: '/bantuan/pernyataan' },
  '/bantuan/:layanan': { alamat: '/bantuan/rki' },
  '/cek': { alamat: '/cek' },
  '/cek/:kode': 'lewat',
  '/daftar': 'lewat',
  '/aktivasi': 'lewat',
  '/surel': 'lewat',
  '/welcome': { alamat: '/welcome' },
  '/masuk': { alamat: '/masuk' },
  '/callback': { alamat: '/callback?error=access_denied' },
  '/lupa-sandi': { alamat: '/lupa-sandi' },
  '/sandi-baru': { alamat: '/sandi-baru?token=tidak-ada' },
  '/tautkan': { alamat: '/tautkan' },
  '/not-found': { alamat: '/not-found' },
  '/error-system': { alamat: '/error-system' },
  '/unauthorized': { alamat: '/unauthorized' },
  '/profil': { siapa: 'hendra', alamat: '/profil' },
  '/realisasi': { siapa: 'hendra', alamat: '/realisasi' },
  '/realisasi/:id': { siapa: 'hendra', alamat: '/realisasi' },
  '/realisasi/:id/serah': { siapa: 'hendra', alamat: '/realisasi' },
  '/rkt-npp/:no_aju': 'lewat',
  '/rkt-npp': { siapa: 'hendra', alamat: '/rkt-npp' },
  '/kuota': { siapa: 'hendra', alamat: '/kuota' },
  '/pengajuan/:id/keberatan': { siapa: 'hendra', alamat: '/pengajuan' },
  '/alokasi': { siapa: 'hendra', alamat: '/alokasi' },
  '/perangkat': { siapa: 'hendra', alamat: '/perangkat' },
  '/pengguna/cabang': { siapa: 'hendra', alamat: '/pengguna/cabang' },
  '/pengguna/:id': { siapa: 'hendra', alamat: '/pengguna' },
};
const KONSOL: Record<string, string> = {
  '/pengajuan': 'lewat',
  '/berkas': 'monitoring',
  '/rencana': 'dewi',
  '/rencana/:id': 'dewi',
  '/pengiriman': 'operator',
  '/semua': 'lewat',
  '/pemberitahuan': 'dewi',
  '/pengguna': 'superadmin',
  '/pengguna/:id': 'superadmin',
  '/dasbor-eselon': 'superadmin',
  '/pelaksana': 'admin.kemenperin',
  '/peran': 'superadmin',
  '/menu': 'lewat',
  '/aktivitas': 'superadmin',
  '/referensi': 'lewat',
  '/referensi/:jenis': 'lewat',
  '/referensi/:jenis/muat': 'lewat',
  '/referensi/:jenis/muat/:id': 'lewat',
  '/referensi/:jenis/riwayat': 'lewat',
  '/kalender': 'operator',
  '/korelasi-btki': 'lewat',
  '/siaran': 'operator',
  '/tarif': 'operator',
  '/pemantauan': 'monitoring',
  '/sistem-luar': 'lewat',
  '/beban': 'yusuf',
  '/penetapan': 'koordinator.ekon',
  '/penetapan/:kd_komoditas': 'koordinator.ekon',
  '/posisi': 'koordinator.ekon',
  '/batas': 'hari',
  '/pembuka': 'superadmin',
  '/rakor': 'sekretariat',
  '/rakor/dashboard': 'koordinator',
  '/rakor/:id': 'lewat',
  '/rakor/:id/layar': 'lewat',
  '/profil': 'dewi',
  '/keberatan': 'hari',
  '/pabean': 'operator',
  '/pk': 'wayan',
  '/pk/:id': 'wayan',
};
/** Links of lists that lead to a page of one thing: the portal's, and the console's. */
const PERUSAHAAN: Record<string, RegExp> = { '/realisasi/:id': /\d{4}$/ };
const SATU: Record<string, string | RegExp> = {
  '/pengguna/:id': 'Dewi Anggraini',
  '/penetapan/:kd_komoditas': /./,
  '/pk/:id': /./,
  '/rencana/:id': 'PT Cahaya Dingin Elektrika',
};
/** What journeys look at on a wide screen only, and an eselon user's monitoring, put together of the parts he was given. */
const DI_PONSEL: [string, string][] = [
  ['/pengajuan', 'dewi'],
  ['/pengajuan', 'hari'],
  ['/menu', 'superadmin'],
  ['/referensi', 'operator'],
  ['/korelasi-btki', 'operator'],
  ['/sistem-luar', 'operator'],
  ['/pemantauan', 'eselon'],
];
const rute = (file: string, bentuk: RegExp) => [...readFileSync(file, 'utf8').matchAll(bentuk)].map((m) => m[1] ?? '');
/** What was refused or failed since the last page: a page that says so in good order is broken all the same. */
function jagaJawaban(page: Page): () => string[] {
  const gagal: string[] = [];
  page.on('response', (r) => {
    if (r.status() >= 400) gagal.push(`${r.status()} ${new URL(r.url()).pathname}${new URL(r.url()).search}`);
  });
  return () => gagal.splice(0);
}
/** Pages that axe looks at 390 wide come up on a phone, the others on a wide screen. */
async function selebar(page: Page, nama: string): Promise<void> {
  const width = giliran(nama)?.lebar === 390 ? 390 : 1440;
  if (page.viewportSize()?.width === width) return;
  await page.setViewportSize({ width, height: 900 });
  await lupakanGeser(page);
}
const tenang = async (page: Page) => {
  await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
  await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
};
/**
 * Answers of the API come the later the earlier they were asked for: what waits for none of the others is pushed by them.
 * What is given back waits until none is outstanding and nothing follows.
 */
async function jawabanTerbalik(page: Page): Promise<() => Promise<void>> {
  let berjalan = 0;
  let giliran = 0;
  await page.route(/\/(api|nk|api-prod)\//, async (route) => {
    if (route.request().resourceType() === 'eventsource') return route.continue();
    const tunda = Math.max(0, 300 - 50 * giliran);
    giliran += 1;
    berjalan += 1;
    try {
      const response = await route.fetch();
      await new Promise((lanjut) => setTimeout(lanjut, tunda));
      await route.fulfill({ response });
    } catch {
      // The page was left before its answer came.
    } finally {
      berjalan -= 1;
    }
  });
  return async () => {
    await tenang(page);
    for (let sunyi = 0; sunyi < 3; sunyi = berjalan > 0 ? 0 : sunyi + 1) await page.waitForTimeout(40);
    giliran = 0;
  };
}

test('every route of both front ends is looked at', () => {
  const web = rute('apps/web/src/app/router.tsx', /path: '([^']+)'/g);
  const bukanLayar = ['*', '/', '/login'];
  expect(web.filter((r) => !bukanLayar.includes(r) && !(r in WEB))).toEqual([]);
  const konsol = [
    ...rute('apps/admin/src/Konsol.tsx', /<Route path="([^"]+)"/g),
    ...rute('apps/admin/src/Konsol.tsx', /<Resource name="([^"]+)"/g).map((r) => `/${r}`),
  ];
  expect(konsol.filter((r) => !(r in KONSOL))).toEqual([]);
});

test('pages for everybody, without a session', async ({ page }) => {
  await amatiHalaman(page.context());
  const gagal = jagaJawaban(page);
  const diam = await jawabanTerbalik(page);
  for (const [nama, di] of Object.entries(WEB)) {
    if (di === 'lewat' || di.siapa) continue;
    const layar = `layar${nama.replaceAll('/', '-')}`;
    await selebar(page, layar);
    await page.goto(di.alamat ?? nama);
    await diam();
    expect([nama, gagal(), await tergeser(page, nama)]).toEqual([nama, [], []]);
    await tanpaPelanggaran(page, layar);
  }
});

test('pages of a company', async ({ browser }) => {
  const page = await masuk(browser, 'hendra');
  const gagal = jagaJawaban(page);
  const diam = await jawabanTerbalik(page);
  for (const [nama, di] of Object.entries(WEB)) {
    if (di === 'lewat' || !di.siapa) continue;
    const layar = `layar${nama.replaceAll('/', '-').replace(':', '')}`;
    await selebar(page, layar);
    await page.goto(di.alamat ?? nama);
    await diam();
    if (nama.endsWith(':id')) {
      await page
        .getByRole('main')
        .getByRole('link', { name: PERUSAHAAN[nama] ?? 'Lilis' })
        .first()
        .click();
      await diam();
    }
    expect([nama, gagal(), await tergeser(page, nama)]).toEqual([nama, [], []]);
    await tanpaPelanggaran(page, layar);
  }
  await page.context().close();
});

const PETUGAS = [...new Set(Object.values(KONSOL).filter((s) => s !== 'lewat'))];
for (const siapa of PETUGAS)
  test(`pages of the console, as ${siapa} sees them`, async ({ browser }) => {
    const page = await masuk(browser, siapa, '/konsol/');
    const gagal = jagaJawaban(page);
    const diam = await jawabanTerbalik(page);
    for (const nama of Object.keys(KONSOL).filter((r) => KONSOL[r] === siapa)) {
      const layar = `konsol${nama.replaceAll('/', '-').replace(':', '')}`;
      await selebar(page, layar);
      await page.goto(`/konsol/#${nama.replace(/\/:.+$/, '')}`);
      await diam();
      const satu = SATU[nama];
      if (satu) {
        await page.getByRole('main').locator('table').getByRole('link', { name: satu }).first().click();
        await diam();
      }
      expect([nama, gagal(), await tergeser(page, nama)]).toEqual([nama, [], []]);
      await tanpaPelanggaran(page, layar);
    }
    await page.context().close();
  });

const SEMUANYA = 'all pages on a phone, each loaded anew: npm run axe; a plain run has some of them so';
test('issue 18: on a phone no page of the portal moves by itself', async ({ browser, page: umum }) => {
  test.skip(!SEMUA, SEMUANYA);
  await amatiHalaman(umum.context());
  // Of a firm that nobody else looks at: what other systems have told of it is kept.
  const milik = await masuk(browser, 'teguh');
  const salah: string[] = [];
  for (const page of [umum, milik]) {
    await page.setViewportSize({ width: 390, height: 844 });
    const diam = await jawabanTerbalik(page);
    for (const [nama, di] of Object.entries(WEB)) {
      if (nama.includes(':') || nama === '/callback') continue;
      if ((di === 'lewat' || di.siapa ? milik : umum) !== page) continue;
      await page.goto(di === 'lewat' ? nama : (di.alamat ?? nama));
      await diam();
      salah.push(...(await tergeser(page, nama)));
    }
  }
  expect(salah).toEqual([]);
  await milik.context().close();
});

test('issue 18: on a phone no page of the console moves by itself', async ({ browser }) => {
  test.skip(!SEMUA, SEMUANYA);
  const salah: string[] = [];
  const dilihat = [...Object.entries(KONSOL), ...DI_PONSEL];
  for (const siapa of [...PETUGAS, 'eselon']) {
    const page = await masuk(browser, siapa, '/konsol/');
    await page.setViewportSize({ width: 390, height: 844 });
    const diam = await jawabanTerbalik(page);
    await page.goto('/konsol/#/profil');
    await page.reload();
    await diam();
    salah.push(...(await tergeser(page, `${siapa} /profil`)));
    for (const [nama] of dilihat.filter(([, s]) => s === siapa)) {
      await page.goto(`/konsol/#${nama.replace(/\/:.+$/, '')}`);
      await page.reload();
      await diam();
      salah.push(...(await tergeser(page, `${siapa} ${nama}`)));
      const satu = SATU[nama];
      if (!satu) continue;
      await page.getByRole('main').locator('table').getByRole('link', { name: satu }).first().click();
      await diam();
      await page.reload();
      await diam();
      salah.push(...(await tergeser(page, `${siapa} ${nama}`)));
    }
    await page.context().close();
  }
  expect(salah).toEqual([]);
});

test('on a phone the longest figure of a queue finds its place kept', async ({ browser }) => {
  const page = await masuk(browser, 'hari', '/konsol/');
  await page.setViewportSize({ width: 390, height: 844 });
  const diam = await jawabanTerbalik(page);
  await page.route(/inhouse\/pengajuan\?/, async (route) => {
    const response = await route.fetch();
    const teks = (await response.text()).replace(/"median_hari":(null|\d+)/, '"median_hari":0');
    await new Promise((lanjut) => setTimeout(lanjut, 300));
    await route.fulfill({ response, body: teks });
  });
  await page.reload();
  await expect(page.getByText('hari yang sama')).toBeVisible();
  await diam();
  expect(await tergeser(page, 'antrean')).toEqual([]);
  await page.setViewportSize({ width: 360, height: 740 });
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
  await page.context().close();
});

test('issue 18: figures and pictures of monitoring are printed on one sheet', async ({ browser }) => {
  const page = await masuk(browser, 'eselon', '/konsol/#/pemantauan');
  await page.goto('/konsol/#/pemantauan');
  await tenang(page);
  await expect(page.getByRole('heading', { name: /keputusan tujuh hari terakhir$/ })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Hasil sejauh ini' })).toBeVisible();
  const pdf = (await page.pdf({ format: 'A4', printBackground: true })).toString('latin1');
  expect(pdf.match(/\/Type \/Page\b(?!s)/g)).toHaveLength(1);
  await page.context().close();
});
