import { fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { Konsol } from '../../Konsol';
import type { DampakKalender, Kalender } from '../../providers/wire';
import { gagal, pasangServer, sesi, sukses } from '../../test-server';

const JALUR = '/nk/v2/kelola-kalender';
const KALENDER: Kalender = {
  tahun: 2027,
  jadwal: [
    {
      tahun: 2027,
      kd_rekom: '01',
      kd_komoditas: null,
      buka_buat: '2026-06-30T17:00:00.000Z',
      tutup_buat: '2026-12-31T16:59:59.000Z',
      tutup_ubah: '2026-12-31T16:59:59.000Z',
      buka_tarik: null,
      tutup_tarik: null,
    },
  ],
  libur: [{ tanggal: '2026-12-25', nama: 'Natal' }],
  tahap: [{ tahun: 2027, kode: 'rakornis', mulai: '2026-11-16', sampai: '2026-11-30' }],
  pengumuman: [],
  layanan: [{ kd_rekom: '07', fl_terbit_otomatis: false }],
};
const TANDA = 'a'.repeat(32);
const DAMPAK: DampakKalender = {
  jenis: 'libur',
  sebelum: null,
  sesudah: { tanggal: '2026-12-24', nama: 'Cuti bersama' },
  tanda: TANDA,
  kalimat: ['1 berkas mendapat batas waktu yang lebih lambat'],
  jumlah_berkas: 1,
  jumlah_perusahaan: 1,
  berkas: [
    {
      noAju: '07001990000120261122000001',
      nama_perusahaan: 'PT Nusa Uji',
      keterangan: 'Batas layanan 28 Desember 2026 menjadi 29 Desember 2026',
    },
  ],
};
const RIWAYAT = {
  id: '1',
  peristiwa: 'ubah',
  sebelum: { ...KALENDER.libur[0], nama: 'Hari Natal' },
  sesudah: KALENDER.libur[0],
  nama: 'Fajar Nugroho',
  peran: 'LNSW_OPERATOR',
  catatan: 'Nama resmi',
  waktu: '2026-11-20T07:32:00Z',
};

function buka(
  bagian: string,
  lain: Parameters<typeof pasangServer>[0] = {},
  peran: Parameters<typeof sesi>[0] = 'LNSW_OPERATOR',
) {
  window.location.hash = `#/kalender?bagian=${bagian}&tahun=2027`;
  const server = pasangServer({
    'GET /api/sesi': sesi(peran),
    [`GET ${JALUR}`]: sukses(KALENDER),
    [`GET ${JALUR}/riwayat`]: sukses([RIWAYAT], { page: 1, limit: 10, total: 1 }),
    [`POST ${JALUR}/pratinjau`]: sukses(DAMPAK),
    [`PUT ${JALUR}`]: sukses({ jenis: 'libur', sesudah: DAMPAK.sesudah, diperpanjang: 1 }),
    ...lain,
  });
  render(<Konsol />);
  return server;
}
const isiLibur = async (tanggal = '2026-12-24') => {
  await userEvent.click(await screen.findByRole('button', { name: 'Tambah' }));
  const dialog = await screen.findByRole('dialog', { name: 'Tambah hari libur' });
  fireEvent.change(within(dialog).getByLabelText(/Tanggal/), { target: { value: tanggal } });
  await userEvent.type(within(dialog).getByLabelText(/Nama hari libur/), 'Cuti bersama');
  await userEvent.type(within(dialog).getByLabelText(/Alasan/), 'SKB tiga menteri');
  await userEvent.click(within(dialog).getByRole('button', { name: 'Lihat dampak' }));
  return dialog;
};

describe('12.B7 the calendar of the portal', () => {
  it('shows whom a new holiday touches before it is saved, and saves what was looked at', async () => {
    const server = buka('libur');
    const dialog = await isiLibur();
    expect(await within(dialog).findByText('1 berkas mendapat batas waktu yang lebih lambat.')).toBeInTheDocument();
    expect(within(dialog).getByText('07-0019-900001-20261122-000001')).toBeInTheDocument();
    expect(within(dialog).getByText('Batas layanan 28 Desember 2026 menjadi 29 Desember 2026')).toBeInTheDocument();
    expect(server.kepada(`PUT ${JALUR}`)).toHaveLength(0);
    await userEvent.click(within(dialog).getByRole('button', { name: 'Simpan' }));
    await waitFor(() =>
      expect(server.kepada(`PUT ${JALUR}`)[0]?.isi).toEqual({
        libur: { tanggal: '2026-12-24', nama: 'Cuti bersama' },
        tanda: TANDA,
        catatan: 'SKB tiga menteri',
      }),
    );
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  });

  it('shows the new effect when it is no longer so, and keeps what was typed', async () => {
    const baru = { ...DAMPAK, kalimat: ['2 berkas mendapat batas waktu yang lebih lambat'] };
    buka('libur', { [`PUT ${JALUR}`]: gagal(409, 'Keadaan berubah', { data: { pratinjau: baru } }) });
    const dialog = await isiLibur();
    await userEvent.click(await within(dialog).findByRole('button', { name: 'Simpan' }));
    expect(await within(dialog).findByText('2 berkas mendapat batas waktu yang lebih lambat.')).toBeInTheDocument();
    expect(within(dialog).getByText(/Keadaan berubah sejak pratinjau dibuat/)).toBeInTheDocument();
    await userEvent.click(within(dialog).getByRole('button', { name: 'Ubah isian' }));
    expect(within(dialog).getByLabelText(/Nama hari libur/)).toHaveValue('Cuti bersama');
  });

  it('puts a refusal at its field: an end before its beginning', async () => {
    const server = buka('jadwal', {
      [`POST ${JALUR}/pratinjau`]: gagal(422, 'Isian belum benar', {
        errors: [{ path: 'jadwal.tutup_buat', message: 'Tutup pembuatan tidak boleh sebelum buka pembuatan' }],
      }),
    });
    await userEvent.click(await screen.findByRole('button', { name: 'Ubah RKI, Rencana Kebutuhan Industri' }));
    const dialog = await screen.findByRole('dialog', { name: 'Ubah jadwal' });
    const tutup = within(dialog).getByLabelText(/Tutup pembuatan/);
    const jam = within(dialog).getByLabelText('Jam tutup pembuatan');
    expect(tutup).toHaveValue('31 Desember 2026');
    expect(jam).toHaveValue('23.59.59');
    expect(dialog.querySelectorAll('[type^="date"], [type="time"]')).toHaveLength(0);
    fireEvent.change(tutup, { target: { value: '30/06/2026' } });
    fireEvent.change(jam, { target: { value: '12.00' } });
    await userEvent.type(within(dialog).getByLabelText(/Alasan/), 'uji');
    await userEvent.click(within(dialog).getByRole('button', { name: 'Lihat dampak' }));
    await waitFor(() =>
      expect(tutup).toHaveAccessibleDescription('Tutup pembuatan tidak boleh sebelum buka pembuatan'),
    );
    expect(server.kepada(`POST ${JALUR}/pratinjau`)[0]?.isi).toEqual({
      jadwal: {
        tahun: 2027,
        kd_rekom: '01',
        kd_komoditas: null,
        buka_buat: '2026-07-01T00:00:00+07:00',
        tutup_buat: '2026-06-30T12:00:00+07:00',
        tutup_ubah: '2026-12-31T23:59:59+07:00',
        buka_tarik: null,
        tutup_tarik: null,
      },
    });
  });

  it('part 5: a time that is none is told at its field, stays as it was typed and is not sent', async () => {
    const server = buka('jadwal');
    await userEvent.click(await screen.findByRole('button', { name: 'Ubah RKI, Rencana Kebutuhan Industri' }));
    const dialog = await screen.findByRole('dialog', { name: 'Ubah jadwal' });
    const jam = within(dialog).getByLabelText('Jam tutup pembuatan');
    fireEvent.change(jam, { target: { value: '9.30 PM' } });
    await userEvent.type(within(dialog).getByLabelText(/Alasan/), 'uji');
    await userEvent.click(within(dialog).getByRole('button', { name: 'Lihat dampak' }));
    const kata = 'Tutup pembuatan harus memuat jam dan menit yang benar, contoh 16.30';
    await waitFor(() => expect(jam).toHaveAccessibleDescription(kata));
    expect(jam).toHaveValue('9.30 PM');
    expect(server.kepada(`POST ${JALUR}/pratinjau`)).toHaveLength(0);
  });

  it('tells who changed what, when and why', async () => {
    buka('libur');
    expect(await screen.findByText('Fajar Nugroho')).toBeInTheDocument();
    expect(screen.getByText('Hari Natal').tagName).toBe('DEL');
    expect(screen.getByText('Nama resmi')).toBeInTheDocument();
  });

  it('has stages, announcements and switches; a switch cannot be deleted', async () => {
    buka('layanan');
    expect(await screen.findByRole('button', { name: /^Ubah PERTEK/ })).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: /^Hapus/ })).not.toBeInTheDocument();
    await userEvent.click(screen.getByRole('link', { name: 'Tahap neraca' }));
    expect(await screen.findByRole('button', { name: 'Atur Verifikasi K/L' })).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Hapus Rakornis' })).toBeInTheDocument();
    await userEvent.click(screen.getByRole('link', { name: 'Pengumuman' }));
    expect(await screen.findByText('Belum ada isinya')).toBeInTheDocument();
  });

  it('is closed to who may not keep it', async () => {
    buka('libur', {}, 'KL_ADMIN');
    expect(await screen.findByRole('heading', { name: 'Halaman Diproteksi' })).toBeInTheDocument();
  });

  it('keeps the history where the calendar itself does not load', async () => {
    buka('libur', { [`GET ${JALUR}`]: gagal(500, 'Gangguan sistem') });
    expect(
      await screen.findByText(/^Hari libur belum dapat dimuat\./, undefined, { timeout: 20_000 }),
    ).toBeInTheDocument();
    expect(await screen.findByText(/Nama resmi/)).toBeInTheDocument();
  });
});
