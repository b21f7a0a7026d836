import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { HanyaMasuk } from '../../app/session';
import { gagal, pasangServer, SESI, sukses, tampilkan } from '../../test-render';
import type { Posisi, Rekening } from './data';
import { Kuota } from './Kuota';

const GULA: Posisi = {
  ...{
    kunci: '2027:impor:015:TNE',
    tahun: 2027,
    kd_komoditas: '015',
    ur_komoditas: 'Gula',
    uraian: 'Gula kristal mentah',
  },
  ...{ satuan: 'TNE', ur_satuan: 'Ton', ditetapkan: '440000', terealisasi: '402300', terbit: '25700' },
  ...{ dicadangkan: '8000', bebas: '4000', hangus: '0', sisa: '37700' },
};
const TAS: Posisi = {
  ...{ kunci: '2027:impor:0142:C62', tahun: 2027, kd_komoditas: '0142', ur_komoditas: 'Tas', uraian: '' },
  ...{ satuan: 'C62', ur_satuan: 'Buah', ditetapkan: '300', terealisasi: '0', terbit: '200' },
  ...{ dicadangkan: '0', bebas: '0', hangus: '100', sisa: '200' },
};
const rekening = (ubah: Partial<Rekening> = {}): Rekening => ({
  ...{ pos: GULA, dari: null, sampai: '2027-11-20T03:20:00Z', awal: '0', akhir: '37700' },
  ...{ bertambah: '440000', berkurang: '402300', terpotong: false },
  baris: [
    {
      ...{ id: '1', waktu: '2027-01-05T03:00:00Z', kejadian: '2027-01-05T03:00:00Z', peristiwa: 'Penetapan' },
      ...{
        perpindahan: 'dari neraca nasional ke bebas',
        idNk: '7',
        noAju: '01001990000120261123000001',
        ...{ no_keputusan: null, no_pib: null },
      },
      ...{ bertambah: '440000', berkurang: '0', sisa: '440000' },
    },
    {
      ...{ id: '2', waktu: '2027-01-05T03:00:00Z', kejadian: '2027-01-05T03:00:00Z', peristiwa: 'Izin terbit' },
      ...{
        perpindahan: 'dari bebas ke izin',
        idNk: '7',
        noAju: '01001990000120261123000001',
        ...{ no_keputusan: '1/RKI/019', no_pib: null },
      },
      ...{ bertambah: '0', berkurang: '0', sisa: '440000' },
    },
    {
      ...{ id: '3', waktu: '2027-02-05T03:00:00Z', kejadian: '2027-02-05T03:00:00Z', peristiwa: 'Habis berlaku' },
      ...{ perpindahan: 'dari izin ke hangus', idNk: '9', noAju: null, no_keputusan: null, no_pib: '000123-1' },
      ...{ bertambah: '0', berkurang: '402300', sisa: '37700' },
    },
  ],
  ...ubah,
});
function buka(alamat = '/kuota', lain: Parameters<typeof pasangServer>[0] = {}) {
  const server = pasangServer({
    'GET /api/sesi': sukses(SESI),
    'GET /api-prod-ba/mobile/get_notif_web': sukses([], { belum_dibaca: 0 }),
    'GET /api/buku/posisi': sukses({
      tahun: 2027,
      tahun_ada: [2027, 2026],
      per: '2027-11-20T03:20:00Z',
      pos: [GULA, TAS],
    }),
    'GET /api/buku/rekening': sukses(rekening()),
    ...lain,
  });
  return {
    ...tampilkan([{ element: <HanyaMasuk />, children: [{ path: '/kuota', element: <Kuota /> }] }], alamat),
    server,
  };
}

describe('quota statement', () => {
  it('says what is left, and of what sum it is a part, line by line', async () => {
    const { server } = buka();
    expect(await screen.findByRole('heading', { level: 1, name: 'Sisa kuota Gula 37.700 ton' })).toBeVisible();
    // Without a year in the address it is the server's to say.
    expect(server.kepada('GET /api/buku/posisi')[0]?.url.search).toBe('');
    const [gula, tas] = within(screen.getByRole('region', { name: 'Posisi per komoditas' })).getAllByRole('listitem');
    expect(gula).toHaveTextContent('402.300 terealisasi + 25.700 terbit + 8.000 dicadangkan + 4.000 bebas = 440.000');
    expect(gula).toHaveTextContent('37.700sisa, 8,6%');
    expect(tas).toHaveTextContent('100 hangus + 200 terbit = 300');
    expect(within(gula as HTMLElement).getByRole('img')).toHaveAccessibleName(
      '402.300 terealisasi, 25.700 terbit, 8.000 dicadangkan, 4.000 bebas',
    );
  });
  it('the statement: sign and what is left after each, and that a report of one’s own changes nothing', async () => {
    buka();
    const tabel = await screen.findByRole('table', { name: 'Mutasi Gula' });
    const baris = within(tabel)
      .getAllByRole('row')
      .map((r) => r.textContent);
    expect(baris[2]).toContain('5 Januari 2027, 10.00 WIB');
    expect(baris[2]).toContain('Penetapandari neraca nasional ke bebas');
    expect(baris[2]).toContain('+440.000-440.000');
    expect(baris[3]).toContain('dari bebas ke izin, sisa tidak berubah');
    expect(baris[4]).toContain('PIB 000123-1-−402.30037.700');
    expect(within(tabel).getByRole('link', { name: 'PIB 000123-1' })).toHaveAttribute('href', '/pengajuan/9');
    expect(baris.at(-1)).toContain('Saldo akhir+440.000−402.30037.700');
    expect(within(tabel).getByRole('link', { name: '1/RKI/019' })).toHaveAttribute('href', '/pengajuan/7');
    expect(screen.getByText(/Laporan realisasi\s+Anda tidak mengubah buku ini/)).toBeVisible();
  });
  it('another line, another moment: both stand in the address and are asked of the server', async () => {
    const { server } = buka('/kuota?per=2027-03-31&pos=2027:impor:0142:C62');
    await screen.findByRole('table');
    const unduh = new URL(screen.getByRole('link', { name: 'Unduh Excel' }).getAttribute('href') ?? '', 'http://x');
    expect([unduh.pathname, ...['format', 'kunci', 'sampai'].map((k) => unduh.searchParams.get(k))]).toEqual([
      ...['/api/buku/rekening/unduh', 'xlsx', '2027:impor:0142:C62', '2027-03-31T23:59:59.999+07:00'],
    ]);
    const [posisi, buku] = ['GET /api/buku/posisi', 'GET /api/buku/rekening'].map(
      (k) => server.kepada(k)[0]?.url.searchParams,
    );
    expect(posisi?.get('per')).toBe('2027-03-31T23:59:59.999+07:00');
    expect([buku?.get('kunci'), buku?.get('sampai')]).toEqual(['2027:impor:0142:C62', '2027-03-31T23:59:59.999+07:00']);
    fireEvent.click(screen.getByRole('button', { name: 'Lihat keadaan sekarang' }));
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Lihat keadaan sekarang' })).toBeNull());
  });
  it('nothing yet, and what could not be loaded, are said', async () => {
    buka('/kuota', {
      'GET /api/buku/posisi': sukses({ tahun: 2027, tahun_ada: [], per: '2027-11-20T03:20:00Z', pos: [] }),
    });
    expect(await screen.findByText('Belum ada kuota tahun 2027')).toBeVisible();
  });
  it('an error offers another try', async () => {
    buka('/kuota', { 'GET /api/buku/posisi': gagal(500, 'Terjadi kesalahan') });
    expect(await screen.findByRole('button', { name: /Coba lagi/ })).toBeVisible();
  });
});
