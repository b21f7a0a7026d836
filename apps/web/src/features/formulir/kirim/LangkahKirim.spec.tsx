import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { GalatApi } from '../../../lib/galat';
import { useFormulir } from '../kerja/useFormulir';
import { detailUji, dokumen, ISI, KEPALA } from '../uji/contoh';
import { gambar, jawabAcuan } from '../uji/meja';
import { ServerUji } from '../uji/server-uji';
import { DialogKirim } from './DialogKirim';
import { LangkahKirim } from './LangkahKirim';
import { useKirim } from './useKirim';

const kirimApi = vi.hoisted(() => vi.fn());
vi.mock('../../../lib/api', async () => {
  const { apiUji } = await import('../../../test-api');
  return {
    api: apiUji({
      ambil: (path: string) => Promise.resolve(jawabAcuan(path)),
      daftar: (path: string) => Promise.resolve({ data: jawabAcuan(path), meta: {} }),
      kirim: kirimApi,
    }),
  };
});
beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  kirimApi.mockReset();
});

function Layar() {
  const { kirim, sibuk, akhir, tutup } = useKirim();
  const { sasaran } = useFormulir();
  return (
    <>
      <LangkahKirim ditolak={akhir?.jenis === 'belum'} />
      <button onClick={() => void kirim()} disabled={sibuk}>
        Kirim permohonan
      </button>
      <output data-testid="sasaran">
        {sasaran ? `${sasaran.langkah} ${sasaran.baris ?? ''} ${sasaran.path ?? ''}` : ''}
      </output>
      <DialogKirim akhir={akhir} onTutup={tutup} />
    </>
  );
}
async function buka(detail = detailUji({ pernyataan: true })) {
  const server = new ServerUji(detail);
  const hasil = gambar(detail, server, <Layar />);
  await waitFor(() => expect(hasil.formulir().acuan.siap).toBe(true));
  return { ...hasil, server, user: userEvent.setup() };
}
const tandaTerima = {
  idNk: '7',
  noAju: 'x',
  versi: 4,
  tanda_terima: { nomor: 'TT-1', waktu: '2026-11-20T07:32:00Z', url: null },
  kd_status_pengajuan: '10',
  ur_status: 'Terkirim',
};

describe('submit', () => {
  it('PENGAJUAN-02 and GALAT-05 send with the version and show the receipt', async () => {
    kirimApi.mockResolvedValue(tandaTerima);
    const { user } = await buka();
    await user.click(screen.getByRole('button', { name: 'Kirim permohonan' }));
    const dialog = await screen.findByRole('dialog', { name: 'Berhasil!' });
    expect(dialog).toHaveTextContent('Data Berhasil Dikirim');
    expect(dialog).toHaveTextContent('TT-1');
    expect(dialog).toHaveTextContent('20 November 2026 pukul 14.32 WIB');
    expect(kirimApi).toHaveBeenCalledWith('/nk/v2/data-nk/kirimPermohonan', { idNk: '7', versi: 3 }, expect.anything());
    expect(within(dialog).getByRole('button', { name: 'Lihat berkas' })).toBeInTheDocument();
  });

  it('sends once for two clicks, and carries the same key when it is tried again', async () => {
    kirimApi
      .mockImplementationOnce(
        () => new Promise((_, gagal) => setTimeout(() => gagal(new GalatApi({ status: 504 })), 80)),
      )
      .mockResolvedValue(tandaTerima);
    const { user } = await buka();
    await user.dblClick(screen.getByRole('button', { name: 'Kirim permohonan' }));
    await user.click(await screen.findByRole('button', { name: 'Tutup' }));
    expect(kirimApi).toHaveBeenCalledTimes(1);
    await user.click(screen.getByRole('button', { name: 'Kirim permohonan' }));
    await screen.findByRole('dialog', { name: 'Berhasil!' });
    const kunci = kirimApi.mock.calls.map((c) => (c[2] as { kunci: string }).kunci);
    expect(kunci[0]).toBe(kunci[1]);
  });

  it('GALAT-02 and PENGAJUAN-08 show the refusals of the server under their steps, each a link to its place', async () => {
    const errors = [
      { langkah: 'dokumen', path: 'D03', message: 'Surat kapasitas masih diperiksa' },
      { langkah: 'barang', path: 'baris.1002', baris: 2, message: 'Barang sama dengan baris 1' },
    ];
    kirimApi.mockRejectedValue(new GalatApi({ status: 422, pesanServer: 'Pengajuan belum lengkap', errors }));
    const { user } = await buka();
    await user.click(screen.getByRole('button', { name: 'Kirim permohonan' }));
    const dialog = await screen.findByRole('dialog', { name: 'Gagal!' });
    expect(dialog).toHaveTextContent('Data Gagal Dikirim');
    expect(dialog).toHaveTextContent('Pengajuan belum lengkap');
    expect(
      within(dialog)
        .getAllByRole('heading', { level: 3 })
        .map((h) => h.textContent),
    ).toEqual(['Data barang', 'Dokumen']);
    await user.click(within(dialog).getByRole('button', { name: 'Baris 2, Uraian barang' }));
    expect(screen.getByTestId('sasaran')).toHaveTextContent('barang 2 uraian_barang');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it('says what is missing instead of sending, with the links of the meter', async () => {
    // The wrong row is not counted: need and last year are those of the two stored ones.
    const kepala = { ...KEPALA, kapasitas_terpasang: '' };
    const salah = { ...ISI, kunci: 'k9', no_seri: 9, uraian_barang: 'Gula C', pelabuhan_tujuan: 'Tj. Emas' };
    const { user } = await buka(detailUji({ kepala, baris_belum: [salah], dokumen: ['D01', 'D02'].map(dokumen) }));
    await user.click(screen.getByRole('button', { name: 'Kirim permohonan' }));
    expect(await screen.findByRole('alert')).toHaveTextContent('Permohonan belum dapat dikirim');
    expect(kirimApi).not.toHaveBeenCalled();
    expect(screen.getByRole('heading', { name: '4 hal masih kurang' })).toBeInTheDocument();
    expect(screen.getByText('2 baris, 10.400 ton. 1 baris belum lengkap dan tidak dihitung')).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Baris 9, Pelabuhan tujuan' }));
    expect(screen.getByTestId('sasaran')).toHaveTextContent('barang 9 pelabuhan_tujuan');
  });

  it('does not send what is not saved', async () => {
    const { user, server, formulir } = await buka();
    server.gagal = new GalatApi({ pesanServer: 'Sambungan ke server terputus' });
    formulir().store.isiKepala('produk', 'Gula cair');
    await user.click(screen.getByRole('button', { name: 'Kirim permohonan' }));
    expect(await screen.findByRole('dialog', { name: 'Gagal!' })).toHaveTextContent('Sambungan ke server terputus');
    expect(kirimApi).not.toHaveBeenCalled();
    formulir().penyimpan.berhenti();
  });

  it('B.3 asks for the note that plausibility wants, and goes to its field', async () => {
    const { user, formulir } = await buka(
      detailUji({ pernyataan: true, kepala: { ...KEPALA, kebutuhan_setahun: '70000' } }),
    );
    await user.click(screen.getByRole('button', { name: 'Kirim permohonan' }));
    expect(await screen.findByRole('alert')).toHaveTextContent('Permohonan belum dapat dikirim');
    expect(screen.getByText('Neraca massa setahun: tulis alasannya di Catatan kewajaran jumlah')).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Catatan kewajaran jumlah' }));
    expect(screen.getByTestId('sasaran')).toHaveTextContent('produksi catatan_kewajaran');
    act(() => formulir().store.isiKepala('catatan_kewajaran', 'Persediaan pengaman'));
    expect(formulir().lengkap.boleh_kirim).toBe(true);
    formulir().penyimpan.berhenti();
  });

  it('B.3 does not send what is not plausible, and names the rule with its sum', async () => {
    const kepala = { ...KEPALA, kebutuhan_setahun: '60000', catatan_kewajaran: 'Tetap diminta' };
    const { user, formulir } = await buka(detailUji({ pernyataan: true, kepala }));
    await user.click(screen.getByRole('button', { name: 'Kirim permohonan' }));
    expect(
      await screen.findByText(/^Neraca massa setahun tidak wajar: 71\.400 ton − 60\.000 ton = 11\.400 ton/),
    ).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Kewajaran jumlah' })).toBeInTheDocument();
    expect(formulir().lengkap.boleh_kirim).toBe(false);
    expect(kirimApi).not.toHaveBeenCalled();
  });

  it('shows plausibility with its sum and keeps the statement', async () => {
    const { user, formulir } = await buka(detailUji());
    expect(screen.getByText(/10\.400 ton ÷ 10\.400 ton/)).toBeInTheDocument();
    expect(await screen.findByText('Data yang saya sampaikan benar.')).toBeInTheDocument();
    expect(formulir().lengkap.boleh_kirim).toBe(false);
    await user.click(screen.getByRole('checkbox'));
    expect(formulir().lengkap.boleh_kirim).toBe(true);
  });
});
