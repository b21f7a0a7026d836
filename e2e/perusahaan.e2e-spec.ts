import { expect, test } from '@playwright/test';
import { masuk, tanpaPelanggaran } from './dukungan';
import { simulator } from './surat';

test.afterAll(() => simulator('pajak', { mode: 'normal' }));

test('a company sees what others know of it; one that fails keeps nobody from the rest, and is asked again', async ({
  browser,
}) => {
  await simulator('pajak', { mode: 'gagal' });
  const page = await masuk(browser, 'hendra', '/perusahaan');
  await page.goto('/perusahaan');
  await expect(page.getByText('Semua syarat terpenuhi. Perusahaan Anda dapat mengajukan.')).toBeVisible();
  await expect(page.getByRole('region', { name: 'Data usaha' })).toContainText('24103');
  const pajak = page.getByRole('region', { name: 'Pajak' });
  await expect(pajak.getByText(/Direktorat Jenderal Pajak sedang tidak menjawab/).first()).toBeVisible();
  await tanpaPelanggaran(page, 'perusahaan, pajak gagal');

  await simulator('pajak', { mode: 'normal' });
  await pajak.getByRole('button', { name: 'Tanyakan lagi' }).first().click();
  await expect(pajak).toContainText('VALID');
  await expect(pajak).toContainText('Menurut Direktorat Jenderal Pajak, hari ini');
});
