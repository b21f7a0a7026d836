import { act, screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { usePemberitahuan } from '../lib/pemberitahuan';
import { pasangServer, sukses, tampilkan } from '../test-render';
import { useAliranPemberitahuan } from './useAliranPemberitahuan';

const DAFTAR = 'GET /api-prod-ba/mobile/get_notif_web';
let kirim: (data: string) => void = () => undefined;

function Halaman() {
  useAliranPemberitahuan();
  return <p>belum {usePemberitahuan('u1').data?.meta.belum_dibaca}</p>;
}
const isi = (id: string, type: string) =>
  JSON.stringify({
    belum_dibaca: 1,
    terbaru: { id, type, subject: 'Perlu perbaikan', text: 'RPHP 2027', dibaca: null },
  });

beforeEach(() => {
  class Sumber {
    readyState = 1;
    addEventListener(_nama: string, dengar: (e: { data: string }) => void) {
      kirim = (data) => act(() => dengar({ data }));
    }
    close() {
      this.readyState = 2;
    }
  }
  vi.stubGlobal('EventSource', Sumber);
});

describe('LAYAR-16 new notices at once', () => {
  it('asks for the lists again with every event, and says what waits for the user', async () => {
    let belum = 0;
    const server = pasangServer({ [DAFTAR]: () => sukses([], { belum_dibaca: belum }) });
    tampilkan([{ path: '/', element: <Halaman /> }], '/');
    expect(await screen.findByText('belum 0')).toBeInTheDocument();
    kirim(isi('1', 'danger'));
    belum = 1;
    kirim(isi('2', 'warning'));
    expect(await screen.findByText('belum 1')).toBeInTheDocument();
    expect(screen.getAllByText('Perlu perbaikan')).toHaveLength(1);
    expect(server.kepada(DAFTAR).length).toBeGreaterThan(1);
  });

  it('issue 13 part 7: who works on a file hears of that one alone; the file stands in its short form', async () => {
    window.history.pushState(null, '', '/pengajuan/7/ubah');
    pasangServer({ [DAFTAR]: sukses([], { belum_dibaca: 0 }) });
    tampilkan([{ path: '/', element: <Halaman /> }], '/');
    await screen.findByText('belum 0');
    const tentang = (id: string, berkas: string) =>
      JSON.stringify({
        belum_dibaca: 1,
        terbaru: {
          id,
          type: 'warning',
          subject: '[07001955187020261122000015] Perlu Perbaikan',
          text: `Berkas ${berkas}`,
          tautan: `/pengajuan/${berkas}`,
          dibaca: null,
        },
      });
    kirim(tentang('1', '8'));
    kirim(tentang('2', '8'));
    expect(screen.queryByText('Berkas 8')).toBeNull();
    kirim(tentang('3', '7'));
    expect(await screen.findByText('Berkas 7')).toBeInTheDocument();
    expect(screen.getByRole('link')).toHaveTextContent('Perlu Perbaikan, berkas 551870-20261122-000015');
    window.history.pushState(null, '', '/');
  });

  it('says nothing about what can wait', async () => {
    const server = pasangServer({ [DAFTAR]: sukses([], { belum_dibaca: 0 }) });
    tampilkan([{ path: '/', element: <Halaman /> }], '/');
    await screen.findByText('belum 0');
    kirim(isi('1', 'info'));
    kirim(isi('2', 'info'));
    await waitFor(() => expect(server.kepada(DAFTAR).length).toBeGreaterThan(1));
    expect(screen.queryByText('Perlu perbaikan')).not.toBeInTheDocument();
  });
});
