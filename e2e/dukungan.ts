import { readFileSync } from 'node:fs';
import { expect, type Browser, type BrowserContext, type Locator, type Page } from '@playwright/test';
import type axe from 'axe-core';

export const SANDI = process.env.E2E_PASSWORD ?? 'sandi-uji-peramban';

/** Sessions of those who signed in before: who comes again is known, as in a browser that was closed and opened. */
const SESI = new Map<string, Awaited<ReturnType<BrowserContext['cookies']>>>();

interface Tergeser {
  geser: number;
  oleh: string[];
}
/** axe as it is shipped, without what only its readers need: half the text. */
const AXE = readFileSync(require.resolve('axe-core/axe.min.js'), 'utf8');

/**
 * What moves on a page by itself is summed up from now on (CLS): what its reader set off is not. Pages come with axe:
 * brought in afterwards it costs a page several times more.
 */
export async function amatiHalaman(konteks: BrowserContext): Promise<void> {
  await konteks.addInitScript({ content: AXE });
  await konteks.addInitScript(() => {
    const catatan: Tergeser = { geser: 0, oleh: [] };
    Object.assign(window, { catatan });
    new PerformanceObserver((daftar) => {
      for (const e of daftar.getEntries() as (PerformanceEntry & {
        value: number;
        hadRecentInput: boolean;
        sources: { node?: Element }[];
      })[]) {
        if (e.hadRecentInput) continue;
        catatan.geser += e.value;
        catatan.oleh.push(...e.sources.map((s) => s.node?.outerHTML?.slice(0, 80) ?? s.node?.textContent ?? '?'));
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
}
const BATAS_GESER = 0.05;
/** What has moved too far since it was asked last: in words, or nothing. */
export async function tergeser(page: Page, nama: string): Promise<string[]> {
  const { geser = 0, oleh = [] } =
    (await page.evaluate(() => (window as unknown as { catatan?: Tergeser }).catatan)) ?? {};
  await lupakanGeser(page);
  return geser > BATAS_GESER ? [`${nama}: moved by ${geser.toFixed(3)}: ${oleh.join(' | ')}`] : [];
}
/** Sizes and colours were changed by us: what that moved does not count. */
export const lupakanGeser = (page: Page) =>
  page.evaluate(async () => {
    for (let n = 0; n < 2; n += 1) await new Promise((lanjut) => requestAnimationFrame(lanjut));
    Object.assign((window as unknown as { catatan?: Tergeser }).catatan ?? {}, { geser: 0, oleh: [] });
  });

/** A person with a browser of his own, signed in through the identity provider's page. */
export async function masuk(browser: Browser, username: string, tujuan = '/neraca-komoditas'): Promise<Page> {
  const konteks = await browser.newContext();
  await amatiHalaman(konteks);
  const page = await konteks.newPage();
  page.on('pageerror', (e) => {
    throw new Error(`${username}: ${e.message}`);
  });
  await konteks.addCookies(SESI.get(username) ?? []);
  const sesi = SESI.has(username) ? await konteks.request.get('/api/sesi') : null;
  if (sesi && ((await sesi.json()) as { data: { masuk: boolean } }).data.masuk) {
    await page.goto(tujuan);
    await sampaiDiantar(page, tujuan);
    return page;
  }
  await konteks.clearCookies();
  await page.goto(tujuan);
  await page.getByLabel('Nama pengguna').fill(username);
  await page.getByLabel('Kata sandi').fill(SANDI);
  await page.getByRole('button', { name: 'Masuk' }).click();
  try {
    await page.waitForURL((u) => !u.pathname.startsWith('/oidc') && !u.pathname.startsWith('/auth'));
  } catch (galat) {
    throw new Error(`${username}: ${page.url()} ${await page.locator('body').innerText()}`, { cause: galat });
  }
  SESI.set(username, await konteks.cookies());
  await sampaiDiantar(page, tujuan);
  return page;
}
/** The console leads everybody from its door to a page of his: who goes elsewhere before that is brought back. */
async function sampaiDiantar(page: Page, tujuan: string): Promise<void> {
  if (tujuan === '/konsol/') await page.waitForURL(/#\/./);
}

/** An officer's success is told beside the work; closed, so that the next one is seen to be new. */
export async function dikabari(page: Page, kata = 'Data Berhasil Dikirim'): Promise<void> {
  const kabar = page.getByRole('status').filter({ hasText: 'Berhasil!' });
  await expect(kabar).toContainText(kata);
  await kabar.getByRole('button', { name: 'Tutup pemberitahuan ini' }).click();
}

/** Widths and colours that every state must hold in. `npm run axe` takes all of them, a plain run one, by the state's name. */
const SETELAN = [1440, 720, 390].flatMap((lebar) =>
  (['light', 'dark'] as const).map((warna) => ({ lebar, warna, nama: `${lebar}-${warna}` })),
);
export const SEMUA = process.env.AXE_SEMUA === '1';
export const giliran = (nama: string) => SETELAN[[...nama].reduce((n, h) => n + h.charCodeAt(0), 0) % SETELAN.length];
const ATURAN = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** Until fonts are there and nothing moves any more: half-faded text has no contrast. */
async function sampaiDiam(page: Page): Promise<void> {
  await page.evaluate(async () => {
    await document.fonts.ready;
    const bergerak = () =>
      document
        .getAnimations()
        .filter((a) => a.playState === 'running' && a.effect?.getComputedTiming().endTime !== Infinity);
    for (let diam = 0; diam < 6; diam = bergerak().length > 0 ? 0 : diam + 1)
      await new Promise((lanjut) => requestAnimationFrame(lanjut));
  });
}

/** What axe finds wrong on the page; to one of a context that is not watched it is brought first. */
async function pelanggaran(page: Page): Promise<{ id: string; di: string[] }[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(AXE);
  return page.evaluate(async (values) => {
    const { violations } = await (window as unknown as { axe: typeof axe }).axe.run({
      runOnly: { type: 'tag', values },
      resultTypes: ['violations'],
      iframes: false,
    });
    return violations.map((v) => ({ id: v.id, di: v.nodes.slice(0, 3).map((n) => n.target.join(' ')) }));
  }, ATURAN);
}

/** No axe violation on what is shown now; the page is left as it was. */
export async function tanpaPelanggaran(page: Page, nama: string): Promise<void> {
  const semula = page.viewportSize();
  const salah: string[] = [];
  for (const setelan of SETELAN.filter((s) => SEMUA || s === giliran(nama))) {
    await page.emulateMedia({ colorScheme: setelan.warna });
    await page.setViewportSize({ width: setelan.lebar, height: 900 });
    await sampaiDiam(page);
    for (const { id, di } of await pelanggaran(page)) salah.push(`${nama} (${setelan.nama}): ${id} ${di.join(' | ')}`);
    if (SEMUA) await page.screenshot({ path: `test-results/layar/${nama}-${setelan.nama}.png` });
  }
  await page.emulateMedia({ colorScheme: null });
  if (semula) await page.setViewportSize(semula);
  expect(salah).toEqual([]);
}

/** Tab is pressed until it stands there, as somebody without a mouse does. */
export async function sampaiDi(page: Page, tujuan: Locator): Promise<void> {
  await expect(tujuan).toBeVisible();
  for (let n = 0; n < 80; n += 1) {
    if (await tujuan.evaluate((e) => e === document.activeElement)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`Tab never comes to ${String(tujuan)}`);
}

/** A PDF of one page that says its name. */
export const pdf = (nama: string) => {
  const isi = `BT /F1 24 Tf 72 760 Td (${nama}) Tj ET`;
  const font = '<</Type/Font/Subtype/Type1/BaseFont/Helvetica>>';
  const teks = [
    '%PDF-1.4',
    '1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj',
    '2 0 obj<</Type/Pages/Kids[3 0 R]/Count 1>>endobj',
    `3 0 obj<</Type/Page/Parent 2 0 R/MediaBox[0 0 595 842]/Contents 4 0 R/Resources<</Font<</F1 ${font}>>>>>>endobj`,
    `4 0 obj<</Length ${isi.length}>>stream\n${isi}\nendstream endobj`,
    'trailer<</Root 1 0 R>>',
    '%%EOF\n',
  ].join('\n');
  return { name: `${nama}.pdf`, mimeType: 'application/pdf', buffer: Buffer.from(teks) };
};
