import { fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { Konsol } from '../../Konsol';
import { gagal, pasangServer, sesi, sukses } from '../../test-server';

const JALUR = '/api/pelaksana';
const petugas = [
  { id: 'j1', nama: 'Hari', jabatan: 'Direktur Jenderal', name_role: 'Pejabat Pemutus', diwakili: true },
  { id: 'p1', nama: 'Rizal', jabatan: 'Verifikator', name_role: 'Verifikator', diwakili: false },
];
const penunjukan = (ubah: object = {}) => ({
  ...{ id: 'n1', jenis: 'Plh', jabatan: 'Direktur Jenderal', sebutan: 'Plh. Direktur Jenderal', nomor_surat: 'SPr-12' },
  ...{
    pejabat: 'Hari',
    pelaksana: 'Rizal',
    mulai: '2026-11-23',
    sampai: '2026-11-30',
    ditunjuk: '2026-11-22T02:00:00Z',
  },
  ...{ ditunjuk_oleh: 'Admin', keadaan: 'berlaku', diakhiri: null, diakhiri_oleh: null, alasan_akhir: null },
  ...ubah,
});
function buka(lain: object = {}) {
  const server = pasangServer({
    'GET /api/sesi': sesi('KL_ADMIN'),
    'POST /api/bukti/tantangan': sukses({ cara: ['sandi'], tantangan: null, passkey: null }),
    [`GET ${JALUR}`]: sukses({ petugas, penunjukan: [penunjukan()] }),
    ...lain,
  });
  render(<Konsol />);
  return server;
}
beforeEach(() => {
  window.location.hash = '#/pelaksana';
});

describe('acting officials', () => {
  it('lists who acts for whom, until when and by which letter; what has ended says why', async () => {
    const akhir = penunjukan({
      ...{ id: 'n0', keadaan: 'diakhiri', diakhiri: '2026-11-20T02:00:00Z', diakhiri_oleh: 'Admin' },
      alasan_akhir: 'Pejabat kembali',
    });
    buka({ [`GET ${JALUR}`]: sukses({ petugas, penunjukan: [penunjukan(), akhir] }) });
    const tabel = await screen.findByRole('region', { name: 'Tabel Penunjukan' });
    const [, satu, dua] = within(tabel).getAllByRole('row');
    expect(satu).toHaveTextContent('Plh. Direktur JenderalRizalHari23 November 2026 sampai 30 November 2026SPr-12');
    expect(within(satu as HTMLElement).getByText('Berlaku')).toBeVisible();
    expect(dua).toHaveTextContent('Pejabat kembali');
    expect(within(dua as HTMLElement).queryByRole('button')).toBeNull();
  });
  it('names somebody: the post comes with the official, faults are told first, the proof goes with it', async () => {
    const server = buka({ [`POST ${JALUR}`]: sukses(penunjukan()) });
    fireEvent.click(await screen.findByRole('button', { name: 'Tunjuk pelaksana' }));
    const dialog = await screen.findByRole('dialog');
    fireEvent.click(within(dialog).getByRole('button', { name: 'Tunjuk' }));
    expect(await screen.findByRole('alert')).toHaveTextContent('Pilih pejabat yang diwakili. Pilih pelaksana');
    fireEvent.change(within(dialog).getByLabelText(/Pejabat yang diwakili/), { target: { value: 'j1' } });
    expect(within(dialog).getByLabelText(/Jabatan dalam sebutan/)).toHaveValue('Direktur Jenderal');
    expect(within(dialog).getByLabelText(/^Pelaksana/)).not.toHaveTextContent('Hari');
    fireEvent.change(within(dialog).getByLabelText(/^Pelaksana/), { target: { value: 'p1' } });
    for (const [label, nilai] of [
      [/Hari pertama/, '23/11/2026'],
      [/Hari terakhir/, '30/11/2026'],
    ] as const) {
      fireEvent.change(within(dialog).getByLabelText(label), { target: { value: nilai } });
      fireEvent.blur(within(dialog).getByLabelText(label));
    }
    fireEvent.change(within(dialog).getByLabelText(/Nomor surat perintah/), { target: { value: 'SPr-12' } });
    fireEvent.change(within(dialog).getByLabelText(/Kata sandi Anda/), { target: { value: 'rahasia' } });
    fireEvent.click(within(dialog).getByRole('button', { name: 'Tunjuk' }));
    await waitFor(() => expect(server.kepada(`POST ${JALUR}`)).toHaveLength(1));
    expect(server.kepada(`POST ${JALUR}`)[0]?.isi).toEqual({
      ...{ jenis: 'Plh', id_pejabat: 'j1', id_pelaksana: 'p1', jabatan: 'Direktur Jenderal', nomor_surat: 'SPr-12' },
      ...{ mulai: '2026-11-23', sampai: '2026-11-30', sandi: 'rahasia' },
    });
    expect(await screen.findByText('Rizal ditunjuk sebagai Plh. Direktur Jenderal')).toBeInTheDocument();
  });
  it('ends a naming with a reason, and keeps the dialog when the server refuses', async () => {
    const server = buka({ [`POST ${JALUR}/n1/akhiri`]: gagal(409, 'Penunjukan ini sudah berakhir') });
    fireEvent.click(await screen.findByRole('button', { name: 'Akhiri' }));
    const dialog = await screen.findByRole('dialog');
    fireEvent.click(within(dialog).getByRole('button', { name: 'Akhiri' }));
    expect(await screen.findByRole('alert')).toHaveTextContent('Alasan wajib diisi');
    fireEvent.change(within(dialog).getByLabelText(/Alasan/), { target: { value: 'Pejabat kembali' } });
    fireEvent.click(within(dialog).getByRole('button', { name: 'Akhiri' }));
    await waitFor(() => expect(screen.getByRole('alert')).toHaveTextContent('Penunjukan ini sudah berakhir'));
    expect(server.kepada(`POST ${JALUR}/n1/akhiri`)[0]?.isi).toEqual({ alasan: 'Pejabat kembali' });
  });
  it('is for who may name only', async () => {
    buka({ 'GET /api/sesi': sesi('KL_PEMUTUS') });
    expect(await screen.findByText('Halaman Diproteksi')).toBeInTheDocument();
  });
  it('whoever was named chooses to act, and sees above every page that he does', async () => {
    window.location.hash = '#/pemberitahuan';
    const isi = sesi('KL_VERIFIKATOR');
    const tunjuk = { id: 'n1', sebutan: 'Plh. Direktur Jenderal', pejabat: 'Hari', sampai: '2026-11-30' };
    const dengan = structuredClone(isi);
    Object.assign((dengan.body as { data: { pengguna: object } }).data.pengguna, { penunjukan: [tunjuk] });
    const server = buka({ 'GET /api/sesi': dengan, [`PUT ${JALUR}/sebagai`]: gagal(422, 'Masuk dengan faktor kedua') });
    expect(await screen.findByText(/sampai 30 November 2026/)).toBeVisible();
    fireEvent.click(screen.getByRole('button', { name: 'Bertindak sekarang' }));
    await waitFor(() => expect(server.kepada(`PUT ${JALUR}/sebagai`)[0]?.isi).toEqual({ id: 'n1' }));
    expect(await screen.findByText(/Masuk dengan faktor kedua/)).toBeInTheDocument();
  });
});
