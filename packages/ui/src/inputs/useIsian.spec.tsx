import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { TextInput } from './Field';
import { useIsian } from './useIsian';

class Ditolak extends Error {
  readonly errors = [
    { path: 'surel', rule: 'isEmail', message: 'surel must be an email' },
    { path: 'lain', message: 'lain salah' },
  ];
}
const kirim = vi.fn();
let tempat: boolean | null = null;

function Uji({ nama }: { nama: string }) {
  const isian = useIsian(
    {
      nama: { label: 'Nama', wajib: true, periksa: (n) => (n.length < 3 ? 'Nama terlalu pendek' : null) },
      surel: { label: 'Surel' },
    },
    { nama, surel: '' },
  );
  return (
    <form onSubmit={isian.saatKirim(kirim)}>
      <TextInput {...isian.ikat('nama')} />
      <TextInput {...isian.ikat('surel')} />
      <button>Kirim</button>
      <button type="button" onClick={() => (tempat = isian.tolak(new Ditolak()))}>
        Tolak
      </button>
      <output>{isian.berubah.join()}</output>
    </form>
  );
}
const nama = () => screen.getByRole('textbox', { name: /Nama/ });
const ketik = (isi: string) => fireEvent.change(nama(), { target: { value: isi } });
const tekan = (tombol: string) => fireEvent.click(screen.getByRole('button', { name: tombol }));

describe('a short form', () => {
  it('sends nothing as long as a field is wrong, and leads to the first of them', async () => {
    render(<Uji nama="" />);
    tekan('Kirim');
    expect(nama()).toHaveAccessibleDescription('Nama wajib diisi');
    await waitFor(() => expect(nama()).toHaveFocus());
    ketik('Di');
    fireEvent.blur(nama());
    expect(nama()).toHaveAccessibleDescription('Nama terlalu pendek');
    expect(kirim).not.toHaveBeenCalled();
    ketik('Dian');
    tekan('Kirim');
    expect(kirim).toHaveBeenCalledWith({ nama: 'Dian', surel: '' });
  });
  it('keeps what was typed when a newer version comes, and follows it elsewhere', () => {
    const { rerender } = render(<Uji nama="Dewi" />);
    rerender(<Uji nama="Dewi A." />);
    expect(nama()).toHaveValue('Dewi A.');
    ketik('Dewi Lestari');
    rerender(<Uji nama="Dewi Anggraini" />);
    expect(nama()).toHaveValue('Dewi Lestari');
    expect(screen.getByRole('status')).toHaveTextContent('nama');
  });
  it('puts the server’s faults at their fields, and says whether all have found a place', () => {
    render(<Uji nama="Dewi" />);
    tekan('Tolak');
    expect(screen.getByRole('textbox', { name: /Surel/ })).toHaveAccessibleDescription(
      'Surel harus alamat surel yang benar',
    );
    expect(tempat).toBe(false);
  });
});
