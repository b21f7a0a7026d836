import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import type { Impor } from '../wire';
import { HasilUnggah } from './HasilUnggah';

const impor: Impor = {
  id: '1',
  status: 'SELESAI',
  nama_file: 'RKI-Gula-2027.xlsx',
  versi_templat: 3,
  total: 189,
  diproses: 189,
  diterima: 182,
  ditolak: 7,
  pesan: null,
  url_hasil: '/berkas/9',
  selesai_pada: '2026-11-20T07:32:00Z',
};
const panel = (ubah: Partial<Parameters<typeof HasilUnggah>[0]>) => {
  const isi = { kirim: null, galat: null, impor: null, mulai: vi.fn(), tutup: vi.fn(), ...ubah };
  return { isi, ...render(<HasilUnggah {...isi} />) };
};

describe('LAYAR-01 result of a workbook', () => {
  it('counts in words, draws the share and gives the workbook back', async () => {
    const { isi } = panel({ impor });
    expect(screen.getByRole('heading')).toHaveTextContent('182 baris diterima, 7 perlu perbaikan');
    expect(screen.getByRole('img', { name: '182 dari 189 baris diterima' })).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Unduh berkas hasil' })).toHaveAttribute('href', '/berkas/9');
    expect(screen.getByText(/templat versi 3, selesai 14\.32/)).toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'Tutup hasil unggah' }));
    expect(isi.tutup).toHaveBeenCalledOnce();
  });
  it('shows how far it is, and that the page may be left', () => {
    panel({ impor: { ...impor, status: 'BERJALAN', diproses: 50 } });
    expect(screen.getByRole('progressbar')).toHaveAttribute('value', '26');
    expect(screen.getByRole('status')).toHaveTextContent(
      '50 dari 189 baris diperiksa. Halaman ini boleh ditinggalkan.',
    );
  });
  it('gives the sentence of the server when the workbook is refused', () => {
    panel({ impor: { ...impor, status: 'GAGAL', pesan: 'Templat ini dibuat untuk pengajuan lain' } });
    expect(screen.getByRole('alert')).toHaveTextContent(
      'Templat ini dibuat untuk pengajuan lain. Tidak ada baris yang berubah.',
    );
  });
});
