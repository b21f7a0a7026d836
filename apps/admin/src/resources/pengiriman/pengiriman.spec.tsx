import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { Konsol } from '../../Konsol';
import { ringkasan } from '../../test-berkas';
import { pasangServer, sesi, sukses } from '../../test-server';

const BERKAS = {
  idNk: '7',
  noAju: '01001980624120261109000018',
  nama_perusahaan: 'PT Mitra Boga Rafinasi',
  kirim_ke: 3,
  status: 'GAGAL',
  percobaan: 3,
  kesalahan: 'Sistem K/L tidak menjawab',
  sejak: '2026-11-20T07:32:00Z',
  tersedia: '2026-11-20T07:34:00Z',
  perbaikan_ke: 2,
  meja: 'portal',
  jam: ringkasan().jam,
};

describe('issue 13 part 6: deliveries', () => {
  it('a correction that could not be delivered stands there, with the time that goes on; a resend says it is queued', async () => {
    window.location.hash = '#/pengiriman';
    pasangServer({
      'GET /api/sesi': sesi('LNSW_OPERATOR'),
      'GET /api/pengiriman': sukses([
        BERKAS,
        { ...BERKAS, idNk: '8', perbaikan_ke: 0, status: 'MENUNGGU', kesalahan: null, tersedia: null },
      ]),
      'GET /api/putaran': sukses([]),
      'POST /nk/v2/data-nk/resendRKI/7': sukses({ idNk: '7' }),
    });
    render(<Konsol />);
    expect(
      await screen.findByText('1 gagal terkirim, 1 menunggu. Berkasnya aman di meja Portal SINAS NK.'),
    ).toBeVisible();
    const [, gagal, menunggu] = within(screen.getByRole('region', { name: 'Tabel pengiriman' })).getAllByRole('row');
    expect(gagal).toHaveTextContent(/^Gagal terkirimPT Mitra Boga RafinasiPerbaikan ke-23 hari/);
    expect(menunggu).toHaveTextContent(/^MenungguPT Mitra Boga RafinasiPermohonan/);
    expect(menunggu).toHaveTextContent('Tidak ada pengiriman yang membawanya');
    await userEvent.setup().click(screen.getByRole('button', { name: 'Kirim ulang' }));
    const hasil = await screen.findByRole('dialog', { name: 'Berhasil!' });
    expect(hasil).toHaveTextContent('Berkas masuk antrean pengiriman lagi');
    expect(hasil).not.toHaveTextContent('Data Berhasil Dikirim');
  });
  it('says that none has failed as long as all only wait', async () => {
    window.location.hash = '#/pengiriman';
    pasangServer({
      'GET /api/sesi': sesi('LNSW_OPERATOR'),
      'GET /api/pengiriman': sukses([{ ...BERKAS, status: 'MENUNGGU', kesalahan: null }]),
      'GET /api/putaran': sukses([]),
    });
    render(<Konsol />);
    expect(await screen.findByText('Tidak ada yang gagal terkirim, 1 menunggu.')).toBeVisible();
  });
});
