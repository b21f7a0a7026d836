import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { gagal, pasangServer, sukses, tampilkan, type Jawaban } from '../../../test-render';
import { BukuRencana } from './BukuRencana';

const EXCEL = 'POST /nk/v2/npp/excel';
const baris = (nomor: number, keadaan: string, masalah: object[] = []) => ({
  ...{ nomor, seri: keadaan === 'baru' ? null : nomor - 2, uraian: `Barang ${nomor}`, keadaan, masalah },
});
const SALAH = { kolom: 'Rencana Jan 2027', sel: 'S5', pesan: 'Jan 2027 tidak boleh kurang dari nol' };
const uji = {
  ...{ cara: 'uji', jenis: 'barang_impor', nama: 'Barang impor', versi: 3, diambil: false },
  ...{ baru: 1, ubah: 1, tetap: 0, tolak: 1 },
  baris: [baris(3, 'ubah'), baris(4, 'baru'), baris(5, 'tolak', [SALAH])],
};
const berkas = () => new File([new Uint8Array([0x50, 0x4b, 3, 4])], 'rencana.xlsx');

function buka(jawab: Jawaban[], dapatUbah = true) {
  const onDiambil = vi.fn();
  let n = 0;
  const server = pasangServer({ [EXCEL]: () => jawab[n++] ?? gagal(500, 'Terjadi Kesalahan Server') });
  const props = { noAju: '01', jenis: 'barang_impor', nama: 'Barang impor', dapatUbah, onDiambil };
  tampilkan([{ path: '/', element: <BukuRencana {...props} /> }], '/');
  return { server, onDiambil, user: userEvent.setup() };
}
const unggah = async (user: ReturnType<typeof userEvent.setup>) =>
  user.upload(screen.getByLabelText('Buku kerja barang impor'), berkas());
const cara = async (panggilan: { request: Request }[]) =>
  Promise.all(panggilan.map(async (p) => /name="cara"\s+(\w+)/.exec(await p.request.clone().text())?.[1]));

describe('rows of a plan as a workbook', () => {
  it('is told row by row first, faults at their cells and on top; nothing is stored', async () => {
    const { server, onDiambil, user } = buka([sukses(uji)]);
    await unggah(user);
    expect(await screen.findByRole('heading', { name: 'Belum ada yang disimpan' })).toBeVisible();
    expect(screen.getByText('1 baris baru, 1 berubah, 0 tetap, 1 perlu perbaikan.')).toBeVisible();
    const rows = within(screen.getByRole('region', { name: 'Hasil pemeriksaan baris' }))
      .getAllByRole('row')
      .slice(1);
    expect(rows.map((r) => r.textContent)).toEqual([
      '53. Barang 5 Perlu perbaikanS5 Jan 2027 tidak boleh kurang dari nol',
      '31. Barang 3 Berubah',
      '4Barang 4 Baris baru',
    ]);
    expect(await cara(server.kepada(EXCEL))).toEqual(['uji']);
    expect(onDiambil).not.toHaveBeenCalled();
  });
  it('what is right is taken with the same file, and only then is the page asked anew', async () => {
    const { server, onDiambil, user } = buka([sukses(uji), sukses({ ...uji, cara: 'ambil', diambil: true, versi: 4 })]);
    await unggah(user);
    await user.click(await screen.findByRole('button', { name: 'Simpan 2 baris yang benar' }));
    expect(await screen.findByRole('heading', { name: 'Baris yang benar sudah disimpan' })).toBeVisible();
    await waitFor(() => expect(onDiambil).toHaveBeenCalledTimes(1));
    expect(await cara(server.kepada(EXCEL))).toEqual(['uji', 'ambil']);
    expect(screen.queryByRole('button', { name: /^Simpan/ })).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Tutup' }));
    expect(screen.queryByRole('heading')).toBeNull();
  });
  it('a workbook that cannot be read says why, and another one can be tried', async () => {
    const { onDiambil, user } = buka([gagal(422, 'Templat ini dibuat untuk pengajuan lain'), sukses(uji)]);
    await unggah(user);
    expect(await screen.findByRole('alert')).toHaveTextContent('Templat ini dibuat untuk pengajuan lain.');
    await unggah(user);
    expect(await screen.findByRole('heading', { name: 'Belum ada yang disimpan' })).toBeVisible();
    expect(screen.queryByRole('alert')).toBeNull();
    expect(onDiambil).not.toHaveBeenCalled();
  });
  it('of a plan that is closed to the user the workbook only goes out', () => {
    buka([], false);
    expect(screen.getByRole('link', { name: 'Unduh Excel' })).toHaveAttribute(
      'href',
      '/nk/v2/npp/excel/01/barang_impor',
    );
    expect(screen.queryByRole('button', { name: 'Unggah Excel' })).toBeNull();
  });
});
