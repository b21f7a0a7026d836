import type { Draf } from '../support/berkas';
import type { Client } from '../support/client';
import { PERIKSA } from '../support/keadaan';
import {
  DAGING,
  drafPk,
  isiBarangPk,
  isiKebutuhan,
  isiPenerima,
  KEPALA_PK,
  KIRIM_PK,
  kirimPk,
  MODAL_PK,
  PK,
} from '../support/pk';
import { intersep, putus, rinci, tambah } from '../support/pk-langkah';
import { SANDI, World } from '../support/world';

/* C.4, C.10 and C.11: a ministry files its own need. 018 leads meat, so that its own official (agus) decides what it files. */
let dunia: World;
let wayan: Client;
let agus: Client;
let dewi: Client;
beforeAll(async () => {
  dunia = await World.open({});
  wayan = await dunia.sebagai('wayan');
  agus = await dunia.sebagai('agus');
  dewi = await dunia.sebagai('dewi');
});
afterAll(() => dunia.close());
/** A ministry has one open need per goods and year. */
afterEach(() => dunia.db.pengajuan.updateMany({ where: { kd_status: { not: '50' } }, data: { kd_status: '80' } }));

const berkas = (d: Draf) => dunia.db.pengajuan.findUniqueOrThrow({ where: { id: BigInt(d.idNk) } });

describe('sent, returned, corrected', () => {
  it('goes to the official at once; what lacks is told before', async () => {
    const kosong = (await wayan.post(PK, { kd_komoditas: DAGING })).data as Draf;
    const kurang = await wayan.post(KIRIM_PK, { idNk: kosong.idNk, versi: kosong.versi });
    expect(kurang.http).toBe(422);
    expect((kurang.errors as { path: string }[]).map((e) => e.path)).toEqual([
      ...['dasar_kebutuhan', 'nomor_surat_usulan', 'unit_pengusul', 'baris', 'D15', 'pernyataan'],
    ]);
    await wayan.call('DELETE', `${PK}?id_nk=${kosong.idNk}`);
    const d = await drafPk(dunia, wayan);
    expect(await wayan.post(KIRIM_PK, { idNk: d.idNk, versi: d.versi })).toMatchObject({
      http: 201,
      data: { kd_status_pengajuan: '23', json_data: { noAju: d.noAju }, tanda_terima: { nomor: `TT-${d.noAju}-1` } },
    });
    const { muatan } = await dunia.db.kiriman.findFirstOrThrow({ where: { id_pengajuan: BigInt(d.idNk) } });
    expect(muatan).toMatchObject({
      kd_ga_pemilik: '018',
      kebutuhan: { seri_1: { jml: '180', penerima: [{ jml: '100', barang: [{ jml: '100' }] }, { jml: '80' }] } },
    });
    expect((await tambah(wayan, d.idNk, 1, isiKebutuhan('1'))).http).toBe(409);
    // The page of the file shows who receives of it.
    const halaman = await rinci(wayan, d);
    expect(halaman.kd_status_pengajuan).toBe('23');
    expect(
      (halaman.baris as { uraian_barang: string; jml_bahan_baku: string }[]).map((b) => [
        b.uraian_barang,
        b.jml_bahan_baku,
      ]),
    ).toEqual([
      ['PT Nusa Uji', '100'],
      ['PT Pipa Uji', '80'],
    ]);
  });
  it('two submissions at the same moment make one', async () => {
    const d = await drafPk(dunia, wayan);
    const r = await Promise.all([1, 2].map(() => wayan.post(KIRIM_PK, { idNk: d.idNk, versi: d.versi })));
    expect(r.map((x) => x.http)).toEqual([201, 201]);
    expect(await dunia.db.kiriman.count({ where: { id_pengajuan: BigInt(d.idNk) } })).toBe(1);
  });
  it('one open need per goods and year; that of another ministry does not stand in its way', async () => {
    const [a, b, lain] = [await drafPk(dunia, wayan), await drafPk(dunia, wayan), await drafPk(dunia, dewi)];
    await kirimPk(wayan, a);
    expect((await wayan.post(KIRIM_PK, { idNk: b.idNk, versi: b.versi })).errors).toMatchObject([{ path: 'ganda' }]);
    expect(await kirimPk(dewi, lain)).toMatchObject({ kd_status_pengajuan: '23' });
  });
  it('comes back to the desk that returned it; only what was remarked is open', async () => {
    const d = await drafPk(dunia, wayan);
    await kirimPk(wayan, d);
    const seluruhnya = { tab: 'kebutuhan', kd_field: '*', kd_alasan: 'A02', catatan: 'Periksa jumlahnya' };
    expect((await putus(agus, d, { kd_keputusan: '2', perbaikan: [] })).http).toBe(422);
    expect(await putus(agus, d, { kd_keputusan: '2', perbaikan: [seluruhnya] })).toMatchObject({
      http: 201,
      data: { kd_status_pengajuan: '25' },
    });
    const [catatan] = (await rinci(wayan, d)).catatan as { id: string }[];
    const ubah = { idNk: d.idNk, id_level: 2, id: d.pipa, versi: 1, data: isiPenerima(dunia, 'pipa', '70') };
    expect((await wayan.put(MODAL_PK, ubah)).http).toBe(200);
    const kepala = { ...KEPALA_PK, unit_pengusul: 'Unit lain' };
    const terkunci = await wayan.put(PK, { idNk: d.idNk, versi: Number((await berkas(d)).versi), kepala });
    expect(terkunci).toMatchObject({ http: 422, errors: [{ path: 'unit_pengusul' }] });
    expect((await tambah(wayan, d.idNk, 1, isiKebutuhan('1', { satuan: 'KGM' }))).http).toBe(422);
    const belum = await wayan.post(KIRIM_PK, { idNk: d.idNk, versi: Number((await berkas(d)).versi) });
    expect(belum.http).toBe(422);
    const jawaban = [{ id: catatan?.id, jawaban: 'Sudah diturunkan' }];
    const simpan = await wayan.put(PK, {
      idNk: d.idNk,
      versi: Number((await berkas(d)).versi),
      jawaban,
      pernyataan: true,
    });
    expect(simpan.http).toBe(200);
    expect(await kirimPk(wayan, { ...d, versi: simpan.data.versi as number })).toMatchObject({
      kd_status_pengajuan: '23',
    });
    const riwayat = await dunia.db.riwayat.findMany({
      where: { id_pengajuan: BigInt(d.idNk) },
      orderBy: { urut: 'asc' },
    });
    expect(riwayat.map((r) => [r.peristiwa, r.ke])).toEqual([
      ['buat', '00'],
      ['kirim_pk', '10'],
      ['integrasi_pk', '23'],
      ['kembalikan', '25'],
      ['kirim_perbaikan', '23'],
    ]);
  });
  it('a remark on one recipient opens his row and what stands below it, nothing else', async () => {
    const d = await drafPk(dunia, wayan);
    await kirimPk(wayan, d);
    const satu = { tab: 'kebutuhan', kd_field: '*', kd_alasan: 'A02', catatan: 'Terlalu besar', id_baris: d.nusa };
    expect(await putus(agus, d, { kd_keputusan: '2', perbaikan: [satu] })).toMatchObject({ http: 201 });
    const ubah = (id_level: number, id: string, data: object) =>
      wayan.put(MODAL_PK, { idNk: d.idNk, id_level, id, versi: 1, data });
    expect((await ubah(2, d.pipa, isiPenerima(dunia, 'pipa', '70'))).http).toBe(422);
    expect((await ubah(1, d.kebutuhan, isiKebutuhan('200'))).http).toBe(422);
    expect((await tambah(wayan, d.idNk, 2, isiPenerima(dunia, 'cabang', '1'), d.kebutuhan)).http).toBe(422);
    expect((await wayan.call('DELETE', `${MODAL_PK}?id_nk=${d.idNk}&id_level=2&id=${d.pipa}`)).http).toBe(422);
    expect((await ubah(3, d.barang, isiBarangPk('90'))).http).toBe(200);
    expect((await ubah(2, d.nusa, isiPenerima(dunia, 'nusa', '95'))).http).toBe(200);
  });
  it('who has sent it does not decide it', async () => {
    const d = await drafPk(dunia, wayan);
    await kirimPk(agus, d);
    expect(await intersep(agus, d, 2, [{ id: d.nusa, jml_keputusan: '1', alasan: 'Turun' }])).toMatchObject({
      http: 409,
    });
    const rincian = [d.nusa, d.pipa].map((id) => ({ id, jml_keputusan: '10', kd_alasan: 'A05' }));
    const isi = { kd_keputusan: '1', checklist: PERIKSA.enam, rincian, sandi: SANDI };
    expect((await putus(agus, d, isi)).http).toBe(409);
  });
});
