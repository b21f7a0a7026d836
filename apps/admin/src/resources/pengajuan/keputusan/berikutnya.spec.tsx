import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it } from 'vitest';
import { Konsol } from '../../../Konsol';
import { aksi, detail, lembar, ringkasan } from '../../../test-berkas';
import { dikabari, padaKabar } from '../../../test-kabar';
import { gagal, pasangServer, sesi, sukses, type Jawaban } from '../../../test-server';

const NK = '/nk/v2/data-nk';
const LEMBAR = `${NK}/keputusanInHouse`;
const AMBIL = `POST ${NK}/inhouse/check-pengajuan`;
const LEPAS = `POST ${NK}/inhouse/lepas`;
const DAFTAR = '#/pengajuan?filter=%7B%22antrean%22%3A%22semua%22%7D';
const SEMUA_AKSI = [aksi('lepas'), aksi('kembalikan'), aksi('teruskan')];
const NAMA: Record<string, string> = { '1': 'PT Satu', '2': 'PT Dua', '3': 'PT Tiga' };
const HITUNG = Object.fromEntries(
  ['untuk_saya', 'semua', 'saya', 'belum', 'lewat', 'perbaikan_masuk', 'di_pemohon', 'koordinator', 'pejabat'].map(
    (k) => [k, 0],
  ),
);
const angka = { lewat: 0, hari_ini: 0, selesai_minggu: 0, median_hari: null };

/** The queue with three files; a file that has been sent on is in it no more. */
async function buka(lain: Record<string, Jawaban> = {}) {
  const terkirim = new Set<unknown>();
  const server = pasangServer({
    'GET /api/sesi': sesi('KL_VERIFIKATOR'),
    [`GET ${NK}/inhouse/pengajuan`]: () => {
      const ada = Object.keys(NAMA).filter((id) => !terkirim.has(id));
      const baris = ada.map((id) => ringkasan({ idNk: id, nama_perusahaan: NAMA[id] }));
      return sukses(baris, { page: 1, limit: 25, total: baris.length, hitung: HITUNG, angka });
    },
    [`GET ${NK}/get`]: (url) => {
      const id = url.searchParams.get('id_nk') ?? '';
      return sukses(detail(SEMUA_AKSI, { idNk: id, nama_perusahaan: NAMA[id] }));
    },
    [`GET ${LEMBAR}`]: sukses(lembar(4, ['8000', '6000'], [1, 2, 3, 4, 5])),
    [`POST ${LEMBAR}`]: (_, isi) => {
      terkirim.add(isi.idNk);
      return sukses({ idNk: isi.idNk, noAju: 'x', versi: 4, kd_status_pengajuan: '22', ur_status: 'Penelaahan' });
    },
    [AMBIL]: sukses({}),
    [LEPAS]: sukses({}),
    ...lain,
  });
  render(<Konsol />);
  await screen.findByRole('link', { name: 'PT Satu' });
  return { server, user: userEvent.setup() };
}
const berkas = (nama: string) => screen.findByRole('heading', { name: new RegExp(`^${nama},`) });
const kursor = () => document.querySelector('tr[data-kursor="true"]')?.textContent;
const dialog = async () => within(await screen.findByRole('dialog'));

describe('issue 18: the next file without windows', () => {
  beforeEach(() => {
    window.location.hash = DAFTAR;
  });

  it('goes through the files of the list by J and K, says which one it is, and ends at its ends', async () => {
    const { user } = await buka();
    await user.keyboard('j{Enter}');
    await berkas('PT Satu');
    expect(screen.getByText('Berkas 1 dari 3')).toBeVisible();
    expect(screen.queryByRole('link', { name: 'Berkas sebelumnya' })).toBeNull();
    await user.keyboard('j');
    await berkas('PT Dua');
    await user.keyboard('j');
    await berkas('PT Tiga');
    expect(screen.getByText('Berkas 3 dari 3')).toBeVisible();
    expect(screen.queryByRole('link', { name: 'Berkas berikutnya' })).toBeNull();
    await user.keyboard('jk');
    await berkas('PT Dua');
  });

  it('knows no neighbours of a file that was opened by its address', async () => {
    window.location.hash = '#/pengajuan/2/show';
    pasangServer({
      'GET /api/sesi': sesi('KL_VERIFIKATOR'),
      [`GET ${NK}/get`]: sukses(detail(SEMUA_AKSI, { idNk: '2', nama_perusahaan: 'PT Dua' })),
      [`GET ${LEMBAR}`]: sukses(lembar(4, ['8000', '6000'], [1, 2, 3, 4, 5])),
    });
    render(<Konsol />);
    await berkas('PT Dua');
    expect(screen.queryByRole('navigation', { name: 'Berkas dalam daftar' })).toBeNull();
    await userEvent.keyboard('{Enter}');
    const periksa = await dialog();
    expect(periksa.queryByRole('button', { name: /berikutnya/ })).toBeNull();
    expect(periksa.getByRole('button', { name: 'Rekomendasikan' })).toBeEnabled();
  });

  it('recommends and opens the next by Enter alone; the word of it names the company, and leads back', async () => {
    const { user, server } = await buka();
    await user.keyboard('j{Enter}');
    await berkas('PT Satu');
    await user.keyboard('{Enter}');
    await user.click((await dialog()).getByRole('button', { name: 'Rekomendasikan dan buka berikutnya' }));
    await berkas('PT Dua');
    const kabar = await dikabari('PT Satu. Data Berhasil Dikirim');
    expect(server.kepada(`POST ${LEMBAR}`)[0]?.isi).toMatchObject({ idNk: '1', kd_keputusan: '4' });
    await user.click(padaKabar(kabar, 'Buka lagi'));
    await berkas('PT Satu');
  });

  it('stays on the file, or goes on, as the button says', async () => {
    const { user } = await buka();
    await user.keyboard('j{Enter}');
    await berkas('PT Satu');
    await user.keyboard('{Enter}');
    await user.click((await dialog()).getByRole('button', { name: 'Rekomendasikan' }));
    await dikabari('Data Berhasil Dikirim');
    expect(screen.getByRole('heading', { name: /^PT Satu,/ })).toBeVisible();
  });

  it('finds its place again: on the file last read, or on the one after it when that has left the list', async () => {
    const { user } = await buka();
    await user.keyboard('jj{Enter}');
    await berkas('PT Dua');
    await user.click(screen.getByRole('link', { name: 'Kembali ke daftar' }));
    await waitFor(() => expect(kursor()).toContain('PT Dua'));
    await user.keyboard('{Enter}');
    await berkas('PT Dua');
    await user.keyboard('{Enter}');
    await user.click((await dialog()).getByRole('button', { name: 'Rekomendasikan' }));
    await dikabari('Data Berhasil Dikirim');
    await user.click(screen.getByRole('link', { name: 'Kembali ke daftar' }));
    await waitFor(() => expect(kursor()).toContain('PT Tiga'));
  });

  it('a release is taken back by a button beside its word; a decision has none', async () => {
    const { user, server } = await buka();
    await user.keyboard('j{Enter}');
    await berkas('PT Satu');
    await user.keyboard('l');
    const kabar = await dikabari('Data Berhasil Disimpan');
    await user.click(padaKabar(kabar, 'Urungkan'));
    await waitFor(() => expect(server.kepada(AMBIL).map((p) => p.url.searchParams.get('id_nk'))).toEqual(['1']));
    expect(server.kepada(LEPAS)).toHaveLength(1);
    await user.keyboard('{Enter}');
    await user.click((await dialog()).getByRole('button', { name: 'Rekomendasikan' }));
    const putus = await dikabari('Data Berhasil Dikirim');
    expect(within(putus).queryByRole('button', { name: 'Urungkan' })).toBeNull();
  });

  it('a file that a colleague has claimed meanwhile is not taken back, and that is told', async () => {
    const { user } = await buka({ [AMBIL]: gagal(409, 'Berkas sudah diambil petugas lain') });
    await user.keyboard('j{Enter}');
    await berkas('PT Satu');
    await user.keyboard('l');
    await user.click(padaKabar(await dikabari('Data Berhasil Disimpan'), 'Urungkan'));
    expect(await screen.findByRole('dialog', { name: 'Gagal!' })).toHaveTextContent(
      'Berkas sudah diambil petugas lain',
    );
  });

  it('? lists what works on this page, and B is the key of a return', async () => {
    const { user } = await buka();
    await user.keyboard('j{Enter}');
    await berkas('PT Satu');
    await user.keyboard('?');
    const daftar = await dialog();
    const arti = Object.fromEntries(
      daftar.getAllByRole('term').map((t) => [t.textContent, t.nextElementSibling?.textContent]),
    );
    expect(arti).toEqual({
      B: 'kembalikan ke pemohon',
      Enter: 'Rekomendasikan',
      J: 'berkas berikutnya',
      L: 'lepas',
      S: 'simpan sementara',
      '?': 'daftar pintasan ini',
    });
    await user.click(daftar.getByRole('button', { name: 'Tutup' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await user.keyboard('b');
    await screen.findByRole('dialog', { name: 'Kembalikan ke pemohon' });
  });
});
