import { expect, test } from '@playwright/test';
import { masuk, pdf, tanpaPelanggaran } from './dukungan';
import { isi, laci, mulai, opsi, pilih, sel, selesai, tab, TAHUN, tersimpan } from './rencana';

/* Part D: the yearly plan of a trader (PEDAGANG): goods, to whom they go, papers; no production and no use of its own. */
test('a trader plans what it imports and sells all of it, clears its sheet and takes that back, and sends', async ({
  browser,
}) => {
  const melati = await masuk(browser, 'melati');
  await mulai(melati, 'Ban', 'Mengimpor', 'Pedagang');
  await expect(tab(melati, 'Distribusi')).toBeVisible();
  await expect(tab(melati, 'Produksi')).toHaveCount(0);
  await expect(tab(melati, 'Penggunaan')).toHaveCount(0);

  await melati.getByRole('button', { name: 'Tambah barang impor' }).click();
  await isi(melati, { 'Uraian barang': 'Ban mobil penumpang' });
  for (const label of [/Subkomoditas/, /Jenis barang/, /Kategori barang/]) {
    await laci(melati).getByLabel(label).click();
    await opsi(melati).click();
  }
  await pilih(melati, /Pos tarif/, '40112010');
  await pilih(melati, /Negara asal/, 'Thailand');
  await pilih(melati, /Pelabuhan tujuan/, 'Tanjung Priok');
  await laci(melati)
    .getByRole('button', { name: `Jan ${TAHUN}` })
    .click();
  await laci(melati)
    .getByLabel(/^Satuan/)
    .fill('ton');
  await opsi(melati).click();
  await isi(melati, { Jumlah: '5.000' });
  await selesai(melati);

  await tab(melati, 'Distribusi').click();
  await melati.getByRole('button', { name: 'Tambah barang disalurkan' }).click();
  await isi(melati, { 'Uraian barang': 'Ban mobil penumpang' });
  await laci(melati)
    .getByLabel(/^Satuan/)
    .fill('ton');
  await opsi(melati).click();
  await isi(melati, { Jumlah: '5.000' });
  await selesai(melati);
  await melati.getByRole('button', { name: 'Distribusi lokal untuk Ban mobil penumpang' }).click();
  await isi(melati, { 'Nama pembeli': 'CV Roda', 'Kabupaten/kota': 'Bandung', Jumlah: '4.000' });
  await selesai(melati);
  const neraca = melati.getByRole('complementary', { name: 'Neraca berjalan' });
  await expect(neraca.getByText('4.000 dari 5.000')).toBeVisible();
  await tanpaPelanggaran(melati, 'pedagang-distribusi');
  await melati.getByRole('button', { name: 'Distribusi lokal untuk Ban mobil penumpang' }).click();
  await isi(melati, { 'Nama pembeli': 'UD Ban Jaya', 'Kabupaten/kota': 'Cirebon', Jumlah: '1.000' });
  await selesai(melati);
  await expect(neraca.getByText('5.000 dari 5.000')).toBeVisible();

  await melati.getByRole('button', { name: 'Kosongkan rencana' }).click();
  const tanya = melati.getByRole('dialog', { name: 'Kosongkan rencana' });
  await expect(tanya.getByText(/4 baris/)).toBeVisible();
  await tanpaPelanggaran(melati, 'pedagang-kosongkan');
  await tanya.getByRole('button', { name: 'Ya' }).click();
  await expect(melati.getByText(/^Dikosongkan: 4 baris/)).toBeVisible();
  await tersimpan(melati);
  await melati.getByRole('button', { name: 'Kembalikan' }).click();
  await tersimpan(melati);
  await melati.reload();
  await tab(melati, 'Distribusi').click();
  await expect(melati.getByRole('button', { name: 'UD Ban Jaya, Cirebon' })).toBeVisible();
  await tab(melati, 'Barang').click();
  await expect(sel(melati, 0, 12)).toHaveText('5.000');

  await tab(melati, 'Dokumen').click();
  const wajib = melati.getByRole('listitem').filter({ hasText: 'Wajib, belum ada' });
  await expect(wajib).toHaveCount(2);
  for (let n = 2; n > 0; n -= 1) {
    await wajib
      .first()
      .getByRole('button', { name: /^Unggah/ })
      .click();
    await wajib
      .first()
      .locator('input[type=file]')
      .setInputFiles(pdf(`pedagang-${n}`));
    await expect(wajib).toHaveCount(n - 1);
  }
  const kurang = melati.getByRole('list', { name: 'Yang masih kurang' });
  await kurang.getByRole('button', { name: 'Isi Penjelasan kenaikan impor' }).click();
  await melati.getByLabel('Penjelasan kenaikan impor').fill('Pelanggan baru sejak Maret');
  await melati.getByRole('checkbox').check();
  const kirim = melati.getByRole('button', { name: 'Kirim rencana' });
  await expect(kirim).toBeEnabled({ timeout: 40_000 });
  await kirim.click();
  await melati.getByRole('dialog', { name: 'Kirim rencana' }).getByRole('button', { name: 'Ya' }).click();
  await expect(melati.getByRole('dialog', { name: 'Berhasil!' }).getByText(/Tanda terima/)).toBeVisible({
    timeout: 30_000,
  });
  await melati.getByRole('button', { name: 'Lihat rencana' }).click();
  await expect(melati.getByRole('heading', { name: /^Di meja/ })).toBeVisible();
  await tanpaPelanggaran(melati, 'pedagang-terkirim');
  await melati.context().close();
});
