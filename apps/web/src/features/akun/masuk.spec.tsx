import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { rute } from '../../app/router';
import { gagal, pasangServer, SESI, sukses, tampilkan, TAMU, type Jawaban } from '../../test-render';

const MASUK = 'POST /api-prod/login';
const INAPORT = 'POST /api-prod/login/inaport';
const TUKAR = 'GET /api-prod/token';
const HASIL = { ...SESI, csrf: 'csrf-2', token_type: 'Bearer', expires_in: 3600 };
const BERANDA = { tugas: [], berkas: [], jumlah_berkas: 0, belum_dibaca: 0, izin_terbit: [] };
const pergi = vi.fn();

function buka(alamat: string, jawaban: Record<string, Jawaban | (() => Jawaban)>) {
  const server = pasangServer({
    'GET /api/sesi': sukses(TAMU),
    'GET /api/beranda': sukses(BERANDA),
    'GET /api-prod-ba/mobile/get_notif_web': sukses([], { belum_dibaca: 0, total: 0 }),
    ...jawaban,
  });
  return { server, user: userEvent.setup(), ...tampilkan(rute, alamat) };
}
async function isi(user: ReturnType<typeof userEvent.setup>) {
  await user.type(await screen.findByLabelText(/^Nama pengguna/), ' ratna ');
  await user.type(screen.getByLabelText(/^Kata sandi/), 'rahasia-ratna');
  await user.click(screen.getByRole('button', { name: 'Masuk' }));
}
beforeEach(() => {
  pergi.mockReset();
  vi.stubGlobal('location', {
    ...window.location,
    origin: window.location.origin,
    search: '',
    pathname: '/',
    hash: '',
    assign: pergi,
  });
});

describe('own sign-in form', () => {
  it('goes to the path that was asked for, with the session of the answer', async () => {
    const { server, user, router } = buka('/masuk?kembali=%2Fneraca-komoditas%3Fa%3D1', { [MASUK]: sukses(HASIL) });
    await isi(user);
    expect(await screen.findByRole('heading', { name: 'Tidak ada yang menunggu Anda' })).toBeInTheDocument();
    expect(router.state.location.pathname + router.state.location.search).toBe('/neraca-komoditas?a=1');
    expect(server.kepada(MASUK)[0]?.isi).toBe('{"username":"ratna","password":"rahasia-ratna"}');
  });

  it('RUTE-10 never leaves this origin, and brings an officer to the console', async () => {
    const petugas = { ...HASIL, pengguna: { ...SESI.pengguna, id_organization: null } };
    const { user } = buka('/masuk?kembali=%2F%2Fjahat.example', { [MASUK]: sukses(petugas) });
    await isi(user);
    await waitFor(() => expect(pergi).toHaveBeenCalledWith('/konsol/'));
  });

  it('says that name or password is wrong, and keeps the name', async () => {
    const { user } = buka('/masuk', { [MASUK]: gagal(401, 'Nama pengguna atau kata sandi salah') });
    await isi(user);
    expect(await screen.findByRole('alert')).toHaveTextContent('Nama pengguna atau kata sandi salah');
    expect(screen.getByLabelText(/^Nama pengguna/)).toHaveValue(' ratna ');
  });

  it('says after too many attempts when the next one makes sense', async () => {
    const { user } = buka('/masuk', {
      [MASUK]: { ...gagal(429, 'Terlalu banyak permintaan'), headers: { 'Retry-After': '600' } },
    });
    await isi(user);
    expect(await screen.findByRole('alert')).toHaveTextContent(/Coba lagi pukul \d\d\.\d\d WIB/);
  });

  it('has Inaportnet as its second tab, reached with the arrow keys', async () => {
    const { server, user } = buka('/masuk', { [INAPORT]: sukses(HASIL) });
    (await screen.findByRole('tab', { name: 'Akun SINAS NK' })).focus();
    await user.keyboard('{ArrowRight}');
    expect(screen.getByRole('tab', { name: 'Inaportnet' })).toHaveFocus();
    await isi(user);
    await waitFor(() => expect(server.kepada(INAPORT)).toHaveLength(1));
  });

  it('leads on to the other ways', async () => {
    buka('/masuk', {});
    expect(await screen.findByRole('link', { name: 'Masuk dengan SSO' })).toHaveAttribute('href', '/login');
    expect(screen.getByRole('link', { name: 'Lupa kata sandi' })).toHaveAttribute('href', '/lupa-sandi');
    expect(screen.getByRole('link', { name: 'Daftarkan perusahaan' })).toHaveAttribute('href', '/daftar');
  });
});

describe('sign-in callback', () => {
  it('RUTE-12 SESI-10 reads code, iss and state, exchanges them once and goes to the stored path', async () => {
    const { server, router } = buka('/callback?code=c1&iss=https%3A%2F%2Fsso.example&state=s1', {
      [TUKAR]: sukses({ ...HASIL, session: { a: 'portal', b: 'x' }, kembali: '/neraca-komoditas' }),
    });
    expect(await screen.findByRole('heading', { name: 'Tidak ada yang menunggu Anda' })).toBeInTheDocument();
    expect(server.kepada(TUKAR)).toHaveLength(1);
    expect(Object.fromEntries(server.kepada(TUKAR)[0]!.url.searchParams)).toEqual({
      code: 'c1',
      state: 's1',
      iss: 'https://sso.example',
    });
    expect(router.state.location.pathname).toBe('/neraca-komoditas');
    expect(server.kepada('GET /api/sesi')).toHaveLength(0);
  });

  it('RUTE-06 RUTE-12 waits in words, and a refused exchange ends on the protected page (GALAT-10)', async () => {
    let jawab: (r: Response) => void = () => undefined;
    const diam = vi.fn(() => new Promise<Response>((selesai) => (jawab = selesai)));
    vi.stubGlobal('fetch', diam);
    const { router } = tampilkan(rute, '/callback?code=c1&state=salah');
    await waitFor(() => expect(diam).toHaveBeenCalledOnce());
    expect(screen.getByText('Mohon tunggu...')).toBeInTheDocument();
    pasangServer({ 'GET /api/sesi': sukses(TAMU) });
    jawab(new Response('{"status":false,"code":"04","message":"x","data":null}', { status: 401 }));
    expect(await screen.findByRole('heading', { name: 'Halaman Diproteksi' })).toBeInTheDocument();
    expect(router.state.location.search).toBe('?sebab=masuk');
    expect(screen.getByRole('link', { name: 'Masuk kembali' })).toHaveAttribute('href', '/login');
  });

  it('RUTE-12 asks nothing of the server without code and state', async () => {
    const { server } = buka('/callback?error=access_denied', {});
    expect(await screen.findByText(/Proses masuk tidak dapat diselesaikan/)).toBeInTheDocument();
    expect(server.kepada(TUKAR)).toHaveLength(0);
  });
});
