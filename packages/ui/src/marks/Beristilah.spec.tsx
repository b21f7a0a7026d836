import { act, fireEvent, render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { Beristilah } from './Beristilah';

it('18.A4 an abbreviation explains itself on hover and on focus, and Escape takes it away', () => {
  render(
    <p>
      <Beristilah teks="Bayar PNBP dahulu, lalu tunggu PNBP lunas." />
    </p>,
  );
  expect(screen.getByText('PNBP').closest('p')).toHaveTextContent('Bayar PNBP dahulu, lalu tunggu PNBP lunas.');
  const kata = screen.getByText('PNBP', { selector: '.sn-istilah' });
  expect(screen.queryByRole('tooltip')).toBeNull();
  fireEvent.mouseEnter(kata);
  const arti = 'Penerimaan Negara Bukan Pajak. Biaya layanan yang dibayar kepada negara.';
  expect(screen.getByRole('tooltip')).toHaveTextContent(arti);
  fireEvent.mouseLeave(kata);
  expect(screen.queryByRole('tooltip')).toBeNull();
  act(() => kata.focus());
  expect(kata).toHaveFocus();
  expect(kata).toHaveAccessibleDescription(arti);
  fireEvent.keyDown(document.body, { key: 'Escape' });
  expect(screen.queryByRole('tooltip')).toBeNull();
  expect(kata).toHaveFocus();
});
