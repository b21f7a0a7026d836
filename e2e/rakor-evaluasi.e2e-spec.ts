import { expect, test, type Page } from '@playwright/test';
import { masuk, tanpaPelanggaran } from './dukungan';
import * as rapat from './rapat';
import { rapatTuntas } from './rapat-tuntas';

/* T34, E.1 kind 4 and the ledger page's 'evaluation takes away', from the goods that came in to what the companies read. */
test.describe.configure({ mode: 'serial' });

const KOMODITAS = { kode: '0118', nama: 'Bahan baku pelumas' };
const JUDUL = `Evaluasi bahan baku pelumas ${rapat.TAHUN}`;
const BARIS = [
  { uraian: 'Base oil Group II', minta: '600', penetapan: '500' },
  { uraian: 'Base oil Group III', minta: '400', penetapan: '400' },
  { uraian: 'Base oil Group II', minta: '500', penetapan: '500' },
];
/** As customs write a day. */
const HARI_INI = rapat.HARI_INI.split('-')
  .toReversed()
  .map((x) => x.padStart(2, '0'))
  .join('-');
let sekre: Page;
let alamat = '';
let izin = '';

const baris = (page: Page, pemilik: string, uraian: string) =>
  page.getByRole('row', { name: new RegExp(`${pemilik}.*${uraian},`) });
/** The permit of the firm: its page is before her now. */
async function bukaIzin(page: Page): Promise<void> {
  await page.goto('/pengajuan');
  await page
    .getByRole('link', { name: new RegExp(`RKI.*${KOMODITAS.nama}`) })
    .first()
    .click();
  await page.waitForURL(/\/pengajuan\/\d+$/);
}

test('ministers determine; customs then tell what came in of one row', async ({ browser }) => {
  await rapatTuntas(browser, KOMODITAS.kode, '3000000', BARIS);
  const hendra = await masuk(browser, 'hendra');
  await bukaIzin(hendra);
  await expect(hendra.getByText('Disetujui Sebagian').first()).toBeVisible({ timeout: 20_000 });
  const idNk = hendra.url().split('/').at(-1) ?? '';
  const b = await (await rapat.lewat(hendra)).ambil<{ no_keputusan: string }>(`/nk/v2/data-nk/get?id_nk=${idNk}`);
  izin = b.no_keputusan;
  await hendra.context().close();

  const operator = await masuk(browser, 'operator', '/konsol/#/pabean');
  await operator.getByRole('button', { name: 'Unggah berkas PIB' }).click();
  const d = rapat.dialog(operator);
  const isi = `no_pib;seri;versi;tgl_pib;kd_kantor;npwp;no_izin;hs;uraian;satuan;jml;negara_asal
000118-7;1;1;${HARI_INI};040300;0900000000551870;${izin};27101941;Base oil Group II;TNE;450;KR
`;
  await d
    .getByLabel(/^Berkas CSV/)
    .setInputFiles({ name: 'pib.csv', mimeType: 'text/csv', buffer: Buffer.from(isi, 'utf8') });
  await d.getByRole('button', { name: 'Periksa berkas' }).click();
  await expect(d.getByText('1 baris: 1 baru, 0 sudah dikenal, 0 salah.')).toBeVisible();
  await tanpaPelanggaran(operator, 'rakor-evaluasi-pib');
  await d.getByRole('button', { name: 'Ambil 1 baris' }).click();
  await expect(rapat.dialog(operator)).toHaveCount(0, { timeout: 20_000 });
  await operator.context().close();
});

test('an evaluation is called: rows come in with what holds of them and what is used', async ({ browser }) => {
  sekre = await masuk(browser, 'sekretariat.ekon', '/konsol/#/rakor');
  alamat = await rapat.buatRapat(sekre, 'Rakor Evaluasi', JUDUL, 'rakor-evaluasi-buat');
  await rapat.tambahKomoditas(sekre, KOMODITAS.kode, KOMODITAS.nama);
  await rapat.tambahPeserta(sekre, '019', 'Dirjen Industri Kimia');
  await rapat.tambahPenanda(sekre, /^Hari /, false);
  await rapat.tambahPenanda(sekre, /^Satria Wibowo/, true);
  await tanpaPelanggaran(sekre, 'rakor-evaluasi-agenda');
  await rapat.tekan(sekre, 'Jadwalkan dan undang');
  await expect(sekre.getByText('Terjadwal').first()).toBeVisible();
  await rapat.tekan(sekre, 'Mulai rapat');
  await sekre.getByRole('link', { name: 'Papan', exact: true }).click();
  const kotak = sekre.getByRole('textbox', { name: /^Penetapan .* baris/ });
  await expect(kotak).toHaveCount(BARIS.length, { timeout: 60_000 });
  // 500 were determined and 450 have come in: no less than those stay.
  await expect(baris(sekre, 'PT Pipa Andalan Jaya', 'Base oil Group II')).toContainText('450');
  await tanpaPelanggaran(sekre, 'rakor-evaluasi-papan');
});

test('no row falls below what was used of it; the cut has its reason', async () => {
  await sekre.getByRole('button', { name: 'Lihat pratinjau' }).click();
  await rapat
    .dialog(sekre)
    .getByRole('button', { name: /^Simpan \d+ baris$/ })
    .click();
  await expect(rapat.dialog(sekre)).toHaveCount(0);
  const kotak = sekre.getByRole('textbox', { name: 'Penetapan PT Pipa Andalan Jaya baris 1' });
  await expect(kotak).toHaveValue('500');
  await kotak.fill('400');
  await kotak.press('Enter');
  await expect(
    sekre.getByText('Baris 1: penetapan di bawah 450 yang sudah direalisasikan dan dicadangkan'),
  ).toBeVisible();
  await kotak.fill('460');
  await kotak.press('Enter');
  await sekre.getByRole('combobox', { name: 'Alasan PT Pipa Andalan Jaya baris 1' }).selectOption('A05');
  await rapat.tekan(sekre, /^Selesai bahas/);
  await expect(sekre.getByText('Menunggu Final').first()).toBeVisible();
});

test('final, signed, and in force: the company reads its new figure and the reason, another one is left as it was', async ({
  browser,
}) => {
  const akhir = await masuk(browser, 'koordinator.ekon', '/konsol/');
  await rapat.finalkan(akhir, alamat, 'rakor-evaluasi-final');
  const hari = await masuk(browser, 'hari', '/konsol/');
  await rapat.tandaTangani(hari, 'Hari', alamat);
  await hari.context().close();
  await rapat.tandaTangani(akhir, 'Satria Wibowo', alamat);
  await expect(akhir.getByText(/Hasil sampai di 1 dari 1 berkas/)).toBeVisible({ timeout: 60_000 });
  await tanpaPelanggaran(akhir, 'rakor-evaluasi-versi');
  await akhir.context().close();
  await sekre.context().close();
  const hendra = await masuk(browser, 'hendra');
  await bukaIzin(hendra);
  const pengurangan = hendra.getByRole('region', { name: 'Pengurangan setelah keputusan' });
  await expect(pengurangan).toContainText('40 ton dari 1. Base oil Group II');
  await expect(pengurangan).toContainText('Alasan: Realisasi tahun lalu rendah');
  await expect(pengurangan).toContainText(`Rakor Evaluasi ke-1 tahun ${rapat.TAHUN}`);
  await expect(hendra.getByText('Keputusan versi 2')).toBeVisible({ timeout: 60_000 });
  await tanpaPelanggaran(hendra, 'rakor-evaluasi-perusahaan');
  const indah = await masuk(browser, 'indah');
  await bukaIzin(indah);
  await expect(indah.getByText('500 dari 500 ton')).toBeVisible();
  await expect(indah.getByRole('region', { name: 'Pengurangan setelah keputusan' })).toHaveCount(0);
});
