import { ToastProvider } from '@sinas/ui/feedback/Toasts';
import { render, screen } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { gagal, pasangServer, sesi, sukses, TAMU } from '../test-server';
import { GerbangSesi } from './GerbangSesi';

const pindah = vi.fn();
const tampilkan = () => render(<GerbangSesi>isi konsol</GerbangSesi>, { wrapper: ToastProvider });

describe('gate of the console', () => {
  beforeEach(() => {
    pindah.mockReset();
    vi.stubGlobal('location', {
      origin: 'http://localhost:3000',
      pathname: '/konsol/',
      search: '',
      hash: '#/berkas',
      assign: pindah,
    });
  });

  it('RUTE-06 waits with Mohon tunggu and lets an officer in', async () => {
    pasangServer({ 'GET /api/sesi': sesi('KL_VERIFIKATOR') });
    tampilkan();
    expect(screen.getByText('Mohon tunggu...')).toBeInTheDocument();
    expect(await screen.findByText('isi konsol')).toBeInTheDocument();
    expect(pindah).not.toHaveBeenCalled();
  });
  it('RUTE-10 sends a stranger to sign-in, and back to the same page', async () => {
    pasangServer({ 'GET /api/sesi': sukses(TAMU) });
    tampilkan();
    await vi.waitFor(() => expect(pindah).toHaveBeenCalledWith('/auth/login?kembali=%2Fkonsol%2F%23%2Fberkas'));
    expect(screen.queryByText('isi konsol')).toBeNull();
  });
  it('PERAN-01 sends a company user to the web app', async () => {
    pasangServer({ 'GET /api/sesi': sesi('PU_ADMIN') });
    tampilkan();
    await vi.waitFor(() => expect(pindah).toHaveBeenCalledWith('/'));
    expect(screen.queryByText('isi konsol')).toBeNull();
  });
  it('GALAT-12 shows a session that cannot be read, with a retry', async () => {
    pasangServer({ 'GET /api/sesi': gagal(500, 'Terjadi Kesalahan Server') });
    tampilkan();
    expect(await screen.findByRole('button', { name: 'Coba lagi' })).toBeInTheDocument();
  });
});
