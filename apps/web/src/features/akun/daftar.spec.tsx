import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { rute } from '../../app/router';
import { gagal, pasangServer, sukses, tampilkan, TAMU, type Jawaban } from '../../test-render';

const DAFTAR = 'POST /api-prod/user/admin';
const INAPORT = 'POST /api-prod/user/admin/inaport';
const JADI = sukses({ nama: 'PT Nusa Boga Sejahtera', surel: 'k***@nusaboga.example', berlaku_jam: 48 });

async function buka(jawaban: Record<string, Jawaban | (() => Jawaban)>) {
  const server = pasangServer({ 'GET /api/sesi': sukses(TAMU), ...jawaban });
  tampilkan(rute, '/daftar');
  const user = userEvent.setup();
  await screen.findByRole('heading', { level: 1, name: 'Daftarkan perusahaan' });
  return { server, user };
}
async function isi(user: ReturnType<typeof userEvent.setup>, nib = '9120 3048 17265') {
  await user.type(screen.getByLabelText(/^NIB/), nib);
  await user.type(screen.getByLabelText(/^NPWP/), '01.234.567.8-901.200');
  await user.type(screen.getByLabelText(/^Nama lengkap/), 'Ratna Wulandari');
  await user.type(screen.getByLabelText(/^Surel Anda/), 'ratna@nusaboga.example');
  await user.type(screen.getByLabelText(/^Nomor telepon/), '0811 1111 111');
}
const kirim = (user: ReturnType<typeof userEvent.setup>, nama = 'Daftarkan perusahaan') =>
  user.click(screen.getByRole('button', { name: nama }));

describe('registration of a company', () => {
  it('sends what is filled in and says where the mail went, for how long, and how to get another', async () => {
    const { server, user } = await buka({ [DAFTAR]: JADI });
    await isi(user);
    await kirim(user);
    expect(await screen.findByRole('heading', { level: 1, name: 'Periksa surel perusahaan' })).toBeInTheDocument();
    expect(screen.getByText('k***@nusaboga.example')).toBeInTheDocument();
    expect(screen.getByText(/dalam 48 jam/)).toBeInTheDocument();
    expect(JSON.parse(server.kepada(DAFTAR)[0]!.isi)).toEqual({
      nib: '9120 3048 17265',
      npwp: '01.234.567.8-901.200',
      fullname: 'Ratna Wulandari',
      email: 'ratna@nusaboga.example',
      mobile_number: '0811 1111 111',
    });
    await kirim(user, 'Daftar sekali lagi');
    expect(screen.getByLabelText(/^Surel Anda/)).toHaveValue('ratna@nusaboga.example');
    await kirim(user);
    await screen.findByRole('heading', { level: 1, name: 'Periksa surel perusahaan' });
    expect(server.kepada(DAFTAR)).toHaveLength(2);
  });

  it('says before sending what is missing or wrong, at its field, and puts the cursor there', async () => {
    const { server, user } = await buka({});
    await user.type(screen.getByLabelText(/^NPWP/), '123');
    await kirim(user);
    expect(await screen.findByText('NIB wajib diisi')).toBeInTheDocument();
    expect(screen.getByText('NPWP harus 15 atau 16 angka')).toBeInTheDocument();
    await waitFor(() => expect(screen.getByLabelText(/^NIB/)).toHaveFocus());
    expect(server.kepada(DAFTAR)).toHaveLength(0);
  });

  it('shows the refusal of the registry at its field', async () => {
    const { user } = await buka({
      [DAFTAR]: gagal(422, 'Ada isian yang perlu diperbaiki', {
        errors: [{ langkah: 'daftar', path: 'npwp', message: 'NPWP tidak cocok dengan NIB ini di OSS' }],
      }),
    });
    await isi(user);
    await kirim(user);
    expect(await screen.findByText('NPWP tidak cocok dengan NIB ini di OSS')).toBeInTheDocument();
    expect(screen.getByLabelText(/^NPWP/)).toHaveAttribute('aria-invalid', 'true');
  });

  it('names a field by its label where the server names it by its key', async () => {
    const { user } = await buka({
      [DAFTAR]: gagal(400, 'Ada isian yang perlu diperbaiki', {
        errors: [
          { path: 'mobile_number', rule: 'matches', message: 'mobile_number tidak sesuai bentuk yang diharapkan' },
          { path: 'email', rule: 'isEmail', message: 'email must be an email' },
        ],
      }),
    });
    await isi(user);
    await kirim(user);
    expect(await screen.findByText('Nomor telepon tidak sesuai bentuk yang diharapkan')).toBeInTheDocument();
    expect(screen.getByText('Surel Anda harus alamat surel yang benar')).toBeInTheDocument();
  });

  it('GALAT-12 keeps everything typed when OSS does not answer, and tries again on demand', async () => {
    let putus = true;
    const { server, user } = await buka({
      [DAFTAR]: () => (putus ? gagal(504, 'Sistem OSS tidak menjawab. Data Anda aman, coba lagi nanti') : JADI),
    });
    await isi(user);
    await kirim(user);
    expect(await screen.findByRole('alert')).toHaveTextContent('Isian Anda tetap di sini');
    expect(screen.getByLabelText(/^NIB/)).toHaveValue('9120 3048 17265');
    putus = false;
    await kirim(user, 'Coba lagi');
    expect(await screen.findByRole('heading', { name: 'Periksa surel perusahaan' })).toBeInTheDocument();
    expect(server.kepada(DAFTAR)).toHaveLength(2);
  });

  it('proves an Inaportnet account with its own name and password', async () => {
    const { server, user } = await buka({ [INAPORT]: JADI });
    await isi(user);
    await user.click(screen.getByRole('switch', { name: 'Saya memakai akun Inaportnet' }));
    await user.type(screen.getByLabelText(/^Nama pengguna Inaportnet/), 'nusaboga');
    await user.type(screen.getByLabelText(/^Kata sandi Inaportnet/), 'sandi-inaport');
    await kirim(user);
    await screen.findByRole('heading', { name: 'Periksa surel perusahaan' });
    expect(JSON.parse(server.kepada(INAPORT)[0]!.isi)).toMatchObject({
      username: 'nusaboga',
      password: 'sandi-inaport',
    });
  });
});
