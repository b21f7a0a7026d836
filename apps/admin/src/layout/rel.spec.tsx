import { render, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { Konsol } from '../Konsol';
import type { ButirMenu } from '../providers/wire';
import { gagal, menu, pasangServer, sesi, sukses, type Jawaban } from '../test-server';
import { susunRel } from './menu';

const NK = '/nk/v2/data-nk';
const ANTREAN = { 'GET /nk/v2/data-nk/inhouse/pengajuan': sukses([], { hitung: {}, angka: {}, total: 0 }) };
const tanpa = (kode: string): ButirMenu[] => menu('SUPER_ADMIN').filter((m) => m.kode !== kode);

function buka(jalur: string, tampak: ButirMenu[], lain: Record<string, Jawaban> = {}) {
  window.location.hash = `#${jalur}`;
  const server = pasangServer({
    'GET /api/sesi': sesi('SUPER_ADMIN', 'u1', tampak),
    [`GET ${NK}/rki/pengajuan`]: sukses([], { total: 0 }),
    'GET /api/pengiriman': sukses([]),
    ...ANTREAN,
    ...lain,
  });
  render(<Konsol />);
  return server;
}
const rel = () => screen.findByRole('navigation', { name: 'Menu utama' });

describe('rail of the console', () => {
  it('PERAN-04 is drawn from the menu of the session: headings with their entries, hidden ones not at all', async () => {
    buka('/berkas', tanpa('konsol.pengiriman'));
    const isi = within(await rel());
    expect(isi.getByRole('heading', { name: 'Pengaturan' })).toBeInTheDocument();
    expect(isi.getByRole('link', { name: 'Pengguna' })).toHaveAttribute('href', '#/pengguna');
    expect(isi.getByRole('link', { name: 'Semua berkas' })).toHaveAttribute('aria-current', 'page');
    expect(isi.queryByRole('link', { name: 'Pengiriman' })).toBeNull();
    expect(isi.queryByRole('heading', { name: 'Antrean' })).toBeNull();
  });
  it('PERAN-04 opens a typed address that is hidden from the menu: the permission decides', async () => {
    buka('/pengiriman', tanpa('konsol.pengiriman'));
    expect(await screen.findByRole('heading', { name: 'Pengiriman', level: 1 })).toBeInTheDocument();
  });
  it('PERAN-05 says so when the server refuses the page, although the menu shows it', async () => {
    buka('/pengguna', menu('SUPER_ADMIN'), {
      'GET /nk/v2/user-management/all-users': gagal(403, 'Anda tidak berwenang'),
      'GET /nk/v2/user-management/filter-ga': gagal(403, 'Anda tidak berwenang'),
    });
    expect(await screen.findByRole('heading', { name: 'Halaman Diproteksi' })).toBeInTheDocument();
  });
  it('says so where an address leads nowhere', async () => {
    buka('/salah-ketik', menu('SUPER_ADMIN'));
    expect(await screen.findByRole('heading', { name: 'Halaman Tidak Ditemukan', level: 1 })).toBeInTheDocument();
    expect(screen.getByText('Alamat salah ketik, atau tautannya sudah tidak berlaku.')).toBeInTheDocument();
  });
  it('a page that breaks says so, and has sent nothing', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const server = buka('/pengiriman', menu('SUPER_ADMIN'), { 'GET /api/pengiriman': sukses([null]) });
    expect(
      await screen.findByText('Halaman ini gagal ditampilkan. Yang sudah tersimpan tetap aman.'),
    ).toBeInTheDocument();
    expect(server.menulis()).toEqual([]);
  });
  it('LAYAR-15 puts favourites into a group of their own', async () => {
    buka('/berkas', menu('SUPER_ADMIN'), {
      'GET /api-prod/menu/favorite/u1': sukses(menu('SUPER_ADMIN').filter((m) => m.kode === 'konsol.pengguna')),
    });
    const isi = within(await rel());
    expect(await isi.findByRole('heading', { name: 'Favorit' })).toBeInTheDocument();
    expect(isi.getAllByRole('link', { name: 'Pengguna' })).toHaveLength(1);
  });
  it('shows the live views only to those whose menu has the queue', async () => {
    window.location.hash = '#/berkas';
    pasangServer({
      'GET /api/sesi': sesi('KL_VERIFIKATOR'),
      [`GET ${NK}/rki/pengajuan-kl`]: sukses([], { total: 0 }),
      ...ANTREAN,
    });
    render(<Konsol />);
    const isi = within(await rel());
    await waitFor(() => expect(isi.getByRole('link', { name: /Tugas saya/ })).toBeInTheDocument());
    expect(isi.queryByRole('heading', { name: 'Pengaturan' })).toBeNull();
  });
});

describe('order of the rail', () => {
  const butir = (id: number, ubah: Partial<ButirMenu>): ButirMenu => ({
    id,
    id_parent: null,
    kode: `konsol.${id}`,
    judul: `Menu ${id}`,
    uri: `/konsol/#/m${id}`,
    ikon: null,
    urut: id,
    ...ubah,
  });
  it('follows the order of the menu, leads nowhere else, and draws an unknown icon as a file', () => {
    const { antrean, kelompok } = susunRel([
      butir(3, { urut: 1, ikon: 'bukan-ikon' }),
      butir(1, { urut: 2, ikon: 'send' }),
      butir(2, { uri: 'https://lain.example' }),
      butir(4, { kode: 'web.beranda' }),
      butir(5, { uri: '', judul: 'Kosong' }),
    ]);
    expect(antrean).toBe(false);
    expect(kelompok).toEqual([
      {
        judul: 'Menu',
        isi: [
          { id: 3, kode: 'konsol.3', nama: 'Menu 3', ke: '/m3', ikon: 'file' },
          { id: 1, kode: 'konsol.1', nama: 'Menu 1', ke: '/m1', ikon: 'cloud' },
        ],
      },
    ]);
  });
});
