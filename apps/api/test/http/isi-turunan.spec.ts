import { BarisService } from '../../src/modules/pengajuan/baris/baris.service';
import { IsiTurunanService } from '../../src/modules/pengajuan/turunan/isi-turunan.service';
import { TurunanService } from '../../src/modules/pengajuan/turunan/turunan.service';
import type { Draf } from '../support/berkas';
import type { Client } from '../support/client';
import { berkasSampai, versi } from '../support/keadaan';
import { kerjakan, layanan } from '../support/kerjakan';
import { singkirkan } from '../support/milik';
import { World } from '../support/world';

let dunia: World;
let pu: Client;
let asal: Draf;
beforeAll(async () => {
  dunia = await World.open({});
  pu = await dunia.sebagai('ratna');
});
afterEach(async () => {
  jest.restoreAllMocks();
  await singkirkan(dunia, asal);
});
afterAll(() => dunia.close());

const DASAR = '/nk/v2/data-nk';
const baris = async (id: bigint | string) =>
  (await pu.get(`${DASAR}/get?id_nk=${id}`)).data.baris.map((b: { jml_bahan_baku: string }) => b.jml_bahan_baku);
const lagi = () => kerjakan(dunia, 'isi-turunan', IsiTurunanService);
const salinan = () => dunia.db.pengajuan.findFirstOrThrow({ where: { id_asal: BigInt(asal.idNk) } });

/** A change of a decision of two rows (100 and 200) whose request dies when it comes to them. */
async function mati(jebak: () => unknown): Promise<bigint> {
  asal = await berkasSampai(dunia, 'terbit');
  jebak();
  const h = await pu.post(`${DASAR}/rki/pengajuan-perubahan/${asal.idNk}`, {
    kd_alasan: 'P3',
    keterangan: 'Lini baru',
  });
  expect(h.http).toBe(500);
  jest.restoreAllMocks();
  const { id } = await salinan();
  expect(await baris(id)).toEqual([]);
  return id;
}

it('T22 a request that dies before the rows: they come by a job, also where the header was changed meanwhile', async () => {
  const id = await mati(() =>
    jest.spyOn(layanan(dunia, TurunanService), 'isi').mockRejectedValueOnce(new Error('mati')),
  );
  const draf = { idNk: String(id) } as Draf;
  const isi = { idNk: draf.idNk, versi: await versi(pu, draf), kepala: { keterangan: 'Diisi lebih dulu' } };
  expect((await pu.put(DASAR, isi)).http).toBe(200);
  await lagi();
  expect(await baris(id)).toEqual(['100', '200']);
  const rows = await dunia.db.baris.findMany({ where: { id_pengajuan: id }, orderBy: { seri: 'asc' } });
  const lama = await dunia.db.baris.findMany({ where: { id_pengajuan: BigInt(asal.idNk) }, orderBy: { seri: 'asc' } });
  expect(rows.map((b) => b.id_asal)).toEqual(lama.map((b) => b.id));
  expect(await dunia.db.outbox.count({ where: { kunci: `salin-dokumen:${id}` } })).toBe(1);
  const { kepala } = await salinan();
  expect(kepala).toMatchObject({ keterangan: 'Diisi lebih dulu' });
});

it('one that dies in their midst has stored none of them', async () => {
  const id = await mati(() => {
    const rows = layanan(dunia, BarisService);
    const asli = rows.banyakDalam.bind(rows);
    jest.spyOn(rows, 'banyakDalam').mockImplementationOnce(async (...a) => {
      await asli(...a);
      throw new Error('mati');
    });
  });
  await lagi();
  expect(await baris(id)).toEqual(['100', '200']);
});

it('what its owner has taken out does not come back, and a file that was sent stays as it was sent', async () => {
  asal = await berkasSampai(dunia, 'terbit');
  const h = await pu.post(`${DASAR}/rki/pengajuan-perubahan/${asal.idNk}`, {
    kd_alasan: 'P3',
    keterangan: 'Lini baru',
  });
  const { idNk } = h.data as Draf;
  expect(await baris(idNk)).toEqual(['100', '200']);
  const ids = (await pu.get(`${DASAR}/get?id_nk=${idNk}`)).data.baris.map((b: { id: string }) => b.id);
  const hapus = ids.map((id: string) => `&id=${id}`).join('');
  expect((await pu.del(`${DASAR}/modal?id_nk=${idNk}${hapus}`)).http).toBe(200);
  await lagi();
  expect(await baris(idNk)).toEqual([]);
  const { status } = await dunia.db.outbox.findUniqueOrThrow({ where: { kunci: `isi-turunan:${idNk}` } });
  expect(status).toBe('SELESAI');
  await dunia.db.outbox.deleteMany({ where: { kunci: `salin-dokumen:${idNk}` } });
  await dunia.db.pengajuan.update({ where: { id: BigInt(idNk) }, data: { kd_status: '10' } });
  await layanan(dunia, IsiTurunanService).run({
    payload: { id: idNk },
    percobaan: 1,
    mungkinSudah: false,
    terakhir: false,
    selesai: () => Promise.resolve(),
  });
  expect(await dunia.db.baris.count({ where: { id_pengajuan: BigInt(idNk) } })).toBe(0);
});
