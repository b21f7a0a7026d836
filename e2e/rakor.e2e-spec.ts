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

/*
 * E.1 to E.3: one meeting from its agenda to what the company reads: the secretariat, the chair with the screen of the room and three
 * ministries, each in a browser of his own, all at once.
 */
test.describe.configure({ mode: 'serial' });

const XLSX = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';
const KOMODITAS = { kode: '0124', nama: 'Bahan baku plastik' };
const JUDUL = `Rakor Menteri bahan baku plastik ${TAHUN}`;
/** Of the ministry whose files they are, of one that signs too, and of one that is there. */
const KL = ['hari', 'laksmi', 'restu'] as const;
type Kl = Record<(typeof KL)[number], Page>;
let sekre: Page;
let ketua: Page;
let ruang: Page;
let kl: Kl;
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
  await tambahPeserta(sekre, '090', 'Dirjen Perdagangan Luar Negeri');
  await tambahPeserta(sekre, '020', 'Dirjen Minyak dan Gas Bumi');
  await tambahPeserta(sekre, '035', 'Deputi Perniagaan');
  await tambahPenanda(sekre, /^Hari /, false);
  await tambahPenanda(sekre, /^Laksmi /, false);
  await tambahPenanda(sekre, /^Satria Wibowo/, true);
  await tanpaPelanggaran(sekre, 'rakor-agenda');
  await tekan(sekre, 'Jadwalkan dan undang');
  await expect(sekre.getByText('Terjadwal').first()).toBeVisible();
});

test('five are in the meeting at once; each sees it and may do in it what is his', async ({ browser }) => {
  ketua = await masuk(browser, 'koordinator.ekon', `/konsol/#${alamat}`);
  ruang = await ketua.context().newPage();
  await ruang.goto(`/konsol/#${alamat}/layar`);
  const [hari, laksmi, restu] = await Promise.all(
    KL.map((siapa) => masuk(browser, siapa, `/konsol/#${alamat}?bagian=papan`)),
  );
  kl = { hari, laksmi, restu } as Kl;
  for (const page of [ketua, ruang, ...Object.values(kl)])
    await expect(page.getByText('Terjadwal').first()).toBeVisible();
  await tekan(sekre, 'Mulai rapat');
  for (const page of [ketua, ruang, ...Object.values(kl)])
    await expect(page.getByText('Berlangsung').first()).toBeVisible();
  await sekre.getByRole('link', { name: 'Agenda dan peserta' }).click();
  await sekre.getByRole('checkbox', { name: 'Dirjen Industri Kimia hadir' }).check();
  for (const nama of ['Dirjen Perdagangan Luar Negeri', 'Dirjen Minyak dan Gas Bumi', 'Deputi Perniagaan'])
    await sekre.getByRole('checkbox', { name: `${nama} hadir` }).check();
  await expect(sekre.getByText(/Kuorum 3 tercapai/)).toBeVisible();
  await sekre.getByRole('link', { name: 'Papan', exact: true }).click();
  const kotak = sekre.getByRole('textbox', { name: /^Penetapan .* baris/ });
  // Files come onto the agenda from the queue, after the meeting was called.
  await expect(kotak.first()).toBeVisible({ timeout: 60_000 });
  await expect(ruang.getByText('Mengikuti rapat')).toBeVisible();
  const usul = (page: Page) => page.getByRole('button', { name: /^Ubah rekomendasi .* baris/ });
  await expect(usul(kl.hari).first()).toBeVisible();
  for (const page of [kl.laksmi, kl.restu]) {
    await expect(page.getByRole('row', { name: /PT Nusa Boga Sejahtera/ }).first()).toBeVisible();
    await expect(usul(page)).toHaveCount(0);
  }
  for (const page of Object.values(kl)) await expect(page.getByRole('textbox', { name: /^Penetapan / })).toHaveCount(0);
});

test('rows are determined by preview, and the room and the ministries follow', async () => {
  const kotak = sekre.getByRole('textbox', { name: /^Penetapan .* baris/ });
  await sekre.getByRole('button', { name: 'Lihat pratinjau' }).click();
  await tanpaPelanggaran(sekre, 'rakor-pratinjau');
  await dialog(sekre)
    .getByRole('button', { name: /^Simpan \d+ baris$/ })
    .click();
  await expect(dialog(sekre)).toHaveCount(0);
  await expect(kotak.first()).not.toHaveValue('');
  const penuh = await kotak.first().inputValue();
  for (const page of [ruang, ...Object.values(kl)])
    await expect(page.getByRole('table').getByText(penuh, { exact: true }).first()).toBeVisible();

  // On a small projector too all of a row is in sight: nobody scrolls in a room.
  await ruang.setViewportSize({ width: 1280, height: 720 });
  expect(
    await ruang.getByRole('region', { name: 'Baris penetapan' }).evaluate((e) => e.scrollWidth - e.clientWidth),
  ).toBeLessThanOrEqual(0);

  await kotak.first().focus();
  for (const page of Object.values(kl)) await expect(page.getByText('Putri Larasati sedang mengisi')).toBeVisible();
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
  await tanpaPelanggaran(kl.hari, 'rakor-kl');
  await tanpaPelanggaran(kl.restu, 'rakor-kl-lain');
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

test('the chair states and finalises; the officials sign, then the chair, and the files follow', async () => {
  await finalkan(ketua, alamat, 'rakor-final');
  await tandaTangani(kl.hari, 'Hari', alamat);
  await tandaTangani(kl.laksmi, 'Laksmi', alamat);
  await tandaTangani(ketua, 'Satria Wibowo', alamat);
  await expect(ketua.getByText(/Hasil sampai di 1 dari 1 berkas/)).toBeVisible({ timeout: 60_000 });
  await tanpaPelanggaran(ketua, 'rakor-versi');
  await ketua.getByRole('link', { name: 'Riwayat', exact: true }).click();
  await expect(ketua.getByText(/memfinalkan berita acara versi 1/)).toBeVisible();
  await tanpaPelanggaran(ketua, 'rakor-riwayat');
  const berita = await ketua.request.get(`/nk/v2/rakor/report/${alamat.split('/').at(-1) ?? ''}`);
  // The address behind the QR mark stands in the file as a link, too.
  tertera = /\/cek\/BA-[A-Z0-9-]+/.exec((await berita.body()).toString('latin1'))?.[0] ?? '';
  await ketua.goto('/konsol/#/rakor/dashboard?tahun=' + TAHUN);
  await expect(ketua.getByRole('table', { name: 'baris nasional' })).toBeVisible();
  await tanpaPelanggaran(ketua, 'rakor-dasbor');
  for (const page of [sekre, ruang, kl.restu])
    await expect(page.getByText('Selesai', { exact: true }).first()).toBeVisible({ timeout: 60_000 });
  for (const page of [sekre, ketua, ...Object.values(kl)]) await page.context().close();
});

test('whoever holds the minutes finds what their mark says, without an account', async ({ page }) => {
  await page.goto(tertera);
  await expect(page.getByText('Asli dan sudah ditandatangani')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Periksa keaslian berita acara' })).toBeVisible();
  await expect(page.getByText(/^3 dari 3, lengkap /)).toBeVisible();
  await tanpaPelanggaran(page, 'cek-berita-acara');
});

test('the company is told, and reads its own decision', async ({ browser }) => {
  const ratna = await masuk(browser, 'ratna', '/pemberitahuan');
  await ratna
    .getByRole('listitem')
    .filter({ hasText: `RKI ${KOMODITAS.nama}` })
    .getByRole('link', { name: /^Disetujui Sebagian, berkas/ })
    .click();
  await expect(ratna.getByText('Disetujui Sebagian').first()).toBeVisible();
  await expect(ratna.getByText('Pasokan dalam negeri cukup', { exact: false }).first()).toBeVisible();
  await tanpaPelanggaran(ratna, 'rakor-perusahaan');
  await ratna.context().close();
});
