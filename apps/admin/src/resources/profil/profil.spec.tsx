import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { Konsol } from '../../Konsol';
import { gagal, menu, pasangServer, sesi, sukses } from '../../test-server';
import { aktivitasUji, akunUji } from '../../test-akun';

// The picture itself is cut in packages/ui; here it is one button.
vi.mock('@sinas/ui/inputs/PhotoCropper', () => ({
  default: ({ error, onDone }: { error: string | null; onDone: (f: { blob: Blob; side: number }) => void }) => (
    <div>
      {error && <p role="alert">{error}</p>}
      <button onClick={() => onDone({ blob: new Blob(['x'], { type: 'image/jpeg' }), side: 640 })}>
        Pakai foto ini
      </button>
    </div>
  ),
}));

const AKUN = akunUji('SUPER_ADMIN', { id: 'u1', nik: '•••027', peran_dapat_diberi: [] });
const UBAH = 'PUT /api-prod/user/u1';
const SANDI = 'PUT /api-prod/change-password';
const PERANGKAT = {
  nomor: 'p2',
  perangkat: 'Firefox di Android',
  cara: 'sso',
  alamat: '10.0.0.9',
  dibuat: '2026-11-19T07:32:00Z',
  terakhir: '2026-11-20T07:32:00Z',
  sampai: '2026-12-19T07:32:00Z',
  sesi_ini: false,
};

async function buka(lain: Parameters<typeof pasangServer>[0] = {}) {
  window.location.hash = '#/profil';
  const server = pasangServer({
    'GET /api/sesi': sesi('SUPER_ADMIN'),
    'GET /api-prod/user/u1': sukses(AKUN),
    'GET /api/perangkat': sukses([PERANGKAT, { ...PERANGKAT, nomor: 'p1', sesi_ini: true }]),
    'GET /api/aktivitas-masuk': sukses([aktivitasUji({ id: '7' })], { total: 1 }),
    ...lain,
  });
  render(<Konsol />);
  await screen.findByRole('form', { name: 'Data diri' });
  return { server, user: userEvent.setup() };
}

describe('profile of an officer', () => {
  it('shows where one is signed in, and who tried, although the account itself cannot be loaded', async () => {
    window.location.hash = '#/profil';
    pasangServer({
      'GET /api/sesi': sesi('SUPER_ADMIN'),
      'GET /api-prod/user/u1': gagal(500, 'Terjadi Kesalahan Server'),
      'GET /api/perangkat': sukses([PERANGKAT]),
      'GET /api/aktivitas-masuk': sukses([aktivitasUji({ id: '7' })], { total: 1 }),
    });
    render(<Konsol />);
    expect(await screen.findByRole('button', { name: 'Akhiri Firefox di Android' })).toBeInTheDocument();
    expect(await screen.findByRole('button', { name: /^Bukan saya: / })).toBeInTheDocument();
    expect(screen.queryByRole('form', { name: 'Data diri' })).toBeNull();
  });
  it('asks for the password when the mail address changes, and only then', async () => {
    const { server, user } = await buka({ [UBAH]: sukses({ ...AKUN, email: 'baru@contoh.example', versi: 5 }) });
    const form = within(screen.getByRole('form', { name: 'Data diri' }));
    expect(form.queryByLabelText(/Kata sandi Anda/)).toBeNull();
    await user.clear(form.getByRole('textbox', { name: /Surel/ }));
    await user.type(form.getByRole('textbox', { name: /Surel/ }), 'baru@contoh.example');
    await user.type(form.getByLabelText(/Kata sandi Anda/), 'rahasia-saya');
    await user.click(form.getByRole('button', { name: 'Simpan' }));
    expect(await screen.findByText('Data Berhasil Disimpan')).toBeInTheDocument();
    expect(server.kepada(UBAH)[0]?.isi).toEqual({ versi: 4, email: 'baru@contoh.example', sandi: 'rahasia-saya' });
  });
  it('judges a new password before it is sent, and puts a refusal of the old one at its field', async () => {
    const salah = gagal(422, 'Isian salah', { errors: [{ path: 'old_password', message: 'Kata sandi lama salah' }] });
    const { server, user } = await buka({ [SANDI]: salah });
    const form = within(screen.getByRole('form', { name: 'Ubah kata sandi' }));
    await user.type(form.getByLabelText(/Kata sandi lama/), 'lama-lama-lama');
    await user.type(form.getByLabelText(/^Kata sandi baru/), 'pendek');
    await user.type(form.getByLabelText(/Ulangi/), 'pendek');
    await user.click(form.getByRole('button', { name: 'Ubah kata sandi' }));
    expect(form.getByText('Kata sandi paling sedikit 10 karakter')).toBeInTheDocument();
    expect(server.kepada(SANDI)).toEqual([]);
    for (const isian of [form.getByLabelText(/^Kata sandi baru/), form.getByLabelText(/Ulangi/)]) {
      await user.clear(isian);
      await user.type(isian, 'garam-kopi-4821');
    }
    await user.click(form.getByRole('button', { name: 'Ubah kata sandi' }));
    await waitFor(() =>
      expect(form.getByLabelText(/Kata sandi lama/)).toHaveAccessibleDescription('Kata sandi lama salah'),
    );
    expect(server.kepada(SANDI)[0]?.isi).toMatchObject({ user_id: 'u1', new_password: 'garam-kopi-4821' });
  });
  it('LAYAR-10 sends the cut photo, and BATAS-01 says when the answer was lost and nothing is changed', async () => {
    let putus = true;
    const FOTO = 'POST /api-prod/profile/user/photo/u1';
    const { server, user } = await buka({
      [FOTO]: () => {
        if (putus) throw new TypeError('network');
        return sukses({ foto: '/api-prod/profile/user/photo/u1?v=1' });
      },
    });
    await user.upload(screen.getByLabelText('File foto'), new File(['x'], 'saya.png', { type: 'image/png' }));
    await user.click(await screen.findByRole('button', { name: 'Pakai foto ini' }));
    expect(await screen.findByText(/melewati batas satu detik.*Foto Anda tidak berubah/)).toBeInTheDocument();
    putus = false;
    await user.click(screen.getByRole('button', { name: 'Pakai foto ini' }));
    expect(await screen.findByText('Data Berhasil Disimpan')).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Pakai foto ini' })).toBeNull();
    expect(server.kepada(FOTO)).toHaveLength(2);
  });
  it('stores which notices come by mail with the click', async () => {
    const PILIH = 'PUT /api/notifikasi/pilihan';
    const { server, user } = await buka({ [PILIH]: sukses({ surel_notif: 'tidak' }) });
    expect(screen.getByRole('radio', { name: /Yang penting saja/ })).toBeChecked();
    await user.click(screen.getByRole('radio', { name: /Tanpa surel/ }));
    await waitFor(() => expect(screen.getByRole('radio', { name: /Tanpa surel/ })).toBeChecked());
    expect(server.kepada(PILIH)[0]?.isi).toEqual({ surel_notif: 'tidak' });
  });
  it('LAYAR-15 puts an entry among the favourites, and the rail follows', async () => {
    const FAVORIT = 'POST /api-prod/menu/favorite/u1';
    const pengguna = menu('SUPER_ADMIN').filter((m) => m.kode === 'konsol.pengguna');
    const { server, user } = await buka({ [FAVORIT]: sukses(pengguna) });
    const kotak = await screen.findByRole('checkbox', { name: 'Pengguna' });
    await waitFor(() => expect(kotak).toBeEnabled());
    await user.click(kotak);
    const rel = within(screen.getByRole('navigation', { name: 'Menu utama' }));
    expect(await rel.findByRole('heading', { name: 'Favorit' })).toBeInTheDocument();
    expect(server.kepada(FAVORIT)[0]?.isi).toEqual({ id_menu: 5, favorit: true });
    expect(kotak).toBeChecked();
  });
  it('ends another device after a question, never this one', async () => {
    const AKHIRI = 'DELETE /api/perangkat/p2';
    const { server, user } = await buka({ [AKHIRI]: sukses(null) });
    expect(await screen.findAllByText(/Berakhir 19 Des.*14\.32.* bila tidak dipakai lagi/)).toHaveLength(2);
    await user.click(await screen.findByRole('button', { name: 'Akhiri Firefox di Android' }));
    await user.click(await screen.findByRole('button', { name: 'Ya' }));
    expect(await screen.findByText('Firefox di Android sudah dikeluarkan')).toBeInTheDocument();
    expect(server.kepada(AKHIRI)).toHaveLength(1);
    expect(screen.getByText('Perangkat ini')).toBeInTheDocument();
  });
  it('reports a sign-in that was somebody else, and says what comes next', async () => {
    const { user } = await buka({ 'POST /api/aktivitas-masuk/7/bukan-saya': sukses({ sesi_diakhiri: 2 }) });
    await user.click(await screen.findByRole('button', { name: /^Bukan saya/ }));
    await user.click(await screen.findByRole('button', { name: 'Ya' }));
    expect(await screen.findByText(/2 perangkat lain sudah dikeluarkan. Sekarang ubah kata sandi/)).toBeInTheDocument();
  });
  it('is reached from the menu of the account', async () => {
    const { user } = await buka();
    window.location.hash = '#/berkas';
    await user.click(await screen.findByRole('button', { name: /^Akun Dewi Anggraini/ }));
    await user.click(screen.getByRole('menuitem', { name: 'Profil dan keamanan' }));
    await waitFor(() => expect(window.location.hash).toBe('#/profil'));
  });
});
