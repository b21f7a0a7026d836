import { expect, test, type Page } from '@playwright/test';
import { masuk, pdf, tanpaPelanggaran } from './dukungan';
import { isi, laci, mulai, opsi, pilih, sel, selesai, tab, TAHUN, tempel, tersimpan } from './rencana';

/* Part D: the yearly plan of a producer, from nothing to sent; what others of the firm may do. */
test.describe.configure({ mode: 'serial' });

let ratna: Page;
let alamat = '';

test('a producer begins a plan and writes down what it imports', async ({ browser }) => {
  ratna = await masuk(browser, 'ratna');
  await mulai(ratna, 'Ban', 'Mengimpor', 'Produsen');
  alamat = new URL(ratna.url()).pathname;
  await expect(tab(ratna, 'Produksi')).toBeVisible();
  await expect(ratna.getByRole('button', { name: 'Kirim rencana' })).toBeDisabled();

  await ratna.getByRole('button', { name: 'Tambah barang impor' }).click();
  await isi(ratna, { 'Uraian barang': 'Ban truk radial' });
  for (const label of [/Subkomoditas/, /Jenis barang/, /Kategori barang/]) {
    await laci(ratna).getByLabel(label).click();
    await opsi(ratna).click();
  }
  await tanpaPelanggaran(ratna, 'rencana-laci');
  await pilih(ratna, /Pos tarif/, '40112010');
  await pilih(ratna, /Negara asal/, 'Jepang');
  await pilih(ratna, /Pelabuhan tujuan/, 'Tanjung Priok');
  await laci(ratna)
    .getByRole('button', { name: `Jan ${TAHUN}` })
    .click();
  await laci(ratna)
    .getByLabel(/^Satuan/)
    .fill('ton');
  await opsi(ratna).click();
  await isi(ratna, { Jumlah: '12.000' });
  await selesai(ratna);
});

test('months: spread evenly, typed over, pasted from a sheet; a figure below zero is refused at its cell', async () => {
  await sel(ratna, 0, 12).click();
  await ratna.getByRole('button', { name: 'Bagi rata' }).click();
  await expect(sel(ratna, 0, 0)).toHaveText('1.000');
  await expect(sel(ratna, 0, 11)).toHaveText('1.000');
  await sel(ratna, 0, 0).click();
  await ratna.keyboard.type('500,5');
  await ratna.keyboard.press('Tab');
  await ratna.keyboard.press('F2');
  await ratna.keyboard.press('Escape');
  await expect(sel(ratna, 0, 12)).toHaveText('11.500,5');
  await ratna.keyboard.press('ArrowLeft');
  await ratna.keyboard.type('1.000');
  await ratna.keyboard.press('Enter');
  await expect(sel(ratna, 0, 12)).toHaveText('12.000');
  await tersimpan(ratna);

  await ratna.getByRole('button', { name: `Realisasi ${TAHUN - 1}`, exact: true }).click();
  await sel(ratna, 0, 0).click();
  await tempel(ratna, '1,000.5\t2,000\t-\t-7');
  await expect(ratna.getByRole('grid').getByText(`Apr ${TAHUN - 1} tidak boleh kurang dari nol`)).toBeVisible();
  await expect(sel(ratna, 0, 1)).toHaveText('2.000');
  await sel(ratna, 0, 3).click();
  await ratna.keyboard.press('Delete');
  await tersimpan(ratna);
  await ratna.reload();
  await ratna.getByRole('button', { name: `Realisasi ${TAHUN - 1}`, exact: true }).click();
  await expect(sel(ratna, 0, 12)).toHaveText('3.000,5');
  await ratna.getByRole('button', { name: `Rencana ${TAHUN}`, exact: true }).click();
  await tanpaPelanggaran(ratna, 'rencana-barang');
});

test('production: the balance runs along, and more than the works can make is held', async () => {
  await tab(ratna, 'Produksi').click();
  await ratna.getByRole('button', { name: 'Tambah bahan baku' }).click();
  await laci(ratna).getByLabel('Barang dari tab Barang').selectOption({ index: 1 });
  await isi(ratna, { Jumlah: '12.000', 'Stok awal': '100', Pemakaian: '11.500', 'Stok akhir': '600' });
  await selesai(ratna);
  const neraca = ratna.getByRole('complementary', { name: 'Neraca berjalan' });
  await expect(
    neraca.getByRole('img', { name: /^Pasokan 12\.100 ton: impor 12\.000 \+ stok awal 100$/ }),
  ).toBeVisible();
  await ratna.getByRole('button', { name: 'Produk untuk Ban truk radial' }).click();
  await isi(ratna, { 'Pos tarif': '40111000', 'Uraian produk': 'Ban vulkanisir' });
  await laci(ratna)
    .getByLabel(/^Satuan/)
    .fill('ton');
  await opsi(ratna).click();
  await isi(ratna, { 'Kapasitas terpasang': '10.000', 'Rencana produksi': '10.600' });
  await selesai(ratna);
  await expect(neraca.getByText('10.600 ÷ 10.000 = 106%, paling banyak 100%')).toBeVisible();
  await expect(
    ratna.getByRole('grid').getByText('Rencana produksi 10.600 melebihi kapasitas terpasang 10.000.'),
  ).toBeVisible();
  await tanpaPelanggaran(ratna, 'rencana-produksi');
  await sel(ratna, 1, 12).click();
  await ratna.keyboard.type('10.000');
  await ratna.keyboard.press('Enter');
  await expect(ratna.getByText(/melebihi kapasitas terpasang/)).toHaveCount(0);
  await tersimpan(ratna);
});

test('without a line nothing typed is lost, and it goes out by itself when the line is back', async () => {
  await tab(ratna, 'Distribusi').click();
  await ratna.getByRole('button', { name: 'Tambah barang disalurkan' }).click();
  await isi(ratna, { 'Uraian barang': 'Ban vulkanisir' });
  await laci(ratna)
    .getByLabel(/^Satuan/)
    .fill('ton');
  await opsi(ratna).click();
  await ratna.context().setOffline(true);
  await isi(ratna, { Jumlah: '10.000' });
  await expect(ratna.getByText(/^Belum tersimpan, luring\. \d perubahan ada di perangkat ini/)).toBeVisible();
  await ratna.context().setOffline(false);
  await tersimpan(ratna);
  await laci(ratna).getByRole('button', { name: 'Selesai' }).click();
  await ratna.getByRole('button', { name: 'Distribusi lokal untuk Ban vulkanisir' }).click();
  await isi(ratna, { 'Nama pembeli': 'PT Angkut', 'Kabupaten/kota': 'Surabaya', Jumlah: '10.000' });
  await selesai(ratna);
});

test('papers, the note that a warning asks for, the statement; then it is sent, once, with a receipt', async () => {
  await tab(ratna, 'Dokumen').click();
  const wajib = ratna.getByRole('listitem').filter({ hasText: 'Wajib, belum ada' });
  await expect(wajib).toHaveCount(3);
  for (let n = 3; n > 0; n -= 1) {
    await wajib
      .first()
      .getByRole('button', { name: /^Unggah/ })
      .click();
    await wajib
      .first()
      .locator('input[type=file]')
      .setInputFiles(pdf(`rencana-${n}`));
    await expect(wajib).toHaveCount(n - 1);
  }
  await tanpaPelanggaran(ratna, 'rencana-dokumen');
  const kurang = ratna.getByRole('list', { name: 'Yang masih kurang' });
  await kurang.getByRole('button', { name: 'Isi Penjelasan kenaikan impor' }).click();
  await expect(ratna.getByLabel('Penjelasan kenaikan impor')).toBeFocused();
  await ratna.getByLabel('Penjelasan kenaikan impor').fill('Pabrik kedua mulai Maret');
  await kurang.getByRole('button', { name: /Pernyataan/ }).click();
  await ratna.getByRole('checkbox').check();
  const kirim = ratna.getByRole('button', { name: 'Kirim rencana' });
  await expect(kirim).toBeEnabled({ timeout: 40_000 });
  await kirim.click();
  const tanya = ratna.getByRole('dialog', { name: 'Kirim rencana' });
  await expect(tanya.getByText('1 barang impor, 0 barang lokal')).toBeVisible();
  await tanya.getByRole('button', { name: 'Ya' }).click();
  const hasil = ratna.getByRole('dialog', { name: 'Berhasil!' });
  await expect(hasil.getByText(/Tanda terima/)).toBeVisible();
  await hasil.getByRole('button', { name: 'Lihat rencana' }).click();
  await expect(ratna.getByRole('heading', { name: /^Di meja/ })).toBeVisible();
  await expect(ratna.getByRole('button', { name: 'Tambah barang disalurkan' })).toHaveCount(0);
  await tanpaPelanggaran(ratna, 'rencana-terkirim');
  await ratna.getByRole('link', { name: 'Rencana', exact: true }).click();
  await expect(ratna.locator(`a[href="${alamat}"]`)).toBeVisible();
});

test('returned with a remark on a row: it stands at its row, that row alone is open, and the answer goes back', async ({
  browser,
}) => {
  const noAju = alamat.slice('/rkt-npp/'.length);
  await expect(async () => {
    const r = await ratna.request.get(`/nk/v2/npp/pengajuan/status/${noAju}`);
    expect(((await r.json()) as { data: { kd_status_pengajuan: string } }).data.kd_status_pengajuan).toBe('20');
  }).toPass();
  const dewi = await masuk(browser, 'dewi', '/konsol/');
  const csrf = ((await (await dewi.request.get('/api/sesi')).json()) as { data: { csrf: string } }).data.csrf;
  const headers = { 'x-csrf-token': csrf };
  const baca = async (page: Page, jalur: string) =>
    ((await (await page.request.get(jalur)).json()) as { data: Record<string, unknown> }).data;
  const { idNk } = (await baca(ratna, `/nk/v2/npp/pengajuan/${noAju}`)) as { idNk: string };
  const [salur] = (await baca(ratna, `/nk/v2/npp/data-npp/distribusi?no_aju=${noAju}`)) as unknown as { id: string }[];
  const ambil = await dewi.request.post(`/nk/v2/data-nk/inhouse/check-pengajuan?id_nk=${idNk}`, { headers });
  expect(ambil.status(), await ambil.text()).toBe(200);
  const { versi } = (await baca(ratna, `/nk/v2/npp/pengajuan/status/${noAju}`)) as { versi: number };
  const satu = {
    tab: 'distribusi',
    id_baris: salur?.id,
    kd_field: '*',
    kd_alasan: 'A02',
    catatan: 'Sebutkan kota lain',
  };
  const kembali = await dewi.request.post('/nk/v2/data-nk/keputusanInHouse', {
    ...{ headers, data: { idNk, versi, kd_keputusan: '2', perbaikan: [satu] } },
  });
  expect(kembali.status(), await kembali.text()).toBe(201);
  await dewi.context().close();

  await ratna.goto(`${alamat}?tab=produksi`);
  await expect(ratna.getByText('1 catatan petugas perlu diperbaiki')).toBeVisible();
  await expect(ratna.getByRole('button', { name: 'Tambah bahan baku' })).toHaveCount(0);
  await expect(sel(ratna, 0, 0)).toHaveAttribute('aria-readonly', 'true');
  await tab(ratna, 'Distribusi').click();
  await tanpaPelanggaran(ratna, 'rencana-perbaikan');
  await ratna.getByRole('button', { name: 'PT Angkut, Surabaya' }).click();
  await isi(ratna, { 'Kabupaten/kota': 'Malang' });
  await selesai(ratna);
  await ratna.getByLabel('Jawaban Anda').fill('Kota sudah diganti');
  await ratna.getByRole('checkbox').check();
  const lagi = ratna.getByRole('button', { name: 'Kirim perbaikan' });
  await expect(lagi).toBeEnabled({ timeout: 40_000 });
  await lagi.click();
  await ratna.getByRole('dialog', { name: 'Kirim perbaikan' }).getByRole('button', { name: 'Ya' }).click();
  await expect(ratna.getByRole('dialog', { name: 'Berhasil!' })).toBeVisible();
});

test('a user of the firm fills in a plan that buys here only; its administrator sends it', async ({ browser }) => {
  const bagus = await masuk(browser, 'bagus');
  await mulai(bagus, 'Keramik dan kaca', 'Membeli di dalam negeri saja', 'Pengguna akhir');
  await expect(tab(bagus, 'Produksi')).toHaveCount(0);
  await expect(tab(bagus, 'Distribusi')).toHaveCount(0);
  await expect(bagus.getByRole('button', { name: 'Tambah barang impor' })).toHaveCount(0);
  await expect(bagus.getByText('Rencana dikirim oleh administrator perusahaan Anda.')).toBeVisible();
  await expect(bagus.getByRole('button', { name: 'Kirim rencana' })).toHaveCount(0);
  await tanpaPelanggaran(bagus, 'rencana-lokal');
  await bagus.context().close();
});
