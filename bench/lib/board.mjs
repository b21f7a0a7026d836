/* global window, document, requestAnimationFrame */
// The board of a meeting as its secretary has it: in a browser, on the clock.
import { chromium } from '@playwright/test';
import { chromium as program } from '../../tools/lib/browser.mjs';
import { signIn } from './people.mjs';

const MIN_KEYS = 40;

/** The secretary's own page of the console, signed in; a second factor is taken as given. */
async function consoleOf(browser, client, base, secretary) {
  await client.query(
    `INSERT INTO pengguna (id, username, password_hash, email, fullname, kode_peran, kd_ga)
     VALUES ($1, 'tolok-sekre', '-', 'tolok-sekre@contoh.invalid', $2, $3, $4)`,
    [secretary.id_user, secretary.nama, secretary.peran, secretary.kd_ga],
  );
  const { cookie } = await signIn(client, secretary.id_user);
  await client.query('UPDATE sesi SET faktor = true WHERE id_user = $1', [secretary.id_user]);
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
  const [name, value] = cookie.split('=');
  await context.addCookies([{ name, value, url: base }]);
  const page = await context.newPage();
  await page.goto(`${base}/konsol/#/rakor`);
  await page.getByRole('heading', { level: 1 }).waitFor();
  return page;
}

/** From the click to rows that can be read. */
const opened = (page, id) =>
  page.evaluate(async (hash) => {
    const began = performance.now();
    window.location.hash = hash;
    const row = '[role=row][aria-rowindex="2"]';
    while (!document.querySelector(row)) await new Promise((next) => requestAnimationFrame(next));
    await new Promise((next) => requestAnimationFrame(() => setTimeout(next)));
    return performance.now() - began;
  }, `#/rakor/${id}?bagian=papan`);

/** From each key to the frame that shows it, the longest, while `meanwhile` changes what the board shows. */
async function keystroke(page, meanwhile) {
  await page.evaluate(() => {
    window.keys = [];
    const seen = (from) => requestAnimationFrame(() => setTimeout(() => window.keys.push(performance.now() - from)));
    window.addEventListener('keydown', (e) => seen(e.timeStamp), true);
  });
  await page
    .getByLabel(/^Penetapan /)
    .first()
    .click();
  let done = false;
  const other = meanwhile().then(() => (done = true));
  for (let n = 0; n < MIN_KEYS || !done; n++) {
    await page.keyboard.press(String(n % 10));
    await page.waitForTimeout(50);
  }
  await other;
  return Math.max(...(await page.evaluate(() => window.keys)));
}

/** Milliseconds until the board is there, and from a key to its frame while `meanwhile` runs. Throws without a browser. */
export async function board(client, base, secretary, { id, meanwhile }) {
  const browser = await chromium.launch({ executablePath: program() });
  try {
    const page = await consoleOf(browser, client, base, secretary);
    return { opened: await opened(page, id), keystroke: await keystroke(page, meanwhile) };
  } finally {
    await browser.close();
  }
}
