import { layanan } from '@sinas/domain/layanan/daftar';
import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it } from 'vitest';
import { Konsol } from '../../Konsol';
import { aksi, detail, lembar, ringkasan } from '../../test-berkas';
import { pasangServer, sesi, sukses, type Jawaban } from '../../test-server';

const NPP = '/nk/v2/npp';
const NK = '/nk/v2/data-nk';
const LEMBAR = `${NK}/keputusanInHouse`;
const RKT = { kd_rekom: '09', jnsLayanan: 'RKT', nama_layanan: 'Rencana Kebutuhan Tahunan' } as const;
const HITUNG = {
  ...{ untuk_saya: 2, semua: 5, saya: 1, belum: 3, lewat: 1, perbaikan_masuk: 0 },
  ...{ di_pemohon: 1, koordinator: 0, pejabat: 0 },
};
const rencana = (lain: Parameters<typeof ringkasan>[0] = {}) => ringkasan({ ...RKT, ...lain });

function bukaDaftar(peran: Parameters<typeof sesi>[0], rows: object[]) {
  window.location.hash = '#/rencana';
  const server = pasangServer({
    'GET /api/sesi': sesi(peran),
    [`GET ${NPP}/pengajuan/riwayat`]: sukses(rows, { total: rows.length, hitung: HITUNG }),
    [`GET ${NK}/inhouse/pengajuan`]: sukses([], { hitung: HITUNG, total: 0 }),
    [`POST ${NK}/inhouse/check-pengajuan`]: sukses({ idNk: '7', versi: 4 }),
  });
  render(<Konsol />);
  return { server, user: userEvent.setup() };
}

describe('plans as a list', () => {
  it('each says whose desk it is on and until when, in the words of plans', async () => {
    const b = rencana({ kd_status_pengajuan: '51', ur_status: 'Ditetapkan sebagian' });
    bukaDaftar('KL_VERIFIKATOR', [{ ...b, jam: { ...b.jam, tenggat: '2026-12-18T16:59:59Z' } }]);
    const baris = await screen.findByRole('row', { name: /PT Mitra Boga Rafinasi/ });
    expect(within(baris).getByText('Ditetapkan sebagian')).toBeVisible();
    expect(within(baris).getByText('Verifikator')).toHaveAttribute('title', 'Kementerian Perindustrian, verifikator');
    expect(within(baris).getByText('18 Desember 2026')).toBeVisible();
    expect(within(baris).getByRole('link', { name: 'PT Mitra Boga Rafinasi' })).toHaveAttribute(
      'href',
      '#/rencana/7/show',
    );
  });
  it('a view of a desk asks for that desk and has its count; a filter stays with it', async () => {
    const { server, user } = bukaDaftar('KL_VERIFIKATOR', [rencana()]);
    const tampilan = within(await screen.findByRole('navigation', { name: 'Tampilan rencana' }));
    await waitFor(() => expect(tampilan.getByRole('link', { name: /^Belum diambil/ })).toHaveTextContent('3'));
    await user.click(tampilan.getByRole('link', { name: /^Belum diambil/ }));
    await user.selectOptions(screen.getByLabelText('Komoditas'), '015');
    await user.type(screen.getByLabelText('Nama perusahaan'), 'mitra{Enter}');
    await waitFor(() => {
      const kueri = server.kepada(`GET ${NPP}/pengajuan/riwayat`).at(-1)?.url.searchParams;
      expect(Object.fromEntries(kueri ?? [])).toMatchObject({
        ...{ antrean: 'belum', kd_komoditas: '015', nama_perusahaan: 'mitra', page: '1', limit: '25' },
      });
    });
  });
  it('plans are claimed from the list', async () => {
    const { server, user } = bukaDaftar('KL_VERIFIKATOR', [rencana({ kd_status_pengajuan: '20', pengambil: null })]);
    await user.click(await screen.findByRole('checkbox', { name: /Pilih PT Mitra Boga Rafinasi/ }));
    await user.click(screen.getByRole('button', { name: /^Ambil/ }));
    await waitFor(() =>
      expect(server.kepada(`POST ${NK}/inhouse/check-pengajuan`).map((p) => p.url.search)).toEqual(['?id_nk=7']),
    );
  });
  it('who belongs to no desk has no view of his own and claims nothing', async () => {
    bukaDaftar('KOORDINATOR', [rencana()]);
    const tampilan = within(await screen.findByRole('navigation', { name: 'Tampilan rencana' }));
    expect(tampilan.queryByRole('link', { name: /Untuk saya|Tugas saya/ })).toBeNull();
    expect(tampilan.getByRole('link', { name: /Semua rencana/ })).toHaveAttribute('aria-current', 'page');
    const baris = await screen.findByRole('row', { name: /PT Mitra Boga Rafinasi/ });
    expect(within(baris).getByText('Kementerian Perindustrian, verifikator')).toBeVisible();
    expect(screen.queryByRole('checkbox')).toBeNull();
  });
});

const baris = (id: string, lain: object) => ({
  ...{ id, id_induk: null, seri: 1, versi: 1, jml: '1200', satuan: 'TNE', uraian: 'Gula kristal mentah' },
  ...{ jumlah_anak: 0, data: {}, rencana: [], realisasi: [] },
  ...{ jml_rekomendasi: null, jml_keputusan: null, jml_produk_keputusan: null },
  ...lain,
});
const BARANG = baris('71', {
  ...{ jenis: 'impor', data: { '08': '17011400', ur_negara_asal: 'Brasil', satuan: 'TNE' } },
  rencana: [
    { periode: '012027', jml: '700', ref: null },
    { periode: '022027', jml: '500.5', ref: null },
  ],
  realisasi: [
    { periode: '032026', jml: '400', ref: 'PIB-1' },
    { periode: '032026', jml: '450', ref: 'PIB-2' },
  ],
});
const BAHAN = baris('81', {
  jumlah_anak: 1,
  uraian: 'Bahan',
  data: { asal: 'lokal', supplier: 'PT Tebu', satuan: 'TNE' },
});
const PRODUK = baris('82', {
  id_induk: '81',
  uraian: 'Gula rafinasi',
  jml_produk_keputusan: '800',
  data: { hs: '17019910' },
});
const UJI = [
  { kode: 2, hasil: 'sesuai', satuan: 'TNE', a: '960', b: '1200', kalimat: 'tidak tampil', langkah: 'produksi', id_baris: null, seri: 1 }, // prettier-ignore
  { kode: 5, hasil: 'peringatan', satuan: 'TNE', a: '1200', b: '700', kalimat: 'Rencana impor melebihi 150%', langkah: 'barang', id_baris: null, seri: null }, // prettier-ignore
];
const DUA_TAHUN = {
  ...{ jenis: 'barang_impor', uraian: 'Gula kristal mentah', hs: '17011400', satuan: 'TNE' },
  lalu: { rencana: '1000', realisasi: '850', keputusan: '900' },
  kini: { rencana: '1200', realisasi: null, keputusan: null, realisasi_lalu: '860' },
};
type Isi = { aksi?: ReturnType<typeof aksi>[]; kepala?: Record<string, string>; lembar?: ReturnType<typeof lembar> };
async function bukaBerkas(peran: Parameters<typeof sesi>[0], isi: Isi = {}, ubah: object = {}) {
  window.location.hash = '#/rencana/7/show';
  const d = detail(isi.aksi ?? [aksi('kembalikan'), aksi('teruskan')], { ...RKT, ...ubah });
  const kepala = {
    jenis_pelaku: 'PRODUSEN',
    trader_type: 'IMPORTIR',
    catatan_impor: 'Lini kedua berjalan',
    ...isi.kepala,
  };
  const skema = layanan('09').formulir;
  const berkas = {
    ...d,
    json_simpan: { ...d.json_simpan, kepala },
    formulir: { ...d.formulir, langkah: skema?.langkah, isian: skema?.isian },
  };
  const jawab: Record<string, Jawaban | ((url: URL) => Jawaban)> = {
    'GET /api/sesi': sesi(peran),
    [`GET ${NPP}/pengajuan/7`]: sukses(berkas),
    [`GET ${NPP}/pengajuan/history/7`]: sukses([]),
    [`GET ${NPP}/pengajuan/banding/${d.noAju}`]: sukses({ tahun: 2027, no_aju_lalu: null, baris: [DUA_TAHUN] }),
    [`GET ${NPP}/data-npp/checkpoint/v2`]: sukses({ neraca: UJI, pesan: [] }),
    [`GET ${NPP}/data-npp/barang`]: sukses([BARANG], { total: 1 }),
    [`GET ${NPP}/data-npp/produksi`]: sukses([BAHAN], { total: 1 }),
    [`GET ${NPP}/data-npp/produksi/produk`]: sukses([PRODUK]),
    [`GET ${LEMBAR}`]: sukses(isi.lembar ?? lembar(4, ['8000', '6000'], [1, 2, 3, 4, 5])),
    [`PUT ${LEMBAR}`]: sukses(isi.lembar ?? lembar(4, ['8000', '6000'])),
    [`POST ${LEMBAR}`]: sukses({
      idNk: '7',
      noAju: 'x',
      versi: 4,
      kd_status_pengajuan: '25',
      ur_status: 'Perlu Perbaikan',
    }),
  };
  const server = pasangServer(jawab);
  render(<Konsol />);
  await screen.findByRole('heading', { name: /PT Mitra Boga Rafinasi/ });
  return { server, user: userEvent.setup() };
}

describe('one plan before its desks', () => {
  beforeEach(() => {
    window.location.hash = '#/rencana/7/show';
  });
  it('D.1 its tabs follow the kind of actor, and nothing of permits is asked for', async () => {
    const { server } = await bukaBerkas('KL_VERIFIKATOR', { kepala: { jenis_pelaku: 'PEDAGANG' } });
    expect((await screen.findAllByRole('tab')).map((t) => t.textContent)).toEqual(['Barang', 'Distribusi']);
    await screen.findByRole('button', { name: /1\. Gula kristal mentah/ });
    const milikIzin = ['get', 'serah', 'keberatan', 'permintaan-informasi', 'dataDistribusi', 'rki/pengajuan-history'];
    for (const apa of milikIzin) expect(server.kepada(`GET ${NK}/${apa}`)).toEqual([]);
  });
  it('D.2 a row opens on its months: what is planned, and what several papers tell of a month as their sum', async () => {
    const { user } = await bukaBerkas('KL_VERIFIKATOR');
    await user.click(await screen.findByRole('button', { name: /1\. Gula kristal mentah/ }));
    const bulan = within(screen.getByRole('region', { name: 'Bulan baris 1' }));
    const sel = (nama: string) =>
      within(bulan.getByRole('row', { name: new RegExp(nama) }))
        .getAllByRole('cell')
        .map((c) => c.textContent);
    expect(sel('Rencana 2027').slice(0, 3)).toEqual(['700', '500,5', '-']);
    expect(sel('Rencana 2027').at(-1)).toBe('1.200,5');
    expect(sel('Realisasi 2026').slice(2, 3)).toEqual(['850']);
    expect(bulan.queryByRole('row', { name: /Realisasi 2027/ })).toBeNull();
  });
  it('NERACA-05 a product says what the determined material makes possible', async () => {
    const { user } = await bukaBerkas('KL_VERIFIKATOR');
    await user.click(await screen.findByRole('tab', { name: 'Produksi' }));
    await user.click(await screen.findByRole('button', { name: /1\. Bahan/ }));
    expect(await screen.findByText(/Menurut bahan baku yang ditetapkan: 800 ton/)).toBeVisible();
    // Neither the material nor the product was planned month by month.
    expect(screen.getAllByText('Belum dirinci per bulan.')).toHaveLength(2);
  });
  it('D.3 checks with their figures; a sentence only where they do not agree, with the company’s note', async () => {
    await bukaBerkas('KL_VERIFIKATOR');
    const panel = within(await screen.findByRole('region', { name: 'Tabel pemeriksaan rencana' }));
    expect(panel.getAllByRole('row').map((r) => r.textContent)).toEqual([
      ...[' Kapasitas terpasang, baris 1, Sesuai', 'Rencana produksi960 ton', 'Kapasitas terpasang1.200 ton'],
      ...[
        ' Impor dibanding tahun lalu, Perlu perhatian',
        'Rencana impor1.200 ton',
        'Realisasi impor tahun lalu700 ton',
      ],
      'Perlu perhatian. Rencana impor melebihi 150%.',
    ]);
    expect(screen.getAllByText('Lini kedua berjalan').length).toBeGreaterThan(0);
  });
  it('last year stands beside this one; where the two plans tell it differently both are shown', async () => {
    await bukaBerkas('KL_VERIFIKATOR');
    const tabel = within(await screen.findByRole('region', { name: 'Tabel perbandingan dua tahun' }));
    const sel = within(tabel.getAllByRole('row')[2] as HTMLElement).getAllByRole('cell');
    expect(sel.map((c) => c.textContent)).toEqual([
      ...['Gula kristal mentahImpor, 1701.14.00, ton', '1.000', '850menurut rencana ini 860', '900', '1.200', '-', '-'],
    ]);
    expect(screen.getByText('Tidak ada rencana 2026 yang ditetapkan untuk komoditas ini.')).toBeVisible();
  });
  it('T8 a remark on a row of a tab names that row, and goes with the return', async () => {
    const { server, user } = await bukaBerkas('KL_VERIFIKATOR');
    await user.click(await screen.findByRole('tab', { name: 'Produksi' }));
    await user.click(await screen.findByRole('button', { name: 'Tambah catatan pada bahan baku baris 1' }));
    const dialog = within(await screen.findByRole('dialog'));
    await user.selectOptions(dialog.getByLabelText(/^Kolom/), 'supplier');
    expect(dialog.getByLabelText('Baris')).toHaveValue('Bahan baku baris 1, Bahan');
    await user.selectOptions(dialog.getByLabelText(/^Alasan/), 'A02');
    await user.type(dialog.getByLabelText(/^Catatan untuk pemohon/), 'Sebutkan pemasok');
    await user.click(dialog.getByRole('button', { name: 'Tambah catatan' }));
    await user.click(screen.getByRole('button', { name: /^Kembalikan/ }));
    await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Kembalikan' }));
    await waitFor(() =>
      expect(server.kepada(`POST ${LEMBAR}`)[0]?.isi).toMatchObject({
        ...{ idNk: '7', kd_keputusan: '2' },
        perbaikan: [
          { tab: 'produksi', id_baris: '81', kd_field: 'supplier', kd_alasan: 'A02', catatan: 'Sebutkan pemasok' },
        ],
      }),
    );
  });
  it('T15 a plan that imports nothing is approved without any quantity', async () => {
    const { server, user } = await bukaBerkas(
      'KL_PEMUTUS',
      {
        aksi: [aksi('setuju'), aksi('setuju_sebagian', 'x'), aksi('pertimbangan', 'x'), aksi('tolak')],
        kepala: { trader_type: 'LOKAL', jenis_pelaku: 'PENGGUNA' },
        lembar: { ...lembar(2, [null, null], [1, 2, 3, 4, 5, 6]), rincian: [] },
      },
      { kd_status_pengajuan: '23', jumlah_baris: 0, jml_total: '0' },
    );
    expect(await screen.findByText('Tidak ada impor yang diputuskan jumlahnya.')).toBeVisible();
    expect(screen.queryByRole('heading', { name: 'Keputusan per baris' })).toBeNull();
    await user.click(screen.getByRole('button', { name: /Periksa dan putuskan/ }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Periksa sebelum memutus' }));
    await user.type(dialog.getByLabelText(/Kata sandi/), 'rahasia');
    await user.click(dialog.getByRole('button', { name: 'Setujui' }));
    await waitFor(() =>
      expect(server.kepada(`POST ${LEMBAR}`)[0]?.isi).toMatchObject({
        kd_keputusan: '1',
        rincian: [],
        sandi: 'rahasia',
      }),
    );
  });
});
