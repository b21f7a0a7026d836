import { expect, test, type Browser, type Page } from '@playwright/test';
import { dikabari, masuk, SANDI, tanpaPelanggaran } from './dukungan';
import { lewat } from './rapat';
import { berkasDiMejaKl } from './siapkan';

/* jenis 4: an official gives a last day, the company asks for a later one, and the decision that follows moves no quantity. */
test.describe.configure({ mode: 'serial' });

const TAHUN = new Date().getFullYear() + 1;
const NK = '/nk/v2/data-nk';
let pu: Page;
let hari: Page;
let asal = '';
let baru = '';

/** From the ministry's door to its official's desk, by the calls that the screens make. */
async function keMejaPejabat(browser: Browser, idNk: string): Promise<void> {
  for (const siapa of ['dewi', 'yusuf']) {
    const page = await masuk(browser, siapa, '/konsol/');
    const c = await lewat(page);
    await expect
      .poll(async () => (await c.ambil<{ kd_status_pengajuan: string }>(`${NK}/get?id_nk=${idNk}`)).kd_status_pengajuan)
      .toMatch(siapa === 'dewi' ? /^(20|21)$/ : /^22$/);
    if (siapa === 'dewi') await c.kirim(`${NK}/inhouse/check-pengajuan?id_nk=${idNk}`, {});
    const { versi } = await c.ambil<{ versi: number }>(`${NK}/get?id_nk=${idNk}`);
    const { rincian } = await c.ambil<{ rincian: { id: string; jml_usulan: string }[] }>(
      `${NK}/keputusanInHouse?id_nk=${idNk}`,
    );
    await c.kirim(`${NK}/keputusanInHouse`, {
      ...{ idNk, versi, kd_keputusan: '4' },
      checklist: [1, 2, 3, 4, 5].map((kode) => ({ kode, hasil: 'Y' })),
      rincian: rincian.map((r) => ({ id: r.id, jml_keputusan: r.jml_usulan })),
    });
    await page.context().close();
  }
}
async function bukaTinjauan(idNk: string) {
  await hari.goto(`/konsol/#/pengajuan/${idNk}/show`);
  const ya = hari.getByRole('radio', { name: 'Ya', exact: true });
  await expect(ya.first()).toBeVisible();
  await ya.nth(5).check({ force: true });
  await hari.getByRole('button', { name: /Periksa dan putuskan/ }).click();
  return hari.getByRole('dialog');
}

test('the official gives the last day of the decision', async ({ browser }) => {
  pu = await masuk(browser, 'bagus', '/pengajuan');
  asal = (await berkasDiMejaKl(pu, '07', '0141')).idNk;
  await keMejaPejabat(browser, asal);
  hari = await masuk(browser, 'hari', '/konsol/');
  const d = await bukaTinjauan(asal);
  const sampai = d.getByLabel('Berlaku sampai');
  await expect(sampai).toHaveValue(`31 Desember ${TAHUN}`);
  await sampai.fill(`1/1/${TAHUN + 1}`);
  await d.getByLabel(/sandi/i).fill(SANDI);
  await d.getByRole('button', { name: 'Setujui', exact: true }).click();
  await expect(d.getByText(`Tanggal terakhir berlaku paling lambat 31 Desember ${TAHUN}`)).toBeVisible();
  await sampai.fill(`31/3/${TAHUN}`);
  await tanpaPelanggaran(hari, 'perpanjangan-masa');
  await d.getByRole('button', { name: 'Lihat konsep surat' }).click();
  const konsep = hari.getByRole('dialog', { name: 'Konsep surat keputusan' });
  await expect(konsep.getByText(`sampai dengan 31 Maret ${TAHUN}`, { exact: false })).toBeAttached();
  await tanpaPelanggaran(hari, 'konsep-surat');
  await konsep.getByRole('button', { name: 'Tutup konsep' }).click();
  await expect(konsep).toHaveCount(0);
  await d.getByRole('button', { name: 'Setujui', exact: true }).click();
  await dikabari(hari);
});

test('the company asks for a later one; nothing else of the file can be changed', async () => {
  await pu.goto(`/pengajuan/${asal}`);
  await expect(pu.getByText(`31 Maret ${TAHUN}`).first()).toBeVisible();
  await pu.getByRole('button', { name: 'Perpanjang masa berlaku' }).click();
  const d = pu.getByRole('dialog');
  await d.getByLabel('Berlaku sampai').fill(`31/3/${TAHUN}`);
  await d.getByRole('button', { name: 'Ya' }).click();
  await expect(d.getByText(`Tanggal terakhir berlaku harus setelah 31 Maret ${TAHUN}`, { exact: false })).toBeVisible();
  await expect(d.getByText('Alasan wajib diisi')).toBeVisible();
  await d.getByLabel('Berlaku sampai').fill(`30/6/${TAHUN}`);
  await d.getByLabel('Alasan').fill('Kapal terlambat sandar');
  await tanpaPelanggaran(pu, 'perpanjangan-tanya');
  await d.getByRole('button', { name: 'Ya' }).click();
  await expect(pu.getByRole('dialog', { name: 'Berhasil!' })).toContainText('Draf perpanjangan dibuat');
  await pu.getByRole('dialog').getByRole('button', { name: 'Tutup' }).click();
  await pu.waitForURL(/\/pengajuan\/\d+\/ubah/);
  baru = /\d+/.exec(new URL(pu.url()).pathname)?.[0] ?? '';

  const kotak = pu.getByRole('region', { name: 'Perpanjangan masa berlaku' });
  await expect(kotak).toContainText(`Perpanjangan sampai 30 Juni ${TAHUN}, semula 31 Maret ${TAHUN}`);
  await expect(pu.getByLabel('Jabatan')).toBeDisabled();
  await kotak.getByRole('button', { name: 'Ubah tanggal' }).click();
  await kotak.getByLabel('Berlaku sampai').fill(`31/7/${TAHUN}`);
  await tanpaPelanggaran(pu, 'perpanjangan-draf');
  await kotak.getByRole('button', { name: 'Simpan tanggal' }).click();
  await expect(kotak).toContainText(`Perpanjangan sampai 31 Juli ${TAHUN}`);
  await pu.getByRole('navigation', { name: 'Langkah' }).getByText('Data barang').click();
  await expect(pu.getByRole('grid', { name: 'Data barang' }).getByRole('row')).not.toHaveCount(1);
  await expect(pu.getByRole('button', { name: 'Tambah baris' })).toHaveCount(0);
  await tanpaPelanggaran(pu, 'perpanjangan-barang');
  // Its papers follow by a job.
  await expect(pu.getByRole('button', { name: /^Dokumen.*lengkap/ })).toBeVisible({ timeout: 30_000 });
  await pu.getByRole('navigation', { name: 'Langkah' }).getByText('Periksa dan kirim').click();
  await pu.getByRole('checkbox', { name: /Saya menyatakan/ }).check();
  await pu.getByRole('button', { name: 'Kirim permohonan' }).last().click();
  await pu.getByRole('dialog', { name: 'Kirim permohonan' }).getByRole('button', { name: 'Ya' }).click();
  await expect(pu.getByRole('dialog', { name: 'Berhasil!' })).toBeVisible();
});

test('it is decided for those days or fewer, and takes the place of the decision', async ({ browser }) => {
  await keMejaPejabat(browser, baru);
  await hari.goto(`/konsol/#/pengajuan/${baru}/show`);
  await expect(hari.getByRole('region', { name: 'Perpanjangan keputusan' })).toContainText(
    `Berlaku sampai 31 Juli ${TAHUN}, semula 31 Maret ${TAHUN}. Kapal terlambat sandar`,
  );
  await tanpaPelanggaran(hari, 'perpanjangan-konsol');
  const d = await bukaTinjauan(baru);
  await expect(d.getByLabel('Berlaku sampai')).toHaveValue(`31 Juli ${TAHUN}`);
  await d.getByLabel(/sandi/i).fill(SANDI);
  await d.getByRole('button', { name: 'Setujui', exact: true }).click();
  await dikabari(hari);
  await hari.context().close();
  await pu.goto(`/pengajuan/${baru}`);
  await expect(pu.getByText(`31 Juli ${TAHUN}`).first()).toBeVisible();
  await tanpaPelanggaran(pu, 'perpanjangan-terbit');
  await pu.goto(`/pengajuan/${asal}`);
  await expect(pu.getByText('Digantikan').first()).toBeVisible();
  await pu.context().close();
});
