import { fireEvent, render, screen, waitFor } from '@testing-library/react';

import { describe, expect, it, vi } from 'vitest';
import { TombolEkspor } from './TombolEkspor';
import { saringEkspor, type Ekspor } from './useEkspor';

const siap: Ekspor = {
  ...{ id: '5', nama: 'daftar berkas', format: 'xlsx', status: 'SIAP', baris: 1_204, pesan: null },
  ...{ url: '/api/ekspor/5/unduh', dibuat: '2026-11-20T07:32:00Z', berlaku_sampai: '2026-11-21T07:32:00Z' },
};
const buka = async (milik: readonly Ekspor[], buat = vi.fn(() => Promise.resolve({}))) => {
  const panggilan = { milik: vi.fn(() => Promise.resolve(milik)), buat, batal: vi.fn(() => Promise.resolve({})) };
  const minta = { daftar: 'berkas', saring: saringEkspor({ keyword: '', kd_status: '10', tahun: '2027' }) } as const;
  render(<TombolEkspor panggilan={panggilan} minta={minta} kalimatGalat={(g) => (g as Error).message} />);
  fireEvent.click(screen.getByRole('button', { name: 'Ekspor' }));
  return panggilan;
};

describe('export of a list', () => {
  it('asks for the rows of the filters that are set, in the form that is chosen', async () => {
    const panggilan = await buka([]);
    expect(await screen.findByText('Belum ada ekspor.')).toBeInTheDocument();
    expect(screen.getByText(/Baris yang sesuai saringan sekarang/)).toBeInTheDocument();
    fireEvent.click(screen.getByRole('radio', { name: 'CSV' }));
    fireEvent.click(screen.getByRole('button', { name: 'Buat berkas' }));
    expect(panggilan.buat).toHaveBeenCalledExactlyOnceWith({
      ...{ daftar: 'berkas', format: 'csv', saring: { kd_status: '10', tahun: 2027 } },
    });
    await waitFor(() => expect(panggilan.milik).toHaveBeenCalledTimes(2));
  });
  it('shows what is ready, what is being made and what is over, each with what can be done', async () => {
    const panggilan = await buka([
      siap,
      { ...siap, id: '4', format: 'csv', status: 'BERJALAN', baris: 500, url: null },
      { ...siap, id: '3', status: 'LEWAT', url: null },
    ]);
    expect(await screen.findByRole('link', { name: 'Unduh daftar berkas, Excel' })).toHaveAttribute('href', siap.url);
    expect(screen.getByText(/1\.204 baris, dapat diunduh sampai 21 November 2026, 14\.32 WIB/)).toBeInTheDocument();
    expect(screen.getByRole('status')).toHaveTextContent('500 baris ditulis');
    expect(screen.getByText(/Masa simpannya habis/)).toBeInTheDocument();
    fireEvent.click(screen.getByRole('button', { name: 'Batalkan' }));
    expect(panggilan.batal).toHaveBeenCalledExactlyOnceWith('4');
  });
  it('says why it is refused', async () => {
    await buka(
      [],
      vi.fn(() => Promise.reject(new Error('Tunggu sampai ekspor Anda yang lain selesai'))),
    );
    fireEvent.click(screen.getByRole('button', { name: 'Buat berkas' }));
    expect(await screen.findByRole('alert')).toHaveTextContent('Tunggu sampai ekspor Anda yang lain selesai');
  });
});
