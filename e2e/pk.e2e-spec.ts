import { expect, test, type Page } from '@playwright/test';
import { dikabari, masuk, SANDI, tanpaPelanggaran } from './dukungan';

/* PENGAJUAN-09, C.4: one need of a ministry, from its first row to the allocation that a company reads. */
test.describe.configure({ mode: 'serial' });

const TAHUN = new Date().getFullYear() + 1;
const NPWP = { nusa: '', nama: 'PT Nusa Boga Sejahtera' };
let wayan: Page;
let idNk = '';

const dialog = (page: Page) => page.getByRole('dialog');
async function simpanBaris(page: Page): Promise<void> {
  await dialog(page).getByRole('button', { name: 'Simpan', exact: true }).click();
  await expect(dialog(page)).toHaveCount(0);
}
async function isiBaris(page: Page, isi: Record<string, string>): Promise<void> {
  for (const [label, nilai] of Object.entries(isi)) await dialog(page).getByLabel(label).fill(nilai);
}
/** Whatever the group offers: the second option, after 'Pilih'. */
const pilihPertama = (page: Page, label: RegExp) => dialog(page).getByLabel(label).selectOption({ index: 1 });

test('a verifier fills in a need: the letter, the national figure, who receives, and what', async ({ browser }) => {
  const ratna = await masuk(browser, 'ratna');
  const sesi = (await (await ratna.request.get('/api/sesi')).json()) as {
    data: { organisasi?: { npwp?: string }; pengguna?: { npwp?: string } };
  };
  NPWP.nusa = JSON.stringify(sesi).match(/\b\d{16}\b/)?.[0] ?? '';
  expect(NPWP.nusa).toMatch(/^\d{16}$/);
  await ratna.context().close();

  wayan = await masuk(browser, 'wayan', '/konsol/#/pk');
  await wayan.getByRole('button', { name: 'Buat PK' }).click();
  await dialog(wayan).getByLabel('Komoditas').selectOption('0121');
  await dialog(wayan).getByRole('button', { name: 'Buat', exact: true }).click();
  await wayan.waitForURL(/\/pk\/\d+$/);
  idNk = /pk\/(\d+)/.exec(wayan.url())?.[1] ?? '';
  await wayan.getByLabel('Dasar penetapan kebutuhan').fill('Rapat koordinasi terbatas 5 Februari');
  await wayan.getByLabel('Nomor surat usulan').fill('B-12/PK/2026');
  await wayan.getByLabel('Unit kerja pengusul').fill('Direktorat Jenderal Tanaman Pangan');
  await wayan.getByRole('button', { name: 'Simpan', exact: true }).click();
  await expect(wayan.getByRole('button', { name: 'Kirim', exact: true })).toBeDisabled();

  await wayan.getByRole('button', { name: 'Tambah kebutuhan' }).click();
  await isiBaris(wayan, { 'Uraian kebutuhan': 'Penugasan pangan', Jumlah: '180' });
  for (const label of [/^Subkomoditas/, /^Jenis penggunaan/]) await pilihPertama(wayan, label);
  await dialog(wayan).getByLabel('Satuan').selectOption('TNE');
  await tanpaPelanggaran(wayan, 'pk-kebutuhan');
  await simpanBaris(wayan);
  await wayan.getByRole('button', { name: 'Tambah penerima pada Penugasan pangan' }).click();
  await isiBaris(wayan, { 'NPWP penerima': '123', 'Nama penerima': NPWP.nama, Jumlah: '100' });
  await dialog(wayan).getByRole('button', { name: 'Simpan', exact: true }).click();
  await expect(dialog(wayan).getByText('NPWP penerima harus enam belas angka')).toBeVisible();
  await isiBaris(wayan, { 'NPWP penerima': NPWP.nusa });
  await simpanBaris(wayan);
  await wayan.getByRole('button', { name: `Tambah barang pada ${NPWP.nama}` }).click();
  await isiBaris(wayan, { 'Uraian barang': 'Jagung pipil', 'Pos tarif (HS)': '10059099', Jumlah: '101' });
  await dialog(wayan).getByRole('checkbox').first().check();
  await dialog(wayan).getByRole('button', { name: 'Simpan', exact: true }).click();
  await expect(dialog(wayan).getByText(/melebihi jumlah baris induk nomor 1, yaitu 100/)).toBeVisible();
  await isiBaris(wayan, { Jumlah: '100' });
  await simpanBaris(wayan);
  await expect(wayan.getByText('Surat usulan penetapan kebutuhan belum diunggah')).toBeVisible();
  await tanpaPelanggaran(wayan, 'pk-susun');
});

test('papers are laid there: without the letter it is not sent', async () => {
  await wayan.getByRole('checkbox', { name: /dapat dipertanggungjawabkan/ }).check();
  await expect(wayan.getByRole('button', { name: 'Kirim', exact: true })).toBeDisabled();
  const dokumen = wayan.getByRole('region', { name: 'Dokumen' });
  const pdf = (name: string) => ({ name, mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.4 uji') });
  await dokumen.getByLabel('Berkas Surat usulan penetapan kebutuhan').setInputFiles({
    ...pdf('surat.pdf'),
    buffer: Buffer.from('bukan pdf'),
  });
  await expect(dokumen.getByRole('alert')).toHaveText('Isi file tidak sesuai dengan ekstensinya.');
  await dokumen.getByLabel('Berkas Surat usulan penetapan kebutuhan').setInputFiles(pdf('B-12-PK-2026.pdf'));
  await expect(dokumen.getByRole('link', { name: 'B-12-PK-2026.pdf' })).toBeVisible({ timeout: 15_000 });
  await dokumen.getByLabel('Berkas Dokumen lain').setInputFiles(pdf('salah unggah.pdf'));
  await dokumen.getByRole('button', { name: 'Hapus salah unggah.pdf' }).click();
  await dialog(wayan).getByRole('button', { name: 'Hapus', exact: true }).click();
  await expect(dokumen.getByRole('link', { name: 'salah unggah.pdf' })).toHaveCount(0, { timeout: 15_000 });
  await dokumen.getByLabel('Berkas Data dukung perhitungan kebutuhan').setInputFiles(pdf('neraca pangan.pdf'));
  await expect(dokumen.getByRole('link', { name: 'neraca pangan.pdf' })).toBeVisible({ timeout: 15_000 });
  await expect(wayan.getByText('Semua isian lengkap.')).toBeVisible();
  await tanpaPelanggaran(wayan, 'pk-dokumen');
});

test('it is sent to the official, who allots less with a reason and recommends it', async ({ browser }) => {
  await wayan.getByRole('checkbox', { name: /dapat dipertanggungjawabkan/ }).check();
  await wayan.getByRole('button', { name: 'Kirim', exact: true }).click();
  await expect(wayan.getByText('Menunggu Keputusan Pejabat').first()).toBeVisible();

  const agus = await masuk(browser, 'agus', `/konsol/#/pk/${idNk}`);
  const surat = agus.getByRole('link', { name: 'Unduh Surat usulan penetapan kebutuhan' });
  const [unduhan] = await Promise.all([agus.waitForEvent('download'), surat.click()]);
  expect(unduhan.suggestedFilename()).toBe('B-12-PK-2026.pdf');
  await agus.getByRole('button', { name: `Ubah jumlah ${NPWP.nama}` }).click();
  await dialog(agus).getByLabel('Jumlah').fill('80');
  await dialog(agus).getByRole('button', { name: 'Simpan jumlah' }).click();
  await expect(dialog(agus).getByText('Alasan wajib diisi karena jumlahnya diubah')).toBeVisible();
  await dialog(agus).getByLabel('Alasan').fill('Stok cadangan cukup');
  await dialog(agus).getByRole('button', { name: 'Simpan jumlah' }).click();
  await expect(dialog(agus)).toHaveCount(0);
  await expect(agus.getByRole('row', { name: new RegExp(NPWP.nama) })).toContainText('80');
  await tanpaPelanggaran(agus, 'pk-intersep');

  await agus.goto(`/konsol/#/pengajuan/${idNk}/show`);
  const ya = agus.getByRole('radio', { name: 'Ya', exact: true });
  await expect(ya.first()).toBeVisible();
  await expect(agus.getByRole('heading', { level: 1 })).toContainText('Kementerian Pertanian');
  for (let i = 0; i < 6; i += 1) await ya.nth(i).check({ force: true });
  await agus.getByRole('button', { name: /^Teruskan ke rakor/ }).click();
  await dialog(agus).getByLabel(/sandi/i).fill(SANDI);
  await dialog(agus).getByRole('button').last().click();
  await dikabari(agus);
  await agus.context().close();
});

test('the coordinator fills in the line, finds what passes its ceiling, and determines without a meeting', async ({
  browser,
}) => {
  const menko = await masuk(browser, 'koordinator', `/konsol/#/penetapan/0121?tahun=${TAHUN}`);
  await menko
    .getByRole('button', { name: /^(Isi|Ubah) angka$/ })
    .first()
    .click();
  const d = dialog(menko);
  for (const [i, jml] of [
    [0, '2000'],
    [1, '2050'],
  ] as const) {
    await d.getByLabel('Jumlah').nth(i).fill(jml);
    await d.getByLabel('Sumber', { exact: true }).nth(i).fill('Kementan');
    await d.getByLabel('Tanggal angka').nth(i).fill('10-11-2026');
  }
  await d.getByLabel('Plafon', { exact: false }).first().fill('50');
  await d.getByLabel('Sumber plafon').fill('Selisih kebutuhan dan pasokan');
  await tanpaPelanggaran(menko, 'penetapan-garis');
  await d.getByRole('button', { name: 'Simpan', exact: true }).click();
  await expect(dialog(menko)).toHaveCount(0);

  await menko.getByLabel('Nomor nota dinas').fill('ND-214/D.II/11/2026');
  await menko.getByLabel('Tanggal nota dinas').fill('18-11-2026');
  await menko.getByLabel('Mengapa tidak menunggu rapat').fill('Stok awal tahun tidak menunggu rapat Januari');
  await expect(menko.getByText('Melebihi plafon').first()).toBeVisible();
  await expect(menko.getByRole('button', { name: /^Tinjau dan tetapkan/ })).toBeDisabled();
  await menko
    .getByRole('textbox', { name: /^Penetapan .* baris 1/ })
    .first()
    .fill('45');
  await menko
    .getByRole('combobox', { name: /^Alasan .* baris 1/ })
    .first()
    .selectOption('A04');
  await tanpaPelanggaran(menko, 'penetapan-papan');
  await menko.getByRole('button', { name: /^Tinjau dan tetapkan/ }).click();
  await dialog(menko).getByLabel(/sandi/i).fill(SANDI);
  await tanpaPelanggaran(menko, 'penetapan-tinjau');
  await dialog(menko).getByRole('button', { name: 'Tetapkan', exact: true }).click();
  await expect(menko.getByText(/ditetapkan/i).first()).toBeVisible();
  await menko.context().close();
});

test('the company reads its own allocation, another company does not', async ({ browser }) => {
  await wayan.reload();
  await expect(wayan.getByText('Disetujui Sebagian').first()).toBeVisible();
  await wayan.context().close();
  const ratna = await masuk(browser, 'ratna', '/alokasi');
  const alokasi = ratna.getByRole('main');
  await expect(alokasi).toContainText('Jagung');
  await expect(alokasi).toContainText('45');
  await tanpaPelanggaran(ratna, 'alokasi-diberi');
  await ratna.context().close();
  const dimas = await masuk(browser, 'dimas', '/alokasi');
  await expect(dimas.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(dimas.getByText('Jagung', { exact: false })).toHaveCount(0);
  await dimas.context().close();
});
