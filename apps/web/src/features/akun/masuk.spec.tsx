import { screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { rute } from '../../app/router';
import { pasangServer, SESI, sukses, tampilkan, TAMU, type Jawaban } from '../../test-render';

const TUKAR = 'GET /api-prod/token';
const HASIL = { ...SESI, csrf: 'csrf-2', token_type: 'Bearer', expires_in: 3600 };
const BERANDA = {
  tugas: [],
  jumlah_tugas: { perbaikan: 0, informasi: 0, bayar: 0, gagal_kirim: 0, draf: 0 },
  berkas: [],
  jumlah_berkas: 0,
  belum_dibaca: 0,
  izin_terbit: [],
};
const pergi = vi.fn();

function buka(alamat: string, jawaban: Record<string, Jawaban | (() => Jawaban)>) {
  const server = pasangServer({
    'GET /api/sesi': sukses(TAMU),
    'GET /api/beranda': sukses(BERANDA),
    'GET /api-prod-ba/mobile/get_notif_web': sukses([], { belum_dibaca: 0, total: 0 }),
    ...jawaban,
  });
  return { server, ...tampilkan(rute, alamat) };
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

describe('/masuk leads to the one sign-in page', () => {
  it.each([
    ['/masuk', '/auth/login?kembali=%2F'],
    ['/masuk?kembali=%2Fneraca-komoditas%3Fa%3D1', '/auth/login?kembali=%2Fneraca-komoditas%3Fa%3D1'],
    ['/masuk?login_hint=ratna', '/auth/login?kembali=%2F&login_hint=ratna'],
    ['/masuk?cara=inaport', '/auth/login?kembali=%2F&cara=inaport'],
    ['/masuk?kembali=%2F%2Fjahat.example', '/auth/login?kembali=%2F'],
  ])('RUTE-10 RUTE-11 %s goes to %s', async (alamat, tujuan) => {
    buka(alamat, {});
    await waitFor(() => expect(pergi).toHaveBeenCalledWith(tujuan));
  });

  it('signed in already, it goes on to the path that was asked for', async () => {
    const { router } = buka('/masuk?kembali=%2Fneraca-komoditas%3Fa%3D1', { 'GET /api/sesi': sukses(SESI) });
    expect(
      await screen.findByRole('heading', { name: 'Tidak ada yang menunggu Anda' }, { timeout: 10_000 }),
    ).toBeInTheDocument();
    expect(router.state.location.pathname + router.state.location.search).toBe('/neraca-komoditas?a=1');
    expect(pergi).not.toHaveBeenCalled();
  });

  it('RUTE-10 brings an officer to the console', async () => {
    const petugas = { ...SESI, pengguna: { ...SESI.pengguna, id_organization: null } };
    buka('/masuk', { 'GET /api/sesi': sukses(petugas) });
    await waitFor(() => expect(pergi).toHaveBeenCalledWith('/konsol/'));
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
