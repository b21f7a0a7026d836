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
  ...{ cara: 'uji', baru: 0, berubah: 0, tetap: 0, masalah: [], masalah_lain: 0, jumlah: [], berlaku_sampai: null },
};
const panel = (ubah: Partial<Parameters<typeof HasilUnggah>[0]>) => {
  const isi = {
    kirim: null,
    galat: null,
    impor: null,
    mulai: vi.fn(),
    tutup: vi.fn(),
    tindakan: { sibuk: false, galat: null, jalankan: vi.fn() },
    ...ubah,
  };
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
  it('says what would change before anything is stored, and takes all of it only where all of it is right', async () => {
    const siap: Impor = {
      ...{ ...impor, status: 'SIAP', diterima: 3, ditolak: 0, baru: 1, berubah: 1, tetap: 1 },
      berlaku_sampai: '2026-11-21T07:32:00Z',
      jumlah: [
        {
          ...{ jenis: 'Data barang', satuan: 'TNE', baris_sebelum: 2, baris_sesudah: 3 },
          ...{ jml_sebelum: '300', jml_sesudah: '1480.5' },
        },
      ],
    };
    const { isi } = panel({ impor: siap });
    expect(screen.getByRole('heading')).toHaveTextContent('Belum disimpan. Periksa, lalu terapkan');
    expect(screen.getByText(/dapat diterapkan sampai 21 November 2026, 14\.32 WIB/)).toBeInTheDocument();
    expect(screen.getByRole('row', { name: 'Data barang ton 2 → 3 300 1.480,5' })).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Periksa ulang' })).not.toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'Terapkan semua' }));
    expect(isi.tindakan.jalankan).toHaveBeenCalledExactlyOnceWith('semua');
  });
  it('names every wrong cell, and takes the right rows only where that is chosen', async () => {
    const masalah = [
      { lembar: 'Data barang', sel: 'D6', pesan: 'Negara asal tidak ada di daftar' },
      { lembar: 'Pemakaian', sel: 'Baris 4', pesan: 'Ikut ditolak' },
    ];
    const { isi } = panel({
      impor: { ...impor, status: 'SIAP', diterima: 3, ditolak: 2, masalah, masalah_lain: 1_200 },
    });
    expect(screen.getByText('1.202 kesalahan ditemukan')).toBeInTheDocument();
    expect(screen.getAllByRole('listitem').map((x) => x.textContent)).toEqual([
      'Data barang, D6: Negara asal tidak ada di daftar',
      'Pemakaian, Baris 4: Ikut ditolak',
      '1.200 lagi ada di berkas hasil.',
    ]);
    expect(screen.queryByRole('button', { name: 'Terapkan semua' })).not.toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Unduh berkas hasil' })).toHaveAttribute('href', '/berkas/9');
    await userEvent.click(screen.getByRole('button', { name: 'Ambil 3 baris yang benar saja' }));
    await userEvent.click(screen.getByRole('button', { name: 'Jangan terapkan' }));
    expect(isi.tindakan.jalankan).toHaveBeenNthCalledWith(1, 'benar');
    expect(isi.tindakan.jalankan).toHaveBeenNthCalledWith(2, 'buang');
  });
  it.each([
    ['of a file that has changed', { ...impor, status: 'SIAP' as const }, 'Isi berkas berubah'],
    ['whose time is over', { ...impor, status: 'LEWAT' as const, url_hasil: null }, null],
  ])('reads a workbook again %s', async (_, isiImpor, galat) => {
    const jalankan = vi.fn();
    panel({ impor: isiImpor, tindakan: { sibuk: false, galat, jalankan } });
    await userEvent.click(screen.getByRole('button', { name: 'Periksa ulang' }));
    expect(jalankan).toHaveBeenCalledExactlyOnceWith('ulang');
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
