import { fireEvent, render, screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { BarisCapaian } from '../../../providers/wire';
import { Capaian } from './Capaian';
import { kataPoin, urutkan } from './urut';

const satu = (nama: string, isi: Partial<BarisCapaian> = {}): BarisCapaian => ({
  ...{ kd_komoditas: nama, ur_komoditas: nama, satuan: 'TNE', ur_satuan: 'ton' },
  ...{ ditetapkan: '1000', terbit: '900', terealisasi: '560', rencana: '1200', rencana_sampai: '1000' },
  ...{ persen_terbit: 90, persen_realisasi: 56, persen_rencana: 83.3, poin: -27.3, tertinggal: true },
  ...isi,
});
const DATAR = { poin: -2, tertinggal: false };
const TANPA = { persen_rencana: null, poin: null, tertinggal: false };
const isi = (baris: BarisCapaian[], sampai: string | null = '102026') => ({
  ...{ tahun: 2026, sampai, pada: '2026-11-20T07:31:00Z', baris },
});
const nama = () => screen.getAllByRole('rowheader').map((x) => x.textContent);

describe('what became of the determined quantities', () => {
  it('is headed by how many are behind, with the time of the count and the month up to which plans are counted', () => {
    render(<Capaian isi={isi([satu('Beras', DATAR), satu('Daging'), satu('Jagung', { poin: -10 })])} />);
    expect(screen.getByRole('heading', { name: '2 komoditas tertinggal dari rencana 2026' })).toBeVisible();
    expect(screen.getByText('rencana sampai Okt 2026')).toBeVisible();
    expect(
      screen.getByText(
        'Menurut buku kuantitas per 20 November 2026, 14.31 WIB. Rencana: impor menurut bulan dalam RKT yang ditetapkan.',
      ),
    ).toBeVisible();
    const [, daging] = screen.getAllByRole('row');
    const sel = within(daging as HTMLElement)
      .getAllByRole('cell')
      .map((x) => x.textContent);
    expect(sel).toEqual(['1.000', '900', '560', '', '56%', '27 poin di bawah']);
  });
  it('begins with what is furthest behind, and is sorted by any of its figures', () => {
    const beras = satu('Beras', { ...DATAR, ditetapkan: '5000', persen_realisasi: 80 });
    render(<Capaian isi={isi([beras, satu('Garam', TANPA), satu('Daging')])} />);
    expect(nama()).toEqual(['Daging ton', 'Beras ton', 'Garam ton']);
    fireEvent.click(screen.getByRole('button', { name: 'Terhadap rencana' }));
    expect(nama()).toEqual(['Beras ton', 'Daging ton', 'Garam ton']);
    fireEvent.click(screen.getByRole('button', { name: 'Ditetapkan' }));
    expect(nama()).toEqual(['Beras ton', 'Daging ton', 'Garam ton']);
    fireEvent.click(screen.getByRole('button', { name: 'Komoditas' }));
    expect(nama()).toEqual(['Beras ton', 'Daging ton', 'Garam ton']);
    fireEvent.click(screen.getByRole('button', { name: 'Komoditas' }));
    expect(nama()).toEqual(['Garam ton', 'Daging ton', 'Beras ton']);
    expect(screen.getByText('tidak ada rencana bulanan')).toBeVisible();
  });
  it('shows eight, and all who asks', () => {
    render(<Capaian isi={isi(Array.from({ length: 11 }, (_, i) => satu(`K${String(i).padStart(2, '0')}`)))} />);
    expect(nama()).toHaveLength(8);
    fireEvent.click(screen.getByRole('button', { name: 'Semua 11 komoditas' }));
    expect(nama()).toHaveLength(11);
    fireEvent.click(screen.getByRole('button', { name: 'Hanya 8 pertama' }));
    expect(nama()).toHaveLength(8);
  });
  it('says that nothing was determined; no month that has not ended is named', () => {
    render(<Capaian isi={isi([], null)} />);
    expect(screen.getByText('Belum ada jumlah yang ditetapkan untuk 2026')).toBeVisible();
    expect(screen.getByText('Komoditas tampil di sini setelah jumlahnya ditetapkan.')).toBeVisible();
    expect(screen.queryByText(/rencana sampai/)).toBeNull();
    expect(screen.getByRole('heading', { name: 'Ditetapkan, terbit, terealisasi 2026' })).toBeVisible();
  });
  it.each([
    [5.2, '5 poin di atas'],
    [-0.4, 'sesuai rencana'],
    [0, 'sesuai rencana'],
    [-26.9, '27 poin di bawah'],
  ])('%d is %s', (poin, kata) => {
    expect(kataPoin(poin)).toBe(kata);
  });
  it('orders quantities by their value, not by their text', () => {
    const b = [satu('A', { terbit: '900' }), satu('B', { terbit: '10000.5' })];
    expect(urutkan(b, { kolom: 'terbit', turun: true }).map((x) => x.ur_komoditas)).toEqual(['B', 'A']);
  });
});
