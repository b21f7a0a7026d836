import { expect, test, type Page } from '@playwright/test';
import { masuk } from './dukungan';

/** A poor line, as it is told: bytes a second both ways, and milliseconds until anything comes back. */
const GARIS = { downloadThroughput: 400_000 / 8, uploadThroughput: 400_000 / 8, latency: 400, offline: false };

/** Seconds from asking for an address until its first heading can be read, with nothing kept from before. */
async function sampaiJudul(page: Page, alamat: string, judul: RegExp): Promise<number> {
  const cdp = await page.context().newCDPSession(page);
  await cdp.send('Network.enable');
  await cdp.send('Network.setCacheDisabled', { cacheDisabled: true });
  await cdp.send('Network.emulateNetworkConditions', GARIS);
  const mulai = performance.now();
  await page.goto(alamat, { waitUntil: 'commit' });
  await expect(page.getByRole('heading', { level: 1, name: judul })).toBeVisible();
  // In the document is not yet on the screen: nothing is painted before the styles are there.
  await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0);
  return (performance.now() - mulai) / 1000;
}

test('issue 18: over 400 kbit/s with 400 ms the heading of /welcome is read within 3 s', async ({ page }) => {
  expect(await sampaiJudul(page, '/welcome', /Selamat Datang/)).toBeLessThan(3);
});

test('issue 18: over 400 kbit/s with 400 ms the heading of the home page is read within 5 s', async ({ browser }) => {
  const lilis = await masuk(browser, 'lilis');
  expect(await sampaiJudul(lilis, '/neraca-komoditas', /./)).toBeLessThan(5);
  await expect(lilis.getByRole('heading', { level: 2, name: 'Di mana berkas saya' })).toBeVisible();
});
