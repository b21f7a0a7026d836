import { expect, test, type Page } from '@playwright/test';
import { masuk, pdf, tanpaPelanggaran } from './dukungan';
import { berkasDiMejaKl } from './siapkan';

// Issue 13: each of these journeys ends in a sentence that was not so.
const SIMPAN = /\/nk\/v2\/data-nk$/;
const tersimpan = (p: Page) => p.getByRole('status').filter({ hasText: /^Tersimpan/ });
/** Types into a field and waits until the server has it. */
async function isi(p: Page, label: string, teks: string): Promise<void> {
  const jawaban = p.waitForResponse((r) => SIMPAN.test(new URL(r.url()).pathname) && r.status() === 200);
  await p.getByLabel(label).fill(teks);
  await jawaban;
  await expect(tersimpan(p)).toBeVisible();
}
const kabar = (p: Page) => p.getByText(/sudah digabung/);

/** A draft through the pages a person takes; answers its address. */
async function draf(page: Page, layanan: RegExp, komoditas: RegExp): Promise<string> {
  await page.goto('/pengajuan/baru');
  await page.getByRole('radio', { name: layanan }).check();
  await page.getByRole('radio', { name: komoditas }).check();
  await page.getByRole('button', { name: 'Mulai mengisi' }).click();
  await page.waitForURL(/\/pengajuan\/\d+\/ubah/);
  return new URL(page.url()).pathname;
}

test('own uploads are no merge; another tab of oneself is one, and a colleague is named with the time', async ({
  browser,
}) => {
  const hendra = await masuk(browser, 'hendra');
  const ditolak: number[] = [];
  hendra.on('response', (r) => {
    if (SIMPAN.test(new URL(r.url()).pathname) && r.status() === 409) ditolak.push(r.status());
  });
  const alamat = await draf(hendra, /Pertimbangan Teknis Impor/, /Katup/);

  await test.step('the header begins with what is known, and the other kind of importer cannot be chosen', async () => {
    await expect(hendra.getByLabel('Jenis pelaku usaha')).toHaveValue('PRODUSEN');
    await expect(hendra.getByRole('option', { name: 'Pedagang (API-U)' })).toBeDisabled();
    await expect(hendra.getByLabel('Nama penanggung jawab')).toHaveValue('Hendra Gunawan');
    await expect(hendra.getByLabel('Alamat tempat usaha')).not.toHaveValue('');
    await tanpaPelanggaran(hendra, 'kebenaran-awal');
  });
  await test.step('an upload and the statement after it', async () => {
    await hendra.goto(`${alamat}?langkah=dokumen`);
    const unggahan = hendra.locator('input[type="file"]');
    await unggahan.first().setInputFiles(pdf('pernyataan'));
    await expect(hendra.getByText('Berhasil mengirimkan file')).toBeVisible();
    await hendra.getByRole('button', { name: 'Periksa dan kirim' }).click();
    await hendra.getByRole('checkbox', { name: /Saya menyatakan/ }).check();
    await expect(tersimpan(hendra)).toBeVisible();
    expect(ditolak).toEqual([]);
    await expect(kabar(hendra)).toHaveCount(0);
  });
  await test.step('two tabs of one person', async () => {
    const tab = await hendra.context().newPage();
    await tab.goto(`${alamat}?langkah=perusahaan`);
    await isi(tab, 'Keterangan', 'dari tab kedua');
    await hendra.goto(`${alamat}?langkah=perusahaan`);
    await expect(hendra.getByLabel('Keterangan')).toHaveValue('dari tab kedua');
    await isi(tab, 'Keterangan', 'lagi dari tab kedua');
    await hendra.getByLabel('Jabatan').fill('Direktur Utama');
    await expect(kabar(hendra)).toHaveText(/Perubahan Anda, di tab lain \(pukul \d\d\.\d\d WIB\) sudah digabung/);
    await tab.close();
  });
  await test.step('two colleagues', async () => {
    const lilis = await masuk(browser, 'lilis');
    await lilis.goto(`${alamat}?langkah=perusahaan`);
    await isi(lilis, 'Telepon', '+62 21 555 0199');
    await hendra.getByLabel('Jabatan').fill('Direktur');
    await expect(kabar(hendra)).toHaveText(/Perubahan Lilis Suryani \(pukul \d\d\.\d\d WIB\) sudah digabung/);
    await expect(hendra.getByLabel('Telepon')).toHaveValue('+62 21 555 0199');
    await tanpaPelanggaran(hendra, 'kebenaran-digabung');
  });
});

test('without a line the bar stays and says so, typing goes on, and all comes back by itself', async ({ browser }) => {
  const page = await masuk(browser, 'hendra');
  await page.goto('/pengajuan');
  await page.getByRole('link', { name: 'Katup' }).first().waitFor();
  await page.context().setOffline(true);
  await expect(page.getByText('Anda sedang luring.')).toBeVisible();
  await page.getByRole('link', { name: 'SINAS NK, ke beranda' }).click();
  await page.getByRole('button', { name: 'Akun Hendra Gunawan' }).waitFor();
  await expect(page.getByText('Terjadi Kesalahan Server')).toHaveCount(0);
  await expect(page.getByRole('navigation', { name: 'Menu utama' }).first()).toBeVisible();
  await tanpaPelanggaran(page, 'kebenaran-luring');
  await page.context().setOffline(false);
  await expect(page.getByText('Anda sedang luring.')).toHaveCount(0);
  await expect(page.getByRole('heading', { name: 'Di mana berkas saya' })).toBeVisible();
});

test('a refusal is one: no fault of the server, nothing to search', async ({ browser }) => {
  const lilis = await masuk(browser, 'lilis', '/pengguna');
  await lilis.goto('/pengguna');
  await expect(lilis.getByRole('heading', { name: 'Tidak dapat dibuka' })).toBeVisible();
  await expect(lilis.getByText('Anda tidak berwenang melakukan tindakan ini')).toBeVisible();
  await expect(lilis.getByText('Terjadi Kesalahan Server')).toHaveCount(0);
  await expect(lilis.getByLabel('Cari', { exact: true })).toHaveCount(0);
  await tanpaPelanggaran(lilis, 'kebenaran-ditolak');
});

test('an application that is open is told where the commodity is chosen and beside the duplicate, with the way to it', async ({
  browser,
}) => {
  const hendra = await masuk(browser, 'hendra');
  const { idNk } = await berkasDiMejaKl(hendra, '07', '0142');
  const alamat = await draf(hendra, /Pertimbangan Teknis Impor/, /Katup/);
  await hendra.goto('/pengajuan/baru');
  await hendra.getByRole('radio', { name: /Pertimbangan Teknis Impor/ }).check();
  const kartu = hendra.locator('label', { hasText: 'Katup' });
  await expect(kartu).toContainText('Sudah ada');
  await expect(kartu.getByRole('link', { name: 'lihat berkas' })).toHaveAttribute('href', `/pengajuan/${idNk}`);
  await tanpaPelanggaran(hendra, 'kebenaran-sudah-ada');
  await hendra.goto(`${alamat}?langkah=kirim`);
  await expect(hendra.getByText('Belum ada data barang')).toBeVisible();
  await hendra.getByRole('link', { name: 'Lihat berkas itu' }).click();
  await expect(hendra.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(hendra.getByText('Berkas tidak ditemukan')).toHaveCount(0);
});
