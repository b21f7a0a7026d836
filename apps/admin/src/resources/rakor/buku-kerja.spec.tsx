import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { rapatUji } from '../../test-rapat';
import { buka, R, siapkan } from '../../test-rapat-layar';
import { gagal, sukses } from '../../test-server';

beforeEach(siapkan);
const isian = (penetapan: string | null, kd_alasan = '') => ({ penetapan, tunda: false, kd_alasan, alasan: '' });
const HASIL = {
  ...{ disimpan: false, dibaca: 3, jumlah_salah: 0, salah: [] },
  berubah: [
    {
      ...{ nomor: 2, id_baris: '101', noAju: '1'.padStart(26, '0'), seri: 1, pemilik: 'PT Gula 1' },
      ...{ uraian: 'Gula kristal mentah', satuan: 'TNE', dari: isian(null), ke: isian('250', 'A04') },
    },
  ],
  garis: [
    {
      ...{ id_garis: '5', ur_komoditas: 'Gula', uraian: 'Gula mentah', satuan: 'KGM', satuan_lazim: 'TNE' },
      ...{ plafon: '1000000', sebelum: '0', sesudah: '1250000', sisa_plafon: '-250000', lewat_plafon: true },
    },
  ],
};
const SALAH = {
  ...{ disimpan: false, dibaca: 3, berubah: [], garis: [], jumlah_salah: 1 },
  salah: [
    {
      nomor: 3,
      noAju: '2'.padStart(26, '0'),
      seri: 1,
      kolom: 'Penetapan',
      pesan: 'Sel berisi rumus. Tempel sebagai nilai',
    },
  ],
};
const berkas = () => new File(['PK'], 'papan.xlsx');

describe('the board as a workbook', () => {
  it('goes out by a link, comes back as a preview, and is stored by a second press', async () => {
    let ke = 0;
    const { server, user } = buka('SEKRE_RAKOR', rapatUji(), {
      [`POST ${R}/buku-kerja/9`]: () => {
        ke += 1;
        return sukses({ ...HASIL, disimpan: ke > 1 });
      },
    });
    expect(await screen.findByRole('link', { name: 'Unduh buku kerja' })).toHaveAttribute('href', `${R}/buku-kerja/9`);
    await user.click(screen.getByRole('button', { name: 'Unggah buku kerja' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Unggah buku kerja' }));
    await user.upload(dialog.getByLabelText(/^Buku kerja \(/), berkas());
    await user.click(dialog.getByRole('button', { name: 'Periksa buku kerja' }));
    expect(await dialog.findByText('3 baris dibaca: 1 akan berubah, 0 kesalahan.')).toBeVisible();
    expect(dialog.getByRole('listitem')).toHaveTextContent(
      'Gula mentah: 0 ton menjadi 1.250 ton, di atas plafon 250 ton',
    );
    expect(dialog.getByRole('row', { name: /PT Gula 1/ })).toHaveTextContent(/belum.*250.*A04/);
    expect(server.kepada(`POST ${R}/buku-kerja/9`)).toHaveLength(1);
    await user.click(dialog.getByRole('button', { name: 'Simpan 1 baris' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(ke).toBe(2);
  });
  it('what is wrong stands row by row, and then there is nothing to store', async () => {
    const { user } = buka('SEKRE_RAKOR', rapatUji(), { [`POST ${R}/buku-kerja/9`]: sukses(SALAH) });
    await user.click(await screen.findByRole('button', { name: 'Unggah buku kerja' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Unggah buku kerja' }));
    await user.upload(dialog.getByLabelText(/^Buku kerja \(/), berkas());
    await user.click(dialog.getByRole('button', { name: 'Periksa buku kerja' }));
    const baris = await dialog.findByRole('row', { name: /Sel berisi rumus. Tempel sebagai nilai/ });
    expect(baris).toHaveTextContent(/^3.*Penetapan/);
    expect(dialog.queryByRole('button', { name: /^Simpan/ })).toBeNull();
  });
  it('somebody was faster: it is looked at again, and says which row', async () => {
    let ke = 0;
    const { user } = buka('SEKRE_RAKOR', rapatUji(), {
      [`POST ${R}/buku-kerja/9`]: () => {
        ke += 1;
        if (ke === 1) return sukses(HASIL);
        return ke === 2
          ? gagal(422, '1 baris buku kerja perlu perbaikan. Tidak ada baris yang disimpan', { errors: [] })
          : sukses(SALAH);
      },
    });
    await user.click(await screen.findByRole('button', { name: 'Unggah buku kerja' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Unggah buku kerja' }));
    await user.upload(dialog.getByLabelText(/^Buku kerja \(/), berkas());
    await user.click(dialog.getByRole('button', { name: 'Periksa buku kerja' }));
    await user.click(await dialog.findByRole('button', { name: 'Simpan 1 baris' }));
    expect(await dialog.findByRole('row', { name: /Sel berisi rumus/ })).toBeVisible();
    expect(dialog.getByRole('alert')).toHaveTextContent(
      '1 baris buku kerja perlu perbaikan. Tidak ada baris yang disimpan',
    );
  });
  it('who only reads takes it along and brings nothing back', async () => {
    buka('KOORDINATOR', rapatUji({ boleh_isi: false, boleh_kelola: false, tombol: [] }));
    expect(await screen.findByRole('link', { name: 'Unduh buku kerja' })).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Unggah buku kerja' })).toBeNull();
  });
});
