import { expect, type Page } from '@playwright/test';
import { tanpaPelanggaran } from './dukungan';

/* What journeys of a plan (part D) do in its workspace. */
export const TAHUN = new Date().getFullYear() + 1;

export const laci = (page: Page) => page.getByRole('complementary', { name: /^Rincian/ });
export const tab = (page: Page, nama: string) =>
  page.getByRole('navigation', { name: 'Bagian rencana' }).getByRole('button', { name: new RegExp(`^${nama}`) });
export const tersimpan = (page: Page) => expect(page.getByText(/^Tersimpan \d/)).toBeVisible();
export const sel = (page: Page, baris: number, kolom: number) =>
  page.getByRole('grid').locator('tr[data-garis]:not([data-samping])').nth(baris).locator('td').nth(kolom);
/** First entry of the list that is open. */
export const opsi = (page: Page) => page.getByRole('listbox').getByRole('option').first();
/** Takes the first entry that a list offers for these words. */
export async function pilih(page: Page, label: RegExp, kata: string): Promise<void> {
  await laci(page).getByLabel(label).fill(kata);
  await opsi(page).click();
}
export async function isi(page: Page, nilai: Record<string, string>): Promise<void> {
  for (const [label, v] of Object.entries(nilai))
    await laci(page)
      .getByLabel(new RegExp(`^${label}`))
      .fill(v);
  await page.keyboard.press('Tab');
}
export async function selesai(page: Page): Promise<void> {
  await laci(page).getByRole('button', { name: 'Selesai' }).click();
  await tersimpan(page);
}
/** Ctrl V of what a sheet has put on the clipboard. */
export const tempel = (page: Page, teks: string) =>
  page.evaluate((t) => {
    const d = new DataTransfer();
    d.setData('text/plain', t);
    document.activeElement?.dispatchEvent(
      new ClipboardEvent('paste', { clipboardData: d, bubbles: true, cancelable: true }),
    );
  }, teks);
export async function mulai(page: Page, komoditas: string, dagang: string, pelaku: string): Promise<void> {
  await page.getByRole('link', { name: 'Rencana', exact: true }).click();
  await page.getByRole('button', { name: 'Mulai rencana' }).first().click();
  const dialog = page.getByRole('dialog', { name: 'Mulai rencana' });
  await dialog.getByLabel('Komoditas').fill(komoditas);
  await opsi(page).click();
  await dialog.getByRole('radio', { name: dagang }).check();
  const satu = dialog.getByRole('radio', { name: pelaku });
  await satu.check();
  await tanpaPelanggaran(page, `rencana-mulai-${pelaku}`);
  await dialog.getByRole('button', { name: 'Mulai rencana' }).click();
  await page.waitForURL(/\/rkt-npp\/\d{26}/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(`Rencana ${komoditas} ${TAHUN}`);
}
