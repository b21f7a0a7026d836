import { layanan } from '@sinas/domain/layanan/daftar';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { barisServer, detailUji, KEPALA } from '../uji/contoh';
import { gambar, jawabAcuan } from '../uji/meja';
import { ServerUji } from '../uji/server-uji';
import { LangkahDistribusi } from './LangkahDistribusi';

const SALUR = '/nk/v2/data-nk/dataDistribusi';
const { api } = vi.hoisted(() => ({
  api: { ambil: vi.fn(), daftar: vi.fn(), kirim: vi.fn(), ganti: vi.fn(), hapus: vi.fn() },
}));
vi.mock('../../../lib/api', async () => {
  const { apiUji } = await import('../../../test-api');
  return { api: apiUji(api) };
});

const TERSIMPAN = {
  ...{ id: '90', id_baris: '1001', no_seri: 1, versi: 1, jenis_distribusi: 'lokal', nama_pembeli: 'PT Toko Contoh' },
  ...{ npwp_pembeli: '012345678901000', kota: 'Kota Bekasi', satuan: 'TNE', ur_satuan: 'Ton', jml: '5000' },
};
const simpan = { noAju: '', idNk: '7', versi: 4, json_simpan: {}, kelengkapan: {} };
let rows: object[] = [];
beforeEach(() => {
  localStorage.clear();
  rows = [];
  vi.resetAllMocks();
  api.ambil.mockImplementation((path: string) =>
    Promise.resolve(path === SALUR ? { berlaku: true, rekap: [], rows } : jawabAcuan(path)),
  );
  api.daftar.mockImplementation((path: string) => Promise.resolve({ data: jawabAcuan(path) ?? [], meta: {} }));
  api.kirim.mockImplementation((_path: string, isi: { id_baris: string; rows: object[] }) =>
    Promise.resolve({
      ...simpan,
      diterima: isi.rows.map((r, i) => ({ ...r, id: `10${i}`, id_baris: isi.id_baris, no_seri: i + 2, versi: 1 })),
      ditolak: [],
    }),
  );
  api.ganti.mockImplementation((_path: string, isi: { data: object }) =>
    Promise.resolve({ ...simpan, baris: { ...TERSIMPAN, ...isi.data, versi: 2 } }),
  );
  api.hapus.mockResolvedValue(simpan);
});

/** Two goods of 5.200 t, of a trader. */
async function buka(kepala: Record<string, string> = { ...KEPALA, jenis_pelaku: 'PEDAGANG' }) {
  const awal = detailUji({ kepala, baris: [barisServer(1), barisServer(2)] });
  const langkah = layanan('07').formulir.langkah.map(({ kode, nama }) => ({ kode, nama }));
  const detail = { ...awal, formulir: { ...awal.formulir, langkah } };
  const hasil = gambar(detail, new ServerUji(detail), <LangkahDistribusi />);
  await screen.findByRole('region', { name: 'Distribusi barang 1' });
  return { ...hasil, user: userEvent.setup() };
}
const kartu = (n: number) => within(screen.getByRole('region', { name: `Distribusi barang ${n}` }));

describe('step Distribusi', () => {
  it('each good has its rows, their sum beside what is asked for, and what is left', async () => {
    rows = [TERSIMPAN];
    await buka();
    expect(kartu(1).getByText('5.000')).toBeInTheDocument();
    expect(kartu(1).getByText('Belum dirinci 200 ton')).toBeInTheDocument();
    expect(kartu(1).getByLabelText('Nama pembeli, baris 1')).toHaveValue('PT Toko Contoh');
    // A local buyer has no port.
    expect(kartu(1).queryByLabelText('Pelabuhan muat, baris 1')).toBeNull();
    expect(kartu(2).getByText('Belum dirinci 5.200 ton')).toBeInTheDocument();
    expect(screen.getByText('Lokal 5.000 ton')).toBeInTheDocument();
  });

  it('a new row is stored when it is right and left, with the unit of its good', async () => {
    const { user } = await buka();
    await user.click(kartu(2).getByRole('button', { name: 'Tambah baris' }));
    await user.selectOptions(kartu(2).getByLabelText('Jenis, baris 1'), 'lainnya');
    await user.type(kartu(2).getByLabelText('Uraian, baris 1'), 'Stok akhir');
    await user.type(kartu(2).getByLabelText('Jumlah, baris 1'), '1.200,5');
    expect(api.kirim).not.toHaveBeenCalled();
    await user.click(kartu(1).getByRole('button', { name: 'Tambah baris' }));
    await waitFor(() => expect(api.kirim).toHaveBeenCalled());
    expect(api.kirim.mock.calls[0]?.slice(0, 2)).toEqual([
      SALUR,
      {
        id_baris: '1002',
        rows: [{ jenis_distribusi: 'lainnya', keterangan: 'Stok akhir', satuan: 'TNE', jml: '1200.5' }],
      },
    ]);
    await waitFor(() => expect(kartu(2).getByText('Belum dirinci 3.999,5 ton')).toBeInTheDocument());
  });

  it('faults stand at their cells and nothing is sent: a tax number, and more than is asked for', async () => {
    rows = [TERSIMPAN];
    const { user } = await buka();
    const npwp = kartu(1).getByLabelText('NPWP pembeli, baris 1');
    await user.clear(npwp);
    await user.type(npwp, '123');
    await user.tab();
    expect(npwp).toBeInvalid();
    expect(npwp).toHaveAccessibleDescription('Harus lima belas atau enam belas angka');
    await user.clear(npwp);
    await user.type(npwp, '012345678901000');
    const jml = kartu(1).getByLabelText('Jumlah, baris 1');
    await user.clear(jml);
    await user.type(jml, '5200,001');
    await user.click(kartu(2).getByRole('button', { name: 'Tambah baris' }));
    expect(jml).toHaveAccessibleDescription('Distribusi 5.200,001 melebihi jumlah barang nomor 1, yaitu 5.200');
    expect(kartu(1).getByText('Lebih 0,001 ton')).toBeInTheDocument();
    expect(api.ganti).not.toHaveBeenCalled();
  });

  it('a block from Excel makes rows: right ones are stored at once, wrong ones stay with their faults', async () => {
    await buka();
    const kotak = kartu(1).getByPlaceholderText('Tempel dari Excel di sini');
    const teks =
      'Jenis\tNama pembeli\tNPWP pembeli\tKabupaten/kota\tJumlah\n' +
      'Lokal\tPT A\t012345678901000\tSurabaya\t100\nLokal\tPT B\t12\tMalang\t50';
    await act(() => {
      fireEvent.paste(kotak, { clipboardData: { getData: () => teks } });
      return Promise.resolve();
    });
    await waitFor(() => expect(api.kirim).toHaveBeenCalledTimes(1));
    expect((api.kirim.mock.calls[0]?.[1] as { rows: object[] }).rows).toEqual([
      {
        ...{ jenis_distribusi: 'lokal', nama_pembeli: 'PT A', npwp_pembeli: '012345678901000', kota: 'Surabaya' },
        ...{ satuan: 'TNE', jml: '100' },
      },
    ]);
    await waitFor(() => expect(kartu(1).getByDisplayValue('PT B')).toBeInTheDocument());
    expect(kartu(1).getByDisplayValue('12')).toBeInvalid();
  });

  it('a stored row is changed and taken away', async () => {
    rows = [TERSIMPAN];
    const { user } = await buka();
    const nama = kartu(1).getByLabelText('Nama pembeli, baris 1');
    await user.clear(nama);
    await user.type(nama, 'PT Lain');
    await user.click(kartu(2).getByRole('button', { name: 'Tambah baris' }));
    await waitFor(() => expect(api.ganti).toHaveBeenCalled());
    expect(api.ganti.mock.calls[0]?.[1]).toMatchObject({ id: '90', versi: 1, data: { nama_pembeli: 'PT Lain' } });
    await user.click(kartu(1).getByRole('button', { name: 'Hapus baris distribusi 1' }));
    await waitFor(() => expect(api.hapus).toHaveBeenCalledWith(SALUR, { id: '90' }, expect.anything()));
    await waitFor(() => expect(kartu(1).queryByLabelText('Nama pembeli, baris 1')).toBeNull());
  });

  it('what is typed and wrong survives a reload, says that it is not stored, and goes out once it is right', async () => {
    rows = [TERSIMPAN];
    const { user, unmount } = await buka();
    const npwp = kartu(1).getByLabelText('NPWP pembeli, baris 1');
    await user.clear(npwp);
    await user.type(npwp, '123');
    await user.click(kartu(2).getByRole('button', { name: 'Tambah baris' }));
    await user.type(kartu(2).getByLabelText('Uraian, baris 1'), 'Stok akhir');
    unmount();
    const lagi = await buka();
    expect(kartu(1).getByLabelText('NPWP pembeli, baris 1')).toHaveValue('123');
    expect(kartu(1).getByLabelText('NPWP pembeli, baris 1')).toBeInvalid();
    expect(kartu(2).getByLabelText('Uraian, baris 1')).toHaveValue('Stok akhir');
    expect(screen.getAllByText('Belum tersimpan')).toHaveLength(2);
    expect([api.kirim.mock.calls, api.ganti.mock.calls]).toEqual([[], []]);
    await lagi.user.selectOptions(kartu(2).getByLabelText('Jenis, baris 1'), 'lainnya');
    await lagi.user.type(kartu(2).getByLabelText('Jumlah, baris 1'), '5');
    await lagi.user.click(kartu(1).getByLabelText('Nama pembeli, baris 1'));
    await waitFor(() => expect(api.kirim).toHaveBeenCalledTimes(1));
    await waitFor(() => expect(screen.getAllByText('Belum tersimpan')).toHaveLength(1));
    lagi.unmount();
    // The stored one is no typing any more; the wrong one still is.
    rows = [TERSIMPAN];
    await buka();
    expect(kartu(2).queryByLabelText('Uraian, baris 1')).toBeNull();
    expect(kartu(1).getByLabelText('NPWP pembeli, baris 1')).toHaveValue('123');
  });

  it('a right row that the line has lost goes out by itself after a reload, over the version it was typed on', async () => {
    rows = [TERSIMPAN];
    api.ganti.mockRejectedValueOnce(new Error('putus'));
    const { user, unmount } = await buka();
    const nama = kartu(1).getByLabelText('Nama pembeli, baris 1');
    await user.clear(nama);
    await user.type(nama, 'PT Lain');
    await user.click(kartu(2).getByRole('button', { name: 'Tambah baris' }));
    await waitFor(() => expect(api.ganti).toHaveBeenCalledTimes(1));
    await waitFor(() => expect(nama.closest('tr')).toHaveTextContent('Belum tersimpan'));
    unmount();
    rows = [{ ...TERSIMPAN, versi: 3 }];
    await buka();
    await waitFor(() => expect(api.ganti).toHaveBeenCalledTimes(2));
    expect(api.ganti.mock.calls[1]?.[1]).toMatchObject({ id: '90', versi: 1, data: { nama_pembeli: 'PT Lain' } });
  });

  it('a new row whose answer was lost goes out again under the same key, so that it is stored once', async () => {
    api.kirim.mockRejectedValueOnce(new Error('putus'));
    const { user, unmount } = await buka();
    await user.click(kartu(2).getByRole('button', { name: 'Tambah baris' }));
    await user.selectOptions(kartu(2).getByLabelText('Jenis, baris 1'), 'lainnya');
    await user.type(kartu(2).getByLabelText('Uraian, baris 1'), 'Stok akhir');
    await user.type(kartu(2).getByLabelText('Jumlah, baris 1'), '5');
    await user.click(kartu(1).getByRole('button', { name: 'Tambah baris' }));
    await waitFor(() => expect(api.kirim).toHaveBeenCalledTimes(1));
    unmount();
    await buka();
    await waitFor(() => expect(api.kirim).toHaveBeenCalledTimes(2));
    const [awal, ulang] = api.kirim.mock.calls;
    expect((awal?.[2] as { kunci: string }).kunci).toMatch(/^baru-.+-1-\w+$/);
    expect(ulang?.slice(1)).toEqual(awal?.slice(1));
  });

  it('signed out, nothing is written back; with no room it says so', async () => {
    const { user } = await buka();
    await user.click(kartu(1).getByRole('button', { name: 'Tambah baris' }));
    localStorage.clear();
    sessionStorage.clear();
    await user.type(kartu(1).getByLabelText('Uraian, baris 1'), 'X');
    expect(Object.keys(localStorage).filter((k) => k.startsWith('sinas-distribusi'))).toEqual([]);
    expect(screen.getByText(/tidak dapat disimpan sementara di peramban ini/)).toBeInTheDocument();
  });

  it('rows that cannot be had are said to be safe, and asked for again', async () => {
    api.ambil.mockImplementation((path: string) =>
      path === SALUR ? Promise.reject(new Error('gagal')) : Promise.resolve(jawabAcuan(path)),
    );
    const detail = detailUji();
    gambar(detail, new ServerUji(detail), <LangkahDistribusi />);
    expect(
      await screen.findByText('Data distribusi belum dapat dimuat. Yang sudah tersimpan tetap aman.'),
    ).toBeInTheDocument();
  });

  it('what an end user has from before can only be taken away', async () => {
    rows = [TERSIMPAN];
    await buka({ ...KEPALA, jenis_pelaku: 'PENGGUNA' });
    expect(screen.getByRole('alert')).toHaveTextContent('Distribusi hanya diisi produsen dan pedagang');
    expect(kartu(1).queryByRole('button', { name: 'Tambah baris' })).toBeNull();
    expect(kartu(1).getByLabelText('Nama pembeli, baris 1')).toBeDisabled();
    expect(kartu(1).getByRole('button', { name: 'Hapus baris distribusi 1' })).toBeEnabled();
  });
});
