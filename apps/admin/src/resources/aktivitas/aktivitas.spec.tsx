import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { Konsol } from '../../Konsol';
import { gagal, pasangServer, sesi, sukses, type Jawaban } from '../../test-server';
import { akunUji, aktivitasUji } from '../../test-akun';

const DAFTAR = 'GET /api/aktivitas-masuk';
function buka(jawab: Jawaban, peran: Parameters<typeof sesi>[0] = 'LNSW_OPERATOR') {
  window.location.hash = '#/aktivitas';
  const server = pasangServer({
    'GET /api/sesi': sesi(peran),
    'GET /nk/v2/user-management/all-users': sukses([akunUji('KL_VERIFIKATOR')], { total: 1 }),
    [DAFTAR]: jawab,
  });
  render(<Konsol />);
  return { server, user: userEvent.setup() };
}

describe('sign-ins of everybody', () => {
  it('names event, device and address, and marks what its owner says was not him', async () => {
    buka(
      sukses(
        [
          aktivitasUji({ id: '2', peristiwa: 'GAGAL', bukan_saya: '2026-11-20T08:00:00Z' }),
          aktivitasUji({ peristiwa: 'PERANGKAT', cara: 'seluler', alamat: null }),
        ],
        { total: 2 },
      ),
    );
    const gagalMasuk = await screen.findByRole('row', { name: /Gagal masuk/ });
    expect(gagalMasuk).toHaveTextContent('Bukan saya');
    expect(gagalMasuk).toHaveTextContent('20 November 2026, 14.32');
    expect(screen.getByRole('row', { name: /Perangkat baru/ })).toHaveTextContent('dari aplikasi ponsel-');
  });
  it('asks for everybody at first, and for one user who was looked up', async () => {
    const { server, user } = buka(sukses([aktivitasUji()], { total: 1 }));
    await user.type(await screen.findByRole('combobox', { name: /Hanya satu pengguna/ }), 'dewi');
    await user.click(await screen.findByRole('option', { name: /Dewi Anggraini/ }));
    await waitFor(() =>
      expect(server.kepada(DAFTAR).map((p) => p.url.searchParams.get('id_user'))).toEqual(['semua', 'a1']),
    );
    expect(window.location.hash).toBe('#/aktivitas?id_user=a1');
  });
  it('is narrowed by what happened and from day to day; the page begins anew, the filters stand in the address', async () => {
    const { server, user } = buka(sukses([aktivitasUji()], { total: 80 }));
    await user.selectOptions(await screen.findByRole('combobox', { name: 'Peristiwa' }), 'Semua percobaan gagal');
    await user.type(screen.getByLabelText('Sejak'), '1/11/2026');
    await user.type(screen.getByLabelText('Sampai'), '20/11/2026');
    const akhir = () => Object.fromEntries(server.kepada(DAFTAR).at(-1)?.url.searchParams ?? []);
    await waitFor(() =>
      expect(akhir()).toEqual({
        ...{ id_user: 'semua', peristiwa: 'SALAH', sejak: '2026-11-01', sampai: '2026-11-20' },
        ...{ page: '1', limit: '25' },
      }),
    );
    await user.click(screen.getByRole('button', { name: 'Hapus saringan' }));
    await waitFor(() => expect(window.location.hash).toBe('#/aktivitas'));
  });
  it('PERAN-05 shows nothing to a role without the permission, and asks for nothing', async () => {
    const { server } = buka(sukses([]), 'KL_ADMIN');
    expect(await screen.findByRole('heading', { name: 'Halaman Diproteksi' })).toBeInTheDocument();
    expect(server.kepada(DAFTAR)).toEqual([]);
  });
  it('PERAN-05 shows nothing when the server refuses', async () => {
    buka(gagal(403, 'Anda tidak berwenang melakukan tindakan ini'));
    expect(await screen.findByRole('heading', { name: 'Halaman Diproteksi' })).toBeInTheDocument();
  });
});
