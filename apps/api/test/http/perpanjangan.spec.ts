import { PutarBukuService } from '../../src/modules/pengajuan/buku/putar-buku.service';
import { KalenderService } from '../../src/modules/pengajuan/tenggat/kalender.service';
import { TenggatService } from '../../src/modules/pengajuan/tenggat/tenggat.service';
import { TAHUN, type Draf } from '../support/berkas';
import type { Answer, Client } from '../support/client';
import { antar, berkasSampai, LEMBAR, penuh, PERIKSA, versi } from '../support/keadaan';
import { layanan } from '../support/kerjakan';
import { salinDokumen, sampaiPemutus, setujui } from '../support/perubahan';
import { singkirkan } from '../support/milik';
import { drafTarik, keDesk, rencanaDitetapkan } from '../support/tarik';
import { SANDI, World } from '../support/world';

/* jenis_pengajuan 4: dates alone, before they end, never past 31 December, and no quantity moves (C.11). */
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
const [MARET, JUNI, AKHIR] = [`${TAHUN}-03-31`, `${TAHUN}-06-30`, `${TAHUN}-12-31`];
const UBAH = (id: string): string => `${DASAR}/rki/pengajuan-perubahan/${id}?id_nk_pengajuan=${id}`;
const minta = (berlaku_sampai = JUNI) => ({
  ...{ jenis_pengajuan: '4', berlaku_sampai, keterangan: 'Kapal terlambat sandar' },
});
const rinci = async (c: Client, id: string) => (await c.get(`${DASAR}/get?id_nk=${id}`)).data;
const status = async (id: string): Promise<string> => (await rinci(pu, id)).kd_status_pengajuan as string;
const sampai = async (id: string): Promise<string> => (await rinci(pu, id)).berlaku_sampai as string;
const putuskan = async (d: Draf, isi: object = {}): Promise<Answer> =>
  hari.post(LEMBAR, {
    ...{ idNk: d.idNk, versi: await versi(hari, d), kd_keputusan: '1', checklist: PERIKSA.enam, sandi: SANDI },
    ...{ rincian: await penuh(hari, d), ...isi },
  });
const tombol = async (id: string, nama: string) =>
  ((await rinci(pu, id)).aksi_tersedia as { aksi: string; boleh: boolean; alasan: string | null }[]).find(
    (a) => a.aksi === nama,
  );

const terakhir: { idNk: string }[] = [];
const catat = <T extends { idNk: string }>(d: T): T => {
  terakhir.push(d);
  return d;
};
async function diMeja(): Promise<Draf> {
  for (const d of terakhir.splice(0)) await singkirkan(dunia, d);
  return catat(await berkasSampai(dunia, 'pemutus'));
}
/** A decided PERTEK of two rows, 100 and 200, that holds to the end of March; the second may get less. */
async function terbit(kedua = '200'): Promise<Draf> {
  const d = await diMeja();
  const [a, b] = (await penuh(hari, d)) as unknown as [{ id: string }, { id: string }];
  const potong = kedua === '200' ? {} : { kd_alasan: 'A04', alasan: 'Pasokan cukup' };
  const rincian = [a, { ...b, jml_keputusan: kedua, ...potong }];
  const h = await putuskan(d, { rincian, berlaku_sampai: MARET });
  expect([h.http, h.message]).toEqual([201, 'Data Berhasil Dikirim']);
  return d;
}
/** Its extension, as a draft. */
async function perpanjang(d: Draf, hingga = JUNI): Promise<Draf> {
  const h = await pu.post(UBAH(d.idNk), minta(hingga));
  if (h.http !== 201) throw new Error(`${h.http} ${h.message} ${JSON.stringify(h.errors)}`);
  await salinDokumen(dunia);
  return catat(h.data as Draf);
}

describe('the last day of a decision', () => {
  it('is that of its balance year, or the one that the official gives', async () => {
    const d = await diMeja();
    const lembar = (await hari.get(`${LEMBAR}?id_nk=${d.idNk}`)).data;
    expect(lembar).toMatchObject({
      ...{ berlaku_sampai: null, masa: { paling_awal: `${TAHUN}-01-01`, paling_akhir: AKHIR } },
    });
    for (const [berlaku_sampai, kata] of [
      ['besok', 'Isi tanggal terakhir berlaku'],
      [`${TAHUN}-02-30`, 'Isi tanggal terakhir berlaku'],
      [`${TAHUN - 1}-12-31`, `Tanggal terakhir berlaku paling awal 1 Januari ${TAHUN}`],
      [`${TAHUN + 1}-01-01`, `Tanggal terakhir berlaku paling lambat 31 Desember ${TAHUN}`],
    ] as const)
      expect(await putuskan(d, { berlaku_sampai })).toMatchObject({
        ...{ http: 422, errors: [{ path: 'berlaku_sampai', message: kata }] },
      });
    expect(await status(d.idNk)).toBe('23');
    // As it is kept, so it is decided, and what was kept can be taken back.
    const simpan = (berlaku_sampai: string) => hari.put(LEMBAR, { idNk: d.idNk, berlaku_sampai });
    expect((await simpan(MARET)).data.berlaku_sampai).toBe(MARET);
    expect((await simpan('')).data.berlaku_sampai).toBeNull();
    await simpan(MARET);
    expect((await putuskan(d)).http).toBe(201);
    expect(await rinci(pu, d.idNk)).toMatchObject({ berlaku_mulai: `${TAHUN}-01-01`, berlaku_sampai: MARET });
  });
  it('is the balance year’s where a meeting determines, whoever gives another', async () => {
    const d = await berkasSampai(dunia, 'rki');
    expect((await hari.get(`${LEMBAR}?id_nk=${d.idNk}`)).data.masa).toBeNull();
    expect(await putuskan(d, { berlaku_sampai: MARET })).toMatchObject({
      http: 422,
      errors: [{ message: 'Masa berlaku keputusan ini sampai akhir tahun neraca dan tidak dipilih' }],
    });
    await singkirkan(dunia, d);
  });
});

describe('an extension', () => {
  it('is a draft with what its decision gives, in which only papers and its last day may be changed', async () => {
    const d = await terbit('150');
    expect(await tombol(d.idNk, 'perpanjangan')).toMatchObject({ boleh: true, alasan: null });
    const e = await perpanjang(d);
    const baru = await rinci(pu, e.idNk);
    expect(baru).toMatchObject({ kd_status_pengajuan: '00', jenis_pengajuan: '4', jml_total: '250', jumlah_baris: 2 });
    expect(baru.formulir.bagian_terbuka.every((b: string) => b.startsWith('dokumen:'))).toBe(true);
    const [b] = baru.baris as { id: string; versi: number }[];
    const tetap = 'Perpanjangan hanya mengubah masa berlaku. Ajukan perubahan untuk isian lain';
    const isi = { idNk: e.idNk, rows: [{ jml_bahan_baku: '1' }] };
    expect(await pu.post(`${DASAR}/dataBulk`, isi)).toMatchObject({ http: 422, message: tetap });
    expect((await pu.call('DELETE', `${DASAR}/data-rekom/${b?.id}`)).http).toBeGreaterThanOrEqual(400);
    const kepala = { alamat_pabrik: 'Tempat lain', kapasitas: '1' };
    const ubah = await pu.put(DASAR, { idNk: e.idNk, versi: await versi(pu, e), kepala });
    expect(ubah.http).toBeGreaterThanOrEqual(400);
    expect((await rinci(pu, e.idNk)).json_simpan).toEqual(baru.json_simpan);
    const json = `${DASAR}/postJsonPerubahan`;
    expect(await pu.post(json, { no_aju: e.noAju, perubahan: [], berlaku_sampai: MARET })).toMatchObject({
      ...{ http: 422, errors: [{ path: 'berlaku_sampai' }] },
    });
    expect(await pu.post(json, { no_aju: e.noAju, perubahan: [], berlaku_sampai: AKHIR })).toMatchObject({
      http: 201,
      data: { kd_alasan: null, berlaku_asal: MARET, berlaku_sampai: AKHIR, keterangan: 'Kapal terlambat sandar' },
    });
    const no = d.noAju.replace(/^(..)(....)(.{6})(.{8})(.{6})$/, '$1-$2-$3-$4-$5');
    const [buat] = (await pu.get(`${DASAR}/rki/pengajuan-history/${e.idNk}`)).data as { kalimat: string }[];
    expect(buat?.kalimat).toBe(`Anda membuat perpanjangan masa berlaku keputusan ${no}.`);
  });
  it('asks for a later day of the same balance year, with a reason', async () => {
    const d = await terbit();
    for (const [isi, path, message] of [
      [{ ...minta(), berlaku_sampai: undefined }, 'berlaku_sampai', 'Isi tanggal terakhir berlaku'],
      [minta(MARET), 'berlaku_sampai', `Tanggal terakhir berlaku harus setelah 31 Maret ${TAHUN}, hari terakhir keputusan sekarang`], // prettier-ignore
      [minta(`${TAHUN + 1}-01-01`), 'berlaku_sampai', `Tanggal terakhir berlaku paling lambat 31 Desember ${TAHUN}`],
      [{ ...minta(), keterangan: ' ' }, 'keterangan', 'Tulis alasan perpanjangan'],
    ] as const)
      expect(await pu.post(UBAH(d.idNk), isi)).toMatchObject({ http: 422, errors: [{ path, message }] });
    expect(await dunia.db.pengajuan.count({ where: { id_asal: BigInt(d.idNk) } })).toBe(0);
  });
  it('is of a decision in force that ends before its year does, by its owner, and one at a time with changes', async () => {
    for (const x of terakhir.splice(0)) await singkirkan(dunia, x);
    const penuhTahun = catat(await berkasSampai(dunia, 'terbit'));
    expect(await sampai(penuhTahun.idNk)).toBe(AKHIR);
    const kata = 'Keputusan ini sudah berlaku sampai 31 Desember tahun neracanya, batas terakhirnya';
    expect(await pu.post(UBAH(penuhTahun.idNk), minta())).toMatchObject({ http: 409, message: kata });
    expect(await tombol(penuhTahun.idNk, 'perpanjangan')).toMatchObject({ boleh: false, alasan: kata });

    const d = await terbit();
    for (const siapa of ['hendra', 'sari']) expect([siapa, (await (await dunia.sebagai(siapa)).post(UBAH(d.idNk), minta())).http]).toEqual([siapa, 404]); // prettier-ignore
    for (const siapa of ['hari', 'fajar']) expect([siapa, (await (await dunia.sebagai(siapa)).post(UBAH(d.idNk), minta())).http]).toEqual([siapa, 403]); // prettier-ignore
    const P3 = { kd_alasan: 'P3', keterangan: 'Lini produksi baru' };
    const hasil = await Promise.all([minta(), P3, minta()].map((isi) => pu.post(UBAH(d.idNk), isi)));
    expect(hasil.map((h) => h.http).toSorted((a, b) => a - b)).toEqual([201, 409, 409]);
    expect(await dunia.db.pengajuan.count({ where: { id_asal: BigInt(d.idNk) } })).toBe(1);
    terakhir.push(...hasil.filter((h) => h.http === 201).map((h) => h.data as Draf));
    expect(await tombol(d.idNk, 'perpanjangan')).toMatchObject({
      alasan: 'Perubahan untuk keputusan ini sudah berjalan. Lanjutkan perubahan itu',
    });
  });
  it('T23 that is issued takes the place of its decision with the day that was asked for, or an earlier one', async () => {
    const d = await terbit('150');
    const e = await perpanjang(d);
    await sampaiPemutus(dunia, pu, e);
    const kiriman = await dunia.db.kiriman.findFirstOrThrow({ where: { id_pengajuan: BigInt(e.idNk) } });
    expect(kiriman.muatan).toMatchObject({ perpanjangan: { berlaku_sampai: JUNI } });
    expect((await hari.get(`${LEMBAR}?id_nk=${e.idNk}`)).data.masa).toEqual({
      ...{ paling_awal: `${TAHUN}-04-01`, paling_akhir: JUNI },
    });
    const [a, b] = (await penuh(hari, e)) as unknown as [{ id: string }, { id: string }];
    const potong = { ...b, jml_keputusan: '100', kd_alasan: 'A04', alasan: 'Pasokan cukup' };
    expect(await putuskan(e, { rincian: [a, potong] })).toMatchObject({
      http: 422,
      errors: [{ message: 'Baris 2: perpanjangan tidak mengubah jumlah. Setujui seluruhnya, kembalikan, atau tolak' }],
    });
    for (const berlaku_sampai of [MARET, AKHIR]) expect((await putuskan(e, { berlaku_sampai })).http).toBe(422);
    expect((await putuskan(e, { berlaku_sampai: `${TAHUN}-05-31` })).http).toBe(201);
    expect([await status(e.idNk), await status(d.idNk)]).toEqual(['50', '52']);
    expect(await rinci(pu, e.idNk)).toMatchObject({ jml_total: '250', berlaku_sampai: `${TAHUN}-05-31` });

    const f = await terbit();
    const g = await perpanjang(f);
    await sampaiPemutus(dunia, pu, g);
    expect((await setujui(hari, g)).http).toBe(201);
    expect(await sampai(g.idNk)).toBe(JUNI);
    // Once more, from there.
    const h = await perpanjang(g, AKHIR);
    expect(await status(h.idNk)).toBe('00');
  });
  it('a correction of it is about papers, its day and the answer: a remark on a row does not open the row', async () => {
    const d = await terbit('150');
    const e = await perpanjang(d);
    await sampaiPemutus(dunia, pu, e);
    const [baris] = (await rinci(pu, e.idNk)).baris as { id: string }[];
    const butir = {
      tab: 'barang',
      id_baris: baris?.id,
      kd_field: 'spesifikasi',
      kd_alasan: 'A02',
      catatan: 'Jelaskan',
    };
    const kembali = { idNk: e.idNk, versi: await versi(hari, e), kd_keputusan: '2', perbaikan: [butir] };
    expect((await hari.post(LEMBAR, kembali)).http).toBe(201);
    const p = await rinci(pu, e.idNk);
    expect(p.kd_status_pengajuan).toBe('25');
    expect(p.formulir.bagian_terbuka.every((b: string) => b.startsWith('dokumen:'))).toBe(true);
    const tambah = { idNk: e.idNk, rows: [{ jml_bahan_baku: '1' }] };
    expect((await pu.post(`${DASAR}/dataBulk`, tambah)).http).toBe(422);
    const ubah = { no_aju: e.noAju, perubahan: [], berlaku_sampai: AKHIR };
    expect((await pu.post(`${DASAR}/postJsonPerubahan`, ubah)).http).toBe(201);
    const jawaban = [{ id: p.catatan[0].id, jawaban: 'Sama dengan keputusan asal' }];
    const simpan = await pu.put(DASAR, { idNk: e.idNk, versi: await versi(pu, e), pernyataan: true, jawaban });
    expect(simpan.data.kelengkapan.masalah).toEqual([]);
    const kirim = { idNk: e.idNk, versi: simpan.data.versi as number };
    expect((await pu.post(`${DASAR}/kirimPermohonan`, kirim)).http).toBe(201);
    expect(await status(e.idNk)).toBe('26');
  });
  it('T21 that is late is issued by the system for the day that was asked for, whatever sums its decision has left', async () => {
    const d = await terbit('150');
    const e = await perpanjang(d);
    await sampaiPemutus(dunia, pu, e);
    const lewat = { sla_sejak: new Date('2024-11-15T07:00:00Z'), sla_tenggat: new Date('2024-11-22T16:59:59Z') };
    await dunia.db.pengajuan.update({ where: { id: BigInt(e.idNk) }, data: lewat });
    await dunia.db.layanan.update({ where: { kd_rekom: '07' }, data: { fl_terbit_otomatis: true } });
    const menyala = jest.spyOn(layanan(dunia, KalenderService), 'terbitOtomatis').mockResolvedValue(true);
    await layanan(dunia, TenggatService).jalankan();
    menyala.mockRestore();
    await dunia.db.layanan.update({ where: { kd_rekom: '07' }, data: { fl_terbit_otomatis: false } });
    expect([await status(e.idNk), await status(d.idNk), await sampai(e.idNk)]).toEqual(['57', '52', JUNI]);
  });
  it('needs no window, is closed when its decision ends before it is decided, and a draft of it cannot be sent then', async () => {
    const d = await terbit();
    const e = await perpanjang(d);
    await sampaiPemutus(dunia, pu, e);
    await dunia.db.pengajuan.update({
      where: { id: BigInt(d.idNk) },
      data: { berlaku_sampai: new Date('2026-01-01') },
    });
    await layanan(dunia, TenggatService).jalankan();
    expect([await status(d.idNk), await status(e.idNk)]).toEqual(['70', '91']);
    expect((await setujui(hari, e)).http).toBe(409);
    expect(await pu.post(UBAH(d.idNk), minta())).toMatchObject({ http: 409 });
  });
  it('a change holds as long as the decision that it changes', async () => {
    const d = await terbit();
    const h = await pu.post(UBAH(d.idNk), { kd_alasan: 'P7', keterangan: 'Pelabuhan' });
    expect(h.http).toBe(201);
    const e = catat(h.data as Draf);
    expect(
      await pu.post(`${DASAR}/postJsonPerubahan`, { no_aju: e.noAju, perubahan: [], berlaku_sampai: JUNI }),
    ).toMatchObject({ http: 409, message: 'Berkas ini bukan perpanjangan masa berlaku' });
    await salinDokumen(dunia);
    await sampaiPemutus(dunia, pu, e);
    expect((await setujui(hari, e)).http).toBe(201);
    expect(await sampai(e.idNk)).toBe(MARET);
  });
  it('of what draws from a plan comes to no meeting, and moves nothing in the books but their holder', async () => {
    for (const x of terakhir.splice(0)) await singkirkan(dunia, x);
    const rencana = await rencanaDitetapkan(dunia, pu, '1000');
    const d = await drafTarik(pu, rencana.noAju, ['400', '250']);
    await keDesk(dunia, pu, d);
    expect((await putuskan(d, { berlaku_sampai: MARET })).http).toBe(201);
    const bebas = async () => (await pu.get(`${DASAR}/get?id_nk=${d.idNk}`)).data.sumber.bebas as { jml: string }[];
    const sebelum = await bebas();
    const e = await perpanjang(d);
    const simpan = await pu.put(DASAR, { idNk: e.idNk, versi: await versi(pu, e), pernyataan: true });
    expect((await pu.post(`${DASAR}/kirimPermohonan`, { idNk: e.idNk, versi: simpan.data.versi })).http).toBe(201);
    await antar(dunia, e);
    expect(await rinci(pu, e.idNk)).toMatchObject({ kd_status_pengajuan: '20', dasar: 'TARIK' });
    const [verif, koord] = [await dunia.sebagai('dewi'), await dunia.sebagai('yusuf')];
    await verif.post(`${DASAR}/inhouse/check-pengajuan?id_nk=${e.idNk}`);
    for (const c of [verif, koord])
      await c.post(LEMBAR, {
        ...{ idNk: e.idNk, versi: await versi(c, e), kd_keputusan: '4', checklist: PERIKSA.lima },
        rincian: await penuh(c, e),
      });
    expect((await setujui(hari, e)).http).toBe(201);
    expect([await status(e.idNk), await status(d.idNk), await sampai(e.idNk)]).toEqual(['50', '52', JUNI]);
    expect(await bebas()).toEqual(sebelum);
    expect((await layanan(dunia, PutarBukuService).periksa()).temuan).toEqual([]);
  });
});
