import type { Skema } from '@sinas/api-client';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { ringkasan } from '../../test-berkas';
import { gagal, pasangServer, SESI, sukses, tampilkan, type Jawaban } from '../../test-render';
import { HanyaMasuk } from '../../app/session';
import { bacaSaringan, tulisSaringan } from './data';
import { Riwayat } from './pages/Riwayat';

const DAFTAR = 'GET /nk/v2/data-nk/rki/pengajuan';
const PILIHAN: Skema<'PilihanSaringDto'> = {
  layanan: [{ kd_rekom: '03', jnsLayanan: 'RPHP', nama: 'Rekomendasi Pemasukan Hasil Perikanan', jumlah: 9 }],
  status: [{ kd_status_pengajuan: '25', ur_status: 'Perlu Perbaikan', jumlah: 1 }],
  tahun: [2027],
};
function buka(alamat: string, lain: Record<string, Jawaban> = {}) {
  const server = pasangServer({
    'GET /api/sesi': sukses(SESI),
    'GET /api-prod-ba/mobile/get_notif_web': sukses([], { belum_dibaca: 0 }),
    [DAFTAR]: sukses([ringkasan()], { page: 1, limit: 10, total: 34 }),
    'GET /nk/v2/data-nk/rki/pengajuan-arsip': sukses([], { page: 1, limit: 10, total: 0 }),
    'GET /nk/v2/data-nk/rki/pengajuan-filter': sukses(PILIHAN),
    ...lain,
  });
  return {
    ...tampilkan([{ element: <HanyaMasuk />, children: [{ path: '/pengajuan', element: <Riwayat /> }] }], alamat),
    server,
  };
}

describe('history list', () => {
  it('LAYAR-02 sends keyword, page, limit and service to the server and shows each file with its desk', async () => {
    const { server } = buka('/pengajuan?keyword=ikan&jnsLayanan=RPHP&page=2&limit=25');
    expect(await screen.findByRole('link', { name: 'RPHP Ikan beku 2027' })).toHaveAttribute('href', '/pengajuan/7');
    expect(Object.fromEntries(server.kepada(DAFTAR)[0]!.url.searchParams)).toEqual({
      keyword: 'ikan',
      jnsLayanan: 'RPHP',
      page: '2',
      limit: '25',
    });
    expect(screen.getByText('KKP, verifikator')).toBeInTheDocument();
    expect(screen.getByText('26 sampai 34 dari 34')).toBeInTheDocument();
  });

  it('LAYAR-02 filters while typing and by service, from page 1 again', async () => {
    const { router, server } = buka('/pengajuan?page=3');
    await screen.findByRole('option', { name: 'Rekomendasi Pemasukan Hasil Perikanan (9)' });
    fireEvent.change(screen.getByLabelText('Layanan'), { target: { value: 'RPHP' } });
    fireEvent.change(screen.getByLabelText('Cari'), { target: { value: ' salmon ' } });
    await waitFor(() => expect(router.state.location.search).toBe('?jnsLayanan=RPHP&keyword=salmon'));
    await waitFor(() => expect(server.kepada(DAFTAR).at(-1)?.url.searchParams.get('page')).toBe('1'));
  });

  it('LAYAR-02 has the archive as a list of its own', async () => {
    const { router } = buka('/pengajuan');
    fireEvent.click(await screen.findByRole('tab', { name: 'Arsip' }));
    expect(await screen.findByText('Arsip masih kosong')).toBeInTheDocument();
    expect(router.state.location.search).toBe('?tab=arsip');
  });

  it('opens a draft in the form', async () => {
    buka('/pengajuan', {
      [DAFTAR]: sukses([ringkasan({ kd_status_pengajuan: '00', ur_status: 'Draf' })], { total: 1 }),
    });
    expect(await screen.findByRole('link', { name: 'RPHP Ikan beku 2027' })).toHaveAttribute(
      'href',
      '/pengajuan/7/ubah',
    );
  });

  it('says what to do when nothing is found, and when the list cannot be loaded (GALAT-04)', async () => {
    buka('/pengajuan?keyword=zzz', { [DAFTAR]: sukses([], { total: 0 }) });
    expect(await screen.findByText('Tidak ada yang cocok')).toBeInTheDocument();
  });

  it('GALAT-04 shows a failed load with a retry, and GALAT-07 works without the filter lists', async () => {
    buka('/pengajuan', {
      [DAFTAR]: { status: 500, body: null },
      'GET /nk/v2/data-nk/rki/pengajuan-filter': gagal(502, 'x'),
    });
    expect(await screen.findByRole('alert')).toHaveTextContent('Terjadi Kesalahan Server');
    expect(screen.getByRole('button', { name: 'Coba lagi' })).toBeInTheDocument();
    expect(screen.getByLabelText('Layanan')).toHaveValue('');
  });
});

describe('filters in the address', () => {
  it('falls back to what is allowed', () => {
    expect(bacaSaringan(new URLSearchParams('page=-4&limit=1000'))).toMatchObject({ page: 1, limit: 10, arsip: false });
  });
  it('drops an emptied filter and keeps the rest', () => {
    expect(tulisSaringan(new URLSearchParams('keyword=a&limit=25&page=2'), { keyword: '' }).toString()).toBe(
      'limit=25',
    );
    expect(tulisSaringan(new URLSearchParams('keyword=a'), { page: '3' }).toString()).toBe('keyword=a&page=3');
  });
});
