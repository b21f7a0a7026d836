import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { Konsol } from '../../Konsol';
import { gagal, pasangServer, sesi, sukses, type Jawaban } from '../../test-server';
import { daftarUji, entriUji, muatanUji } from '../../test-referensi';

const KELOLA = '/nk/v2/kelola-referensi';
const SEMUA = `GET ${KELOLA}`;
const CARI = `GET ${KELOLA}/pelabuhan`;
const SATU = `GET ${KELOLA}/pelabuhan/entri`;
const BARU = `POST ${KELOLA}/pelabuhan/entri`;
const UBAH = `PUT ${KELOLA}/pelabuhan/entri`;
const SATUAN = daftarUji({
  jenis: 'satuan',
  nama: 'Satuan',
  keterangan: 'Satuan ukuran.',
  label_induk: null,
  kolom: [],
});

type Jawab = Jawaban | ((url: URL, isi: Record<string, unknown>) => Jawaban);
function buka(jalur: string, lain: Record<string, Jawab> = {}, peran: Parameters<typeof sesi>[0] = 'LNSW_OPERATOR') {
  window.location.hash = `#${jalur}`;
  const server = pasangServer({
    'GET /api/sesi': sesi(peran),
    [SEMUA]: sukses([
      daftarUji({ muatan_terakhir: muatanUji({ status: 'diterapkan', boleh_urungkan: true }) }),
      SATUAN,
    ]),
    [CARI]: sukses([entriUji(), entriUji({ kode: 'IDBLW', uraian: 'Belawan', asal: 'petugas' })], { total: 2 }),
    [SATU]: sukses(entriUji()),
    [`GET ${KELOLA}/pelabuhan/riwayat`]: sukses([], { total: 0 }),
    ...lain,
  });
  render(<Konsol />);
  return { server, user: userEvent.setup() };
}
const panel = async () => within(await screen.findByRole('region', { name: 'IDTPP' }));

describe('reference lists', () => {
  it('shows how full and how fresh each list is, and finds one by its name', async () => {
    const { user } = buka('/referensi');
    const pelabuhan = within((await screen.findByRole('link', { name: 'Pelabuhan' })).closest('li') as HTMLElement);
    expect(pelabuhan.getByText('1.204')).toBeInTheDocument();
    expect(pelabuhan.getByText('dari 1.210')).toBeInTheDocument();
    expect(pelabuhan.getByRole('link', { name: 'pelabuhan-november.csv' })).toHaveAttribute(
      'href',
      '#/referensi/pelabuhan/muat/m1',
    );
    await user.type(screen.getByRole('searchbox', { name: 'Nama daftar' }), 'ukuran');
    await waitFor(() => expect(screen.queryByRole('link', { name: 'Pelabuhan' })).toBeNull());
    expect(screen.getByRole('link', { name: 'Satuan' })).toBeInTheDocument();
  });
  it('PERAN-05 is closed to who keeps no lists', async () => {
    buka('/referensi/pelabuhan', {}, 'KL_VERIFIKATOR');
    expect(await screen.findByRole('heading', { name: 'Halaman Diproteksi' })).toBeInTheDocument();
  });
  it('says so when there is no such list', async () => {
    buka('/referensi/tidak-ada');
    expect(await screen.findByText('Daftar tidak ditemukan')).toBeInTheDocument();
  });
});

describe('entries of a list', () => {
  it('asks for those in force first, and narrows by word, state and source in the address', async () => {
    const { server, user } = buka('/referensi/pelabuhan');
    expect(await screen.findByRole('link', { name: 'IDTPP' })).toBeInTheDocument();
    expect(server.kepada(CARI)[0]?.url.searchParams.get('keadaan')).toBe('berlaku');
    await user.type(screen.getByRole('searchbox', { name: 'Kode pelabuhan atau uraian' }), 'priok{Enter}');
    await user.selectOptions(screen.getByRole('combobox', { name: 'Sumber' }), 'Petugas');
    await user.click(screen.getByRole('link', { name: 'Ditutup' }));
    await waitFor(() =>
      expect(Object.fromEntries(server.kepada(CARI).at(-1)?.url.searchParams ?? [])).toMatchObject({
        keyword: 'priok',
        asal: 'petugas',
        keadaan: 'ditutup',
      }),
    );
    expect(window.location.hash).toContain('keadaan=ditutup');
  });
  it('opens one beside the list with where it is used, and gives the focus back when it closes', async () => {
    const { user } = buka('/referensi/pelabuhan');
    await user.click(await screen.findByRole('link', { name: 'IDTPP' }));
    const isi = await panel();
    expect(await isi.findByText('040300')).toBeInTheDocument();
    expect(isi.getByText('Pengajuan dan draf').nextSibling).toHaveTextContent('1.284');
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('region', { name: 'IDTPP' })).toBeNull());
    expect(screen.getByRole('link', { name: 'IDTPP' })).toHaveFocus();
  });
  it('changes one on the version that is shown, and only with a reason', async () => {
    const { server, user } = buka('/referensi/pelabuhan?kode=IDTPP', { [UBAH]: sukses(entriUji()) });
    await user.click(await (await panel()).findByRole('button', { name: 'Ubah' }));
    const uraian = (await panel()).getByRole('textbox', { name: 'Uraian' });
    await user.clear(uraian);
    await user.type(uraian, 'Tanjung Priok Jakarta');
    await user.click((await panel()).getByRole('button', { name: 'Simpan' }));
    expect((await panel()).getByText('Alasan wajib diisi')).toBeInTheDocument();
    await user.type((await panel()).getByRole('textbox', { name: 'Alasan' }), 'Nama lengkap');
    await user.click((await panel()).getByRole('button', { name: 'Simpan' }));
    expect(await screen.findByText('Data Berhasil Disimpan')).toBeInTheDocument();
    expect(server.kepada(UBAH)[0]?.isi).toEqual({
      kode: 'IDTPP',
      versi: '583abe99a453728e',
      uraian: 'Tanjung Priok Jakarta',
      induk: 'ID',
      data: { kode_kantor: '040300' },
      berlaku_mulai: '2022-04-01',
      berlaku_akhir: null,
      catatan: 'Nama lengkap',
    });
  });
  it('keeps what was typed when somebody else was faster, shows his word, and saves on the newer version', async () => {
    let kini = entriUji();
    const { server, user } = buka('/referensi/pelabuhan?kode=IDTPP', {
      [SATU]: () => sukses(kini),
      [UBAH]: (_url, isi) => {
        if (isi.versi === '1111111111111111') return sukses(kini);
        kini = entriUji({ versi: '1111111111111111', uraian: 'Priok' });
        return gagal(409, 'Entri ini sudah diubah orang lain', { data: { entri: {} } });
      },
    });
    await user.click(await (await panel()).findByRole('button', { name: 'Ubah' }));
    await user.type((await panel()).getByRole('textbox', { name: 'Uraian' }), ' Jakarta');
    await user.type((await panel()).getByRole('textbox', { name: 'Alasan' }), 'Nama lengkap');
    await user.click((await panel()).getByRole('button', { name: 'Simpan' }));
    const ambil = await (await panel()).findByRole('button', { name: /Muat yang terbaru/ });
    await waitFor(() => expect(ambil).toBeEnabled());
    expect((await panel()).getByRole('button', { name: 'Simpan' })).toBeDisabled();
    await user.click(ambil);
    expect((await panel()).getByRole('textbox', { name: 'Uraian' })).toHaveValue('Tanjung Priok Jakarta');
    expect((await panel()).getByText('Diubah orang lain menjadi: Priok')).toBeInTheDocument();
    await user.click((await panel()).getByRole('button', { name: 'Simpan' }));
    await waitFor(() => expect(server.kepada(UBAH)).toHaveLength(2));
    expect(await screen.findByText('Data Berhasil Disimpan')).toBeInTheDocument();
  });
  it('shows choices by their names, and says what is wrong with a code that cannot be changed', async () => {
    const kolom = {
      ...{ kd_field: 'kd_komoditas', label: 'Kelompok komoditas', wajib: true, maks: 200, angka: false },
      ...{ pilihan: ['011', '015'], nama_pilihan: { '011': 'Beras', '015': 'Gula' } },
    };
    const pesan = 'Kode elemen grup 02 komoditas 011 harus 0211 dan dua angka';
    const { server, user } = buka('/referensi/pelabuhan?kode=IDTPP', {
      [SEMUA]: sukses([daftarUji({ kolom: [kolom] })]),
      [SATU]: sukses(entriUji({ data: { kd_komoditas: '015' } })),
      [UBAH]: gagal(422, 'Ada isian yang perlu diperbaiki', { errors: [{ path: 'kode', message: pesan }] }),
    });
    expect(await (await panel()).findByText('015 – Gula')).toBeInTheDocument();
    await user.click((await panel()).getByRole('button', { name: 'Ubah' }));
    await user.selectOptions((await panel()).getByLabelText(/Kelompok komoditas/), '011 – Beras');
    await user.type((await panel()).getByRole('textbox', { name: 'Alasan' }), 'Salah kelompok');
    await user.click((await panel()).getByRole('button', { name: 'Simpan' }));
    expect(await (await panel()).findByText(`${pesan}.`)).toBeInTheDocument();
    expect(server.kepada(UBAH)[0]?.isi).toMatchObject({ data: { kd_komoditas: '011' } });
  });
  it('asks before it leaves what was typed', async () => {
    const { user } = buka('/referensi/pelabuhan?kode=IDTPP');
    await user.click(await (await panel()).findByRole('button', { name: 'Ubah' }));
    await user.type((await panel()).getByRole('textbox', { name: 'Uraian' }), 'x');
    await user.click((await panel()).getByRole('button', { name: 'Tutup panel' }));
    const tanya = within(await screen.findByRole('dialog', { name: 'Ketikan belum disimpan' }));
    await user.click(tanya.getByRole('button', { name: 'Tidak' }));
    expect((await panel()).getByRole('textbox', { name: 'Uraian' })).toHaveValue('Tanjung Priokx');
    await user.click((await panel()).getByRole('button', { name: 'Tutup panel' }));
    await user.click(screen.getByRole('button', { name: 'Ya' }));
    await waitFor(() => expect(window.location.hash).not.toContain('kode=IDTPP'));
    window.location.hash = '#/referensi/pelabuhan?kode=IDTPP';
    await user.click(await (await panel()).findByRole('button', { name: 'Ubah' }));
    expect((await panel()).getByRole('textbox', { name: 'Uraian' })).toHaveValue('Tanjung Priok');
  });
  it('closes one on a day with a reason', async () => {
    const TUTUP = `POST ${KELOLA}/pelabuhan/entri/tutup`;
    const { server, user } = buka('/referensi/pelabuhan?kode=IDTPP', { [TUTUP]: sukses(entriUji()) });
    await user.click(await (await panel()).findByRole('button', { name: 'Tutup entri' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Tutup entri IDTPP' }));
    const hari = dialog.getByLabelText(/Hari terakhir berlaku/);
    await user.clear(hari);
    await user.type(hari, '2026-12-31');
    await user.type(dialog.getByRole('textbox', { name: 'Alasan' }), 'Digabung');
    await user.click(dialog.getByRole('button', { name: 'Tutup entri' }));
    expect(await screen.findByText('IDTPP ditutup.')).toBeInTheDocument();
    expect(server.kepada(TUTUP)[0]?.isi).toEqual({
      kode: 'IDTPP',
      versi: '583abe99a453728e',
      berlaku_akhir: '2026-12-31',
      catatan: 'Digabung',
    });
  });
  it('opens a closed one again', async () => {
    const BUKA = `POST ${KELOLA}/pelabuhan/entri/buka`;
    const tertutup = entriUji({ keadaan: 'ditutup', berlaku_akhir: '2026-06-30' });
    const { server, user } = buka('/referensi/pelabuhan?kode=IDTPP', {
      [SATU]: sukses(tertutup),
      [BUKA]: sukses(entriUji()),
    });
    await user.click(await (await panel()).findByRole('button', { name: 'Buka kembali' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Buka kembali IDTPP' }));
    await user.type(dialog.getByRole('textbox', { name: 'Alasan' }), 'Salah tutup');
    await user.click(dialog.getByRole('button', { name: 'Buka kembali' }));
    await waitFor(() => expect(server.kepada(BUKA)[0]?.isi).toMatchObject({ kode: 'IDTPP', catatan: 'Salah tutup' }));
  });
  it('adds one; what the server refuses stands at its field', async () => {
    const salah = gagal(422, 'Ada isian yang perlu diperbaiki', {
      errors: [{ langkah: 'entri', path: 'data.kode_kantor', message: 'Kantor pabean 999 tidak ada di daftar' }],
    });
    const { server, user } = buka('/referensi/pelabuhan', {
      [BARU]: (_url, isi) => ((isi.data as Record<string, string>).kode_kantor === '999' ? salah : sukses(entriUji())),
    });
    await user.click(await screen.findByRole('button', { name: 'Tambah entri' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Tambah entri Pelabuhan' }));
    await user.type(dialog.getByRole('textbox', { name: 'Kode pelabuhan' }), 'IDXYZ');
    await user.type(dialog.getByRole('textbox', { name: 'Uraian' }), 'Pelabuhan baru');
    await user.type(dialog.getByRole('textbox', { name: 'Kantor pabean' }), '999');
    await user.type(dialog.getByRole('textbox', { name: 'Alasan' }), 'Dibuka');
    await user.click(dialog.getByRole('button', { name: 'Tambah entri' }));
    const kantor = dialog.getByRole('textbox', { name: 'Kantor pabean' });
    await waitFor(() => expect(kantor).toHaveAccessibleDescription('Kantor pabean 999 tidak ada di daftar'));
    await waitFor(() => expect(kantor).toHaveFocus());
    await user.clear(kantor);
    await user.type(kantor, '040300');
    await user.click(dialog.getByRole('button', { name: 'Tambah entri' }));
    expect(await screen.findByText('IDTPP ditambahkan.')).toBeInTheDocument();
    expect(server.kepada(BARU)[1]?.isi).toMatchObject({ kode: 'IDXYZ', induk: null, data: { kode_kantor: '040300' } });
  });
  it('refuses an end before its beginning at the field, before anything is sent', async () => {
    const { server, user } = buka('/referensi/pelabuhan', { [BARU]: sukses(entriUji()) });
    await user.click(await screen.findByRole('button', { name: 'Tambah entri' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Tambah entri Pelabuhan' }));
    await user.type(dialog.getByRole('textbox', { name: 'Kode pelabuhan' }), 'IDXYZ');
    await user.type(dialog.getByRole('textbox', { name: 'Uraian' }), 'Pelabuhan baru');
    await user.type(dialog.getByRole('textbox', { name: 'Alasan' }), 'Dibuka');
    await user.type(dialog.getByLabelText(/Berlaku mulai/), '02-01-2027');
    const sampai = dialog.getByLabelText(/Berlaku sampai/);
    await user.type(sampai, '01-01-2027');
    await user.click(dialog.getByRole('button', { name: 'Tambah entri' }));
    expect(sampai).toHaveAccessibleDescription(/Berlaku sampai tidak boleh sebelum berlaku mulai/);
    expect(server.kepada(BARU)).toHaveLength(0);
    await user.clear(sampai);
    await user.type(sampai, '02-01-2027');
    await user.click(dialog.getByRole('button', { name: 'Tambah entri' }));
    await waitFor(() => expect(server.kepada(BARU)).toHaveLength(1));
  });
  it('leaves a list with a screen of its own to that screen', async () => {
    buka('/referensi/pelabuhan?kode=IDTPP', { [SEMUA]: sukses([daftarUji({ layar_sendiri: true })]) });
    expect(await (await panel()).findByText('040300')).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Tambah entri' })).toBeNull();
    expect((await panel()).queryByRole('button', { name: 'Ubah' })).toBeNull();
  });
});
