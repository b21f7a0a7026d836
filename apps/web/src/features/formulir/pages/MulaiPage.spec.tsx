import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { MemoryRouter, Route, Routes } from 'react-router-dom';
import { GalatApi } from '../../../lib/galat';
import { MulaiPage } from './MulaiPage';

const { daftar, kirim } = vi.hoisted(() => ({ daftar: vi.fn(), kirim: vi.fn() }));
vi.mock('../../../lib/api', async () => {
  const { apiUji } = await import('../../../test-api');
  return { api: apiUji({ daftar, kirim }) };
});
const { pengguna } = vi.hoisted(() => ({ pengguna: { api_code: '02' } as { api_code: string | null } }));
vi.mock('../../../lib/sesi', () => ({ usePengguna: () => pengguna }));

const LAYANAN = [
  { kd_rekom: '01', jnsLayanan: 'RKI', nama: 'Rencana Kebutuhan Industri', buka: true },
  { kd_rekom: '04', jnsLayanan: 'RIPH', nama: 'Rekomendasi Impor Produk Hortikultura', buka: false },
  { kd_rekom: '08', jnsLayanan: 'PK', nama: 'Penetapan Kebutuhan K/L', buka: true, pemohon: 'KL' },
].map((l) => ({
  ur_ga: 'Kementerian Perindustrian',
  sla_hari: 20,
  pemohon: 'PU',
  tahun: 2027,
  tutup_buat: null,
  jadwal_komoditas: [],
  ...l,
}));
const KOMODITAS = [
  { kd_elemen: '015', ur_elemen: 'Gula', fl_disable: false, flag_enable: true },
  { kd_elemen: '017', ur_elemen: 'Ban', fl_disable: true, flag_enable: true },
];
beforeEach(() => {
  kirim.mockReset();
  daftar.mockImplementation((path: string) => Promise.resolve({ data: jawab(path), meta: {} }));
});
const TERBUKA = [{ kd_komoditas: '015', idNk: '31', noAju: '01001955187020261116000001', ur_status: 'Diperiksa' }];
const jawab = (path: string): unknown =>
  path.endsWith('/layanan') ? LAYANAN : path.endsWith('/terbuka') ? [] : KOMODITAS;
function buka() {
  render(
    <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
      <MemoryRouter initialEntries={['/pengajuan/baru']}>
        <Routes>
          <Route path="/pengajuan/baru" element={<MulaiPage />} />
          <Route path="/pengajuan/:id/ubah" element={<p>formulir</p>} />
        </Routes>
      </MemoryRouter>
    </QueryClientProvider>,
  );
  return userEvent.setup();
}

const SYARAT = '/api/registrasi/v2/getAllCheck';
const syarat = (kode: string, uraian: string, lulus: boolean) => ({ kode, uraian, lulus });

describe('new application', () => {
  it('issue 13 part 8: an application that is open already is told where the commodity is chosen, with a link', async () => {
    daftar.mockImplementation((path: string) =>
      Promise.resolve({ data: path.endsWith('/terbuka') ? TERBUKA : jawab(path), meta: {} }),
    );
    const user = buka();
    await user.click(await screen.findByRole('radio', { name: /Rencana Kebutuhan Industri/ }));
    expect(await screen.findByText(/Sudah ada, diperiksa/)).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'lihat berkas' })).toHaveAttribute('href', '/pengajuan/31');
  });

  it('says what keeps the company from filing, and where to put it right; other conditions do not', async () => {
    const semua = [
      syarat('NIB', 'NIB aktif', true),
      syarat('KSWP', 'Status wajib pajak valid', false),
      syarat('PROYEK', 'Memiliki proyek usaha', false),
    ];
    daftar.mockImplementation((path: string) =>
      Promise.resolve({ data: path === SYARAT ? semua : path.endsWith('/layanan') ? LAYANAN : KOMODITAS, meta: {} }),
    );
    buka();
    expect(await screen.findByText(/Belum terpenuhi: Status wajib pajak valid\./)).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Lihat cara memperbaikinya' })).toHaveAttribute('href', '/perusahaan');
    expect(await screen.findByRole('radio', { name: /Rencana Kebutuhan Industri/ })).toBeEnabled();
  });
  it('12.B7 a commodity with a window of its own can be chosen while its service is closed, and only that one', async () => {
    const gula = { kd_komoditas: '015', buka: true, tutup_buat: '2026-12-31T16:59:59.000Z' };
    const tutup = { ...LAYANAN[0], buka: false, jadwal_komoditas: [gula] };
    const lain = { kd_elemen: '011', ur_elemen: 'Beras', fl_disable: false, flag_enable: true };
    daftar.mockImplementation((path: string) =>
      Promise.resolve({ data: path.endsWith('/layanan') ? [tutup] : [...KOMODITAS, lain], meta: {} }),
    );
    const orang = buka();
    expect(await screen.findByText('Dibuka untuk 1 komoditas saja')).toBeInTheDocument();
    await orang.click(screen.getByRole('radio', { name: /Rencana Kebutuhan Industri/ }));
    expect(await screen.findByRole('radio', { name: 'Gula' })).toBeEnabled();
    expect(screen.getByRole('radio', { name: /Beras/ })).toBeDisabled();
    expect(screen.getByText('Beras').closest('label')).toHaveTextContent('Tidak dibuka untuk 2027');
  });
  it('goes on when nobody can say whether the company may file', async () => {
    daftar.mockImplementation((path: string) =>
      path === SYARAT
        ? Promise.reject(new Error('OSS'))
        : Promise.resolve({ data: path.endsWith('/layanan') ? LAYANAN : KOMODITAS, meta: {} }),
    );
    buka();
    expect(await screen.findByRole('radio', { name: /Rencana Kebutuhan Industri/ })).toBeEnabled();
    expect(screen.queryByText(/belum dapat membuat pengajuan/)).not.toBeInTheDocument();
  });
  it('PENGAJUAN-01 creates a draft of the chosen service, commodity and year, and opens its form', async () => {
    kirim.mockResolvedValue({ idNk: '7' });
    const user = buka();
    await user.click(await screen.findByRole('radio', { name: /Rencana Kebutuhan Industri/ }));
    expect(screen.getByRole('button', { name: 'Mulai mengisi' })).toBeDisabled();
    await user.click(await screen.findByRole('radio', { name: 'Gula' }));
    await user.click(screen.getByRole('button', { name: 'Mulai mengisi' }));
    expect(await screen.findByText('formulir')).toBeInTheDocument();
    expect(kirim).toHaveBeenCalledWith(
      '/nk/v2/data-nk',
      { kd_rekom: '01', kd_komoditas: '015', tahun: 2027 },
      expect.objectContaining({ kunci: expect.stringMatching(/^[0-9a-f-]{36}$/) as unknown }),
    );
  });

  it('part 5: commodities stand by their names', async () => {
    const user = buka();
    await user.click(await screen.findByRole('radio', { name: /RKI/ }));
    const nama = (await screen.findAllByRole('radio', { name: /Gula|Ban/ })).map(
      (r) => r.closest('label')?.textContent,
    );
    expect(nama).toEqual([expect.stringContaining('Ban'), expect.stringContaining('Gula')]);
  });
  it('leaves closed services and commodities visible, but not to be chosen, and hides what ministries file', async () => {
    const user = buka();
    expect(await screen.findByRole('radio', { name: /Hortikultura/ })).toBeDisabled();
    expect(screen.queryByText('Penetapan Kebutuhan K/L')).toBeNull();
    await user.click(screen.getByRole('radio', { name: /Industri/ }));
    expect(await screen.findByRole('radio', { name: /Ban/ })).toBeDisabled();
  });

  it('says so when nothing of the service may be filed for the year', async () => {
    daftar.mockImplementation((path: string) =>
      Promise.resolve({ data: path.endsWith('/layanan') ? LAYANAN : [], meta: {} }),
    );
    const user = buka();
    await user.click(await screen.findByRole('radio', { name: /Industri/ }));
    expect(await screen.findByText('Layanan ini belum mempunyai komoditas untuk tahun 2027.')).toBeInTheDocument();
  });

  it('GALAT-01 shows the sentence of the server and repeats with the same key', async () => {
    kirim.mockRejectedValue(new GalatApi({ status: 422, pesanServer: 'NIB perusahaan tidak aktif' }));
    const user = buka();
    await user.click(await screen.findByRole('radio', { name: /Industri/ }));
    await user.click(await screen.findByRole('radio', { name: 'Gula' }));
    for (let i = 0; i < 2; i += 1) {
      await user.click(screen.getByRole('button', { name: 'Mulai mengisi' }));
      const dialog = await screen.findByRole('dialog', { name: 'Gagal!' });
      expect(dialog).toHaveTextContent('NIB perusahaan tidak aktif');
      await user.click(within(dialog).getByRole('button', { name: 'Tutup' }));
    }
    const kunci = kirim.mock.calls.map((c) => (c[2] as { kunci: string }).kunci);
    expect(kunci[0]).toBe(kunci[1]);
  });

  it('GALAT-04 says that the list could not be loaded and offers to try again', async () => {
    daftar.mockRejectedValue(new GalatApi({ status: 500 }));
    buka();
    expect(await screen.findByRole('alert')).toHaveTextContent('Terjadi Kesalahan Server');
    expect(screen.getByRole('button', { name: 'Coba lagi' })).toBeInTheDocument();
  });

  it('what was determined can be drawn: its sums, its months that are late, and the draft names it', async () => {
    const sumber = {
      ...{
        no_aju: '09001955187020261116000009',
        kd_rekom: '09',
        kd_komoditas: '015',
        ur_komoditas: 'Gula',
        tahun: 2027,
      },
      ...{ rencana: true, terlambat: ['012027', '022027'], tutup: '2099-12-31T16:59:59.000Z' },
      bebas: [
        {
          ...{ kunci: 'k', uraian: 'Gula', jml: '4000', satuan: 'KGM', sebut: '4 ton', ditetapkan: '32000' },
          ...{ sebut_ditetapkan: '32 ton', sebut_diambil: '28 ton' },
        },
      ],
    };
    // Proposals are closed: what was determined is drawn all the same.
    const tutup = { ...LAYANAN[0], buka: false };
    daftar.mockImplementation((path: string) =>
      Promise.resolve({
        data: path.endsWith('/sumber') ? [sumber] : path.endsWith('/layanan') ? [tutup] : jawab(path),
        meta: {},
      }),
    );
    kirim.mockResolvedValue({ idNk: '77' });
    const user = buka();
    const rki = await screen.findByRole('radio', { name: /Rencana Kebutuhan Industri/ });
    await waitFor(() => expect(rki).toBeEnabled());
    await user.click(rki);
    const tarik = screen.getByRole('radio', { name: /Tarik dari rencana Gula 2027/ });
    expect(tarik).toBeChecked();
    expect(screen.getByRole('radio', { name: /Usulan kebutuhan baru/ })).toBeDisabled();
    expect(screen.getByText(/32 ton ditetapkan − 28 ton sudah diajukan atau menjadi izin =/)).toHaveTextContent(
      '4 ton bebas',
    );
    expect(screen.getByText(/Realisasi Jan 2027, Feb 2027 belum dilaporkan\./)).toHaveTextContent(
      'baru dapat dikirim setelah dilaporkan',
    );
    await user.click(screen.getByRole('button', { name: 'Mulai mengisi' }));
    expect(kirim).toHaveBeenCalledWith(
      expect.any(String),
      { kd_rekom: '01', kd_komoditas: '015', tahun: 2027, no_aju_rkt: sumber.no_aju },
      expect.anything(),
    );
    expect(await screen.findByText('formulir')).toBeInTheDocument();
  });

  it('18.A1 three questions find the service and its commodity; what OSS knows is not asked', async () => {
    kirim.mockResolvedValue({ idNk: '9' });
    const user = buka();
    const tanya = within(await screen.findByRole('region', { name: 'Layanan mana yang saya perlukan?' }));
    await user.type(tanya.getByRole('combobox', { name: 'Barang apa?' }), 'gul');
    await user.click(screen.getByRole('option', { name: /Gula/ }));
    await user.click(tanya.getByRole('radio', { name: 'Diolah di pabrik sendiri' }));
    expect(tanya.queryByText('Tercatat sebagai importir apa di OSS?')).toBeNull();
    expect(tanya.getByText(/Menurut OSS perusahaan Anda pemegang/)).toHaveTextContent('API-P');
    expect(tanya.getByRole('status')).toHaveTextContent('Rencana Kebutuhan Industri (RKI)');
    expect(tanya.getByRole('link', { name: 'Syarat dan langkahnya' })).toHaveAttribute('href', '/bantuan/rki');
    await user.click(tanya.getByRole('button', { name: 'Pilih layanan ini' }));
    expect(screen.getByRole('radio', { name: /Rencana Kebutuhan Industri/ })).toBeChecked();
    expect(await screen.findByRole('radio', { name: 'Gula' })).toBeChecked();
    const siapkan = within(screen.getByRole('region', { name: 'Siapkan dahulu' }));
    expect(siapkan.getAllByRole('listitem').map((li) => li.textContent)).toEqual([
      'Surat pernyataan kebenaran data (cetak blangko)',
      'NIB',
      'Surat kapasitas produksi atau izin usaha industri, untuk produsen',
    ]);
    await user.click(screen.getByRole('button', { name: 'Mulai mengisi' }));
    expect(kirim.mock.calls[0]?.[1]).toEqual({ kd_rekom: '01', kd_komoditas: '015', tahun: 2027 });
  });

  it('18.A1 asks what OSS does not know, and nothing that does not decide', async () => {
    pengguna.api_code = null;
    const user = buka();
    const tanya = within(await screen.findByRole('region', { name: 'Layanan mana yang saya perlukan?' }));
    const barang = tanya.getByRole('combobox', { name: 'Barang apa?' });
    await user.type(barang, 'garam');
    await user.click(screen.getByRole('option', { name: /Garam/ }));
    expect(tanya.queryByText('Untuk apa?')).toBeNull();
    expect(tanya.getByRole('status')).toHaveTextContent('Komoditas ini hanya mempunyai satu layanan.');
    await user.clear(barang);
    await user.type(barang, 'hasil perikanan');
    await user.click(screen.getByRole('option', { name: 'Hasil perikanan' }));
    expect(tanya.queryByRole('status')).toBeNull();
    await user.click(tanya.getByRole('radio', { name: 'Diolah di pabrik sendiri' }));
    await user.click(tanya.getByRole('radio', { name: 'API-U (umum)' }));
    expect(tanya.getByRole('status')).toHaveTextContent('Rekomendasi Pemasukan Hasil Perikanan (RPHP)');
    expect(tanya.getByRole('status')).toHaveTextContent('Layanan industri hanya untuk pemegang API-P.');
    pengguna.api_code = '02';
  });
});
