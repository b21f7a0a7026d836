import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { pasangServer, SESI, sukses, tampilkan, type Jawaban } from '../../test-render';
import { PATH } from './data';
import { Perusahaan } from './pages/Perusahaan';

vi.mock('../../lib/sesi', () => ({ usePengguna: () => SESI.pengguna }));

const DIAMBIL = { diambil: '2026-11-22T09:30:00+07:00', gagal: false };
const GAGAL = { diambil: null, gagal: true };
const luar = (rows: unknown[]): Jawaban => sukses(rows, DIAMBIL);
const semua = (lain: Parameters<typeof pasangServer>[0] = {}) =>
  pasangServer({
    [`GET ${PATH.periksa}`]: luar([
      { kode: 'NIB', uraian: 'NIB aktif', lulus: true },
      { kode: 'KSWP', uraian: 'Status wajib pajak valid', lulus: false },
    ]),
    [`GET ${PATH.oss}`]: luar([
      {
        nib: '9120304817265',
        npwp: '0123456789012000',
        nama: 'PT Nusa Boga Sejahtera',
        alamat: 'Jl. Raya 1',
        api_code: '02',
        status_nib: '01',
        kswp: 'VALID',
        kbli: [{ kode_kbli: '10721', uraian: 'Industri gula pasir' }],
        jumlah_proyek: 0,
      },
    ]),
    [`GET ${PATH.proyek}`]: luar([]),
    [`GET ${PATH.kswp}`]: luar([{ npwp: '0123456789012000', kswp: 'VALID', keterangan: '' }]),
    [`GET ${PATH.npwp}`]: luar([]),
    [`GET ${PATH.pemusatan}`]: luar([]),
    [`GET ${PATH.kapasitas}`]: luar([
      { kbli: '10721', uraian: 'Gula rafinasi', kapasitas: '120000', satuan: 'TNE', ur_satuan: 'Ton', tahun: '2026' },
    ]),
    [`GET ${PATH.gap}`]: luar([]),
    [`GET ${PATH.ghp}`]: luar([]),
    [`GET ${PATH.skp}`]: luar([]),
    ...lain,
  });
const buka = () => tampilkan([{ path: '/perusahaan', element: <Perusahaan /> }], '/perusahaan');
const bagian = (nama: string) => screen.findByRole('region', { name: nama });

describe('what others know of one’s company', () => {
  it('says what is missing before anything is filed, and where to put it right', async () => {
    semua();
    buka();
    expect(await screen.findByText('1 syarat belum terpenuhi.')).toBeInTheDocument();
    expect(screen.getByText(/Selesaikan kewajiban di kantor pajak/)).toBeInTheDocument();
  });
  it('asks about the conditions again when the tax office says otherwise', async () => {
    const server = semua();
    buka();
    expect(await screen.findByText('1 syarat belum terpenuhi.')).toBeInTheDocument();
    await waitFor(() => expect(server.kepada(`GET ${PATH.periksa}`)).toHaveLength(2));
    expect(server.kepada(`GET ${PATH.kswp}`)).toHaveLength(1);
  });
  it('each answer with its age', async () => {
    semua();
    buka();
    const usaha = await bagian('Data usaha');
    expect(await within(usaha).findByText('API-P (produsen)')).toBeInTheDocument();
    expect(
      within(usaha)
        .getByText(/^Menurut OSS, /)
        .querySelector('time'),
    ).toHaveAttribute('datetime', DIAMBIL.diambil);
    expect(within(await bagian('Kapasitas industri')).getByText('120.000 ton')).toBeInTheDocument();
  });
  it('GALAT-07 a system that does not answer says so, keeps nobody from filing, and can be asked again', async () => {
    const server = semua({ [`GET ${PATH.oss}`]: sukses([], GAGAL) });
    buka();
    const usaha = await bagian('Data usaha');
    expect(
      await within(usaha).findByText(/OSS sedang tidak menjawab. Pengajuan tetap dapat diisi/),
    ).toBeInTheDocument();
    await userEvent.click(within(usaha).getByRole('button', { name: 'Tanyakan lagi' }));
    await waitFor(() => expect(server.kepada(`GET ${PATH.oss}`)).toHaveLength(2));
    expect(await within(await bagian('Pajak')).findByText('VALID')).toBeInTheDocument(); // the others go on
  });
  it('issue 18: sections come in their order; one that hangs holds the others up for a few seconds, no longer', async () => {
    let jawab = (_: Jawaban): void => undefined;
    const tertunda = new Promise<Jawaban>((selesai) => (jawab = selesai));
    const server = semua({ [`GET ${PATH.periksa}`]: () => tertunda });
    buka();
    await waitFor(() => expect(server.kepada(`GET ${PATH.kswp}`)).toHaveLength(1)); // nobody waits with asking
    await waitFor(() => expect(server.kepada(`GET ${PATH.kapasitas}`)).toHaveLength(1));
    expect(screen.queryByRole('region', { name: 'Data usaha' })).toBeNull();
    expect(await screen.findByRole('region', { name: 'Data usaha' })).toBeVisible();
    expect(screen.getByRole('region', { name: 'Pajak' })).toBeVisible();
    jawab(luar([{ kode: 'NIB', uraian: 'NIB aktif', lulus: true }]));
    expect(await screen.findByText(/Semua syarat terpenuhi/)).toBeVisible();
  });
  it('an empty list of a system that did answer is no failure', async () => {
    semua();
    buka();
    expect(await within(await bagian('Proyek')).findByText('Belum ada proyek tercatat.')).toBeInTheDocument();
  });
  it('says what another system has nothing of, by its name', async () => {
    semua({ [`GET ${PATH.kapasitas}`]: sukses([], DIAMBIL), [`GET ${PATH.oss}`]: sukses([], DIAMBIL) });
    buka();
    expect(await screen.findByText('Belum ada kapasitas tercatat di SIINas.')).toBeInTheDocument();
    expect(await screen.findByText('NIB ini tidak tercatat di OSS.')).toBeInTheDocument();
  });
});
