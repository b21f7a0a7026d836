import { render, screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { Konsol } from '../../Konsol';
import { pasangServer, sesi } from '../../test-server';

const buka = (peran: Parameters<typeof sesi>[0]) => {
  window.location.hash = '#/peran';
  pasangServer({ 'GET /api/sesi': sesi(peran) });
  render(<Konsol />);
};

describe('roles', () => {
  it('PERAN-02 tells what each role may do and whose data it sees', async () => {
    buka('KL_ADMIN');
    const pemutus = (await screen.findByRole('heading', { name: 'Pejabat Pemutus (eselon I)' })).closest('section');
    if (!pemutus) throw new Error('no section');
    expect(pemutus).toHaveTextContent('Melihat: kementerian sendiri');
    expect(within(pemutus).getByText('Pengajuan').nextSibling).toHaveTextContent('memutus');
    expect(screen.getAllByRole('heading', { level: 2 }).length).toBeGreaterThanOrEqual(12);
  });
  it('PERAN-05 is closed to who manages nobody', async () => {
    buka('KL_VERIFIKATOR');
    expect(await screen.findByRole('heading', { name: 'Halaman Diproteksi' })).toBeInTheDocument();
  });
});
