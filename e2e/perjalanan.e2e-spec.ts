import { readFileSync } from 'node:fs';
import ExcelJS from 'exceljs';
import { expect, test, type Locator, type Page } from '@playwright/test';
import { dikabari, masuk, pdf, SANDI, tanpaPelanggaran } from './dukungan';

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

test('the landing page loads at most 200 KB of script, compressed', async ({ page }) => {
  await page.goto('/welcome', { waitUntil: 'networkidle' });
  const bytes = await page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .filter((r) => r.name.endsWith('.js'))
      .reduce((sum, r) => sum + (r as PerformanceResourceTiming).transferSize, 0),
  );
  expect(bytes).toBeGreaterThan(10_000);
  expect(bytes).toBeLessThan(200 * 1024);
});

test('RUTE-09 RUTE-10 RUTE-07 signed out: / shows welcome, another path starts sign-in and comes back', async ({
  browser,
  page,
}) => {
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
  await bagus.getByLabel('Jenis pelaku usaha').selectOption({ label: 'Pengguna akhir' });
  await bagus.getByLabel('Tujuan penggunaan').selectOption({ label: 'Konsumsi/diperdagangkan' });
  for (const [label, isi] of [
    ['Alamat tempat usaha', 'Jl. Contoh No. 1, Jakarta'],
    ['Nama penanggung jawab', 'Budi Contoh'],
    ['Jabatan', 'Direktur'],
    ['Telepon', '+62 21 555 0100'],
    ['Surel', 'budi@contoh.invalid'],
  ] as const)
    await bagus.getByLabel(label, { exact: false }).first().fill(isi);
  const kbli = bagus.getByRole('combobox', { name: 'KBLI kegiatan usaha' });
  await kbli.fill('10721');
  await bagus.getByRole('option', { name: /10721/ }).click();
  await expect(kbli).toHaveValue(/^10721 – Industri Gula Pasir$/i);
  await expect(bagus.getByRole('status').filter({ hasText: /^Tersimpan/ })).toBeVisible();
  await tanpaPelanggaran(bagus, 'formulir-perusahaan');
});

const TAHUN = new Date().getFullYear() + 1;
/** What a person copies from a sheet: tab-separated, names instead of codes. */
async function tempel(page: Page, baris: string[][]): Promise<void> {
  await page.evaluate(
    (isi) => {
      const data = new DataTransfer();
      data.setData('text/plain', isi);
      (document.activeElement ?? document.body).dispatchEvent(
        new ClipboardEvent('paste', { clipboardData: data, bubbles: true, cancelable: true }),
      );
    },
    baris.map((b) => b.join('\t')).join('\n'),
  );
}
const langkah = (nama: string) => bagus.getByRole('navigation', { name: 'Langkah' }).getByText(nama).click();
const tersimpan = () => expect(bagus.getByRole('status').filter({ hasText: /^Tersimpan/ })).toBeVisible();

test('2 LAYAR-01 rows: a paste of many, one wrong cell mended by one click, nested rows in the drawer', async () => {
  await langkah('Data barang');
  await bagus.getByRole('button', { name: 'Tambah baris' }).first().click();
  const lembar = bagus.getByRole('grid', { name: 'Data barang' });
  const kepala = await lembar.getByRole('columnheader').allInnerTexts();
  const isi = (uraian: string, negara: string, jml: string): string[] =>
    kepala.slice(kepala.findIndex((k) => /^Uraian/.test(k))).map((k) => {
      if (/^Uraian/.test(k)) return uraian;
      if (/^Subkomoditas/.test(k)) return 'Tas tangan';
      if (/^Jenis barang/.test(k)) return 'Kulit';
      if (/^Pos tarif/.test(k)) return '4202.22.10';
      if (/^Negara/.test(k)) return negara;
      if (/^Pelabuhan/.test(k)) return 'Tanjung Priok';
      if (/^Periode/.test(k)) return `Mar ${TAHUN}`;
      if (/^Satuan/.test(k)) return 'Unit';
      if (/^Jumlah/.test(k)) return jml;
      return '';
    });
  await bagus.keyboard.press('Escape');
  await lembar.getByRole('gridcell').first().click();
  await tempel(bagus, [
    isi('Tas tangan wanita', 'Tiongkok', '1.200'),
    isi('Tas tangan kulit', 'Italia', '350'),
    isi('Tas tangan kain', 'Vietnam', '2,750.5'),
  ]);
  await expect(lembar.getByText('Tas tangan kain')).toBeVisible();
  await tanpaPelanggaran(bagus, 'formulir-barang');
  await bagus
    .getByRole('button', { name: /2\.750,5/ })
    .first()
    .click();
  await expect(bagus.getByText(/4\.300,5/).first()).toBeVisible();
  await tersimpan();
});

test('2 nested rows below a row, and a workbook from the template comes back with a message per cell', async () => {
  await bagus.getByRole('button', { name: 'Rincian baris 1', exact: true }).click();
  await bagus.getByRole('region', { name: 'Rincian pemakaian' }).scrollIntoViewIfNeeded();
  const laci = bagus.getByRole('region', { name: 'Rincian pemakaian' });
  await laci.getByRole('button', { name: 'Tambah rincian' }).click();
  await laci.getByRole('textbox', { name: 'Pemakaian' }).fill('Toko Jakarta');
  await laci.getByRole('textbox', { name: 'Lokasi' }).fill('Jakarta');
  await laci.getByRole('textbox', { name: /Jumlah/ }).fill('300');
  await laci.getByRole('button', { name: 'Simpan' }).click();
  await expect(bagus.getByText('Toko Jakarta')).toBeVisible();
  await tanpaPelanggaran(bagus, 'formulir-laci');
  await bagus.getByRole('button', { name: 'Tutup rincian' }).click();

  const unduhan = bagus.waitForEvent('download');
  await bagus.getByRole('button', { name: 'Excel' }).click();
  await bagus.getByRole('menuitem', { name: 'Unduh templat' }).click();
  const jalur = await (await unduhan).path();
  const buku = new ExcelJS.Workbook();
  await buku.xlsx.load(readFileSync(jalur) as unknown as ArrayBuffer);
  const lembar = buku.getWorksheet('Data barang');
  if (!lembar) throw new Error('no sheet');
  const permohonan = JSON.stringify(buku.getWorksheet('Data permohonan')?.getSheetValues());
  for (const ada of ['Budi Contoh', '10721 – Industri Gula Pasir', 'tidak ikut diunggah'])
    expect(permohonan).toContain(ada);
  const judul = new Map<string, number>();
  lembar.getRow(1).eachCell((c, k) => judul.set(c.text.replace(/\*$/, '').trim(), k));
  const contoh = lembar.getRow(3);
  const tulis = (n: number, ubah: Record<string, string | number>): void => {
    for (const [nama, k] of judul)
      if (!/Status|Keterangan|Kunci/.test(nama)) lembar.getRow(n).getCell(k).value = contoh.getCell(k).value;
    for (const [nama, v] of Object.entries(ubah)) lembar.getRow(n).getCell(judul.get(nama) ?? 1).value = v;
  };
  const akhir = lembar.actualRowCount + 1;
  tulis(akhir, { 'Uraian barang': 'Ransel dari Excel', 'Negara asal': 'Jepang', Jumlah: 90 });
  tulis(akhir + 1, { 'Uraian barang': 'Ransel salah', 'Negara asal': 'Atlantis', Jumlah: 10 });
  await bagus.getByLabel('Buku kerja Excel').setInputFiles({
    name: 'tas.xlsx',
    mimeType: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
    buffer: Buffer.from(await buku.xlsx.writeBuffer()),
  });
  const hasil = bagus.getByRole('region', { name: 'Hasil unggah Excel' });
  // Told first: nothing is stored until she takes it.
  const laporan = bagus.getByRole('region', { name: 'Hasil pemeriksaan Excel' });
  await expect(laporan.getByText(/Negara asal tidak ada di daftar/)).toBeVisible();
  await tanpaPelanggaran(bagus, 'formulir-excel-periksa');
  await laporan.getByRole('button', { name: 'Ambil 5 baris yang benar saja' }).click();
  await expect(hasil.getByText(/5 baris diterima, 1 perlu perbaikan/)).toBeVisible();
  await tanpaPelanggaran(bagus, 'formulir-excel');
  const unduhHasil = bagus.waitForEvent('download');
  await hasil.getByText('Unduh berkas hasil').click();
  const balik = new ExcelJS.Workbook();
  await balik.xlsx.load(readFileSync(await (await unduhHasil).path()) as unknown as ArrayBuffer);
  const teks = JSON.stringify(balik.getWorksheet('Data barang')?.getSheetValues());
  expect(teks).toContain('Perlu perbaikan');
  expect(teks).toContain('Negara asal tidak ada di daftar');
  await hasil.getByRole('button', { name: 'Tutup hasil unggah' }).click();
});

test('3 documents, statement, submit: a receipt at once; the file stands in her history', async () => {
  await langkah('Produksi dan kapasitas');
  for (const [label, isi] of [
    ['Stok awal tahun', '100'],
    ['Pasokan dari dalam negeri', '500'],
    ['Kebutuhan setahun', '5.000'],
    ['Realisasi impor tahun lalu', '4.000'],
  ] as const)
    await bagus.getByLabel(label, { exact: false }).first().fill(isi);
  await tersimpan();
  await langkah('Dokumen');
  for (const nama of ['Surat pernyataan kebenaran data', 'NIB'])
    await bagus.getByLabel(`Berkas ${nama}`, { exact: true }).setInputFiles(pdf(nama));
  await expect(bagus.getByText('NIB.pdf')).toBeVisible();
  await tanpaPelanggaran(bagus, 'formulir-dokumen');
  await langkah('Periksa dan kirim');
  await bagus.getByRole('checkbox').last().check();
  await tersimpan();
  await tanpaPelanggaran(bagus, 'formulir-kirim');
  await bagus.getByRole('button', { name: 'Kirim permohonan' }).last().click();
  const tanya = bagus.getByRole('dialog', { name: 'Kirim permohonan' });
  await expect(tanya).toContainText('Surat pernyataan kebenaran data');
  await tanpaPelanggaran(bagus, 'formulir-tanya');
  await tanya.getByRole('button', { name: 'Ya' }).dblclick();
  const dialog = bagus.getByRole('dialog');
  await expect(dialog.getByText('Berhasil!')).toBeVisible();
  await expect(dialog.getByText('Data Berhasil Dikirim')).toBeVisible();
  noAju = /TT-(\d{26})-1/.exec(await dialog.innerText())?.[1] ?? '';
  expect(noAju).toMatch(/^070019/);
  await tanpaPelanggaran(bagus, 'tanda-terima');
  await dialog.getByRole('button').last().click();
  await bagus.waitForURL(new RegExp(`/pengajuan/${idNk}$`));
  await bagus.goto(`/pengajuan?keyword=${noAju}`);
  await expect(bagus.getByText('PERTEK Tas', { exact: false }).first()).toBeVisible();
  await tanpaPelanggaran(bagus, 'riwayat');
});

test('4 a worker delivers; the ministry has it', async () => {
  await bagus.goto(`/pengajuan/${idNk}`);
  await expect(async () => {
    await bagus.reload();
    await expect(bagus.getByText('Diterima K/L').first()).toBeVisible({ timeout: 2_000 });
  }).toPass();
  await bacaPermohonan(bagus.getByRole('region', { name: 'Data permohonan' }));
  await tanpaPelanggaran(bagus, 'berkas-diterima');
});

/** The header of the form, in the same words for everybody who reads the file. */
async function bacaPermohonan(bagian: Locator): Promise<void> {
  for (const [label, isi] of [
    ['Jenis pelaku usaha', 'Pengguna akhir'],
    ['Alamat tempat usaha', 'Jl. Contoh No. 1, Jakarta'],
    ['KBLI kegiatan usaha', /^10721 – Industri Gula Pasir$/i],
    ['Kantor pabean pemasukan', '-'],
    ['Kebutuhan setahun', /^5\.000( |$)/],
  ] as const)
    await expect(bagian.locator('dt', { hasText: label }).locator('+ dd')).toHaveText(isi);
}

const konsol = (nama: string) => `/konsol/#/pengajuan/${nama}/show`;
/** Opens the file at an officer's desk and checks the page. */
async function meja(page: Page, layar: string): Promise<void> {
  await page.goto(konsol(idNk));
  await expect(page.getByRole('heading', { level: 1 })).toContainText('PT Nusa Boga Sejahtera');
  await tanpaPelanggaran(page, layar);
}
async function periksaSemua(page: Page, banyak: number): Promise<void> {
  const ya = page.getByRole('radio', { name: 'Ya', exact: true });
  for (let i = 0; i < banyak; i += 1) await ya.nth(i).check({ force: true });
}

let dewi: Page;

test('5 LAYAR-06 LAYAR-12 a verifier of the right ministry takes the file and returns it with a remark on a field', async ({
  browser,
}) => {
  dewi = await masuk(browser, 'dewi', '/konsol/');
  await expect(dewi.getByRole('heading', { name: 'Untuk saya' })).toBeVisible();
  await tanpaPelanggaran(dewi, 'konsol-antrean');
  await dewi.getByText('Belum diambil').first().click();
  await expect(dewi.getByText(noAju.slice(12, 20)).first()).toBeVisible();
  await meja(dewi, 'konsol-berkas');
  await bacaPermohonan(dewi.getByRole('region', { name: 'Isian pemohon' }));
  await dewi.getByRole('button', { name: /^Ambil/ }).click();
  await dikabari(dewi, 'Data Berhasil Disimpan');
  await expect(dewi.getByRole('button', { name: /^Kembalikan/ })).toBeEnabled();
  await dewi.getByRole('button', { name: 'Tambah catatan pada kolom' }).first().click();
  const catatan = dewi.getByRole('dialog');
  await catatan.getByLabel('Bagian').selectOption('barang');
  await catatan.getByLabel('Nomor baris').fill('1');
  await catatan.getByLabel('Kolom').selectOption('spesifikasi');
  await catatan.getByLabel('Alasan').selectOption('A02');
  await catatan.getByLabel('Catatan untuk pemohon').fill('Tulis bahan dan ukuran tas.');
  await tanpaPelanggaran(dewi, 'konsol-catatan');
  await catatan.getByRole('button', { name: 'Tambah catatan' }).click();
  await dewi.getByRole('button', { name: /^Kembalikan/ }).click();
  await dewi.getByRole('dialog').getByRole('button', { name: 'Kembalikan' }).click();
  await dikabari(dewi);
});

test('5 another ministry never sees it', async ({ browser }) => {
  const wayan = await masuk(browser, 'wayan', '/konsol/');
  await wayan.goto(konsol(idNk));
  await expect(wayan.getByText('Berkas ini tidak ada, atau bukan berkas kementerian Anda.')).toBeVisible();
});

test('5 PENGAJUAN-03 the company sees the remark on its field, answers, corrects and sends again', async () => {
  await bagus.goto(`/pengajuan/${idNk}`);
  await expect(bagus.getByText('Tulis bahan dan ukuran tas.')).toBeVisible();
  await tanpaPelanggaran(bagus, 'berkas-perbaikan');
  await bagus.goto(`/pengajuan/${idNk}/ubah?langkah=barang`);
  await bagus.getByRole('button', { name: 'Rincian baris 1', exact: true }).click();
  await bagus.getByRole('textbox', { name: /^Spesifikasi/ }).fill('Kulit sapi, 30 x 20 cm');
  await bagus
    .getByRole('textbox', { name: /Jawaban/ })
    .first()
    .fill('Sudah dilengkapi.');
  await bagus.getByRole('textbox', { name: /^Spesifikasi/ }).focus();
  await tersimpan();
  await bagus.getByRole('button', { name: 'Tutup rincian' }).click();
  await tanpaPelanggaran(bagus, 'formulir-perbaikan');
  await langkah('Periksa dan kirim');
  await bagus.getByRole('checkbox').last().check();
  await tersimpan();
  await bagus.getByRole('button', { name: 'Kirim perbaikan' }).last().click();
  await bagus.getByRole('dialog', { name: 'Kirim perbaikan' }).getByRole('button', { name: 'Ya' }).click();
  await expect(bagus.getByRole('dialog').getByText('Data Berhasil Dikirim')).toBeVisible();
});

test('5 PENGAJUAN-09 verifier recommends with a cut and its reason, coordinator agrees', async ({ browser }) => {
  await expect(async () => {
    await dewi.goto('/konsol/');
    await dewi.goto(konsol(idNk));
    await expect(dewi.getByRole('button', { name: /^Rekomendasikan/ })).toBeEnabled({ timeout: 3_000 });
  }).toPass({ timeout: 40_000 });
  await dewi.getByRole('button', { name: 'Baca NIB' }).click();
  const baca = dewi.getByRole('region', { name: 'Baca NIB' });
  await expect(baca.locator('canvas[data-halaman="1"]')).toBeVisible();
  await expect(baca.getByRole('figure')).toHaveText('NIB');
  await tanpaPelanggaran(dewi, 'baca-dokumen');
  await dewi.keyboard.press('Escape');
  await expect(baca).toHaveCount(0);
  await dewi.getByRole('button', { name: /Penuhi semua/ }).click();
  const diberi = dewi.getByRole('textbox', { name: /^Diberikan, baris 2,/ });
  await diberi.fill('300');
  await diberi.press('Tab');
  await dewi.getByRole('combobox', { name: /Alasan.*baris 2/ }).selectOption('A05');
  await periksaSemua(dewi, 5);
  await tanpaPelanggaran(dewi, 'konsol-keputusan');
  await dewi.getByRole('button', { name: /^Rekomendasikan/ }).click();
  await tanpaPelanggaran(dewi, 'konsol-tinjau');
  await dewi.getByRole('dialog').getByRole('button', { name: 'Rekomendasikan' }).click();
  await dikabari(dewi);
  const yusuf = await masuk(browser, 'yusuf', '/konsol/');
  await meja(yusuf, 'konsol-koordinator');
  await yusuf
    .getByRole('button', { name: /Enter$/ })
    .last()
    .click();
  await yusuf.getByRole('dialog').getByRole('button').last().click();
  await dikabari(yusuf);
});

test('5-6 the decider decides with his password: issued in part, with a PDF that a QR leads back to; everybody is told', async ({
  browser,
  page,
}) => {
  const hari = await masuk(browser, 'hari', '/konsol/');
  await meja(hari, 'konsol-pemutus');
  await periksaSemua(hari, 6);
  await hari.getByRole('button', { name: /Periksa dan putuskan/ }).click();
  const tinjau = hari.getByRole('dialog');
  await tinjau.getByLabel(/sandi/i).fill(SANDI);
  await tanpaPelanggaran(hari, 'konsol-putuskan');
  await tinjau.getByRole('button').last().click();
  await dikabari(hari);

  await bagus.goto(`/pengajuan/${idNk}`);
  await expect(bagus.getByText('Disetujui Sebagian').first()).toBeVisible();
  await expect(bagus.getByText('Realisasi tahun lalu rendah').first()).toBeVisible();
  await expect(async () => {
    await bagus.reload();
    await expect(bagus.getByText('Unduh keputusan').first()).toBeVisible({ timeout: 2_000 });
  }).toPass();
  await tanpaPelanggaran(bagus, 'berkas-terbit');
  const unduhan = bagus.waitForEvent('download');
  await bagus.getByText('Unduh keputusan').first().click();
  expect(
    readFileSync(await (await unduhan).path())
      .subarray(0, 5)
      .toString(),
  ).toBe('%PDF-');
  const rinci = (await (await bagus.request.get(`/nk/v2/data-nk/get?id_nk=${idNk}`)).json()) as {
    data: { kode_periksa: string };
  };
  await page.goto(`/cek/${rinci.data.kode_periksa}`);
  await expect(page.getByText('PT Nusa Boga Sejahtera').first()).toBeVisible();
  await tanpaPelanggaran(page, 'cek-keputusan');
  await bagus.goto('/pemberitahuan');
  const pendek = noAju.replace(/^.{6}(.{6})(.{8})/, '$1-$2-');
  await expect(bagus.getByText(pendek, { exact: false }).first()).toBeVisible();
  await tanpaPelanggaran(bagus, 'pemberitahuan');
});
