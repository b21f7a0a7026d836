import { fireEvent, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { gagal, pasangServer, sukses, tampilkan, TAMU } from '../../test-render';
import type { KeputusanPublik } from '../../components/keputusan/data';
import type { RingkasanPublik } from '../../lib/publik';
import { Welcome } from './pages/Welcome';

const RINGKASAN: RingkasanPublik = {
  tahun: 2027,
  jadwal: [{ nama: 'Rakornis', mulai: '2026-11-16', sampai: '2026-11-30', keadaan: 'berjalan' }],
  layanan: [
    {
      jnsLayanan: 'RKI',
      nama: 'Rencana Kebutuhan Industri',
      sla_hari: 20,
      median_hari: 13,
      p90_hari: 19,
      di_kl_persen: 63.4,
      selesai: 412,
    },
  ],
  pengumuman: [{ judul: 'Pemeliharaan', isi: 'Pembayaran berhenti Sabtu.', type: 'info' }],
};
const KEPUTUSAN: KeputusanPublik = {
  asli: true,
  noAju: '03003241700020261005000214',
  no_keputusan: '4871',
  pemegang: 'PT Nusa Boga Sejahtera',
  keputusan: 'Disetujui Sebagian',
  tgl_keputusan: '2026-11-18',
  berlaku_mulai: '2026-11-18',
  berlaku_sampai: '2026-12-31',
  putusan: 'sebagian' as const,
  jml_diminta: '300',
  jml_diberi: '150',
  jml_diserahkan: '0',
  jml_berlaku: '150',
  satuan: 'ton',
  cocok: null,
  cocok_lama: false,
  diputus_oleh: null,
  sha256: null,
  baris: null,
  jumlah_baris: null,
  keadaan: 'berlaku',
  ur_status: 'Disetujui Sebagian',
};
const RUTE = [{ path: '/welcome', element: <Welcome /> }];
const dasar = { 'GET /api/sesi': sukses(TAMU), 'GET /api/publik/ringkasan': sukses(RINGKASAN) };
const periksa = (kode: string) => {
  fireEvent.change(screen.getByLabelText('Kode keputusan'), { target: { value: kode } });
  fireEvent.click(screen.getByRole('button', { name: 'Periksa' }));
};

describe('landing page', () => {
  it('RUTE-04 greets, offers sign-in, and shows schedule, figures and announcements', async () => {
    pasangServer(dasar);
    tampilkan(RUTE, '/welcome');
    expect(screen.getByRole('heading', { name: 'Selamat Datang' })).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Masuk dengan akun SINAS NK' })).toHaveAttribute(
      'href',
      '/auth/login?kembali=%2Fneraca-komoditas',
    );
    expect(await screen.findByRole('heading', { name: 'Jadwal neraca komoditas 2027' })).toBeInTheDocument();
    expect(screen.getByRole('row', { name: 'Rencana Kebutuhan Industri 13 19 20' })).toBeInTheDocument();
    expect(
      screen.getByRole('img', { name: '63 persen di kementerian, 37 persen di luar kementerian' }),
    ).toBeInTheDocument();
    expect(screen.getByText('Pembayaran berhenti Sabtu.')).toBeInTheDocument();
  });

  it('checks a decision without sign-in', async () => {
    const server = pasangServer({ ...dasar, 'GET /api/publik/keputusan/RPHP-26-004871-K7QM': sukses(KEPUTUSAN) });
    tampilkan(RUTE, '/welcome');
    periksa(' rphp-26-004871-k7qm ');
    expect(await screen.findByText('Asli dan masih berlaku')).toBeInTheDocument();
    expect(screen.getByText('Disetujui Sebagian, 18 Nov 2026')).toBeInTheDocument();
    expect(server.kepada('GET /api/publik/keputusan/RPHP-26-004871-K7QM')).toHaveLength(1);
  });

  it('says that a code is unknown, and asks for one when there is none', async () => {
    pasangServer({ ...dasar, 'GET /api/publik/keputusan/XX': gagal(404, 'Data tidak ditemukan') });
    tampilkan(RUTE, '/welcome');
    periksa('  ');
    expect(screen.getByText('Tulis kode keputusan lebih dahulu')).toBeInTheDocument();
    periksa('XX');
    expect(await screen.findByText('Tidak ditemukan')).toBeInTheDocument();
  });

  it('GALAT-04 stays usable when the figures cannot be loaded', async () => {
    pasangServer({ 'GET /api/sesi': sukses(TAMU) });
    tampilkan(RUTE, '/welcome');
    expect(await screen.findByRole('alert')).toHaveTextContent('Terjadi Kesalahan Server');
    expect(screen.getByRole('link', { name: 'Masuk dengan akun SINAS NK' })).toBeInTheDocument();
  });
});
