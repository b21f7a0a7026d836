import { expect, type Page } from '@playwright/test';
import { pdf } from './dukungan';

const TAHUN = new Date().getFullYear() + 1;

/** What a finger does on the page is counted by the page itself; typing, Tab and Enter are not. */
async function hitungKlik(page: Page): Promise<() => Promise<number>> {
  await page.addInitScript(() => {
    const KUNCI = 'uji-klik';
    addEventListener(
      'pointerdown',
      (e) => {
        if (e.isTrusted) sessionStorage.setItem(KUNCI, String(Number(sessionStorage.getItem(KUNCI) ?? 0) + 1));
      },
      { capture: true },
    );
  });
  return () => page.evaluate(() => Number(sessionStorage.getItem('uji-klik') ?? 0));
}

/**
 * A first PERTEK from the home page to its receipt, by somebody who looks at what is on the screen and nowhere else. The
 * answer is the number of clicks; one that chooses a file is one, a list of the browser's own is two.
 */
export async function berkasPertama(page: Page): Promise<number> {
  const diHalaman = await hitungKlik(page);
  let daftarPeramban = 0;
  await page.goto('/neraca-komoditas');
  const tombol = (nama: string | RegExp) => page.getByRole('button', { name: nama }).last();
  const ketik = async (...isi: string[]) => {
    for (const satu of isi) {
      await page.keyboard.type(satu);
      await page.keyboard.press('Tab');
    }
  };

  await page.getByRole('link', { name: 'Buat pengajuan' }).first().click();
  await page.getByRole('combobox', { name: 'Barang apa?' }).click();
  await page.keyboard.type('tas');
  await page.getByRole('option', { name: 'Tas', exact: true }).waitFor();
  await page.keyboard.press('Enter');
  await tombol('Pilih layanan ini').click();
  await tombol('Mulai mengisi').click();
  await page.waitForURL(/\/pengajuan\/\d+\/ubah/);

  await expect(page.getByLabel('Nama penanggung jawab')).not.toHaveValue('');
  const tujuan = page.getByLabel('Tujuan penggunaan');
  await tujuan.focus();
  await tujuan.selectOption({ label: 'Konsumsi/diperdagangkan' });
  daftarPeramban += 2;
  // What nobody knows of a new person stands three fields further; the rest is filled in.
  for (let n = 0; n < 3; n += 1) await page.keyboard.press('Tab');
  await expect(page.getByLabel('Jabatan')).toBeFocused();
  await ketik('Direktur', '+62 811 555 0101');
  await tombol(/^Lanjut ke Data barang/).click();

  await page.getByRole('button', { name: 'Tambah baris' }).first().click();
  await ketik('Tas kulit', 'tas tangan', 'kulit', '4202.22.10', 'italia', 'tanjung priok', `Mar ${TAHUN}`, '350');
  await expect(page.getByText(/350 unit/).first()).toBeVisible();

  // What is still missing stands at the foot of every step, and leads to its field.
  await page.getByRole('link', { name: 'Stok awal tahun' }).or(tombol('Stok awal tahun')).click();
  await expect(page.getByLabel('Stok awal tahun')).toBeFocused();
  await ketik('100', '500', '950', '400');
  await tombol(/^Lanjut ke Dokumen/).click();

  const pemilih = page.waitForEvent('filechooser');
  await tombol(/^Unggah Surat pernyataan/).click();
  await tombol(/^Pilih berkas/).click();
  await (await pemilih).setFiles(pdf('pernyataan'));
  await tombol(/^Ambil dari OSS NIB/).click();
  await expect(page.getByText('Semua dokumen wajib sudah ada')).toBeVisible();
  await tombol(/^Lanjut ke Periksa/).click();

  await page.getByRole('checkbox').last().click();
  await expect(page.getByText('100%')).toBeVisible();
  await tombol('Kirim permohonan').click();
  await page.getByRole('dialog', { name: 'Kirim permohonan' }).getByRole('button', { name: 'Ya' }).click();
  await expect(page.getByRole('dialog').getByText(/TT-\d{26}-1/)).toBeVisible();
  return (await diHalaman()) + daftarPeramban;
}
