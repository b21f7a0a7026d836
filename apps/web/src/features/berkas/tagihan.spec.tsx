import { fireEvent, screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { DetailBerkas } from '../../lib/wire';
import { gagal, pasangServer, SESI, sukses, tampilkan } from '../../test-render';
import { Tagihan } from './components/Tagihan';
import type { DataTagihan } from './tagihan';

const BILLING = '/nk/v2/data-nk/rki/pengajuan/billing/7';
const REFRESH = '/nk/v2/data-nk/rki/pengajuan/refreshBilling/7';
const tagihan = (ubah: Partial<DataTagihan> = {}): DataTagihan => ({
  ...{ idNk: '7', urut: 1, kode: '826112300010001', jumlah: '500000', status: 'BELUM_DIBAYAR' },
  ...{ terbit: '2026-11-20T03:00:00Z', kedaluwarsa: '2026-11-27T03:00:00Z', diperiksa: null, dibayar: null },
  ...{ ntpn: null, ntb: null, saluran: null, alasan: null, ditutup: '2026-12-11T03:00:00Z', lama: [] },
  ...ubah,
});
const berkas = (kd: string, aksi: object[] = []) =>
  ({ idNk: '7', kd_status_pengajuan: kd, aksi_tersedia: aksi }) as unknown as DetailBerkas;
function buka(b: DetailBerkas, jawab: Parameters<typeof pasangServer>[0]) {
  const server = pasangServer({
    'GET /api/sesi': sukses(SESI),
    'GET /nk/v2/data-nk/rki/pengajuan-history/7': sukses([]),
    ...jawab,
  });
  tampilkan([{ path: '/', element: <Tagihan berkas={b} /> }], '/');
  return server;
}

describe('LAYAR-04 the bill of a file', () => {
  it('LAYAR-04 says what to pay by which code until when, and what happens otherwise', async () => {
    buka(berkas('30'), { [`GET ${BILLING}`]: sukses(tagihan()) });
    expect(await screen.findByText('826112300010001')).toBeInTheDocument();
    expect(screen.getByText('Rp 500.000')).toBeInTheDocument();
    expect(screen.getByText('Jumat 27 November, 10.00 WIB')).toBeInTheDocument();
    expect(screen.getByText(/Berkas ditutup Jumat 11 Desember, 10.00 WIB bila tidak dibayar/)).toBeInTheDocument();
    expect(screen.getByText('Belum pernah diperiksa')).toBeInTheDocument();
  });
  it('LAYAR-04 a refresh asks the billing system and shows when it was asked last', async () => {
    const server = buka(berkas('30'), {
      [`GET ${BILLING}`]: sukses(tagihan()),
      [`GET ${REFRESH}`]: sukses(tagihan({ diperiksa: '2026-11-20T07:32:00Z' })),
    });
    fireEvent.click(await screen.findByRole('button', { name: 'Periksa pembayaran' }));
    expect(await screen.findByText('Terakhir diperiksa 20 November 2026, 14.32 WIB')).toBeInTheDocument();
    expect(server.kepada(`GET ${REFRESH}`)).toHaveLength(1);
  });
  it('one that has expired is made anew; the old ones stay in view', async () => {
    const lama = { ...tagihan({ status: 'KEDALUWARSA' }), lama: [{ ...tagihan({ kode: '8', status: 'DIBATALKAN' }) }] };
    const server = buka(
      berkas('32', [{ aksi: 'billing_baru', label: 'Minta tagihan baru', boleh: true, alasan: null }]),
      {
        [`GET ${BILLING}`]: sukses(lama),
        [`POST ${BILLING}`]: sukses(null),
      },
    );
    expect(await screen.findByText('8, Rp 500.000, dibatalkan')).toBeInTheDocument();
    fireEvent.click(screen.getByRole('button', { name: 'Minta tagihan baru' }));
    await waitFor(() => expect(server.kepada(`POST ${BILLING}`)).toHaveLength(1));
  });
  it('a paid one shows its receipt and asks for nothing', async () => {
    buka(berkas('31'), {
      [`GET ${BILLING}`]: sukses(tagihan({ status: 'LUNAS', ntpn: 'A1B2C3D4E5F60718', ditutup: null })),
    });
    expect(await screen.findByText('A1B2C3D4E5F60718')).toBeInTheDocument();
    expect(screen.queryByRole('button')).toBeNull();
  });
  it('a file without a bill has no part of it, and one that cannot be loaded breaks nothing', async () => {
    const server = buka(berkas('21'), { [`GET ${BILLING}`]: gagal(404, 'Tagihan belum diterbitkan') });
    await waitFor(() => expect(server.kepada('GET /nk/v2/data-nk/rki/pengajuan-history/7')).toHaveLength(1));
    expect(server.kepada(`GET ${BILLING}`)).toHaveLength(0);
    expect(screen.queryByText('Tagihan PNBP')).toBeNull();
  });
});
