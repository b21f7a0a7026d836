import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { Konsol } from '../Konsol';
import { pasangServer, sesi, sukses } from '../test-server';

const NOTIF = 'GET /api-prod-ba/mobile/get_notif_web';
const kabar = (id: string, type: string) => ({
  id,
  user_id: 'u1',
  subject: `Perihal ${id}`,
  text: 'Isi',
  type,
  tautan: null,
  dibaca: null,
  created_at: '2026-11-20T07:32:00Z',
});

/** The browser's end of the stream, spoken to by the test. */
class AliranUji {
  static CLOSED = 2;
  static terakhir: AliranUji;
  readyState = 1;
  onopen: () => void = () => undefined;
  onerror: () => void = () => undefined;
  private dengar: (e: { data: string }) => void = () => undefined;
  constructor(readonly url: string) {
    AliranUji.terakhir = this;
  }
  addEventListener(_nama: string, dengar: (e: { data: string }) => void) {
    this.dengar = dengar;
  }
  close() {
    this.readyState = AliranUji.CLOSED;
  }
  katakan(isi: unknown) {
    act(() => this.dengar({ data: JSON.stringify(isi) }));
  }
}

describe('live notices', () => {
  it('LAYAR-16 counts a new notice at once and says aloud what waits for the officer', async () => {
    vi.stubGlobal('EventSource', AliranUji);
    window.location.hash = '#/pemberitahuan';
    let belum = 0;
    const server = pasangServer({
      'GET /api/sesi': sesi('SUPER_ADMIN'),
      [NOTIF]: () => sukses([], { total: 0, belum_dibaca: belum }),
    });
    render(<Konsol />);
    await screen.findByRole('heading', { name: 'Pemberitahuan', level: 1 });
    expect(AliranUji.terakhir.url).toBe('/api/notifikasi/aliran');
    AliranUji.terakhir.katakan({ belum_dibaca: 0, terbaru: null });
    await waitFor(() => expect(server.kepada(NOTIF).length).toBeGreaterThan(2));
    belum = 1;
    AliranUji.terakhir.katakan({ belum_dibaca: 1, terbaru: kabar('9', 'warning') });
    expect(await screen.findByRole('button', { name: 'Pemberitahuan, 1 belum dibaca' })).toBeInTheDocument();
    expect(screen.getByText('Perihal 9')).toBeInTheDocument();
    AliranUji.terakhir.katakan({ belum_dibaca: 1, terbaru: kabar('10', 'info') });
    expect(screen.queryByText('Perihal 10')).toBeNull();
  });
  it('the page says how many are not read, and that all are only when none is left', async () => {
    vi.stubGlobal('EventSource', AliranUji);
    window.location.hash = '#/pemberitahuan';
    let belum = 2;
    pasangServer({
      'GET /api/sesi': sesi('SUPER_ADMIN'),
      [NOTIF]: () => sukses([], { total: 0, belum_dibaca: belum }),
      'POST /api/notifikasi/baca': () => {
        belum = 0;
        return sukses({ dibaca: 2 });
      },
    });
    render(<Konsol />);
    expect(await screen.findByText('2 belum dibaca.')).toBeInTheDocument();
    expect(screen.queryByText('Semua sudah dibaca.')).toBeNull();
    await userEvent.setup().click(screen.getByRole('button', { name: 'Tandai semua sudah dibaca' }));
    expect(await screen.findByText('Semua sudah dibaca.')).toBeInTheDocument();
  });
});
