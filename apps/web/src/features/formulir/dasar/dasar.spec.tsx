import { ToastProvider } from '@sinas/ui/feedback/Toasts';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { MemoryRouter, Route, Routes } from 'react-router-dom';
import { KUNCI_SESI } from '../../../lib/sesi';
import { SESI } from '../../../test-render';
import { FormulirPage } from '../pages/FormulirPage';
import { barisServer, detailUji, ISI } from '../uji/contoh';
import { beriUkuran, jawabAcuan } from '../uji/meja';
import type { DetailFormulir } from '../wire';

const { ambil, ganti, daftar } = vi.hoisted(() => ({ ambil: vi.fn(), ganti: vi.fn(), daftar: vi.fn() }));
vi.mock('../../../lib/api', async () => {
  const { apiUji } = await import('../../../test-api');
  return { api: apiUji({ ambil, ganti, daftar }) };
});
beriUkuran();

const NOMOR = '09001955187020261116000009';
const BEBAS = {
  ...{ kunci: 'k', uraian: 'Gula', jml: '4000', satuan: 'KGM', sebut: '4 ton', ditetapkan: '32000' },
  ...{ sebut_ditetapkan: '32 ton', sebut_diambil: '28 ton' },
};
let detail: DetailFormulir;
const sumberPilihan = () => ({
  ...{ no_aju: NOMOR, kd_rekom: '09', kd_komoditas: detail.kd_komoditas, ur_komoditas: 'Gula', tahun: detail.tahun },
  ...{ rencana: true, terlambat: [], tutup: '2099-12-31T16:59:59.000Z', bebas: [BEBAS] },
});
beforeEach(() => {
  localStorage.clear();
  detail = { ...detailUji({ baris: [barisServer(1, ISI)] }), dasar: 'USULAN', sumber: null };
  ganti.mockReset();
  ambil.mockImplementation((path: string) => Promise.resolve(path.endsWith('/get') ? detail : jawabAcuan(path)));
  daftar.mockImplementation((path: string) =>
    Promise.resolve({ data: path.endsWith('/sumber') ? [sumberPilihan()] : (jawabAcuan(path) ?? []), meta: {} }),
  );
});
function buka() {
  const klien = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  klien.setQueryData(KUNCI_SESI, SESI);
  render(
    <QueryClientProvider client={klien}>
      <MemoryRouter initialEntries={['/pengajuan/7/ubah?langkah=barang']}>
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

describe('the basis of a draft', () => {
  it('is changed where there is a determination; the file begins anew from the server', async () => {
    const user = buka();
    expect(await screen.findByRole('heading', { name: 'Usulan kebutuhan baru' })).toBeInTheDocument();
    await user.click(await screen.findByRole('button', { name: 'Ganti dasar' }));
    const pakai = screen.getByRole('button', { name: 'Pakai dasar ini' });
    expect(pakai).toBeDisabled();
    await user.click(screen.getByRole('radio', { name: /Tarik dari rencana Gula/ }));
    const { versi } = detail.json_simpan;
    ganti.mockImplementation(() => {
      detail = {
        ...detail,
        dasar: 'TARIK',
        sumber: {
          no_aju: NOMOR,
          rencana: true,
          bebas: [BEBAS],
          dicadangkan: [{ ...BEBAS, jml: '1000', sebut: '1 ton' }],
        },
      };
      return Promise.resolve({ idNk: '7', versi: versi + 1 });
    });
    await user.click(pakai);
    await waitFor(() =>
      expect(ganti).toHaveBeenCalledWith(
        expect.stringMatching(/\/dasar\/7$/),
        { versi, no_aju_rkt: NOMOR },
        expect.anything(),
      ),
    );
    expect(
      await screen.findByRole('heading', { name: /Menarik dari rencana 09-0019-551870-20261116-000009/ }),
    ).toBeInTheDocument();
    expect(screen.getByText(/32 ton ditetapkan − 28 ton/)).toHaveTextContent('= 4 ton bebas');
    expect(screen.getByText('Di antaranya 1 ton dicadangkan untuk berkas ini')).toBeInTheDocument();
  });
  it('says why it could not be changed and keeps what was chosen', async () => {
    ganti.mockRejectedValue(new Error('putus'));
    const user = buka();
    await user.click(await screen.findByRole('button', { name: 'Ganti dasar' }));
    await user.click(screen.getByRole('radio', { name: /Tarik dari rencana Gula/ }));
    await user.click(screen.getByRole('button', { name: 'Pakai dasar ini' }));
    expect(await screen.findByText(/Dasar belum dapat diganti/)).toBeInTheDocument();
    expect(screen.getByRole('radio', { name: /Tarik dari rencana Gula/ })).toBeChecked();
  });
  it('nothing is shown where there is nothing to draw from', async () => {
    daftar.mockImplementation((path: string) => Promise.resolve({ data: jawabAcuan(path) ?? [], meta: {} }));
    buka();
    await screen.findByRole('grid', { name: 'Data barang' });
    expect(screen.queryByRole('heading', { name: 'Usulan kebutuhan baru' })).toBeNull();
  });
});

describe('what the company may ask for, beside what it asks', () => {
  const jumlah = (jml: string) => ({ jml, sebut: `${jml} ton` });
  const pos = (lain: object) => ({
    ...{ kunci: 'k', uraian: 'Gula, kristal mentah', diminta: jumlah('6'), dipegang: jumlah('0') },
    ...{ paling_banyak: null, sisa: null, lebih: null, ...lain },
  });
  let jawab: object;
  const ditanya = () => ambil.mock.calls.filter(([p]) => String(p).includes('/andai-minta/'));
  beforeEach(() => {
    ambil.mockClear();
    ambil.mockImplementation((path: string) => {
      if (path.endsWith('/andai-minta/7')) return Promise.resolve(jawab);
      return Promise.resolve(path.endsWith('/get') ? detail : jawabAcuan(path));
    });
  });
  it('says how much too much it is, with the sums of the refusal', async () => {
    jawab = { sebab: 'Tinggal 4 ton', pos: [pos({ paling_banyak: jumlah('4'), lebih: jumlah('2') })] };
    buka();
    const bagian = await screen.findByRole('region', { name: 'Bila diberi sebanyak yang diajukan' });
    expect(within(bagian).getByRole('status')).toHaveTextContent('Tinggal 4 ton');
    expect(bagian).toHaveTextContent('Lebih 2 ton');
    expect(bagian).toHaveTextContent('Diajukan di berkas ini6 tonPaling banyak4 ton');
    expect(bagian).not.toHaveTextContent('Sisa');
  });
  it('says what is left and what its permits still have', async () => {
    jawab = { sebab: null, pos: [pos({ paling_banyak: jumlah('8'), sisa: jumlah('2'), dipegang: jumlah('3') })] };
    buka();
    const bagian = await screen.findByRole('region', { name: 'Bila diberi sebanyak yang diajukan' });
    expect(bagian).toHaveTextContent('Cukup');
    expect(bagian).toHaveTextContent('Sisa sesudahnya2 tonSisa izin Anda sekarang3 ton');
  });
  it('where nothing is held and nothing bounds it, there is nothing to say', async () => {
    jawab = { sebab: null, pos: [pos({})] };
    buka();
    await waitFor(() => expect(ditanya()).toHaveLength(1));
    await screen.findByRole('grid', { name: 'Data barang' });
    expect(screen.queryByText('Bila diberi sebanyak yang diajukan')).toBeNull();
  });
  it('of a file that is closed to its company nobody asks', async () => {
    detail = { ...detail, formulir: { ...detail.formulir, closedForm: true } };
    buka();
    await screen.findByRole('grid', { name: 'Data barang' });
    expect(ditanya()).toHaveLength(0);
  });
});
