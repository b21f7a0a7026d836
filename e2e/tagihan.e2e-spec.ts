import { expect, test } from '@playwright/test';
import { masuk, tanpaPelanggaran } from './dukungan';
import { SIMULATOR } from './surat';

/** The demo's RPHP of PT Nusa waits for a payment; the worker has asked the billing system for its code. */
test('LAYAR-04 a company pays its bill, asks whether it has arrived, and its file goes on to the decider', async ({
  browser,
}) => {
  const page = await masuk(browser, 'ratna', '/pengajuan?kd_status=30');
  await page.getByRole('link', { name: /^RPHP/ }).first().click();
  const tagihan = page.getByRole('region', { name: 'Tagihan PNBP' });
  const kode = tagihan.getByText(/^\d{15}$/);
  await expect(kode).toBeVisible({ timeout: 60_000 });
  await expect(tagihan).toContainText('Rp 500.000');
  await tanpaPelanggaran(page, 'tagihan');
  const bayar = await fetch(`${SIMULATOR}/pnbp/tagihan/${await kode.textContent()}/bayar`, {
    method: 'POST',
    body: JSON.stringify({ kabar: 0 }),
  });
  expect(bayar.status).toBe(200);
  await tagihan.getByRole('button', { name: 'Periksa pembayaran' }).click();
  await expect(tagihan).toContainText('Lunas', { timeout: 60_000 });
  await expect(tagihan).toContainText('NTPN');
  await expect(page.getByText('Menunggu Keputusan Pejabat').first()).toBeVisible({ timeout: 60_000 });
  await page.context().close();
});
