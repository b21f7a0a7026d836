import type { Draf } from '../support/berkas';
import type { Client } from '../support/client';
import { DAGING, drafPk, KIRIM_PK, kirimPk, SURAT_USULAN } from '../support/pk';
import { putus, rinci } from '../support/pk-langkah';
import { World } from '../support/world';

/*
 * C.4, ADR 73: papers of a need. Corn is led by 018; what 019 files about it is drafted by dewi, decided by agus of 018, and
 * no matter of those who receive of it.
 */
const JAGUNG = '011';
let dunia: World;
let dewi: Client;
let wayan: Client;
let agus: Client;
let draf: Draf;
beforeAll(async () => {
  dunia = await World.open({});
  [dewi, wayan, agus] = await Promise.all([dunia.sebagai('dewi'), dunia.sebagai('wayan'), dunia.sebagai('agus')]);
});
afterAll(() => dunia.close());
beforeEach(async () => {
  await dunia.db.pengajuan.updateMany({ data: { kd_status: '80' } });
  draf = await drafPk(dunia, dewi, JAGUNG);
});

interface Kertas {
  id: string;
  kd_dokumen: string;
  nama_dokumen: string;
  url: string;
}
const unggahan = async (c: Client, d: Draf): Promise<Kertas[]> =>
  ((await rinci(c, d)).dokumen as (Kertas & { asal: string })[]).filter((x) => x.asal === 'PEMOHON');
const surat = async (): Promise<Kertas> => {
  const s = (await unggahan(dewi, draf)).find((x) => x.kd_dokumen === SURAT_USULAN);
  if (!s) throw new Error('no letter');
  return s;
};
const hapus = (c: Client, id: string) => c.del(`/nk/v2/data-nk/upload?file_path=${id}`);
const barisDokumen = () => dunia.db.dokumen.count({ where: { id_pengajuan: BigInt(draf.idNk) } });

describe('papers of a need', () => {
  it('are laid there by who drafts it; the version moves with each', async () => {
    const r = await dewi.unggah(draf.idNk, 'D17', '%PDF-1.4 angka', 'neraca jagung.pdf');
    expect(r).toMatchObject({
      http: 201,
      data: { nama_dokumen: 'Data dukung perhitungan kebutuhan', nama_file: 'neraca jagung.pdf', status: 'READY' },
    });
    expect(r.data.versi).toBe(draf.versi + 1);
    expect((await unggahan(dewi, draf)).map((d) => d.nama_dokumen)).toEqual([
      'Surat usulan penetapan kebutuhan',
      'Data dukung perhitungan kebutuhan',
    ]);
    expect(await hapus(dewi, r.data.id as string)).toMatchObject({ http: 200, data: { versi: draf.versi + 2 } });
    expect(await unggahan(dewi, draf)).toHaveLength(1);
    // The administrator of the ministry drafts, too.
    expect((await (await dunia.sebagai('adminkl')).unggah(draf.idNk, 'D16')).http).toBe(201);
  });
  it('without the letter it is not sent; who drafts it reads what lacks, on the page and at the button', async () => {
    const { id } = await surat();
    const { data } = await hapus(dewi, id);
    const kurang = { langkah: 'dokumen', path: 'D15', message: 'Surat usulan penetapan kebutuhan belum diunggah' };
    expect((await rinci(dewi, draf)).kelengkapan).toMatchObject({ boleh_kirim: false, masalah: [kurang] });
    const kirim = { idNk: draf.idNk, versi: data.versi as number };
    expect(await dewi.post(KIRIM_PK, kirim)).toMatchObject({ http: 422, errors: [kurang] });
    const lagi = await dewi.unggah(draf.idNk, SURAT_USULAN);
    expect((await rinci(dewi, draf)).kelengkapan).toMatchObject({ boleh_kirim: true, masalah: [] });
    expect((await dewi.post(KIRIM_PK, { ...kirim, versi: lagi.data.versi as number })).http).toBe(201);
  });
  it('of a draft are not there for anybody but its ministry', async () => {
    const { id, url } = await surat();
    const sebelum = await barisDokumen();
    for (const siapa of ['wayan', 'agus', 'fajar', 'rekso', 'maya', 'rudi', 'ratna']) {
      const c = await dunia.sebagai(siapa);
      expect([siapa, (await c.get(url)).http]).toEqual([siapa, 404]);
    }
    for (const c of [wayan, await dunia.sebagai('ratna')]) {
      expect((await c.unggah(draf.idNk, 'D17')).http).toBe(404);
      expect((await hapus(c, id)).http).toBe(404);
    }
    expect(await barisDokumen()).toBe(sebelum);
    expect((await dewi.get(url)).raw.toString()).toBe('%PDF-1.4 uji');
    expect((await dunia.tamu().get(url)).http).toBe(401);
  });
  it('are frozen by the submission, and read by who may read the case: nobody else', async () => {
    const { id, url } = await surat();
    await kirimPk(dewi, draf);
    const { muatan } = await dunia.db.kiriman.findFirstOrThrow({ where: { id_pengajuan: BigInt(draf.idNk) } });
    expect((muatan as { dokumen: object }).dokumen).toEqual({
      [id]: { kd_dokumen: 'D15', nama_file: 'uji.pdf', sha256: expect.stringMatching(/^[0-9a-f]{64}$/) as string },
    });
    const sebelum = await barisDokumen();
    expect((await dewi.unggah(draf.idNk, 'D17')).http).toBe(409);
    expect((await hapus(dewi, id)).http).toBe(409);
    // Who decides it reads them, who only watches too; neither writes.
    expect((await unggahan(agus, draf)).map((d) => d.url)).toEqual([url]);
    for (const siapa of ['dewi', 'wayan', 'agus', 'rekso', 'maya', 'rudi'])
      expect([siapa, (await (await dunia.sebagai(siapa)).get(url)).http]).toEqual([siapa, 200]);
    expect((await wayan.unggah(draf.idNk, 'D17')).http).toBe(404);
    expect((await hapus(wayan, id)).http).toBe(404);
    for (const siapa of ['agus', 'rekso', 'maya', 'rudi']) {
      const c = await dunia.sebagai(siapa);
      expect([siapa, (await c.unggah(draf.idNk, 'D17')).http, (await hapus(c, id)).http]).toEqual([siapa, 403, 403]);
    }
    expect(await barisDokumen()).toBe(sebelum);
    // Companies that receive of it, one that does not.
    for (const siapa of ['ratna', 'hendra', 'sari'])
      expect([siapa, (await (await dunia.sebagai(siapa)).get(url)).http]).toEqual([siapa, 404]);
  });
  it('a ministry that neither files nor handles it reads none', async () => {
    const d = await drafPk(dunia, wayan, DAGING);
    await kirimPk(wayan, d);
    const [{ url, id } = { url: '', id: '' }] = await unggahan(agus, d);
    for (const siapa of ['dewi', 'hari', 'adminkl', 'endang'])
      expect([siapa, (await (await dunia.sebagai(siapa)).get(url)).http]).toEqual([siapa, 404]);
    expect([(await dewi.unggah(d.idNk, 'D17')).http, (await hapus(dewi, id)).http]).toEqual([404, 404]);
  });
  it('a recipient of a determined need reads his quantity, not its papers', async () => {
    const { url } = await surat();
    await kirimPk(dewi, draf);
    await dunia.db.pengajuan.update({ where: { id: BigInt(draf.idNk) }, data: { kd_status: '50' } });
    const ratna = await dunia.sebagai('ratna');
    const alokasi = (await ratna.get('/nk/v2/data-nk/alokasiPK')).data as { noAju: string }[];
    expect(alokasi.map((a) => a.noAju)).toContain(draf.noAju);
    expect((await ratna.get(url)).http).toBe(404);
    expect((await ratna.get(`/nk/v2/data-nk/get?id_nk=${draf.idNk}`)).http).toBe(404);
  });
  it('of one that came back are changed where a remark opens them', async () => {
    const { id } = await surat();
    await kirimPk(dewi, draf);
    const remark = { tab: 'dokumen', kd_field: 'D15', kd_alasan: 'A02', catatan: 'Surat belum ditandatangani' };
    expect((await putus(agus, draf, { kd_keputusan: '2', perbaikan: [remark] })).http).toBe(201);
    expect(await dewi.unggah(draf.idNk, 'D17')).toMatchObject({
      http: 422,
      message: expect.stringContaining('Data dukung perhitungan kebutuhan') as string,
    });
    expect((await hapus(dewi, id)).http).toBe(200);
    expect((await dewi.unggah(draf.idNk, SURAT_USULAN, '%PDF-1.4 bertanda tangan')).http).toBe(201);
    expect((await wayan.unggah(draf.idNk, SURAT_USULAN)).http).toBe(404);
  });
  it('an officer lays papers in what his ministry files: never in a company’s file, nor in none', async () => {
    const ratna = await dunia.sebagai('ratna');
    const { data } = await ratna.post('/nk/v2/data-nk', { kd_rekom: '07', kd_komoditas: '0142' });
    await dunia.db.pengajuan.update({ where: { id: BigInt(data.idNk as string) }, data: { kd_status: '25' } });
    const { kd_ga } = await dunia.db.pengajuan.findUniqueOrThrow({ where: { id: BigInt(data.idNk as string) } });
    const verifikator = kd_ga === '018' ? wayan : dewi;
    expect((await verifikator.get(`/nk/v2/data-nk/get?id_nk=${data.idNk}`)).http).toBe(200);
    expect((await verifikator.unggah(data.idNk as string, 'D99')).http).toBe(404);
    expect(await dunia.db.dokumen.count({ where: { id_pengajuan: BigInt(data.idNk as string) } })).toBe(0);
    const form = new FormData();
    form.set('kd_dokumen', 'D99');
    form.set('file', new Blob(['%PDF-1.4 lepas']), 'lepas.pdf');
    expect((await verifikator.post('/nk/v2/data-nk/upload', form)).http).toBe(403);
  });
});
