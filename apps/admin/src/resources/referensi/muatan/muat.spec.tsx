import { fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { Konsol } from '../../../Konsol';
import { gagal, pasangServer, sesi, sukses, type Jawaban } from '../../../test-server';
import { daftarUji, muatanUji, perubahanUji } from '../../../test-referensi';

const KELOLA = '/nk/v2/kelola-referensi';
const MUATAN = `${KELOLA}/pelabuhan/muatan`;
const UNGGAH = `POST ${MUATAN}`;
const SATU = `GET ${MUATAN}/m1`;
const PERUBAHAN = `GET ${MUATAN}/m1/perubahan`;
const TERAPKAN = `POST ${MUATAN}/m1/terapkan`;
const URUNGKAN = `POST ${MUATAN}/m1/urungkan`;
const BERKAS = new File(['kode_pelabuhan,pelabuhan\nIDXYZ,Baru\n'], 'pelabuhan-november.csv', { type: 'text/csv' });
const DITERAPKAN = muatanUji({
  status: 'diterapkan',
  diterapkan: '2026-11-20T07:40:00Z',
  diterapkan_oleh: 'Fajar Nugroho',
  boleh_terapkan: false,
  boleh_urungkan: true,
});

type Jawab = Jawaban | ((url: URL, isi: Record<string, unknown>) => Jawaban);
function buka(jalur: string, lain: Record<string, Jawab> = {}) {
  window.location.hash = `#${jalur}`;
  const server = pasangServer({
    'GET /api/sesi': sesi('LNSW_OPERATOR'),
    [`GET ${KELOLA}`]: sukses([daftarUji()]),
    [`GET ${MUATAN}`]: sukses([], { total: 0 }),
    [SATU]: sukses(muatanUji()),
    [PERUBAHAN]: (url) =>
      sukses([perubahanUji({ kelompok: url.searchParams.get('kelompok') as 'ubah' })], { total: 1 }),
    ...lain,
  });
  render(<Konsol />);
  return { server, user: userEvent.setup() };
}
const pilih = async (user: ReturnType<typeof userEvent.setup>) =>
  user.upload(await screen.findByLabelText('Berkas CSV'), BERKAS);
const tulisAlasan = async (user: ReturnType<typeof userEvent.setup>, nama: string, tombol: string) => {
  const dialog = within(await screen.findByRole('dialog', { name: nama }));
  await user.type(dialog.getByRole('textbox', { name: 'Alasan' }), 'Data November');
  await user.click(dialog.getByRole('button', { name: tombol }));
};

describe('loads of files', () => {
  it('says which columns are expected, compares the file, and shows what it would change', async () => {
    const { server, user } = buka('/referensi/pelabuhan/muat', { [UNGGAH]: sukses(muatanUji()) });
    const kolom = within(await screen.findByRole('list', { name: 'Kolom pelabuhan_id.csv' }));
    expect(kolom.getAllByRole('listitem').map((k) => k.textContent)).toEqual(['kode_pelabuhan', 'pelabuhan']);
    await pilih(user);
    expect(await screen.findByRole('tab', { name: '2 Ditambah' })).toHaveAttribute('aria-selected', 'true');
    expect(server.kepada(UNGGAH)).toHaveLength(1);
    screen.getByRole('tab', { name: '2 Ditambah' }).focus();
    await user.keyboard('{ArrowRight}');
    const ubah = screen.getByRole('tab', { name: '1 Diubah' });
    expect(ubah).toHaveFocus();
    const tabel = within(await screen.findByRole('table', { name: 'Entri yang diubah' }));
    expect(tabel.getByRole('cell', { name: '12' })).toBeInTheDocument();
    expect(tabel.getByText('Jakarta').tagName).toBe('INS');
    await user.click(screen.getByRole('tab', { name: '17 Sama' }));
    expect(screen.getByRole('tabpanel')).toHaveTextContent(
      '17 baris berkas sama dengan yang sudah ada di daftar, jadi tidak ditulis lagi.',
    );
  });
  it('takes a file that is dropped', async () => {
    const { server } = buka('/referensi/pelabuhan/muat', { [UNGGAH]: sukses(muatanUji()) });
    fireEvent.drop(await screen.findByText('Taruh berkas CSV di sini'), { dataTransfer: { files: [BERKAS] } });
    await waitFor(() => expect(server.kepada(UNGGAH)).toHaveLength(1));
    expect(await screen.findByRole('button', { name: 'Terapkan' })).toBeInTheDocument();
  });
  it('tells where a file cannot be read, and that nothing has changed', async () => {
    const { user } = buka('/referensi/pelabuhan/muat', {
      [UNGGAH]: gagal(422, 'Kolom pelabuhan tidak ada', {
        errors: [{ langkah: 'berkas', path: 'file', baris: 1, message: 'Kolom pelabuhan tidak ada' }],
      }),
    });
    await pilih(user);
    const kabar = await screen.findByRole('alert');
    expect(kabar).toHaveTextContent('Berkas tidak dapat dibaca. Tidak ada yang berubah.');
    expect(kabar).toHaveTextContent('Baris 1: Kolom pelabuhan tidak ada');
  });
  it('refuses a file with a wrong line as a whole, and gives the lines as a file', async () => {
    const tolak = perubahanUji({
      kelompok: 'tolak',
      sebelum: null,
      sesudah: null,
      baris: 9,
      pesan: 'Uraian wajib diisi',
    });
    const { user } = buka('/referensi/pelabuhan/muat/m1', {
      [SATU]: sukses(
        muatanUji({
          jumlah: { ...muatanUji().jumlah, tolak: 1 },
          boleh_terapkan: false,
          sebab: 'Ada baris yang ditolak',
        }),
      ),
      [PERUBAHAN]: sukses([tolak], { total: 1 }),
    });
    expect(await screen.findByRole('alert')).toHaveTextContent('Berkas ditolak. Tidak ada yang diterapkan.');
    expect(screen.getByRole('tab', { name: '1 Ditolak' })).toHaveAttribute('aria-selected', 'true');
    const tabel = within(await screen.findByRole('table', { name: 'Baris yang ditolak' }));
    expect(tabel.getByText('Uraian wajib diisi')).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Terapkan' })).toBeNull();
    const isi: Blob[] = [];
    vi.stubGlobal(
      'URL',
      Object.assign(URL, {
        createObjectURL: (b: Blob) => {
          isi.push(b);
          return 'blob:uji';
        },
        revokeObjectURL: () => undefined,
      }),
    );
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
    await user.click(screen.getByRole('button', { name: /Unduh daftar penolakan/ }));
    await waitFor(() => expect(isi).toHaveLength(1));
    expect(isi[0]?.type).toContain('text/csv');
  });
  it('takes a file over with a reason, after saying what will happen', async () => {
    let kini = muatanUji();
    const { server, user } = buka('/referensi/pelabuhan/muat/m1', {
      [SATU]: () => sukses(kini),
      [TERAPKAN]: () => {
        kini = DITERAPKAN;
        return sukses(kini);
      },
    });
    await user.click(await screen.findByRole('button', { name: 'Terapkan' }));
    const dialog = await screen.findByRole('dialog', { name: 'Terapkan ke Pelabuhan' });
    expect(dialog).toHaveTextContent('2 entri ditambah dan 1 diubah');
    expect(dialog).toHaveTextContent('1 entri yang diisi petugas dipertahankan');
    await tulisAlasan(user, 'Terapkan ke Pelabuhan', 'Terapkan');
    expect(await screen.findByText(/Diterapkan 20 November 2026, 14.40/)).toBeInTheDocument();
    expect(server.kepada(TERAPKAN)[0]?.isi).toEqual({ catatan: 'Data November' });
    expect(screen.getByRole('button', { name: 'Urungkan muatan ini' })).toBeInTheDocument();
  });
  it('applies nothing when the list has changed meanwhile, and compares the same file again', async () => {
    let ke = 0;
    const { server, user } = buka('/referensi/pelabuhan/muat', {
      [UNGGAH]: () => sukses(muatanUji({ id: ++ke === 1 ? 'm1' : 'm2' })),
      [TERAPKAN]: gagal(409, 'Daftar berubah sejak pratinjau dibuat. Buat pratinjau lagi'),
      [`GET ${MUATAN}/m2`]: sukses(muatanUji({ id: 'm2', nama_berkas: 'pelabuhan-november.csv' })),
      [`GET ${MUATAN}/m2/perubahan`]: sukses([perubahanUji()], { total: 1 }),
    });
    await pilih(user);
    await user.click(await screen.findByRole('button', { name: 'Terapkan' }));
    await tulisAlasan(user, 'Terapkan ke Pelabuhan', 'Terapkan');
    expect(await screen.findByText(/Daftar berubah sejak pratinjau dibuat/)).toBeInTheDocument();
    expect(screen.getByText('Belum ada yang diterapkan.')).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Buat pratinjau lagi' }));
    await waitFor(() => expect(window.location.hash).toBe('#/referensi/pelabuhan/muat/m2'));
    expect(server.kepada(UNGGAH)).toHaveLength(2);
    expect(await screen.findByRole('button', { name: 'Terapkan' })).toBeInTheDocument();
  });
  it('takes the last load back with a reason', async () => {
    let kini = DITERAPKAN;
    const { server, user } = buka('/referensi/pelabuhan/muat/m1', {
      [SATU]: () => sukses(kini),
      [URUNGKAN]: () => {
        kini = {
          ...DITERAPKAN,
          status: 'diurungkan',
          diurungkan: '2026-11-20T08:00:00Z',
          diurungkan_oleh: 'Fajar Nugroho',
        };
        return sukses(kini);
      },
    });
    await user.click(await screen.findByRole('button', { name: 'Urungkan muatan ini' }));
    await tulisAlasan(user, 'Urungkan muatan', 'Urungkan muatan');
    expect(await screen.findByText(/Diurungkan 20 November 2026, 15.00 WIB oleh Fajar Nugroho/)).toBeInTheDocument();
    expect(server.kepada(URUNGKAN)[0]?.isi).toEqual({ catatan: 'Data November' });
  });
  it('an earlier load says why it stays', async () => {
    const sebab = 'Hanya muatan terakhir yang dapat diurungkan';
    buka('/referensi/pelabuhan/muat/m1', { [SATU]: sukses({ ...DITERAPKAN, boleh_urungkan: false, sebab }) });
    expect(await screen.findByText(`Tidak dapat diurungkan: ${sebab}.`)).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Urungkan muatan ini' })).toBeNull();
  });
  it('issue 13 part 4: asks before it throws a preview away', async () => {
    const { server, user } = buka('/referensi/pelabuhan/muat/m1', { [`DELETE ${MUATAN}/m1`]: sukses(muatanUji()) });
    const buang = () => screen.findByRole('button', { name: 'Buang pratinjau' });
    await user.click(await buang());
    await user.click(await screen.findByRole('button', { name: 'Tidak' }));
    expect(server.kepada(`DELETE ${MUATAN}/m1`)).toEqual([]);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await user.click(await buang());
    await user.click(await screen.findByRole('button', { name: 'Ya' }));
    await waitFor(() => expect(window.location.hash).toBe('#/referensi/pelabuhan/muat'));
    expect(server.kepada(`DELETE ${MUATAN}/m1`)).toHaveLength(1);
  });
});

describe('history of a list', () => {
  const dasar = { nama: 'Fajar Nugroho', peran: 'LNSW_OPERATOR', waktu: '2026-11-20T07:32:00Z', catatan: null };
  it('tells who changed what, when and why, and leads from a load to its changes', async () => {
    buka('/referensi/pelabuhan/riwayat', {
      [`GET ${KELOLA}/pelabuhan/riwayat`]: sukses(
        [
          {
            ...dasar,
            id: '2',
            peristiwa: 'ubah',
            kode: 'IDTPP',
            sebelum: { uraian: 'Priok' },
            sesudah: { uraian: 'Tanjung Priok' },
            catatan: 'Nama lengkap',
            id_muatan: null,
          },
          {
            ...dasar,
            id: '1',
            peristiwa: 'muat',
            kode: null,
            sebelum: null,
            sesudah: { id_muatan: 'm1', nama_berkas: 'pelabuhan-november.csv' },
            id_muatan: 'm1',
          },
        ],
        { total: 2 },
      ),
    });
    const [ubah, muat] = await screen.findAllByText('Fajar Nugroho', { selector: 'li > b' });
    const butir = within(ubah?.closest('li') as HTMLElement);
    expect(butir.getByRole('link', { name: 'IDTPP' })).toBeInTheDocument();
    expect(butir.getByText(/Operator LNSW/)).toHaveTextContent('20 November 2026, 14.32');
    expect(butir.getByText('Tanjung').tagName).toBe('INS');
    expect(butir.getByText('Nama lengkap')).toBeInTheDocument();
    const muatan = within(muat?.closest('li') as HTMLElement);
    expect(muatan.getByText('pelabuhan-november.csv')).toBeInTheDocument();
    expect(muatan.getByRole('link', { name: 'lihat muatannya' })).toHaveAttribute(
      'href',
      '#/referensi/pelabuhan/muat/m1',
    );
  });
});
