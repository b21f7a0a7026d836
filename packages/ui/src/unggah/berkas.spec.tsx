import { fireEvent, render, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { IsianBerkas } from './IsianBerkas';
import { TombolBerkas } from './TombolBerkas';

const surat = new File(['isi'], 'surat.pdf', { type: 'application/pdf' });

it('the button opens the dialog of the system, gives the one file, and the same file again', () => {
  const ambil = vi.fn();
  render(
    <TombolBerkas nama="Surat" accept=".pdf" onBerkas={ambil}>
      Unggah
    </TombolBerkas>,
  );
  const kotak = screen.getByLabelText('Surat');
  const dibuka = vi.spyOn(kotak, 'click');
  fireEvent.click(screen.getByRole('button', { name: 'Unggah' }));
  expect(dibuka).toHaveBeenCalledOnce();
  expect(kotak).toHaveAttribute('accept', '.pdf');
  for (const n of [1, 2]) {
    fireEvent.change(kotak, { target: { files: [surat] } });
    expect(ambil).toHaveBeenCalledTimes(n);
    expect(ambil).toHaveBeenLastCalledWith(surat);
  }
  fireEvent.change(kotak, { target: { files: [] } });
  expect(ambil).toHaveBeenCalledTimes(2);
});

it('a field says in our words what was chosen, and a label outside is its name', () => {
  const isian = (berkas: File | null) => (
    <>
      <label htmlFor="s">Surat jalan</label>
      <IsianBerkas id="s" nama="surat jalan" berkas={berkas} onBerkas={() => undefined} />
    </>
  );
  const { rerender } = render(isian(null));
  expect(screen.getByRole('button', { name: 'Pilih berkas surat jalan' })).toBeVisible();
  expect(screen.getByRole('status')).toHaveTextContent('Belum ada berkas');
  expect(screen.getByLabelText('Surat jalan')).toHaveAttribute('type', 'file');
  rerender(isian(surat));
  expect(screen.getByRole('button', { name: 'Ganti berkas surat jalan' })).toBeVisible();
  expect(screen.getByRole('status')).toHaveTextContent('surat.pdf');
});
