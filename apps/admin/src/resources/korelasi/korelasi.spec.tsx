import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { Konsol } from '../../Konsol';
import { gagal, pasangServer, sesi, sukses, type Jawaban } from '../../test-server';
import { hsUji, korelasiUji } from '../../test-referensi';

const NK = '/nk/v2/data-nk';
const BACA = `GET ${NK}/korelasi-btki`;
const SIMPAN = `PUT ${NK}/korelasi-btki/save`;
const MENTAH = hsUji('17011400', 'Gula tebu lainnya');
const KELOMPOK = `GET ${NK}/korelasi-btki/kelompok`;
const GULA_KELOMPOK = {
  kd_komoditas: '015',
  ur_komoditas: 'Gula',
  pos: ['1701'],
  jumlah_hs: 2,
  lengkap: false,
  versi: 0,
};
const BATU = { ...GULA_KELOMPOK, kd_komoditas: '0145', ur_komoditas: 'Komoditas lainnya', pos: [], jumlah_hs: 0 };
const GULA = korelasiUji({ hs: [MENTAH, hsUji('17019990', 'Lain-lain')] });
const GKM = korelasiUji({ kd_grup: '02', kd_elemen: '021501', ur_elemen: 'Gula kristal mentah', hs: [MENTAH] });
const GKP = korelasiUji({ kd_grup: '02', kd_elemen: '021503', ur_elemen: 'Putih' });

type Jawab = Jawaban | ((url: URL, isi: Record<string, unknown>) => Jawaban);
function buka(jalur: string, lain: Record<string, Jawab> = {}, peran: Parameters<typeof sesi>[0] = 'LNSW_OPERATOR') {
  window.location.hash = `#${jalur}`;
  const server = pasangServer({
    'GET /api/sesi': sesi(peran),
    [BACA]: sukses([GULA, GKM, GKP]),
    [KELOMPOK]: sukses([BATU, GULA_KELOMPOK]),
    'GET /api/ref/v2/hscode/search': sukses([MENTAH, hsUji('17019910', 'Gula mentah: Gula rafinasi')]),
    ...lain,
  });
  render(<Konsol />);
  return { server, user: userEvent.setup() };
}
const panel = async (nama: string) => within(await screen.findByRole('region', { name: nama }));

describe('B.2 whether the list of a group is all there is', () => {
  it('lists every group, those without a line first, with what a form makes of it', async () => {
    buka('/korelasi-btki');
    const baris = within(await screen.findByRole('table', undefined, { timeout: 10_000 })).getAllByRole('row');
    expect(baris.slice(1).map((b) => b.textContent)).toEqual([
      'Belum ada0145 – Komoditas lainnya-0',
      'Belum lengkap015 – Gula17.012',
    ]);
    expect(within(baris[2] as HTMLElement).getByRole('link')).toHaveAttribute(
      'href',
      expect.stringContaining('komoditas=015'),
    );
  });
  it('an operator marks it complete, after reading what that does, with a reason', async () => {
    const tanda = `PUT ${NK}/korelasi-btki/lengkap`;
    const { server, user } = buka('/korelasi-btki?komoditas=015', {
      [tanda]: sukses({ ...GULA_KELOMPOK, lengkap: true, versi: 1 }),
    });
    await user.click(await screen.findByRole('button', { name: 'Tandai lengkap' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Tandai lengkap: Gula' }));
    expect(dialog.getByText(/hanya menerima 2 pos tarif yang terdaftar/)).toBeInTheDocument();
    await user.click(dialog.getByRole('button', { name: 'Tandai lengkap' }));
    expect(dialog.getByText('Alasan wajib diisi')).toBeInTheDocument();
    await user.type(dialog.getByRole('textbox', { name: 'Alasan' }), 'Sudah diperiksa');
    await user.click(dialog.getByRole('button', { name: 'Tandai lengkap' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(server.kepada(tanda)[0]?.isi).toEqual({
      kd_komoditas: '015',
      lengkap: true,
      versi: 0,
      catatan: 'Sudah diperiksa',
    });
  });
});

describe('tariff lines of elements', () => {
  it('shows the elements of a commodity group with their lines', async () => {
    const { server, user } = buka('/korelasi-btki');
    await user.selectOptions(await screen.findByRole('combobox', { name: 'Kelompok komoditas' }), '015');
    const grup = within(await screen.findByRole('region', { name: 'Subkomoditas' }));
    expect(grup.getByRole('button', { name: /Gula kristal mentah/ })).toHaveTextContent('1701.14.00');
    expect(grup.getByRole('button', { name: /Putih/ })).toHaveTextContent('Belum ada pos tarif');
    expect(server.kepada(BACA)[0]?.url.searchParams.get('kd_komoditas')).toBe('015');
  });
  it('tells since when a line belongs there and who else has it', async () => {
    buka('/korelasi-btki?komoditas=015&elemen=01.015');
    const pos = within(await (await panel('Gula')).findByRole('list', { name: 'Pos tarif Gula' }));
    expect(pos.getAllByRole('listitem')[0]).toHaveTextContent(
      '1701.14.00Gula mentahGula tebu lainnyaSejak 1 Januari 2026. Juga pada: Gula kristal mentah',
    );
  });
  it('adds a line that is looked up, removes another, and saves all lines with a reason', async () => {
    const { server, user } = buka('/korelasi-btki?komoditas=015&elemen=01.015', { [SIMPAN]: sukses(GULA) });
    const isi = await panel('Gula');
    await user.type(isi.getByRole('combobox', { name: 'Tambah pos tarif' }), 'gula');
    const daftar = within(await screen.findByRole('listbox'));
    const baru = await daftar.findByRole('option', { name: /1701\.99\.10/ });
    expect(daftar.queryByRole('option', { name: /1701\.14\.00/ })).toBeNull();
    await user.click(baru);
    expect(isi.getByText('Akan ditambah')).toBeInTheDocument();
    expect(isi.getByText('Gula rafinasi')).toBeInTheDocument();
    await user.click(isi.getByRole('button', { name: 'Hapus 1701.99.90' }));
    expect(isi.getByText('Akan dihapus')).toBeInTheDocument();
    await user.click(isi.getByRole('button', { name: 'Simpan' }));
    expect(isi.getByText('Alasan wajib diisi')).toBeInTheDocument();
    await user.type(isi.getByRole('textbox', { name: 'Alasan' }), 'Menurut PMK');
    await user.click(isi.getByRole('button', { name: 'Simpan' }));
    expect(await screen.findByText('Data Berhasil Disimpan')).toBeInTheDocument();
    expect(server.kepada(SIMPAN)[0]?.isi).toEqual({
      kd_komoditas: '015',
      kd_grup: '01',
      kd_elemen: '015',
      versi: '7',
      hs: ['17011400', '17019910'],
      catatan: 'Menurut PMK',
    });
  });
  it('says that what was looked up is there already, and that one letter is too little', async () => {
    const { user } = buka('/korelasi-btki?komoditas=015&elemen=01.015', {
      'GET /api/ref/v2/hscode/search': sukses([MENTAH]),
    });
    const isian = (await panel('Gula')).getByRole('combobox', { name: 'Tambah pos tarif' });
    await user.type(isian, 'g');
    expect(await screen.findByText('Ketik sedikitnya dua huruf atau angka', { selector: 'p' })).toBeVisible();
    await user.type(isian, 'ula');
    expect(await screen.findByText('Pos tarif yang cocok sudah ada di daftar', { selector: 'p' })).toBeVisible();
  });
  it('keeps what was done over a newer version of somebody else', async () => {
    let kini = GULA;
    const { server, user } = buka('/korelasi-btki?komoditas=015&elemen=01.015', {
      [BACA]: () => sukses([kini, GKM]),
      [SIMPAN]: (_url, isi) => {
        if (isi.versi === '8') return sukses(kini);
        kini = { ...GULA, versi: '8', hs: [...GULA.hs, hsUji('17011300', 'Gula tebu')] };
        return gagal(409, 'Entri ini sudah diubah orang lain');
      },
    });
    const isi = await panel('Gula');
    await user.click(await isi.findByRole('button', { name: 'Hapus 1701.99.90' }));
    await user.type(isi.getByRole('textbox', { name: 'Alasan' }), 'Menurut PMK');
    await user.click(isi.getByRole('button', { name: 'Simpan' }));
    expect(await isi.findByText(/diubah orang lain sementara ini/)).toBeInTheDocument();
    expect(await isi.findByText('1701.13.00')).toBeInTheDocument();
    expect(isi.getByText('Akan dihapus')).toBeInTheDocument();
    await user.click(isi.getByRole('button', { name: 'Simpan' }));
    await waitFor(() => expect(server.kepada(SIMPAN)[1]?.isi.hs).toEqual(['17011300', '17011400']));
  });
  it('PERAN-05 is closed to who keeps no lists', async () => {
    buka('/korelasi-btki', {}, 'KL_ADMIN');
    expect(await screen.findByRole('heading', { name: 'Halaman Diproteksi' })).toBeInTheDocument();
  });
});
