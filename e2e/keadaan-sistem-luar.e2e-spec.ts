import { expect, test } from '@playwright/test';
import { masuk, tanpaPelanggaran } from './dukungan';
import { simulator } from './surat';

test.afterAll(() => simulator('pajak', { mode: 'normal' }));

test('an operator finds out that the tax office fails before a company calls', async ({ browser }) => {
  const operator = await masuk(browser, 'operator', '/konsol/#/sistem-luar');
  await operator.goto('/konsol/#/sistem-luar');
  const tanya = async (nomor: number) => {
    const r = await operator.request.get(`/api/pajak/checkPemusatan?id=099${String(nomor).padStart(7, '0')}990000`);
    return ((await r.json()) as { meta: { gagal: boolean } }).meta.gagal;
  };
  expect(await tanya(11)).toBe(false);
  await operator.reload();
  await expect(operator.getByRole('row', { name: /pemusatan PPN/ })).toContainText('Menjawab');

  await simulator('pajak', { mode: 'gagal' });
  for (const nomor of [12, 13, 14]) expect(await tanya(nomor)).toBe(true);
  const kartu = operator.getByRole('list', { name: 'Sistem yang bermasalah' }).getByRole('listitem');
  const pajak = kartu.filter({ hasText: 'pemusatan PPN' });
  // The page asks again by itself.
  await expect(pajak).toContainText('Gagal');
  await expect(pajak).toContainText('Sistemnya sendiri bermasalah (kode 500).');
  await expect(pajak).toContainText('3 dari 4 panggilan gagal, 3 yang terakhir berturut-turut');
  await tanpaPelanggaran(operator, 'sistem-luar');

  await simulator('pajak', { mode: 'normal' });
  expect(await tanya(15)).toBe(false);
  await operator.reload();
  await expect(pajak).toContainText('Tersendat');
});
