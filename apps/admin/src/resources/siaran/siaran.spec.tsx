import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { Konsol } from '../../Konsol';
import { gagal, pasangServer, sesi, sukses, type Jawaban } from '../../test-server';

const KIRIM = 'POST /api-prod-ba/sendNotification/broadcastWeb';
const DAFTAR = 'GET /api/siaran';
const TERKIRIM = {
  id_siaran: '1',
  sasaran: 'semua',
  nama_sasaran: 'Semua pengguna',
  subject: 'Pemeliharaan',
  text: 'Minggu pukul 01.00',
  type: 'warning',
  oleh: { id_user: 'u1', nama: 'Fajar Nugroho' },
  dibuat: '2026-11-20T07:32:00Z',
  penerima: 1234,
};

async function buka(lain: Record<string, Jawaban> = {}) {
  window.location.hash = '#/siaran';
  const server = pasangServer({
    'GET /api/sesi': sesi('LNSW_OPERATOR'),
    [DAFTAR]: sukses([TERKIRIM], { total: 1 }),
    [KIRIM]: sukses({ id_siaran: '2' }),
    'GET /nk/v2/user-management/all-users': sukses([], { total: 19 }),
    'GET /nk/v2/user-management/filter-ga': sukses([{ kd_ga: '019', ur_ga: 'Kementerian Perindustrian', pengguna: 5 }]),
    ...lain,
  });
  render(<Konsol />);
  const form = within(await screen.findByRole('form', { name: 'Siaran baru' }));
  const user = userEvent.setup();
  const tulis = async () => {
    await user.type(form.getByRole('textbox', { name: /Perihal/ }), 'Libur');
    await user.type(form.getByRole('textbox', { name: /Isi/ }), 'Kantor tutup.');
  };
  const kirim = () => user.click(form.getByRole('button', { name: 'Kirim siaran' }));
  return { server, user, form, tulis, kirim };
}

describe('broadcasts', () => {
  it('says whom it reaches before it goes, then sends it and tells the next step', async () => {
    const { server, user, tulis, kirim } = await buka();
    await tulis();
    await kirim();
    const tanya = within(await screen.findByRole('dialog', { name: 'Kirim siaran' }));
    expect(tanya.getByText('Sampai ke 12 peran: 10 peran petugas dan 2 peran perusahaan.')).toBeInTheDocument();
    expect(await tanya.findByText('19 akun aktif akan menerimanya.')).toBeInTheDocument();
    expect(server.kepada(KIRIM)).toEqual([]);
    await user.click(tanya.getByRole('button', { name: 'Ya' }));
    expect(await screen.findByRole('dialog', { name: 'Berhasil!' })).toHaveTextContent('Data Berhasil Dikirim');
    expect(server.kepada(KIRIM)[0]?.isi).toEqual({
      userid: 'semua',
      subject: 'Libur',
      text: 'Kantor tutup.',
      type: 'info',
    });
    await waitFor(() => expect(server.kepada(DAFTAR).length).toBeGreaterThan(1));
  });
  it('issue 13 part 4: a text that is too long is counted, stays whole and is not sent', async () => {
    const { user, form, tulis, kirim } = await buka();
    await tulis();
    const isi = form.getByRole('textbox', { name: /Isi/ });
    expect(form.queryByText(/dari 300/)).toBeNull();
    await user.click(isi);
    await user.paste('x'.repeat(300));
    expect(isi).toHaveValue(`Kantor tutup.${'x'.repeat(300)}`);
    expect(isi).toHaveAccessibleDescription('Isi paling banyak 300 karakter 313 dari 300 karakter');
    await kirim();
    expect(isi).toHaveFocus();
    expect(screen.queryByRole('dialog')).toBeNull();
  });
  it('reaches the people of one ministry', async () => {
    const { server, user, form, tulis, kirim } = await buka();
    await user.selectOptions(form.getByRole('combobox', { name: /Untuk/ }), 'Satu K/L');
    await tulis();
    await kirim();
    expect(form.getByText('Penerima wajib diisi')).toBeInTheDocument();
    await user.selectOptions(form.getByRole('combobox', { name: /Kementerian/ }), 'Kementerian Perindustrian');
    await kirim();
    const tanya = await screen.findByRole('dialog', { name: 'Kirim siaran' });
    expect(tanya).toHaveAccessibleDescription('Kirim siaran ini kepada semua petugas Kementerian Perindustrian?');
    await user.click(within(tanya).getByRole('button', { name: 'Ya' }));
    await waitFor(() => expect(server.kepada(KIRIM)[0]?.isi.userid).toBe('ga:019'));
  });
  it('GALAT-02 keeps what was written when the server refuses', async () => {
    const { user, form, tulis, kirim } = await buka({ [KIRIM]: gagal(500, 'Terjadi Kesalahan Server') });
    await tulis();
    await kirim();
    await user.click(await screen.findByRole('button', { name: 'Ya' }));
    expect(await form.findByRole('alert')).toHaveTextContent('Terjadi Kesalahan Server');
    expect(form.getByRole('textbox', { name: /Perihal/ })).toHaveValue('Libur');
  });
  it('lists what was sent: to whom, how many, by whom', async () => {
    await buka();
    const baris = (await screen.findByText('Pemeliharaan')).closest('tr');
    expect(baris).toHaveTextContent('Perlu tindakanSemua pengguna1.234Fajar Nugroho');
  });
  it('PERAN-05 shows nothing when the server refuses the list', async () => {
    window.location.hash = '#/siaran';
    pasangServer({ 'GET /api/sesi': sesi('KL_ADMIN'), [DAFTAR]: gagal(403, 'Anda tidak berwenang') });
    render(<Konsol />);
    expect(await screen.findByRole('heading', { name: 'Halaman Diproteksi' })).toBeInTheDocument();
  });
});
