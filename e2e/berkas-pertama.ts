import { expect, type Locator, type Page } from '@playwright/test';
import { pdf, sampaiDi } from './dukungan';

const TAHUN = new Date().getFullYear() + 1;

/** How somebody gets at things: with a mouse, or with keys alone. */
interface Tangan {
  tekan: (apa: Locator, dengan?: 'Space') => Promise<void>;
  /** A choice from a list of the browser's own. */
  pilih: (daftar: Locator, isi: string) => Promise<void>;
}

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

/** With the mouse: the number of clicks. One that chooses a file is one, a list of the browser's own is two. */
export async function berkasPertama(page: Page): Promise<number> {
  const diHalaman = await hitungKlik(page);
  let daftarPeramban = 0;
  await perjalanan(page, {
    tekan: (apa) => apa.click(),
    pilih: async (daftar, isi) => {
      await daftar.focus();
      await daftar.selectOption({ label: isi });
      daftarPeramban += 2;
    },
  });
  return (await diHalaman()) + daftarPeramban;
}
/** With keys alone: the number of clicks, which is none. */
export async function berkasTanpaTetikus(page: Page): Promise<number> {
  const diHalaman = await hitungKlik(page);
  await perjalanan(page, {
    tekan: async (apa, dengan) => {
      await sampaiDi(page, apa);
      await page.keyboard.press(dengan ?? 'Enter');
    },
    pilih: async (daftar, isi) => {
      await sampaiDi(page, daftar);
      await page.keyboard.type(isi);
    },
  });
  return diHalaman();
}

/** A first PERTEK from the home page to its receipt, by somebody who looks at what is on the screen and nowhere else. */
async function perjalanan(page: Page, { tekan, pilih }: Tangan): Promise<void> {
  await page.goto('/neraca-komoditas');
  const tombol = (nama: string | RegExp) => page.getByRole('button', { name: nama }).last();
  const ketik = async (...isi: string[]) => {
    for (const satu of isi) {
      await page.keyboard.type(satu);
      await page.keyboard.press('Tab');
    }
  };

  await tekan(page.getByRole('link', { name: 'Buat pengajuan' }).first());
  await expect(page.getByRole('heading', { level: 1, name: 'Pengajuan baru' })).toBeVisible();
  await tekan(page.getByRole('combobox', { name: 'Barang apa?' }));
  await page.keyboard.type('tas');
  await page.getByRole('option', { name: 'Tas', exact: true }).waitFor();
  await page.keyboard.press('Enter');
  await tekan(tombol('Pilih layanan ini'));
  await tekan(tombol('Mulai mengisi'));
  await page.waitForURL(/\/pengajuan\/\d+\/ubah/);

  await expect(page.getByLabel('Nama penanggung jawab')).not.toHaveValue('');
  await pilih(page.getByLabel('Tujuan penggunaan'), 'Konsumsi/diperdagangkan');
  await expect(page.getByLabel('Tujuan penggunaan').locator('option:checked')).toHaveText('Konsumsi/diperdagangkan');
  // What nobody knows of a new person stands three fields further; the rest is filled in.
  for (let n = 0; n < 3; n += 1) await page.keyboard.press('Tab');
  await expect(page.getByLabel('Jabatan')).toBeFocused();
  await ketik('Direktur', '+62 811 555 0101');
  await tekan(tombol(/^Lanjut ke Data barang/));

  await tekan(page.getByRole('button', { name: 'Tambah baris' }).first());
  await ketik('Tas kulit', 'tas tangan', 'kulit', '4202.22.10', 'italia', 'tanjung priok', `Mar ${TAHUN}`, '350');
  await expect(page.getByText(/350 unit/).first()).toBeVisible();

  // What is still missing stands at the foot of every step, and leads to its field.
  await tekan(tombol('Stok awal tahun'));
  await expect(page.getByLabel('Stok awal tahun')).toBeFocused();
  await ketik('100', '500', '950', '400');
  await tekan(tombol(/^Lanjut ke Dokumen/));

  const pemilih = page.waitForEvent('filechooser');
  await tekan(tombol(/^Unggah Surat pernyataan/));
  await tekan(tombol(/^Pilih berkas/));
  await (await pemilih).setFiles(pdf('pernyataan'));
  await tekan(tombol(/^Ambil dari OSS NIB/));
  await expect(page.getByText('Semua dokumen wajib sudah ada')).toBeVisible();
  await tekan(tombol(/^Lanjut ke Periksa/));

  await tekan(page.getByRole('checkbox').last(), 'Space');
  await expect(page.getByText('100%')).toBeVisible();
  await tekan(tombol('Kirim permohonan'));
  await tekan(page.getByRole('dialog', { name: 'Kirim permohonan' }).getByRole('button', { name: 'Ya' }));
  await expect(page.getByRole('dialog').getByText(/TT-\d{26}-1/)).toBeVisible();
}
