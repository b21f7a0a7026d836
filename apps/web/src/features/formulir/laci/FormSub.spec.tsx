import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { FormSub } from './FormSub';

describe('nested rows', () => {
  it('issue 13 part 8: what exceeds the sum of the row is said at the field, and not sent', async () => {
    const simpan = vi.fn();
    const lebih = { langkah: 'barang' as const, path: 'jml', message: 'Jumlah rincian melebihi jumlah baris' };
    render(
      <FormSub
        satuan="ton"
        awal={{ uraian: 'Lini 1', lokasi: 'Cilegon', jml: '200' }}
        sibuk={false}
        melebihi={(d) => (d.jml === '200' ? [lebih] : [])}
        onSimpan={simpan}
        onBatal={() => undefined}
      />,
    );
    await userEvent.click(screen.getByRole('button', { name: 'Simpan rincian' }));
    const jml = screen.getByRole('textbox', { name: /Jumlah/ });
    expect(jml).toHaveAccessibleDescription(/Jumlah rincian melebihi jumlah baris/);
    expect(simpan).not.toHaveBeenCalled();
    await userEvent.clear(jml);
    await userEvent.type(jml, '100');
    await userEvent.click(screen.getByRole('button', { name: 'Simpan rincian' }));
    expect(simpan).toHaveBeenCalledExactlyOnceWith({ uraian: 'Lini 1', lokasi: 'Cilegon', jml: '100' });
  });
});
