import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { rute } from '../../app/router';
import { gagal, pasangServer, sukses, tampilkan, TAMU, type Jawaban } from '../../test-render';
import type { TentangToken } from './data';

const TENTANG = 'POST /api/akun/token';
const VERIFIKASI = 'POST /api-prod/user/verify';
const SETEL = 'PUT /api-prod/user/set-password/kode-1';
const ULANG = 'POST /api-prod/user/resend';
const SANDI = 'kereta hijau tujuh bukit';
const tentang = (ubah: Partial<TentangToken> = {}): TentangToken => ({
  jenis: 'AKTIVASI',
  nama: 'Ratna Wulandari',
  organisasi: 'PT Nusa Boga Sejahtera',
  surel: 'r***@nusaboga.example',
  perlu_username: true,
  perlu_sandi: true,
  ...ubah,
});
function buka(alamat: string, jawaban: Record<string, Jawaban>) {
  const server = pasangServer({ 'GET /api/sesi': sukses(TAMU), ...jawaban });
  return { server, user: userEvent.setup(), ...tampilkan(rute, alamat) };
}

describe('activation by a mailed link', () => {
  it('SESI-14 opens the account with a name and a password, then leads to sign-in with that name', async () => {
    const { server, user, router } = buka('/aktivasi#token=kode-1', {
      [TENTANG]: sukses(tentang()),
      [VERIFIKASI]: sukses({ username: 'ratna.w', masuk: '/login?login_hint=ratna.w' }),
    });
    await user.type(await screen.findByLabelText(/^Nama pengguna/), 'ratna.w');
    await user.type(screen.getByLabelText(/^Kata sandi/), SANDI);
    await user.type(screen.getByLabelText(/^Ulangi/), SANDI);
    await user.click(screen.getByRole('button', { name: 'Aktifkan akun' }));
    expect(await screen.findByRole('link', { name: 'Masuk' })).toHaveAttribute('href', '/login?login_hint=ratna.w');
    expect(JSON.parse(server.kepada(VERIFIKASI)[0]!.isi)).toEqual({
      token: 'kode-1',
      username: 'ratna.w',
      password: SANDI,
    });
    expect(router.state.location.hash).toBe('');
    expect(sessionStorage).toHaveLength(0);
  });

  it('takes the token out of the address bar at once and keeps it over a reload', async () => {
    const { router, unmount } = buka('/aktivasi#token=kode-1', { [TENTANG]: sukses(tentang()) });
    await waitFor(() => expect(router.state.location.hash).toBe(''));
    await screen.findByLabelText(/^Nama pengguna/);
    unmount();
    const { server } = buka('/aktivasi', { [TENTANG]: sukses(tentang()) });
    expect(await screen.findByLabelText(/^Nama pengguna/)).toBeInTheDocument();
    expect(server.kepada(TENTANG)[0]?.isi).toBe('{"token":"kode-1"}');
  });

  it('ticks the rules off while typing, and sends nothing that the server would refuse', async () => {
    const { server, user } = buka('/aktivasi#token=kode-1', { [TENTANG]: sukses(tentang()) });
    const syarat = within(await screen.findByRole('list', { name: 'Syarat kata sandi' }));
    expect(syarat.getAllByText(', belum')).toHaveLength(3);
    await user.type(screen.getByLabelText(/^Nama pengguna/), 'Ra');
    await user.type(screen.getByLabelText(/^Kata sandi/), 'wulandari22');
    expect(syarat.getAllByText(', terpenuhi')).toHaveLength(2);
    await user.type(screen.getByLabelText(/^Ulangi/), 'lain');
    await user.click(screen.getByRole('button', { name: 'Aktifkan akun' }));
    expect(await screen.findByText('Kata sandi memuat nama Anda. Gunakan kata lain')).toBeInTheDocument();
    expect(screen.getByText('Kedua kata sandi belum sama')).toBeInTheDocument();
    expect(screen.getByText(/Nama pengguna 4 sampai 60 huruf kecil/)).toBeInTheDocument();
    expect(server.kepada(VERIFIKASI)).toHaveLength(0);
  });

  it('shows a taken name at its field', async () => {
    const { user } = buka('/aktivasi#token=kode-1', {
      [TENTANG]: sukses(tentang()),
      [VERIFIKASI]: gagal(422, 'Ada isian yang perlu diperbaiki', {
        errors: [{ langkah: 'akun', path: 'username', message: 'Nama pengguna sudah dipakai. Pilih yang lain' }],
      }),
    });
    await user.type(await screen.findByLabelText(/^Nama pengguna/), 'ratna');
    await user.type(screen.getByLabelText(/^Kata sandi/), SANDI);
    await user.type(screen.getByLabelText(/^Ulangi/), SANDI);
    await user.click(screen.getByRole('button', { name: 'Aktifkan akun' }));
    expect(await screen.findByText('Nama pengguna sudah dipakai. Pilih yang lain')).toBeInTheDocument();
  });

  it("SESI-14 answers an expired token with 'Token Expired' and sends the mail again", async () => {
    const { server, user } = buka('/aktivasi#token=kode-1', {
      [TENTANG]: gagal(401, 'Token Expired'),
      [ULANG]: sukses(null),
    });
    expect(await screen.findByRole('heading', { level: 1, name: 'Token Expired' })).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Kirim ulang' }));
    expect(await screen.findByText(/surel sudah kami kirim/)).toBeInTheDocument();
    expect(server.kepada(ULANG)[0]?.isi).toBe('{"token":"kode-1"}');
  });

  it('SESI-14 shows the message of the server when the mail cannot be sent again', async () => {
    const pesan = 'Tautan tidak dikenal atau sudah dipakai. Daftar lagi, atau minta administrator mengundang Anda';
    const { user } = buka('/aktivasi#token=kode-1', {
      [TENTANG]: gagal(401, 'Token Expired'),
      [ULANG]: gagal(401, pesan),
    });
    await user.click(await screen.findByRole('button', { name: 'Kirim ulang' }));
    expect(await screen.findByRole('alert')).toHaveTextContent(pesan);
  });

  it('asks for no password where Inaportnet has it', async () => {
    const { server, user } = buka('/aktivasi#token=kode-1', {
      [TENTANG]: sukses(tentang({ perlu_username: false, perlu_sandi: false })),
      [VERIFIKASI]: sukses({ username: 'inaport-7' }),
    });
    await user.click(await screen.findByRole('button', { name: 'Aktifkan akun' }));
    expect(await screen.findByRole('link', { name: 'Masuk' })).toHaveAttribute('href', '/masuk?cara=inaport');
    expect(server.kepada(VERIFIKASI)[0]?.isi).toBe('{"token":"kode-1"}');
  });

  it('says what to do with a link that was cut off', async () => {
    buka('/aktivasi', {});
    expect(await screen.findByRole('heading', { name: 'Tautan tidak lengkap' })).toBeInTheDocument();
  });
});

describe('a forgotten password', () => {
  it('gives the same answer for every name', async () => {
    const { server, user } = buka('/lupa-sandi', { 'POST /api-prod/user/forget-password': sukses(null) });
    await user.type(await screen.findByLabelText(/^Nama pengguna atau surel/), 'siapa@contoh.id');
    await user.click(screen.getByRole('button', { name: 'Kirim tautan' }));
    expect(await screen.findByText(/Bila akunnya ada, surel sudah kami kirim/)).toBeInTheDocument();
    expect(server.kepada('POST /api-prod/user/forget-password')[0]?.isi).toBe('{"username":"siapa@contoh.id"}');
  });

  it('takes the new password by the token of the mail', async () => {
    const { server, user } = buka('/sandi-baru#token=kode-1', {
      [TENTANG]: sukses(tentang({ jenis: 'SANDI', perlu_username: false })),
      [SETEL]: sukses(null),
    });
    await user.type(await screen.findByLabelText(/^Kata sandi/), SANDI);
    await user.type(screen.getByLabelText(/^Ulangi/), SANDI);
    await user.click(screen.getByRole('button', { name: 'Simpan kata sandi' }));
    expect(await screen.findByRole('heading', { name: 'Kata sandi tersimpan' })).toBeInTheDocument();
    expect(server.kepada(SETEL)[0]?.isi).toBe(JSON.stringify({ password: SANDI }));
  });
});
