import ExcelJS from 'exceljs';
import { ImporService } from '../../src/modules/impor/impor.service';
import type { Draf } from '../support/berkas';
import type { Client } from '../support/client';
import { buka, isiBaris, judulLembar, sel, unggahBuku } from '../support/impor';
import { kerjakan } from '../support/kerjakan';
import { DAGING, drafPk, KEPALA_PK, KIRIM_PK, PK } from '../support/pk';
import { get } from '../support/pk-langkah';
import { World } from '../support/world';

/* C.4, C.10 and C.11: a ministry files its own need. 018 leads meat, so that its own official (agus) decides what it files. */
let dunia: World;
let wayan: Client;
let dewi: Client;
beforeAll(async () => {
  dunia = await World.open({});
  wayan = await dunia.sebagai('wayan');
  dewi = await dunia.sebagai('dewi');
});
afterAll(() => dunia.close());
/** A ministry has one open need per goods and year. */
afterEach(() => dunia.db.pengajuan.updateMany({ where: { kd_status: { not: '50' } }, data: { kd_status: '80' } }));

const berkas = (d: Draf) => dunia.db.pengajuan.findUniqueOrThrow({ where: { id: BigInt(d.idNk) } });

describe('the workbook', () => {
  it('has a sheet per level; wrong rows come back with their reasons, rows below a refused one with it', async () => {
    const d = (await wayan.post(PK, { kd_komoditas: DAGING, kepala: KEPALA_PK })).data as Draf;
    const { url } = (await wayan.get(`/nk/v2/data-nk/getLinkExcel?id_nk=${d.idNk}`)).data;
    const buku = new ExcelJS.Workbook();
    await buku.xlsx.load((await wayan.get(url as string)).raw as unknown as ExcelJS.Buffer);
    expect(buku.worksheets.slice(0, 3).map((w) => w.name)).toEqual([
      'Kebutuhan nasional',
      'Penerima alokasi',
      'Barang per penerima',
    ]);
    expect(judulLembar(buku, 'Penerima alokasi').slice(0, 2)).toEqual(['Nomor kebutuhan *', 'Nomor penerima']);
    const { ur_02, ur_03 } = await elemen();
    const judul = judulLembar(buku, 'Kebutuhan nasional').map((j) => j.replace(' *', ''));
    const [, , j02, j03] = judul;
    const kebutuhan = { [judul[0] ?? '']: 1, 'Uraian kebutuhan': 'Penugasan', [j02 ?? '']: ur_02, [j03 ?? '']: ur_03 };
    isiBaris(buku, 'Kebutuhan nasional', 3, { ...kebutuhan, Satuan: 'Ton', Jumlah: 100 });
    const npwp = (firma: string) => dunia.organisasi(firma).npwp ?? '';
    isiBaris(buku, 'Penerima alokasi', 3, { ...penerima(1, npwp('nusa'), 'Nusa', 60), 'Nomor penerima': 1 });
    isiBaris(buku, 'Penerima alokasi', 4, { ...penerima(1, '12', 'Salah', 10), 'Nomor penerima': 2 });
    const form = new FormData();
    form.set('id_nk', d.idNk);
    form.set('cara', 'langsung');
    form.set('file', new Blob([new Uint8Array(Buffer.from(await buku.xlsx.writeBuffer()))]), 'pk.xlsx');
    expect((await dewi.post('/nk/v2/postPKBulkExcel', form)).http).toBe(404);
    const unggah = await wayan.post('/nk/v2/postPKBulkExcel', form);
    expect(unggah.http).toBe(202);
    await kerjakan(dunia, 'impor-excel', ImporService);
    const impor = (await wayan.get(`/nk/v2/data-nk/impor/${unggah.data.id_impor}`)).data;
    expect(impor).toMatchObject({ status: 'SELESAI', diterima: 2, ditolak: 1 });
    const hasil = new ExcelJS.Workbook();
    await hasil.xlsx.load((await wayan.get(impor.url_hasil as string)).raw as unknown as ExcelJS.Buffer);
    expect(sel(hasil, 4, 'Keterangan', 'Penerima alokasi').value).toBe('NPWP penerima harus enam belas angka');
    expect((await get(wayan, d, 2)).data).toMatchObject([{ nama: 'Nusa', jml: '60' }]);
  });
  it('is told first, and taken by the ministry that owns it and nobody else', async () => {
    const d = await drafPk(dunia, wayan);
    const buku = await buka(wayan, `/nk/v2/data-nk/templat/${d.idNk}`);
    isiBaris(buku, 'Penerima alokasi', 3, { Jumlah: 50 });
    const jalan = '/nk/v2/postPKBulkExcel';
    const { impor } = await unggahBuku(dunia, wayan, { idNk: d.idNk, buku, cara: 'uji', jalan });
    expect(impor).toMatchObject({ status: 'SIAP', berubah: 1, ditolak: 0 });
    const ambil = (siapa: Client) => siapa.post(`/nk/v2/pk/impor/${impor.id}/tindakan`, { tindakan: 'semua' });
    expect((await ambil(dewi)).http).toBe(404);
    expect((await get(wayan, d, 2)).data).toMatchObject([{ jml: '100' }, { jml: '80' }]);
    expect((await ambil(wayan)).http).toBe(200);
    expect((await get(wayan, d, 2)).data).toMatchObject([{ jml: '50' }, { jml: '80' }]);
  });
  it('goes round: its own rows come with it, a sum above the row is refused, a lowered row is told before the submission', async () => {
    const d = await drafPk(dunia, wayan);
    const buka = async () => {
      const buku = new ExcelJS.Workbook();
      await buku.xlsx.load((await wayan.get(`/nk/v2/data-nk/templat/${d.idNk}`)).raw as unknown as ExcelJS.Buffer);
      return buku;
    };
    const muat = async (buku: ExcelJS.Workbook) => {
      const form = new FormData();
      form.set('id_nk', d.idNk);
      form.set('cara', 'langsung');
      form.set('file', new Blob([new Uint8Array(Buffer.from(await buku.xlsx.writeBuffer()))]), 'pk.xlsx');
      const unggah = await wayan.post('/nk/v2/postPKBulkExcel', form);
      expect(unggah.http).toBe(202);
      await kerjakan(dunia, 'impor-excel', ImporService);
      return (await wayan.get(`/nk/v2/data-nk/impor/${unggah.data.id_impor}`)).data;
    };
    const satu = await buka();
    expect(sel(satu, 3, 'Nama penerima', 'Penerima alokasi').value).toBe('PT Nusa Uji');
    isiBaris(satu, 'Penerima alokasi', 3, { Jumlah: 101 });
    const lebih = await muat(satu);
    // Its goods go with it.
    expect(lebih).toMatchObject({ status: 'SELESAI', ditolak: 2 });
    const hasil = new ExcelJS.Workbook();
    await hasil.xlsx.load((await wayan.get(lebih.url_hasil as string)).raw as unknown as ExcelJS.Buffer);
    expect(sel(hasil, 3, 'Keterangan', 'Penerima alokasi').value).toBe(
      'Jumlah penerima 181 melebihi jumlah baris induk nomor 1, yaitu 180',
    );
    expect(sel(hasil, 3, 'Keterangan', 'Barang per penerima').value).toBe(
      'Ikut ditolak: baris nomor 1 di lembar Penerima alokasi ditolak',
    );
    expect((await get(wayan, d, 2)).data).toMatchObject([{ jml: '100' }, { jml: '80' }]);
    const dua = await buka();
    isiBaris(dua, 'Kebutuhan nasional', 3, { Jumlah: 150 });
    expect(await muat(dua)).toMatchObject({ status: 'SELESAI', ditolak: 0 });
    const { versi: kini } = await berkas(d);
    const kirim = await wayan.post(KIRIM_PK, { idNk: d.idNk, versi: kini });
    expect(kirim).toMatchObject({ http: 422 });
    expect(kirim.errors).toContainEqual(
      expect.objectContaining({
        ...{ langkah: 'kebutuhan', path: `baris.${d.kebutuhan}`, baris: 1 },
        message: 'Jumlah penerima 180 melebihi jumlah baris induk nomor 1, yaitu 150',
      }),
    );
  });
  const penerima = (kebutuhan: number, npwp: string, nama: string, jml: number) => ({
    ...{ 'Nomor kebutuhan': kebutuhan, 'NPWP penerima': npwp, 'Nama penerima': nama, Satuan: 'Ton', Jumlah: jml },
  });
  const elemen = async () => {
    const d = await drafPk(dunia, wayan);
    return (await get(wayan, d, 1)).data[0] as { ur_02: string; ur_03: string };
  };
});
