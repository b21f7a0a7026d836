import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { detailUji, barisServer, ISI } from '../uji/contoh';
import { beriUkuran, gambar, jawabAcuan } from '../uji/meja';
import { sel, tempel } from '../uji/lembar-uji';
import { ServerUji } from '../uji/server-uji';
import { LangkahBarang } from './LangkahBarang';

const { tanya } = vi.hoisted(() => ({ tanya: vi.fn() }));
vi.mock('../../../lib/api', async () => {
  const { apiUji } = await import('../../../test-api');
  return { api: apiUji({ ambil: (path: string) => Promise.resolve(jawabAcuan(path)), daftar: tanya }) };
});
beforeAll(() => {
  beriUkuran();
  Object.defineProperty(window, 'matchMedia', {
    value: (kueri: string) => ({
      matches: kueri.includes('min-width'),
      addEventListener: vi.fn(),
      removeEventListener: vi.fn(),
    }),
  });
});
beforeEach(() => {
  localStorage.clear();
  tanya.mockImplementation((path: string) => Promise.resolve({ data: jawabAcuan(path) ?? [], meta: {} }));
});

async function buka(detail = detailUji()) {
  const hasil = gambar(detail, new ServerUji(detail), <LangkahBarang />);
  await waitFor(() => expect(hasil.formulir().acuan.siap).toBe(true));
  return { ...hasil, user: userEvent.setup() };
}

describe('LAYAR-01 row grid', () => {
  it('shows the rows with their numbers, the total and the unit once', async () => {
    await buka();
    expect(screen.getByRole('grid', { name: 'Data barang' })).toHaveAttribute('aria-rowcount', '3');
    expect(screen.getByText('10.400')).toBeInTheDocument();
    expect(screen.getByRole('columnheader', { name: 'Jumlah, ton' })).toBeInTheDocument();
    expect(screen.queryByRole('columnheader', { name: 'Satuan' })).toBeNull();
  });

  it('moves with arrows and Tab and keeps one cell in the tab order', async () => {
    const { user } = await buka();
    act(() => sel(1, 'Uraian').focus());
    await user.keyboard('{ArrowDown}');
    await waitFor(() => expect(sel(2, 'Uraian')).toHaveFocus());
    await user.keyboard('{Tab}');
    await waitFor(() => expect(sel(2, 'Subkomoditas')).toHaveFocus());
    await user.keyboard('{Shift>}{Tab}{/Shift}{ArrowUp}{End}');
    await waitFor(() => expect(sel(1, 'Jumlah')).toHaveFocus());
    expect(screen.getAllByRole('gridcell').filter((c) => c.tabIndex === 0)).toHaveLength(1);
  });

  it('edits with Enter, gives up with Esc, replaces by typing, and goes down after Enter', async () => {
    const { user, formulir } = await buka();
    act(() => sel(1, 'Jumlah').focus());
    await user.keyboard('{Enter}');
    await user.clear(screen.getByRole('textbox', { name: 'Baris 1, Jumlah' }));
    await user.keyboard('9{Escape}');
    expect(sel(1, 'Jumlah')).toHaveTextContent('5.200');
    await waitFor(() => expect(sel(1, 'Jumlah')).toHaveFocus());
    await user.keyboard('7.000{Enter}');
    expect(formulir().keadaan.baris[0]?.isi.jml_bahan_baku).toBe('7000');
    await waitFor(() => expect(sel(2, 'Jumlah')).toHaveFocus());
  });

  it('a fast hand loses no key between two cells: the next one has the focus before anything is drawn', async () => {
    const bingkai = vi.spyOn(window, 'requestAnimationFrame').mockReturnValue(0);
    const { formulir } = await buka();
    act(() => sel(1, 'Uraian').focus());
    const user = userEvent.setup({ delay: null });
    await user.keyboard('Katup{Tab}');
    expect(sel(1, 'Subkomoditas')).toHaveFocus();
    act(() => sel(2, 'Jumlah').focus());
    await user.keyboard('7{Enter}');
    expect(sel(3, 'Uraian')).toHaveFocus();
    await user.keyboard('Pipa{Tab}');
    expect(formulir().keadaan.baris.map((b) => b.isi.uraian_barang)).toEqual(['Katup', expect.anything(), 'Pipa']);
    bingkai.mockRestore();
  });

  it('chooses from a list in the cell with the keyboard', async () => {
    const { user, formulir } = await buka();
    act(() => sel(1, 'Pelabuhan').focus());
    await user.keyboard('prio');
    expect(await screen.findByRole('option', { name: /Tanjung Prio/ })).toBeInTheDocument();
    await user.keyboard('{Enter}');
    expect(formulir().keadaan.baris[0]?.isi.pelabuhan_tujuan).toBe('IDTPP');
  });

  it('offers the options that the file came with, and shows the stored text of one that has ended', async () => {
    const detail = detailUji({
      baris: [barisServer(1, { ur_02: 'Gula mentah lama' }), barisServer(2, { '02': '021502' })],
    });
    const [mati, ...lain] = detail.formulir.opsi['02'] ?? [];
    if (!mati) throw new Error('021501');
    detail.formulir.opsi['02'] = [
      { ...mati, flag_enable: false },
      ...lain,
      { ...mati, kd_elemen: '021504', ur_elemen: 'Gula aren' },
    ];
    const { user, formulir } = await buka(detail);
    expect(sel(1, 'Subkomoditas')).toHaveTextContent('Gula mentah lama');
    act(() => sel(2, 'Subkomoditas').focus());
    await user.keyboard('gula');
    expect(await screen.findByRole('option', { name: /Gula aren/ })).toBeInTheDocument();
    expect(screen.queryByRole('option', { name: /GKM/ })).toBeNull();
    await user.keyboard('{Enter}');
    expect(formulir().keadaan.baris[1]?.isi['02']).toBe('021504');
  });

  it('18.A2 a new row takes the keys at once, from the button as from the keyboard', async () => {
    const { user, formulir } = await buka();
    await user.click(screen.getByRole('button', { name: 'Tambah baris' }));
    await waitFor(() => expect(sel(3, 'Uraian')).toHaveFocus());
    await user.keyboard('Gula cair{Enter}');
    await waitFor(() => expect(formulir().keadaan.baris[2]?.isi.uraian_barang).toBe('Gula cair'));
    expect(formulir().keadaan.baris).toHaveLength(3);
  });

  it('opens the tariff tree with F4, from the cell and while it is typed in, and comes back to the cell', async () => {
    const { user, formulir } = await buka();
    act(() => sel(1, 'Pos tarif').focus());
    await user.keyboard('{F4}');
    const pohon = await screen.findByRole('dialog', { name: 'Telusuri pos tarif' });
    await waitFor(() => expect(within(pohon).getAllByRole('treeitem')).toHaveLength(2));
    await user.keyboard('{ArrowDown}{Enter}');
    await waitFor(() => expect(formulir().keadaan.baris[0]?.isi['08']).toBe('17019910'));
    await waitFor(() => expect(sel(1, 'Pos tarif')).toHaveFocus());
    expect(sel(1, 'Pos tarif')).toHaveTextContent('1701.99.10');
    await user.keyboard('garam{F4}');
    expect(await screen.findByRole('dialog', { name: 'Telusuri pos tarif' })).toBeInTheDocument();
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(formulir().keadaan.baris[0]?.isi['08']).toBe('17019910');
    act(() => sel(1, 'Jumlah').focus());
    await user.keyboard('{F4}');
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('clears with Delete, duplicates with Ctrl+D and takes back with Ctrl+Z', async () => {
    const { user, formulir } = await buka();
    act(() => sel(1, 'Jumlah').focus());
    await user.keyboard('{Delete}');
    expect(formulir().keadaan.baris[0]?.isi.jml_bahan_baku).toBeUndefined();
    await user.keyboard('{Control>}z{/Control}');
    expect(formulir().keadaan.baris[0]?.isi.jml_bahan_baku).toBe('5200');
    await user.keyboard('{Control>}d{/Control}');
    expect(formulir().keadaan.baris).toHaveLength(3);
    expect(formulir().keadaan.baris[2]?.isi.uraian_barang).toBe('Gula kristal mentah 1');
    await user.keyboard('{Control>}z{/Control}');
    expect(formulir().keadaan.baris).toHaveLength(2);
  });

  it('pastes a block from Excel over rows and below them, and undoes it as one', async () => {
    const { user, formulir } = await buka();
    act(() => sel(2, 'Negara').focus());
    tempel('brasil\tCiwandan\tMar 2027\t1.250\nIndia\tTj. Emas\tApr 2027\t2,750.5');
    const [, dua, tiga] = formulir().keadaan.baris;
    expect(dua?.isi).toMatchObject({ negara_asal: 'BR', periode_importasi: ['032027'], jml_bahan_baku: '1250' });
    expect(tiga?.isi).toMatchObject({ negara_asal: 'IN', pelabuhan_tujuan: 'Tj. Emas', satuan: 'TNE' });
    await user.keyboard('{Control>}z{/Control}');
    expect(formulir().keadaan.baris).toHaveLength(2);
    expect(formulir().keadaan.baris[1]?.isi.negara_asal).toBe('TH');
  });

  it('14.6 pastes by the names of a head, in any order, and tells the words that name no column', async () => {
    const { formulir } = await buka();
    act(() => sel(2, 'Uraian').focus());
    tempel('jumlah\tWarna\tNEGARA ASAL\n1.250\tputih\tbrasil');
    expect(formulir().keadaan.baris[1]?.isi).toMatchObject({ negara_asal: 'BR', jml_bahan_baku: '1250' });
    expect(formulir().keadaan.baris).toHaveLength(2);
    expect(await screen.findByText('Tidak ikut tertempel: kolom yang tidak dikenal (Warna)')).toBeInTheDocument();
  });

  it('says in the cell what is wrong, mends a certain case with one click, and filters the bad rows', async () => {
    const salah = { ...ISI, kunci: 'k3', no_seri: 3, uraian_barang: 'Gula C', jml_bahan_baku: '2,750.5' };
    const { user, formulir } = await buka(detailUji({ baris_belum: [salah] }));
    expect(sel(3, 'Jumlah')).toHaveAttribute('aria-invalid', 'true');
    expect(sel(3, 'Jumlah')).toHaveTextContent('Harus berupa angka, contoh 2.750,5');
    await user.click(screen.getByRole('button', { name: '1 bermasalah' }));
    expect(screen.getAllByRole('row')).toHaveLength(2);
    await user.click(screen.getByRole('button', { name: 'Tulis 2.750,5, Baris 3, Jumlah' }));
    expect(formulir().keadaan.baris[2]?.isi.jml_bahan_baku).toBe('2750.5');
    expect(formulir().masalahBaris.size).toBe(0);
  });

  it('changes one column of the selected rows at once', async () => {
    const { user, formulir } = await buka();
    await user.click(screen.getByRole('checkbox', { name: 'Pilih baris 1' }));
    await user.click(screen.getByRole('checkbox', { name: 'Pilih baris 2' }));
    await user.click(screen.getByRole('button', { name: 'Ubah banyak' }));
    const dialog = await screen.findByRole('dialog', { name: 'Ubah 2 baris' });
    await user.type(within(dialog).getByRole('combobox', { name: /Isi baru/ }), 'emas{Enter}');
    await user.click(within(dialog).getByRole('button', { name: 'Terapkan' }));
    expect(formulir().keadaan.baris.map((b) => b.isi.pelabuhan_tujuan)).toEqual(['IDTES', 'IDTES']);
  });

  it('draws only what is in view of many rows, and still adds all of them up', async () => {
    const baris = Array.from({ length: 400 }, (_, i) => barisServer(i + 1, { jml_bahan_baku: '10' }));
    await buka(detailUji({ baris }));
    expect(screen.getAllByRole('row').length).toBeLessThan(60);
    expect(screen.getByText('4.000')).toBeInTheDocument();
  });

  it('opens only the remarked row in a correction', async () => {
    const detail = detailUji({ status: '25', terbuka: ['baris:1002'] });
    const { user, formulir } = await buka(detail);
    expect(screen.queryByRole('button', { name: 'Tambah baris' })).toBeNull();
    act(() => sel(1, 'Jumlah').focus());
    await user.keyboard('5');
    expect(screen.queryByRole('textbox')).toBeNull();
    expect(sel(1, 'Jumlah')).toHaveAttribute('aria-readonly', 'true');
    act(() => sel(2, 'Jumlah').focus());
    fireEvent.keyDown(sel(2, 'Jumlah'), { key: '5' });
    await user.keyboard('{Enter}');
    expect(formulir().keadaan.baris[1]?.isi.jml_bahan_baku).toBe('5');
  });

  it('B.1 a remark on one field opens that cell alone: in the grid, pasted, for many rows, in the drawer', async () => {
    const terbuka = ['baris:1002:pelabuhan_tujuan', 'barang:hapus:1001'];
    const { user, formulir } = await buka(detailUji({ status: '25', terbuka }));
    expect(sel(2, 'Pelabuhan')).not.toHaveAttribute('aria-readonly');
    expect(sel(2, 'Jumlah')).toHaveAttribute('aria-readonly', 'true');
    act(() => sel(2, 'Negara').focus());
    tempel('Brasil\tTanjung Priok');
    expect(formulir().keadaan.baris[1]?.isi).toMatchObject({ negara_asal: 'TH', pelabuhan_tujuan: 'IDTPP' });
    expect(
      await screen.findByText('Tidak ikut tertempel: 1 sel tidak termasuk yang diminta diperbaiki'),
    ).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Ubah banyak' }));
    const kolom = within(await screen.findByRole('dialog')).getByLabelText('Kolom');
    expect(
      within(kolom)
        .getAllByRole('option')
        .map((o) => o.textContent),
    ).toEqual(['Pelabuhan tujuan']);
    await user.click(screen.getByRole('button', { name: 'Batal' }));
    await user.click(screen.getByRole('button', { name: 'Rincian baris 2' }));
    const laci = await screen.findByRole('complementary', { name: 'Rincian baris 2' });
    expect(within(laci).getByRole('textbox', { name: /Jumlah/ })).toBeDisabled();
    expect(within(laci).getByRole('combobox', { name: /Pelabuhan tujuan/ })).toBeEnabled();
    expect(within(laci).queryByRole('button', { name: 'Hapus baris' })).toBeNull();
  });

  it('B.1 a remark that asks for more rows opens the tools for new rows alone', async () => {
    const { user, formulir } = await buka(detailUji({ status: '25', terbuka: ['barang:tambah:1002'] }));
    expect(sel(1, 'Jumlah')).toHaveAttribute('aria-readonly', 'true');
    await user.click(screen.getByRole('button', { name: 'Tambah baris' }));
    expect(formulir().keadaan.baris).toHaveLength(3);
    expect(sel(3, 'Jumlah')).not.toHaveAttribute('aria-readonly');
  });
});

describe('row drawer', () => {
  it('GALAT-05 saves a row on purpose, says so word for word and goes on to the next one', async () => {
    const { user } = await buka();
    await user.click(screen.getByRole('button', { name: 'Rincian baris 1' }));
    const laci = await screen.findByRole('complementary', { name: 'Rincian baris 1' });
    const jumlah = within(laci).getByRole('textbox', { name: /Jumlah/ });
    await user.clear(jumlah);
    await user.type(jumlah, '6.000');
    await user.click(within(laci).getByRole('button', { name: 'Simpan dan lanjut ke 2' }));
    expect(await screen.findByText('Berhasil!')).toBeInTheDocument();
    expect(screen.getByText('Data Berhasil Disimpan')).toBeInTheDocument();
    expect(await screen.findByRole('complementary', { name: 'Rincian baris 2' })).toBeInTheDocument();
  });

  it('GALAT-01 says why a row is not saved: the server sentence, else Data Gagal Disimpan', async () => {
    const { GalatApi } = await import('../../../lib/galat');
    const detail = detailUji();
    const server = new ServerUji(detail);
    const hasil = gambar(detail, server, <LangkahBarang />);
    const user = userEvent.setup();
    await waitFor(() => expect(hasil.formulir().acuan.siap).toBe(true));
    await user.click(screen.getByRole('button', { name: 'Rincian baris 1' }));
    const simpan = async (isi: string) => {
      const laci = await screen.findByRole('complementary', { name: 'Rincian baris 1' });
      const jumlah = within(laci).getByRole('textbox', { name: /Jumlah/ });
      await user.clear(jumlah);
      await user.type(jumlah, isi);
      await user.click(within(laci).getByRole('button', { name: 'Simpan dan lanjut ke 2' }));
    };
    server.gagal = new GalatApi({ status: 500, pesanServer: 'Basis data penuh' });
    await simpan('6.000');
    expect(await screen.findByText('Basis data penuh')).toBeInTheDocument();
    expect(screen.getByText('Gagal!')).toBeInTheDocument();
    server.gagal = new GalatApi({ status: 500 });
    await simpan('6.100');
    expect(await screen.findByText('Data Gagal Disimpan')).toBeInTheDocument();
    hasil.formulir().penyimpan.berhenti();
  });

  it('GALAT-05 and GALAT-03 delete after a question, and say how it ended', async () => {
    const { GalatApi } = await import('../../../lib/galat');
    const detail = detailUji();
    const server = new ServerUji(detail);
    const hasil = gambar(detail, server, <LangkahBarang />);
    const user = userEvent.setup();
    await waitFor(() => expect(hasil.formulir().acuan.siap).toBe(true));
    const hapus = async (n: number) => {
      await user.click(screen.getByRole('button', { name: `Rincian baris ${n}` }));
      await user.click(await screen.findByRole('button', { name: 'Hapus baris' }));
      await user.click(await screen.findByRole('button', { name: 'Ya' }));
    };
    await hapus(1);
    expect(await screen.findByText('Data Berhasil Dihapus')).toBeInTheDocument();
    expect(server.baris.map((b) => b.id)).toEqual(['1002']);
    server.gagal = new GalatApi({ status: 500 });
    await hapus(2);
    expect(await screen.findByText(/Data Gagal/)).toBeInTheDocument();
    hasil.formulir().penyimpan.berhenti();
  });

  it('names the field that keeps a row from being stored and goes there', async () => {
    const salah = { ...ISI, kunci: 'k3', no_seri: 3, uraian_barang: 'Gula C', negara_asal: undefined };
    const { user } = await buka(detailUji({ baris_belum: [salah] }));
    await user.click(screen.getByRole('button', { name: 'Rincian baris 3' }));
    await user.click(await screen.findByRole('button', { name: 'Simpan baris' }));
    expect(await screen.findByRole('alert')).toHaveTextContent('Negara asal wajib diisi');
    await waitFor(() => expect(screen.getByRole('combobox', { name: /Negara asal/ })).toHaveFocus());
  });
});
