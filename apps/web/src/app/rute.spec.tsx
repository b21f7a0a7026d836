import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import type { RouteObject } from 'react-router-dom';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { gagal, pasangServer, SESI, sukses, tampilkan, TAMU } from '../test-render';
import { rute } from './router';

const pergi = vi.fn();
const BERANDA = {
  tugas: [],
  jumlah_tugas: { perbaikan: 0, informasi: 0, bayar: 0, gagal_kirim: 0, draf: 0 },
  berkas: [],
  jumlah_berkas: 0,
  belum_dibaca: 0,
  izin_terbit: [],
};
const dasar = (sesi: unknown) => ({
  'GET /api/sesi': sukses(sesi),
  'GET /api/beranda': sukses(BERANDA),
  'GET /api-prod-ba/mobile/get_notif_web': sukses([], { belum_dibaca: 0, total: 0 }),
});

/** The routes of the application, with one more page whose script cannot be fetched. */
function denganHalamanPutus(): RouteObject[] {
  const lazy = () => Promise.reject(new TypeError('Failed to fetch dynamically imported module'));
  const tambah = (r: RouteObject): RouteObject => {
    if (!r.children) return r;
    const isi = r.children.some((c) => c.path === '/profil') ? [...r.children, { path: '/putus', lazy }] : r.children;
    return { ...r, children: isi.map(tambah) };
  };
  return rute.map(tambah);
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

describe('routes', () => {
  it.each([
    ['RUTE-01', '/not-found', 'Halaman Tidak Ditemukan'],
    ['RUTE-02', '/error-system', 'Ada Masalah Pada Sistem Kami'],
    ['RUTE-03', '/unauthorized', 'Halaman Diproteksi'],
    ['RUTE-04', '/welcome', 'Selamat Datang'],
  ])('%s shows %s under its title to anybody', async (_id, jalur, judul) => {
    pasangServer(dasar(TAMU));
    tampilkan(rute, jalur);
    expect(await screen.findByRole('heading', { level: 1, name: judul })).toBeInTheDocument();
    await waitFor(() => expect(document.title).toBe(`${judul} · Sistem Nasional Neraca Komoditas`));
    expect(pergi).not.toHaveBeenCalled();
  });

  it("RUTE-06 shows 'Mohon tunggu...' while the session is being resolved", async () => {
    // Answered in the end: a call that runs for ever would make every later page of this process say that it loads.
    const jawab: ((r: Response) => void)[] = [];
    vi.stubGlobal(
      'fetch',
      vi.fn(() => new Promise<Response>((selesai) => jawab.push(selesai))),
    );
    tampilkan(rute, '/pengajuan');
    expect(await screen.findByText('Mohon tunggu...')).toBeInTheDocument();
    for (const selesai of jawab) selesai(new Response('{}', { status: 500 }));
    await waitFor(() => expect(document.documentElement).not.toHaveAttribute('data-memuat'));
  });

  it.each(['/', '/login', '/sinas-nk'])('RUTE-07 leads a signed-in user from %s home', async (jalur) => {
    pasangServer(dasar(SESI));
    const { router } = tampilkan(rute, jalur);
    expect(await screen.findByRole('heading', { name: 'Tidak ada yang menunggu Anda' })).toBeInTheDocument();
    expect(router.state.location.pathname).toBe('/neraca-komoditas');
  });

  it('RUTE-08 starts sign-in from /login and returns to /sinas-nk', async () => {
    pasangServer(dasar(TAMU));
    tampilkan(rute, '/login?login_hint=ratna');
    await waitFor(() => expect(pergi).toHaveBeenCalledWith('/auth/login?kembali=%2Fsinas-nk&login_hint=ratna'));
  });

  it('RUTE-09 leads a visitor from / to the landing page', async () => {
    pasangServer(dasar(TAMU));
    const { router } = tampilkan(rute, '/');
    expect(await screen.findByRole('heading', { name: 'Selamat Datang' })).toBeInTheDocument();
    expect(router.state.location.pathname).toBe('/welcome');
  });

  it('RUTE-05 RUTE-10 starts sign-in from any other path and returns to it', async () => {
    pasangServer(dasar(TAMU));
    tampilkan(rute, '/pengajuan?page=2#cari');
    await waitFor(() => expect(pergi).toHaveBeenCalledWith('/auth/login?kembali=%2Fpengajuan%3Fpage%3D2%23cari'));
    expect(screen.queryByRole('navigation', { name: 'Menu utama' })).not.toBeInTheDocument();
  });

  it('SESI-16 keeps a user without a menu out of the application', async () => {
    pasangServer(dasar({ ...SESI, menu: [] }));
    tampilkan(rute, '/pengajuan');
    expect(await screen.findByRole('heading', { name: 'Halaman Diproteksi' })).toBeInTheDocument();
  });

  it('shows an unknown path inside the application as not found', async () => {
    pasangServer(dasar(SESI));
    tampilkan(rute, '/tidak-ada');
    expect(await screen.findByRole('heading', { name: 'Halaman Tidak Ditemukan' })).toBeInTheDocument();
    expect(screen.getByRole('navigation', { name: 'Menu utama' })).toBeInTheDocument();
  });

  it('GALAT-12 says so when the session cannot be read, and tries again on demand', async () => {
    let putus = true;
    pasangServer({
      ...dasar(SESI),
      'GET /api/sesi': () => (putus ? gagal(500, 'Terjadi Kesalahan Server', { trace_id: '7F3A' }) : sukses(SESI)),
    });
    tampilkan(rute, '/neraca-komoditas');
    expect(await screen.findByText(/Kode bantuan 7F3A/)).toBeInTheDocument();
    putus = false;
    fireEvent.click(screen.getByRole('button', { name: 'Coba lagi' }));
    expect(await screen.findByRole('heading', { name: 'Tidak ada yang menunggu Anda' })).toBeInTheDocument();
  });

  it('issue 13 part 4: offline the bar stays, the page says that there is no line, and it comes by itself', async () => {
    const luring = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const muat = vi.fn();
    vi.stubGlobal('location', { ...window.location, reload: muat });
    pasangServer(dasar(SESI));
    const { router } = tampilkan(denganHalamanPutus(), '/neraca-komoditas');
    await screen.findByRole('heading', { name: 'Tidak ada yang menunggu Anda' });
    await act(() => router.navigate('/putus'));
    expect(await screen.findByRole('heading', { name: 'Sambungan terputus' })).toBeInTheDocument();
    expect(screen.getByText('Anda sedang luring.')).toBeInTheDocument();
    expect(screen.getByRole('navigation', { name: 'Menu utama' })).toBeInTheDocument();
    expect(screen.queryByText(/Terjadi Kesalahan Server/)).toBeNull();
    luring.mockReturnValue(true);
    act(() => void window.dispatchEvent(new Event('online')));
    expect(muat).toHaveBeenCalledOnce();
    expect(screen.queryByText('Anda sedang luring.')).toBeNull();
  });

  it('offers sign-in again, and keeps the page, when the session ends under it', async () => {
    pasangServer({ ...dasar(SESI), 'GET /nk/v2/data-nk/rki/pengajuan': gagal(401, 'Silakan masuk terlebih dahulu') });
    tampilkan(rute, '/pengajuan');
    expect(await screen.findByRole('dialog', { name: 'Sesi berakhir' })).toHaveTextContent(
      'Sesi berakhir. Silakan masuk kembali',
    );
    expect(screen.getByText('Riwayat')).toBeInTheDocument();
    const buka = vi.spyOn(window, 'open').mockReturnValue({ closed: false } as Window);
    fireEvent.click(screen.getByRole('button', { name: 'Masuk dengan SSO' }));
    expect([buka.mock.calls.length, pergi.mock.calls.length]).toEqual([1, 0]);
  });
});
