import { expect, test } from '@playwright/test';
import { masuk, tanpaPelanggaran } from './dukungan';

/* T22: a company changes a decided file; the old one holds until the change is decided, and one change is open at a time. */
test('PENGAJUAN-03 GALAT-06 a change is asked for with its reason, typed in its own draft, and stands beside what it changes', async ({
  browser,
}) => {
  const page = await masuk(browser, 'ratna', '/pengajuan?kd_status=50');
  await page
    .getByRole('main')
    .getByRole('link')
    .filter({ hasText: /^(RKI|RKU|RPHP|RIPH|RPK|RMG|PERTEK)/ })
    .first()
    .click();
  await page.waitForURL(/\/pengajuan\/\d+$/);
  const asal = page.url();
  await page.getByRole('button', { name: 'Ajukan perubahan' }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog).toHaveAccessibleDescription('Apakah anda ingin mengajukan perubahan?');
  await dialog.getByRole('button', { name: 'Ya' }).click();
  await expect(dialog.getByText('Pilih alasan perubahan')).toBeVisible();
  await dialog.getByLabel(/Alasan perubahan/).selectOption('P3');
  await dialog.getByLabel(/Keterangan/).fill('Lini baru');
  await tanpaPelanggaran(page, 'perubahan-tanya');
  await dialog.getByRole('button', { name: 'Ya' }).click();
  await expect(page.getByRole('dialog', { name: 'Berhasil!' })).toContainText('Pengajuan perubahan berhasil dilakukan');
  await page.getByRole('dialog').getByRole('button', { name: 'Tutup' }).click();
  await page.waitForURL(/\/pengajuan\/\d+\/ubah/);
  const draf = page.url();
  expect(draf).not.toBe(`${asal}/ubah`);

  await page.getByRole('navigation', { name: 'Langkah' }).getByText('Data barang').click();
  const lembar = page.getByRole('grid', { name: 'Data barang' });
  await expect(lembar.getByRole('row')).not.toHaveCount(1);
  await tanpaPelanggaran(page, 'perubahan-barang');

  await page.goto(asal);
  await expect(page.getByRole('main')).toContainText('Perubahan untuk keputusan ini sudah berjalan');
  await expect(page.getByRole('button', { name: 'Ajukan perubahan' })).toHaveCount(0);
  await page.goto(draf.replace('/ubah', ''));
  const beda = page.getByRole('region', { name: 'Yang diubah dari keputusan' });
  await expect(beda).toContainText('P3 Investasi baru');
  await expect(beda).toContainText('Belum ada isian yang berbeda dari keputusan itu.');
  expect(await beda.getByRole('link').getAttribute('href')).toBe(new URL(asal).pathname);
  await tanpaPelanggaran(page, 'perubahan-draf');
  await page.context().close();
});
