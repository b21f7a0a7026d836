import { kirim, PERTEK, TAHUN, type Draf } from '../support/berkas';
import type { Answer, Client } from '../support/client';
import { masukkan, sel, templat } from '../support/impor';
import { antar, LEMBAR, versi } from '../support/keadaan';
import { World } from '../support/world';
import { rekamanSah } from '@sinas/prisma/factories/rekaman';

type Isi = Answer['data'];
const NK = '/nk/v2/data-nk';
let dunia: World;
let pu: Client;
let verif: Client;
beforeAll(async () => {
  dunia = await World.open({});
  [pu, verif] = [await dunia.sebagai('ratna'), await dunia.sebagai('dewi')];
});
afterAll(() => dunia.close());

const rinci = async (c: Client, d: Draf): Promise<Isi> => (await c.get(`${NK}/get?id_nk=${d.idNk}`)).data;
type Butir = { tab?: string; ke?: number; kd_field: string };
/** A submitted file with two rows, returned with these remarks. `ke`: number of the row. */
async function dikembalikan(butir: Butir[]): Promise<{ d: Draf; baris: Isi[] }> {
  // One open application at a time for a commodity.
  await dunia.db.pengajuan.updateMany({ data: { kd_status: '80' } });
  const d = await kirim(pu);
  await antar(dunia, d);
  await verif.post(`${NK}/inhouse/check-pengajuan?id_nk=${d.idNk}`);
  const { baris } = await rinci(verif, d);
  const r = await verif.post(LEMBAR, {
    idNk: d.idNk,
    versi: await versi(verif, d),
    kd_keputusan: '2',
    perbaikan: butir.map(({ tab = 'barang', ke: n, kd_field }) => ({
      tab,
      kd_field,
      ...(n ? { id_baris: baris[n - 1].id } : {}),
      kd_alasan: 'A02',
      catatan: 'Perbaiki',
    })),
  });
  if (r.http !== 201) throw new Error(`${r.http} ${r.message} ${JSON.stringify(r.errors)}`);
  return { d, baris };
}
const ubah = (d: Draf, baris: Isi, isi: object) => {
  const { id, versi: v, ...data } = baris as { id: string; versi: number };
  return pu.put(`${NK}/modal`, { idNk: d.idNk, id, versi: v, data: { ...data, ...isi } });
};
const baru = (isi: object = {}) =>
  rekamanSah(PERTEK.kd_komoditas, TAHUN, { negara_asal: 'JP', uraian_barang: 'Barang tambahan', ...isi });
async function kirimLagi(d: Draf): Promise<void> {
  const { catatan } = await rinci(pu, d);
  const jawaban = catatan.map((c: Isi) => ({ id: c.id, jawaban: 'Sudah diperbaiki' }));
  const simpan = await pu.put(NK, { idNk: d.idNk, versi: await versi(pu, d), pernyataan: true, jawaban });
  const r = await pu.post(`${NK}/kirimPermohonan`, { idNk: d.idNk, versi: simpan.data.versi });
  if (r.http !== 201) throw new Error(`${r.http} ${JSON.stringify(r.errors)}`);
  await antar(dunia, d);
}

describe('B.1 a remark opens what it is about', () => {
  it('a remark on the specification does not let a quantity grow from 100 to 999', async () => {
    const { d, baris } = await dikembalikan([{ ke: 1, kd_field: 'spesifikasi' }]);
    expect(await ubah(d, baris[0], { spesifikasi: 'DN 50', jml_bahan_baku: '999' })).toMatchObject({
      http: 422,
      message: 'Jumlah tidak termasuk yang diminta diperbaiki',
      errors: [{ langkah: 'barang', baris: 1, path: 'jml_bahan_baku' }],
    });
    expect((await rinci(pu, d)).baris[0]).toMatchObject({ jml_bahan_baku: '100', versi: 1 });
    expect(await ubah(d, baris[0], { spesifikasi: 'DN 50' })).toMatchObject({
      http: 200,
      data: { baris: { spesifikasi: 'DN 50', jml_bahan_baku: '100' } },
    });
  });
  it('names that come with a locked code are not taken over', async () => {
    const { d, baris } = await dikembalikan([{ ke: 1, kd_field: 'spesifikasi' }]);
    const r = await ubah(d, baris[0], { spesifikasi: 'DN 65', ur_negara_asal: 'Nowhere', ur_08: 'Something else' });
    expect(r.http).toBe(200);
    expect(r.data.baris).toMatchObject({ ur_negara_asal: baris[0].ur_negara_asal, ur_08: baris[0].ur_08 });
  });
  it('a remark on the quantity opens its unit and what it is for; another row stays locked', async () => {
    const { d, baris } = await dikembalikan([{ ke: 1, kd_field: 'jml_bahan_baku' }]);
    expect((await ubah(d, baris[0], { jml_bahan_baku: '90', satuan: 'KGM' })).http).toBe(200);
    const sub = { uraian: 'Pabrik A', lokasi: 'Bekasi', jml: '10' };
    expect((await pu.post(`${NK}/nestedModal`, { id_baris: baris[0].id, data: sub })).http).toBe(201);
    expect(await pu.post(`${NK}/nestedModal`, { id_baris: baris[1].id, data: sub })).toMatchObject({
      http: 422,
      message: 'Rincian pemakaian tidak termasuk yang diminta diperbaiki',
    });
    expect(await ubah(d, baris[1], { jml_bahan_baku: '1' })).toMatchObject({
      http: 422,
      message: 'Baris 2 tidak termasuk yang diminta diperbaiki',
    });
  });
  it('a remark on a row opens the row, and neither adds nor deletes one', async () => {
    const { d, baris } = await dikembalikan([{ ke: 1, kd_field: '*' }]);
    expect((await ubah(d, baris[0], { jml_bahan_baku: '50', spesifikasi: 'PN 16' })).http).toBe(200);
    expect(await pu.post(`${NK}/modal`, { idNk: d.idNk, data: baru() })).toMatchObject({
      http: 422,
      message: 'Menambah baris tidak termasuk yang diminta diperbaiki',
    });
    expect(await pu.post(`${NK}/dataBulk`, { idNk: d.idNk, rows: [baru()] })).toMatchObject({ http: 422 });
    expect(await pu.del(`${NK}/modal?id_nk=${d.idNk}&id=${baris[0].id}`)).toMatchObject({
      http: 422,
      message: 'Menghapus baris tidak termasuk yang diminta diperbaiki',
    });
    expect((await rinci(pu, d)).jumlah_baris).toBe(2);
  });
  it('rows are added where a remark says so; the added one may be changed and taken back, the others not', async () => {
    const { d, baris } = await dikembalikan([{ kd_field: 'tambah_baris' }]);
    expect((await rinci(pu, d)).catatan[0]).toMatchObject({ label: 'Menambah baris', id_baris: null, baris: null });
    const banyak = await pu.post(`${NK}/dataBulk`, { idNk: d.idNk, rows: [baru(), baru({ negara_asal: 'AU' })] });
    expect(banyak).toMatchObject({ http: 201, data: { ditolak: [] } });
    const [satu, dua] = banyak.data.diterima;
    expect((await ubah(d, satu, { jml_bahan_baku: '5' })).http).toBe(200);
    expect((await pu.del(`${NK}/modal?id_nk=${d.idNk}&id=${dua.id}`)).http).toBe(200);
    expect((await ubah(d, baris[0], { jml_bahan_baku: '5' })).http).toBe(422);
    expect((await pu.del(`${NK}/modal?id_nk=${d.idNk}&id=${baris[0].id}`)).http).toBe(422);
  });
  it('a row is deleted where a remark says so', async () => {
    const { d, baris } = await dikembalikan([{ ke: 2, kd_field: 'hapus_baris' }]);
    expect((await pu.del(`${NK}/modal?id_nk=${d.idNk}&id=${baris[0].id}&id=${baris[1].id}`)).http).toBe(422);
    expect((await pu.del(`${NK}/modal?id_nk=${d.idNk}&id=${baris[1].id}`)).http).toBe(200);
    expect((await rinci(pu, d)).baris.map((b: Isi) => b.id)).toEqual([baris[0].id]);
  });
  it('Excel compares field by field: the opened cell is taken, a locked one comes back red with its sentence', async () => {
    const { d } = await dikembalikan([
      { ke: 1, kd_field: 'spesifikasi' },
      { ke: 2, kd_field: 'spesifikasi' },
    ]);
    const buku = await templat(pu, d.idNk);
    sel(buku, 3, 'Spesifikasi').value = 'DN 80';
    sel(buku, 4, 'Spesifikasi').value = 'DN 100';
    sel(buku, 4, 'Jumlah').value = 999;
    sel(buku, 5, 'Uraian barang').value = 'Baris yang tidak diminta';
    const { impor, hasil } = await masukkan(dunia, pu, d.idNk, buku);
    expect([impor.diterima, impor.ditolak]).toEqual([1, 2]);
    expect(sel(hasil, 3, 'Status').value).toBe('Diterima');
    expect(sel(hasil, 4, 'Keterangan').value).toBe('Jumlah tidak termasuk yang diminta diperbaiki');
    expect(sel(hasil, 5, 'Keterangan').text).toContain('Menambah baris tidak termasuk yang diminta diperbaiki');
    const { baris } = await rinci(pu, d);
    expect(baris.map((b: Isi) => [b.spesifikasi ?? null, b.jml_bahan_baku === '999'])).toEqual([
      ['DN 80', false],
      [null, false],
    ]);
  });
});

describe('B.4 remarks are about something', () => {
  it('a remark on a field, document or row that is not there is refused at its place, sent or kept', async () => {
    await dunia.db.pengajuan.updateMany({ data: { kd_status: '80' } });
    const d = await kirim(pu);
    await antar(dunia, d);
    await verif.post(`${NK}/inhouse/check-pengajuan?id_nk=${d.idNk}`);
    const butir = (isi: object) => ({ tab: 'barang', kd_alasan: 'A02', catatan: 'Perbaiki', ...isi });
    const perbaikan = [
      butir({ kd_field: 'tidak_ada', id_baris: (await rinci(verif, d)).baris[0].id }),
      butir({ kd_field: 'spesifikasi', id_baris: '999999' }),
      butir({ tab: 'dokumen', kd_field: 'D14' }),
    ];
    const isi = { idNk: d.idNk, versi: await versi(verif, d), kd_keputusan: '2', perbaikan };
    const errors = [
      { path: 'perbaikan.0.kd_field', message: 'Catatan 1: isian tidak_ada tidak ada di berkas ini' },
      { path: 'perbaikan.1.id_baris', message: 'Catatan 2: baris yang disebut tidak ada di berkas ini' },
      { path: 'perbaikan.2.kd_field', message: 'Catatan 3: isian D14 tidak ada di berkas ini' },
    ];
    expect(await verif.post(LEMBAR, isi)).toMatchObject({ http: 422, errors });
    expect(await verif.put(LEMBAR, { idNk: d.idNk, perbaikan })).toMatchObject({ http: 422, errors });
    expect((await rinci(pu, d)).kd_status_pengajuan).toBe('21');
  });
});

describe('B.1 what a correction has changed is shown', () => {
  it('field by field to the officer who reads it next and to the company, in the file and in its history', async () => {
    const { d, baris } = await dikembalikan([
      { ke: 1, kd_field: '*' },
      { tab: 'produksi', kd_field: 'stok_awal' },
    ]);
    expect((await rinci(verif, d)).perubahan).toBeNull();
    await ubah(d, baris[0], { jml_bahan_baku: '90', spesifikasi: 'DN 50' });
    await pu.put(NK, { idNk: d.idNk, versi: await versi(pu, d), kepala: { stok_awal: '60' } });
    await kirimLagi(d);
    const butir = [
      { langkah: 'produksi', baris: null, jenis: 'ubah', label: 'Stok awal tahun', lama: '50', baru: '60' },
      { langkah: 'barang', baris: 1, jenis: 'ubah', label: 'Jumlah', lama: '100', baru: '90' },
      { langkah: 'barang', baris: 1, jenis: 'ubah', label: 'Spesifikasi', lama: '-', baru: 'DN 50' },
    ];
    for (const c of [verif, pu]) {
      expect((await rinci(c, d)).perubahan).toMatchObject({ butir, lainnya: 0 });
      const riwayat = (await c.get(`${NK}/rki/pengajuan-history/${d.idNk}`)).data;
      expect(riwayat.filter((r: Isi) => r.perubahan !== null)).toMatchObject([
        { peristiwa: 'kirim_perbaikan', perubahan: { butir } },
      ]);
    }
  });
  it('those who only watch are not told: the header carries personal data', async () => {
    const { d } = await dikembalikan([{ tab: 'perusahaan', kd_field: 'telepon' }]);
    await pu.put(NK, { idNk: d.idNk, versi: await versi(pu, d), kepala: { telepon: '+62 21 555 0199' } });
    await kirimLagi(d);
    for (const nama of ['rudi', 'endang', 'fajar']) {
      const c = await dunia.sebagai(nama);
      expect((await rinci(c, d)).perubahan).toBeNull();
      expect(JSON.stringify((await c.get(`${NK}/rki/pengajuan-history/${d.idNk}`)).data)).not.toContain('555 0199');
    }
    expect(JSON.stringify((await rinci(verif, d)).perubahan)).toContain('555 0199');
  });
  it('a return at the company’s own request opens all, and shows the difference', async () => {
    const d = await kirim(pu, { ...PERTEK, kd_komoditas: '0143' });
    await antar(dunia, d);
    await pu.post(`${NK}/rki/pengajuan-perbaikan/${d.noAju}?id_nk_pengajuan=${d.idNk}`);
    const { baris, formulir } = await rinci(pu, d);
    expect(formulir.bagian_terbuka).toBeNull();
    expect((await ubah(d, baris[0], { jml_bahan_baku: '70' })).http).toBe(200);
    expect((await pu.del(`${NK}/modal?id_nk=${d.idNk}&id=${baris[1].id}`)).http).toBe(200);
    const kepala = { kebutuhan_setahun: '220', realisasi_tahun_lalu: '70' };
    await pu.put(NK, { idNk: d.idNk, versi: await versi(pu, d), kepala });
    await kirimLagi(d);
    const { butir } = (await rinci(verif, d)).perubahan;
    expect(butir).toContainEqual(expect.objectContaining({ baris: 1, label: 'Jumlah', lama: '100', baru: '70' }));
    expect(butir).toContainEqual(
      expect.objectContaining({ baris: 2, jenis: 'hapus', label: 'Uraian barang', baru: '-' }),
    );
  });
});
