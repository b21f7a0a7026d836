import { ISTILAH, pecahIstilah } from '@sinas/domain/bantuan/istilah';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it, vi } from 'vitest';
import type { RingkasanPublik } from '../../lib/publik';
import { gagal, pasangServer, sukses, tampilkan, TAMU } from '../../test-render';
import type { Pengembalian } from './data';
import { LAYANAN_BANTUAN } from './layanan-bantuan';
import { Bantuan } from './pages/Bantuan';
import { BantuanLayanan } from './pages/BantuanLayanan';
import { Pernyataan } from './pages/Pernyataan';

const RINGKASAN: RingkasanPublik = {
  tahun: 2027,
  jadwal: [],
  layanan: [
    {
      ...{ jnsLayanan: 'RKI', nama: 'Rencana Kebutuhan Industri', sla_hari: 20 },
      ...{ median_hari: 13, p90_hari: 19, di_kl_persen: 63.4, selesai: 412 },
    },
  ],
  pengumuman: [],
};
const KEMBALI: Pengembalian[] = [
  {
    kd_rekom: '01',
    berkas: 40,
    sebab: [
      { kd_alasan: 'A01', ur_alasan: 'Dokumen tidak sah', berkas: 29 },
      { kd_alasan: 'A03', ur_alasan: 'Kapasitas tidak mendukung', berkas: 11 },
    ],
  },
];
const RUTE = [
  { path: '/bantuan', element: <Bantuan /> },
  { path: '/bantuan/pernyataan', element: <Pernyataan /> },
  { path: '/bantuan/:layanan', element: <BantuanLayanan /> },
];
const dasar = {
  'GET /api/sesi': sukses(TAMU),
  'GET /api/publik/ringkasan': sukses(RINGKASAN),
  'GET /api/publik/pengembalian': sukses(KEMBALI),
};
const cari = (teks: string) => fireEvent.change(screen.getByLabelText('Cari di bantuan'), { target: { value: teks } });

describe('18.A4 help', () => {
  it('is open to everybody: services by what one wants, questions, words', () => {
    pasangServer(dasar);
    tampilkan(RUTE, '/bantuan');
    expect(screen.getByRole('link', { name: 'Impor bahan baku untuk pabrik sendiri' })).toHaveAttribute(
      'href',
      '/bantuan/rki',
    );
    expect(screen.getByText('Berkas saya dikembalikan. Apa yang saya lakukan?')).toBeInTheDocument();
    for (const { kata } of ISTILAH) expect(screen.getByText(kata, { selector: 'dt' })).toBeInTheDocument();
  });

  it('is searched in Indonesian, whatever the form of the word; the question stands in the address', async () => {
    pasangServer(dasar);
    const { router } = tampilkan(RUTE, '/bantuan');
    cari('perbaikan');
    expect(
      await screen.findByRole('heading', { name: 'Berkas saya dikembalikan. Apa yang saya lakukan?' }),
    ).toBeVisible();
    expect(router.state.location.search).toBe('?cari=perbaikan');
    cari('buah');
    expect(await screen.findByRole('link', { name: 'Baca tentang RIPH' })).toHaveAttribute('href', '/bantuan/riph');
    cari('kuda terbang');
    expect(await screen.findByRole('heading', { name: 'Tidak ada yang cocok dengan “kuda terbang”' })).toBeVisible();
    expect(screen.getByText(/telepon 1500 155/)).toBeInTheDocument();
    cari('');
    expect(await screen.findByRole('heading', { name: 'Apa yang ingin Anda lakukan?' })).toBeVisible();
  });

  it('of a service: who, how long, what it costs, who determines, why it fails, papers, steps', async () => {
    pasangServer(dasar);
    tampilkan(RUTE, '/bantuan/rki');
    const fakta = (nama: string) => screen.getByText(nama, { selector: 'dt' }).nextElementSibling;
    expect(fakta('Siapa')).toHaveTextContent('Perusahaan industri dengan API-P');
    // What is measured has its place before it comes, and nobody reads anything there.
    const terukur = () => fakta('Berapa lama di kementerian')?.querySelector('span');
    expect(terukur()).toHaveTextContent('… hari kerja separuh berkas');
    expect(terukur()).toHaveAttribute('aria-hidden', 'true');
    await waitFor(() =>
      expect(fakta('Berapa lama di kementerian')).toHaveTextContent(
        '13 hari kerja separuh berkas, 9 dari 10 dalam 19 hari kerja, dari 412 berkas yang selesai dalam 90 hari terakhir. Batasnya 20 hari kerja. Waktu Anda memperbaiki tidak dihitung.',
      ),
    );
    expect(terukur()).not.toHaveAttribute('aria-hidden');
    expect(fakta('Biaya')).toHaveTextContent('Tidak dikenai PNBP.');
    expect(fakta('Siapa yang menetapkan')).toHaveTextContent('Rapat koordinasi: Rakornis, lalu Rakor Menteri.');
    const kembali = within(screen.getByRole('region', { name: 'Mengapa dikembalikan' }));
    expect(await kembali.findByText('73%')).toBeInTheDocument();
    expect(kembali.getAllByRole('listitem').map((li) => li.textContent)).toEqual([
      '73%Dokumen tidak sahPeriksa masa berlaku, tanda tangan, dan kelengkapan halaman sebelum mengunggah. 29 berkas.',
      '28%Kapasitas tidak mendukungCocokkan kebutuhan setahun dengan kapasitas terpasang, dan lampirkan bukti kapasitasnya. 11 berkas.',
    ]);
    const dokumen = within(screen.getByRole('region', { name: 'Dokumen' }));
    expect(dokumen.getByRole('row', { name: /Surat pernyataan.* Wajib Cetak blangko/ })).toBeInTheDocument();
    const langkah = within(screen.getByRole('region', { name: 'Langkah' }));
    expect(langkah.getAllByRole('listitem')[0]).toHaveTextContent('Isian tersimpan sendiri.');
    expect(
      langkah.getAllByRole('listitem').every((li) => (li.querySelector('span:last-child')?.textContent ?? '') !== ''),
    ).toBe(true);
  });

  it('a service that costs something says so; shares of few files are not told; what fails to load breaks nothing', async () => {
    pasangServer({ ...dasar, 'GET /api/publik/ringkasan': gagal(500, 'Terjadi Kesalahan Server') });
    tampilkan(RUTE, '/bantuan/rphp');
    expect(screen.getByText('Biaya', { selector: 'dt' }).nextElementSibling).toHaveTextContent(
      'Dikenai PNBP. Jumlahnya tertulis pada tagihan.',
    );
    expect(
      await screen.findByText(
        'Dalam 12 bulan terakhir kurang dari 10 berkas layanan ini dikembalikan, jadi bagiannya tidak disebut.',
      ),
    ).toBeInTheDocument();
    expect(screen.getByText('Berapa lama di kementerian').nextElementSibling).toHaveTextContent(
      /^Batasnya \d+ hari kerja\. Waktu Anda memperbaiki tidak dihitung\.$/,
    );
  });

  it('figures of returns that cannot be had are said to be missing', async () => {
    pasangServer({ ...dasar, 'GET /api/publik/pengembalian': gagal(500, 'Terjadi Kesalahan Server') });
    tampilkan(RUTE, '/bantuan/rki');
    expect(await screen.findByText(/Angka pengembalian belum dapat dimuat/)).toBeInTheDocument();
    expect(screen.getByRole('region', { name: 'Dokumen' })).toBeInTheDocument();
  });

  it.each(LAYANAN_BANTUAN.map((l) => l.alamat))('%s has its papers, steps and words', (alamat) => {
    pasangServer(dasar);
    tampilkan(RUTE, alamat);
    expect(screen.getByRole('heading', { level: 1 })).not.toHaveTextContent('tidak ditemukan');
    const langkah = within(screen.getByRole('region', { name: 'Langkah' })).getAllByRole('listitem');
    expect(langkah.map((li) => li.lastElementChild?.textContent)).not.toContain('');
  });

  it('an unknown service leads back', () => {
    pasangServer(dasar);
    tampilkan(RUTE, '/bantuan/entah');
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Layanan tidak ditemukan');
  });

  it('the blank of the statement is printed as it stands', () => {
    pasangServer(dasar);
    const cetak = vi.spyOn(window, 'print').mockImplementation(() => undefined);
    tampilkan(RUTE, '/bantuan/pernyataan');
    const surat = within(screen.getByRole('article', { name: 'Blangko surat pernyataan' }));
    for (const kolom of ['Nama', 'Jabatan', 'Nama perusahaan', 'NIB', 'NPWP', 'Alamat'])
      expect(surat.getByText(kolom)).toBeInTheDocument();
    expect(surat.getAllByRole('listitem').map((li) => li.textContent)).toHaveLength(4);
    fireEvent.click(screen.getByRole('button', { name: 'Cetak blangko' }));
    expect(cetak).toHaveBeenCalledOnce();
  });

  it('every abbreviation that a page of the company says has its words', () => {
    const akar = path.resolve(import.meta.dirname, '../..');
    const berkas = readdirSync(akar, { recursive: true, encoding: 'utf8' }).filter(
      (f) => f.endsWith('.tsx') && !f.includes('.spec.'),
    );
    const tanpaArti = new Set(
      berkas.flatMap((f) => {
        const isi = readFileSync(path.join(akar, f), 'utf8');
        const teks = [...isi.matchAll(/>([^<>{}=;()&|?]+)</g)].map((m) => m[1] ?? '');
        return teks.flatMap((t) =>
          pecahIstilah(t).flatMap((b) => (b.istilah ? [] : [...b.teks.matchAll(/\b[A-Z]{2,}\b/g)].map((m) => m[0]))),
        );
      }),
    );
    // Known to everybody who comes here, and no word of the field.
    for (const umum of ['PDF', 'QR', 'JPG', 'PNG', 'MB', 'WIB', 'KB', 'PT', 'XLSX', 'CSV', 'ZIP', 'JSON', 'SHA'])
      tanpaArti.delete(umum);
    const sudah = new Set(ISTILAH.map((i) => i.kata));
    expect([...tanpaArti].filter((k) => !sudah.has(k)).sort()).toEqual([]);
  });
});
