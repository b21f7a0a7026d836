import { cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { LaporanImpor, type IsiLaporanImpor } from './LaporanImpor';

const siap: IsiLaporanImpor = {
  ...{ status: 'SIAP', nama_file: 'bahan.xlsx', url_hasil: '/hasil/7', berlaku_sampai: '2026-11-21T07:32:00Z' },
  ...{ diterima: 5, ditolak: 1, baru: 3, berubah: 2, tetap: 0, masalah_lain: 0 },
  masalah: [{ lembar: 'Data barang', sel: 'C7', pesan: 'Negara asal tidak ada di daftar' }],
  jumlah: [
    {
      ...{ jenis: 'Data barang', satuan: 'TNE', baris_sebelum: 2, baris_sesudah: 5 },
      ...{ jml_sebelum: '1200', jml_sesudah: '2450.5' },
    },
  ],
};
const tampil = (laporan: IsiLaporanImpor, galat: string | null = null) => {
  const onTindakan = vi.fn();
  render(<LaporanImpor laporan={laporan} sibuk={false} galat={galat} onTindakan={onTindakan} />);
  return onTindakan;
};
const tombol = () => screen.getAllByRole('button').map((b) => b.textContent);

describe('what a workbook would do', () => {
  it('tells sums before and after, in a part that a keyboard scrolls, and takes the right rows alone', () => {
    const onTindakan = tampil(siap);
    const jumlah = screen.getByRole('region', { name: 'Jumlah sebelum dan sesudah diterapkan' });
    expect(jumlah).toHaveAttribute('tabindex', '0');
    expect(
      within(jumlah)
        .getAllByRole('cell')
        .map((c) => c.textContent),
    ).toEqual(['2 → 5', '1.200', '2.450,5']);
    expect(within(jumlah).getByRole('rowheader')).toHaveTextContent('Data barang ton');
    expect(screen.getByText('perlu perbaikan', { exact: false }).nextSibling).toHaveTextContent('1');
    expect(screen.getByText('1 kesalahan ditemukan')).toBeInTheDocument();
    expect(tombol()).toEqual(['Ambil 5 baris yang benar saja', 'Jangan terapkan']);
    fireEvent.click(screen.getByRole('button', { name: 'Ambil 5 baris yang benar saja' }));
    expect(onTindakan).toHaveBeenCalledExactlyOnceWith('benar');
  });
  it('takes all of a workbook without a fault, and nothing of one without a right row', () => {
    tampil({ ...siap, ditolak: 0, masalah: [] });
    expect(tombol()).toEqual(['Terapkan semua', 'Jangan terapkan']);
    cleanup();
    tampil({ ...siap, diterima: 0, baru: 0, berubah: 0 });
    expect(tombol()).toEqual(['Jangan terapkan']);
  });
  it('a refused or expired one is checked again; the expired one says nothing of its rows', () => {
    tampil(siap, 'Berkas ini berubah di tempat lain');
    expect(screen.getByRole('alert')).toHaveTextContent('Berkas ini berubah di tempat lain');
    expect(tombol()).toContain('Periksa ulang');
    cleanup();
    const onTindakan = tampil({ ...siap, status: 'LEWAT' });
    expect(screen.getByRole('heading', { name: 'Hasil pemeriksaan kedaluwarsa' })).toBeInTheDocument();
    expect(screen.queryByRole('region', { name: /Jumlah/ })).toBeNull();
    expect(tombol()).toEqual(['Periksa ulang']);
    fireEvent.click(screen.getByRole('button', { name: 'Periksa ulang' }));
    expect(onTindakan).toHaveBeenCalledExactlyOnceWith('ulang');
  });
});
