import { TINGKAT } from '@sinas/domain/baris/putusan';
import { beriPutusan } from '@sinas/prisma/factories/putusan';
import { drafLengkap as draf, kirim, PERTEK } from '../support/berkas';
import type { Answer, Client } from '../support/client';
import { antar, LEMBAR, versi } from '../support/keadaan';
import { World } from '../support/world';

type Isi = Answer['data'];
const NK = '/nk/v2/data-nk';
const SUB = { uraian: 'Lini 1', lokasi: 'Cilegon', jml: '10' };
let dunia: World;
let pu: Client;
let lain: Client;
beforeAll(async () => {
  dunia = await World.open({});
  [pu, lain] = [await dunia.sebagai('ratna'), await dunia.sebagai('hendra')];
});
afterAll(() => dunia.close());
beforeEach(() => dunia.db.pengajuan.updateMany({ data: { kd_status: '80' } }));

const rinci = async (c: Client, idNk: string): Promise<Isi> => (await c.get(`${NK}/get?id_nk=${idNk}`)).data;
const barisDb = (idNk: string) =>
  dunia.db.baris.findMany({ where: { id_pengajuan: BigInt(idNk) }, orderBy: [{ jenis: 'asc' }, { seri: 'asc' }] });

describe('issue 14, part 5: a path answers for rows of its own kind, file and parent', () => {
  it('what parts of a row are for: below a goods row of the firm only, never below one another', async () => {
    const [satu, dua] = [await draf(pu), await draf(pu, { ...PERTEK, kd_komoditas: '0143' })];
    const [induk] = await barisDb(satu.idNk);
    const asing = (await barisDb(dua.idNk))[0];
    const dibuat = await pu.post(`${NK}/nestedModal`, { id_baris: String(induk?.id), data: SUB });
    expect(dibuat).toMatchObject({ http: 201, data: { sub: [{ ...SUB, no_seri: 1, id_baris: String(induk?.id) }] } });
    const idSub = dibuat.data.sub[0].id as string;
    const tiada = { http: 404, message: 'Baris tidak ditemukan' };
    expect(await pu.post(`${NK}/nestedModal`, { id_baris: idSub, data: SUB })).toMatchObject(tiada);
    expect(await lain.post(`${NK}/nestedModal`, { id_baris: String(induk?.id), data: SUB })).toMatchObject(tiada);
    expect(await pu.get(`${NK}/nestedModal?id_baris=${idSub}`)).toMatchObject(tiada);
    // A nested row is no goods row, and a goods row is none.
    expect(await pu.put(`${NK}/nestedModal`, { id: String(induk?.id), versi: 1, data: SUB })).toMatchObject(tiada);
    expect(await pu.del(`${NK}/nestedModal?id=${induk?.id}`)).toMatchObject(tiada);
    expect(await pu.del(`${NK}/modal?id_nk=${satu.idNk}&id=${idSub}`)).toMatchObject(tiada);
    expect(await pu.del(`${NK}/modal?id_nk=${satu.idNk}&id=${asing?.id}`)).toMatchObject(tiada);
    const { data } = { data: (await rinci(pu, satu.idNk)).baris[0] as object };
    const ubah = { idNk: satu.idNk, versi: 1, data };
    expect(await pu.put(`${NK}/modal`, { ...ubah, id: idSub })).toMatchObject(tiada);
    expect(await pu.put(`${NK}/modal`, { ...ubah, id: String(asing?.id) })).toMatchObject(tiada);
    expect((await barisDb(satu.idNk)).filter((b) => b.jenis === 'pemakaian')).toHaveLength(1);
  });

  it('a goods row takes what hangs from it along; total and count are of goods', async () => {
    const d = await draf(pu);
    const [satu] = await barisDb(d.idNk);
    await pu.post(`${NK}/nestedModalBulk`, { id_baris: String(satu?.id), rows: [SUB, { ...SUB, uraian: 'Lini 2' }] });
    const semua = await barisDb(d.idNk);
    const jumlah = semua.filter((b) => b.jenis === 'barang').length;
    expect((await rinci(pu, d.idNk)).baris[0]).toMatchObject({ jumlah_sub: 2 });
    expect((await pu.del(`${NK}/modal?id_nk=${d.idNk}&id=${satu?.id}`)).http).toBe(200);
    expect((await barisDb(d.idNk)).map((b) => b.jenis)).toEqual(Array(jumlah - 1).fill('barang'));
    const p = await dunia.db.pengajuan.findUniqueOrThrow({ where: { id: BigInt(d.idNk) } });
    expect(p.jumlah_baris).toBe(jumlah - 1);
  });

  it('one wrong row of several: none is stored, each fault with the number of its row', async () => {
    const d = await draf(pu);
    const [satu] = await barisDb(d.idNk);
    const rows = [SUB, { ...SUB, jml: '0' }, { ...SUB, uraian: '' }];
    expect(await pu.post(`${NK}/nestedModalBulk`, { id_baris: String(satu?.id), rows })).toMatchObject({
      http: 422,
      message: 'Jumlah harus lebih dari nol',
      errors: [
        { baris: 2, path: 'jml', message: 'Jumlah harus lebih dari nol' },
        { baris: 3, path: 'uraian', message: 'Pemakaian wajib diisi' },
      ],
    });
    expect((await barisDb(d.idNk)).filter((b) => b.jenis === 'pemakaian')).toEqual([]);
  });
});

describe('issue 14, part 5: rows that desks have given something to', () => {
  /** Returned with every row open, after the verifier gave 40 of the first row. */
  async function dikembalikan(): Promise<{ idNk: string; baris: Isi[] }> {
    const d = await kirim(pu);
    await antar(dunia, d);
    const verif = await dunia.sebagai('dewi');
    await verif.post(`${NK}/inhouse/check-pengajuan?id_nk=${d.idNk}`);
    const { baris } = await rinci(verif, d.idNk);
    const diberi = { id: BigInt(baris[0].id), id_pengajuan: BigInt(d.idNk) };
    await beriPutusan(dunia.db, diberi, 'Dewi', new Date('2026-11-20T03:00:00Z'), [
      { tingkat: TINGKAT.verifikator, jml: '40', dari: '100', kd_alasan: 'A04', alasan: 'Cukup' },
    ]);
    const perbaikan = [1, 2].map((n) => ({ tab: 'barang', kd_field: '*', id_baris: baris[n - 1].id as string }));
    const hapus = { tab: 'barang', kd_field: 'hapus_baris', id_baris: baris[0].id as string };
    const r = await verif.post(LEMBAR, {
      idNk: d.idNk,
      versi: await versi(verif, d),
      kd_keputusan: '2',
      perbaikan: [...perbaikan, hapus].map((b) => ({ ...b, kd_alasan: 'A02', catatan: 'Perbaiki' })),
    });
    if (r.http !== 201) throw new Error(`${r.http} ${JSON.stringify(r.errors)}`);
    return { idNk: d.idNk, baris };
  }

  it('whoever mends a row is not told what the ministry has given so far; the officer sees it', async () => {
    const { idNk, baris } = await dikembalikan();
    const { id, versi: v, ...data } = baris[0] as { id: string; versi: number };
    const r = await pu.put(`${NK}/modal`, { idNk, id, versi: v, data: { ...data, spesifikasi: 'DN 50' } });
    expect(r).toMatchObject({
      http: 200,
      data: { baris: { spesifikasi: 'DN 50', jml_verifikator: null, potongan: [] } },
    });
    expect(JSON.stringify(r)).not.toContain('Cukup');
    expect((await rinci(await dunia.sebagai('dewi'), idNk)).baris[0]).toMatchObject({
      jml_verifikator: '40',
      potongan: [{ level: 'verifikator', dari: '100', ke: '40', kd_alasan: 'A04', alasan: 'Cukup' }],
    });
  });

  it('a row that goes leaves what it was given in the history', async () => {
    const { idNk, baris } = await dikembalikan();
    expect((await pu.del(`${NK}/modal?id_nk=${idNk}&id=${baris[0].id}`)).http).toBe(200);
    const akhir = await dunia.db.riwayat.findFirstOrThrow({
      where: { id_pengajuan: BigInt(idNk) },
      orderBy: { urut: 'desc' },
    });
    expect(akhir).toMatchObject({
      ...{ peristiwa: 'hapus_baris', dari: '25', ke: '25', kode_peran: 'PU_ADMIN' },
      data: {
        baris: [
          {
            ...{ id: baris[0].id as string, jenis: 'barang', seri: 1 },
            putusan: [
              { putaran: 0, tingkat: 1, jml: '40', dari: '100', kd_alasan: 'A04', alasan: 'Cukup', oleh: 'Dewi' },
            ],
          },
        ],
      },
    });
    const riwayat = (await pu.get(`${NK}/rki/pengajuan-history/${idNk}`)).data as Isi[];
    expect(riwayat.find((r) => r.peristiwa === 'hapus_baris')).toMatchObject({
      kalimat: 'Anda menghapus baris 1 yang pernah diberi jumlah oleh Kementerian Perindustrian.',
    });
    expect(JSON.stringify(riwayat)).not.toContain('"40"');
  });
  it('a parent that goes takes decided rows below it along: the history keeps theirs, too', async () => {
    const d = await draf(pu);
    const [induk] = await barisDb(d.idNk);
    await pu.post(`${NK}/nestedModal`, { id_baris: String(induk?.id), data: SUB });
    const sub = (await barisDb(d.idNk)).find((b) => b.jenis === 'pemakaian');
    if (!induk || !sub) throw new Error('rows');
    await beriPutusan(dunia.db, sub, 'Hari', new Date(), [{ tingkat: TINGKAT.kl, jml: '4', dari: '10' }]);
    expect((await pu.del(`${NK}/modal?id_nk=${d.idNk}&id=${induk.id}`)).http).toBe(200);
    const { data } = await dunia.db.riwayat.findFirstOrThrow({
      where: { id_pengajuan: BigInt(d.idNk), peristiwa: 'hapus_baris' },
    });
    expect(data).toMatchObject({
      baris: [{ id: String(sub.id), jenis: 'pemakaian', seri: 1, putusan: [{ tingkat: 3, jml: '4', dari: '10' }] }],
    });
    expect(await dunia.db.putusanBaris.count({ where: { id_pengajuan: BigInt(d.idNk) } })).toBe(0);
  });
  it('ten thousand rows below one parent are refused before any is read, and two saves of one row are told apart', async () => {
    const d = await draf(pu);
    const [induk] = await barisDb(d.idNk);
    const rows = Array.from({ length: 10_000 }, () => SUB);
    expect((await pu.post(`${NK}/nestedModalBulk`, { id_baris: String(induk?.id), rows })).http).toBe(400);
    const dibuat = await pu.post(`${NK}/nestedModal`, { id_baris: String(induk?.id), data: SUB });
    const ubah = (uraian: string) =>
      pu.put(`${NK}/nestedModal`, { id: dibuat.data.sub[0].id as string, versi: 1, data: { ...SUB, uraian } });
    const dua = await Promise.all([ubah('Lini A'), ubah('Lini B')]);
    expect(dua.map((r) => r.http).sort()).toEqual([200, 409]);
    const kalah = dua.find((r) => r.http === 409);
    const menang = dua.find((r) => r.http === 200);
    expect(kalah?.data.baris).toMatchObject({ uraian: menang?.data.sub[0].uraian as string, versi: 2 });
  });
  it('a row that nobody has given anything to goes without a word', async () => {
    const d = await draf(pu);
    const [satu] = await barisDb(d.idNk);
    const sebelum = await dunia.db.riwayat.count({ where: { id_pengajuan: BigInt(d.idNk) } });
    await pu.del(`${NK}/modal?id_nk=${d.idNk}&id=${satu?.id}`);
    expect(await dunia.db.riwayat.count({ where: { id_pengajuan: BigInt(d.idNk) } })).toBe(sebelum);
  });
});

describe('issue 14: a frozen submission names its shape', () => {
  it('one from before the uses of domain F is compared in the codes of now', async () => {
    const d = await kirim(pu);
    await antar(dunia, d);
    const { id, muatan } = await dunia.db.kiriman.findFirstOrThrow({ where: { id_pengajuan: BigInt(d.idNk) } });
    const isi = muatan as { kepala: object };
    // Sent as '5', an assignment: stored since as '6'.
    const lama = { ...isi, kepala: { ...isi.kepala, tujuan_penggunaan: '5' } };
    await dunia.db.kiriman.update({ where: { id }, data: { format: 1, muatan: lama } });
    await pu.post(`${NK}/rki/pengajuan-perbaikan/${d.noAju}?id_nk_pengajuan=${d.idNk}`);
    const kepala = { ...isi.kepala, tujuan_penggunaan: '8' };
    const simpan = await pu.put(NK, { idNk: d.idNk, versi: await versi(pu, d), kepala, pernyataan: true });
    expect((await pu.post(`${NK}/kirimPermohonan`, { idNk: d.idNk, versi: simpan.data.versi })).http).toBe(201);
    expect((await rinci(pu, d.idNk)).perubahan).toMatchObject({
      butir: [{ kd_field: 'tujuan_penggunaan', lama: 'Penugasan BUMN', baru: 'Ekspor/KITE' }],
      lainnya: 0,
    });
  });
  it('one of another shape is not compared with: nothing is said to have changed', async () => {
    const d = await kirim(pu);
    await antar(dunia, d);
    const milik = { id_pengajuan: BigInt(d.idNk) };
    expect(await dunia.db.kiriman.findMany({ where: milik, select: { format: true } })).toEqual([{ format: 2 }]);
    await dunia.db.kiriman.updateMany({ where: milik, data: { format: 3 } });
    await pu.post(`${NK}/rki/pengajuan-perbaikan/${d.noAju}?id_nk_pengajuan=${d.idNk}`);
    const kepala = { telepon: '+62 21 555 0100' };
    const simpan = await pu.put(NK, { idNk: d.idNk, versi: await versi(pu, d), kepala, pernyataan: true });
    expect((await pu.post(`${NK}/kirimPermohonan`, { idNk: d.idNk, versi: simpan.data.versi })).http).toBe(201);
    expect((await rinci(pu, d.idNk)).perubahan).toMatchObject({ butir: [], lainnya: 0 });
  });
});
