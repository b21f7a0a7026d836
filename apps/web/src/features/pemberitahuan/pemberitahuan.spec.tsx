import { fireEvent, screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { HanyaMasuk } from '../../app/session';
import { kataWaktu } from '../../components/WaktuLalu';
import { gagal, pasangServer, SESI, sukses, tampilkan } from '../../test-render';
import type { Pemberitahuan as Isi } from '../../lib/pemberitahuan';
import { Lonceng } from './components/Lonceng';
import { Pemberitahuan } from './pages/Pemberitahuan';

const isi = (id: string, dibaca: string | null, tautan: string | null = null): Isi => ({
  id,
  user_id: 'u1',
  subject: `Judul ${id}`,
  text: `Isi ${id}`,
  type: 'info',
  tautan,
  dibaca,
  created_at: '2026-11-18T15:22:00+07:00',
});
const DAFTAR = 'GET /api-prod-ba/mobile/get_notif_web';
const BACA = 'POST /api/notifikasi/baca';
const RUTE = [
  {
    element: <HanyaMasuk />,
    children: [
      {
        path: '/pemberitahuan',
        element: (
          <>
            <Lonceng idUser="u1" />
            <Pemberitahuan />
          </>
        ),
      },
      { path: '/pengajuan/2', element: <p>berkas</p> },
    ],
  },
];

describe('notices', () => {
  it('LAYAR-16 lists them with the unread count, on the bell as well', async () => {
    const server = pasangServer({
      'GET /api/sesi': sukses(SESI),
      [DAFTAR]: sukses([isi('a', null), isi('b', '2026-11-18T16:00:00+07:00')], { belum_dibaca: 1, total: 2 }),
    });
    tampilkan(RUTE, '/pemberitahuan');
    expect(await screen.findByRole('heading', { name: '1 pemberitahuan belum dibaca' })).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Pemberitahuan, 1 belum dibaca' })).toBeInTheDocument();
    expect(screen.getAllByText('Belum dibaca.')).toHaveLength(1);
    expect(server.kepada(DAFTAR)[0]?.url.searchParams.get('user_id')).toBe('u1');
  });

  it('LAYAR-16 marks one as read when it is opened, and all at once', async () => {
    const server = pasangServer({
      'GET /api/sesi': sukses(SESI),
      [DAFTAR]: sukses([isi('a', null, '/pengajuan/2')], { belum_dibaca: 1, total: 1 }),
      [BACA]: sukses({ belum_dibaca: 0 }),
    });
    const { router } = tampilkan(RUTE, '/pemberitahuan');
    fireEvent.click(await screen.findByRole('button', { name: 'Tandai semua sudah dibaca' }));
    await waitFor(() => expect(server.kepada(BACA)).toHaveLength(1));
    fireEvent.click(screen.getByRole('link', { name: 'Judul a' }));
    await waitFor(() => expect(router.state.location.pathname).toBe('/pengajuan/2'));
    expect(server.kepada(BACA).map((p) => p.isi)).toEqual(['{}', '{"ids":["a"]}']);
  });

  it('GALAT-01 says when it could not be marked', async () => {
    pasangServer({
      'GET /api/sesi': sukses(SESI),
      [DAFTAR]: sukses([isi('a', null)], { belum_dibaca: 1, total: 1 }),
      [BACA]: gagal(500, ''),
    });
    tampilkan(RUTE, '/pemberitahuan');
    fireEvent.click(await screen.findByRole('button', { name: 'Tandai semua sudah dibaca' }));
    expect(await screen.findByText('Data Gagal Disimpan')).toBeInTheDocument();
  });

  it('BATAS-03 tells the time as people say it, in Jakarta', () => {
    const kini = new Date('2026-11-20T01:00:00+07:00');
    expect(kataWaktu('2026-11-20T00:05:00+07:00', kini)).toBe('Hari ini, 00.05 WIB');
    expect(kataWaktu('2026-11-19T16:40:00+07:00', kini)).toBe('Kemarin, 16.40 WIB');
    expect(kataWaktu('2026-11-18T15:22:00+07:00', kini)).toBe('Rabu 18 November, 15.22 WIB');
  });
});
