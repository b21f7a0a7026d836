import { expect, test } from '@playwright/test';
import { masuk, SANDI, tanpaPelanggaran } from './dukungan';
import { bukti, keamanan, kodeAplikasi, pasangAplikasi, simpanKode } from './faktor';

test.describe.configure({ mode: 'serial' });

const PROFIL = '/konsol/#/profil';

test('an officer sets the app up in his profile and signs in with its code', async ({ browser }) => {
  const page = await masuk(browser, 'rizal', PROFIL);
  const rahasia = await pasangAplikasi(page);
  await expect(keamanan(page).getByText('10 kode tersisa')).toBeVisible();
  await tanpaPelanggaran(page, 'faktor-terpasang');

  const baru = await (await browser.newContext()).newPage();
  await baru.goto(PROFIL);
  await baru.getByLabel('Nama pengguna').fill('rizal');
  await baru.getByLabel('Kata sandi').fill(SANDI);
  await baru.getByRole('button', { name: 'Masuk' }).click();
  await baru.getByLabel('Kode enam angka').fill(kodeAplikasi(rahasia, 1));
  await baru.getByRole('button', { name: 'Lanjutkan' }).click();
  await expect(keamanan(baru).getByText('10 kode tersisa')).toBeVisible();
  await keamanan(baru).getByRole('button', { name: 'Buat kode baru' }).click();
  await baru.getByRole('button', { name: 'Ya' }).click();
  await bukti(baru).getByLabel('Kode autentikator').fill('000000');
  await expect(bukti(baru).getByText('Kode atau kunci salah, atau sudah dipakai')).toBeVisible();
  await tanpaPelanggaran(baru, 'faktor-bukti-salah');
});

test('two administrators reset it: one asks with a reason, the other confirms with a passkey', async ({ browser }) => {
  const satu = await masuk(browser, 'superadmin', '/konsol/#/pengguna?keyword=rizal');
  await satu.getByRole('link', { name: 'Rizal Fahmi' }).click();
  await satu.getByRole('button', { name: 'Minta setel ulang' }).click();
  const dialog = satu.getByRole('dialog', { name: /^Minta setel ulang/ });
  await dialog.getByLabel('Alasan').fill('Ponselnya hilang di perjalanan');
  await dialog.getByLabel('Kata sandi Anda').fill(SANDI);
  await tanpaPelanggaran(satu, 'faktor-minta-setel');
  await dialog.getByRole('button', { name: 'Minta setel ulang' }).click();
  await expect(satu.getByRole('button', { name: /^Batalkan setel ulang/ })).toBeVisible();
  await expect(satu.getByRole('button', { name: /^Setujui setel ulang/ })).toHaveCount(0);

  const dua = await masuk(browser, 'admin.kemenperin', PROFIL);
  const cdp = await dua.context().newCDPSession(dua);
  await cdp.send('WebAuthn.enable');
  const options = {
    protocol: 'ctap2',
    transport: 'internal',
    hasResidentKey: true,
    hasUserVerification: true,
    isUserVerified: true,
  } as const;
  await cdp.send('WebAuthn.addVirtualAuthenticator', { options });
  await keamanan(dua).getByRole('button', { name: 'Tambah kunci sandi' }).click();
  await bukti(dua).getByLabel('Kata sandi Anda').fill(SANDI);
  await bukti(dua).getByRole('button', { name: 'Lanjutkan' }).click();
  await dua.getByLabel('Nama kunci sandi').fill('Laptop kantor');
  await tanpaPelanggaran(dua, 'faktor-kunci');
  await dua.getByRole('button', { name: 'Buat kunci sandi' }).click();
  await simpanKode(dua);
  await expect(keamanan(dua).getByText('Laptop kantor')).toBeVisible();
  await dua.goto('/konsol/#/pengguna');
  await expect(dua.getByText('Ponselnya hilang di perjalanan')).toBeVisible();
  await tanpaPelanggaran(dua, 'faktor-daftar-setel');
  await dua.getByRole('button', { name: 'Setujui setel ulang Rizal Fahmi' }).click();
  await dua.getByRole('button', { name: 'Ya' }).click();
  await bukti(dua).getByRole('button', { name: 'Gunakan kunci sandi (passkey)' }).click();
  await expect(dua.getByText('Faktor kedua dihapus dan semua perangkat dikeluarkan')).toBeVisible();

  // Off again: later journeys sign in as him with a password.
  await dua.goto(PROFIL);
  await keamanan(dua).getByRole('button', { name: 'Lepas kunci sandi Laptop kantor' }).click();
  await dua.getByRole('button', { name: 'Ya' }).click();
  await bukti(dua).getByRole('button', { name: 'Gunakan kunci sandi (passkey)' }).click();
  await expect(keamanan(dua).getByText('Laptop kantor')).toHaveCount(0);
  await masuk(browser, 'admin.kemenperin', PROFIL);
});
