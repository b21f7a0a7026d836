import { fireEvent, render, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { Button } from './Button';

it('sends no form by itself, and cannot be pressed while what it began runs', () => {
  const [kirim, tekan] = [vi.fn(), vi.fn()];
  const { rerender } = render(
    <form onSubmit={kirim}>
      <Button variant="outlined" onClick={tekan}>
        Salin
      </Button>
    </form>,
  );
  fireEvent.click(screen.getByRole('button', { name: 'Salin' }));
  expect([tekan.mock.calls.length, kirim.mock.calls.length]).toEqual([1, 0]);
  rerender(
    <Button variant="contained" loading onClick={tekan}>
      Kirim
    </Button>,
  );
  const tombol = screen.getByRole('button', { name: 'Kirim', busy: true });
  expect(tombol).toBeDisabled();
  fireEvent.click(tombol);
  expect(tekan).toHaveBeenCalledTimes(1);
});

it('is a link where it is one: an address in place of an act, and nothing of a button', () => {
  render(
    <Button component="a" variant="contained" danger className="sendiri" href="/templat">
      Templat
    </Button>,
  );
  const tautan = screen.getByRole('link', { name: 'Templat' });
  expect(tautan).toHaveAttribute('href', '/templat');
  expect(tautan.className).toBe('sn-btn sn-btn-main sn-btn-danger sendiri');
  expect(tautan).not.toHaveAttribute('type');
  expect(tautan).not.toHaveAttribute('aria-busy');
});
