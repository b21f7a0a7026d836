import { expect, test, type Page } from '@playwright/test';
import { masuk } from './dukungan';

const UKURAN = [
  { width: 390, height: 600 },
  { width: 720, height: 600 },
];

/** What a person with a low window sees of the dialog that is open: before, and after it is scrolled to its end. */
async function ukur(page: Page) {
  await page.waitForTimeout(350);
  return page.getByRole('dialog').evaluate((dialog) => {
    const kertas = dialog.closest('.MuiDialog-paper') ?? dialog;
    const tampak = (e: Element | undefined) => {
      const k = e?.getBoundingClientRect();
      if (!k || k.top < 0 || k.bottom > innerHeight || k.left < 0 || k.right > innerWidth) return false;
      const kena = document.elementFromPoint(k.left + k.width / 2, k.top + k.height / 2);
      return kena !== null && (e === kena || e?.contains(kena) === true);
    };
    const judul = kertas.querySelector('h2') ?? undefined;
    const tombol = [...kertas.querySelectorAll('.MuiDialogActions-root button')].at(-1);
    const isi = kertas.querySelector('.MuiDialogContent-root');
    const kini = () => ({ judul: tampak(judul), tombol: tampak(tombol) });
    const awal = kini();
    kertas.scrollTop = kertas.scrollHeight;
    if (isi) isi.scrollTop = isi.scrollHeight;
    const akhir = kini();
    const mendatar = kertas.scrollWidth > kertas.clientWidth || (isi?.scrollWidth ?? 0) > (isi?.clientWidth ?? 0);
    return { awal, akhir, mendatar };
  });
}
const UTUH = { awal: { judul: true, tombol: true }, akhir: { judul: true, tombol: true }, mendatar: false };

async function periksa(page: Page, nama: string, buka: () => Promise<void>) {
  await buka();
  for (const ukuran of UKURAN) {
    await page.setViewportSize(ukuran);
    expect.soft(await ukur(page), `${nama} ${ukuran.width}`).toEqual(UTUH);
  }
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
}

test('issue 13: in a low window the console’s dialogs keep their title and their buttons, and scroll between them', async ({
  browser,
}) => {
  const page = await masuk(browser, 'operator', '/konsol/');
  for (const bagian of ['jadwal', 'libur', 'tahap', 'pengumuman'])
    await periksa(page, bagian, async () => {
      await page.goto(`/konsol/#/kalender?bagian=${bagian}`);
      await page
        .getByRole('main')
        .getByRole('button', { name: /^(Tambah|Atur |Ubah )/ })
        .first()
        .click();
    });
  await periksa(page, 'entri', async () => {
    await page.goto('/konsol/#/referensi/pelabuhan');
    await page.getByRole('button', { name: 'Tambah entri' }).click();
  });
  await page.context().close();
  const admin = await masuk(browser, 'superadmin', '/konsol/');
  await periksa(admin, 'pengguna', async () => {
    await admin.goto('/konsol/#/pengguna');
    await admin.getByRole('button', { name: 'Tambah pengguna' }).click();
  });
  await admin.context().close();
});

test('issue 13: in a low window the portal’s dialogs keep their title and their buttons, and scroll between them', async ({
  browser,
}) => {
  const page = await masuk(browser, 'hendra');
  await periksa(page, 'undang', async () => {
    await page.goto('/pengguna');
    await page.getByRole('button', { name: 'Undang rekan' }).click();
  });
  await periksa(page, 'cabang', async () => {
    await page.goto('/pengguna/cabang');
    await page.getByRole('button', { name: 'Tambah cabang' }).click();
  });
  await page.context().close();
});
