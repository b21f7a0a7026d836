import { ToastProvider } from '@sinas/ui/feedback/Toasts';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { MemoryRouter, Route, Routes } from 'react-router-dom';
import { GalatApi } from '../../../lib/galat';
import { KUNCI_SESI } from '../../../lib/sesi';
import { SESI } from '../../../test-render';
import { detailUji, dokumen, KEPALA } from '../uji/contoh';
import { beriUkuran, jawabAcuan } from '../uji/meja';
import type { DetailFormulir } from '../wire';
import { FormulirPage } from './FormulirPage';

const { ambil, ganti } = vi.hoisted(() => ({ ambil: vi.fn(), ganti: vi.fn() }));
vi.mock('../../../lib/api', async () => {
  const { apiUji } = await import('../../../test-api');
  return {
    api: apiUji({
      ambil,
      ganti,
      daftar: (path: string) => Promise.resolve({ data: jawabAcuan(path) ?? [], meta: {} }),
    }),
  };
});
beriUkuran();
let detail: DetailFormulir;
beforeEach(() => {
  localStorage.clear();
  detail = detailUji({ kepala: { ...KEPALA, kapasitas_terpasang: '' } });
  ambil.mockImplementation((path: string) => Promise.resolve(path.endsWith('/get') ? detail : jawabAcuan(path)));
  ganti.mockReset();
});
function buka(langkah = 'perusahaan') {
  const klien = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  klien.setQueryData(KUNCI_SESI, SESI);
  render(
    <QueryClientProvider client={klien}>
      <MemoryRouter initialEntries={[`/pengajuan/7/ubah?langkah=${langkah}`]}>
        <ToastProvider>
          <Routes>
            <Route path="/pengajuan/:id/ubah" element={<FormulirPage />} />
          </Routes>
        </ToastProvider>
      </MemoryRouter>
    </QueryClientProvider>,
  );
  return userEvent.setup();
}

describe('LAYAR-01 wizard', () => {
  it('shows the steps with what each lacks, and goes on and back', async () => {
    const user = buka();
    const langkah = await screen.findByRole('navigation', { name: 'Langkah' });
    expect(within(langkah).getByRole('button', { name: /Perusahaan.*lengkap/ })).toHaveAttribute(
      'aria-current',
      'step',
    );
    expect(
      within(langkah).getByRole('button', { name: /Produksi dan kapasitas.*kurang.*1 isian/ }),
    ).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Lanjut ke Data barang' }));
    expect(await screen.findByRole('grid', { name: 'Data barang' })).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Kembali' }));
    expect(screen.getByRole('heading', { name: 'Perusahaan' })).toBeInTheDocument();
  });

  it('leads from the meter to the field that is missing and says there what it wants', async () => {
    const user = buka();
    const kurang = await screen.findByRole('navigation', { name: 'Yang masih kurang' });
    await user.click(within(kurang).getByRole('button', { name: 'Kapasitas terpasang setahun' }));
    await waitFor(() => expect(screen.getByRole('textbox', { name: /Kapasitas terpasang/ })).toHaveFocus());
    expect(screen.getByText('Kapasitas terpasang setahun wajib diisi')).toBeInTheDocument();
    await user.keyboard('600.000');
    expect(screen.queryByText('Kapasitas terpasang setahun wajib diisi')).toBeNull();
  });

  it('saves when the step is left', async () => {
    const user = buka();
    ganti.mockImplementation((_path: string, isi: { kepala: object }) => {
      const json = { ...detail.json_simpan, versi: 4, kepala: { ...detail.json_simpan.kepala, ...isi.kepala } };
      return Promise.resolve({ noAju: 'x', idNk: '7', versi: 4, json_simpan: json });
    });
    await user.type(await screen.findByRole('textbox', { name: /Jabatan/ }), ' utama');
    await user.click(screen.getByRole('button', { name: 'Lanjut ke Data barang' }));
    await waitFor(() => expect(ganti).toHaveBeenCalledOnce());
    expect(ganti.mock.calls[0]?.[1]).toEqual({
      idNk: '7',
      versi: 3,
      kepala: { jabatan_penanggung_jawab: 'Direktur utama' },
    });
  });

  it('keeps the code of what is chosen from a list, and says at the field what the server refuses', async () => {
    detail.json_simpan.kepala = { ...KEPALA, kbli: '10110', ur_kbli: 'Rumah potong' };
    const user = buka();
    const kbli = await screen.findByRole('combobox', { name: 'KBLI kegiatan usaha' });
    expect(kbli).toHaveValue('10110 – Rumah potong');
    await user.clear(kbli);
    await user.type(kbli, 'gula');
    expect(await screen.findByRole('option', { name: /10721/ })).toBeInTheDocument();
    const pesan = 'KBLI kegiatan usaha 10721 tidak ada di daftar';
    const errors = [{ langkah: 'perusahaan', path: 'kbli', message: pesan }];
    ganti.mockRejectedValueOnce(new GalatApi({ status: 422, errors }));
    await user.keyboard('{Enter}');
    await waitFor(() => expect(kbli).toHaveValue('10721 – Industri Gula Pasir'));
    await user.click(screen.getByRole('button', { name: 'Lanjut ke Data barang' }));
    await waitFor(() => expect(ganti.mock.calls[0]?.[1]).toMatchObject({ kepala: { kbli: '10721' } }));
    const kurang = screen.getByRole('navigation', { name: 'Yang masih kurang' });
    await user.click(await within(kurang).findByRole('button', { name: 'KBLI kegiatan usaha' }));
    expect(await screen.findByText(pesan)).toBeInTheDocument();
  });

  it('shows the fields of the kind of actor only', async () => {
    const user = buka('produksi');
    expect(await screen.findByRole('textbox', { name: /Kapasitas terpasang/ })).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: /Perusahaan/ }));
    ganti.mockRejectedValue(new GalatApi({ status: 500 }));
    await user.selectOptions(screen.getByRole('combobox', { name: /Jenis pelaku/ }), 'PEDAGANG');
    await user.click(screen.getByRole('button', { name: /Produksi dan kapasitas/ }));
    expect(screen.queryByRole('textbox', { name: /Kapasitas terpasang/ })).toBeNull();
  });

  it('opens in a correction only what was remarked, with a box for the answer', async () => {
    const catatan = {
      id: '5',
      putaran: 1,
      langkah: 'produksi' as const,
      id_baris: null,
      baris: null,
      kd_field: 'stok_awal',
      label: 'Stok awal tahun',
      kd_alasan: 'A02',
      ur_alasan: 'Data tidak sesuai SIINas/OSS',
      catatan: 'Samakan dengan laporan.',
      jawaban: null,
      oleh: 'Bambang',
      waktu: '2026-11-18T03:00:00Z',
    };
    detail = detailUji({ status: '25', catatan: [catatan], terbuka: ['stok_awal'] });
    const user = buka('produksi');
    expect(await screen.findByRole('textbox', { name: /Stok awal/ })).toBeEnabled();
    expect(screen.getByRole('textbox', { name: /Produk yang/ })).toBeDisabled();
    await user.click(screen.getByRole('button', { name: 'Jawab: Stok awal tahun' }));
    await waitFor(() => expect(screen.getByRole('textbox', { name: /Jawaban Anda/ })).toHaveFocus());
    ganti.mockRejectedValue(new GalatApi({ status: 500 }));
    await user.keyboard('Sudah disamakan');
    expect(screen.queryByRole('button', { name: 'Jawab: Stok awal tahun' })).toBeNull();
    await user.click(screen.getByRole('button', { name: /Periksa dan kirim/ }));
    expect(screen.getByRole('button', { name: 'Kirim perbaikan' })).toBeInTheDocument();
  });

  it('says whence a value is known while nobody has typed another', async () => {
    const { nama_penanggung_jawab: nama = '', alamat_pabrik: alamat = '' } = KEPALA;
    const awal = [
      {
        kd_field: 'nama_penanggung_jawab',
        nilai: nama,
        sumber: 'profil',
        menurut_oss: false,
        pada: '2026-03-02T02:00:00Z',
      },
      {
        kd_field: 'alamat_pabrik',
        nilai: alamat,
        sumber: 'perusahaan',
        menurut_oss: true,
        pada: '2026-11-27T02:00:00Z',
      },
      {
        kd_field: 'jenis_pelaku',
        nilai: KEPALA['jenis_pelaku'] ?? '',
        sumber: 'perusahaan',
        menurut_oss: false,
        pada: null,
      },
      {
        kd_field: 'jabatan_penanggung_jawab',
        nilai: 'Bukan yang tertulis',
        sumber: 'profil',
        menurut_oss: false,
        pada: null,
      },
    ];
    ambil.mockImplementation((path: string) =>
      Promise.resolve(path.endsWith('/isian-awal') ? awal : path.endsWith('/get') ? detail : jawabAcuan(path)),
    );
    const user = buka();
    const isian = (label: RegExp) => screen.findByRole('textbox', { name: label });
    await waitFor(async () =>
      expect(await isian(/Alamat/)).toHaveAccessibleDescription(/Dari data perusahaan menurut OSS, 27 November 2026\./),
    );
    expect(await isian(/Nama penanggung/)).toHaveAccessibleDescription(/Dari profil Anda, tercatat 2 Maret 2026\./);
    expect(await isian(/Jabatan/)).not.toHaveAccessibleDescription(/Dari profil/);
    ganti.mockRejectedValue(new GalatApi({ status: 500 }));
    await user.type(await isian(/Nama penanggung/), ' lain');
    expect(await isian(/Nama penanggung/)).not.toHaveAccessibleDescription(/Dari profil/);
  });

  it('papers that follow a file made from another one come in by themselves', async () => {
    const dibuat = { jenis_pengajuan: '6', created_at: new Date().toISOString() } as const;
    detail = { ...detailUji({ dokumen: [] }), ...dibuat };
    buka('dokumen');
    expect(await screen.findByText(/dokumen wajib belum ada/)).toBeInTheDocument();
    detail = { ...detail, dokumen: ['D01', 'D02', 'D03'].map(dokumen) };
    expect(await screen.findByText('Semua dokumen wajib sudah ada', {}, { timeout: 20_000 })).toBeInTheDocument();
  });

  it('GALAT-04 and GALAT-12 end a failed load in words with a retry', async () => {
    ambil.mockRejectedValue(new GalatApi({ status: 500, trace_id: 't-1' }));
    buka();
    expect(await screen.findByRole('alert')).toHaveTextContent('Terjadi Kesalahan Server');
    expect(screen.getByRole('alert')).toHaveTextContent('Kode bantuan t-1');
    expect(screen.getByRole('button', { name: 'Coba lagi' })).toBeInTheDocument();
  });

  it('may be read alone once the window has closed', async () => {
    detail = { ...detail, formulir: { ...detail.formulir, closedForm: true } };
    buka();
    expect(await screen.findByRole('alert')).toHaveTextContent('Masa pengisian sudah tutup. Isian hanya dapat dibaca.');
    for (const isian of screen.getAllByRole('textbox')) expect(isian).toBeDisabled();
  });

  it('does not open a file that may not be changed', async () => {
    detail = detailUji({ status: '20' });
    buka();
    expect(await screen.findByText('Isian tidak dapat diubah pada tahap ini.')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Lihat berkas' })).toHaveAttribute('href', '/pengajuan/7');
  });
});
