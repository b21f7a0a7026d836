import { act, fireEvent, render, screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { ConfirmDialog } from './feedback/ConfirmDialog';
import { DialogFrame } from './feedback/DialogFrame';
import { ErrorState } from './feedback/ErrorState';
import { TextInput } from './inputs/Field';
import { FullScreenSpinner, LoadingSkeleton } from './feedback/Loading';
import { ResultDialog } from './feedback/ResultDialog';
import { ToastProvider, useToast } from './feedback/Toasts';

describe('dialogs', () => {
  it('GALAT-06 asks with Ya and Tidak and does nothing by itself', () => {
    const yes = vi.fn();
    const no = vi.fn();
    render(
      <ConfirmDialog
        open
        title="Ajukan perbaikan"
        question="Apakah anda ingin mengajukan perbaikan?"
        onYes={yes}
        onNo={no}
      />,
    );
    expect(screen.getByRole('dialog', { name: 'Ajukan perbaikan' })).toHaveAccessibleDescription(
      'Apakah anda ingin mengajukan perbaikan?',
    );
    expect(screen.getByRole('button', { name: 'Tidak' })).toHaveFocus();
    fireEvent.click(screen.getByRole('button', { name: 'Tidak' }));
    expect(no).toHaveBeenCalledOnce();
    expect(yes).not.toHaveBeenCalled();
    fireEvent.click(screen.getByRole('button', { name: 'Ya' }));
    expect(yes).toHaveBeenCalledOnce();
  });

  it('cannot be answered twice while the first answer is on its way', () => {
    const no = vi.fn();
    render(<ConfirmDialog open busy title="Kirim ulang" question="Kirim ulang?" onYes={vi.fn()} onNo={no} />);
    expect(screen.getByRole('button', { name: /Ya/ })).toBeDisabled();
    fireEvent.keyDown(screen.getByRole('dialog'), { key: 'Escape' });
    expect(no).not.toHaveBeenCalled();
  });

  it('GALAT-05 titles a success Berhasil! and GALAT-01 a failure Gagal!', () => {
    const { rerender } = render(
      <ResultDialog result={{ ok: true, message: 'Data Berhasil Disimpan' }} onClose={vi.fn()} />,
    );
    expect(screen.getByRole('dialog', { name: 'Berhasil!' })).toHaveTextContent('Data Berhasil Disimpan');
    rerender(<ResultDialog result={{ ok: false, message: 'Data Gagal Dikirim' }} onClose={vi.fn()} />);
    expect(screen.getByRole('dialog', { name: 'Gagal!' })).toHaveTextContent('Data Gagal Dikirim');
  });
});

describe('issue 18: the frame of every dialog', () => {
  it('is named by its title; a form goes by Enter, and reads out no more than its title', () => {
    const kirim = vi.fn((e: { preventDefault: () => void }) => e.preventDefault());
    const tutup = vi.fn();
    render(
      <DialogFrame title="Ubah nama" onClose={tutup} onSubmit={kirim} actions={<button type="submit">Simpan</button>}>
        <input aria-label="Nama" />
      </DialogFrame>,
    );
    const dialog = screen.getByRole('dialog', { name: 'Ubah nama' });
    expect(dialog).not.toHaveAttribute('aria-describedby');
    fireEvent.click(screen.getByRole('button', { name: 'Simpan' }));
    expect(kirim).toHaveBeenCalledOnce();
    fireEvent.keyDown(dialog, { key: 'Escape' });
    expect(tutup).toHaveBeenCalledOnce();
  });
  it('of a question only the question is read out, not the fields below it; a closed one is not there', () => {
    const ubah = (open: boolean) => (
      <ConfirmDialog open={open} title="Hapus" question="Hapus baris ini?" onYes={vi.fn()} onNo={vi.fn()}>
        <p>Tidak dapat diurungkan.</p>
      </ConfirmDialog>
    );
    const { rerender } = render(ubah(false));
    expect(screen.queryByRole('dialog')).toBeNull();
    rerender(ubah(true));
    expect(screen.getByRole('dialog', { name: 'Hapus' })).toHaveAccessibleDescription('Hapus baris ini?');
  });
});

describe('waiting and failing', () => {
  it("RUTE-06 shows 'Mohon tunggu...' on the full screen", () => {
    render(<FullScreenSpinner />);
    expect(screen.getByRole('status')).toHaveTextContent('Mohon tunggu...');
  });

  it('says that it loads, and where', () => {
    render(<LoadingSkeleton lines={6} />);
    expect(screen.getByRole('status').querySelectorAll('.sn-bone')).toHaveLength(6);
  });

  it("GALAT-04 titles a failed load 'Terjadi Kesalahan Server', with a code and a retry", () => {
    const retry = vi.fn();
    render(<ErrorState kode="7F3A-21" onRetry={retry} />);
    expect(screen.getByRole('alert')).toHaveTextContent(/Terjadi Kesalahan Server.*Kode bantuan 7F3A-21/);
    fireEvent.click(screen.getByRole('button', { name: 'Coba lagi' }));
    expect(retry).toHaveBeenCalledOnce();
  });

  it('keeps a failure notice until it is closed and lets a success go by itself', () => {
    vi.useFakeTimers();
    const Buttons = () => {
      const toast = useToast();
      return (
        <>
          <button onClick={() => toast.gagal('Data Gagal Disimpan')}>a</button>
          <button onClick={() => toast.berhasil('Data Berhasil Disimpan')}>b</button>
        </>
      );
    };
    render(
      <ToastProvider>
        <Buttons />
      </ToastProvider>,
    );
    const layar = screen.getByRole('status');
    fireEvent.click(screen.getByText('a'));
    act(() => void vi.advanceTimersByTime(60_000));
    expect(layar).toHaveTextContent(/^Gagal!Data Gagal Disimpan$/);
    fireEvent.click(screen.getByRole('button', { name: 'Tutup pemberitahuan ini' }));
    expect(layar).toBeEmptyDOMElement();
    // One at a time: what went well takes the place of what had failed.
    fireEvent.click(screen.getByText('a'));
    fireEvent.click(screen.getByText('b'));
    expect(layar).toHaveTextContent(/^Berhasil!Data Berhasil Disimpan$/);
    act(() => void vi.advanceTimersByTime(60_000));
    expect(layar).toBeEmptyDOMElement();
    vi.useRealTimers();
  });
});

describe('field', () => {
  it('ties label, hint and error to the control', () => {
    render(<TextInput label="Jumlah" required error="Tulis 2.750,5." hint="dalam ton" />);
    const input = screen.getByRole('textbox', { name: /Jumlah/ });
    expect(input).toBeInvalid();
    expect(input).toBeRequired();
    expect(input).toHaveAccessibleDescription('Tulis 2.750,5. dalam ton');
  });
});
