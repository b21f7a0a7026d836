import { act, fireEvent, render, screen } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { ToastProvider } from '../../feedback/Toasts';
import { DialogMasukLagi } from './DialogMasukLagi';
import { useSesiBerakhir } from './useSesiBerakhir';

let hilang = () => undefined as void;
const pasangSesiHilang = (saatHilang: () => void) => {
  hilang = saatHilang;
};
const sesiKini = vi.fn();
const terima = vi.fn();
const mulaiUlang = vi.fn();

function Halaman() {
  const { berakhir, tutup } = useSesiBerakhir({ idUser: 'u1', pasangSesiHilang, sesiKini, terima, mulaiUlang });
  return berakhir ? (
    <DialogMasukLagi tutup="Nanti" sibuk={false} onTutup={tutup} onMasuk={(e) => e.preventDefault()}>
      <p>Yang Anda ketik tetap.</p>
    </DialogMasukLagi>
  ) : (
    <p>Halaman</p>
  );
}
const kembali = async (sesi: unknown) => {
  sesiKini.mockResolvedValue(sesi);
  render(<Halaman />, { wrapper: ToastProvider });
  act(() => hilang());
  expect(screen.getByRole('dialog', { name: 'Sesi berakhir' })).toHaveTextContent('Yang Anda ketik tetap.');
  await act(async () => void window.dispatchEvent(new Event('focus')));
};
beforeEach(() => vi.clearAllMocks());

describe('a session that ended', () => {
  it('goes on where it was when the same user came back in another tab', async () => {
    const sesi = { masuk: true, pengguna: { id_user: 'u1' } };
    await kembali(sesi);
    expect(terima).toHaveBeenCalledWith(sesi);
    expect(screen.getByText(/Anda sudah masuk kembali/)).toBeInTheDocument();
    expect(screen.getByText('Halaman')).toBeInTheDocument();
  });
  it('starts anew for somebody else, who must not go on with this page', async () => {
    await kembali({ masuk: true, pengguna: { id_user: 'u2' } });
    expect(mulaiUlang).toHaveBeenCalledOnce();
    expect(terima).not.toHaveBeenCalled();
  });
  it('keeps asking while nobody is signed in, until it is put off', async () => {
    await kembali({ masuk: false });
    expect(terima).not.toHaveBeenCalled();
    fireEvent.click(screen.getByRole('button', { name: 'Nanti' }));
    expect(screen.getByText('Halaman')).toBeInTheDocument();
  });
});
