import { screen, waitFor, within } from '@testing-library/react';
import { expect } from 'vitest';

/** An officer's success is told beside the work: 'Berhasil!' with these words, and no dialog over it. */
export async function dikabari(kata: string | RegExp): Promise<HTMLElement> {
  const judul = await screen.findByText('Berhasil!');
  const kabar = judul.closest<HTMLElement>('[role=status]');
  expect(kabar).toHaveTextContent(kata);
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  return kabar as HTMLElement;
}
export const padaKabar = (kabar: HTMLElement, tombol: string): HTMLElement =>
  within(kabar).getByRole('button', { name: tombol });
