import { fireEvent, screen, waitFor } from '@testing-library/react';
import { PESAN } from '@sinas/domain/pesan/pesan';
import { describe, expect, it } from 'vitest';
import { aksi } from '../../test-berkas';
import { gagal, sukses } from '../../test-render';
import { buka, klik } from './uji/buka';

describe('actions of the file page', () => {
  it.each([
    [
      'minta_perbaikan',
      'Ajukan perbaikan',
      'Apakah anda ingin mengajukan perbaikan?',
      'pengajuan-perbaikan',
      'Pengajuan perbaikan berhasil dilakukan',
    ],
  ] as const)(
    'PENGAJUAN-03 PENGAJUAN-08 GALAT-06 asks before %s, says that it was done, and reloads',
    async (nama, label, tanya, jalur, berhasil) => {
      const kunci = `POST /nk/v2/data-nk/rki/${jalur}/03003241700020261005000214`;
      const { server } = buka({ aksi_tersedia: [aksi(nama, label)] }, { [kunci]: sukses({ idNk: '7' }) });
      await klik(label);
      expect(screen.getByRole('dialog')).toHaveAccessibleDescription(tanya);
      expect(server.kepada(kunci)).toHaveLength(0);
      await klik('Ya');
      const hasil = await screen.findByRole('dialog', { name: 'Berhasil!' });
      expect(hasil).toHaveTextContent(berhasil);
      expect(server.kepada(kunci)[0]?.url.search).toBe('?id_nk_pengajuan=7');
      await waitFor(() => expect(server.kepada('GET /nk/v2/data-nk/get').length).toBeGreaterThan(1));
    },
  );

  it('PENGAJUAN-03 GALAT-06 a change asks first, wants a reason of the list, and opens the draft that it made', async () => {
    const kunci = 'POST /nk/v2/data-nk/rki/pengajuan-perubahan/03003241700020261005000214';
    const { server } = buka(
      { kd_status_pengajuan: '50', aksi_tersedia: [aksi('perubahan', 'Ajukan perubahan')] },
      { [kunci]: sukses({ idNk: '8' }) },
    );
    await klik('Ajukan perubahan');
    expect(screen.getByRole('dialog')).toHaveAccessibleDescription('Apakah anda ingin mengajukan perubahan?');
    await klik('Ya');
    expect(await screen.findByText('Pilih alasan perubahan')).toBeInTheDocument();
    expect(server.kepada(kunci)).toHaveLength(0);
    fireEvent.change(screen.getByLabelText(/Alasan perubahan/), { target: { value: 'P3' } });
    fireEvent.change(screen.getByLabelText(/Keterangan/), { target: { value: ' Lini baru ' } });
    await klik('Ya');
    expect(await screen.findByRole('dialog', { name: 'Berhasil!' })).toHaveTextContent(
      'Pengajuan perubahan berhasil dilakukan',
    );
    const [kiriman] = server.kepada(kunci);
    expect([kiriman?.url.search, JSON.parse(kiriman?.isi ?? '{}')]).toEqual([
      '?id_nk_pengajuan=7',
      { kd_alasan: 'P3', keterangan: 'Lini baru' },
    ]);
    await klik('Tutup');
    expect(await screen.findByText('formulir 8')).toBeInTheDocument();
  });

  it.each([
    ['duplikat', 'Buat salinan', '/nk/v2/data-nk/rki/pengajuan-duplicate/7', 'Salinan dibuat'],
    ['reaju', 'Ajukan ulang', '/nk/v2/pertek/reaju/7', 'Draf pengajuan ulang dibuat'],
  ] as const)('PENGAJUAN-05 PENGAJUAN-06 %s makes a draft and opens it', async (nama, label, jalur, berhasil) => {
    const kunci = `POST ${jalur}`;
    const { server } = buka({ aksi_tersedia: [aksi(nama, label)] }, { [kunci]: sukses({ idNk: '9' }) });
    await klik(label);
    await klik('Ya');
    expect(await screen.findByRole('dialog', { name: 'Berhasil!' })).toHaveTextContent(berhasil);
    expect(server.kepada(kunci)).toHaveLength(1);
    await klik('Tutup');
    expect(await screen.findByText('formulir 9')).toBeInTheDocument();
  });

  it('T22 a change that cannot be asked for stays visible with its reason', async () => {
    buka({
      kd_status_pengajuan: '50',
      aksi_tersedia: [aksi('perubahan', 'Ajukan perubahan', PESAN['turunan.jendela_ubah_tutup'])],
    });
    expect(await screen.findByText('Jadwal perubahan untuk komoditas dan tahun ini sudah tutup')).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Ajukan perubahan' })).not.toBeInTheDocument();
  });

  it('GALAT-06 does nothing after Tidak', async () => {
    const { server } = buka({ aksi_tersedia: [aksi('minta_perbaikan', 'Ajukan perbaikan')] });
    await klik('Ajukan perbaikan');
    await klik('Tidak');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(server.panggilan.filter((p) => p.request.method === 'POST')).toHaveLength(0);
  });

  it("GALAT-06 shows the server's message when it refuses, and PENGAJUAN-11 clears the loading state", async () => {
    const kunci = 'POST /nk/v2/data-nk/rki/pengajuan-perbaikan/03003241700020261005000214';
    buka(
      { aksi_tersedia: [aksi('minta_perbaikan', 'Ajukan perbaikan')] },
      { [kunci]: gagal(409, 'Perbaikan paling banyak tiga kali') },
    );
    await klik('Ajukan perbaikan');
    await klik('Ya');
    expect(await screen.findByRole('dialog', { name: 'Gagal!' })).toHaveTextContent(
      'Perbaikan paling banyak tiga kali',
    );
    await klik('Tutup');
    expect(await screen.findByRole('button', { name: 'Ajukan perbaikan' })).toBeEnabled();
  });

  it("PENGAJUAN-04 resends a failed delivery; GALAT-05 'Data Berhasil Dikirim'", async () => {
    const kunci = 'POST /nk/v2/data-nk/resendRKI/7';
    const { server } = buka(
      {
        kd_status_pengajuan: '11',
        ket_integrasi: 'Sistem KKP tidak menjawab.',
        aksi_tersedia: [aksi('kirim_ulang', 'Kirim ulang ke K/L')],
      },
      { [kunci]: sukses(null) },
    );
    expect(await screen.findByText(/Sistem KKP tidak menjawab\./)).toBeInTheDocument();
    fireEvent.click(screen.getAllByRole('button', { name: 'Kirim ulang ke K/L' })[0]!);
    await klik('Ya');
    expect(await screen.findByRole('dialog', { name: 'Berhasil!' })).toHaveTextContent('Data Berhasil Dikirim');
    expect(server.kepada(kunci)[0]?.request.headers.get('Idempotency-Key')).toMatch(/^[0-9a-f]{32}$/);
  });

  it("GALAT-02 says 'Data Gagal Dikirim' and why", async () => {
    buka(
      { ket_integrasi: 'x', aksi_tersedia: [aksi('kirim_ulang', 'Kirim ulang ke K/L')] },
      { 'POST /nk/v2/data-nk/resendRKI/7': gagal(409, 'Kirim ulang baru dapat dilakukan setelah 5 menit') },
    );
    await waitFor(() => expect(screen.getAllByRole('button', { name: 'Kirim ulang ke K/L' })).toHaveLength(2));
    fireEvent.click(screen.getAllByRole('button', { name: 'Kirim ulang ke K/L' })[1]!);
    await klik('Ya');
    expect(await screen.findByRole('dialog', { name: 'Gagal!' })).toHaveTextContent(
      'Data Gagal DikirimKirim ulang baru dapat dilakukan setelah 5 menit',
    );
  });

  it('asks for a reason before it withdraws a file', async () => {
    const { server } = buka(
      { aksi_tersedia: [aksi('batalkan', 'Batalkan pengajuan')] },
      { 'POST /nk/v2/data-nk/batalkan/7': sukses(null) },
    );
    await klik('Batalkan pengajuan');
    await klik('Ya');
    expect(screen.getByText('Alasan wajib diisi')).toBeInTheDocument();
    fireEvent.change(screen.getByRole('textbox', { name: /Alasan/ }), { target: { value: 'Salah komoditas' } });
    await klik('Ya');
    expect(await screen.findByRole('dialog', { name: 'Berhasil!' })).toHaveTextContent('Pengajuan dibatalkan');
    expect(JSON.parse(server.kepada('POST /nk/v2/data-nk/batalkan/7')[0]?.isi ?? '{}')).toEqual({
      versi: 3,
      alasan: 'Salah komoditas',
    });
  });
});
