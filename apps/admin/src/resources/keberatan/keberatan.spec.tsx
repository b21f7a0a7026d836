import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it } from 'vitest';
import { Konsol } from '../../Konsol';
import { detail, lembar } from '../../test-berkas';
import { gagal, pasangServer, sesi, sukses } from '../../test-server';

const NK = '/nk/v2/data-nk';
const TERBUKA = {
  ...{ id: '3', idNk: '7', noAju: '07001990000120261123000001', pemilik: 'PT Nusa Boga', jnsLayanan: 'PERTEK' },
  ...{ ur_komoditas: 'Tas', tahun: 2027, kd_status: '90', ur_putusan: 'Ditolak' },
  ...{ waktu: '2026-10-10T03:00:00Z', tenggat: '2026-11-09T16:59:59Z', lewat: true },
};
const SATU = {
  ...{
    id: '3',
    status: 'DIAJUKAN',
    ur_status: 'Menunggu jawaban',
    alasan: 'Kapasitas kami sudah diverifikasi penuh',
    butir: [],
    dokumen: [{ id: 'd1', nama_dokumen: 'Dokumen lain', nama_file: 'kapasitas.pdf', ukuran: 2048, url: '/berkas/d1' }],
  },
  ...{ oleh: 'Ratna', waktu: '2026-11-10T03:00:00Z', tenggat: '2026-12-08T16:59:59Z', lewat: false, jawaban: null },
  ...{ dasar_hukum: null, dijawab_oleh: null, ditutup: null, idNk_turunan: null, no_aju_turunan: null },
};
const isian = (ubah: object = {}) => ({
  ...{
    idNk: '7',
    noAju: TERBUKA.noAju,
    versi: 9,
    kd_status: '90',
    sampai: null,
    boleh_ajukan: false,
    boleh_tarik: false,
  },
  ...{ boleh_jawab: true, halangan: null, baris: [], keberatan: [SATU] },
  ...ubah,
});
beforeEach(() => {
  window.location.hash = '#/keberatan';
});

describe('T35 the ministry’s side of an objection', () => {
  it('the list: who, about what, until when, and how many are late', async () => {
    pasangServer({ 'GET /api/sesi': sesi('KL_PEMUTUS'), [`GET ${NK}/inhouse/keberatan`]: sukses([TERBUKA]) });
    render(<Konsol />);
    expect(await screen.findByText('1 menunggu jawaban, 1 lewat tenggat.')).toBeVisible();
    const baris = within(screen.getByRole('table')).getAllByRole('row')[1];
    expect(baris).toHaveTextContent('PERTEK Tas 2027');
    expect(baris).toHaveTextContent('terlambat');
    expect(screen.getByRole('link', { name: 'PT Nusa Boga' })).toHaveAttribute('href', '#/pengajuan/7/show');
  });
  it('nobody without the permission reads it', async () => {
    const server = pasangServer({ 'GET /api/sesi': sesi('KL_VERIFIKATOR') });
    render(<Konsol />);
    expect(await screen.findByRole('heading', { level: 1 })).not.toHaveTextContent('Keberatan');
    expect(server.kepada(`GET ${NK}/inhouse/keberatan`)).toHaveLength(0);
  });
  it('an answer: a decision is chosen, a refusal names its law, and what failed stays to be sent again', async () => {
    window.location.hash = '#/pengajuan/7/show';
    const user = userEvent.setup();
    let ke = 0;
    const server = pasangServer({
      'GET /api/sesi': sesi('KL_PEMUTUS'),
      [`GET ${NK}/get`]: sukses({ ...detail([]), kd_status_pengajuan: '90' }),
      [`GET ${NK}/keputusanInHouse`]: sukses(lembar(2, [null, null])),
      [`GET ${NK}/keberatan/7`]: sukses(isian()),
      [`POST ${NK}/keberatan/3/jawab`]: () =>
        ++ke === 1 ? gagal(503, 'Sedang sibuk') : sukses(isian({ boleh_jawab: false })),
    });
    render(<Konsol />);
    await user.click(await screen.findByRole('button', { name: 'Jawab keberatan' }));
    const dialog = await screen.findByRole('dialog', { name: 'Jawab keberatan' });
    expect(within(dialog).getByRole('link', { name: 'kapasitas.pdf' })).toHaveAttribute('href', '/berkas/d1');
    await user.click(within(dialog).getByRole('button', { name: 'Kirim jawaban' }));
    expect(await within(dialog).findByText(/Pilih putusan/)).toBeVisible();
    await user.click(within(dialog).getByRole('radio', { name: /^Ditolak/ }));
    await user.type(within(dialog).getByRole('textbox', { name: /^Jawaban/ }), 'Tidak terbukti');
    await user.click(within(dialog).getByRole('button', { name: 'Kirim jawaban' }));
    expect(await within(dialog).findByText(/Dasar hukum.*wajib|wajib.*Dasar hukum/i)).toBeVisible();
    expect(server.kepada(`POST ${NK}/keberatan/3/jawab`)).toHaveLength(0);
    await user.type(within(dialog).getByRole('textbox', { name: /^Dasar hukum/ }), 'Perpres 7/2025');
    await user.click(within(dialog).getByRole('button', { name: 'Kirim jawaban' }));
    expect(await within(dialog).findByText('Masukkan kata sandi Anda untuk memutus')).toBeVisible();
    expect(server.kepada(`POST ${NK}/keberatan/3/jawab`)).toHaveLength(0);
    await user.type(within(dialog).getByLabelText(/Kata sandi/), 'rahasia');
    await user.click(within(dialog).getByRole('button', { name: 'Kirim jawaban' }));
    await within(dialog).findByText(/Sedang sibuk/);
    await user.click(within(dialog).getByRole('button', { name: 'Kirim jawaban' }));
    await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Jawab keberatan' })).toBeNull());
    expect(server.kepada(`POST ${NK}/keberatan/3/jawab`)[0]?.isi).toEqual({
      ...{ versi: 9, putusan: 'tolak', jawaban: 'Tidak terbukti', dasar_hukum: 'Perpres 7/2025' },
      sandi: 'rahasia',
    });
    expect(server.kepada(`POST ${NK}/keberatan/3/jawab`)).toHaveLength(2);
  });
});
