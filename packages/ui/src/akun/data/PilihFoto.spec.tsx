import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import type { SquarePhoto } from '../../inputs/photo-square';
import { PilihFoto } from './PilihFoto';
import { FotoTidakSampai } from './unggah-foto';

const FOTO: SquarePhoto = { blob: new Blob(['x']), side: 640 };
// The picture itself is cut in PhotoCropper; here it is one button.
vi.mock('../../inputs/PhotoCropper', () => ({
  default: (p: { error: string | null; onDone: (f: SquarePhoto) => void; onCancel: () => void }) => (
    <div role="dialog">
      {p.error && <p role="alert">{p.error}</p>}
      <button onClick={() => p.onDone(FOTO)}>Pakai foto ini</button>
      <button onClick={p.onCancel}>Batal</button>
    </div>
  ),
}));

function tampilkan({ ada = false } = {}) {
  const pasang = { isPending: false, error: null, reset: vi.fn(), mutate: vi.fn() };
  const hapus = { isPending: false, error: null, reset: vi.fn(), mutate: vi.fn() };
  const bagian = (error: unknown) => (
    <PilihFoto
      className="foto"
      ada={ada}
      pasang={{ ...pasang, error }}
      hapus={hapus}
      pesanGalat={(_, cadangan) => cadangan}
      akibat="Inisial nama Anda yang tampil."
    />
  );
  const { rerender } = render(bagian(null));
  return { pasang, hapus, gagal: (error: unknown) => rerender(bagian(error)) };
}
const pilih = async () => {
  const isian = screen.getByLabelText('File foto');
  fireEvent.change(isian, { target: { files: [new File(['x'], 'saya.png', { type: 'image/png' })] } });
  return screen.findByRole('button', { name: 'Pakai foto ini' });
};

describe('own photo', () => {
  it('closes the cutter only when the photo has been taken', async () => {
    const { pasang } = tampilkan();
    fireEvent.click(await pilih());
    expect(pasang.mutate).toHaveBeenCalledWith(FOTO, expect.anything());
    expect(screen.getByRole('dialog')).toBeInTheDocument();
    (pasang.mutate.mock.calls[0]![1] as { onSuccess: () => void }).onSuccess();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });
  it('says why it was not taken, and forgets that when it is closed', async () => {
    const { pasang, gagal } = tampilkan();
    await pilih();
    gagal(new Error('HTTP 500'));
    expect(screen.getByRole('alert')).toHaveTextContent('Data Gagal Disimpan');
    gagal(new FotoTidakSampai());
    expect(screen.getByRole('alert')).toHaveTextContent(/melewati batas satu detik/);
    fireEvent.click(screen.getByRole('button', { name: 'Batal' }));
    expect(pasang.reset).toHaveBeenCalledOnce();
    expect(screen.queryByRole('dialog')).toBeNull();
  });
  it('offers to delete what is there, and asks before', async () => {
    const { hapus } = tampilkan({ ada: true });
    expect(screen.getByRole('button', { name: 'Ganti foto' })).toBeInTheDocument();
    fireEvent.click(screen.getByRole('button', { name: 'Hapus foto' }));
    expect(screen.getByRole('dialog', { name: 'Hapus foto' })).toHaveTextContent('Inisial nama Anda yang tampil.');
    expect(hapus.mutate).not.toHaveBeenCalled();
    fireEvent.click(screen.getByRole('button', { name: 'Ya' }));
    expect(hapus.mutate).toHaveBeenCalledOnce();
    (hapus.mutate.mock.calls[0]![1] as { onSettled: () => void }).onSettled();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });
  it('offers nothing to delete where there is no photo', () => {
    tampilkan();
    expect(screen.getByRole('button', { name: 'Pilih foto' })).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Hapus foto' })).toBeNull();
  });
});
