import { expect, test, type Page } from '@playwright/test';
import { dikabari, masuk, SANDI, tanpaPelanggaran } from './dukungan';
import { bukti, kodeAplikasi, pasangAplikasi } from './faktor';
import { berkasDiMejaKl, type Berkas } from './siapkan';

test.describe.configure({ mode: 'serial' });

let lilis: Page;
let dewi: Page;
let yusuf: Page;
let hari: Page;
test.beforeAll(async ({ browser }) => {
  lilis = await masuk(browser, 'lilis');
  [dewi, yusuf, hari] = [
    await masuk(browser, 'dewi', '/konsol/'),
    await masuk(browser, 'yusuf', '/konsol/'),
    await masuk(browser, 'hari', '/konsol/'),
  ];
});

const buka = async (page: Page, { idNk }: Berkas): Promise<void> => {
  await page.goto(`/konsol/#/pengajuan/${idNk}/show`);
  await expect(page.getByRole('heading', { level: 1 })).toContainText('PT');
};
async function periksaSemua(page: Page, banyak: number): Promise<void> {
  const ya = page.getByRole('radio', { name: 'Ya', exact: true });
  await expect(ya.first()).toBeVisible();
  for (let i = 0; i < banyak; i += 1) await ya.nth(i).check({ force: true });
}

/** Verifier takes and recommends in full, coordinator agrees: the file lies before the decider. */
async function sampaiPemutus(berkas: Berkas): Promise<void> {
  await buka(dewi, berkas);
  await dewi.getByRole('button', { name: /^Ambil/ }).click();
  await dikabari(dewi, 'Data Berhasil Disimpan');
  await dewi.getByRole('button', { name: /Penuhi semua/ }).click();
  await periksaSemua(dewi, 5);
  await dewi.getByRole('button', { name: /^Rekomendasikan/ }).click();
  await dewi.getByRole('dialog').getByRole('button', { name: 'Rekomendasikan' }).click();
  await dikabari(dewi);
  await buka(yusuf, berkas);
  await yusuf
    .getByRole('button', { name: /Enter$/ })
    .last()
    .click();
  await yusuf.getByRole('dialog').getByRole('button').last().click();
  await dikabari(yusuf);
  await buka(hari, berkas);
}

test('5 an RKI ends waiting for its meeting, with the ministry’s quantities, and says whose desk it is on', async () => {
  const berkas = await berkasDiMejaKl(lilis, '01', '015');
  await sampaiPemutus(berkas);
  await periksaSemua(hari, 6);
  await hari.getByRole('button', { name: /Periksa dan putuskan|Teruskan ke rakor/ }).click();
  const tinjau = hari.getByRole('dialog');
  await expect(tinjau.getByText('dibahas di Rakornis')).toBeVisible();
  await tinjau.getByLabel(/sandi/i).fill(SANDI);
  await tanpaPelanggaran(hari, 'konsol-ke-rakor');
  await tinjau.getByRole('button', { name: 'Teruskan ke rakor' }).click();
  await dikabari(hari);
  await lilis.goto(`/pengajuan/${berkas.idNk}`);
  await expect(lilis.getByText('Menunggu Rakornis').first()).toBeVisible();
  await expect(lilis.getByText('Sekretariat Rakor').first()).toBeVisible();
  await tanpaPelanggaran(lilis, 'berkas-menunggu-rakor');
});

test('5 LAYAR-03 a rejection, proved by the code of an app, carries its reasons, row by row, to the company', async () => {
  await hari.goto('/konsol/#/profil');
  const rahasia = await pasangAplikasi(hari);
  const berkas = await berkasDiMejaKl(lilis, '07', '0143');
  await sampaiPemutus(berkas);
  await hari.getByRole('button', { name: /^Tolak/ }).click();
  const tolak = hari.getByRole('dialog');
  await tolak.getByRole('button', { name: 'Tolak permohonan' }).click();
  await expect(tolak.getByRole('alert').first()).toBeVisible();
  await tolak.getByLabel('Alasan penolakan').selectOption('A04');
  await tolak.getByLabel('Penjelasan untuk pemohon').fill('Pasokan dalam negeri mencukupi tahun depan.');
  await tolak.getByLabel(/Saran/).fill('Ajukan kembali bila pasokan berubah.');
  await expect(tolak.getByLabel(/sandi/i)).toHaveCount(0);
  await tanpaPelanggaran(hari, 'konsol-tolak');
  await tolak.getByRole('button', { name: 'Tolak permohonan' }).click();
  await expect(bukti(hari).getByLabel('Kode autentikator')).toBeVisible();
  await tanpaPelanggaran(hari, 'konsol-tolak-kode');
  await bukti(hari).getByLabel('Kode autentikator').fill(kodeAplikasi(rahasia, 1));
  await dikabari(hari);
  await lilis.goto(`/pengajuan/${berkas.idNk}`);
  await expect(lilis.getByText('Ditolak').first()).toBeVisible();
  await expect(lilis.getByText('Pasokan dalam negeri mencukupi tahun depan.').first()).toBeVisible();
  await expect(lilis.getByText('Ajukan kembali bila pasokan berubah.').first()).toBeVisible();
  await expect(lilis.getByText('Pasokan dalam negeri cukup')).not.toHaveCount(0);
  await tanpaPelanggaran(lilis, 'berkas-ditolak');
  await lilis.goto('/pemberitahuan');
  const pendek = berkas.noAju.replace(/^.{6}(.{6})(.{8})/, '$1-$2-');
  await expect(lilis.getByText(pendek, { exact: false }).first()).toBeVisible();
});
