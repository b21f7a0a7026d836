import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { HanyaMasuk } from '../../app/session';
import { gagal, pasangServer, SESI, sukses, tampilkan } from '../../test-render';
import { bulanAwal, type Izin } from './data';
import { DaftarRealisasi } from './pages/DaftarRealisasi';
import { RealisasiIzin } from './pages/RealisasiIzin';

const JALUR = '/nk/v2/data-nk/rki/realisasi';
const bulan = (periode: string, tenggat: string, keadaan: Izin['bulan'][number]['keadaan'], versi = 0) => ({
  ...{ periode, tenggat, keadaan, versi },
  ...(versi > 0 ? { dilaporkan: '2027-02-20T02:00:00Z', oleh: 'Ratna' } : { dilaporkan: null, oleh: null }),
});
const izin = (ubah: Partial<Izin> = {}): Izin => ({
  idNk: '7',
  noAju: '07001990000120261123000001',
  no_keputusan: '07/PERTEK/2027',
  jnsLayanan: 'PERTEK',
  kd_komoditas: '0142',
  ur_komoditas: 'Katup',
  tahun: 2027,
  nama_perusahaan: 'PT Nusa Uji',
  berlaku_mulai: '2027-01-01',
  berlaku_sampai: '2027-12-31',
  boleh_lapor: true,
  jumlah: [{ satuan: 'C62', ur_satuan: 'Buah', ditetapkan: '300', terealisasi: '40', sisa: '260' }],
  bulan: [
    bulan('012027', '2027-02-15', 'terlambat', 1),
    bulan('022027', '2027-03-15', 'lewat'),
    bulan('032027', '2027-04-15', 'berjalan'),
  ],
  baris: [
    {
      ...{ id: '11', seri: 1, uraian: 'Katup bola', hs: '84818090', satuan: 'C62', ur_satuan: 'Buah' },
      ...{ ditetapkan: '100', terealisasi: '40', sisa: '60' },
      bulan: [{ periode: '012027', jml: '40', ref: 'PIB-1' }],
    },
    {
      ...{ id: '12', seri: 2, uraian: 'Katup gerbang', hs: null, satuan: 'C62', ur_satuan: 'Buah' },
      ...{ ditetapkan: '200', terealisasi: '0', sisa: '200', bulan: [] },
    },
  ],
  ...ubah,
});
function buka(alamat: string, lain: Parameters<typeof pasangServer>[0] = {}) {
  const server = pasangServer({
    'GET /api/sesi': sukses(SESI),
    'GET /api-prod-ba/mobile/get_notif_web': sukses([], { belum_dibaca: 0 }),
    [`GET ${JALUR}`]: sukses([izin()], { page: 1, limit: 20, total: 1 }),
    'GET /api/buku/pembuka': sukses([], { page: 1, limit: 20, total: 0 }),
    ...lain,
  });
  const anak = [
    { path: '/realisasi', element: <DaftarRealisasi /> },
    { path: '/realisasi/:id', element: <RealisasiIzin /> },
  ];
  return { ...tampilkan([{ element: <HanyaMasuk />, children: anak }], alamat), server };
}

describe('realisation of permits', () => {
  it('the list says what was issued, reported and remains, and how each month stands in words', async () => {
    const { server } = buka('/realisasi?tampil=lewat');
    expect(await screen.findByRole('link', { name: 'PERTEK Katup 2027' })).toHaveAttribute('href', '/realisasi/7');
    expect(screen.getByText(/dari 300 \S+, sisa 260/)).toBeInTheDocument();
    const daftar = screen.getByRole('list', { name: 'Bulan laporan' });
    expect(
      within(daftar)
        .getAllByRole('listitem')
        .map((b) => b.textContent),
    ).toEqual([
      'Jan 202720 Feb, dilaporkan terlambat',
      'Feb 2027batas 15 Mar, lewat batas',
      'Mar 2027batas 15 Apr, berjalan',
    ]);
    expect(server.kepada(`GET ${JALUR}`)[0]?.url.searchParams.get('keadaan')).toBe('lewat');
  });
  it('permits of before the portal stand below with what remains of each row, not in the list of late reports', async () => {
    const lama = {
      ...{
        id: '3',
        no_keputusan: 'IMP-01/2026',
        tgl_keputusan: '2026-11-02',
        perusahaan: 'PT Nusa Uji',
        layanan: 'RKI',
      },
      ...{ tahun: 2027, ur_komoditas: 'Gula', berlaku_mulai: '2026-11-02', berlaku_sampai: '2027-12-31' },
      baris: [
        {
          ...{ seri: 1, hs: '17011400', uraian: 'Gula kristal mentah', satuan: 'TNE', ur_satuan: 'ton' },
          ...{ jml: '600', terealisasi: '317', sisa: '283' },
        },
      ],
    };
    const { server, unmount } = buka('/realisasi', {
      'GET /api/buku/pembuka': sukses([lama], { page: 1, limit: 20, total: 1 }),
    });
    const bagian = within(await screen.findByRole('region', { name: 'Izin sebelum portal' }));
    expect(bagian.getByRole('heading', { name: 'RKI Gula 2027' })).toBeVisible();
    expect(bagian.getByText('IMP-01/2026, berlaku sampai 31 Desember 2027')).toBeVisible();
    expect(bagian.getByText(/dari 600 ton, sisa 283/)).toBeVisible();
    expect(server.kepada('GET /api/buku/pembuka')[0]?.url.searchParams.get('limit')).toBe('20');
    unmount();
    buka('/realisasi?tampil=lewat');
    expect(await screen.findByRole('link', { name: 'PERTEK Katup 2027' })).toBeVisible();
    expect(screen.queryByRole('region', { name: 'Izin sebelum portal' })).toBeNull();
  });
  it('permits of before the portal that cannot be read are said to be missing, the list stays', async () => {
    buka('/realisasi', { 'GET /api/buku/pembuka': gagal(500, '') });
    expect(await screen.findByText(/Izin sebelum portal belum dapat dimuat/)).toBeVisible();
    expect(screen.getByRole('link', { name: 'PERTEK Katup 2027' })).toBeVisible();
  });
  it('begins with the month whose day has passed, and says so where there is none', () => {
    expect(bulanAwal(izin().bulan)).toBe('022027');
    expect(bulanAwal([bulan('012027', '2027-02-15', 'tepat', 1), bulan('022027', '2027-03-15', 'terbuka')])).toBe(
      '022027',
    );
    expect(bulanAwal([])).toBe('');
  });
  it('reports the month that is chosen, numbers as people here write them, with what remains beside it', async () => {
    const { server } = buka('/realisasi/7', { [`PUT ${JALUR}`]: sukses(izin()) });
    fireEvent.change(await screen.findByLabelText('Jumlah baris 1'), { target: { value: '1.050,5' } });
    expect(screen.getByText('melebihi 990,5')).toBeInTheDocument();
    fireEvent.change(screen.getByLabelText('Jumlah baris 1'), { target: { value: '50,5' } });
    expect(screen.getByText('9,5')).toBeInTheDocument();
    fireEvent.change(screen.getByLabelText('Nomor PIB baris 1'), { target: { value: ' PIB-2 ' } });
    fireEvent.click(screen.getByRole('button', { name: 'Laporkan' }));
    await waitFor(() => expect(server.kepada(`PUT ${JALUR}`)).toHaveLength(1));
    expect(JSON.parse(server.kepada(`PUT ${JALUR}`)[0]?.isi ?? '')).toEqual({
      ...{ idNk: '7', periode: '022027', versi: 0 },
      baris: [{ id: '11', jml: '50.5', ref: 'PIB-2' }],
    });
  });
  it('sends nothing while a number cannot be read, and keeps what was typed when the server refuses', async () => {
    const { server } = buka('/realisasi/7', {
      [`PUT ${JALUR}`]: gagal(422, 'Realisasi Feb 2027 belum dapat dilaporkan'),
    });
    fireEvent.change(await screen.findByLabelText('Jumlah baris 2'), { target: { value: 'sepuluh' } });
    fireEvent.click(screen.getByRole('button', { name: 'Laporkan' }));
    expect(await screen.findByRole('alert')).toHaveTextContent('Isi angka nol atau lebih');
    expect(server.kepada(`PUT ${JALUR}`)).toHaveLength(0);
    fireEvent.change(screen.getByLabelText('Jumlah baris 2'), { target: { value: '10' } });
    fireEvent.click(screen.getByRole('button', { name: 'Laporkan' }));
    await waitFor(() =>
      expect(screen.getByRole('alert')).toHaveTextContent('Realisasi Feb 2027 belum dapat dilaporkan'),
    );
    expect(screen.getByLabelText('Jumlah baris 2')).toHaveValue('10');
  });
  it('keeps what was typed when somebody else was first, and loads his report when asked', async () => {
    let kali = 0;
    const baru = izin({
      bulan: izin().bulan.map((b) => (b.periode === '022027' ? bulan('022027', '2027-03-15', 'tepat', 1) : b)),
    });
    buka('/realisasi/7?bulan=022027', {
      [`GET ${JALUR}`]: () => ({
        status: 200,
        body: { status: true, code: '01', data: [kali++ === 0 ? izin() : baru], meta: { total: 1 } },
      }),
      [`PUT ${JALUR}`]: {
        status: 409,
        body: { status: false, code: '09', message: 'Laporan Feb 2027 sudah diubah oleh Bagus', data: { versi: 1 } },
      },
    });
    fireEvent.change(await screen.findByLabelText('Jumlah baris 1'), { target: { value: '7' } });
    fireEvent.click(screen.getByRole('button', { name: 'Laporkan' }));
    expect(await screen.findByText(/Laporan Feb 2027 berubah sejak Anda membukanya/)).toBeInTheDocument();
    expect(screen.getByLabelText('Jumlah baris 1')).toHaveValue('7');
    expect(screen.getByRole('button', { name: 'Simpan perubahan laporan' })).toBeDisabled();
    fireEvent.click(screen.getByRole('button', { name: 'Muat yang terbaru' }));
    expect(screen.getByLabelText('Jumlah baris 1')).toHaveValue('0');
    expect(screen.getByRole('button', { name: 'Simpan perubahan laporan' })).toBeEnabled();
  });
  it('who may not report reads only', async () => {
    buka('/realisasi/7?bulan=012027', { [`GET ${JALUR}`]: sukses([izin({ boleh_lapor: false })], { total: 1 }) });
    expect(await screen.findByLabelText('Jumlah baris 1')).toBeDisabled();
    expect(screen.queryByRole('button', { name: /Lapor|Simpan|Unggah/ })).toBeNull();
  });
  it('GALAT-04 a failed load can be tried again', async () => {
    buka('/realisasi', { [`GET ${JALUR}`]: { status: 500, body: null } });
    expect(await screen.findByRole('button', { name: 'Coba lagi' })).toBeInTheDocument();
  });
});
