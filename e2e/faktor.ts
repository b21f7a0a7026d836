import { expect, type Page } from '@playwright/test';
import { generateSync } from 'otplib';
import { SANDI, tanpaPelanggaran } from './dukungan';

/** The code of the app; each works once, so a later one is of the next half minute. */
export const kodeAplikasi = (secret: string, lebih = 0): string =>
  generateSync({ secret, epoch: Math.floor(Date.now() / 1000) + lebih * 30 });
export const keamanan = (page: Page) => page.getByRole('region', { name: 'Keamanan akun' });
export const bukti = (page: Page) => page.getByRole('dialog', { name: 'Buktikan bahwa ini Anda' });

export async function simpanKode(page: Page): Promise<void> {
  const dialog = page.getByRole('dialog', { name: 'Simpan kode pemulihan' });
  await expect(dialog.getByRole('listitem')).toHaveCount(10);
  await tanpaPelanggaran(page, 'faktor-pemulihan');
  await dialog.getByLabel('Sudah saya simpan').check();
  await dialog.getByRole('button', { name: 'Selesai' }).click();
}

/** Sets the app up on the profile page that is open; returns its secret. */
export async function pasangAplikasi(page: Page): Promise<string> {
  await keamanan(page).getByRole('button', { name: 'Pasang aplikasi' }).click();
  await bukti(page).getByLabel('Kata sandi Anda').fill(SANDI);
  await tanpaPelanggaran(page, 'faktor-bukti-sandi');
  await bukti(page).getByRole('button', { name: 'Lanjutkan' }).click();
  const dialog = page.getByRole('dialog', { name: 'Pasang aplikasi autentikator' });
  const rahasia = (await dialog.locator('code').innerText()).replaceAll(' ', '');
  await tanpaPelanggaran(page, 'faktor-totp');
  await dialog.getByLabel('Kode enam angka').fill(kodeAplikasi(rahasia));
  await dialog.getByRole('button', { name: 'Pasang' }).click();
  await simpanKode(page);
  return rahasia;
}
