import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it } from 'vitest';
import { Konsol } from '../../../Konsol';
import { ringkasan } from '../../../test-berkas';
import { pasangServer, sesi, sukses } from '../../../test-server';

const NK = '/nk/v2/data-nk';
const HITUNG = Object.fromEntries(
  ['untuk_saya', 'semua', 'saya', 'belum', 'lewat', 'perbaikan_masuk', 'di_pemohon', 'koordinator', 'pejabat'].map(
    (k) => [k, 2],
  ),
);
const META = {
  ...{ page: 1, limit: 25, total: 2, hitung: HITUNG },
  angka: { lewat: 1, hari_ini: 0, selesai_minggu: 21, median_hari: 2.5 },
};
const BARIS = [
  ringkasan({ idNk: '1', nama_perusahaan: 'PT Satu' }),
  ringkasan({ idNk: '2', nama_perusahaan: 'PT Dua' }),
];
const DAFTAR = `GET ${NK}/inhouse/pengajuan`;

function buka(meta = META) {
  const server = pasangServer({
    'GET /api/sesi': sesi('KL_VERIFIKATOR'),
    [DAFTAR]: sukses(BARIS, meta),
    [`GET ${NK}/rki/pengajuan-kl`]: sukses(BARIS, { page: 1, limit: 25, total: 2 }),
    [`GET ${NK}/inhouse/rekan`]: sukses([
      { id: 'a0000000-0000-4000-8000-000000000001', nama: 'Rizal Hakim', name_role: 'Verifikator K/L' },
    ]),
    'GET /api/ekspor': sukses([]),
    'POST /api/ekspor': sukses(null),
  });
  render(<Konsol />);
  const akhir = (ke = DAFTAR) =>
    Object.fromEntries(
      server
        .kepada(ke)
        .filter((p) => p.url.searchParams.get('limit') === '25')
        .at(-1)?.url.searchParams ?? [],
    );
  return { server, akhir, user: userEvent.setup() };
}
const judul = (nama: string) => screen.getByRole('columnheader', { name: nama });

describe('18.B6 queue in every order', () => {
  beforeEach(() => {
    window.location.hash = '#/pengajuan?filter=%7B%22antrean%22%3A%22semua%22%7D';
  });

  it('every column first as people expect of it, then the other way round, and says which', async () => {
    const { user, akhir } = buka();
    await screen.findByRole('link', { name: 'PT Satu' });
    expect(judul('Sisa')).toHaveAttribute('aria-sort', 'ascending');
    for (const [nama, sort, awal] of [
      ['Sisa', 'sisa', 'desc'],
      ['Perusahaan', 'perusahaan', 'asc'],
      ['Layanan', 'layanan', 'asc'],
      ['Komoditas', 'komoditas', 'asc'],
      ['Volume', 'volume', 'desc'],
      ['Status', 'status', 'asc'],
      ['Prioritas', 'prioritas', 'desc'],
      ['Nomor aju', 'nomor', 'asc'],
      ['Diambil', 'petugas', 'asc'],
    ] as const) {
      await user.click(within(judul(nama)).getByRole('button'));
      await waitFor(() => expect(akhir()).toMatchObject({ sort, order: awal }));
      await waitFor(() =>
        expect(judul(nama)).toHaveAttribute('aria-sort', awal === 'asc' ? 'ascending' : 'descending'),
      );
    }
    await user.click(within(judul('Diambil')).getByRole('button'));
    await waitFor(() => expect(akhir()).toMatchObject({ sort: 'petugas', order: 'desc' }));
  });

  it('filters go along from view to view, and are taken back at once', async () => {
    const { user, akhir } = buka();
    await screen.findByRole('link', { name: 'PT Satu' });
    await user.selectOptions(screen.getByRole('combobox', { name: 'Dikirim' }), '30 hari terakhir');
    await user.click(screen.getByRole('button', { name: 'Saringan lain' }));
    await user.selectOptions(screen.getByRole('combobox', { name: 'Klaster' }), 'Barang konsumsi');
    await user.selectOptions(screen.getByRole('combobox', { name: 'Risiko perusahaan' }), 'Tinggi');
    await user.selectOptions(screen.getByRole('combobox', { name: 'Prioritas' }), 'Sedang');
    await screen.findByRole('option', { name: 'Rizal Hakim' });
    await user.selectOptions(screen.getByRole('combobox', { name: 'Diambil oleh' }), 'Rizal Hakim');
    const saring = {
      ...{ periode: '30h', klaster: '23/2025', risiko: 'high', prioritas: 'medium' },
      petugas: 'a0000000-0000-4000-8000-000000000001',
    };
    await waitFor(() => expect(akhir()).toMatchObject({ antrean: 'semua', ...saring }));
    expect(screen.getByRole('button', { name: 'Saringan lain (4)' })).toBeInTheDocument();
    await user.click(screen.getByRole('link', { name: /^Belum diambil/ }));
    await waitFor(() => expect(akhir()).toMatchObject({ antrean: 'belum', ...saring }));
    await user.click(screen.getByRole('button', { name: 'Hapus saringan' }));
    await waitFor(() => expect(Object.keys(akhir()).sort()).toEqual(['antrean', 'limit', 'order', 'page', 'sort']));
    expect(akhir()).toMatchObject({ antrean: 'belum' });
  });

  it('what is no longer among the choices is shown, and can be taken back', async () => {
    window.location.hash = `#/pengajuan?filter=${encodeURIComponent(JSON.stringify({ antrean: 'semua', petugas: 'b0000000-0000-4000-8000-000000000009' }))}`;
    const { user, akhir } = buka();
    await screen.findByRole('link', { name: 'PT Satu' });
    const petugas = screen.getByRole('combobox', { name: 'Diambil oleh' });
    await within(petugas).findByRole('option', { name: 'Diambil oleh: tidak ada lagi' });
    await user.selectOptions(petugas, 'Diambil oleh: semua');
    await waitFor(() => expect(akhir()).not.toHaveProperty('petugas'));
  });

  it('of more files than are reckoned it is not sorted by priority, and says why', async () => {
    buka({ ...META, total: 2_001 });
    await screen.findByRole('link', { name: 'PT Satu' });
    expect(within(judul('Prioritas')).queryByRole('button')).toBeNull();
    expect(screen.getByText('Prioritas', { selector: 'th span' })).toHaveAttribute(
      'title',
      'Urut menurut prioritas sampai 2.000 berkas. Persempit dengan saringan.',
    );
  });

  it('the export takes the filters and the order of the view', async () => {
    const { user, server } = buka();
    await screen.findByRole('link', { name: 'PT Satu' });
    await user.click(within(judul('Volume')).getByRole('button'));
    await user.click(screen.getByRole('button', { name: 'Ekspor' }));
    await user.click(await screen.findByRole('button', { name: 'Buat berkas' }));
    await waitFor(() => expect(server.kepada('POST /api/ekspor')).toHaveLength(1));
    expect(server.kepada('POST /api/ekspor')[0]?.isi).toMatchObject({
      daftar: 'antrean',
      format: 'xlsx',
      saring: { antrean: 'semua', sort: 'volume', order: 'desc' },
    });
  });

  it('all files know no priority and the newest stand first', async () => {
    window.location.hash = '#/berkas';
    const { user, akhir } = buka();
    await screen.findByRole('link', { name: 'PT Satu' });
    const ke = `GET ${NK}/rki/pengajuan-kl`;
    expect(akhir(ke)).toMatchObject({ sort: 'tgl_kirim', order: 'desc' });
    await user.click(within(judul('Dikirim')).getByRole('button'));
    await waitFor(() => expect(akhir(ke)).toMatchObject({ sort: 'tgl_kirim', order: 'asc' }));
    await user.click(screen.getByRole('button', { name: 'Saringan lain' }));
    expect(screen.queryByRole('combobox', { name: 'Prioritas' })).toBeNull();
    expect(screen.getByRole('combobox', { name: 'Petugas' })).toBeInTheDocument();
  });
});
