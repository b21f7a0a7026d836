import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { Konsol } from '../../Konsol';
import { ringkasan } from '../../test-berkas';
import { gagal, pasangServer, sesi, sukses } from '../../test-server';

const NK = '/nk/v2/data-nk';
const RIZAL = { id: 'a0000000-0000-4000-8000-000000000001', nama: 'Rizal Hakim', name_role: 'Verifikator K/L' };
const YUSUF = {
  id: 'a0000000-0000-4000-8000-000000000002',
  nama: 'Yusuf Maulana',
  name_role: 'Koordinator Verifikasi',
};
const REKAN = [
  { ...RIZAL, dapat_mengambil: true },
  { ...YUSUF, dapat_mengambil: false },
];
const kosong = { permohonan: 0, rencana: 0, lewat: 0, hari_ini: 0, terlama: null, selesai_minggu: 0 };
const META = {
  ...{ page: 1, limit: 25, total: 3, hitung: { untuk_saya: 0, semua: 3, belum: 1 } },
  angka: { lewat: 0, hari_ini: 0, selesai_minggu: 0, median_hari: null },
};
const BARIS = [
  ringkasan({ idNk: '1', nama_perusahaan: 'PT Satu', pengambil: { id: 'u9', nama: 'Dewi Anggraini' } }),
  ringkasan({ idNk: '2', nama_perusahaan: 'PT Dua', kd_status_pengajuan: '20', pengambil: null }),
  ringkasan({
    ...{ idNk: '3', nama_perusahaan: 'PT Tiga', kd_status_pengajuan: '22' },
    meja: { ...ringkasan({}).meja, kode: 'koordinator' },
  }),
];
const ALIHKAN = `POST ${NK}/inhouse/alihkan`;

function buka(
  hash: string,
  lain: Parameters<typeof pasangServer>[0] = {},
  peran: Parameters<typeof sesi>[0] = 'KL_KOORDINATOR',
) {
  window.location.hash = hash;
  const server = pasangServer({
    'GET /api/sesi': sesi(peran),
    [`GET ${NK}/inhouse/pengajuan`]: sukses(BARIS, META),
    [`GET ${NK}/inhouse/rekan`]: sukses(REKAN),
    [`GET ${NK}/inhouse/beban`]: sukses({
      belum_diambil: 4,
      petugas: [
        { ...YUSUF, ...kosong, selesai_minggu: 12 },
        { ...RIZAL, ...kosong, permohonan: 7, rencana: 1, lewat: 2, terlama: '2026-11-20T02:00:00Z' },
      ],
    }),
    [ALIHKAN]: sukses({}),
    ...lain,
  });
  render(<Konsol />);
  return { server, user: userEvent.setup() };
}

describe('18.B5 and B6 reassigning', () => {
  it('a coordinator selects what lies at verification and gives it to a verifier', async () => {
    const { user, server } = buka('#/pengajuan?filter=%7B%22antrean%22%3A%22semua%22%7D');
    await screen.findByRole('link', { name: 'PT Satu' });
    // He takes nothing himself, and what lies at another desk is not given out here.
    expect(screen.queryByRole('button', { name: /^Ambil/ })).toBeNull();
    expect(screen.getAllByRole('checkbox')).toHaveLength(3);
    await user.click(screen.getByRole('checkbox', { name: 'Pilih semua di halaman ini' }));
    expect(screen.getByText('2 dipilih')).toBeInTheDocument();
    const kepada = screen.getByRole('combobox', { name: 'Alihkan ke verifikator' });
    await within(kepada).findByRole('option', { name: 'Rizal Hakim' });
    expect(within(kepada).queryByRole('option', { name: 'Yusuf Maulana' })).toBeNull();
    expect(screen.getByRole('button', { name: 'Alihkan 2' })).toBeDisabled();
    await user.selectOptions(kepada, 'Rizal Hakim');
    expect(server.kepada(ALIHKAN)).toHaveLength(0);
    await user.click(screen.getByRole('button', { name: 'Alihkan 2' }));
    await screen.findByText('2 berkas dialihkan ke Rizal Hakim.');
    expect(server.kepada(ALIHKAN).map((p) => [p.url.searchParams.get('id_nk'), p.isi])).toEqual([
      ['1', { id_user: RIZAL.id }],
      ['2', { id_user: RIZAL.id }],
    ]);
  });

  it('what is refused stays selected, with the reason', async () => {
    const sebab = 'Rizal Hakim tidak dapat mengambil berkas ini: prinsip empat mata';
    const { user } = buka('#/pengajuan?filter=%7B%22antrean%22%3A%22semua%22%7D', {
      [ALIHKAN]: (url: URL) => (url.searchParams.get('id_nk') === '2' ? gagal(422, sebab) : sukses({})),
    });
    await screen.findByRole('link', { name: 'PT Satu' });
    await user.click(screen.getByRole('checkbox', { name: 'Pilih semua di halaman ini' }));
    const kepada = screen.getByRole('combobox', { name: 'Alihkan ke verifikator' });
    await within(kepada).findByRole('option', { name: 'Rizal Hakim' });
    await user.selectOptions(kepada, 'Rizal Hakim');
    await user.click(screen.getByRole('button', { name: 'Alihkan 2' }));
    expect(await screen.findByText(`${sebab}, 1 berkas.`)).toBeInTheDocument();
    await waitFor(() => expect(screen.getByText('1 dipilih')).toBeInTheDocument());
  });

  it('the workload: the most first, each leads to his files; who may not reassign has no such page', async () => {
    buka('#/beban');
    const tabel = await screen.findByRole('region', { name: 'Tabel beban kerja' });
    const baris = within(tabel).getAllByRole('row').slice(1);
    expect(baris.map((b) => within(b).getByRole('rowheader').textContent)).toEqual(['Rizal Hakim', 'Yusuf Maulana']);
    expect(screen.getByText(/8 berkas dipegang/)).toBeInTheDocument();
    const ke = within(tabel).getByRole('link', { name: '7 permohonan Rizal Hakim' }).getAttribute('href') ?? '';
    expect(decodeURIComponent(ke)).toContain(`{"antrean":"semua","petugas":"${RIZAL.id}"}`);
    expect(within(tabel).getByRole('link', { name: '1 rencana Rizal Hakim' })).toBeInTheDocument();
    expect(within(tabel).queryByRole('link', { name: /Yusuf/ })).toBeNull();
  });
  it('who may not reassign has no such page', async () => {
    const { server } = buka('#/beban', {}, 'KL_VERIFIKATOR');
    await screen.findByText(/Halaman Diproteksi/);
    expect(server.kepada(`GET ${NK}/inhouse/beban`)).toHaveLength(0);
  });
});
