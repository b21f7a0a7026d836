import { fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { Konsol } from '../../Konsol';
import { gagal, pasangServer, sesi, sukses } from '../../test-server';

const TARIF = '/nk/v2/tarif-pnbp';
const tarif = { id: '1', kd_rekom: '03', jumlah: '500000', dasar: 'PP contoh', mulai: '2026-01-01', sampai: null };
const rows = [{ ...tarif, nama: 'Fajar', waktu: '2026-01-01T02:00:00Z' }];
const janggal = (hasil: string, kode: string) => ({
  ...{ id: kode, kode, ntpn: 'A1B2C3D4E5F60718', jumlah: '1000', hasil, idNk: '7' },
  ...{ tgl_bayar: '2026-11-20T03:00:00Z', waktu: '2026-11-20T03:00:00Z' },
});
function buka(peran: Parameters<typeof sesi>[0], lain: object = {}) {
  const server = pasangServer({
    'GET /api/sesi': sesi(peran),
    [`GET ${TARIF}`]: sukses(rows),
    [`GET ${TARIF}/janggal`]: sukses([janggal('dobel', '81'), janggal('terlambat', '82')]),
    ...lain,
  });
  render(<Konsol />);
  return server;
}
beforeEach(() => {
  window.location.hash = '#/tarif';
});

describe('fees and odd payments', () => {
  it('lists fees with their days, and why a payment was not taken', async () => {
    buka('LNSW_OPERATOR');
    const tabel = await screen.findByRole('region', { name: 'Tabel Tarif' });
    expect(within(tabel).getByText('500.000')).toBeVisible();
    expect(within(tabel).getByText('seterusnya')).toBeVisible();
    expect(await screen.findByText('Pembayaran kedua untuk berkas yang sudah lunas')).toBeVisible();
    expect(screen.getByText('Dibayar setelah tagihannya tidak berlaku')).toBeVisible();
  });
  it('asks for what is missing before it is sent, and keeps what was typed when the server refuses', async () => {
    const server = buka('LNSW_OPERATOR', { [`POST ${TARIF}`]: gagal(422, 'Masa berlaku bertindih dengan tarif lain') });
    fireEvent.click(await screen.findByRole('button', { name: 'Tambah tarif' }));
    fireEvent.click(screen.getByRole('button', { name: 'Simpan' }));
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'Isi tarif dalam rupiah penuh. Tanggal mulai wajib diisi. Dasar hukum wajib diisi',
    );
    expect(server.kepada(`POST ${TARIF}`)).toHaveLength(0);
    fireEvent.change(screen.getByLabelText(/Tarif, rupiah/), { target: { value: '750.000' } });
    fireEvent.change(screen.getByLabelText(/Berlaku mulai/), { target: { value: '01/01/2027' } });
    fireEvent.blur(screen.getByLabelText(/Berlaku mulai/));
    fireEvent.change(screen.getByLabelText(/Dasar hukum/), { target: { value: 'PP baru' } });
    fireEvent.click(screen.getByRole('button', { name: 'Simpan' }));
    await waitFor(() => expect(server.kepada(`POST ${TARIF}`)).toHaveLength(1));
    expect(await screen.findByText(/Masa berlaku bertindih/)).toBeVisible();
    expect(screen.getByLabelText(/Tarif, rupiah/)).toHaveValue('750.000');
  });
  it('a fee is ended by a day', async () => {
    const server = buka('LNSW_OPERATOR', { [`PUT ${TARIF}/1`]: sukses(rows) });
    fireEvent.click(await screen.findByRole('button', { name: 'Akhiri' }));
    const dialog = within(screen.getByRole('dialog'));
    expect(dialog.getByText(/Tarif RPHP Rp 500.000 berlaku sampai hari yang Anda pilih/)).toBeVisible();
    fireEvent.click(dialog.getByRole('button', { name: 'Akhiri' }));
    expect(await dialog.findByRole('alert')).toHaveTextContent('Tanggal akhir wajib diisi');
    expect(server.kepada(`PUT ${TARIF}/1`)).toHaveLength(0);
  });
  it('is for operators', async () => {
    buka('MONITORING');
    expect(await screen.findByText('Peran Anda tidak berwenang membuka halaman ini.')).toBeVisible();
  });
});
