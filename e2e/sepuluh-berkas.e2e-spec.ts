import { expect, test } from '@playwright/test';
import { masuk, sampaiDi } from './dukungan';
import { berkasDiMejaKl } from './siapkan';

/** Two firms with five files each, all of one ministry. */
const FIRMA = ['indah', 'teguh'] as const;
const KOMODITAS = ['0127', '0130', '0131', '0143', '0144'] as const;
const BANYAK = FIRMA.length * KOMODITAS.length;
test('issue 18: an officer recommends ten files in a row with the keyboard alone, and closes no window but the review', async ({
  browser,
}) => {
  const nomor: string[] = [];
  for (const siapa of FIRMA) {
    const pemohon = await masuk(browser, siapa);
    for (const kd of KOMODITAS) nomor.push((await berkasDiMejaKl(pemohon, '07', kd)).noAju);
    await pemohon.context().close();
  }
  const rizal = await masuk(browser, 'rizal', '/konsol/');
  // Whatever a mouse would do is seen.
  await rizal.evaluate(() => {
    addEventListener('pointerdown', () => document.documentElement.setAttribute('data-tikus', ''), { capture: true });
  });
  const tekan = (...tombol: string[]) =>
    tombol.reduce((p, t) => p.then(() => rizal.keyboard.press(t)), Promise.resolve());
  await expect(rizal.getByRole('heading', { level: 1 })).toBeVisible();
  const belum = rizal.getByRole('link', { name: /^Belum diambil/ });
  const berapa = async () =>
    Number(/\d+/.exec((await belum.getAttribute('aria-label')) ?? (await belum.innerText()))?.[0]);
  const semula = await berapa();
  expect(semula).toBeGreaterThanOrEqual(BANYAK);
  await sampaiDi(rizal, belum);
  await tekan('Enter');
  await expect(
    rizal
      .getByRole('row')
      .filter({ hasText: nomor[0]?.slice(12, 20) })
      .first(),
  ).toBeVisible();
  await tekan('j', 'Enter');
  const berkas = rizal.getByRole('heading', { level: 1 });
  for (let n = 0; n < BANYAK; n += 1) {
    await expect(rizal.getByRole('button', { name: /^Ambil/ })).toBeEnabled();
    const judul = await berkas.innerText();
    await tekan('a');
    await expect(rizal.getByRole('button', { name: /^Rekomendasikan/ })).toBeVisible();
    await sampaiDi(rizal, rizal.getByRole('button', { name: /Penuhi semua/ }));
    await tekan('Enter');
    const ya = rizal.getByRole('radio', { name: 'Ya', exact: true });
    for (let i = 0; i < (await ya.count()); i += 1) {
      await sampaiDi(rizal, ya.nth(i));
      await tekan('Space');
    }
    await sampaiDi(rizal, rizal.getByRole('button', { name: /^Rekomendasikan/ }));
    await tekan('Enter');
    const tinjau = rizal.getByRole('dialog');
    await sampaiDi(rizal, tinjau.getByRole('button', { name: 'Rekomendasikan dan buka berikutnya' }));
    await tekan('Enter');
    await expect(tinjau).toHaveCount(0);
    await expect(berkas).not.toHaveText(judul);
  }
  await sampaiDi(rizal, rizal.getByRole('link', { name: 'Kembali ke daftar' }));
  await tekan('Enter');
  await expect(async () => expect(await berapa()).toBe(semula - BANYAK)).toPass();
  expect(await rizal.evaluate(() => document.documentElement.hasAttribute('data-tikus'))).toBe(false);
});
