import { opsiAwal } from '@sinas/domain/komoditas/opsi';
import { KELOMPOK } from '@sinas/domain/komoditas/daftar';
import { layanan } from '@sinas/domain/layanan/daftar';
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { Konsol } from '../../Konsol';
import type { BarisPk, Detail, Ringkasan } from '../../providers/wire';
import { aksi, detail, ringkasan } from '../../test-berkas';
import { gagal, pasangServer, sesi, sukses, type Jawaban } from '../../test-server';

const NK = '/nk/v2/data-nk';
const PK: Partial<Ringkasan> = {
  ...{ kd_rekom: '08', jnsLayanan: 'PK', nama_layanan: 'Penetapan Kebutuhan K/L', id_organisasi: null },
  ...{
    kd_komoditas: '014',
    ur_komoditas: 'Daging lembu',
    kd_ga_pemilik: '019',
    nama_perusahaan: 'Kementerian Perindustrian',
    npwp: '',
  },
};
const kelompok = KELOMPOK.get('014');
if (!kelompok) throw new Error('014');
const LENGKAP = { boleh_kirim: true, persen: 100, langkah: [], masalah: [] };

function berkas(kd: '00' | '23', aksiAda: string[], ubah: Partial<Detail> = {}): Detail {
  const d = detail(
    aksiAda.map((a) => aksi(a as Parameters<typeof aksi>[0])),
    { ...PK, kd_status_pengajuan: kd },
  );
  const formulir = layanan('08').formulir;
  return {
    ...d,
    id: '7',
    baris: [],
    kelengkapan: LENGKAP,
    json_simpan: {
      ...d.json_simpan,
      kd_rekom: '08',
      kd_komoditas: '014',
      kepala: { unit_pengusul: 'Ditjen' },
      pernyataan: false,
    },
    formulir: {
      ...d.formulir,
      isian: (formulir?.isian ?? []) as Detail['formulir']['isian'],
      opsi: opsiAwal(kelompok as NonNullable<typeof kelompok>, 2027),
      satuan: [{ kodeSatuan: 'TNE', urSatuan: 'Ton' }],
    },
    ...ubah,
  };
}
const baris = (id: string, id_level: 1 | 2 | 3, id_induk: string | null, isi: Partial<BarisPk>): BarisPk => ({
  ...{ id, id_level, id_induk, seri: 1, versi: 1, jumlah_anak: 0, jml: '100', jml_usulan: '100', jml_keputusan: null },
  ...{ alasan: '', satuan: 'TNE', ...isi },
});
const BARIS = [
  baris('1', 1, null, { uraian: 'Penugasan pangan', jml: '180', jumlah_anak: 1 }),
  baris('2', 2, '1', { nama: 'PT Nusa', npwp: '0900000000417000', jml_keputusan: '60', alasan: 'Stok cukup' }),
  baris('3', 3, '2', { uraian_barang: 'Daging beku', '08': '02023000', periode: ['012027'] }),
];
type Peran = Parameters<typeof sesi>[0];
function buka(d: Detail, peran: Peran, lain: Record<string, Jawaban | ((url: URL) => Jawaban)> = {}) {
  window.location.hash = '#/pk/7';
  const server = pasangServer({
    'GET /api/sesi': sesi(peran),
    [`GET ${NK}/get`]: sukses(d),
    [`GET ${NK}/getPK`]: (url: URL) =>
      sukses(BARIS.filter((b) => String(b.id_level) === url.searchParams.get('id_level'))),
    [`GET ${NK}/impor`]: sukses(null),
    'GET /api/ref/v2/negara': sukses([{ KodeNegara: 'AU', Negara: 'Australia', KodeWilayah: '', Wilayah: '' }]),
    ...lain,
  });
  render(<Konsol />);
  return server;
}
const baca = (nama: RegExp) => screen.findByRole('row', { name: nama });

describe('needs of the own ministry', () => {
  it('lists them, and begins one', async () => {
    window.location.hash = '#/pk';
    const server = pasangServer({
      'GET /api/sesi': sesi('KL_VERIFIKATOR'),
      [`GET ${NK}/daftarPK`]: sukses([ringkasan({ ...PK, kd_status_pengajuan: '00' })], {
        page: 1,
        limit: 25,
        total: 1,
      }),
      [`POST ${NK}/pk`]: sukses({ noAju: '0', idNk: '7', versi: 1, json_data: {}, kelengkapan: LENGKAP }),
      [`GET ${NK}/get`]: sukses(berkas('00', ['simpan', 'kirim_pk'])),
      [`GET ${NK}/getPK`]: sukses([]),
      [`GET ${NK}/impor`]: sukses(null),
    });
    render(<Konsol />);
    expect(await screen.findByRole('link', { name: 'Daging lembu' })).toHaveAttribute('href', '#/pk/7');
    const user = userEvent.setup();
    await user.click(screen.getByRole('button', { name: 'Buat PK' }));
    await user.selectOptions(screen.getByLabelText('Komoditas'), '014');
    await user.click(screen.getByRole('button', { name: 'Buat' }));
    expect(await screen.findByRole('heading', { level: 1, name: 'PK Daging lembu 2027' })).toBeInTheDocument();
    expect(server.kepada(`POST ${NK}/pk`)[0]?.isi).toEqual({ kd_komoditas: '014' });
  });
  it('who only reads begins none', async () => {
    window.location.hash = '#/pk';
    pasangServer({
      'GET /api/sesi': sesi('ESELON'),
      [`GET ${NK}/daftarPK`]: sukses([], { page: 1, limit: 25, total: 0 }),
    });
    render(<Konsol />);
    expect(
      await screen.findByText('Penetapan kebutuhan yang disusun kementerian Anda tampil di sini.'),
    ).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Buat PK' })).not.toBeInTheDocument();
  });

  it('shows three levels, each row below its own', async () => {
    buka(berkas('00', ['simpan', 'kirim_pk']), 'KL_VERIFIKATOR');
    const tabel = await screen.findByRole('region', { name: 'Tabel Kebutuhan, penerima, dan barang' });
    const rows = within(tabel).getAllByRole('row').slice(1);
    expect(rows.map((r) => r.dataset['level'])).toEqual(['1', '2', '3']);
    expect(rows[1]).toHaveTextContent('PT Nusa');
    expect(rows[1]).toHaveTextContent('60');
    expect(rows[1]).toHaveTextContent('Stok cukup');
    expect(rows[2]).toHaveTextContent('HS 02023000, Jan 2027');
  });

  it('adds a row below another one, with the fault at its field', async () => {
    let ke = 0;
    const server = buka(berkas('00', ['simpan', 'kirim_pk']), 'KL_VERIFIKATOR', {
      [`POST ${NK}/modalPK`]: () =>
        ++ke === 1
          ? gagal(422, 'Jumlah melebihi', { errors: [{ path: 'jml', message: 'Jumlah penerima 181 melebihi' }] })
          : sukses({ noAju: '0', idNk: '7', versi: 4, json_data: {}, kelengkapan: LENGKAP, rows: [] }),
    });
    const user = userEvent.setup();
    await user.click(await screen.findByRole('button', { name: 'Tambah penerima pada Penugasan pangan' }));
    await user.type(screen.getByLabelText(/NPWP penerima/), '0900000000551870');
    await user.type(screen.getByLabelText(/Nama penerima/), 'PT Pipa');
    await user.type(screen.getByLabelText(/^Jumlah/), '81,5');
    await user.click(screen.getByRole('button', { name: 'Simpan' }));
    expect(await screen.findByText('Jumlah penerima 181 melebihi')).toBeInTheDocument();
    await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Simpan' }));
    expect(server.kepada(`POST ${NK}/modalPK`).at(-1)?.isi).toEqual({
      ...{ idNk: '7', id_level: 2, id_induk: '1' },
      rows: [{ npwp: '0900000000551870', nama: 'PT Pipa', satuan: 'TNE', jml: '81.5' }],
    });
  });

  it('sends it with the statement; what lacks stands there and holds it', async () => {
    const masalah = [{ langkah: 'umum', path: 'dasar_kebutuhan', message: 'Dasar penetapan kebutuhan wajib diisi' }];
    const kurang = berkas('00', ['simpan', 'kirim_pk'], { kelengkapan: { ...LENGKAP, boleh_kirim: false, masalah } });
    buka(kurang, 'KL_VERIFIKATOR');
    const daftar = await screen.findByRole('list', { name: 'Yang masih kurang' });
    expect(daftar).toHaveTextContent('Dasar penetapan kebutuhan wajib diisi');
    expect(screen.getByRole('button', { name: 'Kirim' })).toBeDisabled();
  });
  it('a complete one is sent', async () => {
    const hasil = { noAju: '0', idNk: '7', versi: 9, json_data: {}, kelengkapan: LENGKAP };
    const server = buka(berkas('00', ['simpan', 'kirim_pk']), 'KL_VERIFIKATOR', {
      [`PUT ${NK}/pk`]: sukses(hasil),
      [`POST ${NK}/kirimPermohonanPK`]: sukses({ ...hasil, kd_status_pengajuan: '23' }),
    });
    const user = userEvent.setup();
    expect(await screen.findByText('Semua isian lengkap.')).toBeInTheDocument();
    await user.click(screen.getByRole('checkbox', { name: /Data pada penetapan/ }));
    await user.click(screen.getByRole('button', { name: 'Kirim' }));
    await screen.findByText('Data Berhasil Dikirim');
    expect(server.kepada(`POST ${NK}/kirimPermohonanPK`)[0]?.isi).toEqual({ idNk: '7', versi: 9 });
  });

  it('what stands on the screen is what is sent: typing that was not saved goes with the statement, in one write', async () => {
    const hasil = { noAju: '0', idNk: '7', versi: 9, json_data: {}, kelengkapan: LENGKAP };
    const d = berkas('00', ['simpan', 'kirim_pk']);
    let terkirim = false;
    const server = buka({ ...d, json_simpan: { ...d.json_simpan, pernyataan: true } }, 'KL_VERIFIKATOR', {
      [`GET ${NK}/get`]: () =>
        sukses(
          terkirim
            ? berkas('23', [], { json_simpan: { ...d.json_simpan, kepala: { unit_pengusul: 'Ditjen dari rekan' } } })
            : { ...d, json_simpan: { ...d.json_simpan, pernyataan: true } },
        ),
      [`PUT ${NK}/pk`]: sukses(hasil),
      [`POST ${NK}/kirimPermohonanPK`]: () => {
        terkirim = true;
        return sukses({ ...hasil, kd_status_pengajuan: '23' });
      },
    });
    const user = userEvent.setup();
    const unit = await screen.findByLabelText(/Unit kerja pengusul/);
    await user.clear(unit);
    await user.type(unit, 'Ditjen Agro');
    await user.click(screen.getByRole('button', { name: 'Kirim' }));
    await screen.findByText('Data Berhasil Dikirim');
    expect(server.kepada(`PUT ${NK}/pk`).map((k) => k.isi)).toEqual([
      { idNk: '7', versi: d.versi, kepala: { unit_pengusul: 'Ditjen Agro' }, jawaban: [], pernyataan: true },
    ]);
    expect(server.kepada(`POST ${NK}/kirimPermohonanPK`)[0]?.isi).toEqual({ idNk: '7', versi: 9 });
    // Then what is stored is read, not what was typed.
    expect(await screen.findByText('Ditjen dari rekan')).toBeInTheDocument();
    expect(screen.queryByText('Ditjen Agro')).not.toBeInTheDocument();
  });

  it('a refusal stays on the page, though the statement that went before it has made a new version', async () => {
    const hasil = { noAju: '0', idNk: '7', versi: 9, json_data: {}, kelengkapan: LENGKAP };
    const d = berkas('00', ['simpan', 'kirim_pk']);
    let tersimpan = false;
    buka(d, 'KL_VERIFIKATOR', {
      [`GET ${NK}/get`]: () =>
        sukses(tersimpan ? { ...d, versi: 9, json_simpan: { ...d.json_simpan, pernyataan: true } } : d),
      [`PUT ${NK}/pk`]: () => {
        tersimpan = true;
        return sukses(hasil);
      },
      [`POST ${NK}/kirimPermohonanPK`]: gagal(409, 'Masih ada PK lain yang terbuka'),
    });
    const user = userEvent.setup();
    await user.click(await screen.findByRole('checkbox', { name: /Data pada penetapan/ }));
    await user.click(screen.getByRole('button', { name: 'Kirim' }));
    expect(await screen.findByText('Masih ada PK lain yang terbuka')).toBeInTheDocument();
    await new Promise((lanjut) => setTimeout(lanjut, 100));
    expect(screen.getByText('Masih ada PK lain yang terbuka')).toBeInTheDocument();
  });

  it('the workbook: template, upload, and what came of it', async () => {
    const impor = { id: 'i', status: 'SELESAI', nama_file: 'pk.xlsx', versi_templat: 5, total: 3, diproses: 3 };
    const server = buka(berkas('00', ['simpan', 'kirim_pk']), 'KL_VERIFIKATOR', {
      [`GET ${NK}/impor`]: sukses({
        ...impor,
        diterima: 2,
        ditolak: 1,
        pesan: null,
        url_hasil: '/hasil',
        selesai_pada: null,
      }),
      'POST /nk/v2/postPKBulkExcel': sukses({ id_impor: 'i' }),
    });
    expect(await screen.findByText(/2 baris diterima, 1 perlu perbaikan/)).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Unduh berkas hasil' })).toHaveAttribute('href', '/hasil');
    expect(screen.getByRole('link', { name: 'Unduh templat' })).toHaveAttribute('href', `${NK}/templat/7`);
    await userEvent.setup().upload(screen.getByLabelText('Buku kerja PK'), new File(['x'], 'pk.xlsx'));
    expect(server.kepada('POST /nk/v2/postPKBulkExcel')).toHaveLength(1);
  });
  it('the workbook is looked at first; its right rows are taken on demand', async () => {
    const impor = {
      ...{ id: 'i', status: 'SIAP', cara: 'uji', nama_file: 'pk.xlsx', versi_templat: 5, total: 3, diproses: 3 },
      ...{ diterima: 2, ditolak: 1, baru: 1, berubah: 1, tetap: 0, pesan: null, url_hasil: '/hasil', jumlah: [] },
      masalah: [{ lembar: 'Penerima alokasi', sel: 'D4', pesan: 'NPWP penerima harus enam belas angka' }],
      ...{ masalah_lain: 0, selesai_pada: null, berlaku_sampai: '2026-11-21T07:32:00Z' },
    };
    const server = buka(berkas('00', ['simpan', 'kirim_pk']), 'KL_VERIFIKATOR', {
      [`GET ${NK}/impor`]: sukses(impor),
      'POST /nk/v2/pk/impor/i/tindakan': sukses({ ...impor, status: 'SELESAI' }),
    });
    expect(await screen.findByText(/NPWP penerima harus enam belas angka/)).toBeInTheDocument();
    await userEvent.setup().click(screen.getByRole('button', { name: 'Ambil 2 baris yang benar saja' }));
    expect(server.kepada('POST /nk/v2/pk/impor/i/tindakan')[0]?.isi).toEqual({ tindakan: 'benar' });
  });

  it('a higher officer gives a row another quantity, with its reason', async () => {
    const server = buka(berkas('23', ['intersep', 'kembalikan']), 'KL_PEMUTUS', {
      [`POST ${NK}/keputusanPK`]: sukses({ noAju: '0', idNk: '7', versi: 5, kd_status_pengajuan: '23', ur_status: '' }),
    });
    const user = userEvent.setup();
    await baca(/PT Nusa/);
    expect(screen.queryByRole('button', { name: /Tambah penerima/ })).not.toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Ubah jumlah PT Nusa' }));
    expect(screen.getByText(/Isi 0 untuk tidak memberi/)).toBeInTheDocument();
    const jumlah = screen.getByLabelText(/^Jumlah/);
    await user.clear(jumlah);
    await user.type(jumlah, '0');
    await user.clear(screen.getByLabelText(/^Alasan/));
    await user.click(screen.getByRole('button', { name: 'Simpan jumlah' }));
    expect(await screen.findByText('Alasan wajib diisi karena jumlahnya diubah')).toBeInTheDocument();
    await user.type(screen.getByLabelText(/^Alasan/), 'Realisasi rendah');
    await user.click(screen.getByRole('button', { name: 'Simpan jumlah' }));
    await screen.findByText('Data Berhasil Disimpan');
    expect(server.kepada(`POST ${NK}/keputusanPK`)[0]?.isi).toMatchObject({
      ...{ id_level: 2, versi: 3 },
      rows: [{ id: '2', jml_usulan: '100', jml_keputusan: '0', alasan: 'Realisasi rendah' }],
    });
  });

  it('is given up after a question', async () => {
    const server = buka(berkas('00', ['simpan', 'batalkan_pk']), 'KL_ADMIN', {
      [`DELETE ${NK}/pk`]: sukses({ noAju: '0', idNk: '7', versi: 5, kd_status_pengajuan: '80', ur_status: '' }),
    });
    const user = userEvent.setup();
    await user.click(await screen.findByRole('button', { name: 'Batalkan PK' }));
    expect(screen.getByText('PK ini tidak dilanjutkan. Riwayatnya tetap tersimpan.')).toBeInTheDocument();
    await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Batalkan PK' }));
    await screen.findByText('PK dibatalkan');
    expect(server.kepada(`DELETE ${NK}/pk`)[0]?.url.searchParams.get('id_nk')).toBe('7');
  });

  it('of another ministry it is read, and not written', async () => {
    buka({ ...berkas('23', ['intersep', 'simpan', 'batalkan_pk']), kd_ga_pemilik: '018' }, 'KL_VERIFIKATOR');
    await baca(/PT Nusa/);
    expect(screen.queryByRole('button', { name: /^Batalkan/ })).not.toBeInTheDocument();
    expect(screen.queryByRole('button', { name: /^Hapus/ })).not.toBeInTheDocument();
  });
});
