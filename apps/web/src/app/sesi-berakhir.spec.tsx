import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { useQuery } from '@tanstack/react-query';
import { api } from '../lib/api';
import { gagal, pasangServer, SESI, sukses, tampilkan, TAMU, type Jawaban } from '../test-render';
import { HanyaMasuk } from './session';
import { SesiBerakhir } from './SesiBerakhir';

/** Paths that are in no OpenAPI file. */
const panggilan = api as unknown as Record<'ambil' | 'kirim', <T>(jalur: string, minta?: object) => Promise<T>>;
const MASUK = 'POST /api-prod/login';
const HASIL = { ...SESI, csrf: 'csrf-2', token_type: 'Bearer', expires_in: 3600 };
const ORANG_LAIN = { ...HASIL, pengguna: { ...SESI.pengguna, id_user: 'u9', username: 'lain' } };
const pergi = vi.fn();

/** A page with something typed in it, and something to save. */
function Halaman() {
  const [teks, setTeks] = useState('');
  const [jadi, setJadi] = useState(false);
  const daftar = useQuery({ queryKey: ['daftar'], queryFn: () => panggilan.ambil<string>('/daftar') });
  const simpan = () =>
    void panggilan.kirim('/simpan', { body: { teks } }).then(
      () => setJadi(true),
      () => undefined,
    );
  return (
    <>
      <input aria-label="Jumlah" value={teks} onChange={(e) => setTeks(e.target.value)} />
      <button onClick={simpan}>Simpan</button>
      <p>{daftar.data}</p>
      {jadi && <p>tersimpan</p>}
      <SesiBerakhir />
    </>
  );
}
async function buka(jawaban: Record<string, Jawaban | (() => Jawaban)>) {
  let masuk = true;
  const server = pasangServer({
    'GET /api/sesi': sukses(SESI),
    'GET /daftar': () => (masuk ? sukses('daftar') : gagal(401, 'Silakan masuk terlebih dahulu')),
    'POST /simpan': (_url, r) =>
      masuk && r.headers.get('X-CSRF-Token') === 'csrf-2' ? sukses(null) : gagal(401, 'Silakan masuk terlebih dahulu'),
    [MASUK]: () => {
      masuk = true;
      return sukses(HASIL);
    },
    ...jawaban,
  });
  const user = userEvent.setup();
  tampilkan([{ element: <HanyaMasuk />, children: [{ path: '/x', element: <Halaman /> }] }], '/x');
  await screen.findByText('daftar');
  await user.type(screen.getByLabelText('Jumlah'), '31800');
  masuk = false;
  await user.click(screen.getByRole('button', { name: 'Simpan' }));
  await screen.findByRole('dialog', { name: 'Sesi berakhir' });
  return { server, user };
}
const masukLagi = async (user: ReturnType<typeof userEvent.setup>) => {
  await user.type(screen.getByLabelText(/^Kata sandi/), 'rahasia');
  await user.click(screen.getByRole('button', { name: 'Masuk kembali' }));
};

beforeEach(() => {
  pergi.mockReset();
  vi.stubGlobal('location', {
    ...window.location,
    origin: window.location.origin,
    pathname: '/x',
    search: '',
    hash: '',
    assign: pergi,
  });
});

describe('a session that ends in the middle of a page', () => {
  it('signs the same user in again in place: what was typed stays and the next save goes through', async () => {
    const { server, user } = await buka({});
    expect(screen.getByLabelText(/^Nama pengguna/)).toHaveValue('ratna');
    expect(screen.getByLabelText(/^Nama pengguna/)).toHaveAttribute('readonly');
    await masukLagi(user);
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(server.kepada(MASUK)[0]?.isi).toBe('{"username":"ratna","password":"rahasia"}');
    expect(screen.getByLabelText('Jumlah')).toHaveValue('31800');
    await waitFor(() => expect(server.kepada('GET /daftar')).toHaveLength(2));
    await user.click(screen.getByRole('button', { name: 'Simpan' }));
    expect(await screen.findByText('tersimpan')).toBeInTheDocument();
    expect(server.kepada('POST /simpan')[1]?.isi).toBe('{"teks":"31800"}');
    expect(pergi).not.toHaveBeenCalled();
  });

  it('asks for the second factor of who has one, says a wrong code, and goes on after the right one', async () => {
    const JAWAB = 'POST /api-prod/login/faktor';
    let kode = gagal(422, 'Kode atau kunci salah, atau sudah dipakai');
    const faktor = { langkah: 'faktor', tantangan: 't-1', cara: ['totp', 'pemulihan'], passkey: null };
    const { server, user } = await buka({
      'GET /daftar': sukses('daftar'),
      [MASUK]: sukses({ faktor }),
      [JAWAB]: () => kode,
    });
    await masukLagi(user);
    await user.type(await screen.findByLabelText(/^Kode autentikator/), '000000');
    expect(await screen.findByText(/Kode atau kunci salah, atau sudah dipakai/)).toBeInTheDocument();
    kode = sukses(HASIL);
    await user.clear(screen.getByLabelText(/^Kode autentikator/));
    await user.type(screen.getByLabelText(/^Kode autentikator/), '123456');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(JSON.parse(server.kepada(JAWAB)[1]?.isi ?? '')).toEqual({ tantangan: 't-1', cara: 'totp', kode: '123456' });
    expect(screen.getByLabelText('Jumlah')).toHaveValue('31800');
  });

  it('stays open after a wrong password', async () => {
    const { user } = await buka({ [MASUK]: gagal(401, 'Nama pengguna atau kata sandi salah') });
    await masukLagi(user);
    expect(await screen.findByRole('alert')).toHaveTextContent('Nama pengguna atau kata sandi salah');
    expect(screen.getByRole('dialog', { name: 'Sesi berakhir' })).toBeInTheDocument();
  });

  it('starts anew when the session that comes back is of somebody else', async () => {
    const { user } = await buka({ [MASUK]: sukses(ORANG_LAIN) });
    await masukLagi(user);
    await waitFor(() => expect(pergi).toHaveBeenCalledWith('/'));
  });

  it('issue 13 part 6: signs in at the provider in a window of its own; the page waits with what was typed', async () => {
    const bukaJendela = vi.fn<typeof window.open>(() => window);
    vi.stubGlobal('open', bukaJendela);
    const { user } = await buka({});
    await user.click(screen.getByRole('button', { name: 'Masuk dengan SSO' }));
    expect(screen.getByText('Masuklah di jendela yang terbuka. Halaman ini menunggu.')).toBeInTheDocument();
    const [alamat, jendela] = bukaJendela.mock.calls[0] ?? [];
    expect(alamat).toBe(`/auth/login?kembali=%2Fx%3Fmasuk_lagi%3D${jendela}`);
    const lain = new BroadcastChannel('sinas-masuk-lagi');
    lain.postMessage('jendela-orang-lain');
    await new Promise((r) => setTimeout(r, 50));
    expect(screen.getByRole('dialog', { name: 'Sesi berakhir' })).toBeInTheDocument();
    lain.postMessage(jendela);
    expect(await screen.findByText(/Anda sudah masuk kembali/)).toBeInTheDocument();
    lain.close();
    expect(screen.getByLabelText('Jumlah')).toHaveValue('31800');
    expect(pergi).not.toHaveBeenCalled();
  });

  it('issue 13 part 6: says so when the browser lets no window open, and goes nowhere', async () => {
    vi.stubGlobal('open', () => null);
    const { user } = await buka({});
    await user.click(screen.getByRole('button', { name: 'Masuk dengan SSO' }));
    expect(screen.getByRole('alert')).toHaveTextContent('Peramban menahan jendela baru.');
    expect(screen.getByLabelText('Jumlah')).toHaveValue('31800');
    expect(pergi).not.toHaveBeenCalled();
  });

  it('goes on by itself when the same user has signed in again in another tab', async () => {
    let kini: Jawaban = sukses(SESI);
    const { server } = await buka({ 'GET /api/sesi': () => kini });
    kini = sukses(TAMU);
    act(() => void window.dispatchEvent(new Event('focus')));
    await waitFor(() => expect(server.kepada('GET /api/sesi')).toHaveLength(2));
    expect(screen.getByRole('dialog', { name: 'Sesi berakhir' })).toBeInTheDocument();
    kini = sukses({ ...SESI, csrf: 'csrf-3' });
    act(() => void window.dispatchEvent(new Event('focus')));
    expect(await screen.findByText(/Anda sudah masuk kembali/)).toBeInTheDocument();
    expect(screen.getByLabelText('Jumlah')).toHaveValue('31800');
  });
});
