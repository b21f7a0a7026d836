import { act, screen, within } from '@testing-library/react';

/** The cell of a row, from 1, below the head that begins so. */
export const sel = (baris: number, label: string) => {
  const row = screen.getAllByRole('row')[baris];
  if (!row) throw new Error(`row ${baris}`);
  const kepala = screen.getAllByRole('columnheader').findIndex((h) => h.textContent?.startsWith(label));
  return within(row).getAllByRole('gridcell')[kepala - 1] as HTMLElement;
};
/** What a paste into the focused cell says. */
export const tempel = (teks: string) =>
  act(() => {
    const e = new Event('paste', { bubbles: true, cancelable: true });
    Object.assign(e, { clipboardData: { getData: () => teks } });
    (document.activeElement ?? document.body).dispatchEvent(e);
  });
