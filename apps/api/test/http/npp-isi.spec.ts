import { baris, barang, buatRencana, NPP, pasti, periode, rencanaProdusen } from '../support/rencana';
import { TAHUN } from '../support/berkas';
import type { Client } from '../support/client';
import { World } from '../support/world';

let dunia: World;
let [ratna, hendra, dewi]: Client[] = [];
const c = (x: Client | undefined): Client => x as Client;
beforeAll(async () => {
  dunia = await World.open({});
  [ratna, hendra, dewi] = await Promise.all(['ratna', 'hendra', 'dewi'].map((n) => dunia.sebagai(n)));
});
afterAll(() => dunia.close());

interface Baris {
  id: string;
  id_induk: string | null;
  [lain: string]: unknown;
}
type Isi = Record<string, Baris[]>;
const DATA = `${NPP}/data-npp`;
/** Row kinds, the path that reads each, and what its parent is called there. */
const TAB: readonly (readonly [string, string, string?, string?])[] = [
  ['barang_impor', 'barang?jenis=impor&'],
  ['barang_lokal', 'barang?jenis=lokal&'],
  ['bahan_baku', 'produksi?'],
  ['produk', 'produksi/produk?', 'id_produksi', 'bahan_baku'],
  ['barang_digunakan', 'penggunaan?'],
  ['penggunaan', 'penggunaan/penggunaan?', 'id_penggunaan', 'barang_digunakan'],
  ['data_distribusi', 'distribusi?'],
  ['distribusi_lokal', 'distribusi/lokal?', 'id_distribusi', 'data_distribusi'],
  ['distribusi_ekspor', 'distribusi/ekspor?', 'id_distribusi', 'data_distribusi'],
  ['distribusi_lainnya', 'distribusi/lainnya?', 'id_distribusi', 'data_distribusi'],
];
async function sekaligus(x: Client, noAju: string): Promise<Isi> {
  const { isi } = (await pasti(x.get(`${DATA}/isi?no_aju=${noAju}`), 200)) as unknown as {
    isi: { jenis: string; baris: Baris[] }[];
  };
  return Object.fromEntries(isi.map(({ jenis, baris: rows }) => [jenis, rows]));
}
/** The same plan tab by tab, parent by parent. */
async function perTab(x: Client, noAju: string): Promise<Isi> {
  const hasil: Isi = {};
  for (const [jenis, path, induk, di] of TAB) {
    const baca = async (q: string) => (await pasti(x.get(`${DATA}/${path}no_aju=${noAju}${q}`), 200)) as unknown as Baris[]; // prettier-ignore
    const rows = induk
      ? (await Promise.all((hasil[di ?? ''] ?? []).map((b) => baca(`&${induk}=${b.id}`)))).flat()
      : await baca('');
    if (rows.length > 0) hasil[jenis] = rows;
  }
  return hasil;
}

describe('all rows of a plan at once', () => {
  it('say what the tabs say, row by row and month by month, in the same order', async () => {
    const { noAju } = await rencanaProdusen(c(ratna));
    const data = barang('12.500', { uraian_barang: 'Ban "radial" \\ 30° — 100%\tbaru' });
    const bulan = [3, 1, 12].map((b) => ({ periode: periode(b), jml: '1.250' }));
    const realisasi = [
      { periode: periode(6, TAHUN - 1), jml: '7', ref: 'PIB "1"' },
      { periode: periode(6, TAHUN - 1), jml: '0.5' },
    ];
    await baris(c(ratna), 'barang', { no_aju: noAju, jenis: 'lokal', data, rencana: bulan, realisasi });
    const isi = await sekaligus(c(ratna), noAju);
    expect(Object.keys(isi).sort()).toEqual(TAB.map(([jenis]) => jenis).sort());
    expect(isi).toEqual(await perTab(c(ratna), noAju));
    expect(isi['barang_lokal']?.[0]).toMatchObject({
      ...{ jenis: 'lokal', seri: 1, jml: '12.5', jumlah_anak: 0, jml_keputusan: null },
      rencana: [1, 3, 12].map((b) => ({ periode: periode(b), jml: '1.25', ref: null })),
      realisasi: [
        { periode: periode(6, TAHUN - 1), jml: '0.5', ref: null },
        { periode: periode(6, TAHUN - 1), jml: '7', ref: 'PIB "1"' },
      ],
    });
    expect(isi['data_distribusi']?.[0]).toMatchObject({ jumlah_anak: 3 });
  });
  it('an empty plan has none; another firm and a stranger get nothing', async () => {
    const noAju = await buatRencana(c(ratna));
    expect(await sekaligus(c(ratna), noAju)).toEqual({});
    expect((await c(hendra).get(`${DATA}/isi?no_aju=${noAju}`)).http).toBe(404);
    expect((await c(dewi).get(`${DATA}/isi?no_aju=${noAju}`)).http).toBe(404); // a draft is nobody's but its owner's
    expect((await dunia.tamu().get(`${DATA}/isi?no_aju=${noAju}`)).http).toBe(401);
  });
  it('what the desks gave is told to each as in the tabs: the office before the decision, the firm after it', async () => {
    const no_aju = await buatRencana(c(ratna), 'PRODUSEN');
    const good = await baris(c(ratna), 'barang', { no_aju, jenis: 'impor', data: barang('1000') });
    const { satuan } = barang('1000');
    const bahan = (id_barang: string | undefined) =>
      baris(c(ratna), 'produksi/bahanbaku', {
        ...{ no_aju, data: { uraian_barang: 'Karet', satuan, asal: 'impor', jml_bahan_baku: '1000', pemakaian: '1000', id_barang } }, // prettier-ignore
      });
    const produk = (id_produksi: string | undefined, jml: string) =>
      baris(c(ratna), 'produksi/produk', {
        ...{ no_aju, id_produksi, data: { hs: '40111000', uraian: 'Ban jadi', satuan, jml, kapasitas_terpasang: '2000' } }, // prettier-ignore
      });
    await produk((await bahan(good['id']))['id'], '500');
    const p = await dunia.db.pengajuan.findUniqueOrThrow({ where: { no_aju } });
    const satu = (tingkat: number, jml: string) =>
      dunia.db.putusanBaris.create({
        data: {
          id_pengajuan: p.id,
          id_baris: BigInt(good['id'] ?? 0),
          putaran: 1,
          tingkat,
          jml,
          dari: '1000',
          oleh: 'Uji',
          waktu: new Date(),
        },
      });
    const di = async (kd_status: string) => dunia.db.pengajuan.update({ where: { id: p.id }, data: { kd_status } });
    const diberi = async (x: Client | undefined) => {
      const isi = await sekaligus(c(x), no_aju);
      expect(isi).toEqual(await perTab(c(x), no_aju));
      const [b, j] = [isi['barang_impor']?.[0], isi['produk']?.[0]];
      return [b?.['jml_rekomendasi'], b?.['jml_keputusan'], j?.['jml_produk_keputusan']];
    };
    await satu(3, '700');
    await di('40');
    expect(await diberi(ratna)).toEqual([null, null, null]);
    expect(await diberi(dewi)).toEqual(['700', null, null]);
    await satu(5, '600');
    await di('50');
    // 500 of 1,000 of material; 600 of them were given: 300.
    expect(await diberi(ratna)).toEqual(['700', '600', '300']);
    expect(await diberi(dewi)).toEqual(['700', '600', '300']);
  });
  it('a parent reads all of its own, however many rows stand below others', async () => {
    const no_aju = await buatRencana(c(ratna), 'PRODUSEN');
    const { satuan } = barang('1');
    const bahan = () =>
      baris(c(ratna), 'produksi/bahanbaku', {
        no_aju,
        data: { uraian_barang: 'Karet', satuan, asal: 'lokal', jml_bahan_baku: '1000', pemakaian: '1000' },
      });
    const [a, b] = [await bahan(), await bahan()];
    const p = await dunia.db.pengajuan.findUniqueOrThrow({ where: { no_aju } });
    const anak = (induk: string | undefined, banyak: number) =>
      dunia.db.baris.createMany({
        data: Array.from({ length: banyak }, (_, i) => ({
          ...{ id_pengajuan: p.id, jenis: 'produk', id_induk: BigInt(induk ?? 0), seri: i + 1 },
          ...{
            data: { hs: '40111000', uraian: `Ban ${i + 1}` },
            uraian: `Ban ${i + 1}`,
            hs: '40111000',
            satuan: 'C62',
            jml: '1',
          },
        })),
      });
    await anak(a['id'], 1_100);
    await anak(b['id'], 3);
    const baca = async (id: string | undefined) =>
      (await c(ratna).get(`${DATA}/produksi/produk?no_aju=${no_aju}&id_produksi=${id}`)).data.length as number;
    expect([await baca(a['id']), await baca(b['id'])]).toEqual([1_100, 3]);
    expect((await sekaligus(c(ratna), no_aju))['produk']).toHaveLength(1_103);
  });
});
