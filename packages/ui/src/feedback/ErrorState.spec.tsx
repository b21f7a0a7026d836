import { act, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { ErrorState } from './ErrorState';
import { Luring } from './Luring';

const ulang = vi.fn();

describe('issue 13 part 4: each failed load has the name of its cause', () => {
  it('a refusal is told in the words of the server, without a retry, and is no fault of the server', () => {
    render(
      <ErrorState sebab="ditolak" alasan="Anda tidak berwenang melakukan tindakan ini" kode="7F3A" onRetry={ulang}>
        Daftar belum dapat dimuat.
      </ErrorState>,
    );
    expect(screen.getByRole('alert')).toHaveTextContent(
      /^Tidak dapat dibukaAnda tidak berwenang melakukan tindakan ini\.\s*$/,
    );
    expect(screen.queryByRole('button')).toBeNull();
  });
  it('a line that is down is a line that is down, and can be tried again', () => {
    render(
      <ErrorState sebab="luring" onRetry={ulang}>
        Daftar belum dapat dimuat.
      </ErrorState>,
    );
    expect(screen.getByRole('alert')).toHaveTextContent('Sambungan terputusDaftar belum dapat dimuat.');
    expect(screen.getByRole('button', { name: 'Coba lagi' })).toBeEnabled();
  });
});

describe('issue 13 part 4: the line of the device', () => {
  afterEach(() => vi.restoreAllMocks());
  it('says that it is offline as long as it is', () => {
    const punya = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(true);
    render(<Luring />);
    expect(screen.getByRole('status')).toBeEmptyDOMElement();
    punya.mockReturnValue(false);
    act(() => void window.dispatchEvent(new Event('offline')));
    expect(screen.getByRole('status')).toHaveTextContent(
      'Anda sedang luring. Yang sudah dimuat tetap tampil, sisanya dimuat sendiri begitu tersambung kembali.',
    );
    punya.mockReturnValue(true);
    act(() => void window.dispatchEvent(new Event('online')));
    expect(screen.getByRole('status')).toBeEmptyDOMElement();
  });
});
