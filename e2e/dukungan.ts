import AxeBuilder from '@axe-core/playwright';
import { expect, type Browser, type Page } from '@playwright/test';

export const SANDI = process.env.E2E_PASSWORD ?? 'sandi-uji-peramban';

/** A person with a browser of his own, signed in through the identity provider's page. */
export async function masuk(browser: Browser, username: string, tujuan = '/neraca-komoditas'): Promise<Page> {
  const konteks = await browser.newContext();
  const page = await konteks.newPage();
  page.on('pageerror', (e) => {
    throw new Error(`${username}: ${e.message}`);
  });
  await page.goto(tujuan);
  await page.getByLabel('Nama pengguna').fill(username);
  await page.getByLabel('Kata sandi').fill(SANDI);
  await page.getByRole('button', { name: 'Masuk' }).click();
  try {
    await page.waitForURL((u) => !u.pathname.startsWith('/oidc') && !u.pathname.startsWith('/auth'));
  } catch (galat) {
    throw new Error(`${username}: ${page.url()} ${await page.locator('body').innerText()}`, { cause: galat });
  }
  return page;
}

/** Widths and colours that every state must hold in. `npm run axe` takes all of them, a plain run one, by the state's name. */
const SETELAN = [1440, 720, 390].flatMap((lebar) =>
  (['light', 'dark'] as const).map((warna) => ({ lebar, warna, nama: `${lebar}-${warna}` })),
);
const SEMUA = process.env.AXE_SEMUA === '1';
const giliran = (nama: string) => SETELAN[[...nama].reduce((n, h) => n + h.charCodeAt(0), 0) % SETELAN.length];

/** No axe violation on what is shown now; the page is left as it was. */
export async function tanpaPelanggaran(page: Page, nama: string): Promise<void> {
  const semula = page.viewportSize();
  const salah: string[] = [];
  await page.evaluate(() => document.fonts.ready);
  for (const setelan of SETELAN.filter((s) => SEMUA || s === giliran(nama))) {
    await page.emulateMedia({ colorScheme: setelan.warna });
    await page.setViewportSize({ width: setelan.lebar, height: 900 });
    await page.waitForTimeout(350); // dialogs and drawers fade in; half-faded text has no contrast
    const { violations } = await new AxeBuilder({ page: page as never })
      .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'])
      .analyze();
    for (const v of violations) {
      const di = v.nodes.map((n) => n.target.join(' ')).slice(0, 3);
      salah.push(`${nama} (${setelan.nama}): ${v.id} ${di.join(' | ')}`);
    }
    if (SEMUA) await page.screenshot({ path: `test-results/layar/${nama}-${setelan.nama}.png` });
  }
  await page.emulateMedia({ colorScheme: null });
  if (semula) await page.setViewportSize(semula);
  expect(salah).toEqual([]);
}

/** A PDF that says what it is. */
export const pdf = (nama: string) => ({
  name: `${nama}.pdf`,
  mimeType: 'application/pdf',
  buffer: Buffer.from(`%PDF-1.4\n% ${nama}\n%%EOF\n`),
});
