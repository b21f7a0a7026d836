import { TINGKAT } from '@sinas/domain/baris/putusan';
import { NotifikasiService } from '../../src/modules/notifikasi/notifikasi.service';
import { KabarPengingatService } from '../../src/modules/pengajuan/pengingat/kabar-pengingat.service';
import { kirim as kirimIzin, PERTEK, TAHUN, type Draf } from '../support/berkas';
import type { Client } from '../support/client';
import { antar } from '../support/keadaan';
import { kerjakan, layanan } from '../support/kerjakan';
import { buatRencana, NPP, pasti, periode, rencanaLengkap, rencanaProdusen } from '../support/rencana'; // prettier-ignore
import { World } from '../support/world';

let dunia: World;
let [ratna, hendra, dewi, wayan, menko]: Client[] = [];
let rencana: Draf & { barang: string };
let izin: Draf;
const c = (x: Client | undefined): Client => x as Client;
const DAFTAR = `${NPP}/pengajuan/riwayat`;
interface Baris {
  idNk: string;
  meja: { kode: string };
}
const daftar = async (siapa: Client | undefined, kueri = '') => {
  const r = await c(siapa).get(`${DAFTAR}?${kueri}`);
  return { id: (r.data as Baris[]).map((b) => b.idNk), rows: r.data as Baris[], meta: r.meta as { total: number; hitung?: Record<string, number> } }; // prettier-ignore
};

beforeAll(async () => {
  dunia = await World.open({});
  await dunia.tambahPetugas('menko', 'KOORDINATOR', '035');
  [ratna, hendra, dewi, wayan, menko] = await Promise.all(['ratna', 'hendra', 'dewi', 'wayan', 'menko'].map((n) => dunia.sebagai(n))); // prettier-ignore
  izin = await kirimIzin(c(ratna), PERTEK);
  await antar(dunia, izin);
  rencana = await rencanaLengkap(c(ratna));
  const { noAju: no_aju, versi } = rencana;
  await pasti(c(ratna).post(`${NPP}/sendRKT`, { no_aju, versi }));
  await antar(dunia, rencana);
  await buatRencana(c(hendra));
});
afterAll(() => dunia.close());

describe('plans as officers list them', () => {
  it('all that were filed, within their reach, and no permit; drafts stay with their firm', async () => {
    for (const siapa of [dewi, menko]) expect((await daftar(siapa)).id).toEqual([rencana.idNk]);
    expect((await daftar(wayan)).id).toEqual([]);
    expect((await daftar(hendra)).rows).toHaveLength(1);
  });
  it('desk by desk with their numbers, beside those of permits', async () => {
    const belum = await daftar(dewi, 'antrean=belum&limit=5');
    expect([belum.id, belum.rows[0]?.meja.kode]).toEqual([[rencana.idNk], 'antrean']);
    expect(belum.meta).toMatchObject({ total: 1, limit: 5, hitung: { semua: 1, belum: 1, untuk_saya: 1, saya: 0 } });
    expect((await daftar(dewi, 'antrean=saya')).id).toEqual([]);
    const antrean = await c(dewi).get('/nk/v2/data-nk/inhouse/pengajuan?antrean=semua');
    expect((antrean.data as Baris[]).map((b) => b.idNk)).toEqual([izin.idNk]);
    expect((antrean.meta as { hitung: object }).hitung).toMatchObject({ semua: 1, belum: 1 });
    await pasti(c(dewi).post(`/nk/v2/data-nk/inhouse/check-pengajuan?id_nk=${rencana.idNk}`), 200);
    expect((await daftar(dewi, 'antrean=saya')).meta).toMatchObject({ total: 1, hitung: { belum: 0, saya: 1 } });
    await pasti(c(dewi).post(`/nk/v2/data-nk/inhouse/lepas?id_nk=${rencana.idNk}`), 200);
  });
  it('a company has no desks: it reads its own plans, whatever it asks for', async () => {
    const { id, meta } = await daftar(ratna, 'antrean=semua');
    expect([id, meta.hitung]).toEqual([[rencana.idNk], undefined]);
  });
  it.each([
    ['nama_perusahaan=Nusa', 1],
    ['nama_perusahaan=Pipa', 0],
    [`tahun=${TAHUN}`, 1],
    [`tahun=${TAHUN - 1}`, 0],
    ['kd_komoditas=017', 1],
    ['kd_komoditas=015', 0],
    ['kd_status=20,21', 1],
    ['kd_status=50', 0],
  ])('narrowed by %s: %i', async (kueri, n) => {
    expect((await daftar(dewi, kueri)).id).toHaveLength(n);
    expect((await daftar(dewi, `${kueri}&antrean=semua`)).id).toHaveLength(n);
  });
});

describe('a plan beside the one of the year before', () => {
  it('what was planned, reported and determined for each good and product; nothing where there is no such plan', async () => {
    const alamat = `${NPP}/pengajuan/banding/${rencana.noAju}`;
    expect((await c(dewi).get(alamat)).data).toEqual({
      ...{ tahun: TAHUN, no_aju_lalu: null },
      baris: [
        {
          ...{ jenis: 'barang_impor', uraian: expect.any(String), hs: expect.any(String), satuan: expect.any(String) },
          lalu: null,
          kini: { rencana: '1000', realisasi: null, keputusan: null, realisasi_lalu: '1000' },
        },
      ],
    });
    const lalu = await rencanaProdusen(c(ratna));
    const id = BigInt(lalu.idNk);
    const barang = await dunia.db.baris.findFirstOrThrow({ where: { id_pengajuan: id, jenis: 'barang_impor' } });
    await dunia.db.barisBulan.create({
      data: { id_pengajuan: id, id_baris: barang.id, sisi: 'realisasi', periode: new Date(`${TAHUN - 1}-07-01T00:00:00Z`), jml: '12.5' }, // prettier-ignore
    });
    // As if it had been the plan of last year: its months are those of that year then.
    await dunia.db.pengajuan.update({ where: { id }, data: { tahun: TAHUN - 1, kd_status: '51' } });
    const beri = {
      tingkat: TINGKAT.penetapan,
      jml: '900',
      dari: '1000',
      putaran: 0,
      oleh: 'Menko',
      waktu: new Date(),
      id_pengajuan: id,
    };
    await dunia.db.putusanBaris.create({ data: { ...beri, id_baris: barang.id } });
    const { data } = await c(dewi).get(alamat);
    expect(data.no_aju_lalu).toBe(lalu.noAju);
    expect(data.baris).toEqual([
      expect.objectContaining({
        jenis: 'barang_impor',
        lalu: { rencana: '1000', realisasi: '1012.5', keputusan: '900' },
        kini: { rencana: '1000', realisasi: null, keputusan: null, realisasi_lalu: '1000' },
      }),
      expect.objectContaining({ jenis: 'produk', lalu: expect.objectContaining({ rencana: '1000' }), kini: null }),
    ]);
    expect((await c(ratna).get(alamat)).data.no_aju_lalu).toBe(lalu.noAju);
  });
  it('read by whom the plan is read, and by nobody else', async () => {
    const alamat = `${NPP}/pengajuan/banding/${rencana.noAju}`;
    expect((await c(menko).get(alamat)).http).toBe(200);
    for (const siapa of [hendra, wayan]) expect((await c(siapa).get(alamat)).http).toBe(404);
    expect((await c(dewi).get(`${NPP}/pengajuan/banding/${izin.noAju}`)).http).toBe(404);
  });
});

describe('notices of a plan lead to its own pages', () => {
  it('the officer’s to the console, the company’s to its workspace', async () => {
    await dunia.db.notifikasi.deleteMany();
    await kerjakan(dunia, 'notifikasi', NotifikasiService);
    const kabar = await dunia.db.notifikasi.findMany({ where: { subject: { contains: rencana.noAju } } });
    expect(new Set(kabar.map((k) => k.tautan))).toEqual(
      new Set([`/konsol/#/rencana/${rencana.idNk}/show`, `/rkt-npp/${rencana.noAju}`]),
    );
  });
  it('a reminder of a month that was not reported leads to that month', async () => {
    const where = { id_pengajuan: BigInt(rencana.idNk) };
    const isi = { ...where, jenis: 'realisasi', kunci: periode(1), waktu: new Date() };
    const { id } = await dunia.db.pengingat.create({ data: isi });
    const kabar = await layanan(dunia, KabarPengingatService).sajikan({ id_pengajuan: rencana.idNk, urut: id }); // prettier-ignore
    expect(kabar?.kabar.map((k) => k.isi.tautan)).toEqual([`/rkt-npp/${rencana.noAju}?bulan=${periode(1)}`]);
  });
});
