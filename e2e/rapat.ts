import { expect, type APIResponse, type Page } from '@playwright/test';
import { SANDI, tanpaPelanggaran } from './dukungan';

/* What journeys of meetings (part E) do on their screens. */
/** Of the demo's signing keys (simulators/src/tte). */
export const FRASA = 'frasa-rekaan';
export const TAHUN = String(new Date().getFullYear());
export const HARI_INI = new Date().toLocaleDateString('id-ID', { timeZone: 'Asia/Jakarta' }).replaceAll('/', '-');

export const dialog = (page: Page) => page.getByRole('dialog');
export async function tekan(page: Page, tombol: string | RegExp, nama = tombol): Promise<void> {
  await page.getByRole('button', { name: tombol }).first().click();
  await dialog(page).getByRole('button', { name: nama }).click();
  await expect(dialog(page)).toHaveCount(0);
}

/** A meeting is made in its dialog; its address. */
export async function buatRapat(page: Page, jenis: string, judul: string, gambar: string): Promise<string> {
  await page.goto('/konsol/#/rakor');
  await page.getByRole('button', { name: 'Buat rapat' }).first().click();
  const d = dialog(page);
  await d.getByLabel('Jenis rapat').selectOption({ label: jenis });
  await d.getByLabel('Tahun neraca').selectOption(TAHUN);
  await d.getByLabel('Judul').fill(judul);
  await d.getByLabel('Tanggal').fill(HARI_INI);
  await d.getByLabel('Tempat').fill('Ruang Graha Sawala');
  await tanpaPelanggaran(page, gambar);
  await d.getByRole('button', { name: 'Buat', exact: true }).click();
  await page.waitForURL(/\/rakor\/\d+/);
  return /\/rakor\/\d+/.exec(page.url())?.[0] ?? '';
}
export async function tambahKomoditas(page: Page, kode: string, nama: string): Promise<void> {
  await page.getByLabel('Tambah komoditas').selectOption(kode);
  await page.getByRole('button', { name: 'Tambah', exact: true }).first().click();
  await expect(page.getByRole('row', { name: new RegExp(nama) })).toBeVisible();
}
export async function tambahPeserta(page: Page, kdGa: string, nama: string): Promise<void> {
  const d = dialog(page);
  await page.getByRole('button', { name: 'Tambah peserta' }).click();
  await d.getByLabel('Lembaga').selectOption(kdGa);
  await d.getByLabel('Nama').fill(nama);
  await d.getByLabel('Jabatan').fill('Direktur Jenderal');
  await d.getByRole('button', { name: 'Tambah', exact: true }).click();
  await expect(dialog(page)).toHaveCount(0);
}
export async function tambahPenanda(page: Page, nama: RegExp, pimpinan: boolean): Promise<void> {
  const pilih = page.getByLabel('Tambah penanda tangan');
  const opsi = pilih.getByRole('option', { name: nama });
  await pilih.selectOption((await opsi.first().getAttribute('value')) ?? '');
  if (pimpinan) await page.getByRole('checkbox', { name: /^Pimpinan/ }).check();
  await page.getByRole('button', { name: 'Tambah', exact: true }).last().click();
  await expect(page.getByRole('table', { name: 'penanda tangan' }).getByRole('row', { name: nama })).toBeVisible();
}

/** The chair accepts the statement with a proof of who it is; then others sign before the chair does. */
export async function finalkan(ketua: Page, alamat: string, gambar: string): Promise<void> {
  await ketua.goto(`/konsol/#${alamat}`);
  await ketua.getByRole('button', { name: 'Finalkan' }).click();
  await dialog(ketua).getByRole('button', { name: 'Finalkan' }).click();
  await expect(dialog(ketua).getByText('Centang pernyataan akhir dahulu')).toBeVisible();
  await dialog(ketua).getByRole('checkbox').check();
  await dialog(ketua)
    .getByLabel(/Kata sandi Anda/)
    .fill(SANDI);
  await tanpaPelanggaran(ketua, gambar);
  await dialog(ketua).getByRole('button', { name: 'Finalkan' }).click();
  await expect(ketua.getByText('Final, Menunggu Tanda Tangan').first()).toBeVisible({ timeout: 20_000 });
  await expect(ketua.getByRole('button', { name: 'Tanda tangani', exact: true })).toHaveCount(0);
}
export async function tandaTangani(page: Page, nama: string, alamat: string): Promise<void> {
  await page.goto(`/konsol/#${alamat}?bagian=versi`);
  await page.getByRole('button', { name: 'Tanda tangani sekarang' }).click();
  await dialog(page)
    .getByLabel(/Frasa sandi sertifikat/)
    .fill(FRASA);
  await dialog(page)
    .getByLabel(/Kata sandi Anda/)
    .fill(SANDI);
  await tanpaPelanggaran(page, `rakor-tanda-tangan-${nama}`);
  await dialog(page).getByRole('button', { name: 'Tanda tangani' }).click();
  await expect(page.getByRole('listitem').filter({ hasText: nama }).getByText('Ditandatangani')).toBeVisible();
}

/** Calls that pages make, by who is signed in on one. */
export async function lewat(page: Page) {
  const isi = async <T>(jawaban: APIResponse): Promise<T> => {
    if (!jawaban.ok()) throw new Error(`${jawaban.url()} ${jawaban.status()} ${await jawaban.text()}`);
    return ((await jawaban.json()) as { data: T }).data;
  };
  const { csrf } = await isi<{ csrf: string }>(await page.request.get('/api/sesi'));
  const headers = { 'x-csrf-token': csrf };
  return {
    ambil: async <T>(jalur: string) => isi<T>(await page.request.get(jalur)),
    kirim: async <T>(jalur: string, data: object) => isi<T>(await page.request.post(jalur, { headers, data })),
    ganti: async <T>(jalur: string, data: object) => isi<T>(await page.request.put(jalur, { headers, data })),
  };
}
