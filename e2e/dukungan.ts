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
  await page.waitForURL((u) => !u.pathname.startsWith('/oidc') && !u.pathname.startsWith('/auth'));
  return page;
}

/** No axe violation on what is shown now. */
export async function tanpaPelanggaran(page: Page, nama: string): Promise<void> {
  await page.evaluate(() => document.fonts.ready);
  await page.waitForTimeout(350); // dialogs and drawers fade in; half-faded text has no contrast
  const { violations } = await new AxeBuilder({ page: page as never })
    .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'])
    .analyze();
  expect(
    violations.map(
      (v) =>
        `${nama}: ${v.id} ${v.nodes
          .map((n) => n.target.join(' '))
          .slice(0, 3)
          .join(' | ')}`,
    ),
  ).toEqual([]);
  await page.screenshot({ path: `test-results/layar/${nama}.png` });
}

/** A PDF that says what it is. */
export const pdf = (nama: string) => ({
  name: `${nama}.pdf`,
  mimeType: 'application/pdf',
  buffer: Buffer.from(`%PDF-1.4\n% ${nama}\n%%EOF\n`),
});
