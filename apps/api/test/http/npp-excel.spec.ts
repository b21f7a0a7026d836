import ExcelJS from 'exceljs';
import { TAHUN } from '../support/berkas';
import type { Client } from '../support/client';
import { buka, isiBaris, kunciBaris, sel } from '../support/impor';
import { barang, baris, buatRencana, NPP, pasti, periode, rencanaProdusen, versiRencana } from '../support/rencana';
import { World } from '../support/world';

let dunia: World;
let ratna: Client;
beforeAll(async () => {
  dunia = await World.open({});
  ratna = await dunia.sebagai('ratna');
});
afterAll(() => dunia.close());

const EXCEL = `${NPP}/excel`;
const IMPOR = 'Barang impor';
const BULAN = ['Jan', 'Feb', 'Mar'].map((b) => `${b} ${TAHUN}`);
interface Hasil {
  diambil: boolean;
  versi: number;
  baru: number;
  ubah: number;
  tetap: number;
  tolak: number;
  baris: { nomor: number; seri: number | null; keadaan: string; masalah: { sel: string | null; pesan: string }[] }[];
}
const templat = (noAju: string, jenis = 'barang_impor', c = ratna) => buka(c, `${EXCEL}/${noAju}/${jenis}`);
async function unggah(
  noAju: string,
  buku: ExcelJS.Workbook | string,
  lain: { jenis?: string; cara?: string; c?: Client } = {},
) {
  const f = new FormData();
  f.set('no_aju', noAju);
  f.set('jenis', lain.jenis ?? 'barang_impor');
  if (lain.cara) f.set('cara', lain.cara);
  const isi = typeof buku === 'string' ? Buffer.from(buku) : Buffer.from(await buku.xlsx.writeBuffer());
  f.set('file', new Blob([new Uint8Array(isi)]), 'rencana.xlsx');
  return (lain.c ?? ratna).call('POST', EXCEL, f);
}
/** A plan with one imported good: two months planned, one told of the year before. */
async function rencana(jml = '1000') {
  const noAju = await buatRencana(ratna, 'PRODUSEN');
  const b = await baris(ratna, 'barang', {
    ...{ no_aju: noAju, jenis: 'impor', data: barang(jml) },
    rencana: [
      { periode: periode(1), jml: '400.125' },
      { periode: periode(2), jml: '599.875' },
    ],
    realisasi: [{ periode: periode(6, TAHUN - 1), jml: '900', ref: 'PIB-1' }],
  });
  return { noAju, barang: String(b['id']) };
}
const rows = async (noAju: string, path = 'barang') =>
  (await ratna.get(`${NPP}/data-npp/${path}?no_aju=${noAju}`)).data as {
    id: string;
    seri: number;
    versi: number;
    jml: string;
    data: Record<string, string>;
    rencana: unknown[];
    realisasi: unknown[];
  }[];
/** Row 3 again further down, as a new one. */
function salin(buku: ExcelJS.Workbook, ke: number, isi: Record<string, ExcelJS.CellValue>, nama = IMPOR) {
  const lembar = buku.getWorksheet(nama) as ExcelJS.Worksheet;
  for (let k = 2; k <= lembar.columnCount; k++) lembar.getCell(ke, k).value = lembar.getCell(3, k).value;
  isiBaris(buku, nama, ke, isi);
}
const hasilDari = (r: { data: unknown }): Hasil => r.data as Hasil;

describe('GET npp/excel: rows of a plan with their months as columns', () => {
  it('the template carries what is stored: its columns, its months, its key', async () => {
    const d = await rencana();
    const buku = await templat(d.noAju);
    expect(kunciBaris(buku, 3, IMPOR).text).toBe(`${d.barang}.1`);
    expect(BULAN.map((b) => sel(buku, 3, `Rencana ${b}`, IMPOR).value)).toEqual([400.125, 599.875, null]);
    expect(sel(buku, 3, `Realisasi Jun ${TAHUN - 1}`, IMPOR).value).toBe(900);
    expect(sel(buku, 3, `Realisasi Jun ${TAHUN}`, IMPOR).value).toBeNull();
  });
  it('its guide says that nothing is stored before it is taken', async () => {
    const petunjuk = (await templat((await rencana()).noAju)).getWorksheet('Petunjuk');
    const isi = (petunjuk?.getColumn(3).values ?? []).map(String);
    expect(isi).toContain(
      'Portal memeriksa buku kerja lebih dahulu dan memberi tahu apa yang terjadi pada setiap baris. Tidak ada yang disimpan sampai Anda mengambil baris yang benar.',
    );
    expect(isi.join(' ')).not.toContain('langsung disimpan');
  });
  it('a kind that plans do not have, and a plan of another firm: 404 both', async () => {
    const d = await rencana();
    const hendra = await dunia.sebagai('hendra');
    expect((await ratna.get(`${EXCEL}/${d.noAju}/pemakaian`)).http).toBe(404);
    expect((await hendra.get(`${EXCEL}/${d.noAju}/barang_impor`)).http).toBe(404);
  });
});

describe('POST npp/excel', () => {
  it('the template as it came down changes nothing, whichever way it is sent', async () => {
    const d = await rencana();
    const versi = await versiRencana(ratna, d.noAju);
    for (const cara of ['uji', 'ambil']) {
      const r = await unggah(d.noAju, await templat(d.noAju), { cara });
      expect([r.http, hasilDari(r)]).toEqual([
        200,
        expect.objectContaining({ diambil: false, baru: 0, ubah: 0, tetap: 1, tolak: 0, versi }),
      ]);
    }
    expect(await versiRencana(ratna, d.noAju)).toBe(versi);
  });
  it('dry run is the default: told row by row, nothing is stored', async () => {
    const d = await rencana();
    const buku = await templat(d.noAju);
    isiBaris(buku, IMPOR, 3, { [`Rencana ${BULAN[2]}`]: 12.5 });
    salin(buku, 4, { 'Negara asal': 'Jepang' });
    const [sebelum, versi] = [await rows(d.noAju), await versiRencana(ratna, d.noAju)];
    const r = await unggah(d.noAju, buku);
    expect([r.http, r.message]).toEqual([200, 'Belum ada yang disimpan']);
    expect(hasilDari(r)).toMatchObject({ diambil: false, baru: 1, ubah: 1, tetap: 0, tolak: 0 });
    expect(hasilDari(r).baris.map((b) => [b.nomor, b.seri, b.keadaan])).toEqual([
      [3, 1, 'ubah'],
      [4, null, 'baru'],
    ]);
    expect([await rows(d.noAju), await versiRencana(ratna, d.noAju)]).toEqual([sebelum, versi]);
  });
  it('round trip: what is taken comes down again to the last digit; papers of months stay with them', async () => {
    const d = await rencana();
    const buku = await templat(d.noAju);
    isiBaris(buku, IMPOR, 3, {
      [`Rencana ${BULAN[0]}`]: null,
      [`Rencana ${BULAN[2]}`]: 0.125,
      [`Realisasi Jun ${TAHUN - 1}`]: 901.001,
    });
    salin(buku, 4, { 'Negara asal': 'Jepang', [`Realisasi Jun ${TAHUN - 1}`]: null });
    const r = await unggah(d.noAju, buku, { cara: 'ambil' });
    expect([r.http, r.message, hasilDari(r)]).toEqual([
      200,
      '2 baris disimpan',
      expect.objectContaining({ diambil: true, baru: 1, ubah: 1 }),
    ]);
    const [satu, dua] = await rows(d.noAju);
    expect(satu).toMatchObject({
      ...{ id: d.barang, seri: 1, versi: 2 },
      rencana: [
        { periode: periode(2), jml: '599.875', ref: null },
        { periode: periode(3), jml: '0.125', ref: null },
      ],
      realisasi: [{ periode: periode(6, TAHUN - 1), jml: '901.001', ref: 'PIB-1' }],
    });
    expect(dua).toMatchObject({ seri: 2, versi: 1, data: { negara_asal: 'JP' }, realisasi: [] });
    expect(dua?.rencana).toEqual([{ periode: periode(3), jml: '0.125', ref: null }, { periode: periode(2), jml: '599.875', ref: null }].reverse()); // prettier-ignore
    const lagi = await templat(d.noAju);
    expect([3, 4].map((n) => sel(lagi, n, `Rencana ${BULAN[2]}`, IMPOR).value)).toEqual([0.125, 0.125]);
    expect(hasilDari(await unggah(d.noAju, lagi))).toMatchObject({ tetap: 2, baru: 0, ubah: 0, tolak: 0 });
    expect(await versiRencana(ratna, d.noAju)).toBe(hasilDari(r).versi);
  });
  it('formula, negative month, no number: told at their cells; the rows that are right are taken without them', async () => {
    const d = await rencana();
    const buku = await templat(d.noAju);
    salin(buku, 4, { 'Negara asal': 'Jepang', [`Rencana ${BULAN[0]}`]: { formula: '1+1', result: 2 } });
    salin(buku, 5, { 'Negara asal': 'Thailand', [`Rencana ${BULAN[0]}`]: -5 });
    salin(buku, 6, { 'Negara asal': 'Vietnam', [`Rencana ${BULAN[0]}`]: 'banyak' });
    salin(buku, 7, { 'Negara asal': 'India' });
    const r = await unggah(d.noAju, buku, { cara: 'ambil' });
    expect(hasilDari(r)).toMatchObject({ diambil: true, baru: 1, tetap: 1, tolak: 3 });
    const kolom = sel(buku, 4, `Rencana ${BULAN[0]}`, IMPOR).address.slice(0, -1);
    expect(
      hasilDari(r)
        .baris.filter((b) => b.keadaan === 'tolak')
        .map((b) => b.masalah),
    ).toEqual([
      [{ kolom: `Rencana ${BULAN[0]}`, sel: `${kolom}4`, pesan: 'Sel berisi rumus. Tempel sebagai nilai' }],
      [{ kolom: `Rencana ${BULAN[0]}`, sel: `${kolom}5`, pesan: `${BULAN[0]} tidak boleh kurang dari nol` }],
      [
        {
          kolom: `Rencana ${BULAN[0]}`,
          sel: `${kolom}6`,
          pesan: `Rencana ${BULAN[0]} harus berupa angka, contoh 2.750,5`,
        },
      ],
    ]);
    expect((await rows(d.noAju)).map((b) => b.data['negara_asal'])).toEqual([expect.any(String), 'IN']);
  });
  it('a month outside of the plan’s years is refused by its heading', async () => {
    const d = await rencana();
    const buku = await templat(d.noAju);
    sel(buku, 1, `Rencana ${BULAN[0]}`, IMPOR).value = `Rencana Jan ${TAHUN + 2}`;
    const r = await unggah(d.noAju, buku, { cara: 'ambil' });
    expect([r.http, r.message]).toEqual([
      422,
      `Kolom Rencana Jan ${TAHUN + 2} tidak berlaku. Rencana memuat bulan tahun ${TAHUN}, realisasi memuat bulan tahun ${TAHUN - 1} dan ${TAHUN}`,
    ]);
  });
  it('the same good twice: in the workbook, and beside one that is stored', async () => {
    const d = await rencana();
    const buku = await templat(d.noAju);
    salin(buku, 4, { Jumlah: 5 });
    salin(buku, 5, { 'Negara asal': 'Jepang' });
    salin(buku, 6, { 'Negara asal': 'Jepang', Jumlah: 7 });
    const r = hasilDari(await unggah(d.noAju, buku, { cara: 'ambil' }));
    expect(r.baris.map((b) => [b.nomor, b.keadaan, b.masalah.map((m) => m.pesan)])).toEqual([
      [3, 'tetap', []],
      [4, 'tolak', ['Isi pokoknya sama dengan baris 3 pada buku kerja ini']],
      [5, 'baru', []],
      [6, 'tolak', ['Isi pokoknya sama dengan baris 5 pada buku kerja ini']],
    ]);
    // Sent once more, the row that was taken is known, and is not added again.
    const lagi = hasilDari(await unggah(d.noAju, buku, { cara: 'ambil' }));
    expect([lagi.baru, lagi.baris[2]?.keadaan]).toEqual([0, 'tetap']);
    expect(await rows(d.noAju)).toHaveLength(2);
  });
  it('a row without its key that is stored otherwise is told with which row; a month of several papers is changed in the portal', async () => {
    const d = await rencana();
    const realisasi = ['PIB-1', 'PIB-2'].map((ref) => ({ periode: periode(6, TAHUN - 1), jml: '450', ref }));
    await pasti(ratna.put(`${NPP}/data-npp/barang/update/${d.barang}`, { no_aju: d.noAju, versi: 1, realisasi }), 200);
    const buku = await templat(d.noAju);
    expect(sel(buku, 3, `Realisasi Jun ${TAHUN - 1}`, IMPOR).value).toBe(900);
    expect(hasilDari(await unggah(d.noAju, buku)).tetap).toBe(1);
    isiBaris(buku, IMPOR, 3, { [`Realisasi Jun ${TAHUN - 1}`]: 901 });
    const dokumen = hasilDari(await unggah(d.noAju, buku));
    expect(dokumen.baris[0]?.masalah.map((m) => m.pesan)).toEqual([
      `Realisasi Jun ${TAHUN - 1} berasal dari beberapa dokumen. Ubah bulan ini di portal`,
    ]);
    kunciBaris(buku, 3, IMPOR).value = null;
    isiBaris(buku, IMPOR, 3, { Jumlah: 3, [`Realisasi Jun ${TAHUN - 1}`]: null });
    const ganda = hasilDari(await unggah(d.noAju, buku));
    expect(ganda.baris[0]?.masalah.map((m) => m.pesan)).toEqual([
      'Isi pokoknya sama dengan baris 1 yang sudah tersimpan',
    ]);
  });
  it('a row that was changed meanwhile is refused, and stays as it is', async () => {
    const d = await rencana();
    const buku = await templat(d.noAju);
    await pasti(ratna.put(`${NPP}/data-npp/barang/update/${d.barang}`, { no_aju: d.noAju, versi: 1, data: barang('77') }), 200); // prettier-ignore
    isiBaris(buku, IMPOR, 3, { Jumlah: 88 });
    const r = hasilDari(await unggah(d.noAju, buku, { cara: 'ambil' }));
    expect(r).toMatchObject({ diambil: false, tolak: 1 });
    expect(r.baris[0]?.masalah[0]?.pesan).toMatch(/sudah diubah di portal/);
    expect((await rows(d.noAju))[0]?.jml).toBe('77');
  });
  it('nested kinds name the number of their parent, which must be there and hold them', async () => {
    const noAju = await buatRencana(ratna, 'PRODUSEN');
    const satuan = barang('1')['satuan'];
    const pakai = await baris(ratna, 'penggunaan/barang', { no_aju: noAju, data: { uraian_barang: 'Ban', satuan, jml: '20' } }); // prettier-ignore
    await baris(ratna, 'penggunaan/penggunaan', { no_aju: noAju, id_penggunaan: pakai['id'], data: { lokasi: 'Depo', tujuan: 'Uji', jml: '10' } }); // prettier-ignore
    const buku = await templat(noAju, 'penggunaan');
    const isi = { 'Unit atau lokasi': 'Depo 2', Tujuan: 'Armada', Jumlah: 10 };
    isiBaris(buku, 'Penggunaan', 4, { 'Nomor barang digunakan': 1, ...isi });
    isiBaris(buku, 'Penggunaan', 5, { 'Nomor barang digunakan': 9, ...isi });
    const uji = hasilDari(await unggah(noAju, buku, { jenis: 'penggunaan', cara: 'ambil' }));
    expect(uji.baris.map((b) => b.keadaan)).toEqual(['tetap', 'baru', 'tolak']);
    const di = sel(buku, 5, 'Nomor barang digunakan', 'Penggunaan').address;
    expect(uji.baris[2]?.masalah[0]).toMatchObject({ sel: di, pesan: expect.stringContaining('Tidak ada baris nomor 9') }); // prettier-ignore
    const lebih = await templat(noAju, 'penggunaan');
    isiBaris(lebih, 'Penggunaan', 5, {
      'Nomor barang digunakan': 1,
      ...isi,
      Jumlah: 0.001,
      'Unit atau lokasi': 'Depo 3',
    });
    const r = hasilDari(await unggah(noAju, lebih, { jenis: 'penggunaan', cara: 'ambil' }));
    expect([r.diambil, r.baris.map((b) => b.keadaan)]).toEqual([false, ['tetap', 'tetap', 'tolak']]);
    expect(r.baris[2]?.masalah[0]?.pesan).toBe(
      'Jumlah penggunaan 20,001 melebihi jumlah baris induk nomor 1, yaitu 20',
    );
    const atas = await templat(noAju, 'barang_digunakan');
    isiBaris(atas, 'Barang digunakan', 3, { Jumlah: 19 });
    expect(hasilDari(await unggah(noAju, atas, { jenis: 'barang_digunakan' })).baris[0]?.keadaan).toBe('tolak');
  });
  it('a good that a material is, is named by its number', async () => {
    const d = await rencana();
    const buku = await templat(d.noAju, 'bahan_baku');
    const isi = { 'Uraian bahan baku': 'Karet', Asal: 'Impor', Satuan: barang('1')['satuan'] as string, Jumlah: 10 };
    isiBaris(buku, 'Bahan baku', 3, { ...isi, Barang: 'Impor 1' });
    isiBaris(buku, 'Bahan baku', 4, { ...isi, Barang: 'Impor 7' });
    isiBaris(buku, 'Bahan baku', 5, { ...isi, Barang: 'karet alam' });
    const r = hasilDari(await unggah(d.noAju, buku, { jenis: 'bahan_baku', cara: 'ambil' }));
    expect(r.baris.map((b) => [b.keadaan, b.masalah.map((m) => m.pesan)])).toEqual([
      ['baru', []],
      ['tolak', ['Barang Impor 7 tidak ada dalam rencana ini']],
      ['tolak', ['Tulis nomor barang seperti Impor 1 atau Lokal 2, atau kosongkan']],
    ]);
    const [b] = await rows(d.noAju, 'produksi');
    expect(b?.data['id_barang']).toBe(d.barang);
    expect(sel(await templat(d.noAju, 'bahan_baku'), 3, 'Barang', 'Bahan baku').value).toBe('Impor 1');
  });
  it('every kind of row goes out and comes back as it is', async () => {
    const d = await rencanaProdusen(ratna);
    const jenis = ['barang_impor', 'bahan_baku', 'produk', 'barang_digunakan', 'penggunaan', 'data_distribusi', 'distribusi_lokal', 'distribusi_ekspor', 'distribusi_lainnya']; // prettier-ignore
    for (const j of jenis) {
      const r = await unggah(d.noAju, await templat(d.noAju, j), { jenis: j });
      expect([j, r.http, hasilDari(r).tetap, hasilDari(r).baris.filter((b) => b.keadaan !== 'tetap')]).toEqual([j, 200, 1, []]); // prettier-ignore
    }
  });
  it('another plan’s workbook, another kind’s, no workbook at all, none that says anything', async () => {
    const [d, lain] = [await rencana(), await rencana('5')];
    expect((await unggah(d.noAju, await templat(lain.noAju))).message).toBe('Templat ini dibuat untuk pengajuan lain');
    expect((await unggah(d.noAju, await templat(d.noAju), { jenis: 'bahan_baku' })).message).toBe('Buku kerja ini bukan untuk bagian Bahan baku'); // prettier-ignore
    expect((await unggah(d.noAju, 'bukan buku')).http).toBe(422);
    const kosong = await templat(d.noAju, 'bahan_baku');
    const r = await unggah(d.noAju, kosong, { jenis: 'bahan_baku', cara: 'ambil' });
    expect([r.http, r.message]).toEqual([422, 'Tidak ada baris yang diisi']);
  });
  it('of another firm it is not there; an officer writes nothing; a plan that is sent is closed', async () => {
    const d = await rencanaProdusen(ratna);
    const buku = await templat(d.noAju);
    const hendra = await dunia.sebagai('hendra');
    expect((await unggah(d.noAju, buku, { cara: 'ambil', c: hendra })).http).toBe(404);
    expect((await unggah(d.noAju, buku, { cara: 'ambil', c: await dunia.sebagai('dewi') })).http).toBe(403);
    await pasti(ratna.post(`${NPP}/sendRKT`, { no_aju: d.noAju, versi: await versiRencana(ratna, d.noAju) }));
    for (const cara of ['uji', 'ambil']) expect((await unggah(d.noAju, buku, { cara })).http).toBe(409);
  });
});
