import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { HanyaMasuk } from '../../app/session';
import { akunUji } from '../../test-akun';
import { gagal, pasangServer, SESI, sukses, tampilkan, type Jawaban } from '../../test-render';
import type { Cabang as SatuCabang } from './data';
import { Cabang } from './pages/Cabang';
import { DaftarPengguna } from './pages/DaftarPengguna';
import { SatuPengguna } from './pages/SatuPengguna';

const DAFTAR = 'GET /api/v3/user';
const UNDANG = 'POST /api/v3/user';
const CABANG = 'GET /api/organisasi/cabang';
const RIWAYAT = 'GET /api/pengguna/u2/riwayat';
const UBAH = 'PUT /api-prod/user/u2';
const ADMIN = { ...SESI, pengguna: { ...SESI.pengguna, izin: ['pengguna.perusahaan', 'pengguna.lihat'] } };
const bagus = (ubah: Parameters<typeof akunUji>[0] = {}) =>
  akunUji({
    id: 'u2',
    username: 'bagus',
    fullname: 'Bagus Prakoso',
    email: 'bagus@nusaboga.example',
    user_role: 'PU_USER',
    name_role: 'Pengguna Perusahaan',
    aksi: { ubah: true, hapus: true, kirim_ulang: false },
    peran_dapat_diberi: ['PU_ADMIN', 'PU_USER'],
    ...ubah,
  });
const organisasi = (id: string, nama: string, isbranch: boolean): SatuCabang => ({
  id,
  nama,
  nib: null,
  npwp: '0123456789012000',
  alamat: 'Jl. Misal 1',
  kota: null,
  isbranch,
  pengguna: 2,
});
const ORGANISASI = [organisasi('o1', 'PT Nusa Boga', false), organisasi('o2', 'Nusa Boga Surabaya', true)];

function buka(alamat: string, lain: Record<string, Jawaban | (() => Jawaban)> = {}) {
  const server = pasangServer({
    'GET /api/sesi': sukses(ADMIN),
    [DAFTAR]: sukses([bagus()], { total: 1 }),
    [CABANG]: sukses(ORGANISASI),
    'GET /api-prod/user/u2': sukses(bagus()),
    [RIWAYAT]: sukses([], { total: 0 }),
    ...lain,
  });
  const anak = [
    { path: '/pengguna', element: <DaftarPengguna /> },
    { path: '/pengguna/cabang', element: <Cabang /> },
    { path: '/pengguna/:id', element: <SatuPengguna /> },
  ];
  return {
    server,
    user: userEvent.setup(),
    ...tampilkan([{ element: <HanyaMasuk />, children: anak }], alamat),
  };
}

describe('LAYAR-13 list of accounts', () => {
  it('sends keyword, status, branch and page to the server and shows each with role and status', async () => {
    const { server } = buka('/pengguna?keyword=bagus&status=aktif&id_organisasi=o2&page=2', {
      [DAFTAR]: sukses([bagus({ status: 'menunggu', ur_status: 'Menunggu aktivasi' })], { total: 21 }),
    });
    expect(await screen.findByRole('link', { name: 'Bagus Prakoso' })).toHaveAttribute('href', '/pengguna/u2');
    expect(screen.getAllByText('Menunggu aktivasi')).toHaveLength(2);
    expect(Object.fromEntries(server.kepada(DAFTAR)[0]!.url.searchParams)).toEqual({
      type: 'perusahaan',
      keyword: 'bagus',
      status: 'aktif',
      id_organisasi: 'o2',
      page: '2',
      limit: '20',
    });
  });

  it.each(['/pengguna', '/pengguna/cabang'])(
    'issue 13 part 4: a refusal of %s is one, in its own words, with nothing to search around it',
    async (alamat) => {
      const tolak = gagal(403, 'Anda tidak berwenang melakukan tindakan ini');
      buka(alamat, { [DAFTAR]: tolak, [CABANG]: tolak });
      expect(await screen.findByRole('alert')).toHaveTextContent('Anda tidak berwenang melakukan tindakan ini.');
      expect(screen.queryByText(/Terjadi Kesalahan Server/)).toBeNull();
      expect(screen.queryByRole('button', { name: 'Coba lagi' })).toBeNull();
      expect(screen.queryByLabelText('Cari')).toBeNull();
      expect(screen.queryByRole('navigation', { name: 'Pengguna perusahaan' })).toBeNull();
    },
  );

  it('filters while typing, from page 1 again', async () => {
    const { router, user } = buka('/pengguna?page=3');
    await screen.findByRole('link', { name: 'Bagus Prakoso' });
    await user.type(screen.getByLabelText('Cari'), 'sari');
    await waitFor(() => expect(router.state.location.search).toBe('?keyword=sari'));
  });

  it('M10 invites an administrator only with the proof of the one who invites: a code where there is a factor', async () => {
    const { server, user } = buka('/pengguna', {
      [UNDANG]: sukses({ id: 'u9', surel: 'd***@contoh.id' }),
      'POST /api/bukti/tantangan': sukses({ cara: ['totp', 'pemulihan'], tantangan: null, passkey: null }),
      'POST /api/bukti': sukses({ bukti: 'bukti-1', detik: 120 }),
    });
    await user.click(await screen.findByRole('button', { name: 'Undang rekan' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Undang rekan' }));
    await user.type(dialog.getByLabelText(/^Nama lengkap/), 'Dimas');
    await user.type(dialog.getByLabelText(/^Surel/), 'd@contoh.id');
    await user.selectOptions(dialog.getByLabelText(/^Peran/), 'PU_ADMIN');
    expect(dialog.queryByLabelText(/^Kata sandi Anda/)).toBeNull();
    await user.click(dialog.getByRole('button', { name: 'Kirim undangan' }));
    await user.type(await screen.findByLabelText(/^Kode autentikator/), '123456');
    expect(await screen.findByText('Undangan dikirim ke d***@contoh.id')).toBeInTheDocument();
    expect(JSON.parse(server.kepada('POST /api/bukti')[0]!.isi)).toEqual({
      keperluan: 'undang',
      cara: 'totp',
      kode: '123456',
    });
    expect(JSON.parse(server.kepada(UNDANG)[0]!.isi)).toMatchObject({ peran: 'PU_ADMIN', bukti: 'bukti-1' });
  });

  it('invites a colleague to a branch, and says where the mail went', async () => {
    const { server, user } = buka('/pengguna', { [UNDANG]: sukses({ id: 'u9', surel: 'd***@contoh.id' }) });
    await user.click(await screen.findByRole('button', { name: 'Undang rekan' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Undang rekan' }));
    await user.type(dialog.getByLabelText(/^Nama lengkap/), 'Dimas Arya');
    await user.type(dialog.getByLabelText(/^Surel/), 'dimas@contoh.id');
    await user.selectOptions(dialog.getByLabelText(/^Perusahaan/), 'o2');
    await user.click(dialog.getByRole('button', { name: 'Kirim undangan' }));
    expect(await screen.findByText('Undangan dikirim ke d***@contoh.id')).toBeInTheDocument();
    expect(JSON.parse(server.kepada(UNDANG)[0]!.isi)).toEqual({
      fullname: 'Dimas Arya',
      email: 'dimas@contoh.id',
      peran: 'PU_USER',
      id_organisasi: 'o2',
    });
    await waitFor(() => expect(server.kepada(DAFTAR)).toHaveLength(2));
  });

  it('GALAT-01 keeps the invitation open when the address is taken', async () => {
    const { user } = buka('/pengguna', { [UNDANG]: gagal(409, 'Alamat surel ini sudah dipakai pengguna Sari') });
    await user.click(await screen.findByRole('button', { name: 'Undang rekan' }));
    await user.type(screen.getByLabelText(/^Nama lengkap/), 'Dimas Arya');
    await user.type(screen.getByLabelText(/^Surel/), 'dimas@contoh.id');
    await user.click(screen.getByRole('button', { name: 'Kirim undangan' }));
    expect(await screen.findByRole('alert')).toHaveTextContent('Alamat surel ini sudah dipakai pengguna Sari');
  });
});

describe('LAYAR-13 one account', () => {
  it('changes data without, and rights only with, the password of the administrator', async () => {
    const { server, user } = buka('/pengguna/u2', { [UBAH]: () => sukses(bagus({ versi: 4 })) });
    const data = within(await screen.findByRole('form', { name: 'Data pengguna' }));
    await user.type(data.getByLabelText('Nomor pegawai'), 'P-7');
    await user.click(data.getByRole('button', { name: 'Simpan data' }));
    await waitFor(() => expect(server.kepada(UBAH)[0]?.isi).toBe('{"versi":3,"employee_number":"P-7"}'));
    const hak = within(screen.getByRole('form', { name: 'Peran dan akses' }));
    expect(hak.queryByLabelText(/^Kata sandi Anda/)).not.toBeInTheDocument();
    await user.selectOptions(hak.getByLabelText(/^Peran/), 'PU_ADMIN');
    await user.click(hak.getByRole('switch', { name: /Boleh masuk/ }));
    await user.type(hak.getByLabelText(/^Kata sandi Anda/), 'rahasia');
    await user.click(hak.getByRole('button', { name: 'Simpan hak' }));
    await waitFor(() => expect(server.kepada(UBAH)).toHaveLength(2));
    expect(JSON.parse(server.kepada(UBAH)[1]!.isi)).toEqual({
      versi: 4,
      sandi: 'rahasia',
      peran: 'PU_ADMIN',
      aktif: false,
    });
  });

  it('shows only the buttons that the server allows', async () => {
    buka('/pengguna/u2', {
      'GET /api-prod/user/u2': sukses(
        bagus({ aksi: { ubah: false, hapus: false, kirim_ulang: false }, peran_dapat_diberi: [] }),
      ),
    });
    expect(await screen.findByRole('heading', { level: 1, name: 'Bagus Prakoso' })).toBeInTheDocument();
    expect(screen.queryByRole('form')).not.toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Hapus akun' })).not.toBeInTheDocument();
  });

  it('sends the invitation again, and deletes after a question', async () => {
    const { server, user, router } = buka('/pengguna/u2', {
      'GET /api-prod/user/u2': sukses(
        bagus({ status: 'menunggu', aksi: { ubah: true, hapus: true, kirim_ulang: true } }),
      ),
      'POST /api/pengguna/u2/kirim-ulang': sukses({ id: 'u2', surel: 'b***@contoh.id' }),
      'DELETE /api-prod/user/u2': sukses(null),
    });
    await user.click(await screen.findByRole('button', { name: 'Kirim ulang undangan' }));
    expect(await screen.findByText('Undangan dikirim ke b***@contoh.id')).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Hapus akun' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Hapus akun Bagus Prakoso?' }));
    await user.click(dialog.getByRole('button', { name: 'Hapus akun' }));
    expect(await dialog.findByText('Kata sandi Anda wajib diisi')).toBeInTheDocument();
    await user.type(dialog.getByLabelText(/^Kata sandi Anda/), 'sandi-saya');
    await user.click(dialog.getByRole('button', { name: 'Hapus akun' }));
    await waitFor(() => expect(router.state.location.pathname).toBe('/pengguna'));
    expect(server.kepada('DELETE /api-prod/user/u2').map((p) => JSON.parse(p.isi) as unknown)).toEqual([
      { sandi: 'sandi-saya' },
    ]);
  });

  it('GALAT-03 shows why an account cannot be deleted', async () => {
    const { user } = buka('/pengguna/u2', {
      'DELETE /api-prod/user/u2': gagal(409, 'Perusahaan harus mempunyai sedikitnya satu administrator aktif'),
    });
    await user.click(await screen.findByRole('button', { name: 'Hapus akun' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Hapus akun Bagus Prakoso?' }));
    await user.type(dialog.getByLabelText(/^Kata sandi Anda/), 'sandi-saya');
    await user.click(dialog.getByRole('button', { name: 'Hapus akun' }));
    expect(await screen.findByText(/sedikitnya satu administrator aktif/)).toBeInTheDocument();
  });

  it('tells the history in words, before and after', async () => {
    buka('/pengguna/u2', {
      [RIWAYAT]: sukses(
        [
          {
            id: '5',
            peristiwa: 'ubah_hak',
            sebelum: { kode_peran: 'PU_USER', aktif: false },
            sesudah: { kode_peran: 'PU_ADMIN', aktif: true, sesi_diakhiri: 2 },
            oleh: 'Ratna Wulandari',
            peran: 'Administrator Perusahaan',
            catatan: null,
            waktu: '2026-11-20T08:00:00+07:00',
          },
        ],
        { total: 1 },
      ),
    });
    expect(
      await screen.findByText('Peran: dari Pengguna Perusahaan menjadi Administrator Perusahaan'),
    ).toBeInTheDocument();
    expect(screen.getByText('Akses: dari dinonaktifkan menjadi aktif')).toBeInTheDocument();
    expect(screen.getByText('2 perangkat lain dikeluarkan')).toBeInTheDocument();
  });

  it('does not tell a stranger from nobody', async () => {
    buka('/pengguna/u2', { 'GET /api-prod/user/u2': gagal(404, 'Data tidak ditemukan') });
    expect(await screen.findByRole('heading', { name: 'Pengguna tidak ditemukan' })).toBeInTheDocument();
  });
});

describe('branches', () => {
  it('lists head office and branches, and adds one', async () => {
    const TAMBAH = 'POST /api/organisasi/cabang';
    const { server, user } = buka('/pengguna/cabang', { [TAMBAH]: sukses(organisasi('o3', 'Nusa Boga Medan', true)) });
    expect(await screen.findByRole('heading', { level: 1, name: '1 cabang' })).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Tambah cabang' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Tambah cabang' }));
    await user.type(dialog.getByLabelText(/^Nama cabang/), 'Nusa Boga Medan');
    await user.type(dialog.getByLabelText(/^NPWP/), '0123456789012001');
    await user.type(dialog.getByLabelText(/^Alamat/), 'Jl. Contoh 5');
    await user.click(dialog.getByRole('button', { name: 'Tambah cabang' }));
    expect(await screen.findByText('Data Berhasil Ditambahkan')).toBeInTheDocument();
    expect(JSON.parse(server.kepada(TAMBAH)[0]!.isi)).toEqual({
      nama: 'Nusa Boga Medan',
      npwp: '0123456789012001',
      alamat: 'Jl. Contoh 5',
    });
  });

  it('changes a branch, never the head office, and not as a branch', async () => {
    const { server, user } = buka('/pengguna/cabang', { 'PUT /api/organisasi/cabang/o2': sukses(ORGANISASI[1]) });
    await user.click(await screen.findByRole('button', { name: 'Ubah Nusa Boga Surabaya' }));
    expect(screen.queryByRole('button', { name: 'Ubah PT Nusa Boga' })).not.toBeInTheDocument();
    await user.type(screen.getByLabelText(/^Kota/), 'Surabaya');
    await user.click(screen.getByRole('button', { name: 'Simpan' }));
    expect(await screen.findByText('Data Berhasil Disimpan')).toBeInTheDocument();
    expect(JSON.parse(server.kepada('PUT /api/organisasi/cabang/o2')[0]!.isi)).toMatchObject({ kota: 'Surabaya' });
  });

  it('PERAN-01 offers a branch no change', async () => {
    buka('/pengguna/cabang', {
      'GET /api/sesi': sukses({ ...ADMIN, pengguna: { ...ADMIN.pengguna, isbranch: 'Y' } }),
    });
    expect(await screen.findByText('Nusa Boga Surabaya')).toBeInTheDocument();
    expect(screen.queryByRole('button')).not.toBeInTheDocument();
  });
});
