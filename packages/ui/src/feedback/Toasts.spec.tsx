import { fireEvent, render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { ToastProvider, useToast } from './Toasts';

function Tombol() {
  const { berhasil, gagal, kabar } = useToast();
  return (
    <>
      <button onClick={() => berhasil('Data Berhasil Disimpan')}>baik</button>
      <button onClick={() => gagal('Data Gagal Disimpan')}>gagal</button>
      <button onClick={() => kabar('Perlu Perbaikan', 'Gula 2027', { tautan: '/pengajuan/7' })}>kabar</button>
      <button onClick={() => kabar('Ditolak', 'Garam 2027', { tautan: '/pengajuan/8', buruk: true })}>tolak</button>
    </>
  );
}
const layar = (halaman: string) => (
  <ToastProvider halaman={halaman}>
    <Tombol />
  </ToastProvider>
);
const tekan = (nama: string) => fireEvent.click(screen.getByRole('button', { name: nama }));
const kartu = () => screen.getByRole('status');

describe('issue 13 part 7: notices', () => {
  it('are one at a time, and news leads to its file', () => {
    render(layar('/'));
    tekan('kabar');
    tekan('tolak');
    expect(kartu().children).toHaveLength(1);
    expect(screen.getByRole('link', { name: 'Ditolak' })).toHaveAttribute('href', '/pengajuan/8');
  });
  it('news does not push a failure away that still waits for the person', () => {
    render(layar('/'));
    tekan('gagal');
    tekan('kabar');
    expect(kartu()).toHaveTextContent(/^Gagal!Data Gagal Disimpan$/);
  });
  it('a refusal is drawn as another thing than news', () => {
    render(layar('/'));
    tekan('kabar');
    expect(kartu().firstElementChild).toHaveAttribute('data-kind', 'news');
    tekan('tolak');
    expect(kartu().firstElementChild).toHaveAttribute('data-kind', 'refused');
  });
  it('what has failed on a page is gone when the page is left; what went well is still read', () => {
    const { rerender } = render(layar('/a'));
    tekan('gagal');
    rerender(layar('/b'));
    expect(kartu()).toBeEmptyDOMElement();
    tekan('baik');
    rerender(layar('/c'));
    expect(kartu()).toHaveTextContent('Data Berhasil Disimpan');
  });
});
