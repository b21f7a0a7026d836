import { expect, test, type APIResponse, type Page } from '@playwright/test';
import { KEPALA_SAH } from '@sinas/prisma/factories/berkas';
import { masuk, tanpaPelanggaran } from './dukungan';

test.describe.configure({ mode: 'serial' });

/** Three signs that no unit has (none of Recommendation 20 begins with U or 7); another one in each run, so that the journey can be walked again. */
// Digits: two letters more would be found within names of other units.
const tanda = String(10 + (Date.now() % 90));
const TANGAN = `U${tanda}`;
const BERKAS = `7${tanda}`;
const csv = (...baris: string[]) => ({
  name: `satuan-${tanda}.csv`,
  mimeType: 'text/csv',
  buffer: Buffer.from(['kode_satuan,ur_satuan_id', ...baris, ''].join('\n')),
});

let operator: Page;
const panel = (nama: string) => operator.getByRole('region', { name: nama, exact: true });
/** The list as every form asks for it. */
const satuanPublik = async (kode: string): Promise<number> => {
  const jawaban = await operator.request.get(`/api/ref/v2/satuan?keyword=${kode}`);
  return JSON.stringify(((await jawaban.json()) as { data: unknown }).data).split(`"${kode}"`).length - 1;
};
const alasan = async (dialog: string, teks: string, tombol: string) => {
  const d = operator.getByRole('dialog', { name: dialog });
  await d.getByLabel('Alasan').fill(teks);
  await tanpaPelanggaran(operator, `referensi-${tombol.toLowerCase().replaceAll(' ', '-')}`);
  await d.getByRole('button', { name: tombol, exact: true }).click();
};

test('an operator finds a list by its name; who keeps none is turned away', async ({ browser }) => {
  const dewi = await masuk(browser, 'dewi', '/konsol/');
  await dewi.goto('/konsol/#/referensi');
  await expect(dewi.getByRole('heading', { name: 'Halaman Diproteksi' })).toBeVisible();
  expect((await dewi.request.get('/nk/v2/kelola-referensi')).status()).toBe(403);
  await dewi.context().close();

  operator = await masuk(browser, 'operator', '/konsol/');
  await operator
    .getByRole('navigation', { name: 'Menu utama' })
    .getByRole('link', { name: 'Daftar referensi' })
    .click();
  await expect(operator.getByRole('link', { name: 'Pelabuhan', exact: true })).toBeVisible();
  await tanpaPelanggaran(operator, 'referensi');
  await operator.getByRole('searchbox', { name: 'Nama daftar' }).fill('satuan ukuran');
  await expect(operator.getByRole('link', { name: 'Pelabuhan', exact: true })).toHaveCount(0);
  await operator.getByRole('link', { name: 'Satuan', exact: true }).click();
  await expect(operator.getByRole('heading', { name: 'Satuan', level: 1 })).toBeVisible();
});

test('he adds an entry, changes it and closes it; each stands in its history', async () => {
  await operator.getByRole('button', { name: 'Tambah entri' }).click();
  const tambah = operator.getByRole('dialog', { name: 'Tambah entri Satuan' });
  await tambah.getByLabel('Kode satuan').fill('tidak sah');
  await tambah.getByLabel('Uraian').fill('Satuan uji');
  await tambah.getByLabel('Alasan').fill('Diminta pelaku usaha');
  await tambah.getByRole('button', { name: 'Tambah entri' }).click();
  await expect(tambah.getByText(/Kode satuan tidak sesuai bentuk/)).toBeVisible();
  await tanpaPelanggaran(operator, 'referensi-tambah');
  await tambah.getByLabel('Kode satuan').fill(TANGAN);
  await tambah.getByRole('button', { name: 'Tambah entri' }).click();

  const entri = panel(TANGAN);
  await expect(entri.getByText('Satuan uji').first()).toBeVisible();
  expect(await satuanPublik(TANGAN)).toBe(1);
  await entri.getByRole('button', { name: 'Ubah' }).click();
  await entri.getByLabel('Uraian').fill('Satuan uji baru');
  await entri.getByLabel('Alasan').fill('Nama diperbaiki');
  await tanpaPelanggaran(operator, 'referensi-ubah');
  await entri.getByRole('button', { name: 'Simpan' }).click();
  await expect(entri.getByText('Nama diperbaiki')).toBeVisible();
  await expect(entri.locator('ins')).toHaveText(/baru/);
  await expect(entri.getByText('Petugas', { exact: true })).toBeVisible();

  await entri.getByRole('button', { name: 'Tutup entri' }).click();
  await operator.getByRole('dialog').getByLabel('Hari terakhir berlaku').fill('2026-01-31');
  await alasan(`Tutup entri ${TANGAN}`, 'Tidak dipakai lagi', 'Tutup entri');
  await expect(entri.getByText('Ditutup', { exact: true })).toBeVisible();
  await expect(entri.getByText('Tidak dipakai lagi')).toBeVisible();
  await tanpaPelanggaran(operator, 'referensi-entri');
  await operator.setViewportSize({ width: 390, height: 844 });
  await expect(operator.getByRole('table', { name: 'Satuan' })).toBeHidden();
  await tanpaPelanggaran(operator, 'referensi-entri-ponsel');
  await operator.setViewportSize({ width: 1440, height: 900 });
  expect(await satuanPublik(TANGAN)).toBe(0);
  await operator.getByRole('button', { name: 'Tutup panel' }).click();
  await expect(entri).toHaveCount(0);
  await operator.goto(`/konsol/#/referensi/satuan?keyword=${TANGAN}`);
  await expect(operator.getByText('Tidak ada entri yang cocok')).toBeVisible();
  await operator.getByRole('link', { name: 'Ditutup', exact: true }).click();
  await expect(operator.getByRole('link', { name: TANGAN, exact: true })).toBeVisible();
});

test('two who change the same entry: the second is told, and loses nothing of what was typed', async ({ browser }) => {
  const kode = 'TNE';
  const lain = await masuk(browser, 'superadmin', `/konsol/#/referensi/satuan?kode=${kode}`);
  await lain.goto(`/konsol/#/referensi/satuan?kode=${kode}`);
  await operator.goto(`/konsol/#/referensi/satuan?kode=${kode}`);
  const ubah = async (page: Page, teks: string) => {
    const entri = page.getByRole('region', { name: kode, exact: true });
    await entri.getByLabel('Uraian').fill(teks);
    await entri.getByLabel('Alasan').fill('Uji dua petugas');
    await entri.getByRole('button', { name: 'Simpan' }).click();
    return entri;
  };
  for (const page of [operator, lain])
    await page.getByRole('region', { name: kode, exact: true }).getByRole('button', { name: 'Ubah' }).click();
  const semula = await panel(kode).getByLabel('Uraian').inputValue();
  const milikLain = await ubah(lain, `${semula} (lain)`);
  await expect(milikLain.getByText('Uji dua petugas').first()).toBeVisible();
  const milik = await ubah(operator, semula === 'Ton' ? 'Ton metrik' : 'Ton');
  await milik.getByRole('button', { name: /Muat yang terbaru/ }).click();
  await expect(milik.getByText(`Diubah orang lain menjadi: ${semula} (lain)`)).toBeVisible();
  await tanpaPelanggaran(operator, 'referensi-bentrok');
  await milik.getByLabel('Uraian').fill(semula);
  await milik.getByRole('button', { name: 'Simpan' }).click();
  await expect(milik.getByRole('button', { name: 'Ubah' })).toBeVisible();
  await lain.context().close();
});

test('a file with a wrong line is refused as a whole, with the line', async () => {
  await operator.goto('/konsol/#/referensi/satuan/muat');
  await expect(operator.getByRole('list', { name: 'Kolom satuan_id.csv' })).toContainText('ur_satuan_id');
  await tanpaPelanggaran(operator, 'referensi-muat');
  await operator.getByLabel('Berkas CSV').setInputFiles({ ...csv(), buffer: Buffer.from('satu;dua\n1;2\n') });
  await expect(operator.getByText('Berkas tidak dapat dibaca. Tidak ada yang berubah.')).toBeVisible();
  await operator.getByLabel('Berkas CSV').setInputFiles(csv(`${BERKAS},Satuan berkas`, 'XXXXXX,Salah'));
  await expect(operator.getByText('Berkas ditolak. Tidak ada yang diterapkan.')).toBeVisible();
  const tabel = operator.getByRole('table', { name: 'Baris yang ditolak' });
  await expect(tabel.getByRole('row', { name: /^3 XXXXXX/ })).toBeVisible();
  await tanpaPelanggaran(operator, 'referensi-ditolak');
  const unduhan = operator.waitForEvent('download');
  await operator.getByRole('button', { name: /Unduh daftar penolakan/ }).click();
  expect((await unduhan).suggestedFilename()).toBe(`ditolak-satuan-${tanda}.csv`);
  expect(await satuanPublik(BERKAS)).toBe(0);
});

test('a right file: preview, applied with a reason, in force at once, and taken back', async () => {
  await operator.goto('/konsol/#/referensi/satuan/muat');
  await operator.getByLabel('Berkas CSV').setInputFiles(csv(`${BERKAS},Satuan dari berkas`));
  await expect(operator.getByRole('tab', { name: '1 Ditambah' })).toHaveAttribute('aria-selected', 'true');
  await expect(operator.getByRole('table', { name: 'Entri yang ditambah' })).toContainText('Satuan dari berkas');
  await tanpaPelanggaran(operator, 'referensi-pratinjau');
  expect(await satuanPublik(BERKAS)).toBe(0);
  await operator.getByRole('button', { name: 'Terapkan' }).click();
  await alasan('Terapkan ke Satuan', 'Pembaruan satuan', 'Terapkan');
  await expect(operator.getByText(/1 entri ditambah\./)).toBeVisible();
  await tanpaPelanggaran(operator, 'referensi-diterapkan');
  expect(await satuanPublik(BERKAS)).toBe(1);

  await operator.getByRole('button', { name: 'Urungkan muatan ini' }).click();
  await alasan('Urungkan muatan', 'Salah berkas', 'Urungkan muatan');
  await expect(operator.getByText(/^Diurungkan .* oleh Fajar Nugroho/)).toBeVisible();
  expect(await satuanPublik(BERKAS)).toBe(0);
  await operator.goto('/konsol/#/referensi/satuan/riwayat');
  await expect(operator.getByText('Salah berkas').first()).toBeVisible();
  await tanpaPelanggaran(operator, 'referensi-riwayat');
  await operator.getByRole('link', { name: 'lihat muatannya' }).first().click();
  await expect(operator.getByRole('tab', { name: '1 Ditambah' })).toBeVisible();
});

const KOMODITAS = '0125';
const HS = '17011400';
const isi = async (jawaban: APIResponse): Promise<Record<string, unknown>> => {
  expect(jawaban.ok(), await jawaban.text()).toBe(true);
  return ((await jawaban.json()) as { data: Record<string, unknown> }).data;
};

/** A new draft of the commodity. */
const draf = async (pemohon: Page): Promise<string> => {
  const { csrf } = await isi(await pemohon.request.get('/api/sesi'));
  const headers = { 'x-csrf-token': String(csrf) };
  const data = { kd_rekom: '07', kd_komoditas: KOMODITAS, kepala: KEPALA_SAH };
  return String((await isi(await pemohon.request.post('/nk/v2/data-nk', { headers, data }))).idNk);
};

test('an option that he adds to a commodity is offered by the company’s form, until he closes it', async ({
  browser,
}) => {
  const ada = await operator.request.get('/nk/v2/kelola-referensi/elemen?keyword=02125&limit=100');
  const terpakai = ((await ada.json()) as { data: { kode: string }[] }).data.map((e) => Number(e.kode));
  const kode = `0${Math.max(...terpakai) + 1}`; // closed codes of earlier walks stay
  const nama = `Sol karet ${tanda}`;
  await operator.goto('/konsol/#/referensi/elemen');
  await operator.getByRole('button', { name: 'Tambah entri' }).click();
  const tambah = operator.getByRole('dialog', { name: 'Tambah entri Elemen komoditas' });
  await tambah.getByLabel('Kode elemen').fill('021599');
  await tambah.getByLabel('Uraian').fill(nama);
  await tambah.getByLabel('Kelompok komoditas').selectOption({ label: '0125 – Bahan baku alas kaki / alas kaki' });
  await tambah.getByLabel('Grup elemen').selectOption({ label: '02 – Subkomoditas' });
  await tambah.getByLabel('Alasan').fill('Diminta asosiasi');
  await tambah.getByRole('button', { name: 'Tambah entri' }).click();
  await expect(tambah.getByText('Kode elemen grup 02 komoditas 0125 harus 02125 dan dua angka')).toBeVisible();
  await tanpaPelanggaran(operator, 'referensi-elemen-tambah');
  await tambah.getByLabel('Kode elemen').fill(kode);
  await tambah.getByRole('button', { name: 'Tambah entri' }).click();
  await expect(panel(kode).getByText('0125 – Bahan baku alas kaki / alas kaki')).toBeVisible();
  await tanpaPelanggaran(operator, 'referensi-elemen');

  const bagus = await masuk(browser, 'bagus');
  const idNk = await draf(bagus);
  const ditawarkan = async () => {
    await bagus.goto(`/pengajuan/${idNk}/ubah?langkah=barang`);
    await bagus.getByRole('button', { name: 'Tambah baris' }).first().click();
    await bagus.getByRole('button', { name: /^Rincian baris 1/ }).click();
    await bagus.getByRole('combobox', { name: /^Subkomoditas/ }).fill('Sol');
    await expect(bagus.getByRole('option', { name: /^Sol/ }).first()).toBeVisible();
    return bagus.getByRole('option', { name: nama }).count();
  };
  expect(await ditawarkan()).toBe(1);
  await panel(kode).getByRole('button', { name: 'Tutup entri' }).click();
  await operator.getByRole('dialog').getByLabel('Hari terakhir berlaku').fill('2026-01-31');
  await alasan(`Tutup entri ${kode}`, 'Uji selesai', 'Tutup entri');
  await expect(panel(kode).getByText('Ditutup', { exact: true })).toBeVisible();
  expect(await ditawarkan()).toBe(0);
  await bagus.context().close();
});

test('a tariff line that is correlated with a commodity is suggested by the company’s form', async ({ browser }) => {
  const bagus = await masuk(browser, 'bagus');
  const idNk = await draf(bagus);
  const disarankan = async () => {
    const { formulir } = await isi(await bagus.request.get(`/nk/v2/data-nk/get?id_nk=${idNk}`));
    return (formulir as { contoh_hs: { kode: string }[] }).contoh_hs.map((h) => h.kode);
  };
  await operator.goto(`/konsol/#/korelasi-btki?komoditas=${KOMODITAS}`);
  const elemen = operator.getByRole('region', { name: 'Komoditas', exact: true }).getByRole('button').first();
  const nama = (await elemen.locator('b').innerText()).trim();
  await tanpaPelanggaran(operator, 'korelasi');
  await elemen.click();
  await panel(nama).getByLabel('Tambah pos tarif').fill(HS);
  await operator
    .getByRole('listbox')
    .getByRole('option', { name: /1701\.14\.00/ })
    .click();
  await expect(panel(nama).getByText('Akan ditambah')).toBeVisible();
  await panel(nama).getByLabel('Alasan').fill('Uji korelasi');
  await tanpaPelanggaran(operator, 'korelasi-ubah');
  await panel(nama).getByRole('button', { name: 'Simpan' }).click();
  await expect(panel(nama).getByText('Akan ditambah')).toHaveCount(0);
  await expect(
    panel(nama)
      .getByText(/Sejak \d+ \w+ \d{4}/)
      .first(),
  ).toBeVisible();
  await expect.poll(disarankan).toContain(HS);

  await panel(nama).getByRole('button', { name: 'Hapus 1701.14.00' }).click();
  await panel(nama).getByLabel('Alasan').fill('Uji selesai');
  await panel(nama).getByRole('button', { name: 'Simpan' }).click();
  await expect(panel(nama).getByText('1701.14.00')).toHaveCount(0);
  await bagus.context().close();
  await operator.context().close();
});
