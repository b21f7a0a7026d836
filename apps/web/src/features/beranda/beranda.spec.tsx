import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { HanyaMasuk } from '../../app/session';
import { ringkasan } from '../../test-berkas';
import { pasangServer, SESI, sukses, tampilkan } from '../../test-render';
import type { Pemberitahuan } from '../../lib/pemberitahuan';
import type { Sesi } from '../../lib/sesi';
import { judulBeranda, tautanTugas, type DataBeranda, type Tugas } from './data';
import { Beranda } from './pages/Beranda';

const TUGAS: Tugas[] = [
  {
    jenis: 'perbaikan',
    idNk: '2',
    noAju: 'x',
    judul: 'Perbaiki RKI Jagung 2027',
    kalimat: 'Kemenperin mengembalikan 4 butir.',
    tenggat: { angka: '5 hari kerja', keterangan: 'lagi', mendesak: true },
    tombol: 'Jawab 4 butir',
  },
  {
    jenis: 'gagal_kirim',
    idNk: '4',
    noAju: 'x',
    judul: 'Kirim ulang RPHP',
    kalimat: 'Tersimpan.',
    tenggat: { angka: '3 hari', keterangan: 'belum sampai', mendesak: false },
    tombol: 'Lihat berkas',
  },
];
const DUA = { perbaikan: 1, informasi: 0, bayar: 0, gagal_kirim: 1, draf: 0 };
const NOTIF: Pemberitahuan[] = [
  {
    id: 'n',
    user_id: 'u1',
    subject: 'Perbaikan',
    text: '4 butir perbaikan dari Kemenperin.',
    type: 'warning',
    tautan: '//jahat.example',
    dibaca: null,
    created_at: '2026-11-18T15:22:00+07:00',
  },
];

function buka(beranda: Partial<DataBeranda>, sesi: Sesi = SESI, pengumuman: object[] = []) {
  const server = pasangServer({
    'GET /nk/v2/data-nk/ref/pengumuman': sukses(pengumuman),
    'GET /api/sesi': sukses(sesi),
    'GET /api/beranda': sukses({
      tugas: [],
      jumlah_tugas: { perbaikan: 0, informasi: 0, bayar: 0, gagal_kirim: 0, draf: 0 },
      berkas: [],
      jumlah_berkas: 0,
      belum_dibaca: 0,
      izin_terbit: [],
      ...beranda,
    }),
    'GET /api-prod-ba/mobile/get_notif_web': sukses(NOTIF, { belum_dibaca: 1, total: 1 }),
  });
  tampilkan(
    [{ element: <HanyaMasuk />, children: [{ path: '/neraca-komoditas', element: <Beranda /> }] }],
    '/neraca-komoditas',
  );
  return server;
}

describe('home', () => {
  it('12.B7 shows what operators announce, above everything else; nothing of it where there is nothing', async () => {
    const umum = { id: 1, type: 'warning', mulai: '2026-11-20T01:00:00Z', sampai: null };
    buka({}, SESI, [{ ...umum, judul: 'Pemeliharaan Sabtu', isi: 'Portal berhenti pukul 22.00 WIB.' }]);
    const kotak = await screen.findByRole('region', { name: 'Pengumuman' });
    expect(kotak).toHaveTextContent('Pemeliharaan Sabtu. Portal berhenti pukul 22.00 WIB.');
  });
  it('RUTE-05 answers what to do, where the files are, and what is in force', async () => {
    buka({
      tugas: TUGAS,
      jumlah_tugas: DUA,
      berkas: [ringkasan()],
      jumlah_berkas: 14,
      izin_terbit: [{ idNk: '9', judul: 'RPHP 2026', jml: '1800', satuan: 'ton', berlaku_sampai: '2026-12-31' }],
    });
    expect(await screen.findByRole('heading', { level: 1, name: 'Dua hal menunggu Anda' })).toBeInTheDocument();
    expect(screen.getByText(/PT Nusa Boga Sejahtera, NIB 9120304817265, API-P\./)).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Jawab 4 butir: Perbaiki RKI Jagung 2027' })).toHaveAttribute(
      'href',
      '/pengajuan/2/ubah',
    );
    expect(screen.getByRole('img', { name: 'Tahap 3 dari 8, Verifikasi' })).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Semua 14 berkas' })).toHaveAttribute('href', '/pengajuan');
    expect(
      within(screen.getByRole('region', { name: 'Keputusan berlaku' })).getByText('1.800 ton'),
    ).toBeInTheDocument();
  });

  it('has exactly one filled button, for the most urgent thing', async () => {
    buka({ tugas: TUGAS, jumlah_tugas: DUA, berkas: [ringkasan()] });
    await screen.findByRole('heading', { level: 1, name: 'Dua hal menunggu Anda' });
    expect([...document.querySelectorAll('.sn-btn-main')].map((b) => b.textContent)).toEqual(['Jawab 4 butir']);
  });

  it('says so when nothing waits, and leads a new company to its first application', async () => {
    buka({});
    expect(await screen.findByRole('heading', { level: 1, name: 'Tidak ada yang menunggu Anda' })).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Buat pengajuan' })).toHaveAttribute('href', '/pengajuan/baru');
  });

  it('LAYAR-16 shows the newest notices and follows no link to another site', async () => {
    buka({});
    expect(await screen.findByText(/4 butir perbaikan dari Kemenperin\./)).toBeInTheDocument();
    expect(screen.queryByRole('link', { name: /4 butir perbaikan/ })).not.toBeInTheDocument();
    expect(screen.getByRole('link', { name: '1 belum dibaca' })).toHaveAttribute('href', '/pemberitahuan');
  });

  it('PERAN-02 leads an officer to the console and asks nothing of a company', async () => {
    const server = buka({}, { ...SESI, pengguna: { ...SESI.pengguna, id_organization: null, kd_ga: '019' } });
    expect(await screen.findByRole('link', { name: 'Buka konsol petugas' })).toHaveAttribute('href', '/konsol/');
    expect(server.kepada('GET /api/beranda')).toHaveLength(0);
  });

  it('counts in words', () => {
    const tugas = (perbaikan: number) => ({ perbaikan, informasi: 0, bayar: 0, gagal_kirim: 0, draf: 7 });
    expect([0, 1, 3, 10, 12].map((n) => judulBeranda(tugas(n)))).toEqual([
      'Tidak ada yang menunggu Anda',
      'Satu hal menunggu Anda',
      'Tiga hal menunggu Anda',
      'Sepuluh hal menunggu Anda',
      '12 hal menunggu Anda',
    ]);
    expect(judulBeranda({ perbaikan: 1, informasi: 0, bayar: 1000, gagal_kirim: 233, draf: 0 })).toBe(
      '1.234 hal menunggu Anda',
    );
  });

  it('13.2 says how much more there is than it shows, and where', async () => {
    buka({
      tugas: [...TUGAS, { ...(TUGAS[1] as Tugas), jenis: 'draf', idNk: '6', judul: 'Lanjutkan draf RKI' }],
      jumlah_tugas: { perbaikan: 21, informasi: 0, bayar: 0, gagal_kirim: 1, draf: 10_000 },
      berkas: [ringkasan()],
    });
    expect(await screen.findByRole('heading', { level: 1, name: '22 hal menunggu Anda' })).toBeInTheDocument();
    expect(screen.getByRole('link', { name: '20 hal lain yang menunggu Anda' })).toHaveAttribute(
      'href',
      '/pengajuan?kd_status=25,30,32,11',
    );
    expect(screen.getByRole('link', { name: '9.999 draf lain' })).toHaveAttribute('href', '/pengajuan?kd_status=00');
  });

  it('opens a failed delivery on its page and a draft in the form', () => {
    expect(tautanTugas({ jenis: 'gagal_kirim', idNk: '4' })).toBe('/pengajuan/4');
    expect(tautanTugas({ jenis: 'draf', idNk: '6' })).toBe('/pengajuan/6/ubah');
  });
});
