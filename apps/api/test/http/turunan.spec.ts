import { TenggatService } from '../../src/modules/pengajuan/tenggat/tenggat.service';
import { KalenderService } from '../../src/modules/pengajuan/tenggat/kalender.service';
import { kirim, PERTEK, TAHUN, type Draf } from '../support/berkas';
import type { Answer, Client } from '../support/client';
import { berkasSampai, LEMBAR, penuh, PERIKSA, versi } from '../support/keadaan';
import { layanan } from '../support/kerjakan';
import { salinDokumen, sampaiPemutus, setujui } from '../support/perubahan';
import { singkirkan } from '../support/milik';
import { SANDI, World } from '../support/world';

let dunia: World;
let pu: Client;
let hari: Client;
beforeAll(async () => {
  dunia = await World.open({});
  pu = await dunia.sebagai('ratna');
  hari = await dunia.sebagai('hari');
});
afterAll(() => dunia.close());

const DASAR = '/nk/v2/data-nk';
const UBAH = (id: string): string => `${DASAR}/rki/pengajuan-perubahan/${id}?id_nk_pengajuan=${id}`;
const P3 = { kd_alasan: 'P3', keterangan: 'Lini produksi baru' };
const rinci = async (c: Client, id: string) => (await c.get(`${DASAR}/get?id_nk=${id}`)).data;
const status = async (id: string): Promise<string> => (await rinci(pu, id)).kd_status_pengajuan as string;
const draf = (h: Answer): Draf => h.data as Draf;

let terakhir: Draf[] = [];
/** A decided PERTEK of two rows; those of the test before are put away, since a firm has one open for the same goods. */
async function terbit(): Promise<Draf> {
  for (const d of terakhir) await singkirkan(dunia, d);
  const d = await berkasSampai(dunia, 'terbit');
  terakhir = [d];
  return d;
}
const putuskan = async (d: Draf): Promise<void> => {
  await salinDokumen(dunia);
  await sampaiPemutus(dunia, pu, d);
};

describe('T22: a change of a decision', () => {
  it('T22 PENGAJUAN-03 PENGAJUAN-14 makes a draft that names its parent, with header and rows of the decision', async () => {
    const d = await terbit();
    const h = await pu.post(UBAH(d.idNk), P3);
    expect(h).toMatchObject({ http: 201, data: { json_simpan: { tahun: TAHUN, kd_komoditas: PERTEK.kd_komoditas } } });
    terakhir.push(draf(h));
    const baru = await rinci(pu, draf(h).idNk);
    expect(baru).toMatchObject({ kd_status_pengajuan: '00', jenis_pengajuan: '3', jumlah_baris: 2, jml_total: '300' });
    const lama = await rinci(pu, d.idNk);
    expect(baru.baris.map((b: { jml_bahan_baku: string }) => b.jml_bahan_baku)).toEqual(['100', '200']);
    expect(baru.json_simpan.kepala).toEqual(lama.json_simpan.kepala);
    expect(lama.kd_status_pengajuan).toBe('50');
    const row = await dunia.db.pengajuan.findUniqueOrThrow({ where: { id: BigInt(draf(h).idNk) } });
    expect(row).toMatchObject({ id_asal: BigInt(d.idNk), id_rujukan: null, perubahan: { kd_alasan: 'P3' } });
    // Its history says what it is a change of, in the number's written form (2-4-6-8-6 digits).
    const no = d.noAju.replace(/^(..)(....)(.{6})(.{8})(.{6})$/, '$1-$2-$3-$4-$5');
    const [buat] = (await pu.get(`${DASAR}/rki/pengajuan-history/${draf(h).idNk}`)).data as { kalimat: string }[];
    expect(buat?.kalimat).toBe(`Anda membuat perubahan dari keputusan ${no}.`);
  });
  it('C.6 asks for a reason of the list, and for words where it says other', async () => {
    const d = await terbit();
    expect(await pu.post(UBAH(d.idNk), {})).toMatchObject({
      http: 422,
      errors: [{ path: 'kd_alasan', message: 'Pilih alasan perubahan' }],
    });
    expect((await pu.post(UBAH(d.idNk), { kd_alasan: 'P9' })).http).toBe(400);
    expect(await pu.post(UBAH(d.idNk), { kd_alasan: 'P5', keterangan: ' ' })).toMatchObject({
      http: 422,
      errors: [{ path: 'keterangan', message: 'Tulis keterangan untuk alasan P5' }],
    });
    expect(await dunia.db.pengajuan.count({ where: { id_asal: BigInt(d.idNk) } })).toBe(0);
  });
  it('T22 one open change of a decision, also of two at once, and the same key is the same draft', async () => {
    const d = await terbit();
    const hasil = await Promise.all([1, 2, 3].map(() => pu.post(UBAH(d.idNk), P3)));
    expect(hasil.map((h) => h.http).toSorted((a, b) => a - b)).toEqual([201, 409, 409]);
    expect(hasil.find((h) => h.http === 409)?.message).toMatch(
      /^Perubahan untuk keputusan ini sudah berjalan dengan nomor 07-0019-/,
    );
    expect(await dunia.db.pengajuan.count({ where: { id_asal: BigInt(d.idNk) } })).toBe(1);

    const e = await terbit();
    const kunci = { 'Idempotency-Key': 'perubahan-satu' };
    const dua = [await pu.call('POST', UBAH(e.idNk), P3, kunci), await pu.call('POST', UBAH(e.idNk), P3, kunci)];
    expect(dua.map((h) => h.http)).toEqual([201, 201]);
    expect(draf(dua[0] as Answer).idNk).toBe(draf(dua[1] as Answer).idNk);
    expect((await rinci(pu, draf(dua[1] as Answer).idNk)).jumlah_baris).toBe(2);
  });
  it('T22 only of a decision in force, only by its owner, only while the window is open', async () => {
    const belum = await kirim(pu, PERTEK);
    expect(await pu.post(UBAH(belum.idNk), P3)).toMatchObject({ http: 409 });
    await singkirkan(dunia, belum);
    const d = await terbit();
    for (const siapa of ['hendra', 'sari']) expect([siapa, (await (await dunia.sebagai(siapa)).post(UBAH(d.idNk), P3)).http]).toEqual([siapa, 404]); // prettier-ignore
    for (const siapa of ['hari', 'fajar']) expect([siapa, (await (await dunia.sebagai(siapa)).post(UBAH(d.idNk), P3)).http]).toEqual([siapa, 403]); // prettier-ignore
    const jadwal = { tahun: TAHUN, kd_rekom: '07', kd_komoditas: null, buka_buat: new Date('2020-01-01') };
    const tutup = { tutup_buat: new Date('2020-02-01'), tutup_ubah: new Date('2020-03-01') };
    const kalender = jest.spyOn(layanan(dunia, KalenderService), 'jadwal').mockResolvedValue({ ...jadwal, ...tutup });
    expect(await pu.post(UBAH(d.idNk), P3)).toMatchObject({
      http: 409,
      message: 'Jadwal perubahan untuk komoditas dan tahun ini sudah tutup',
    });
    kalender.mockRestore();
    const tombol = async () =>
      ((await rinci(pu, d.idNk)).aksi_tersedia as { aksi: string; boleh: boolean; alasan: string | null }[]).find(
        (a) => a.aksi === 'perubahan',
      );
    expect(await tombol()).toMatchObject({ boleh: true, alasan: null });
    terakhir.push(draf(await pu.post(UBAH(d.idNk), P3)));
    const alasan = 'Perubahan untuk keputusan ini sudah berjalan. Lanjutkan perubahan itu';
    expect(await tombol()).toMatchObject({ boleh: false, alasan });
  });
  it('T23 the change that is issued replaces its parent, whose history names it', async () => {
    const d = await terbit();
    const h = draf(await pu.post(UBAH(d.idNk), P3));
    terakhir.push(h);
    await putuskan(h);
    expect(await status(d.idNk)).toBe('50');
    expect((await setujui(hari, h)).http).toBe(201);
    expect([await status(h.idNk), await status(d.idNk)]).toEqual(['50', '52']);
    const riwayat = (await pu.get(`${DASAR}/rki/pengajuan-history/${d.idNk}`)).data as {
      peristiwa: string;
      catatan: string;
    }[];
    expect(riwayat.findLast((r) => r.peristiwa === 'diganti')).toMatchObject({ catatan: h.noAju });
    expect((await dunia.db.dokumen.findMany({ where: { id_pengajuan: BigInt(h.idNk), asal: 'PEMOHON' } })).map((x) => x.status)).toEqual(['READY', 'READY']); // prettier-ignore
  });
  it('T28 a revoked parent closes its open change, and a draft of one cannot be sent any more', async () => {
    const d = await terbit();
    const h = draf(await pu.post(UBAH(d.idNk), P3));
    terakhir.push(h);
    await putuskan(h);
    const cabut = {
      versi: await versi(hari, d),
      alasan: 'Data palsu',
      dasar_hukum: 'Permenperin 1/2024',
      sandi: SANDI,
    };
    expect(await hari.post(`${DASAR}/cabut/${d.idNk}`, cabut)).toMatchObject({
      http: 200,
      message: 'Keputusan dicabut',
      data: { kd_status_pengajuan: '85' },
    });
    expect([await status(d.idNk), await status(h.idNk)]).toEqual(['85', '91']);
    expect((await setujui(hari, h)).http).toBe(409);

    const e = await terbit();
    const f = draf(await pu.post(UBAH(e.idNk), P3));
    terakhir.push(f);
    await hari.post(`${DASAR}/cabut/${e.idNk}`, { ...cabut, versi: await versi(hari, e) });
    await salinDokumen(dunia);
    const lagi = await pu.put(DASAR, { idNk: f.idNk, versi: await versi(pu, f), pernyataan: true });
    expect(await pu.post(`${DASAR}/kirimPermohonan`, { idNk: f.idNk, versi: lagi.data.versi as number })).toMatchObject(
      {
        http: 409,
        message: 'Keputusan asal sudah tidak berlaku, jadi perubahannya tidak dapat diteruskan',
      },
    );
  });
  it('T27 an expired parent closes its open change, too', async () => {
    const d = await terbit();
    const h = draf(await pu.post(UBAH(d.idNk), P3));
    terakhir.push(h);
    await putuskan(h);
    await dunia.db.pengajuan.update({
      where: { id: BigInt(d.idNk) },
      data: { berlaku_sampai: new Date('2026-01-01') },
    });
    await layanan(dunia, TenggatService).jalankan();
    expect([await status(d.idNk), await status(h.idNk)]).toEqual(['70', '91']);
  });
});

describe('T28: a decision is taken back', () => {
  it('T28 by the official of the ministry, with a reason and his proof; nobody else', async () => {
    const d = await terbit();
    const isi = { versi: await versi(hari, d), alasan: 'Data palsu', sandi: SANDI };
    const cabut = (c: Client, lain: object = {}) => c.post(`${DASAR}/cabut/${d.idNk}`, { ...isi, ...lain });
    for (const siapa of ['dewi', 'yusuf', 'ratna', 'rekso', 'super'])
      expect([siapa, (await cabut(await dunia.sebagai(siapa))).http]).toEqual([siapa, 403]);
    expect((await cabut(await dunia.sebagai('agus'))).http).toBe(404);
    expect(await cabut(hari, { alasan: ' ' })).toMatchObject({
      http: 422,
      errors: [{ message: 'Alasan wajib diisi' }],
    });
    expect((await cabut(hari, { sandi: 'salah-sekali' })).http).toBe(422);
    expect((await cabut(hari, { versi: isi.versi - 1 })).http).toBe(409);
    expect(await status(d.idNk)).toBe('50');
    expect((await cabut(hari)).http).toBe(200);
    expect((await cabut(hari)).http).toBe(409);
    const riwayat = (await pu.get(`${DASAR}/rki/pengajuan-history/${d.idNk}`)).data as { kalimat: string }[];
    expect(riwayat.at(-1)?.kalimat).toMatch(/mencabut keputusan. Data palsu$/);
  });
});

describe('T24: a copy, T25: a new attempt', () => {
  it('T24 PENGAJUAN-05 copies the form of any file into a new draft of the next year, papers of the last year with it', async () => {
    const d = await terbit();
    const tua = await dunia.db.dokumen.findFirstOrThrow({ where: { id_pengajuan: BigInt(d.idNk), kd_dokumen: 'D01' } });
    await dunia.db.dokumen.update({ where: { id: tua.id }, data: { created_at: new Date('2025-01-01') } });
    const h = await pu.post(`${DASAR}/rki/pengajuan-duplicate/${d.idNk}`, {});
    expect(h).toMatchObject({ http: 201 });
    const baru = draf(h);
    terakhir.push(baru);
    await salinDokumen(dunia);
    await salinDokumen(dunia);
    const row = await dunia.db.pengajuan.findUniqueOrThrow({
      where: { id: BigInt(baru.idNk) },
      include: { dokumen: true },
    });
    expect(row).toMatchObject({
      jenis_pengajuan: '6',
      id_asal: null,
      id_rujukan: BigInt(d.idNk),
      tahun: TAHUN,
      jumlah_baris: 2,
    });
    expect(row.dokumen.map((x) => [x.kd_dokumen, x.status])).toEqual([['D02', 'READY']]);
    const lama = await dunia.db.dokumen.findFirstOrThrow({
      where: { id_pengajuan: BigInt(d.idNk), kd_dokumen: 'D02' },
    });
    expect(row.dokumen[0]).toMatchObject({ sha256: lama.sha256 });
    expect(row.dokumen[0]?.kunci).not.toBe(lama.kunci);
    expect(await status(d.idNk)).toBe('50');
  });
  it('T24 what is not valid any more waits as a typed row; nothing of the form is lost', async () => {
    const d = await terbit();
    const b = await dunia.db.baris.findFirstOrThrow({ where: { id_pengajuan: BigInt(d.idNk), seri: 1 } });
    await dunia.db.baris.update({ where: { id: b.id }, data: { data: { ...(b.data as object), satuan: 'XXX' } } });
    const h = draf(await pu.post(`${DASAR}/rki/pengajuan-duplicate/${d.idNk}`, {}));
    terakhir.push(h);
    const baru = await rinci(pu, h.idNk);
    expect(baru.jumlah_baris).toBe(1);
    expect(baru.json_simpan.baris_belum).toMatchObject([{ satuan: 'XXX', jml_bahan_baku: '100' }]);
  });
  it('T25 PENGAJUAN-06 a refused PERTEK is filed again under a new number; other services are told to copy', async () => {
    for (const d of terakhir) await singkirkan(dunia, d);
    const d = await berkasSampai(dunia, 'ditolak');
    terakhir = [d];
    const h = await pu.post(`/nk/v2/pertek/reaju/${d.idNk}`, {});
    expect(h).toMatchObject({ http: 201 });
    terakhir.push(draf(h));
    const row = await dunia.db.pengajuan.findUniqueOrThrow({ where: { id: BigInt(draf(h).idNk) } });
    expect(row).toMatchObject({ jenis_pengajuan: '5', id_asal: null, id_rujukan: BigInt(d.idNk), tahun: TAHUN });
    expect(draf(h).noAju).not.toBe(d.noAju);
    expect((await pu.post(`/nk/v2/pertek/perubahan/${d.idNk}`, P3)).http).toBe(409);
    await singkirkan(dunia, draf(h));
    const rki = await berkasSampai(dunia, 'rki');
    terakhir.push(rki);
    expect(await pu.post(`/nk/v2/pertek/reaju/${rki.idNk}`, {})).toMatchObject({
      http: 409,
      message: 'Jalur ini hanya untuk pertimbangan teknis',
    });
  });
});

describe('T23: realised volume is kept', () => {
  it('a change asks for and is given at least what was realised; what remains counts the reports of the row before', async () => {
    const d = await terbit();
    const [satu] = (await rinci(pu, d.idNk)).baris as { id: string }[];
    await dunia.db.barisBulan.create({
      data: {
        ...{ id_baris: BigInt(satu?.id ?? 0), id_pengajuan: BigInt(d.idNk), periode: new Date(`${TAHUN}-01-01`) },
        ...{ sisi: 'realisasi', jml: '60' },
      },
    });
    const h = draf(await pu.post(UBAH(d.idNk), P3));
    terakhir.push(h);
    const ubah = async (jml_bahan_baku: string) => {
      const [baris] = (await rinci(pu, h.idNk)).baris as { id: string; versi: number }[];
      const { id, versi: v, ...data } = baris as { id: string; versi: number };
      return pu.put(`${DASAR}/modal`, { idNk: h.idNk, id, versi: v, data: { ...data, jml_bahan_baku } });
    };
    const LANTAI = 'Jumlah baris 1 paling sedikit 60, yaitu yang sudah direalisasikan';
    const [terpakai] = (await rinci(pu, h.idNk)).baris as { id: string }[];
    expect(await pu.call('DELETE', `${DASAR}/modal?id_nk=${h.idNk}&id=${terpakai?.id}`)).toMatchObject({
      http: 422,
      message: 'Baris 1 keputusan asal tidak dapat dihapus: 60 sudah direalisasikan',
    });
    await ubah('59.999');
    expect((await rinci(pu, h.idNk)).kelengkapan.masalah.map((m: { message: string }) => m.message)).toContain(LANTAI);
    await salinDokumen(dunia);
    const lagi = await pu.put(DASAR, { idNk: h.idNk, versi: await versi(pu, h), pernyataan: true });
    const kirimkan = { idNk: h.idNk, versi: lagi.data.versi as number };
    expect((await pu.post(`${DASAR}/kirimPermohonan`, kirimkan)).http).toBe(422);
    await ubah('100');
    await putuskan(h);
    const beri = async (jml_keputusan: string) => {
      const [r, ...lain] = await penuh(hari, h);
      return hari.post(LEMBAR, {
        ...{ idNk: h.idNk, versi: await versi(hari, h), kd_keputusan: '1', checklist: PERIKSA.enam, sandi: SANDI },
        rincian: [{ ...r, jml_keputusan, kd_alasan: 'A04', alasan: 'Pasokan cukup' }, ...lain],
      });
    };
    const kurang = await beri('59');
    expect([kurang.http, kurang.errors?.map((e: { message: string }) => e.message)]).toEqual([422, [LANTAI]]);
    expect((await beri('80')).http).toBe(201);
    expect([await status(d.idNk), await status(h.idNk)]).toEqual(['52', '51']);
    expect((await pu.get(`/api/serah/${h.idNk}`)).data.baris).toMatchObject([
      { seri: 1, ditetapkan: '80', terealisasi: '60', sisa: '20' },
      { seri: 2, ditetapkan: '200', terealisasi: '0', sisa: '200' },
    ]);
  });
});

describe('PENGAJUAN-07: the change JSON', () => {
  it('PENGAJUAN-07 tells what differs from the decision, keeps a reason for each, and takes them back', async () => {
    const d = await terbit();
    const h = draf(await pu.post(`/nk/v2/pertek/perubahan/${d.idNk}`, P3));
    terakhir.push(h);
    const baca = () => pu.get(`${DASAR}/jsonPerubahan?no_aju=${h.noAju}`);
    expect((await baca()).data).toMatchObject({
      no_aju_asal: d.noAju,
      kd_alasan: 'P3',
      ur_alasan: 'Investasi baru',
      jumlah: 0,
      perubahan: [],
    });
    // A list has another name for a code by now: the code is the same.
    await dunia.db.$executeRaw`
      UPDATE baris SET data = data || '{"ur_satuan": "Nama lain"}' WHERE id_pengajuan = ${BigInt(h.idNk)}`;
    expect((await baca()).data).toMatchObject({ jumlah: 0, butir: [] });
    const [baris] = (await rinci(pu, h.idNk)).baris as { id: string; versi: number }[];
    const { id, versi: v, ...data } = baris as { id: string; versi: number };
    await pu.put(`${DASAR}/modal`, { idNk: h.idNk, id, versi: v, data: { ...data, jml_bahan_baku: '140' } });
    const dibaca = (await baca()).data;
    expect(dibaca).toMatchObject({ idNk_asal: d.idNk, no_keputusan_asal: expect.stringContaining('/PERTEK/') });
    const kata = { langkah: 'barang', baris: 1, jenis: 'ubah', kd_field: 'jml_bahan_baku', lama: '100', baru: '140' };
    expect(dibaca.butir).toEqual([{ ...kata, label: expect.stringContaining('Jumlah') }]);
    const beda = dibaca.perubahan;
    expect(beda).toEqual([{ path: 'barang.seri_1.jml_bahan_baku', lama: '100', baru: '140', kd_alasan: null }]);
    const isi = (path: string) => ({
      no_aju: h.noAju,
      perubahan: [{ path, lama: '100', baru: '140', kd_alasan: 'P6' }],
    });
    expect(await pu.post(`${DASAR}/postJsonPerubahan`, isi('barang.seri_2.jml_bahan_baku'))).toMatchObject({
      http: 422,
      message: 'Bagian barang.seri_2.jml_bahan_baku tidak berubah dari keputusan asal',
    });
    expect(await pu.post(`${DASAR}/postJsonPerubahan`, isi('barang.seri_1.jml_bahan_baku'))).toMatchObject({
      http: 201,
      data: { perubahan: [{ kd_alasan: 'P6' }] },
    });
    expect((await hari.get(`${DASAR}/jsonPerubahan?no_aju=${h.noAju}`)).http).toBe(404);
    expect(
      (await (await dunia.sebagai('hendra')).post(`${DASAR}/postJsonPerubahan`, isi('barang.seri_1.jml_bahan_baku')))
        .http,
    ).toBe(404);
    expect(await pu.call('DELETE', `${DASAR}/deleteJsonPerubahan?no_aju=${h.noAju}`)).toMatchObject({
      http: 200,
      data: { perubahan: [{ kd_alasan: null }] },
    });
    expect(await pu.get(`${DASAR}/jsonPerubahan?no_aju=${d.noAju}`)).toMatchObject({
      http: 409,
      message: 'Berkas ini bukan perubahan keputusan',
    });
  });
});
