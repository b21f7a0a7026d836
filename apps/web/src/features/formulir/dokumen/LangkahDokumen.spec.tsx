import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { JENIS_TURUNAN } from '@sinas/domain/pengajuan/turunan';
import { GalatApi } from '../../../lib/galat';
import { detailUji, dokumen } from '../uji/contoh';
import { gambar, jawabAcuan } from '../uji/meja';
import { ServerUji } from '../uji/server-uji';
import { LangkahDokumen } from './LangkahDokumen';
import { usePeriksaDokumen } from './useDokumen';

const { unggah, hapus, kirim, ambil } = vi.hoisted(() => ({
  unggah: vi.fn(),
  hapus: vi.fn(),
  kirim: vi.fn(),
  ambil: vi.fn(),
}));
vi.mock('../../../lib/formulir-unggah', () => ({ unggah }));
vi.mock('../../../lib/api', async () => {
  const { apiUji } = await import('../../../test-api');
  return {
    api: apiUji({
      daftar: (path: string) => Promise.resolve({ data: jawabAcuan(path), meta: {} }),
      hapus,
      kirim,
      ambil: (path: string) => ambil(path) ?? Promise.resolve(jawabAcuan(path)),
    }),
  };
});
beforeEach(() => {
  localStorage.clear();
  unggah.mockReset();
  hapus.mockReset();
  kirim.mockReset();
  ambil.mockReset();
});

function DenganPemeriksa() {
  usePeriksaDokumen();
  return <LangkahDokumen />;
}
const detail = () => detailUji({ dokumen: ['D01', 'D02'].map(dokumen) });
const kartu = (nama: RegExp) => {
  const li = screen.getByRole('heading', { name: nama }).closest('li');
  if (!li) throw new Error(String(nama));
  return li;
};
const pilih = (nama: RegExp, berkas: File) =>
  fireEvent.change(within(kartu(nama)).getByLabelText(/^Berkas /), { target: { files: [berkas] } });
const besar = (nama: string, byte: number) => {
  const f = new File(['x'], nama);
  Object.defineProperty(f, 'size', { value: byte });
  return f;
};

describe('documents', () => {
  it('lists required ones first and says what is missing', () => {
    gambar(detail(), new ServerUji(detail()), <LangkahDokumen />);
    expect(screen.getByText('1 dokumen wajib belum ada')).toBeInTheDocument();
    expect(kartu(/Surat kapasitas/)).toHaveTextContent('Wajib, belum ada');
    expect(kartu(/LHV/)).toHaveTextContent('Opsional');
  });

  it('says that all required ones are there once they are', () => {
    const lengkap = detailUji({ dokumen: ['D01', 'D02', 'D03'].map(dokumen) });
    gambar(lengkap, new ServerUji(lengkap), <LangkahDokumen />);
    expect(screen.getByText('Semua dokumen wajib sudah ada')).toBeInTheDocument();
  });

  it('the NIB comes from OSS at one press, and can be taken away like any other', async () => {
    const tanpa = detailUji({ dokumen: [dokumen('D01')] });
    gambar(tanpa, new ServerUji(tanpa), <LangkahDokumen />);
    expect(screen.getAllByRole('button', { name: /Ambil dari OSS/ })).toHaveLength(1);
    kirim.mockRejectedValueOnce(new GalatApi({ status: 422, pesanServer: 'OSS sedang tidak menjawab' }));
    await userEvent.click(screen.getByRole('button', { name: /Ambil dari OSS/ }));
    expect(await within(kartu(/^NIB/)).findByRole('alert')).toHaveTextContent('OSS sedang tidak menjawab');
    kirim.mockResolvedValueOnce({ ...dokumen('D02'), versi: 4 });
    await userEvent.click(screen.getByRole('button', { name: /Ambil dari OSS/ }));
    expect(await within(kartu(/^NIB/)).findByRole('button', { name: /^Hapus/ })).toBeEnabled();
    expect(kirim).toHaveBeenLastCalledWith('/nk/v2/data-nk/upload/nib', { id_nk: tanpa.idNk }, expect.anything());
    expect(within(kartu(/^NIB/)).queryByRole('alert')).toBeNull();
    expect(screen.queryByRole('button', { name: /Ambil dari OSS/ })).toBeNull();
  });

  it('papers that follow a copy one after the other are asked for until all are there', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    const turunan = (...kd: string[]) => ({
      ...detailUji({ dokumen: kd.map(dokumen) }),
      ...{ jenis_pengajuan: JENIS_TURUNAN.perpanjangan, created_at: new Date().toISOString() },
    });
    const datang = [turunan('D01'), turunan('D01', 'D02'), turunan('D01', 'D02', 'D03')];
    ambil.mockImplementation((path: string) =>
      path === '/nk/v2/data-nk/get' ? Promise.resolve(datang.length > 1 ? datang.shift() : datang[0]) : undefined,
    );
    gambar(turunan(), new ServerUji(turunan()), <DenganPemeriksa />);
    expect(screen.getByText('3 dokumen wajib belum ada')).toBeInTheDocument();
    for (let n = 0; n < 3; n += 1) await act(() => vi.advanceTimersByTimeAsync(2_600));
    expect(screen.getByText('Semua dokumen wajib sudah ada')).toBeInTheDocument();
    vi.useRealTimers();
  });

  it('VALIDASI-02 refuses a file that is too large before it is sent', () => {
    gambar(detail(), new ServerUji(detail()), <LangkahDokumen />);
    pilih(/Surat kapasitas/, besar('izin.pdf', 6 * 1024 * 1024));
    expect(screen.getByRole('alert')).toHaveTextContent('Ukuran file harus kurang dari 5 MB');
    expect(unggah).not.toHaveBeenCalled();
  });

  it('VALIDASI-03 refuses another extension, VALIDASI-01 an empty file', () => {
    gambar(detail(), new ServerUji(detail()), <LangkahDokumen />);
    pilih(/Surat kapasitas/, new File(['x'], 'izin.exe'));
    expect(screen.getByRole('alert')).toHaveTextContent(
      'File harus berekstensi jpg, jpeg, png, gif, webp, pdf, docx, doc, pptx, xlsx, xls',
    );
    pilih(/Surat kapasitas/, new File([], 'izin.pdf'));
    expect(screen.getByRole('alert')).toHaveTextContent('File yang dikirimkan tidak valid');
  });

  it('VALIDASI-04 sends with progress and says Berhasil mengirimkan file', async () => {
    let jadi: (d: unknown) => void = () => undefined;
    unggah.mockImplementation((_path: string, _isi: FormData, opsi: { onKemajuan: (n: number) => void }) => {
      opsi.onKemajuan(40);
      return new Promise((r) => (jadi = r));
    });
    const { formulir } = gambar(detail(), new ServerUji(detail()), <LangkahDokumen />);
    pilih(/Surat kapasitas/, new File(['%PDF-'], 'izin.pdf'));
    expect(await screen.findByText('40% terkirim')).toBeInTheDocument();
    jadi(dokumen('D03'));
    expect(await screen.findByText('Berhasil mengirimkan file')).toBeInTheDocument();
    const isi = unggah.mock.calls[0]?.[1] as FormData;
    expect([isi.get('id_nk'), isi.get('kd_dokumen')]).toEqual(['7', 'D03']);
    expect(formulir().lengkap.masalah.some((m) => m.langkah === 'dokumen')).toBe(false);
  });

  it('VALIDASI-04 shows the sentence of the server, else the usual one, when the upload is refused', async () => {
    unggah.mockRejectedValueOnce(
      new GalatApi({ status: 422, pesanServer: 'Isi file tidak sesuai dengan ekstensinya' }),
    );
    gambar(detail(), new ServerUji(detail()), <LangkahDokumen />);
    pilih(/Surat kapasitas/, new File(['x'], 'izin.pdf'));
    await waitFor(() =>
      expect(screen.getByRole('alert')).toHaveTextContent('Isi file tidak sesuai dengan ekstensinya'),
    );
    unggah.mockRejectedValueOnce(new GalatApi({ status: 500 }));
    pilih(/Surat kapasitas/, new File(['x'], 'izin.pdf'));
    await waitFor(() => expect(screen.getByRole('alert')).toHaveTextContent('File yang dikirimkan tidak valid'));
  });

  it('GALAT-03 and GALAT-05 delete a document after a question and say how it ended', async () => {
    const user = userEvent.setup();
    gambar(detail(), new ServerUji(detail()), <LangkahDokumen />);
    const minta = async () => {
      await user.click(await screen.findByRole('button', { name: 'Hapus D02.pdf' }));
      await user.click(await screen.findByRole('button', { name: 'Ya' }));
    };
    hapus.mockRejectedValueOnce(new GalatApi({ status: 500 }));
    await minta();
    expect(await screen.findByText('Data Gagal Dihapus')).toBeInTheDocument();
    hapus.mockResolvedValueOnce({ versi: 4 });
    await minta();
    expect(await screen.findByText('Data Berhasil Dihapus')).toBeInTheDocument();
    expect(hapus).toHaveBeenLastCalledWith('/nk/v2/data-nk/upload', { file_path: 'd-D02' }, expect.anything());
  });
});
