import { fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { expect, it, vi } from 'vitest';
import { DateField } from './DateInput';

const onUbah = vi.fn<(nilai: string) => void>();
function Coba({ awal = '' }: { awal?: string }) {
  const [nilai, setNilai] = useState(awal);
  return (
    <DateField
      label="Per tanggal"
      value={nilai}
      onUbah={(v) => {
        onUbah(v);
        setNilai(v);
      }}
    />
  );
}

it('part 5: a day is shown in Indonesian and typed day before month, whatever the language of the browser', () => {
  render(<Coba awal="2026-11-20" />);
  const isian = screen.getByLabelText('Per tanggal');
  expect(isian).toHaveValue('20 November 2026');
  expect(isian).not.toHaveAttribute('type', 'date');
  fireEvent.change(isian, { target: { value: '3/12/2026' } });
  expect(isian).toHaveValue('3/12/2026');
  expect(onUbah).toHaveBeenLastCalledWith('2026-12-03');
  fireEvent.blur(isian);
  expect(isian).toHaveValue('3 Desember 2026');
});
it('part 5: what is no day stays as it was typed, and is handed on as such', () => {
  render(<Coba />);
  const isian = screen.getByLabelText('Per tanggal');
  fireEvent.change(isian, { target: { value: '12/31/2026' } });
  fireEvent.blur(isian);
  expect(isian).toHaveValue('12/31/2026');
  expect(onUbah).toHaveBeenLastCalledWith('12/31/2026');
});
