import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { Konsol } from '../Konsol';
import { gagal, pasangServer, sesi, sukses, type Jawaban } from '../test-server';
import { akunUji } from '../test-akun';
import { aksi, detail, lembar } from '../test-berkas';
import { dikabari } from '../test-kabar';

const MASUK = 'POST /api-prod/login';
const SIMPAN = 'PUT /api-prod/user/u1';
const akun = akunUji('KL_VERIFIKATOR', { id: 'u1' });

/** The profile page with a typed name, whose saving has met the end of the session. */
async function berakhir(lain: Record<string, Jawaban>) {
  window.location.hash = '#/profil';
  let hidup = false;
  const server = pasangServer({
    'GET /api/sesi': sesi('KL_VERIFIKATOR'),
    'GET /api-prod/user/u1': sukses(akun),
    'GET /api/perangkat': sukses([]),
    'GET /api/aktivitas-masuk': sukses([], { total: 0 }),
    'GET /nk/v2/data-nk/inhouse/pengajuan': sukses([], { hitung: {}, total: 0 }),
    ...lain,
    [SIMPAN]: (_url, isi) => (hidup ? sukses({ ...akun, ...isi, versi: 5 }) : gagal(401, 'Sesi berakhir')),
  });
  render(<Konsol />);
  const user = userEvent.setup();
  const nama = await screen.findByRole('textbox', { name: 'Nama lengkap' });
  await user.clear(nama);
  await user.type(nama, 'Dewi Lestari');
  await user.click(screen.getByRole('button', { name: 'Simpan' }));
  const dialog = await screen.findByRole('dialog', { name: 'Sesi berakhir' });
  return { server, user, nama, dialog, hidupkan: () => (hidup = true) };
}
const masuk = async (user: ReturnType<typeof userEvent.setup>, dialog: HTMLElement, sandi: string) => {
  await user.type(within(dialog).getByLabelText(/^Kata sandi/), sandi);
  await user.click(within(dialog).getByRole('button', { name: 'Masuk kembali' }));
};

describe('a session that ends while a page is open', () => {
  it('signs in again inside the dialog; nothing that was typed is lost', async () => {
    const { server, user, nama, dialog, hidupkan } = await berakhir({ [MASUK]: sesi('KL_VERIFIKATOR') });
    hidupkan();
    await masuk(user, dialog, 'sandi-benar-1');
    await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Sesi berakhir' })).toBeNull());
    expect(server.kepada(MASUK)[0]?.isi).toEqual({ username: 'dewi', password: 'sandi-benar-1' });
    expect(nama).toHaveValue('Dewi Lestari');
    await user.click(screen.getByRole('button', { name: 'Simpan' }));
    await waitFor(() => expect(server.kepada(SIMPAN)).toHaveLength(2));
    expect(server.kepada(SIMPAN)[1]?.isi).toEqual({ versi: 4, fullname: 'Dewi Lestari' });
  });
  it('asks an officer with a second factor for his code; what was typed stays', async () => {
    const JAWAB = 'POST /api-prod/login/faktor';
    const faktor = { langkah: 'faktor', tantangan: 't-1', cara: ['totp'], passkey: null };
    const { server, user, nama, dialog, hidupkan } = await berakhir({
      [MASUK]: sukses({ faktor }),
      [JAWAB]: sesi('KL_VERIFIKATOR'),
    });
    await masuk(user, dialog, 'sandi-benar-1');
    hidupkan();
    await user.type(await screen.findByLabelText(/^Kode autentikator/), '123456');
    await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Sesi berakhir' })).toBeNull());
    expect(server.kepada(JAWAB)[0]?.isi).toEqual({ tantangan: 't-1', cara: 'totp', kode: '123456' });
    expect(nama).toHaveValue('Dewi Lestari');
  });
  it('leads who has to set a second factor up to the sign-in page; what was typed stays', async () => {
    const bukaJendela = vi.fn<typeof window.open>(() => window);
    vi.stubGlobal('open', bukaJendela);
    const faktor = { langkah: 'daftar', tantangan: 't-1', cara: ['totp'], passkey: null };
    const { user, nama, dialog } = await berakhir({ [MASUK]: sukses({ faktor }) });
    await masuk(user, dialog, 'sandi-benar-1');
    expect(await screen.findByText(/^Peran Anda wajib mempunyai faktor kedua\. Pasang di halaman masuk/)).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Masuk kembali' }));
    expect(bukaJendela.mock.calls[0]?.[0]).toMatch(/^\/auth\/login/);
    expect(nama).toHaveValue('Dewi Lestari');
  });
  it('GALAT-01 says in the words of the server that the password is wrong, and stays', async () => {
    const { user, nama, dialog } = await berakhir({ [MASUK]: gagal(401, 'Nama pengguna atau kata sandi salah') });
    await masuk(user, dialog, 'keliru');
    expect(await within(dialog).findByRole('alert')).toHaveTextContent('Nama pengguna atau kata sandi salah');
    expect(nama).toHaveValue('Dewi Lestari');
  });
  it('part 11: in the middle of a decision what was decided so far stays, and the recommendation goes through', async () => {
    const NK = '/nk/v2/data-nk';
    const LEMBAR = `${NK}/keputusanInHouse`;
    window.location.hash = '#/pengajuan/7/show';
    let hidup = true;
    const selama = (jawaban: Jawaban) => () => (hidup ? jawaban : gagal(401, 'Sesi berakhir'));
    const l = lembar(4, [null, '6000'], [1, 2, 3, 4, 5]);
    const server = pasangServer({
      'GET /api/sesi': sesi('KL_VERIFIKATOR'),
      [`GET ${NK}/get`]: selama(sukses(detail([aksi('ambil'), aksi('lepas'), aksi('kembalikan'), aksi('teruskan')]))),
      [`GET ${LEMBAR}`]: selama(sukses(l)),
      [`PUT ${LEMBAR}`]: selama(sukses({ ...l, tersimpan_pada: '2026-11-20T07:32:00Z' })),
      [`POST ${LEMBAR}`]: selama(
        sukses({ idNk: '7', noAju: 'x', versi: 4, kd_status_pengajuan: '22', ur_status: 'Penelaahan Koordinator' }),
      ),
      [MASUK]: () => {
        hidup = true;
        return sesi('KL_VERIFIKATOR');
      },
    });
    render(<Konsol />);
    const user = userEvent.setup();
    const beri = await screen.findByRole('textbox', { name: /Diberikan, baris 1/ });
    await user.type(beri, '7.500');
    await user.selectOptions(screen.getByLabelText('Alasan pengurangan baris 1'), 'A03');
    // What is kept by itself meets the session's end first on a slow machine, before the review is open.
    await waitFor(() => expect(JSON.stringify(server.kepada(`PUT ${LEMBAR}`).at(-1)?.isi)).toContain('"A03"'));
    hidup = false;
    await user.click(screen.getByRole('button', { name: /Rekomendasikan/ }));
    const periksa = await screen.findByRole('dialog', { name: 'Periksa sebelum merekomendasikan' });
    await user.click(within(periksa).getByRole('button', { name: 'Rekomendasikan' }));
    await masuk(user, await screen.findByRole('dialog', { name: 'Sesi berakhir' }), 'sandi-benar-1');
    await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Sesi berakhir' })).toBeNull());
    await user.click(within(periksa).getByRole('button', { name: 'Rekomendasikan' }));
    await dikabari('Data Berhasil Dikirim');
    const kirim = server.kepada(`POST ${LEMBAR}`);
    expect(kirim).toHaveLength(2);
    expect(kirim[1]?.isi).toMatchObject({ idNk: '7', rincian: [{ jml_keputusan: '7500' }, { jml_keputusan: '6000' }] });
  });
  it('issue 13 part 6: SSO in a window of its own; the sheet keeps what was typed and is kept by itself afterwards', async () => {
    const LEMBAR = '/nk/v2/data-nk/keputusanInHouse';
    window.location.hash = '#/pengajuan/7/show';
    const bukaJendela = vi.fn<typeof window.open>(() => window);
    vi.stubGlobal('open', bukaJendela);
    let hidup = true;
    const l = lembar(4, [null, '6000'], [1, 2, 3, 4, 5]);
    const server = pasangServer({
      'GET /api/sesi': sesi('KL_VERIFIKATOR'),
      'GET /nk/v2/data-nk/get': sukses(detail([aksi('lepas'), aksi('kembalikan'), aksi('teruskan')])),
      [`GET ${LEMBAR}`]: sukses(l),
      [`PUT ${LEMBAR}`]: () =>
        hidup ? sukses({ ...l, tersimpan_pada: '2026-11-20T07:32:00Z' }) : gagal(401, 'Sesi berakhir'),
    });
    render(<Konsol />);
    const user = userEvent.setup();
    const beri = await screen.findByRole('textbox', { name: /Diberikan, baris 1/ });
    hidup = false;
    await user.type(beri, '7');
    const dialog = await screen.findByRole('dialog', { name: 'Sesi berakhir' });
    await user.click(within(dialog).getByRole('button', { name: 'Masuk dengan SSO' }));
    const [alamat, jendela] = bukaJendela.mock.calls[0] ?? [];
    expect(alamat).toMatch(/^\/auth\/login\?kembali=/);
    hidup = true;
    const saluran = new BroadcastChannel('sinas-masuk-lagi');
    saluran.postMessage(jendela);
    await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Sesi berakhir' })).toBeNull());
    saluran.close();
    expect(beri).toHaveValue('7');
    expect(await screen.findByText('Tersimpan 14.32 WIB')).toBeVisible();
    expect(server.kepada(`PUT ${LEMBAR}`).at(-1)?.isi).toMatchObject({
      rincian: [{ id: '71', jml_keputusan: '7' }, { id: '72' }],
    });
  });
  it('starts anew when the session that came is of somebody else', async () => {
    const muatUlang = vi.fn();
    const { user, dialog } = await berakhir({ [MASUK]: sesi('KL_VERIFIKATOR', 'orang-lain') });
    vi.stubGlobal('location', { origin: 'http://localhost:3000', reload: muatUlang });
    await masuk(user, dialog, 'sandi-benar-1');
    await waitFor(() => expect(muatUlang).toHaveBeenCalledOnce());
  });
});
