import { BuatEksporService } from '../../src/modules/ekspor/buat-ekspor.service';
import { TAHUN, type Draf } from '../support/berkas';
import type { Client } from '../support/client';
import { petugas } from '../support/perjalanan';
import { kerjakan } from '../support/kerjakan';
import { buatRapat, mulaiRapat, orangRapat, RAKOR, rkiMenunggu, type Orang } from '../support/rakor';
import { World } from '../support/world';

let dunia: World;
let o: Orang;
let d: Draf;
/** Food: the first coordination. */
const GULA = '015';
beforeAll(async () => {
  dunia = await World.open({});
  o = await orangRapat(dunia);
  d = await rkiMenunggu(dunia, ['100', '200']);
});
afterAll(() => dunia.close());

const ikhtisar = async (c: Client) => (await c.get(`${RAKOR}/ikhtisar`)).data as Record<string, unknown>[];
const sejak = async (): Promise<string> =>
  (await dunia.db.pengajuan.findUniqueOrThrow({ where: { id: BigInt(d.idNk) } })).tgl_kirim?.toISOString() ?? '';

describe('what waits for a meeting', () => {
  it('is told to who leads it, by commodity and kind of meeting, with the day of the first; the other coordination has none of it', async () => {
    const satu = {
      ...{ jenis: 1, ur_jenis: 'Rakornis', tahun: TAHUN, kd_komoditas: GULA, rencana: false, berkas: 1 },
      sejak: await sejak(),
    };
    for (const c of [o.sekre, o.ketua])
      expect((await ikhtisar(c)).filter((m) => m['kd_komoditas'] === GULA)).toMatchObject([satu]);
    const ekon = await petugas(dunia, 'SEKRE_RAKOR', '035');
    const maya = await dunia.sebagai('maya');
    const [a, b] = [await ikhtisar(maya), await ikhtisar(ekon)];
    const kode = (m: Record<string, unknown>[]) => m.map((x) => x['kd_komoditas']);
    expect(kode(a).filter((k) => kode(b).includes(k))).toEqual([]);
  });
  it('is no longer told of a file that stands on an agenda', async () => {
    await mulaiRapat(dunia, o, 1);
    expect((await ikhtisar(o.sekre)).filter((m) => m['kd_komoditas'] === GULA)).toEqual([]);
  });
  it('is not for ministries, watchers and companies', async () => {
    const lain = [await dunia.sebagai('dewi'), await dunia.sebagai('ratna'), await petugas(dunia, 'MONITORING', '054')];
    for (const c of lain) expect((await c.get(`${RAKOR}/ikhtisar`)).http).toBe(403);
    expect((await dunia.tamu().get(`${RAKOR}/ikhtisar`)).http).toBe(401);
  });
});

describe('the list of meetings', () => {
  it('from a day on holds the meetings of that day and later, the nearest first', async () => {
    const hari = (n: number) => `${TAHUN + 5}-03-0${n}`;
    const id: string[] = [];
    for (const n of [3, 1, 2]) {
      id.push((await buatRapat(dunia, o, 1)).id_rakor);
      await dunia.db.rakor.update({ where: { id: BigInt(id.at(-1) as string) }, data: { tanggal: new Date(hari(n)) } });
    }
    const dari = async (n: number) =>
      ((await o.sekre.get(`${RAKOR}?sejak=${hari(n)}&sort=tanggal&order=asc`)).data as { id_rakor: string }[]).map(
        (r) => r.id_rakor,
      );
    expect(await dari(2)).toEqual([id[2], id[0]]);
    expect(await dari(1)).toEqual([id[1], id[2], id[0]]);
    expect(await dari(4)).toEqual([]);
    expect((await o.sekre.get(`${RAKOR}?sejak=besok`)).http).toBe(400);
    await dunia.db.rakor.updateMany({
      where: { id: { in: id.map(BigInt) } },
      data: { tanggal: new Date(`${TAHUN}-03-01`) },
    });
  });
  it('tells what a meeting to come lacks, commodity by commodity, until its figures are closed', async () => {
    const kurang = async (id: string) =>
      ((await o.sekre.get(`${RAKOR}?limit=100`)).data as { id_rakor: string; kurang: object[] }[]).find(
        (r) => r.id_rakor === id,
      )?.kurang;
    const nol = { tanpa_plafon: 0, tanpa_pasokan: 0, tanpa_kebutuhan: 0 };
    const kosong = await buatRapat(dunia, o, 1);
    const gula = 'Gula';
    expect(await kurang(kosong.id_rakor)).toEqual([{ ur_komoditas: gula, garis: 0, ...nol }]);
    const g = await dunia.db.rakorGaris.findFirstOrThrow({ where: { kd_komoditas: GULA } });
    const id = String(g.id_rakor);
    const nasional = await dunia.db.neracaGaris.findUniqueOrThrow({ where: { kunci: g.kunci } });
    const angka = (kode: string, urut: number) => ({
      ...{ id_garis: nasional.id, urut, kode, jml: 1, sumber: 'Uji', tanggal: new Date('2026-11-01'), dipilih: true },
    });
    await dunia.db.neracaAngka.deleteMany({ where: { id_garis: nasional.id } });
    const satu = { ur_komoditas: gula, garis: 1, ...nol };
    expect(await kurang(id)).toEqual([{ ...satu, tanpa_pasokan: 1, tanpa_kebutuhan: 1 }]);
    await dunia.db.neracaAngka.create({ data: angka('produksi_dn', 1) });
    expect(await kurang(id)).toEqual([{ ...satu, tanpa_kebutuhan: 1 }]);
    await dunia.db.neracaAngka.create({ data: { ...angka('konsumsi', 2), dipilih: false } });
    expect(await kurang(id)).toEqual([{ ...satu, tanpa_kebutuhan: 1 }]);
    await dunia.db.neracaAngka.create({ data: angka('industri', 3) });
    expect(await kurang(id)).toEqual([]);
    await dunia.db.neracaGaris.update({ where: { id: nasional.id }, data: { kunci: `${g.kunci}-lain` } });
    expect(await kurang(id)).toEqual([{ ...satu, tanpa_plafon: 1 }]);
    await dunia.db.rakor.update({ where: { id: g.id_rakor }, data: { kd_status: '40' } });
    expect(await kurang(id)).toEqual([]);
    await dunia.db.rakor.update({ where: { id: g.id_rakor }, data: { kd_status: '30' } });
    await dunia.db.neracaGaris.update({ where: { id: nasional.id }, data: { kunci: g.kunci } });
  });
  const daftar = async (q: string) =>
    (await o.sekre.get(`${RAKOR}?limit=50&${q}`)).data as {
      id_rakor: string;
      judul: string;
      tanggal: string;
      jenis: number;
    }[];
  it('goes by any column both ways, the latest meeting first where nothing is said', async () => {
    for (const jenis of [2, 3] as const) await buatRapat(dunia, o, jenis);
    const rows = await daftar('');
    expect(rows.length).toBeGreaterThanOrEqual(3);
    expect(rows.map((r) => r.tanggal)).toEqual(
      rows
        .map((r) => r.tanggal)
        .sort()
        .reverse(),
    );
    expect(await daftar('sort=jenis')).toEqual(await daftar('sort=jenis&order=asc'));
    const jenis = (r: { jenis: number }[]) => r.map((x) => x.jenis);
    expect(jenis(await daftar('sort=jenis'))).toEqual(jenis(rows).sort());
    expect(jenis(await daftar('sort=jenis&order=desc'))).toEqual(jenis(rows).sort().reverse());
    const berkas = (await daftar('sort=berkas')) as unknown as { berkas: number }[];
    expect(berkas[0]?.berkas).toBe(Math.max(...berkas.map((r) => r.berkas)));
    expect((await o.sekre.get(`${RAKOR}?sort=dibuat_oleh`)).http).toBe(400);
  });
  it('is taken along with its filters, in the reader’s own scope', async () => {
    const isi = { daftar: 'rapat', format: 'csv', saring: { jenis: 1 } };
    const baca = async (c: Client): Promise<string[]> => {
      expect((await c.post('/api/ekspor', isi)).http).toBe(202);
      await kerjakan(dunia, 'ekspor', BuatEksporService);
      const [e] = (await c.get('/api/ekspor')).data as { url: string }[];
      return (await c.get(e?.url ?? '')).raw.toString().trim().split('\n');
    };
    const [kepala, ...rows] = await baca(o.sekre);
    expect(kepala?.replace('\ufeff', '').trim()).toBe(
      'Rapat,Jenis,Tahun neraca,Tanggal,Komoditas,Berkas,Baris,Status,Nomor berita acara',
    );
    expect(rows).toHaveLength((await daftar('jenis=1')).length);
    expect(rows.every((r) => r.includes(',Rakornis,'))).toBe(true);
    expect(await baca(await dunia.sebagai('wayan'))).toHaveLength(1);
    expect((await (await dunia.sebagai('ratna')).post('/api/ekspor', isi)).http).toBe(403);
  });
});
