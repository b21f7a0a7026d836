import { fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Konsol } from '../../../Konsol';
import { gagal, pasangServer, sesi, sukses } from '../../../test-server';

const PEMBUKA = '/nk/v2/pembuka';
const izin = {
  ...{ id: '7', no_keputusan: 'IMP-01/2026', tgl_keputusan: '2026-11-02', perusahaan: 'PT Nusa Uji' },
  ...{ npwp: '0123456789012000', layanan: 'RKI', tahun: 2027, ur_komoditas: 'Gula', berlaku_mulai: '2026-11-02' },
  ...{ berlaku_sampai: '2027-12-31', nama_berkas: 'lama.xlsx', nama: 'Super', waktu: '2026-11-20T03:00:00Z' },
  baris: [
    {
      ...{ seri: 1, hs: '17011400', uraian: 'Gula kristal mentah', satuan: 'TNE' },
      ...{ jml: '600', terealisasi: '250', sisa: '350' },
    },
  ],
};
const garis = {
  ...{ tahun: 2027, ur_komoditas: 'Gula', uraian: 'GKM', perusahaan: null, satuan: 'TNE', ur_satuan: 'Ton', izin: 1 },
  ...{ jml: '600', terealisasi: '250', ada: null, kurang: null },
};
const laporan = { dimuat: false, baris: 1, izin: 1, dikenal: 0, jumlah_salah: 0, salah: [], garis: [garis] };
function buka(lain: object = {}, peran: Parameters<typeof sesi>[0] = 'SUPER_ADMIN') {
  window.location.hash = '#/pembuka';
  const server = pasangServer({
    'GET /api/sesi': sesi(peran),
    'POST /api/bukti/tantangan': sukses({ cara: ['sandi'], tantangan: null, passkey: null }),
    [`GET ${PEMBUKA}`]: sukses([izin], { total: 1 }),
    ...lain,
  });
  render(<Konsol />);
  return server;
}
const pilih = async () => {
  fireEvent.click(await screen.findByRole('button', { name: 'Muat izin' }));
  const dialog = await screen.findByRole('dialog', { name: 'Muat izin sebelum portal' });
  const file = new File(['x'], 'lama.xlsx');
  fireEvent.change(within(dialog).getByLabelText(/Buku kerja/), { target: { files: [file] } });
  fireEvent.click(within(dialog).getByRole('button', { name: 'Periksa buku kerja' }));
  return dialog;
};
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-20T03:00:00Z') });
});
afterEach(() => vi.useRealTimers());

describe('permits of before the portal', () => {
  it('what was loaded, each good with what is left of it, and the template', async () => {
    buka();
    const tabel = await screen.findByRole('region', { name: 'Tabel Izin sebelum portal' }, { timeout: 10_000 });
    const sel = within(tabel).getAllByRole('row')[1];
    expect(sel).toHaveTextContent(/IMP-01\/2026.*PT Nusa Uji.*Gula kristal mentah.*600.*250.*350/);
    expect(screen.getByRole('link', { name: 'Unduh templat' })).toHaveAttribute('href', `${PEMBUKA}/templat`);
  });
  it('is told first; the second press carries the proof', async () => {
    const server = buka({ [`POST ${PEMBUKA}`]: sukses(laporan) });
    const dialog = await pilih();
    expect(await within(dialog).findByRole('region', { name: 'Tabel Jumlah menurut baris neraca' })).toHaveTextContent(
      /Gula, GKM 2027.*600.*250.*Tanpa batas/,
    );
    const bukukan = within(dialog).getByRole('button', { name: 'Bukukan 1 izin' });
    fireEvent.click(bukukan);
    expect(server.kepada(`POST ${PEMBUKA}`)).toHaveLength(1);
    fireEvent.change(within(dialog).getByLabelText(/Kata sandi Anda/), { target: { value: 'rahasia' } });
    fireEvent.click(bukukan);
    await waitFor(() => expect(server.kepada(`POST ${PEMBUKA}`)).toHaveLength(2));
  });
  it('faults stand at their rows, and nothing can be booked', async () => {
    const salah = [{ nomor: 4, kolom: 'NPWP', pesan: 'Isi NPWP dengan 15 atau 16 angka' }];
    buka({ [`POST ${PEMBUKA}`]: sukses({ ...laporan, izin: 0, garis: [], jumlah_salah: 1, salah }) });
    const dialog = await pilih();
    const baris = await within(dialog).findByRole('row', { name: /Isi NPWP dengan 15 atau 16 angka/ });
    expect(baris).toHaveTextContent(/^4NPWP/);
    expect(within(dialog).queryByRole('button', { name: /^Bukukan/ })).toBeNull();
  });
  it('what changed between the two presses is looked at again, and stands at its row', async () => {
    const salah = [{ nomor: 2, kolom: null, pesan: 'Baris neraca ini baru saja ditetapkan' }];
    let ke = 0;
    const server = buka({
      [`POST ${PEMBUKA}`]: () => {
        ke += 1;
        if (ke === 1) return sukses(laporan);
        return ke === 2
          ? gagal(422, 'Buku kerja perlu diperbaiki')
          : sukses({ ...laporan, izin: 0, jumlah_salah: 1, salah });
      },
    });
    const dialog = await pilih();
    const bukukan = await within(dialog).findByRole('button', { name: 'Bukukan 1 izin' });
    fireEvent.change(within(dialog).getByLabelText(/Kata sandi Anda/), { target: { value: 'rahasia' } });
    fireEvent.click(bukukan);
    expect(await within(dialog).findByRole('row', { name: /baru saja ditetapkan/ })).toHaveTextContent(/^2-/);
    expect(within(dialog).getByRole('alert')).toHaveTextContent('Buku kerja perlu diperbaiki');
    expect(server.kepada(`POST ${PEMBUKA}`)).toHaveLength(3);
  });
  it('without a file nothing is asked, and it is said', async () => {
    const server = buka();
    fireEvent.click(await screen.findByRole('button', { name: 'Muat izin' }));
    const dialog = await screen.findByRole('dialog', { name: 'Muat izin sebelum portal' });
    fireEvent.click(within(dialog).getByRole('button', { name: 'Periksa buku kerja' }));
    expect(await within(dialog).findByText('Pilih buku kerja yang akan diperiksa')).toBeVisible();
    expect(server.kepada(`POST ${PEMBUKA}`)).toHaveLength(0);
  });
  it('a file that cannot be read is said, and stays chosen', async () => {
    buka({ [`POST ${PEMBUKA}`]: gagal(422, 'File bukan buku kerja Excel yang dapat dibaca') });
    const dialog = await pilih();
    expect(await within(dialog).findByRole('alert')).toHaveTextContent('File bukan buku kerja Excel yang dapat dibaca');
  });
  it('is not for a coordinator', async () => {
    buka({}, 'KOORDINATOR');
    expect(await screen.findByText('Peran Anda tidak berwenang membuka halaman ini.')).toBeInTheDocument();
  });
});
