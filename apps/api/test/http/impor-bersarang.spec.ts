import type ExcelJS from 'exceljs';
import { drafLengkap } from '../support/berkas';
import type { Client } from '../support/client';
import { isiBaris, judulLembar, kunciBaris, LEMBAR_BARANG, masukkan, sel, templat } from '../support/impor';
import { World } from '../support/world';

let dunia: World;
let pu: Client;
beforeAll(async () => {
  dunia = await World.open();
  pu = await dunia.sebagai('ratna');
});
afterAll(() => dunia.close());

const RINCI = 'Rincian pemakaian';
/** Goods of the file with what hangs from them, as the database has them. */
async function tersimpan(idNk: string) {
  const semua = await dunia.db.baris.findMany({ where: { id_pengajuan: BigInt(idNk) }, orderBy: { seri: 'asc' } });
  const barang = semua.filter((b) => b.jenis === 'barang');
  return barang.map((b) => ({
    id: b.id,
    seri: b.seri,
    jml: Number(b.jml),
    rincian: semua.filter((x) => x.id_induk === b.id).map((x) => `${x.uraian} ${Number(x.jml)}`),
  }));
}
const rincian = (buku: ExcelJS.Workbook, baris: number, induk: ExcelJS.CellValue, uraian: string, jml: number) =>
  isiBaris(buku, RINCI, baris, { 'Nomor barang': induk, Pemakaian: uraian, Lokasi: 'Pabrik', Jumlah: jml });
/** A new good: what row 3 says, from elsewhere. */
function barangBaru(buku: ExcelJS.Workbook, baris: number, lain: Record<string, ExcelJS.CellValue>): void {
  for (const label of judulLembar(buku, LEMBAR_BARANG).map((l) => l.replace(' *', '')))
    if (!['Status', 'Keterangan', 'Nomor barang'].includes(label))
      sel(buku, baris, label).value = sel(buku, 3, label).value;
  isiBaris(buku, LEMBAR_BARANG, baris, lain);
}
const keterangan = (buku: ExcelJS.Workbook, baris: number, nama: string) => sel(buku, baris, 'Keterangan', nama).text;

it('a nested kind has a sheet of its own; what is stored comes with the numbers of its parents, and back unchanged', async () => {
  const d = await drafLengkap(pu);
  const [satu, dua] = await tersimpan(d.idNk);
  const tambah = (id: unknown, uraian: string, jml: string) =>
    pu.post('/nk/v2/data-nk/nestedModal', { id_baris: String(id), data: { uraian, lokasi: 'Gudang', jml } });
  expect((await tambah(dua?.id, 'Lini B', '50')).http).toBe(201);
  expect((await tambah(satu?.id, 'Lini A', '25.5')).http).toBe(201);
  const buku = await templat(pu, d.idNk);
  expect(judulLembar(buku, RINCI)).toEqual([
    'Nomor barang *',
    'Pemakaian *',
    'Lokasi *',
    'Jumlah *',
    'Status',
    'Keterangan',
  ]);
  expect(judulLembar(buku, LEMBAR_BARANG)[0]).toBe('Nomor barang');
  expect(
    [3, 4].map((n) => [sel(buku, n, 'Nomor barang', RINCI).value, sel(buku, n, 'Pemakaian', RINCI).value]),
  ).toEqual([
    [1, 'Lini A'],
    [2, 'Lini B'],
  ]);
  const sebelum = await dunia.db.baris.findMany({ where: { id_pengajuan: BigInt(d.idNk) }, orderBy: { id: 'asc' } });
  const { impor } = await masukkan(dunia, pu, d.idNk, buku);
  expect([impor.diterima, impor.ditolak]).toEqual([4, 0]);
  expect(await dunia.db.baris.findMany({ where: { id_pengajuan: BigInt(d.idNk) }, orderBy: { id: 'asc' } })).toEqual(
    sebelum,
  );
});

it('children of a stored row and of one that comes in the same workbook; sent again, nothing is doubled', async () => {
  const d = await drafLengkap(pu);
  const buku = await templat(pu, d.idNk);
  barangBaru(buku, 5, { 'Uraian barang': 'Barang baru', 'Nomor barang': 7 });
  barangBaru(buku, 6, { 'Uraian barang': 'Tanpa nomor' });
  rincian(buku, 3, 7, 'Baru', 10);
  rincian(buku, 4, 2, 'Lama', 20);
  rincian(buku, 5, '7', 'Baru', 10);
  const ADA = [
    [1, []],
    [2, ['Lama 20']],
    [3, []],
    [7, ['Baru 10', 'Baru 10']],
  ];
  const { impor, hasil } = await masukkan(dunia, pu, d.idNk, buku);
  expect([impor.diterima, impor.ditolak]).toEqual([7, 0]);
  const ada = async () => (await tersimpan(d.idNk)).map((b) => [b.seri, b.rincian]);
  expect(await ada()).toEqual(ADA);
  expect([3, 4, 5, 6].map((n) => sel(hasil, n, 'Nomor barang').value)).toEqual([1, 2, 7, 3]);
  for (const lagi of [buku, hasil]) {
    expect((await masukkan(dunia, pu, d.idNk, lagi)).impor).toMatchObject({ diterima: 7, ditolak: 0 });
    expect(await ada()).toEqual(ADA);
  }
});

it('a refused parent refuses its children with that reason; corrected, all of them go in', async () => {
  const d = await drafLengkap(pu);
  const buku = await templat(pu, d.idNk);
  barangBaru(buku, 5, { 'Uraian barang': 'Salah', 'Nomor barang': 3, 'Negara asal': 'Atlantis' });
  sel(buku, 4, 'Jumlah').value = -4;
  rincian(buku, 3, 3, 'Ikut baru', 10);
  rincian(buku, 4, 2, 'Ikut lama', 10);
  rincian(buku, 5, 1, 'Sendiri', 10);
  const { impor, hasil } = await masukkan(dunia, pu, d.idNk, buku);
  expect([impor.diterima, impor.ditolak]).toEqual([2, 4]);
  expect(keterangan(hasil, 3, RINCI)).toBe('Ikut ditolak: baris nomor 3 di lembar Data barang ditolak');
  expect(keterangan(hasil, 4, RINCI)).toBe('Ikut ditolak: baris nomor 2 di lembar Data barang ditolak');
  expect((await tersimpan(d.idNk)).map((b) => [b.seri, b.jml, b.rincian])).toEqual([
    [1, 100, ['Sendiri 10']],
    [2, 200, []],
  ]);
  sel(hasil, 5, 'Negara asal').value = 'Vietnam';
  sel(hasil, 4, 'Jumlah').value = 40;
  expect((await masukkan(dunia, pu, d.idNk, hasil)).impor).toMatchObject({ diterima: 6, ditolak: 0 });
  expect((await tersimpan(d.idNk)).map((b) => [b.seri, b.jml, b.rincian])).toEqual([
    [1, 100, ['Sendiri 10']],
    [2, 40, ['Ikut lama 10']],
    [3, 100, ['Ikut baru 10']],
  ]);
});

it('a number that nobody has, that two rows ask for, that is none, or that is missing: the cell says so', async () => {
  const d = await drafLengkap(pu);
  const buku = await templat(pu, d.idNk);
  barangBaru(buku, 5, { 'Uraian barang': 'Lima', 'Nomor barang': 5 });
  barangBaru(buku, 6, { 'Uraian barang': 'Lima juga', 'Nomor barang': 5 });
  barangBaru(buku, 7, { 'Uraian barang': 'Pinjam nomor', 'Nomor barang': 1 });
  rincian(buku, 3, 9, 'Tidak ada', 1);
  rincian(buku, 4, 5, 'Dua', 1);
  rincian(buku, 5, 'satu', 'Kata', 1);
  rincian(buku, 6, 1.5, 'Pecahan', 1);
  rincian(buku, 7, null, 'Kosong', 1);
  rincian(buku, 8, 1, 'Dua juga', 1);
  rincian(buku, 9, 2, 'Benar', 1);
  const { impor, hasil } = await masukkan(dunia, pu, d.idNk, buku);
  expect([impor.diterima, impor.ditolak]).toEqual([6, 6]);
  const tidakAda = 'Tidak ada baris nomor 9 di lembar Data barang, dan tidak ada di portal';
  expect([3, 4, 5, 6, 7, 8].map((n) => keterangan(hasil, n, RINCI))).toEqual([
    `Nomor barang: ${tidakAda}`,
    'Nomor barang: Nomor 5 di lembar Data barang dipakai lebih dari satu baris',
    'Nomor barang harus berupa bilangan bulat',
    'Nomor barang harus berupa bilangan bulat',
    'Nomor barang wajib diisi',
    'Nomor barang: Nomor 1 di lembar Data barang dipakai lebih dari satu baris',
  ]);
  expect(sel(hasil, 3, 'Nomor barang', RINCI).note).toBe(tidakAda);
  expect((await tersimpan(d.idNk)).map((b) => [b.seri, b.rincian])).toEqual([
    [1, []],
    [2, ['Benar 1']],
    [3, []],
    [4, []],
    [5, []],
  ]);
});

it('parts that exceed the quantity of their row are refused together with the sums; the row may grow in the same workbook', async () => {
  const d = await drafLengkap(pu);
  const buku = await templat(pu, d.idNk);
  rincian(buku, 3, 1, 'A', 60);
  rincian(buku, 4, 2, 'Lain', 60);
  rincian(buku, 5, 1, 'B', 60);
  const { impor, hasil } = await masukkan(dunia, pu, d.idNk, buku);
  expect([impor.diterima, impor.ditolak]).toEqual([3, 2]);
  for (const n of [3, 5]) expect(keterangan(hasil, n, RINCI)).toBe('Jumlah rincian 120 melebihi jumlah baris 100');
  expect((await tersimpan(d.idNk)).map((b) => b.rincian)).toEqual([[], ['Lain 60']]);
  sel(hasil, 3, 'Jumlah').value = 120;
  expect((await masukkan(dunia, pu, d.idNk, hasil)).impor).toMatchObject({ diterima: 5, ditolak: 0 });
  expect((await tersimpan(d.idNk)).map((b) => b.rincian)).toEqual([['A 60', 'B 60'], ['Lain 60']]);
});

it('a row of another kind, file or parent is not meant by a key', async () => {
  const [d, lain] = [await drafLengkap(pu), await drafLengkap(pu)];
  const awal = await templat(pu, lain.idNk);
  rincian(awal, 3, 1, 'Milik berkas lain', 1);
  const asing = kunciBaris((await masukkan(dunia, pu, lain.idNk, awal)).hasil, 3, RINCI).text;
  const buku = await templat(pu, d.idNk);
  rincian(buku, 3, 1, 'Asing', 1);
  kunciBaris(buku, 3, RINCI).value = asing;
  rincian(buku, 4, 1, 'Kunci barang', 1);
  kunciBaris(buku, 4, RINCI).value = kunciBaris(buku, 3).value;
  rincian(buku, 5, 1, 'Benar', 1);
  const { impor, hasil } = await masukkan(dunia, pu, d.idNk, buku);
  expect([impor.diterima, impor.ditolak]).toEqual([3, 2]);
  for (const n of [3, 4]) expect(keterangan(hasil, n, RINCI)).toContain('Kunci baris tidak dikenal');
  sel(hasil, 5, 'Nomor barang', RINCI).value = 2;
  sel(hasil, 3, 'Nomor barang').value = 9;
  const pindah = await masukkan(dunia, pu, d.idNk, hasil);
  const tetap = 'Nomor barang baris yang sudah tersimpan tidak dapat diubah';
  expect([keterangan(pindah.hasil, 5, RINCI), keterangan(pindah.hasil, 3, LEMBAR_BARANG)]).toEqual([tetap, tetap]);
  expect((await tersimpan(d.idNk)).map((b) => b.rincian)).toEqual([['Benar 1'], []]);
  expect((await tersimpan(lain.idNk)).map((b) => b.rincian)).toEqual([['Milik berkas lain 1'], []]);
});

it('a copied row that bears a stored one’s number gets the next one, and takes nothing from what hangs from it', async () => {
  const d = await drafLengkap(pu);
  const awal = await templat(pu, d.idNk);
  rincian(awal, 3, 1, 'Tersimpan', 1);
  const { hasil: buku } = await masukkan(dunia, pu, d.idNk, awal);
  barangBaru(buku, 5, { 'Uraian barang': 'Salinan', 'Nomor barang': 1 });
  barangBaru(buku, 6, { 'Uraian barang': 'Salinan salah', 'Nomor barang': 1, Jumlah: -1 });
  rincian(buku, 4, 1, 'Milik siapa', 1);
  const { impor, hasil } = await masukkan(dunia, pu, d.idNk, buku);
  expect([impor.diterima, impor.ditolak]).toEqual([4, 2]);
  expect(keterangan(hasil, 4, RINCI)).toContain('dipakai lebih dari satu baris');
  expect(sel(hasil, 5, 'Nomor barang').value).toBe(3);
  expect((await tersimpan(d.idNk)).map((b) => [b.seri, b.rincian])).toEqual([
    [1, ['Tersimpan 1']],
    [2, []],
    [3, []],
  ]);
});

it('numbers that are asked for further down are kept for those rows', async () => {
  const d = await drafLengkap(pu);
  const buku = await templat(pu, d.idNk);
  barangBaru(buku, 5, { 'Uraian barang': 'Tanpa nomor' });
  barangBaru(buku, 6, { 'Uraian barang': 'Tanpa nomor juga' });
  barangBaru(buku, 7, { 'Uraian barang': 'Tiga', 'Nomor barang': 3 });
  rincian(buku, 3, 3, 'Anak tiga', 1);
  const { hasil } = await masukkan(dunia, pu, d.idNk, buku);
  expect([5, 6, 7].map((n) => sel(hasil, n, 'Nomor barang').value)).toEqual([4, 5, 3]);
  expect((await tersimpan(d.idNk)).map((b) => [b.seri, b.rincian])).toEqual([
    [1, []],
    [2, []],
    [3, ['Anak tiga 1']],
    [4, []],
    [5, []],
  ]);
});

it('a workbook from before this sheet goes in as it is, and so does one without the column of numbers', async () => {
  const d = await drafLengkap(pu);
  const buku = await templat(pu, d.idNk);
  buku.removeWorksheet(RINCI);
  buku.getWorksheet(LEMBAR_BARANG)?.spliceColumns(2, 1);
  sel(buku, 3, 'Jumlah').value = 33;
  expect((await masukkan(dunia, pu, d.idNk, buku)).impor).toMatchObject({ diterima: 2, ditolak: 0 });
  expect((await tersimpan(d.idNk)).map((b) => b.jml)).toEqual([33, 200]);
});

it('the sheet of the goods cannot be missing, nor the column that names the parents', async () => {
  const d = await drafLengkap(pu);
  const tanpa = async (ubah: (buku: ExcelJS.Workbook) => void) => {
    const buku = await templat(pu, d.idNk);
    ubah(buku);
    return masukkan(dunia, pu, d.idNk, buku).then(
      () => 'diterima',
      (e: Error) => e.message,
    );
  };
  expect(await tanpa((b) => b.removeWorksheet(LEMBAR_BARANG))).toContain('tidak dibuat dari templat portal');
  expect(await tanpa((b) => b.getWorksheet(RINCI)?.spliceColumns(2, 1))).toContain(
    'Kolom Nomor barang tidak ada di lembar Rincian pemakaian',
  );
});
