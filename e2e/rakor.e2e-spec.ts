import { expect, test, type Page } from '@playwright/test';
import ExcelJS from 'exceljs';
import { masuk, tanpaPelanggaran } from './dukungan';
import {
  buatRapat,
  dialog,
  finalkan,
  tambahKomoditas,
  tambahPenanda,
  tambahPeserta,
  tandaTangani,
  tekan,
  TAHUN,
} from './rapat';

/* E.1 to E.3: one meeting from its agenda to what the company reads, with everybody in a browser of his own. */
test.describe.configure({ mode: 'serial' });

const XLSX = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';
const KOMODITAS = { kode: '0124', nama: 'Bahan baku plastik' };
const JUDUL = `Rakor Menteri bahan baku plastik ${TAHUN}`;
let sekre: Page;
let ruang: Page;
let alamat = '';
let tertera = '';

/** The board's workbook with one cell of its first row filled in. */
async function denganSel(isi: ExcelJS.Workbook, label: string, nilai: ExcelJS.CellValue) {
  const lembar = isi.worksheets[0] as ExcelJS.Worksheet;
  lembar.getCell(2, (lembar.getRow(1).values as (string | undefined)[]).indexOf(label)).value = nilai;
  return { name: 'papan.xlsx', mimeType: XLSX, buffer: Buffer.from(await isi.xlsx.writeBuffer()) };
}

test('the secretariat fills in the national line before the meeting', async ({ browser }) => {
  sekre = await masuk(browser, 'sekretariat.ekon', `/konsol/#/penetapan/${KOMODITAS.kode}?tahun=${TAHUN}`);
  await sekre
    .getByRole('button', { name: /^(Isi|Ubah) angka$/ })
    .first()
    .click();
  const d = dialog(sekre);
  for (const [i, jml] of [
    [0, '500'],
    [1, '200500'],
  ] as const) {
    await d.getByLabel('Jumlah').nth(i).fill(jml);
    await d.getByLabel('Sumber', { exact: true }).nth(i).fill('Kemenperin');
    await d.getByLabel('Tanggal angka').nth(i).fill(`10-01-${TAHUN}`);
  }
  await d.getByLabel('Plafon', { exact: false }).first().fill('200000');
  await d.getByLabel('Sumber plafon').fill('Selisih kebutuhan dan pasokan');
  await d.getByRole('button', { name: 'Simpan', exact: true }).click();
  await expect(dialog(sekre)).toHaveCount(0);
});

test('it makes a meeting: what is discussed, who comes, who signs, and calls it', async () => {
  alamat = await buatRapat(sekre, 'Rakor Menteri', JUDUL, 'rakor-buat');
  const jadwalkan = sekre.getByRole('button', { name: 'Jadwalkan dan undang' });
  await expect(jadwalkan).toBeDisabled();
  await expect(jadwalkan).toHaveAccessibleDescription(/Masukkan sedikitnya satu komoditas ke agenda/);

  await tambahKomoditas(sekre, KOMODITAS.kode, KOMODITAS.nama);
  await tambahPeserta(sekre, '019', 'Dirjen Industri Kimia');
  await tambahPeserta(sekre, '035', 'Deputi Perniagaan');
  await tambahPenanda(sekre, /^Hari /, false);
  await tambahPenanda(sekre, /^Satria Wibowo/, true);
  await tanpaPelanggaran(sekre, 'rakor-agenda');
  await tekan(sekre, 'Jadwalkan dan undang');
  await expect(sekre.getByText('Terjadwal').first()).toBeVisible();
});

test('it begins, rows are determined by preview, and the room and a ministry follow', async ({ browser }) => {
  await tekan(sekre, 'Mulai rapat');
  await sekre.getByRole('link', { name: 'Agenda dan peserta' }).click();
  await sekre.getByRole('checkbox', { name: 'Dirjen Industri Kimia hadir' }).check();
  await sekre.getByRole('checkbox', { name: 'Deputi Perniagaan hadir' }).check();
  await expect(sekre.getByText(/Kuorum 2 tercapai/)).toBeVisible();
  await sekre.getByRole('link', { name: 'Papan', exact: true }).click();
  const kotak = sekre.getByRole('textbox', { name: /^Penetapan .* baris/ });
  // Files come onto the agenda from the queue, after the meeting was called.
  await expect(kotak.first()).toBeVisible({ timeout: 60_000 });
  ruang = await masuk(browser, 'koordinator.ekon', `/konsol/#${alamat}/layar`);
  await expect(ruang.getByText('Mengikuti rapat')).toBeVisible();
  const kl = await masuk(browser, 'hari', `/konsol/#${alamat}?bagian=papan`);
  const usul = kl.getByRole('button', { name: /^Ubah rekomendasi .* baris/ }).first();
  await expect(usul).toBeVisible();

  await sekre.getByRole('button', { name: 'Lihat pratinjau' }).click();
  await tanpaPelanggaran(sekre, 'rakor-pratinjau');
  await dialog(sekre)
    .getByRole('button', { name: /^Simpan \d+ baris$/ })
    .click();
  await expect(dialog(sekre)).toHaveCount(0);
  await expect(kotak.first()).not.toHaveValue('');
  const penuh = await kotak.first().inputValue();
  await expect(ruang.getByRole('table').getByText(penuh, { exact: true }).first()).toBeVisible();

  await kotak.first().focus();
  await expect(kl.getByText('Putri Larasati sedang mengisi')).toBeVisible();
  await kotak.first().fill('1');
  await kotak.first().press('Enter');
  const selesai = sekre.getByRole('button', { name: /^Selesai bahas/ });
  await expect(selesai).toHaveText(/1 alasan kurang/);
  await expect(selesai).toBeDisabled();
  await tanpaPelanggaran(sekre, 'rakor-papan');
  await sekre
    .getByRole('combobox', { name: /^Alasan .* baris/ })
    .first()
    .selectOption('A04');
  await tanpaPelanggaran(ruang, 'rakor-ruang');
  await tanpaPelanggaran(kl, 'rakor-kl');
  await kl.context().close();
  await expect(selesai).toBeEnabled();

  const unduhan = sekre.waitForEvent('download');
  await sekre.getByRole('link', { name: 'Unduh buku kerja' }).click();
  const buku = await new ExcelJS.Workbook().xlsx.readFile(await (await unduhan).path());
  await sekre.getByRole('button', { name: 'Unggah buku kerja' }).click();
  const d = dialog(sekre);
  const berkas = d.getByLabel(/^Buku kerja/);
  await berkas.setInputFiles(await denganSel(buku, 'Penetapan', 'dua'));
  await d.getByRole('button', { name: 'Periksa buku kerja' }).click();
  await expect(d.getByRole('table', { name: 'Kesalahan' }).getByRole('row').nth(1)).toContainText('Penetapan');
  await expect(d.getByRole('button', { name: /^Simpan/ })).toHaveCount(0);
  await tanpaPelanggaran(sekre, 'rakor-buku-salah');
  await berkas.setInputFiles(await denganSel(buku, 'Penetapan', 2));
  await d.getByRole('button', { name: 'Periksa buku kerja' }).click();
  await expect(d.getByText(/baris dibaca: 1 akan berubah, 0 kesalahan\.$/)).toBeVisible();
  await tanpaPelanggaran(sekre, 'rakor-buku-benar');
  await d.getByRole('button', { name: 'Simpan 1 baris' }).click();
  await expect(dialog(sekre)).toHaveCount(0);
  await expect(kotak.first()).toHaveValue('2');

  await sekre.getByLabel(KOMODITAS.nama, { exact: true }).selectOption('SEPAKAT');
  await tekan(sekre, /^Selesai bahas/, 'Selesai bahas');
  await expect(sekre.getByText('Menunggu Final').first()).toBeVisible();
});

test('the chair states and finalises; the official signs, then the chair, and the files follow', async ({
  browser,
}) => {
  await finalkan(browser, alamat, 'rakor-final');
  await (await tandaTangani(browser, 'hari', 'Hari', alamat)).context().close();
  const akhir = await tandaTangani(browser, 'koordinator.ekon', 'Satria Wibowo', alamat);
  await expect(akhir.getByText(/Hasil sampai di 1 dari 1 berkas/)).toBeVisible({ timeout: 60_000 });
  await tanpaPelanggaran(akhir, 'rakor-versi');
  await akhir.getByRole('link', { name: 'Riwayat', exact: true }).click();
  await expect(akhir.getByText(/memfinalkan berita acara versi 1/)).toBeVisible();
  await tanpaPelanggaran(akhir, 'rakor-riwayat');
  const berita = await akhir.request.get(`/nk/v2/rakor/report/${alamat.split('/').at(-1) ?? ''}`);
  // The address behind the QR mark stands in the file as a link, too.
  tertera = /\/cek\/BA-[A-Z0-9-]+/.exec((await berita.body()).toString('latin1'))?.[0] ?? '';
  await akhir.goto('/konsol/#/rakor/dashboard?tahun=' + TAHUN);
  await expect(akhir.getByRole('table', { name: 'baris nasional' })).toBeVisible();
  await tanpaPelanggaran(akhir, 'rakor-dasbor');
  await akhir.context().close();
  await expect(sekre.getByText('Selesai', { exact: true }).first()).toBeVisible({ timeout: 60_000 });
  await sekre.context().close();
  await ruang.context().close();
});

test('whoever holds the minutes finds what their mark says, without an account', async ({ page }) => {
  await page.goto(tertera);
  await expect(page.getByText('Asli dan sudah ditandatangani')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Periksa keaslian berita acara' })).toBeVisible();
  await expect(page.getByText(/^2 dari 2, lengkap /)).toBeVisible();
  await tanpaPelanggaran(page, 'cek-berita-acara');
});

test('the company reads its own decision', async ({ browser }) => {
  const ratna = await masuk(browser, 'ratna', '/pengajuan');
  await ratna
    .getByRole('link', { name: new RegExp(KOMODITAS.nama) })
    .first()
    .click();
  await expect(ratna.getByText('Disetujui Sebagian').first()).toBeVisible();
  await expect(ratna.getByText('Pasokan dalam negeri cukup', { exact: false }).first()).toBeVisible();
  await tanpaPelanggaran(ratna, 'rakor-perusahaan');
  await ratna.context().close();
});
