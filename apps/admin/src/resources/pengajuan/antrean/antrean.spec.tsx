import { noAjuPendek } from '@sinas/domain/pengajuan/nomor-aju';
import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { Konsol } from '../../../Konsol';
import { NOMOR, ringkasan } from '../../../test-berkas';
import { dikabari } from '../../../test-kabar';
import { gagal, pasangServer, sesi, sukses } from '../../../test-server';

const NK = '/nk/v2/data-nk';
const HITUNG = {
  untuk_saya: 2,
  semua: 3,
  saya: 1,
  belum: 1,
  lewat: 1,
  perbaikan_masuk: 0,
  di_pemohon: 0,
  koordinator: 0,
  pejabat: 0,
};
const META = {
  page: 1,
  limit: 25,
  total: 3,
  hitung: HITUNG,
  angka: { lewat: 1, hari_ini: 0, selesai_minggu: 21, median_hari: 2.5 },
};
const BARIS = [
  ringkasan({
    idNk: '1',
    nama_perusahaan: 'PT Satu',
    prioritas: 'high',
    jam: { ...ringkasan({}).jam, keadaan: 'lewat', sisa_hari: null, lewat_hari: 1 },
  }),
  ringkasan({ idNk: '2', nama_perusahaan: 'PT Dua', kd_status_pengajuan: '20', pengambil: null, prioritas: 'low' }),
  ringkasan({
    idNk: '3',
    nama_perusahaan: 'PT Tiga',
    pengambil: { id: 'u9', nama: 'Rizal Hakim' },
    prioritas: 'medium',
    prioritas_sebab: ['Perusahaan belum pernah mendapat keputusan'],
  }),
];
const AMBIL = `POST ${NK}/inhouse/check-pengajuan`;
const LEPAS = `POST ${NK}/inhouse/lepas`;

async function buka(
  lain: Parameters<typeof pasangServer>[0] = {},
  peran: Parameters<typeof sesi>[0] = 'KL_VERIFIKATOR',
) {
  const server = pasangServer({
    'GET /api/sesi': sesi(peran),
    [`GET ${NK}/inhouse/pengajuan`]: sukses(BARIS, META),
    [AMBIL]: sukses({}),
    [LEPAS]: sukses({}),
    ...lain,
  });
  render(<Konsol />);
  return { server, user: userEvent.setup() };
}
const baris = (nama: string) => screen.getByRole('link', { name: nama }).closest('tr') as HTMLTableRowElement;
const siap = () => screen.findByRole('link', { name: 'PT Satu' });

describe('work queue', () => {
  beforeEach(() => {
    window.location.hash = '#/pengajuan?filter=%7B%22antrean%22%3A%22semua%22%7D';
  });

  it('moves with J and K, selects with X and keeps cursor, selection and claim apart', async () => {
    const { user } = await buka();
    await siap();
    await user.keyboard('jj');
    expect(baris('PT Dua')).toHaveAttribute('data-kursor', 'true');
    await user.keyboard('k');
    expect(baris('PT Satu')).toHaveAttribute('data-kursor', 'true');
    expect(screen.getByRole('link', { name: 'PT Satu' })).toHaveFocus();
    await user.keyboard('x');
    expect(baris('PT Satu')).toHaveAttribute('data-dipilih', 'true');
    expect(screen.getByText('1 dipilih')).toBeInTheDocument();
    await user.keyboard('j');
    expect(baris('PT Satu')).toMatchObject({ dataset: { dipilih: 'true', kursor: 'false' } });
    expect(within(baris('PT Satu')).getByText('Anda')).toBeInTheDocument();
    expect(within(baris('PT Dua')).getByText('belum')).toBeInTheDocument();
    expect(within(baris('PT Tiga')).getByText('Rizal')).toBeInTheDocument();
  });

  it('claims with A and releases with L, and says so (PENGAJUAN-08)', async () => {
    const { user, server } = await buka();
    await siap();
    await user.keyboard('jja');
    expect(await screen.findByText('PT Dua diambil.')).toBeInTheDocument();
    expect(screen.getByText('Berhasil!')).toBeInTheDocument();
    expect(server.kepada(AMBIL).map((p) => p.url.searchParams.get('id_nk'))).toEqual(['2']);
    await waitFor(() => expect(server.kepada(`GET ${NK}/inhouse/pengajuan`).length).toBeGreaterThan(2));
    await user.keyboard('kl');
    expect(await screen.findByText('PT Satu dilepas.')).toBeInTheDocument();
    expect(server.kepada(LEPAS)[0]?.url.searchParams.get('id_nk')).toBe('1');
  });

  it('GALAT-01 tells a refused claim with the words of the server', async () => {
    const { user } = await buka({ [AMBIL]: gagal(409, 'Berkas sudah diambil petugas lain') });
    await siap();
    await user.keyboard('jjja');
    expect(await screen.findByText('PT Tiga: Berkas sudah diambil petugas lain')).toBeInTheDocument();
    expect(screen.getByText('Gagal!')).toBeInTheDocument();
  });

  it('only what can be acted on is selected; each button takes those it can', async () => {
    const { user, server } = await buka();
    await siap();
    expect(within(baris('PT Tiga')).queryByRole('checkbox')).toBeNull();
    await user.click(screen.getByRole('checkbox', { name: 'Pilih semua di halaman ini' }));
    expect(screen.getByText('2 dipilih')).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Lepas 1 L' })).toBeEnabled();
    await user.click(screen.getByRole('button', { name: 'Ambil 1 A' }));
    await waitFor(() => expect(server.kepada(AMBIL).map((p) => p.url.searchParams.get('id_nk'))).toEqual(['2']));
    await screen.findByText('Belum ada yang dipilih');
    await user.keyboard('jjjx');
    expect(screen.getByText('Belum ada yang dipilih')).toBeInTheDocument();
  });

  it('18.B5 a flag is set and taken off in its row, by F, and for all that are selected', async () => {
    const BENDERA = `PUT ${NK}/inhouse/bendera`;
    const [satu, dua, tiga] = BARIS as [(typeof BARIS)[0], (typeof BARIS)[0], (typeof BARIS)[0]];
    const { server, user } = await buka({
      [BENDERA]: sukses({ bendera: 'Dewi' }),
      [`GET ${NK}/inhouse/pengajuan`]: sukses([{ ...satu, bendera: 'Rizal Hakim' }, dua, tiga], META),
    });
    await siap();
    const bendera = (nama: string) => within(baris(nama)).getByRole('button', { name: new RegExp(`^Bendera ${nama}`) });
    expect([bendera('PT Satu'), bendera('PT Dua')].map((b) => b.getAttribute('aria-pressed'))).toEqual([
      'true',
      'false',
    ]);
    expect(bendera('PT Satu')).toHaveAttribute('title', 'Bendera dari Rizal Hakim');
    await user.click(bendera('PT Satu'));
    expect(window.location.hash).toContain('#/pengajuan?');
    await dikabari('PT Satu dicabut benderanya.');
    await user.keyboard('jjf');
    await dikabari('PT Tiga diberi bendera.');
    const kiriman = () => server.kepada(BENDERA).map((k) => [k.url.searchParams.get('id_nk'), k.isi]);
    expect(kiriman()).toEqual([
      ['1', { pasang: false }],
      ['3', { pasang: true }],
    ]);
    await user.click(within(baris('PT Satu')).getByRole('checkbox'));
    await user.click(within(baris('PT Dua')).getByRole('checkbox'));
    await user.click(screen.getByRole('button', { name: /^Beri bendera/ }));
    await waitFor(() => expect(kiriman()[2]).toEqual(['2', { pasang: true }]));
    expect(kiriman()).toHaveLength(3);
  });

  it('what is refused of many is listed by its reason with the numbers of the files, which stay selected', async () => {
    const bebas = ['1', '2', '3', '4'].map((id) =>
      ringkasan({
        ...{ idNk: id, nama_perusahaan: `PT ${id}`, kd_status_pengajuan: '20', pengambil: null },
        noAju: NOMOR.slice(0, -1) + id,
      }),
    );
    const alasan: Record<string, string> = { '1': 'Sudah diambil', '3': 'Sudah diambil', '4': 'Anda sudah bekerja' };
    const { user } = await buka({
      [`GET ${NK}/inhouse/pengajuan`]: sukses(bebas, META),
      [AMBIL]: (url) => {
        const kata = alasan[url.searchParams.get('id_nk') ?? ''];
        return kata ? gagal(409, kata) : sukses({});
      },
    });
    await screen.findByRole('link', { name: 'PT 1' });
    await user.click(screen.getByRole('checkbox', { name: 'Pilih semua di halaman ini' }));
    await user.keyboard('a');
    const daftar = within(await screen.findByRole('region', { name: '3 berkas belum berhasil' }));
    expect(daftar.getByText('Sudah diambil, 2 berkas.')).toBeInTheDocument();
    expect(daftar.getByText('Anda sudah bekerja, 1 berkas.')).toBeInTheDocument();
    expect(daftar.getAllByRole('listitem').map((b) => b.textContent)).toEqual(
      ['1', '3', '4'].map((id) => `${noAjuPendek(NOMOR.slice(0, -1) + id)} PT ${id}`),
    );
    expect(screen.getByText('1 berkas diambil.')).toBeInTheDocument();
    await waitFor(() => expect(screen.getByText('3 dipilih')).toBeInTheDocument());
    expect(baris('PT 2')).toHaveAttribute('data-dipilih', 'false');
    await user.click(daftar.getByRole('button', { name: 'Tutup daftar ini' }));
    expect(screen.queryByRole('region', { name: /belum berhasil/ })).toBeNull();
  });

  it('is silent inside fields, focuses the search by /, and lists its keys by ?', async () => {
    const { user } = await buka();
    await siap();
    await user.keyboard('/');
    const cari = screen.getByRole('searchbox');
    expect(cari).toHaveFocus();
    await user.keyboard('jx?');
    expect(cari).toHaveValue('jx?');
    expect(screen.getByText('Belum ada yang dipilih')).toBeInTheDocument();
    await user.keyboard('{Escape}?');
    const daftar = within(await screen.findByRole('dialog', { name: 'Pintasan di halaman ini' }));
    expect(daftar.getAllByRole('term').map((t) => t.textContent)).toEqual([
      'JK',
      'Enter',
      'X',
      'F',
      'A',
      'L',
      '/',
      '?',
    ]);
  });

  it('stays still once single-letter keys are switched off (WCAG 2.1.4)', async () => {
    const { user } = await buka();
    await siap();
    await user.click(screen.getByRole('button', { name: /^Akun/ }));
    await user.click(screen.getByRole('menuitem', { name: 'Matikan pintasan satu huruf' }));
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
    await user.keyboard('j');
    expect(document.querySelector('[data-kursor="true"]')).toBeNull();
  });

  it('opens the file under the cursor with Enter', async () => {
    const { user } = await buka();
    await siap();
    await user.keyboard('j{Enter}');
    await waitFor(() => expect(window.location.hash).toBe('#/pengajuan/1/show'));
  });

  it('LAYAR-12 shows priority by word and shape in the colours of VALIDASI-20', async () => {
    await buka();
    await siap();
    expect(within(baris('PT Satu')).getByText('Tinggi')).toHaveAttribute('data-nada', 'danger');
    expect(within(baris('PT Dua')).getByText('Rendah')).toHaveAttribute('data-nada', 'success');
    expect(within(baris('PT Tiga')).getByText('Sedang')).toHaveAttribute('data-nada', 'warning');
    expect(within(baris('PT Tiga')).getByText('Sedang').closest('td')).toHaveAttribute(
      'title',
      'Perusahaan belum pernah mendapat keputusan',
    );
  });

  it('LAYAR-06 shows the counts of the saved views and the figures of the desk', async () => {
    await buka();
    await siap();
    const menu = screen.getByRole('navigation', { name: 'Menu utama' });
    expect(await within(menu).findByRole('link', { name: /Lewat batas 1 berkas/ })).toBeInTheDocument();
    expect(screen.getByText('2,5 hari kerja')).toBeInTheDocument();
  });

  it('copies all 26 digits although the queue shows the tail', async () => {
    const { user } = await buka();
    await siap();
    const tulis = vi.spyOn(navigator.clipboard, 'writeText');
    const tombol = within(baris('PT Satu')).getByRole('button', { name: /Salin nomor aju/ });
    expect(tombol).toHaveTextContent('806241-20261109-000018');
    await user.click(tombol);
    expect(tulis).toHaveBeenCalledWith(NOMOR);
  });
  it('says how to copy by hand where the browser has no clipboard', async () => {
    const { user } = await buka();
    await siap();
    vi.spyOn(navigator, 'clipboard', 'get').mockReturnValue(undefined as never);
    await user.click(within(baris('PT Satu')).getByRole('button', { name: /Salin nomor aju/ }));
    expect(
      await screen.findByText('Peramban tidak mengizinkan salin otomatis. Tandai nomornya lalu salin.'),
    ).toBeInTheDocument();
  });

  it('GALAT-04 shows a failed load with a retry and the support code', async () => {
    await buka({ [`GET ${NK}/inhouse/pengajuan`]: gagal(500, 'Terjadi Kesalahan Server', { trace_id: '7f3a' }) });
    const galat = await screen.findByRole('alert');
    expect(galat).toHaveTextContent('Terjadi Kesalahan Server');
    expect(galat).toHaveTextContent('Kode bantuan 7f3a');
    expect(within(galat).getByRole('button', { name: 'Coba lagi' })).toBeInTheDocument();
  });

  it('offers no claim to those who may not claim', async () => {
    const { user, server } = await buka({}, 'KL_PEMUTUS');
    await siap();
    expect(screen.queryByRole('toolbar')).toBeNull();
    await user.keyboard('jxa');
    expect(server.kepada(AMBIL)).toEqual([]);
  });

  it('PERAN-05 does not show the queue to a role without one', async () => {
    await buka({}, 'MONITORING');
    expect(await screen.findByRole('heading', { name: 'Halaman Diproteksi' })).toBeInTheDocument();
  });
});
