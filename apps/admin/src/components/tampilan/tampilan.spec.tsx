import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { Konsol } from '../../Konsol';
import { ringkasan } from '../../test-berkas';
import { gagal, pasangServer, sesi, sukses } from '../../test-server';

const NK = '/nk/v2/data-nk';
const BAJA = {
  ...{ id: '1', nama: 'Baja lewat', saring: { antrean: 'lewat', kd_komoditas: '019' }, urut: 'volume', arah: 'desc' },
  ...{ bersama: true, pemilik: 'Rizal Hakim', dapat_hapus: false },
};
const MILIK = {
  ...{ id: '2', nama: 'Pagi', saring: { antrean: 'semua' }, urut: 'sisa', arah: 'asc' },
  ...{ bersama: false, pemilik: null, dapat_hapus: true },
};
const META = {
  ...{ page: 1, limit: 25, total: 1, hitung: { semua: 1 } },
  angka: { lewat: 0, hari_ini: 0, selesai_minggu: 0, median_hari: null },
};

function buka(lain: Parameters<typeof pasangServer>[0] = {}) {
  window.location.hash = '#/pengajuan?filter=%7B%22antrean%22%3A%22semua%22%7D';
  const server = pasangServer({
    'GET /api/sesi': sesi('KL_VERIFIKATOR'),
    [`GET ${NK}/inhouse/pengajuan`]: sukses([ringkasan({ idNk: '1', nama_perusahaan: 'PT Satu' })], META),
    'GET /api/tampilan': sukses([BAJA, MILIK]),
    ...lain,
  });
  render(<Konsol />);
  return { server, user: userEvent.setup() };
}
const simpanan = () => screen.findByRole('navigation', { name: 'Tampilan tersimpan' });

describe('18.B6 views that are kept', () => {
  it('each leads to its list as it was kept, and says where one is', async () => {
    const { server, user } = buka();
    const pagi = await within(await simpanan()).findByRole('link', { name: 'Pagi' });
    await waitFor(() => expect(pagi).toHaveAttribute('aria-current', 'page'));
    await user.click(screen.getByRole('link', { name: 'Baja lewat' }));
    await waitFor(() =>
      expect(screen.getByRole('link', { name: 'Baja lewat' })).toHaveAttribute('aria-current', 'page'),
    );
    expect(
      Object.fromEntries(server.kepada(`GET ${NK}/inhouse/pengajuan`).at(-1)?.url.searchParams ?? []),
    ).toMatchObject({ antrean: 'lewat', kd_komoditas: '019', sort: 'volume', order: 'desc' });
  });

  it('keeps filters and order by a name, and says when it takes the place of one', async () => {
    const { server, user } = buka({ 'POST /api/tampilan': sukses([BAJA, MILIK, { ...MILIK, id: '3', nama: 'Ban' }]) });
    await within(await simpanan()).findByRole('link', { name: 'Pagi' });
    await user.selectOptions(screen.getByRole('combobox', { name: 'Dikirim' }), '7 hari terakhir');
    await user.click(screen.getByRole('button', { name: 'Simpan atau kelola tampilan' }));
    const dialog = await screen.findByRole('dialog', { name: 'Simpan tampilan' });
    await user.click(within(dialog).getByRole('button', { name: 'Simpan' }));
    expect(within(dialog).getByText('Nama tampilan wajib diisi')).toBeInTheDocument();
    await user.type(within(dialog).getByLabelText(/Nama tampilan/), 'Pagi');
    expect(within(dialog).getByText('Tampilan Anda dengan nama ini diganti.')).toBeInTheDocument();
    await user.clear(within(dialog).getByLabelText(/Nama tampilan/));
    await user.type(within(dialog).getByLabelText(/Nama tampilan/), 'Ban');
    expect(within(dialog).queryByText('Tampilan Anda dengan nama ini diganti.')).toBeNull();
    await user.click(within(dialog).getByRole('checkbox'));
    await user.click(within(dialog).getByRole('button', { name: 'Simpan' }));
    await screen.findByRole('link', { name: 'Ban' });
    expect(server.kepada('POST /api/tampilan')[0]?.isi).toEqual({
      ...{ daftar: 'pengajuan', nama: 'Ban', saring: { antrean: 'semua', periode: '7h' }, urut: 'sisa', arah: 'asc' },
      bersama: true,
    });
  });

  it('what the server refuses is said, and the name stays; only what one may is put away', async () => {
    const { server, user } = buka({
      'POST /api/tampilan': gagal(422, 'Anda sudah menyimpan 30 tampilan. Hapus satu dahulu'),
      'DELETE /api/tampilan/2': sukses(null),
    });
    await within(await simpanan()).findByRole('link', { name: 'Pagi' });
    await user.click(screen.getByRole('button', { name: 'Simpan atau kelola tampilan' }));
    const dialog = await screen.findByRole('dialog', { name: 'Simpan tampilan' });
    await user.type(within(dialog).getByLabelText(/Nama tampilan/), 'Ban');
    await user.click(within(dialog).getByRole('button', { name: 'Simpan' }));
    await within(dialog).findByText('Anda sudah menyimpan 30 tampilan. Hapus satu dahulu');
    expect(within(dialog).getByLabelText(/Nama tampilan/)).toHaveValue('Ban');
    expect(within(dialog).queryByRole('button', { name: 'Hapus tampilan Baja lewat' })).toBeNull();
    await user.click(within(dialog).getByRole('button', { name: 'Hapus tampilan Pagi' }));
    await waitFor(() => expect(server.kepada('DELETE /api/tampilan/2')).toHaveLength(1));
  });
});
