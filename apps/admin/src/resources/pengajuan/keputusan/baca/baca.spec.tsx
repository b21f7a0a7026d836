import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { Konsol } from '../../../../Konsol';
import type { Dokumen } from '../../../../providers/wire';
import { aksi, detail, lembar } from '../../../../test-berkas';
import { pasangServer, sesi, sukses } from '../../../../test-server';
import { caraBaca } from './dapat-dibaca';
import { bukaPdf, type CaraGambar } from './pdf';

/* jsdom has no canvas: how pages are drawn is seen in a browser (perjalanan.e2e-spec.ts). */
vi.mock('./pdf', () => ({ bukaPdf: vi.fn() }));
const NK = '/nk/v2/data-nk';
const gambar = vi.fn<(kanvas: HTMLCanvasElement, no: number, cara: CaraGambar) => Promise<string>>();
const tutup = vi.fn();
const dok = (id: string, nama_dokumen: string, lain: Partial<Dokumen> = {}): Dokumen => ({
  ...{ id, kd_dokumen: id, nama_dokumen, nomor: null, tanggal: null, berlaku_sampai: null, nama_file: `${id}.pdf` },
  ...{ ukuran: 10, mime: 'application/pdf', status: 'READY', asal: 'PEMOHON', url: `/berkas/${id}` },
  ...{ created_at: '2026-11-20T03:00:00Z', ...lain },
});
const DOKUMEN = [
  dok('nib', 'NIB'),
  dok('foto', 'Foto pabrik', { mime: 'image/jpeg' }),
  dok('buku', 'Buku kerja', { mime: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet' }),
  dok('tunda', 'Surat', { status: 'PENDING' }),
];
async function buka(berkas: (alamat: string) => Response = () => new Response(new Uint8Array([37, 80, 68, 70]))) {
  window.location.hash = '#/pengajuan/7/show';
  const l = lembar(4, [null, null]);
  pasangServer({
    'GET /api/sesi': sesi('KL_VERIFIKATOR'),
    [`GET ${NK}/get`]: sukses({ ...detail([aksi('lepas'), aksi('kembalikan'), aksi('teruskan')]), dokumen: DOKUMEN }),
    [`GET ${NK}/keputusanInHouse`]: sukses(l),
    [`PUT ${NK}/keputusanInHouse`]: sukses(l),
  });
  const lain = globalThis.fetch;
  vi.stubGlobal('fetch', (u: RequestInfo | URL, o?: RequestInit) => {
    const alamat = String(u instanceof Request ? u.url : u);
    return alamat.includes('/berkas/') ? Promise.resolve(berkas(alamat)) : lain(u, o);
  });
  render(<Konsol />);
  const user = userEvent.setup();
  const tombol = await screen.findByRole('button', { name: 'Baca NIB' });
  return { user, tombol };
}
const panel = () => screen.findByRole('region', { name: 'Baca NIB' });
const terakhir = () => gambar.mock.lastCall?.slice(1) as [number, CaraGambar];

describe('a document beside its fields', () => {
  beforeEach(() => {
    gambar.mockReset().mockImplementation((_k, no) => Promise.resolve(`Isi halaman ${no}`));
    tutup.mockReset();
    vi.mocked(bukaPdf).mockReset().mockResolvedValue({ halaman: 500, gambar, tutup });
    vi.stubGlobal(
      'ResizeObserver',
      class {
        observe = vi.fn();
        disconnect = vi.fn();
      },
    );
    vi.stubGlobal('URL', Object.assign(URL, { createObjectURL: () => 'blob:uji', revokeObjectURL: () => undefined }));
  });

  it('PDF, pictures and workbooks that were checked can be read; what is still checked is waited for', async () => {
    await buka();
    expect(screen.getAllByRole('button', { name: /^Baca / }).map((b) => b.getAttribute('aria-label'))).toEqual([
      'Baca NIB',
      'Baca Foto pabrik',
      'Baca Buku kerja',
    ]);
    expect(DOKUMEN.map(caraBaca)).toEqual(['pdf', 'gambar', 'tabel', null]);
  });

  it('a workbook is a table, sheet by sheet, with the names of Excel; one that is cut says so', async () => {
    const lembarBuku = (no: number, baris: object[], terpotong = false) =>
      new Response(
        JSON.stringify(sukses({ lembar: ['Data', 'Catatan'], no, kolom: ['A', 'B'], baris, terpotong }).body),
        { headers: { 'content-type': 'application/json' } },
      );
    const diminta: string[] = [];
    const { user } = await buka((alamat) => {
      diminta.push(alamat);
      return alamat.includes('lembar=1')
        ? lembarBuku(1, [])
        : lembarBuku(
            0,
            [
              { nomor: 1, sel: ['Barang', 'Jumlah'] },
              { nomor: 4, sel: ['Gula', '12,5'] },
            ],
            true,
          );
    });
    await user.click(screen.getByRole('button', { name: 'Baca Buku kerja' }));
    const p = within(await screen.findByRole('region', { name: 'Baca Buku kerja' }));
    const tabel = await p.findByRole('table', { name: 'Data' });
    expect(
      within(tabel)
        .getAllByRole('row')
        .map((r) => r.textContent),
    ).toEqual(['BarisAB', '1BarangJumlah', '4Gula12,5']);
    expect(p.getByText(/Hanya bagian awalnya/)).toBeVisible();
    await user.selectOptions(p.getByRole('combobox', { name: 'Lembar' }), 'Catatan');
    expect(await p.findByText('Lembar ini kosong.')).toBeVisible();
    expect(diminta.map((a) => a.replace(/^.*\/berkas/, ''))).toEqual(['/buku/tabel?lembar=0', '/buku/tabel?lembar=1']);
    await user.keyboard('{Escape}');
    expect(screen.queryByRole('region', { name: 'Baca Buku kerja' })).toBeNull();
  });

  it('one page of 500 is drawn at a time; pages, zoom and turn by keys, and Escape leads back', async () => {
    const { user, tombol } = await buka();
    await user.click(tombol);
    const p = await panel();
    expect(await within(p).findByText('Isi halaman 1')).toBeInTheDocument();
    expect(within(p).getByText('dari 500')).toBeInTheDocument();
    within(p).getByRole('region', { name: 'Isi dokumen yang dibaca' }).focus();
    await user.keyboard('{ArrowRight}{PageDown}');
    expect(await within(p).findByText('Isi halaman 3')).toBeInTheDocument();
    await user.keyboard('+r');
    await waitFor(() => expect(terakhir()).toMatchObject([3, { skala: 1.25, putar: 1 }]));
    await user.keyboard('{End}{ArrowRight}0');
    await waitFor(() => expect(terakhir()).toMatchObject([500, { skala: 1 }]));
    const nomor = within(p).getByRole('textbox', { name: 'Halaman' });
    await user.clear(nomor);
    expect(nomor).toHaveValue('1');
    await user.keyboard('{Escape}');
    expect(screen.queryByRole('region', { name: 'Baca NIB' })).toBeNull();
    expect(tombol).toHaveFocus();
    expect(tutup).toHaveBeenCalled();
  });

  it('a broken or locked document is told, and still downloaded', async () => {
    vi.mocked(bukaPdf).mockRejectedValue(new Error('InvalidPDFException'));
    const { user, tombol } = await buka();
    await user.click(tombol);
    const p = await panel();
    expect(await within(p).findByRole('alert')).toHaveTextContent('rusak atau terkunci kata sandi');
    expect(within(p).getByRole('link', { name: 'Unduh NIB yang dibaca' })).toHaveAttribute('href', '/berkas/nib');
  });

  it('one that does not come is told in the words of the server, and asked for again', async () => {
    let ke = 0;
    const tolak = JSON.stringify({ status: false, code: '05', message: 'Terlalu banyak permintaan' });
    const { user, tombol } = await buka(() =>
      ++ke === 1 ? new Response(tolak, { status: 429 }) : new Response(new Uint8Array([37])),
    );
    await user.click(tombol);
    const p = await panel();
    expect(await within(p).findByRole('alert')).toHaveTextContent('Terlalu banyak permintaan');
    await user.click(within(p).getByRole('button', { name: 'Coba lagi' }));
    expect(await within(p).findByText('Isi halaman 1')).toBeInTheDocument();
  });
});
