import { PeriksaRantaiService } from '../../src/modules/audit/periksa-rantai.service';
import { drafLengkap, kirim, PERTEK, type Draf } from '../support/berkas';
import type { Client } from '../support/client';
import { antar, LEMBAR, versi } from '../support/keadaan';
import { layanan } from '../support/kerjakan';
import { World } from '../support/world';

const NK = '/nk/v2/data-nk';
const KIRIM = `${NK}/kirimPermohonan`;
let dunia: World;
let pu: Client;
let pipa: Client;
beforeAll(async () => {
  dunia = await World.open({});
  [pu, pipa] = [await dunia.sebagai('ratna'), await dunia.sebagai('hendra')];
});
afterAll(() => dunia.close());

const kunci = (k: string) => ({ 'Idempotency-Key': k });
const urut = async (): Promise<number> =>
  (await dunia.db.nomorUrut.findMany({ where: { kunci: { startsWith: 'aju:07:' } } })).reduce((a, n) => a + n.nilai, 0);
/** All that a file has left behind. */
async function jejak(d: Draf): Promise<Record<string, number>> {
  const id_pengajuan = BigInt(d.idNk);
  return {
    versi: (await dunia.db.pengajuan.findUniqueOrThrow({ where: { id: id_pengajuan } })).versi,
    riwayat: await dunia.db.riwayat.count({ where: { id_pengajuan } }),
    kiriman: await dunia.db.kiriman.count({ where: { id_pengajuan } }),
    outbox: await dunia.db.outbox.count({ where: { kunci: { contains: `:${d.idNk}:` } } }),
  };
}

describe('a creation and its key are one effect', () => {
  it('ten at once with one key: one file, one number, ten equal answers', async () => {
    const sebelum = await urut();
    const semua = await Promise.all(Array.from({ length: 10 }, () => pu.post(NK, PERTEK, kunci('serentak'))));
    for (const r of semua) expect([r.http, r.data]).toEqual([201, semua[0]?.data]);
    expect(await urut()).toBe(sebelum + 1);
  });

  it('ten at once with keys of their own: ten files with ten numbers in a row', async () => {
    const semua = await Promise.all(Array.from({ length: 10 }, (_, i) => pu.post(NK, PERTEK, kunci(`milik-${i}`))));
    const nomor = semua.map((r) => Number((r.data.noAju as string).slice(-6))).sort((a, b) => a - b);
    expect(nomor).toEqual(Array.from({ length: 10 }, (_, i) => (nomor[0] ?? 0) + i));
  });

  it('two bodies at once under one key: one is done, the other refused, nothing of it is left', async () => {
    const sebelum = await dunia.db.pengajuan.count();
    const isi = [PERTEK, { ...PERTEK, kd_komoditas: '0143' }];
    const semua = await Promise.all(isi.map((b) => pu.post(NK, b, kunci('dua-isi'))));
    expect(semua.map((r) => r.http).sort()).toEqual([201, 422]);
    expect(semua.find((r) => r.http === 422)?.message).toBe('Kunci permintaan sudah dipakai untuk isi yang lain');
    expect(await dunia.db.pengajuan.count()).toBe(sebelum + 1);
  });

  it('a refusal does not use up the key', async () => {
    const buruk = { kd_rekom: '07', kd_komoditas: '015' };
    expect((await pu.post(NK, buruk, kunci('ditolak'))).http).toBe(422);
    expect((await pu.post(NK, PERTEK, kunci('ditolak'))).http).toBe(201);
  });

  it('a repeat answers the file that its key has made, as it is now', async () => {
    const { data } = await pu.post(NK, PERTEK, kunci('nanti'));
    await pu.put(NK, { idNk: data.idNk, versi: 1, kepala: { stok_awal: '77' } });
    const lagi = await pu.post(NK, PERTEK, kunci('nanti'));
    expect([lagi.http, lagi.data.idNk, lagi.data.versi]).toEqual([201, data.idNk, 2]);
    expect(lagi.data.json_simpan.kepala).toMatchObject({ stok_awal: '77' });
    expect((await dunia.sebagai('bagus').then((b) => b.post(NK, PERTEK, kunci('nanti')))).data.idNk).not.toBe(
      data.idNk,
    );
  });

  it('a key that a process has left without an answer is taken over by the same request alone', async () => {
    const { data } = await pu.post(NK, PERTEK, kunci('tertinggal'));
    await dunia.db.pengajuan.update({ where: { id: BigInt(data.idNk as string) }, data: { kunci_buat: null } });
    await dunia.db.kunciIdempoten.updateMany({ where: { kunci: 'tertinggal' }, data: { status: null } });
    expect((await pu.post(NK, { ...PERTEK, kd_komoditas: '0143' }, kunci('tertinggal'))).http).toBe(422);
    const lagi = await pu.post(NK, PERTEK, kunci('tertinggal'));
    expect([lagi.http, lagi.data.idNk === data.idNk]).toEqual([201, false]);
  });
});

describe('what is remembered of a firm is never what a creation goes by', () => {
  const org = () => dunia.organisasi('pipa').id;
  const ubah = (data: object) => dunia.db.organisasi.update({ where: { id: org() }, data });

  it('an address, a phone number, a tax number that has changed stands in the next draft', async () => {
    await pipa.post(NK, PERTEK);
    await ubah({ alamat: 'Jalan Baru 7', kota: null, npwp: '8123456789012345' });
    await dunia.db.pengguna.update({ where: { id: dunia.pengguna('hendra').id }, data: { position: 'Kepala Gudang' } });
    const { data } = await pipa.post(NK, PERTEK);
    expect(data.json_simpan.kepala).toMatchObject({
      alamat_pabrik: 'Jalan Baru 7',
      jabatan_penanggung_jawab: 'Kepala Gudang',
    });
    const p = await dunia.db.pengajuan.findUniqueOrThrow({ where: { id: BigInt(data.idNk as string) } });
    expect([p.npwp, p.no_aju.slice(0, 12)]).toEqual(['8123456789012345', '070019012345']);
  });

  it('a tax status that has become invalid refuses the next one, and one that is valid again does not', async () => {
    expect((await pipa.post(NK, PERTEK)).http).toBe(201);
    await ubah({ kswp_validity: false });
    expect((await pipa.post(NK, PERTEK)).http).toBe(422);
    await ubah({ kswp_validity: true });
    expect((await pipa.post(NK, PERTEK)).http).toBe(201);
  });

  it('the importer’s number of now says who may apply, not that of before', async () => {
    const sebagai = (jenis_pelaku: string) => pipa.post(NK, { ...PERTEK, kepala: { jenis_pelaku } });
    await ubah({ api_code: '01' });
    expect([(await sebagai('PEDAGANG')).http, (await sebagai('PRODUSEN')).http]).toEqual([201, 422]);
    await ubah({ api_code: '02' });
    expect([(await sebagai('PEDAGANG')).http, (await sebagai('PRODUSEN')).http]).toEqual([422, 201]);
  });
});

describe('a submission and its key are one effect', () => {
  it('one key for two files at once: one is submitted, the other keeps its version and leaves nothing', async () => {
    const dua = [await drafLengkap(pu, PERTEK), await drafLengkap(pu, { ...PERTEK, kd_komoditas: '0143' })];
    const semua = await Promise.all(
      dua.map((d) => pu.post(KIRIM, { idNk: d.idNk, versi: d.versi }, kunci('satu-untuk-dua'))),
    );
    expect(semua.map((r) => r.http).sort()).toEqual([201, 422]);
    const kalah = dua[semua.findIndex((r) => r.http === 422)] as Draf;
    expect(await jejak(kalah)).toEqual({ versi: kalah.versi, riwayat: 1, kiriman: 0, outbox: 0 });
    expect((await pu.post(KIRIM, { idNk: kalah.idNk, versi: kalah.versi }, kunci('sendiri'))).http).toBe(201);
  });

  it('its key, repeated after the file was returned and submitted again, answers the first receipt', async () => {
    const verif = await dunia.sebagai('dewi');
    const d = await drafLengkap(pu, { ...PERTEK, kd_komoditas: '0144' });
    const klik = () => pu.post(KIRIM, { idNk: d.idNk, versi: d.versi }, kunci('klik-lama'));
    const pertama = await klik();
    await antar(dunia, d);
    await verif.post(`${NK}/inhouse/check-pengajuan?id_nk=${d.idNk}`);
    const perbaikan = [{ tab: 'produksi', kd_field: 'stok_awal', kd_alasan: 'A02', catatan: 'Perbaiki' }];
    const v = await versi(verif, d);
    expect((await verif.post(LEMBAR, { idNk: d.idNk, versi: v, kd_keputusan: '2', perbaikan })).http).toBe(201);
    const { catatan } = (await pu.get(`${NK}/get?id_nk=${d.idNk}`)).data as { catatan: { id: string }[] };
    const jawaban = catatan.map((c) => ({ id: c.id, jawaban: 'Sudah' }));
    const simpan = await pu.put(NK, { idNk: d.idNk, versi: await versi(pu, d), pernyataan: true, jawaban });
    const kedua = await pu.post(KIRIM, { idNk: d.idNk, versi: simpan.data.versi as number });
    expect(kedua.data.tanda_terima.nomor).toBe(`TT-${d.noAju}-2`);
    const sebelum = await jejak(d);
    const lagi = await klik();
    expect([lagi.http, lagi.data.tanda_terima.nomor, lagi.data.tanda_terima.sha256]).toEqual([
      201,
      `TT-${d.noAju}-1`,
      pertama.data.tanda_terima.sha256,
    ]);
    expect(await jejak(d)).toEqual(sebelum);
  });

  it('what was done twice at once, refused and repeated leaves chains that verify', async () => {
    await kirim(pipa, { kd_rekom: '07', kd_komoditas: '0125' });
    const { temuan, baris } = await layanan(dunia, PeriksaRantaiService).periksa();
    expect(temuan).toEqual([]);
    expect(baris).toBeGreaterThanOrEqual(await dunia.db.riwayat.count());
  });
});
