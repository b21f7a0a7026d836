import { readFileSync } from 'node:fs';
import ExcelJS from 'exceljs';
import { expect, test, type Page } from '@playwright/test';
import { masuk, pdf, tanpaPelanggaran } from './dukungan';

test.describe.configure({ mode: 'serial' });

let bagus: Page;
let noAju = '';
let idNk = '';

const HALAMAN = [
  ['/welcome', 'welcome', 'Selamat Datang'],
  ['/not-found', 'not-found', 'Halaman Tidak Ditemukan'],
  ['/error-system', 'error-system', 'Ada Masalah Pada Sistem Kami'],
  ['/unauthorized', 'unauthorized', 'Halaman Diproteksi'],
] as const;

test('RUTE-01 RUTE-02 RUTE-03 RUTE-04 pages for everybody', async ({ page }) => {
  for (const [alamat, nama, judul] of HALAMAN) {
    await page.goto(alamat);
    await expect(page.getByRole('heading', { name: judul, level: 1 })).toBeVisible();
    await tanpaPelanggaran(page, nama);
  }
});

test('RUTE-09 RUTE-10 RUTE-07 signed out: / shows welcome, another path starts sign-in and comes back', async ({ browser, page }) => {
  await page.goto('/');
  await expect(page).toHaveURL(/\/welcome$/);
  const lilis = await masuk(browser, 'lilis', '/pengajuan?page=1');
  await expect(lilis).toHaveURL(/\/pengajuan\?page=1$/);
  await lilis.goto('/');
  await expect(lilis).toHaveURL(/\/neraca-komoditas$/);
  await expect(lilis).toHaveTitle(/Sistem Nasional Neraca Komoditas/);
  await tanpaPelanggaran(lilis, 'beranda');
});

test('1-2 a company user signs in, starts a PERTEK and fills the header', async ({ browser }) => {
  bagus = await masuk(browser, 'bagus');
  await expect(bagus).toHaveURL(/\/neraca-komoditas$/);
  await bagus.getByRole('link', { name: 'Buat pengajuan' }).click();
  await bagus.getByRole('radio', { name: /Pertimbangan Teknis Impor/ }).check();
  await bagus.getByRole('radio', { name: /Tas/ }).check();
  await tanpaPelanggaran(bagus, 'mulai');
  await bagus.getByRole('button', { name: /Mulai/ }).click();
  await bagus.waitForURL(/\/pengajuan\/\d+\/ubah/);
  idNk = /pengajuan\/(\d+)/.exec(bagus.url())?.[1] ?? '';
  await bagus.getByLabel('Jenis pelaku usaha').selectOption({ label: 'Pedagang (API-U)' });
  await bagus.getByLabel('Tujuan penggunaan').selectOption({ label: 'Perdagangan umum' });
  for (const [label, isi] of [['Alamat tempat usaha', 'Jl. Contoh No. 1, Jakarta'], ['Nama penanggung jawab', 'Budi Contoh'], ['Jabatan', 'Direktur'], ['Telepon', '+62 21 555 0100'], ['Surel', 'budi@contoh.invalid']])
    await bagus.getByLabel(label, { exact: false }).first().fill(isi);
  await expect(bagus.getByRole('status').filter({ hasText: /^Tersimpan/ })).toBeVisible({ timeout: 15_000 });
  await tanpaPelanggaran(bagus, 'formulir-perusahaan');
});

test('2 rows: grid, paste of many, drawer with nested rows', async () => {
  await bagus.getByRole('navigation', { name: 'Langkah' }).getByText('Data barang').click();
  await bagus.getByRole('button', { name: 'Tambah baris' }).click();
  await bagus.keyboard.press('Escape');
  const lembar = bagus.getByRole('grid', { name: 'Data barang' });
  await lembar.getByRole('gridcell').nth(1).click();
  const baris = (uraian: string, negara: string, jml: string) => [uraian, 'Tas tangan', 'Kulit', '4202.22.10', negara, 'Tanjung Priok', `Mar ${new Date().getFullYear() + 1}`, jml].join('\t');
  const teks = [baris('Tas tangan wanita', 'Tiongkok', '1.200'), baris('Tas tangan kulit', 'Italia', '350'), baris('Tas tangan kain', 'Vietnam', '2,750.5')].join('\n');
  await bagus.evaluate((isi) => {
    const data = new DataTransfer();
    data.setData('text/plain', isi);
    document.activeElement?.dispatchEvent(new ClipboardEvent('paste', { clipboardData: data, bubbles: true, cancelable: true }));
  }, teks);
  await bagus.screenshot({ path: 'test-results/layar/lembar-tempel.png' });
});
