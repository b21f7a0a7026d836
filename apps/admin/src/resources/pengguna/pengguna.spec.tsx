import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { Konsol } from '../../Konsol';
import type { Jawaban } from '../../test-server';
import { gagal, pasangServer, sesi, sukses } from '../../test-server';
import { akunUji } from '../../test-akun';

const KELOLA = '/nk/v2/user-management';
const DAFTAR = `GET ${KELOLA}/all-users`;
const UBAH = 'PUT /api-prod/user/a1';
const DEWI = akunUji('KL_VERIFIKATOR');
const GA = [
  { kd_ga: '018', ur_ga: 'Kementerian Pertanian', pengguna: 3 },
  { kd_ga: '019', ur_ga: 'Kementerian Perindustrian', pengguna: 5 },
];

function buka(jalur: string, peran: Parameters<typeof sesi>[0], lain: Record<string, Jawaban> = {}) {
  window.location.hash = `#${jalur}`;
  const server = pasangServer({
    'GET /api/sesi': sesi(peran),
    [DAFTAR]: sukses([DEWI], { total: 1 }),
    [`GET ${KELOLA}/filter-ga`]: sukses(GA),
    'GET /api-prod/user/a1': sukses(DEWI),
    'GET /api/pengguna/a1/riwayat': sukses([], { total: 0 }),
    'GET /api/inhouse-system/referensi/inhouse-group': sukses([
      { kd_detail_ga: '01902', kd_ga: '019', nama: 'Ditjen Industri Agro', kd_level_ga: '2' },
    ]),
    'GET /nk/v2/data-nk/inhouse/pengajuan': sukses([], { hitung: {}, total: 0 }),
    ...lain,
  });
  render(<Konsol />);
  return { server, user: userEvent.setup() };
}
const hak = async () => within(await screen.findByRole('form', { name: 'Peran dan akses' }));

describe('accounts', () => {
  it('LAYAR-08 narrows the list by kind, status, ministry and name, and begins at the first page again', async () => {
    const { server, user } = buka('/pengguna?page=2', 'SUPER_ADMIN');
    await user.click(await screen.findByRole('link', { name: 'Eselon' }));
    await user.selectOptions(screen.getByRole('combobox', { name: 'Status' }), 'menunggu');
    await user.selectOptions(await screen.findByRole('combobox', { name: 'K/L' }), '019');
    await user.type(screen.getByRole('searchbox', { name: 'Nama, surel, atau perusahaan' }), 'dewi{Enter}');
    await waitFor(() => {
      const kueri = Object.fromEntries(server.kepada(DAFTAR).at(-1)?.url.searchParams ?? []);
      expect(kueri).toEqual({
        type: 'eselon',
        status: 'menunggu',
        kd_ga: '019',
        keyword: 'dewi',
        page: '1',
        limit: '25',
      });
    });
  });
  it('PERAN-02 offers a ministry administrator the kinds that he may see, and only in-house invitations', async () => {
    const { user } = buka('/pengguna', 'KL_ADMIN', {
      [`GET ${KELOLA}/user-role`]: sukses([]),
    });
    const jenis = within(await screen.findByRole('navigation', { name: 'Jenis pengguna' }));
    expect(jenis.getAllByRole('link').map((a) => a.textContent)).toEqual(['Semua', 'K/L', 'Monitoring', 'Eselon']);
    await user.click(screen.getByRole('button', { name: 'Tambah pengguna' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Tambah pengguna' }));
    expect(dialog.queryByRole('combobox', { name: /Jenis/ })).toBeNull();
    expect(dialog.getByRole('combobox', { name: /Kementerian/ })).toBeDisabled();
    expect(dialog.getByRole('combobox', { name: /Kementerian/ })).toHaveDisplayValue('Kementerian Perindustrian');
  });
  it('PERAN-05 shows nothing to a role without the permission', async () => {
    const ditolak = gagal(403, 'Anda tidak berwenang melakukan tindakan ini');
    buka('/pengguna', 'KL_VERIFIKATOR', { [DAFTAR]: ditolak });
    expect(await screen.findByRole('heading', { name: 'Halaman Diproteksi' })).toBeInTheDocument();
  });
  it('changes a role and the unit with the officer’s own password, on the version that is shown', async () => {
    const { server, user } = buka('/pengguna/a1', 'SUPER_ADMIN', { [UBAH]: sukses({ ...DEWI, versi: 5 }) });
    const isi = await hak();
    await user.selectOptions(isi.getByRole('combobox', { name: /Peran/ }), 'KL_KOORDINATOR');
    await user.selectOptions(await isi.findByRole('combobox', { name: 'Unit kerja' }), 'Ditjen Industri Agro');
    await user.click(isi.getByRole('button', { name: 'Simpan hak' }));
    expect(isi.getByText('Kata sandi Anda wajib diisi')).toBeInTheDocument();
    expect(server.kepada(UBAH)).toEqual([]);
    await user.type(isi.getByLabelText(/Kata sandi Anda/), 'rahasia-saya');
    await user.click(isi.getByRole('button', { name: 'Simpan hak' }));
    expect(await screen.findByText('Data Berhasil Disimpan')).toBeInTheDocument();
    expect(server.kepada(UBAH)[0]?.isi).toEqual({
      versi: 4,
      peran: 'KL_KOORDINATOR',
      kd_detail_ga: '01902',
      sandi: 'rahasia-saya',
    });
  });
  it('GALAT-01 puts a wrong password at its field and keeps what was chosen', async () => {
    const salah = gagal(422, 'Isian salah', { errors: [{ path: 'sandi', message: 'Kata sandi salah' }] });
    const { user } = buka('/pengguna/a1', 'SUPER_ADMIN', { [UBAH]: salah });
    const isi = await hak();
    await user.selectOptions(isi.getByRole('combobox', { name: /Akses/ }), 'Dinonaktifkan');
    await user.type(isi.getByLabelText(/Kata sandi Anda/), 'keliru');
    await user.click(isi.getByRole('button', { name: 'Simpan hak' }));
    await waitFor(() => expect(isi.getByLabelText(/Kata sandi Anda/)).toHaveAccessibleDescription(/Kata sandi salah/));
    expect(isi.getByRole('combobox', { name: /Akses/ })).toHaveDisplayValue('Dinonaktifkan');
  });
  it('loads the newer version when somebody else has changed the account, and keeps what was typed', async () => {
    const usang = gagal(409, 'Data sudah diubah', { data: { versi: 9 } });
    const { server, user } = buka('/pengguna/a1', 'SUPER_ADMIN', { [UBAH]: usang });
    const jabatan = await screen.findByRole('textbox', { name: 'Jabatan' });
    await user.clear(jabatan);
    await user.type(jabatan, 'Penelaah');
    await user.click(screen.getByRole('button', { name: 'Simpan data' }));
    expect(await screen.findByText(/Yang terbaru sudah dimuat/)).toBeInTheDocument();
    await waitFor(() => expect(server.kepada('GET /api-prod/user/a1')).toHaveLength(2));
    expect(jabatan).toHaveValue('Penelaah');
  });
  it('closes an officer’s account with the password and goes back to the list', async () => {
    const HAPUS = `DELETE ${KELOLA}/inhouse/a1`;
    const { server, user } = buka('/pengguna/a1', 'SUPER_ADMIN', { [HAPUS]: sukses(null) });
    await user.click(await screen.findByRole('button', { name: 'Hapus akun' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Hapus akun Dewi Anggraini' }));
    await user.type(dialog.getByLabelText(/Kata sandi Anda/), 'rahasia-saya');
    await user.click(dialog.getByRole('button', { name: 'Hapus akun' }));
    expect(await screen.findByText('Data Berhasil Dihapus')).toBeInTheDocument();
    expect(server.kepada(HAPUS)[0]?.isi).toEqual({ sandi: 'rahasia-saya' });
    await waitFor(() => expect(window.location.hash).toBe('#/pengguna'));
  });
  it('shows only what the server allows: an account to look at has no forms', async () => {
    const lihat = akunUji('PU_ADMIN', { aksi: { ubah: false, hapus: false, kirim_ulang: false }, npwp: '0123' });
    buka('/pengguna/a1', 'LNSW_OPERATOR', { 'GET /api-prod/user/a1': sukses(lihat) });
    expect(await screen.findByText('0123')).toBeInTheDocument();
    expect(screen.queryByRole('form')).toBeNull();
    expect(screen.queryByRole('button', { name: 'Hapus akun' })).toBeNull();
  });
  it('says before and after of every change in words', async () => {
    const riwayat = {
      id: '3',
      peristiwa: 'ubah_hak',
      sebelum: { aktif: true },
      sesudah: { aktif: false },
      oleh: 'Nadia Putri',
      peran: 'Administrator K/L',
      catatan: null,
      waktu: '2026-11-20T07:32:00Z',
    };
    buka('/pengguna/a1', 'SUPER_ADMIN', { 'GET /api/pengguna/a1/riwayat': sukses([riwayat], { total: 1 }) });
    expect(await screen.findByText('Akses: dari aktif menjadi dinonaktifkan')).toBeInTheDocument();
    expect(screen.getByText('Nadia Putri').closest('li')).toHaveTextContent('mengubah peran atau akses');
  });
});
