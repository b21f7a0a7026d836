import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { expect, it, vi } from 'vitest';
import { ConfirmDialog } from '../feedback/ConfirmDialog';
import { Field, TextInput } from './Field';
import { useIsian } from './useIsian';

const kirim = vi.fn();
function Formulir() {
  const isian = useIsian({ saran: { label: 'Saran', wajib: true } }, { saran: '' });
  return (
    <form onSubmit={isian.saatKirim(kirim)}>
      <TextInput {...isian.ikat('saran')} maks={10} />
      <button>Kirim</button>
    </form>
  );
}
const ketik = (isi: string) => fireEvent.change(screen.getByRole('textbox'), { target: { value: isi } });

it('issue 13 part 4: a text is counted near its limit, and told as soon as it is over; nothing of it is cut', () => {
  render(<Formulir />);
  const saran = screen.getByRole('textbox');
  ketik('1234567');
  expect(saran).not.toHaveAccessibleDescription();
  ketik('12345678');
  expect(saran).toHaveAccessibleDescription('8 dari 10 karakter');
  expect(saran).not.toHaveAttribute('maxlength');
  ketik('12345678901');
  expect(saran).toHaveValue('12345678901');
  expect(saran).toBeInvalid();
  expect(saran).toHaveAccessibleDescription('Saran paling banyak 10 karakter 11 dari 10 karakter');
});
it('issue 13 part 4: what is too long is not sent; the field has the focus, and is sent when it is short enough', async () => {
  render(<Formulir />);
  ketik('12345678901');
  fireEvent.click(screen.getByRole('button', { name: 'Kirim' }));
  expect(kirim).not.toHaveBeenCalled();
  await waitFor(() => expect(screen.getByRole('textbox')).toHaveFocus());
  ketik('1234567890');
  fireEvent.click(screen.getByRole('button', { name: 'Kirim' }));
  expect(kirim).toHaveBeenCalledWith({ saran: '1234567890' });
});
it('issue 13 part 4: a question with a reason takes no Ya for a reason that is too long', () => {
  const ya = vi.fn();
  function Tanya() {
    const [isi, setIsi] = useState('12345678901');
    return (
      <ConfirmDialog open title="Batalkan" question="Batalkan?" onYes={ya} onNo={vi.fn()}>
        <Field label="Alasan" maks={10} isi={isi}>
          {(ids) => <textarea {...ids} value={isi} onChange={(e) => setIsi(e.target.value)} />}
        </Field>
      </ConfirmDialog>
    );
  }
  render(<Tanya />);
  fireEvent.click(screen.getByRole('button', { name: 'Ya' }));
  expect(ya).not.toHaveBeenCalled();
  expect(screen.getByRole('textbox')).toHaveFocus();
  ketik('1234567890');
  fireEvent.click(screen.getByRole('button', { name: 'Ya' }));
  expect(ya).toHaveBeenCalledOnce();
});
