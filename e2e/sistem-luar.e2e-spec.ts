import { expect, test, type Page } from '@playwright/test';
import { masuk, tanpaPelanggaran } from './dukungan';
import { simulator } from './surat';

test.describe.configure({ mode: 'serial' });

/** Nobody looks at a spinner for longer than this, whatever happens outside: twice what a machine of its own takes. */
const PALING_LAMA_MS = 20_000;
const TAK_ADA = 'Daftar eksportir Kementan sedang tidak dapat diambil';
const LUAR = ['kementan', 'registri', 'pajak', 'integrasi'] as const;
const semua = async (mode: string) => {
  for (const sistem of LUAR) await simulator(sistem, { mode });
};
let lilis: Page;
let idNk = '';

test.beforeAll(async ({ browser }) => {
  lilis = await masuk(browser, 'lilis');
});
test.afterAll(() => semua('normal'));

const eksportir = () => lilis.getByRole('combobox', { name: 'Eksportir di negara asal' });
const tersimpan = () =>
  expect(lilis.getByRole('status').filter({ hasText: /^Tersimpan/ })).toBeVisible({ timeout: PALING_LAMA_MS });
const buka = async (langkah: string) => {
  await lilis.goto(`/pengajuan/${idNk}/ubah?langkah=${langkah}`);
  await expect(lilis.getByRole('navigation', { name: 'Langkah' })).toBeVisible({ timeout: PALING_LAMA_MS });
};
const kepala = async (): Promise<Record<string, string>> => {
  const r = await lilis.request.get(`/nk/v2/data-nk/get?id_nk=${idNk}`);
  return ((await r.json()) as { data: { json_simpan: { kepala: Record<string, string> } } }).data.json_simpan.kepala;
};
/** The cell of the first row in the column of that name. */
const sel = async (nama: RegExp) => {
  const lembar = lilis.getByRole('grid', { name: 'Data barang' });
  const kolom = (await lembar.getByRole('columnheader').allInnerTexts()).findIndex((t) => nama.test(t));
  return lembar
    .getByRole('row')
    .nth(1)
    .getByRole('gridcell')
    .nth(kolom - 1);
};

test('other systems hang: a file is started, filled and saved as if nothing were', async () => {
  await semua('gantung');
  await lilis.goto('/pengajuan/baru');
  await lilis.getByRole('radio', { name: /Rencana Kebutuhan Industri/ }).check();
  await lilis.getByRole('radio', { name: /^Gula/ }).check();
  await lilis.getByRole('button', { name: /Mulai/ }).click();
  await lilis.waitForURL(/\/pengajuan\/\d+\/ubah/, { timeout: PALING_LAMA_MS });
  idNk = /pengajuan\/(\d+)/.exec(lilis.url())?.[1] ?? '';
  await eksportir().fill('Outback');
  await expect(lilis.getByText('Menunggu daftar Kementan').first()).toBeVisible();
  await expect(lilis.getByText(TAK_ADA).first()).toBeVisible({ timeout: PALING_LAMA_MS });
  await expect(lilis.getByText('Menunggu daftar Kementan')).toHaveCount(0);
  await eksportir().fill('Outback Meat');
  await eksportir().press('Tab');
  await expect(eksportir()).toHaveValue('Outback Meat');
  await lilis.getByLabel('Jabatan').fill('Direktur');
  await tersimpan();
  expect(await kepala()).toMatchObject({ jabatan_penanggung_jawab: 'Direktur', eksportir: 'Outback Meat' });

  await lilis.getByRole('navigation', { name: 'Langkah' }).getByText('Data barang').click();
  await lilis.getByRole('button', { name: 'Tambah baris' }).first().click();
  await (await sel(/^Uraian/)).click();
  await lilis.keyboard.type('Gula kristal mentah');
  await lilis.keyboard.press('Enter');
  await tersimpan();
});

test('the company’s own pages answer while its systems hang', async () => {
  for (const alamat of ['/neraca-komoditas', '/profil', `/pengajuan/${idNk}`]) {
    await lilis.goto(alamat);
    await expect(lilis.getByRole('heading', { level: 1 })).toBeVisible({ timeout: PALING_LAMA_MS });
    await expect(lilis.getByText('Mohon tunggu...')).toHaveCount(0, { timeout: PALING_LAMA_MS });
  }
});

test('registration says in words that the registry does not answer, and keeps what was typed', async ({ page }) => {
  await page.goto('/daftar');
  const isi = [
    ['NIB', '9900000000021'],
    ['NPWP', '0990000021990000'],
    [/Nama lengkap/, 'Ayu Rekaan'],
    ['Surel Anda', 'ayu@contoh.invalid'],
    ['Nomor telepon', '+62 811 555 0101'],
  ] as const;
  for (const [label, teks] of isi) await page.getByLabel(label).fill(teks);
  await page.getByRole('button', { name: 'Daftarkan perusahaan' }).click();
  await expect(page.getByRole('alert').first()).toBeVisible({ timeout: PALING_LAMA_MS });
  await expect(page.getByLabel('NIB')).toHaveValue('9900000000021');
  await expect(page.getByRole('button', { name: 'Coba lagi' })).toBeEnabled();
});

test('other systems fail: the form opens at once, lists of our own go on, the exporter is still written', async () => {
  await semua('gagal');
  const mulai = Date.now();
  await buka('perusahaan');
  expect(Date.now() - mulai).toBeLessThan(5_000);
  const kbli = lilis.getByRole('combobox', { name: 'KBLI kegiatan usaha' });
  await kbli.fill('gula');
  await lilis.getByRole('option', { name: /10721/ }).click();
  await expect(kbli).toHaveValue(/^10721 – Industri Gula Pasir$/i);
  await eksportir().fill('Outback Meat Pty Ltd');
  await expect(lilis.getByText(TAK_ADA).first()).toBeVisible({ timeout: PALING_LAMA_MS });
  await expect(lilis.getByRole('button', { name: 'Coba lagi' })).toBeVisible();
  await tanpaPelanggaran(lilis, 'pemilih-gagal');
  await eksportir().press('Tab');
  await tersimpan();
  expect(await kepala()).toMatchObject({
    kbli: '10721',
    ur_kbli: expect.stringMatching(/^Industri Gula Pasir$/i),
    eksportir: 'Outback Meat Pty Ltd',
  });
});

test('other systems are back: the list is offered again, with its age, and its name is kept by the portal', async () => {
  await semua('normal');
  await buka('perusahaan');
  await expect(eksportir()).toHaveValue('Outback Meat Pty Ltd');
  // The circuit breaker lets the first question through some seconds after the last failure.
  await expect(async () => {
    await eksportir().fill('');
    await eksportir().pressSequentially('pastoral 001');
    await expect(lilis.getByRole('option', { name: /EKS-00001/ })).toBeVisible({ timeout: 2_500 });
  }).toPass({ timeout: 60_000 });
  await expect(lilis.getByText(/Daftar Kementan per \d+ \w+ \d{4}/)).toBeVisible();
  await tanpaPelanggaran(lilis, 'pemilih-eksportir');
  await eksportir().press('ArrowDown');
  await eksportir().press('Enter');
  await expect(eksportir()).toHaveValue('EKS-00001 – Rekaan Pastoral Co 001');
  await tersimpan();
  await expect(async () =>
    expect(await kepala()).toMatchObject({ eksportir: 'EKS-00001', ur_eksportir: 'Rekaan Pastoral Co 001' }),
  ).toPass({ timeout: 10_000 });
  await lilis.reload();
  await expect(eksportir()).toHaveValue('EKS-00001 – Rekaan Pastoral Co 001');
});

test('a tariff line is found by going down the tree, with the keyboard alone', async () => {
  await buka('barang');
  await (await sel(/^Pos tarif/)).click();
  await lilis.keyboard.press('F4');
  const pohon = lilis.getByRole('dialog', { name: 'Telusuri pos tarif' });
  const kini = () => pohon.locator('[role=treeitem][tabindex="0"]');
  // It opens at a line of the commodity; the book begins further up.
  await expect(kini()).toHaveAttribute('data-kode', /^1701/);
  await expect(kini()).toBeFocused();
  await lilis.keyboard.press('Home');
  await expect(pohon.getByRole('treeitem').first()).toBeFocused();
  const ke = (kode: string) =>
    expect(async () => {
      await lilis.waitForTimeout(650); // letters begin anew, also where a busy machine took them apart
      await lilis.keyboard.type(kode, { delay: 20 });
      await expect(kini()).toHaveAttribute('data-kode', kode, { timeout: 2_000 });
    }).toPass();
  await ke('17');
  await lilis.keyboard.press('ArrowRight');
  // How deep the book goes differs with the data that is loaded: down its first branches to the line.
  for (const kode of ['1701', '170114', '17011400']) {
    const baris = pohon.locator(`[data-kode="${kode}"]`);
    await expect(pohon.getByText('Mohon tunggu...')).toHaveCount(0);
    if ((await baris.count()) === 0) continue;
    await ke(kode);
    if ((await baris.getAttribute('aria-expanded')) === 'false') await lilis.keyboard.press('ArrowRight');
  }
  await expect(kini()).toHaveAttribute('data-kode', '17011400');
  await expect(pohon.getByRole('list', { name: 'Jalur pos tarif' })).toContainText('1701.14.00');
  await lilis.keyboard.press('Enter');
  await expect(pohon).toBeHidden();
  await expect(await sel(/^Pos tarif/)).toContainText('1701.14.00');
  await expect(await sel(/^Pos tarif/)).toBeFocused();

  await lilis.keyboard.press('F4');
  await expect(pohon.locator('[data-kode="17011400"]')).toBeFocused();
  await tanpaPelanggaran(lilis, 'pohon-hs');
  await lilis.keyboard.press('Escape');
  await expect(pohon).toBeHidden();
});

test('a port is found among thousands, and only those in view are drawn', async () => {
  // The whole list, and what the form narrows it to.
  await lilis.route(/\/pelabuhan\/ID$|\/pelabuhan-elemen\?/, async (rute) => {
    const asli = await rute.fetch();
    const isi = (await asli.json()) as { data: object[] };
    const rekaan = Array.from({ length: 6_000 }, (_, i) => ({
      KodePelabuhan: `IDR${i}`,
      Pelabuhan: `Pelabuhan rekaan ${i}`,
      KodeKantor: '040300',
    }));
    await rute.fulfill({ response: asli, json: { ...isi, data: [...rekaan, ...isi.data] } });
  });
  await buka('barang');
  await (await sel(/^Pelabuhan/)).dblclick();
  const medan = lilis.getByRole('combobox', { name: 'Baris 1, Pelabuhan tujuan' });
  await medan.click();
  await expect(lilis.getByRole('option').first()).toHaveAttribute('aria-setsize', /^6\d{3}$/);
  expect(await lilis.getByRole('option').count()).toBeLessThan(60);
  await lilis.keyboard.press('ArrowDown');
  await lilis.keyboard.press('End');
  await expect(lilis.getByRole('option', { selected: true })).toBeInViewport();
  await tanpaPelanggaran(lilis, 'pemilih-pelabuhan');
  await medan.fill('priok');
  await lilis.getByRole('option', { name: /IDTPP/ }).click();
  await expect(await sel(/^Pelabuhan/)).toContainText('Tanjung Priok');
  await tersimpan();
});
