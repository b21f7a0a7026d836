import { KalenderService } from '../../src/modules/pengajuan/tenggat/kalender.service';
import { Storage } from '../../src/platform/storage/storage';
import { TAHUN, type Draf } from '../support/berkas';
import type { Answer, Client } from '../support/client';
import { berkasSampai } from '../support/keadaan';
import { buka, masukkan, unggahBuku } from '../support/impor';
import { layanan } from '../support/kerjakan';
import { singkirkan } from '../support/milik';
import { World } from '../support/world';

const DASAR = '/nk/v2/data-nk';
const JALUR = `${DASAR}/rki/realisasi`;
let dunia: World;
let ratna: Client;
let hendra: Client;
let d: Draf;
let baris: { id: string }[];
beforeAll(async () => {
  dunia = await World.open({});
  [ratna, hendra] = (await Promise.all(['ratna', 'hendra'].map((n) => dunia.sebagai(n)))) as [Client, Client];
});
/** In March of the year that the permit is for; sessions, and whoever files a permit, have clocks of their own. */
const maret = () =>
  jest.spyOn(layanan(dunia, KalenderService), 'kini').mockReturnValue(new Date(`${TAHUN}-03-10T03:00:00Z`));
beforeEach(async () => {
  jest.restoreAllMocks();
  d = await berkasSampai(dunia, 'terbit');
  await dunia.db.pengajuan.update({
    where: { id: BigInt(d.idNk) },
    data: { berlaku_mulai: new Date(`${TAHUN}-01-01`), berlaku_sampai: new Date(`${TAHUN}-12-31`) },
  });
  maret();
  baris = (await satu()).baris;
});
afterEach(() => singkirkan(dunia, d));
afterAll(() => dunia.close());

const P = (bulan: string): string => `${bulan}${TAHUN}`;
const satu = async (c = ratna) => (await c.get(`${JALUR}?id_nk=${d.idNk}`)).data[0];
const lapor = (bulan: string, jml: readonly string[], versi = 0, c = ratna) =>
  c.put(JALUR, {
    ...{ idNk: d.idNk, periode: P(bulan), versi },
    baris: jml.map((j, i) => ({ id: baris[i]?.id, jml: j, ref: `PIB-${i}` })),
  });

describe('realisation of a permit, month by month', () => {
  it('C.11 rki/realisasi tells issued, reported and remaining per row, and how each month stands', async () => {
    expect((await lapor('01', ['40', '0'])).http).toBe(200);
    const kini = await satu();
    expect(kini.jumlah).toEqual([
      { satuan: 'C62', ur_satuan: expect.any(String), ditetapkan: '300', terealisasi: '40', sisa: '260' },
    ]);
    expect(kini.baris).toMatchObject([
      {
        seri: 1,
        ditetapkan: '100',
        terealisasi: '40',
        sisa: '60',
        bulan: [{ periode: P('01'), jml: '40', ref: 'PIB-0' }],
      },
      { seri: 2, ditetapkan: '200', terealisasi: '0', sisa: '200', bulan: [] },
    ]);
    // On 10 March: January was to be reported until 15 February, February until 15 March, March is running.
    expect(kini.bulan).toMatchObject([
      { periode: P('01'), tenggat: `${TAHUN}-02-15`, keadaan: 'terlambat', versi: 1, oleh: 'ratna' },
      { periode: P('02'), tenggat: `${TAHUN}-03-15`, keadaan: 'terbuka', versi: 0 },
      { periode: P('03'), tenggat: `${TAHUN}-04-15`, keadaan: 'berjalan', versi: 0 },
    ]);
    expect((await ratna.get(`${DASAR}/dataIjin`)).data[0].baris[0]).toMatchObject({ terealisasi: '40', sisa: '60' });
  });
  it('a month without imports is reported with nothing in it', async () => {
    expect((await lapor('02', [])).data.bulan[1]).toMatchObject({ periode: P('02'), keadaan: 'tepat', versi: 1 });
    expect((await satu()).jumlah[0].terealisasi).toBe('0');
  });
  it('a report again replaces its month, and every report stays', async () => {
    await lapor('01', ['40', '10']);
    expect((await lapor('01', ['25.5', '0'], 1)).http).toBe(200);
    expect((await satu()).jumlah[0].terealisasi).toBe('25.5');
    const semua = await dunia.db.laporanRealisasi.findMany({
      where: { id_pengajuan: BigInt(d.idNk) },
      orderBy: { versi: 'asc' },
    });
    expect(semua.map((l) => [l.versi, (l.isi as { jml: string }[]).map((b) => b.jml)])).toEqual([
      [1, ['40', '10']],
      [2, ['25.5']],
    ]);
    await expect(dunia.db.laporanRealisasi.deleteMany({ where: { id_pengajuan: BigInt(d.idNk) } })).rejects.toThrow(
      /append-only/,
    );
  });
  it('the same report twice counts once; of two at once on one version one is told who was first', async () => {
    await lapor('01', ['40', '10']);
    expect((await lapor('01', ['40', '10'])).http).toBe(200);
    const dua = await Promise.all([lapor('01', ['1', '1'], 1), lapor('01', ['2', '2'], 1)]);
    expect(dua.map((h) => h.http).sort()).toEqual([200, 409]);
    expect(dua.find((h) => h.http === 409)?.message).toBe(
      `Laporan Jan ${TAHUN} sudah diubah oleh ratna. Periksa yang terbaru sebelum menyimpan`,
    );
    expect(await dunia.db.laporanRealisasi.count({ where: { id_pengajuan: BigInt(d.idNk) } })).toBe(2);
  });
  it('bad input: a month to come, a row of another permit, twice a row, below nothing, too exact', async () => {
    expect(await lapor('04', ['1'])).toMatchObject({
      http: 422,
      message: `Realisasi Apr ${TAHUN} belum dapat dilaporkan untuk keputusan ini`,
    });
    const kirim = (rows: object[]) => ratna.put(JALUR, { idNk: d.idNk, periode: P('01'), versi: 0, baris: rows });
    const id = baris[0]?.id;
    for (const [rows, pesan, path] of [
      [[{ id: '1', jml: '1' }], 'Baris ini bukan bagian dari keputusan', 'baris.0.id'],
      [
        [
          { id, jml: '1' },
          { id, jml: '2' },
        ],
        'Baris ini disebut lebih dari sekali',
        'baris.1.id',
      ],
      [[{ id, jml: '-1' }], 'Isi angka nol atau lebih, paling banyak tiga angka di belakang koma', 'baris.0.jml'],
      [[{ id, jml: '0.0001' }], 'Isi angka nol atau lebih, paling banyak tiga angka di belakang koma', 'baris.0.jml'],
    ] as const) {
      const h = await kirim([...rows]);
      expect([h.http, h.message, h.errors?.[0].path]).toEqual([422, pesan, path]);
    }
    expect((await satu()).jumlah[0].terealisasi).toBe('0');
  });
  it('is the company’s alone: no officer, no other firm, and nothing but a decision', async () => {
    const hari = await dunia.sebagai('hari');
    expect((await lapor('01', ['1'], 0, hari)).http).toBe(403);
    expect((await lapor('01', ['1'], 0, hendra)).http).toBe(404);
    expect((await hendra.get(`${JALUR}?id_nk=${d.idNk}`)).http).toBe(404);
    expect((await hari.get(`${JALUR}?id_nk=${d.idNk}`)).data[0]).toMatchObject({ boleh_lapor: false });
    jest.restoreAllMocks();
    const draf = await hendra.post(DASAR, { kd_rekom: '07', kd_komoditas: '0142' });
    const isi = { idNk: draf.data.idNk, periode: P('01'), versi: 0, baris: [] };
    expect(await hendra.put(JALUR, isi)).toMatchObject({
      http: 422,
      message: 'Realisasi dilaporkan untuk keputusan yang sudah terbit',
    });
    await singkirkan(dunia, draf.data as Draf);
  });
  it('the late list has permits with a month whose day has passed, until it is reported', async () => {
    const adminkl = await dunia.sebagai('adminkl');
    const lewat = async (c = adminkl) =>
      ((await c.get(`${JALUR}?keadaan=lewat`)).data as { idNk: string }[]).map((i) => i.idNk);
    expect(await lewat()).toEqual([d.idNk]);
    expect(await lewat(await dunia.sebagai('wayan'))).toEqual([]);
    await lapor('01', []);
    expect(await lewat()).toEqual([]);
    expect((await adminkl.get(JALUR)).meta).toMatchObject({ total: 1 });
  });
});

describe('urlTemplateRealisasi: the workbook of realisation, out and in', () => {
  const templat = async () =>
    buka(ratna, (await ratna.post('/nk/v2/urlTemplateRealisasi', { idNk: d.idNk })).data.url as string);
  const JUDUL = 4;

  it('has a row for each good and a column for each month that may be reported; what is filled in is reported', async () => {
    await lapor('01', ['40', '0']);
    const buku = await templat();
    const lembar = buku.getWorksheet('Realisasi');
    expect((lembar?.getRow(JUDUL).values as string[]).slice(7)).toEqual([
      ...[`Jan ${TAHUN}`, `Feb ${TAHUN}`, `Mar ${TAHUN}`, 'Keterangan'],
    ]);
    expect([5, 6].map((r) => lembar?.getCell(r, 7).value)).toEqual([40, 0]);
    lembar!.getCell(5, 8).value = 1.234;
    lembar!.getCell(6, 8).value = '2.000,5';
    const { impor } = await masukkan(dunia, ratna, d.idNk, buku, 'realisasi');
    expect(impor).toMatchObject({ diterima: 1, ditolak: 0 });
    const kini = await satu();
    expect(kini.bulan[1]).toMatchObject({ keadaan: 'tepat', versi: 1 });
    expect(kini.bulan[0]).toMatchObject({ versi: 1 });
    expect(kini.baris.map((b: { terealisasi: string }) => b.terealisasi)).toEqual(['41.234', '2000.5']);
  });
  it('is told first, month by month, and reported when it is taken; not where somebody was quicker', async () => {
    const buku = await templat();
    const lembar = buku.getWorksheet('Realisasi')!;
    lembar.getCell(5, 7).value = 10;
    lembar.getCell(5, 8).value = 'sepuluh';
    const uji = () => unggahBuku(dunia, ratna, { idNk: d.idNk, buku, jenis: 'realisasi', cara: 'uji' });
    const { impor } = await uji();
    expect(impor).toMatchObject({
      ...{ status: 'SIAP', diterima: 1, ditolak: 1, baru: 1, berubah: 0 },
      pesan: '1 bulan baru, 0 bulan berubah, 1 bulan perlu perbaikan. Belum ada yang disimpan',
      masalah: [{ lembar: 'Realisasi', sel: 'H5' }],
      jumlah: [{ jml_sebelum: '0', jml_sesudah: '10' }],
    });
    expect((await satu()).bulan.map((b: { versi: number }) => b.versi)).toEqual([0, 0, 0]);
    const ambil = (id: string, apa: string) => ratna.post(`/nk/v2/data-nk/impor/${id}/tindakan`, { tindakan: apa });
    expect((await ambil(impor.id, 'semua')).http).toBe(422);
    const dua = await Promise.all([ambil(impor.id, 'benar'), ambil(impor.id, 'benar')]);
    expect(dua.map((r) => [r.http, r.data.status])).toEqual([
      [200, 'SELESAI'],
      [200, 'SELESAI'],
    ]);
    expect((await satu()).bulan.map((b: { versi: number }) => b.versi)).toEqual([1, 0, 0]);
    const lagi = await templat();
    lagi.getWorksheet('Realisasi')!.getCell(5, 8).value = 5;
    const kedua = await unggahBuku(dunia, ratna, { idNk: d.idNk, buku: lagi, jenis: 'realisasi', cara: 'uji' });
    await lapor('02', ['7', '0']);
    expect(await ambil(kedua.impor.id, 'semua')).toMatchObject({
      http: 409,
      message: 'Isi berkas berubah sejak buku kerja diperiksa. Periksa ulang dulu',
    });
    expect((await satu()).baris[0].terealisasi).toBe('17');
  });
  it('pressed twice it is taken once and both are told so, also where the second reads after the first has ended', async () => {
    const buku = await templat();
    buku.getWorksheet('Realisasi')!.getCell(5, 7).value = 10;
    const { impor } = await unggahBuku(dunia, ratna, { idNk: d.idNk, buku, jenis: 'realisasi', cara: 'uji' });
    const ambil = () => ratna.post(`/nk/v2/data-nk/impor/${impor.id}/tindakan`, { tindakan: 'semua' });
    const storage = layanan(dunia, Storage);
    const baca = storage.get.bind(storage);
    const selesai: Promise<unknown>[] = [];
    let keduaDatang = (): void => undefined;
    const kedua = new Promise<void>((lanjut) => (keduaDatang = lanjut));
    let bacaan = 0;
    const get = jest.spyOn(storage, 'get').mockImplementation(async (kunci) => {
      bacaan += 1;
      if (bacaan === 2) keduaDatang();
      await (bacaan === 1 ? kedua : Promise.race(selesai));
      return baca(kunci);
    });
    selesai.push(ambil(), ambil());
    const dua = (await Promise.all(selesai)) as Answer[];
    get.mockRestore();
    expect(bacaan).toBe(2);
    expect(dua.map((r) => [r.http, r.data?.status])).toEqual([
      [200, 'SELESAI'],
      [200, 'SELESAI'],
    ]);
    expect((await satu()).bulan.map((b: { versi: number }) => b.versi)).toEqual([1, 0, 0]);
  });
  it('a month with a fault is refused as a whole and said beside its row; the others go in', async () => {
    const buku = await templat();
    const lembar = buku.getWorksheet('Realisasi')!;
    lembar.getCell(5, 7).value = 10;
    lembar.getCell(5, 8).value = 'sepuluh';
    lembar.getCell(6, 8).value = 5;
    const { impor, hasil } = await masukkan(dunia, ratna, d.idNk, buku, 'realisasi');
    expect(impor).toMatchObject({ diterima: 1, ditolak: 1, pesan: '1 bulan dilaporkan, 1 bulan perlu perbaikan' });
    expect(hasil.getWorksheet('Realisasi')!.getCell(5, 10).text).toBe(
      `Feb ${TAHUN}: Isi angka nol atau lebih, paling banyak tiga angka di belakang koma`,
    );
    expect((await satu()).bulan.map((b: { versi: number }) => b.versi)).toEqual([1, 0, 0]);
  });
  it('a workbook from before somebody else reported refuses that month, and one of another permit altogether', async () => {
    const buku = await templat();
    await lapor('01', ['40', '0']);
    buku.getWorksheet('Realisasi')!.getCell(5, 7).value = 1;
    const { impor, hasil } = await masukkan(dunia, ratna, d.idNk, buku, 'realisasi');
    expect(impor).toMatchObject({ diterima: 0, ditolak: 1 });
    expect(hasil.getWorksheet('Realisasi')!.getCell(5, 10).text).toContain('sudah diubah oleh ratna');
    expect((await satu()).jumlah[0].terealisasi).toBe('40');
    jest.restoreAllMocks();
    const lain = await berkasSampai(dunia, 'terbit');
    await expect(masukkan(dunia, ratna, lain.idNk, buku, 'realisasi')).rejects.toThrow(
      'Templat ini dibuat untuk pengajuan lain',
    );
    await singkirkan(dunia, lain);
  });
});
