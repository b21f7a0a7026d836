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
  jenis: 'UNDANGAN',
  nama: 'Ratna Wulandari',
  organisasi: 'PT Nusa Boga Sejahtera',
  surel: 'r***@nusaboga.example',
  perlu_username: true,
  perlu_sandi: true,
  perlu_diri: false,
  inaport: false,
  penyedia_lain: false,
  pendaftar: null,
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
      [VERIFIKASI]: sukses({ username: 'ratna.w', masuk: '/login?login_hint=ratna.w', surel: null }),
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
    expect(await screen.findByText(/surel kami kirim/)).toBeInTheDocument();
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

  it('asks for name and password of Inaportnet where it has them, and for no new ones', async () => {
    const { server, user } = buka('/aktivasi#token=kode-1', {
      [TENTANG]: sukses(tentang({ ...PERUSAHAAN, inaport: true })),
      [VERIFIKASI]: sukses({ username: 'inaport-7', masuk: '/login', surel: 'ayu@nusaboga.example' }),
    });
    await user.type(await screen.findByLabelText(/^Nama lengkap/), 'Ayu Rekaan');
    await user.type(screen.getByLabelText(/^Surel Anda sendiri/), 'ayu@nusaboga.example');
    await user.type(screen.getByLabelText(/^Nama pengguna Inaportnet/), 'agen.ayu');
    await user.type(screen.getByLabelText(/^Kata sandi Inaportnet/), 'x');
    expect(screen.queryByLabelText(/^Ulangi/)).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Kirim surel bukti' }));
    expect(await screen.findByRole('heading', { name: 'Periksa surel Anda' })).toBeInTheDocument();
    expect(JSON.parse(server.kepada(VERIFIKASI)[0]!.isi)).toMatchObject({ username: 'agen.ayu', password: 'x' });
  });

  it('says what to do with a link that was cut off', async () => {
    buka('/aktivasi', {});
    expect(await screen.findByRole('heading', { name: 'Tautan tidak lengkap' })).toBeInTheDocument();
  });
});

const PERUSAHAAN: Partial<TentangToken> = {
  jenis: 'AKTIVASI',
  perlu_diri: true,
  pendaftar: {
    nama: 'Orang Asing',
    surel: 'penyerang@jahat.invalid',
    telepon: '+62 811 555 0101',
    waktu: '2026-11-22T03:05:00.000Z',
    alamat: '203.0.113.66',
  },
};

describe('the two steps of a registration', () => {
  it('behind the company’s link: who registered in full, nothing of it filled in; then the mail to one’s own address', async () => {
    const { server, user } = buka('/aktivasi#token=kode-1', {
      [TENTANG]: sukses(tentang(PERUSAHAAN)),
      [VERIFIKASI]: sukses({ username: 'ayu.rekaan', masuk: '/login', surel: 'salah@nusaboga.example' }),
    });
    expect(await screen.findByText('penyerang@jahat.invalid')).toBeInTheDocument();
    expect(screen.getByText(/22 November 2026 pukul 10.05 WIB, dari alamat internet 203.0.113.66/)).toBeInTheDocument();
    for (const nama of [/^Nama lengkap/, /^Surel Anda sendiri/]) expect(screen.getByLabelText(nama)).toHaveValue('');
    await user.click(screen.getByRole('button', { name: 'Kirim surel bukti' }));
    expect(await screen.findByText('Surel Anda sendiri wajib diisi')).toBeInTheDocument();
    expect(server.kepada(VERIFIKASI)).toHaveLength(0);
    await user.type(screen.getByLabelText(/^Nama lengkap/), 'Ayu Rekaan');
    await user.type(screen.getByLabelText(/^Surel Anda sendiri/), 'salah@nusaboga.example');
    await user.type(screen.getByLabelText(/^Nama pengguna/), 'ayu.rekaan');
    await user.type(screen.getByLabelText(/^Kata sandi/), SANDI);
    await user.type(screen.getByLabelText(/^Ulangi/), SANDI);
    await user.click(screen.getByRole('button', { name: 'Kirim surel bukti' }));
    expect(await screen.findByText('salah@nusaboga.example')).toBeInTheDocument();
    expect(JSON.parse(server.kepada(VERIFIKASI)[0]!.isi)).toEqual({
      token: 'kode-1',
      username: 'ayu.rekaan',
      password: SANDI,
      fullname: 'Ayu Rekaan',
      email: 'salah@nusaboga.example',
    });
    // Mistyped: the same link gives another one.
    await user.click(screen.getByRole('button', { name: 'Tulis alamat lain' }));
    expect(await screen.findByLabelText(/^Surel Anda sendiri/)).toBeInTheDocument();
    expect(sessionStorage).toHaveLength(1);
    sessionStorage.clear();
  });

  it('behind the link to one’s own address: a button, and the account is open', async () => {
    const { server, user } = buka('/aktivasi#token=kode-2', {
      [TENTANG]: sukses(tentang({ jenis: 'BUKTI', perlu_username: false, perlu_sandi: false })),
      [VERIFIKASI]: sukses({ username: 'ayu.rekaan', masuk: '/login?login_hint=ayu.rekaan', surel: null }),
    });
    await user.click(await screen.findByRole('button', { name: 'Aktifkan akun' }));
    expect(await screen.findByRole('heading', { name: 'Akun aktif' })).toBeInTheDocument();
    expect(server.kepada(VERIFIKASI)[0]?.isi).toBe('{"token":"kode-2"}');
    expect(sessionStorage).toHaveLength(0);
  });
});

describe('a new mail address of one’s own', () => {
  const SUREL = 'POST /api/akun/surel';
  const tanpa = { perlu_username: false, perlu_sandi: false, organisasi: null, surel: 'baru@contoh.example' };
  it.each([
    ['SUREL', 'Pakai alamat ini', 'Alamat surel dipakai'],
    ['BATAL', 'Hentikan perubahan', 'Perubahan dihentikan'],
  ] as const)('%s: one button', async (jenis, tombol, judul) => {
    const { server, user } = buka('/surel#token=kode-3', {
      [TENTANG]: sukses(tentang({ ...tanpa, jenis })),
      [SUREL]: sukses({ jenis }),
    });
    await user.click(await screen.findByRole('button', { name: tombol }));
    expect(await screen.findByRole('heading', { level: 1, name: judul })).toBeInTheDocument();
    expect(screen.getByText('baru@contoh.example')).toBeInTheDocument();
    expect(server.kepada(SUREL)[0]?.isi).toBe('{"token":"kode-3"}');
  });
  it('one that serves no more says where to ask again', async () => {
    buka('/surel#token=kode-3', { [TENTANG]: gagal(401, 'Token Expired') });
    expect(await screen.findByText(/diminta lagi di Profil/)).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Kirim ulang' })).toBeNull();
  });
});

describe('another identity provider', () => {
  it('an identity that opens no account: said so, and a link is offered, in the same words for every name', async () => {
    const { server, user } = buka('/tautkan?sebab=belum', { 'POST /api/akun/tautan': sukses(null) });
    expect(await screen.findByText(/belum ditautkan ke akun SINAS NK/)).toBeInTheDocument();
    await user.type(screen.getByLabelText(/^Nama pengguna atau surel/), 'hari');
    await user.click(screen.getByRole('button', { name: 'Kirim tautan' }));
    expect(await screen.findByText(/Bila akunnya ada, surel kami kirim/)).toBeInTheDocument();
    expect(server.kepada('POST /api/akun/tautan')[0]?.isi).toBe('{"username":"hari"}');
  });
  it('the mailed link, and an invitation, lead to the provider instead of to a password', async () => {
    const { server, user } = buka('/aktivasi#token=kode-4', {
      [TENTANG]: sukses(tentang({ perlu_sandi: false, penyedia_lain: true })),
      'POST /api/akun/tautan/mulai': gagal(401, 'Token Expired'),
    });
    await user.type(await screen.findByLabelText(/^Nama pengguna/), 'citra.uji');
    expect(screen.queryByLabelText(/^Kata sandi/)).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Lanjut ke penyedia identitas' }));
    expect(await screen.findByRole('heading', { name: 'Token Expired' })).toBeInTheDocument();
    expect(server.kepada('POST /api/akun/tautan/mulai')[0]?.isi).toBe('{"token":"kode-4","username":"citra.uji"}');
  });
});

describe('a forgotten password', () => {
  it('gives the same answer for every name', async () => {
    const { server, user } = buka('/lupa-sandi', { 'POST /api-prod/user/forget-password': sukses(null) });
    await user.type(await screen.findByLabelText(/^Nama pengguna atau surel/), 'siapa@contoh.id');
    await user.click(screen.getByRole('button', { name: 'Kirim tautan' }));
    expect(await screen.findByText(/Bila akunnya ada, surel kami kirim/)).toBeInTheDocument();
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
