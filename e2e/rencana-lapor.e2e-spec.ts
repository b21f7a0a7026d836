import { expect, test } from '@playwright/test';
import { spawn, type ChildProcess } from 'node:child_process';
import { mkdtempSync, openSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { SANDI, masuk, tanpaPelanggaran } from './dukungan';
import { sel, tersimpan } from './rencana';

/* Part D: months of a determined plan are told from the 1st to the 15th; the next year's plan starts from them. */
const PORT = Number(process.env.PORT ?? 8099) + 41;
const BASE = `http://localhost:${PORT}`;
const HARI_MS = 86_400_000;
/** The 5th of the next month whose year has a month that has ended. */
function tanggalLima(): Date {
  const kini = new Date();
  const bulan = kini.getUTCMonth() === 11 ? 13 : kini.getUTCMonth() + 1;
  return new Date(Date.UTC(kini.getUTCFullYear(), bulan, 5, 3));
}
const KINI = tanggalLima();
const TAHUN = KINI.getUTCFullYear();
/** The month that ended last, counted from 0. */
const BULAN = KINI.getUTCMonth() - 1;

test.use({ baseURL: BASE });
let situs: ChildProcess;
const folder = mkdtempSync(join(tmpdir(), 'sinas-lapor-'));
const catatan = `${folder}.log`;
test.beforeAll(async () => {
  // A database of its own, too: what the other stack keeps there is locked with that one's secrets.
  const { DATABASE_URL: _db, REDIS_URL: _redis, ...lingkungan } = process.env;
  situs = spawn(process.execPath, ['tools/start.mjs'], {
    stdio: ['ignore', openSync(catatan, 'w'), openSync(catatan, 'a')],
    env: {
      ...lingkungan,
      NODE_OPTIONS: `--import=${pathToFileURL('e2e/jam-maju.mjs').href}`,
      JAM_MAJU_MS: String(Math.round((KINI.getTime() - Date.now()) / HARI_MS) * HARI_MS),
      ...{ PORT: String(PORT), PUBLIC_URL: BASE, SINAS_DATA_DIR: folder, DEMO_PASSWORD: SANDI },
    },
  });
  const siap = async () => (await fetch(`${BASE}/sehat/siap`).catch(() => null))?.status;
  const naik = async () => expect(await siap(), readFileSync(catatan, 'utf8').slice(-2_000)).toBe(200);
  await expect(naik).toPass({ timeout: 240_000 });
});
test.afterAll(async () => {
  const tutup = new Promise((selesai) => situs.once('exit', selesai));
  if (situs.kill('SIGTERM')) await tutup;
  for (const f of [folder, catatan]) rmSync(f, { recursive: true, force: true });
});

test('a month that has ended is told on its plan, and the plan of the next year begins with what became of it', async ({
  browser,
}) => {
  const ratna = await masuk(browser, 'ratna', '/rkt-npp');
  await ratna.getByRole('link', { name: `Rencana Kedelai ${TAHUN}` }).click();
  await expect(ratna.getByRole('button', { name: `Realisasi ${TAHUN}`, pressed: true })).toBeVisible();
  await expect(sel(ratna, 0, BULAN + 1)).toHaveAttribute('aria-readonly', 'true');
  const bulan = sel(ratna, 0, BULAN);
  await expect(bulan).not.toHaveAttribute('aria-readonly');
  await bulan.click();
  await ratna.keyboard.type('123,5');
  await ratna.keyboard.press('Enter');
  await expect(bulan).toHaveText('123,5');
  await tersimpan(ratna);
  await tanpaPelanggaran(ratna, 'rencana-lapor');
  await ratna.reload();
  await expect(bulan).toHaveText('123,5');
  const uraian = await ratna.getByRole('grid').getByRole('button').first().innerText();

  await ratna.getByRole('link', { name: 'Rencana', exact: true }).click();
  await ratna.getByRole('button', { name: 'Mulai rencana' }).first().click();
  const dialog = ratna.getByRole('dialog', { name: 'Mulai rencana' });
  await dialog.getByLabel('Mulai dari').selectOption({ label: `Salinan Rencana Kedelai ${TAHUN}` });
  await dialog.getByLabel('Tahun').selectOption(String(TAHUN + 1));
  await dialog.getByRole('button', { name: 'Mulai rencana' }).click();
  await ratna.waitForURL(/\/rkt-npp\/\d{26}/);
  await expect(ratna.getByRole('heading', { level: 1 })).toHaveText(`Rencana Kedelai ${TAHUN + 1}`);
  await expect(ratna.getByRole('grid').getByRole('button', { name: uraian }).first()).toBeVisible();
  const lalu = ratna.getByRole('grid').locator('tr[data-garis][data-samping]').first().locator('td').nth(BULAN);
  await expect(lalu).toHaveText('123,5');
  await expect(sel(ratna, 0, 0)).toHaveText('2.750');
  await sel(ratna, 0, 0).click();
  await ratna.keyboard.type('2.000');
  await ratna.keyboard.press('Enter');
  await tersimpan(ratna);
  await ratna.reload();
  await expect(sel(ratna, 0, 0)).toHaveText('2.000');
  await tanpaPelanggaran(ratna, 'rencana-salinan');
  await ratna.context().close();
});
