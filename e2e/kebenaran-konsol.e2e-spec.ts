import { readFileSync } from 'node:fs';
import { expect, test, type Page } from '@playwright/test';
import { dikabari, masuk, SANDI, tanpaPelanggaran } from './dukungan';
import { berkasDiMejaKl, type Berkas } from './siapkan';

/* Issue 13: sentences of the console and of the public check that were not so. One file, from desk to desk. */
test.describe.configure({ mode: 'serial' });

let berkas: Berkas;
let dewi: Page;
let hari: Page;
let surat: Buffer;

async function buka(page: Page): Promise<void> {
  await page.goto(`/konsol/#/pengajuan/${berkas.idNk}/show`);
  await expect(page.getByRole('heading', { level: 1 })).toContainText('PT');
}
async function periksaSemua(page: Page, banyak: number): Promise<void> {
  const ya = page.getByRole('radio', { name: 'Ya', exact: true });
  await expect(ya.first()).toBeVisible();
  for (let i = 0; i < banyak; i += 1) await ya.nth(i).check({ force: true });
}

test('13.6 the session ends over a typed 7: SSO in its own window brings the officer back, and the 7 is kept', async ({
  browser,
}) => {
  berkas = await berkasDiMejaKl(await masuk(browser, 'lilis'), '07', '0141');
  dewi = await masuk(browser, 'dewi', '/konsol/');
  await buka(dewi);
  await dewi.getByRole('button', { name: /^Ambil/ }).click();
  await dikabari(dewi, 'Data Berhasil Disimpan');
  await dewi.context().clearCookies({ name: 'sesi' });
  const beri = dewi.getByRole('textbox', { name: /Diberikan, baris 1/ });
  await beri.fill('7');
  const dialog = dewi.getByRole('dialog', { name: 'Sesi berakhir' });
  await expect(dialog).toBeVisible();
  await tanpaPelanggaran(dewi, 'konsol-sesi-berakhir');
  const terbuka = dewi.waitForEvent('popup');
  await dialog.getByRole('button', { name: 'Masuk dengan SSO' }).click();
  const jendela = await terbuka;
  await jendela.getByLabel('Nama pengguna').fill('dewi');
  await jendela.getByLabel('Kata sandi').fill(SANDI);
  const tutup = jendela.waitForEvent('close');
  await jendela.getByRole('button', { name: 'Masuk', exact: true }).click();
  await tutup;
  await expect(dialog).toBeHidden();
  await expect(beri).toHaveValue('7');
  await expect(dewi.getByText(/^Tersimpan \d/)).toBeVisible();
});

test('13.6 verifiers read a file that was handed on, each with the reason, and nothing fails', async ({ browser }) => {
  await dewi.getByRole('button', { name: /Penuhi semua/ }).click();
  await periksaSemua(dewi, 5);
  await dewi.getByRole('button', { name: /^Rekomendasikan/ }).click();
  await dewi.getByRole('dialog').getByRole('button', { name: 'Rekomendasikan' }).click();
  await dikabari(dewi);
  await expect(dewi.getByText(/^Berkas ini hanya dapat Anda baca\. Anda sudah bekerja di meja lain/)).toBeVisible();
  const rizal = await masuk(browser, 'rizal', '/konsol/');
  await buka(rizal);
  await expect(rizal.getByText(/^Lembar ini hanya dapat Anda baca\. Pada status Penelaahan Koordinator/)).toBeVisible();
  for (const page of [dewi, rizal]) {
    await expect(page.getByRole('textbox', { name: /Diberikan/ })).toHaveCount(0);
    await expect(page.getByRole('button', { name: /^Simpan sementara/ })).toHaveCount(0);
    await expect(page.getByText(/Belum tersimpan|diambil /)).toHaveCount(0);
  }
  await tanpaPelanggaran(dewi, 'konsol-hanya-baca');
});

test('13.6 after the decision: the conclusion with who and when, and the letter without a reload', async ({
  browser,
}) => {
  const yusuf = await masuk(browser, 'yusuf', '/konsol/');
  await buka(yusuf);
  await yusuf.getByRole('button', { name: /^Setujui rekomendasi/ }).click();
  await yusuf.getByRole('dialog').getByRole('button', { name: 'Setujui rekomendasi' }).click();
  await dikabari(yusuf);
  hari = await masuk(browser, 'hari', '/konsol/');
  await buka(hari);
  await expect(hari.getByText(/diambil Dewi/)).toHaveCount(0);
  await periksaSemua(hari, 6);
  await hari.getByRole('button', { name: /Periksa dan putuskan/ }).click();
  await hari.getByRole('dialog').getByLabel(/sandi/i).fill(SANDI);
  await hari.getByRole('dialog').getByRole('button').last().click();
  await dikabari(hari);
  await expect(hari.getByRole('listitem').filter({ hasText: 'Kesimpulan' })).toContainText(/dijawab Hari Kusuma.*Ya/);
  const dokumen = hari.getByRole('region', { name: 'Dokumen' });
  const tautan = dokumen
    .getByRole('listitem')
    .filter({ hasText: /^Keputusan/ })
    .getByRole('link');
  await expect(tautan).toBeVisible();
  const unduhan = hari.waitForEvent('download');
  await tautan.click();
  surat = readFileSync(await (await unduhan).path());
  await tanpaPelanggaran(hari, 'konsol-selesai');
});

test('13.6 the public check: total, verdict and rows; the letter matches, a changed one does not', async ({ page }) => {
  const { data } = (await (await hari.request.get(`/nk/v2/data-nk/get?id_nk=${berkas.idNk}`)).json()) as {
    data: { kode_periksa: string };
  };
  await page.goto(`/cek/${data.kode_periksa}`);
  await expect(page.getByText('Diterima seluruhnya')).toBeVisible();
  await expect(page.getByText(/^300 /)).toBeVisible();
  await expect(page.getByRole('table').getByRole('row')).toHaveCount(3);
  const pilih = page.getByLabel('Cocokkan berkas PDF yang Anda pegang');
  const berkasPdf = (buffer: Buffer) => ({ name: 'keputusan.pdf', mimeType: 'application/pdf', buffer });
  await pilih.setInputFiles(berkasPdf(surat));
  await expect(page.getByText(/Berkas ini sama dengan surat/)).toBeVisible();
  await tanpaPelanggaran(page, 'cek-cocok');
  await pilih.setInputFiles(berkasPdf(Buffer.concat([surat, Buffer.from('\n')])));
  await expect(page.getByText(/Berkas ini tidak sama dengan surat/)).toBeVisible();
});

test('13.4 the reach of a list is the role’s, not the office’s', async ({ browser }) => {
  const monitoring = await masuk(browser, 'monitoring', '/konsol/#/semua');
  await expect(monitoring.getByText('Berkas semua kementerian, apa pun statusnya.')).toBeVisible();
  await dewi.goto('/konsol/#/semua');
  await expect(dewi.getByText(/^Berkas Kementerian Perindustrian.*, apa pun statusnya\.$/)).toBeVisible();
});
