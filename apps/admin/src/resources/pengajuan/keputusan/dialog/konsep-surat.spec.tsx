import { api, GalatApi } from '@sinas/api-client';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { bukaPdf } from '../baca/pdf';
import type { LembaranKerja } from '../useLembaran';
import { KonsepSurat } from './KonsepSurat';

vi.mock('../baca/pdf', () => ({ bukaPdf: vi.fn() }));
const simpan = vi.fn<() => Promise<boolean>>();
let biner = vi.spyOn(api, 'biner');
beforeEach(() => {
  simpan.mockReset().mockResolvedValue(true);
  biner = vi.spyOn(api, 'biner').mockResolvedValue(new ArrayBuffer(4));
  const gambar = () => Promise.resolve('Nomor terisi saat terbit');
  vi.mocked(bukaPdf).mockReset().mockResolvedValue({ halaman: 1, gambar, tutup: vi.fn() });
  vi.stubGlobal(
    'ResizeObserver',
    class {
      observe = vi.fn();
      disconnect = vi.fn();
    },
  );
});
function buka() {
  const kerja = { simpan } as unknown as LembaranKerja;
  render(
    <QueryClientProvider client={new QueryClient()}>
      <KonsepSurat idNk="7" kerja={kerja} />
    </QueryClientProvider>,
  );
  return { user: userEvent.setup(), tombol: screen.getByRole('button', { name: 'Lihat konsep surat' }) };
}

describe('the letter before it is decided', () => {
  it('is drawn from the sheet that was kept a moment ago, and gives the focus back when it is closed', async () => {
    const { user, tombol } = buka();
    await user.click(tombol);
    const dialog = await screen.findByRole('dialog', { name: 'Konsep surat keputusan' });
    expect(await within(dialog).findByText('Nomor terisi saat terbit')).toBeInTheDocument();
    expect(simpan.mock.invocationCallOrder[0]).toBeLessThan(biner.mock.invocationCallOrder[0] ?? 0);
    expect(biner.mock.calls[0]).toEqual(['/nk/v2/data-nk/inhouse/konsep-surat', { query: { id_nk: '7' } }]);
    await user.click(within(dialog).getByRole('button', { name: 'Tutup konsep' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(tombol).toHaveFocus();
  });
  it('a sheet that could not be kept has none, and says so', async () => {
    simpan.mockResolvedValue(false);
    const { user, tombol } = buka();
    await user.click(tombol);
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'Konsep surat belum dapat dibuat. Isian lembar ini tetap ada',
    );
    expect(biner).not.toHaveBeenCalled();
  });
  it('a refusal is told in the words of the server', async () => {
    const pesanServer = 'Konsep surat dapat dilihat saat berkas di meja pejabat pemutus';
    biner.mockRejectedValue(new GalatApi({ status: 422, pesanServer }));
    const { user, tombol } = buka();
    await user.click(tombol);
    expect(await screen.findByRole('alert')).toHaveTextContent(pesanServer);
  });
});
