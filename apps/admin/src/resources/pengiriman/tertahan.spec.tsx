import { render, screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { Konsol } from '../../Konsol';
import { pasangServer, sesi, sukses } from '../../test-server';

const BERKAS = {
  putaran: 'batas_perbaikan_lewat',
  sasaran: '7',
  idNk: '7',
  noAju: '01001980624120261109000018',
  nama_perusahaan: 'PT Mitra Boga Rafinasi',
  kesalahan: 'Kesalahan sistem, rinciannya di log dengan kode a1b2c3d4',
  kali: 3,
  sejak: '2026-11-20T07:32:00Z',
  terakhir: '2026-11-20T07:34:00Z',
};

function buka(putaran: object[]) {
  window.location.hash = '#/pengiriman';
  pasangServer({
    'GET /api/sesi': sesi('LNSW_OPERATOR'),
    'GET /api/pengiriman': sukses([]),
    'GET /api/putaran': sukses(putaran),
  });
  render(<Konsol />);
}

describe('issue 12 A3: what operators see of a round that fails for some', () => {
  it('the file, what could not be done, how often, since when, and the code for the log', async () => {
    buka([BERKAS]);
    const tabel = within(await screen.findByRole('table', { name: 'Pekerjaan terjadwal yang gagal' }));
    const baris = tabel.getAllByRole('row')[1];
    for (const teks of ['Menutup berkas yang tidak diperbaiki', '3', '20 Nov 14.32', 'kode a1b2c3d4'])
      expect(baris).toHaveTextContent(teks);
    expect(tabel.getByRole('link', { name: 'PT Mitra Boga Rafinasi' })).toHaveAttribute('href', '#/pengajuan/7/show');
  });

  it('what is not about a file has none', async () => {
    buka([{ ...BERKAS, putaran: 'sapu', sasaran: 'kunci', idNk: null, noAju: null, nama_perusahaan: null }]);
    expect(await screen.findByText('Perapian tiap jam')).toBeInTheDocument();
  });

  it('nothing is said when nothing fails', async () => {
    buka([]);
    expect(await screen.findByText('Semua berkas sudah terkirim')).toBeInTheDocument();
    expect(screen.queryByText('Pekerjaan terjadwal yang gagal')).toBeNull();
  });
});
