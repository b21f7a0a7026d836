import { KEPALA_SAH } from '@sinas/prisma/factories/berkas';
import { rekamanSah } from '@sinas/prisma/factories/rekaman';
import { TAHUN } from '../support/berkas';
import type { Client } from '../support/client';
import { masukkan, sel, templat } from '../support/impor';
import { World } from '../support/world';

const NK = '/nk/v2/data-nk';
const BUKAN = 'Varian tidak ada di daftar';
let dunia: World;
let pu: Client;
beforeAll(async () => {
  dunia = await World.open({});
  pu = await dunia.sebagai('ratna');
});
afterAll(() => dunia.close());

const draf = async (kd_rekom: string, kd_komoditas: string): Promise<string> =>
  (await pu.post(NK, { kd_rekom, kd_komoditas, kepala: KEPALA_SAH })).data.idNk as string;
const tambah = (idNk: string, kelompok: string, varian: string[]) =>
  pu.post(`${NK}/modal`, {
    idNk,
    data: rekamanSah(kelompok, TAHUN, { '06': varian, uraian_barang: `Barang ${varian.join(' ')}` }),
  });

describe('12.B6 variants that a group requires are chosen', () => {
  it('fish: an option, or a name of the ministry’s list; any other text is refused at its field', async () => {
    const idNk = await draf('01', '013');
    expect((await tambah(idNk, '013', ['061301'])).http).toBe(201);
    expect(await tambah(idNk, '013', ['Scomber japonicus'])).toMatchObject({
      http: 201,
      data: { baris: { '06': ['Scomber japonicus'], ur_06: ['Scomber japonicus'] } },
    });
    expect(await tambah(idNk, '013', ['061301', 'Ikan karangan'])).toMatchObject({
      http: 422,
      errors: [{ path: '06', message: BUKAN }],
    });
    const opsi = (await pu.get(`${NK}/get?id_nk=${idNk}`)).data.formulir.opsi['06'] as { ur_elemen: string }[];
    expect(opsi.map((o) => o.ur_elemen)).toEqual(
      expect.arrayContaining(['Katsuwonus pelamis', 'Salmo salar', 'Scomber japonicus', 'Litopenaeus vannamei']),
    );
    expect(opsi.filter((o) => o.ur_elemen === 'Katsuwonus pelamis')).toHaveLength(1);
  });
  it('fish: a name is on the form from the moment that it stands in the ministry’s list', async () => {
    const idNk = await draf('03', '013');
    const nama = 'Thunnus rekaan';
    expect((await tambah(idNk, '013', [nama])).http).toBe(422);
    await dunia.db.referensi.create({ data: { jenis: 'ikan', kode: nama, uraian: nama, induk: '013' } });
    for (let i = 0; i < 50 && (await tambah(idNk, '013', [nama])).http !== 201; i += 1)
      await new Promise((r) => setTimeout(r, 100));
    expect((await pu.get(`${NK}/get?id_nk=${idNk}`)).data.jumlah_baris).toBe(1);
  });
  it.each([
    ['04', '0122', '0612201', 'Apel apa saja'],
    ['05', '0134', '0613401', 'Sapi apa saja'],
    ['05', '0139', '0613901', 'Ayam apa saja'],
    ['04', '0140', '0614001', 'Benih apa saja'],
  ])('service %s, group %s: %s passes, "%s" does not', async (rekom, kelompok, kode, teks) => {
    const idNk = await draf(rekom, kelompok);
    expect(await tambah(idNk, kelompok, [teks])).toMatchObject({ http: 422, errors: [{ path: '06', message: BUKAN }] });
    expect((await tambah(idNk, kelompok, [kode])).http).toBe(201);
  });
  it('Excel: the cell takes names of the list in any case, and says what it does not know', async () => {
    const idNk = await draf('01', '013');
    for (const v of ['061301', '061302']) await tambah(idNk, '013', [v]);
    const buku = await templat(pu, idNk);
    sel(buku, 3, 'Varian').value = 'scomber japonicus; Salmo salar';
    sel(buku, 4, 'Varian').value = 'Ikan karangan';
    const { impor, hasil } = await masukkan(dunia, pu, idNk, buku);
    expect([impor.diterima, impor.ditolak]).toEqual([1, 1]);
    expect(sel(hasil, 4, 'Keterangan').text).toContain(BUKAN);
    const baris = await dunia.db.baris.findFirstOrThrow({ where: { id_pengajuan: BigInt(idNk), seri: 1 } });
    expect(baris.data).toMatchObject({ '06': ['Scomber japonicus', '061302'] });
  });
});
