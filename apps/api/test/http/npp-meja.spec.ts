import { antar, LEMBAR, lembar, PERIKSA, penuh } from '../support/keadaan';
import { ANGKA, DASAR, GARIS, TETAPKAN } from '../support/neraca';
import { TAHUN, type Draf } from '../support/berkas';
import type { Client } from '../support/client';
import { baris, barang, buatRencana, KOMODITAS, lengkapi, NPP, pasti, periode, rencanaLengkap, versiRencana } from '../support/rencana'; // prettier-ignore
import { kerjakan, layanan } from '../support/kerjakan';
import { BangunDokumenService } from '../../src/modules/dokumen/bangun-dokumen.service';
import { PengingatService } from '../../src/modules/pengajuan/pengingat/pengingat.service';
import { TenggatService } from '../../src/modules/pengajuan/tenggat/tenggat.service';
import { KalenderService } from '../../src/modules/pengajuan/tenggat/kalender.service';
import { singkirkan } from '../support/milik';
import { teksPdfJadi } from '../support/teks-pdf';
import { SANDI, World } from '../support/world';

let dunia: World;
let [ratna, bagus, dewi, yusuf, hari, rekso]: Client[] = [];
type Rencana = Draf & { barang: string };
beforeAll(async () => {
  dunia = await World.open({});
  await dunia.tambahPetugas('menko', 'KOORDINATOR', '035');
  [ratna, bagus, dewi, yusuf, hari, rekso] = await Promise.all(['ratna', 'bagus', 'dewi', 'yusuf', 'hari', 'menko'].map((n) => dunia.sebagai(n))); // prettier-ignore
});
afterEach(() => jest.restoreAllMocks());
afterAll(() => dunia.close());
const c = (x: Client | undefined): Client => x as Client;

const status = async (d: Draf): Promise<string> =>
  (await c(ratna).get(`${NPP}/pengajuan/status/${d.noAju}`)).data.kd_status_pengajuan as string;
const kirim = async (d: Draf) => c(ratna).post(`${NPP}/sendRKT`, { no_aju: d.noAju, versi: await versiRencana(c(ratna), d.noAju) }); // prettier-ignore
const ambil = (d: Draf) => c(dewi).post(`/nk/v2/data-nk/inhouse/check-pengajuan?id_nk=${d.idNk}`);
const putuskan = async (siapa: Client | undefined, d: Draf, isi: object) =>
  c(siapa).post(LEMBAR, { idNk: d.idNk, versi: await versiRencana(c(ratna), d.noAju), ...isi });
const { lima, enam } = PERIKSA;
let ada: Draf | null = null;
/** A plan that is sent, with the one before it out of the way: a firm has one open. */
async function dikirim(jml?: string): Promise<Rencana> {
  if (ada) await singkirkan(dunia, ada);
  const d = await rencanaLengkap(c(ratna), jml);
  ada = d;
  await pasti(kirim(d));
  await antar(dunia, d);
  return d;
}
async function dikompilasi(jml?: string, rekomendasi?: string): Promise<Rencana> {
  const d = await dikirim(jml);
  await pasti(ambil(d), 200);
  const rincian = (await penuh(c(dewi), d)).map((r) => ({
    ...r,
    ...(rekomendasi ? { jml_keputusan: rekomendasi, kd_alasan: 'A04', alasan: 'Pasokan cukup' } : {}),
  }));
  await pasti(putuskan(dewi, d, { kd_keputusan: '4', checklist: lima, rincian }));
  await pasti(putuskan(yusuf, d, { kd_keputusan: '4', checklist: lima, rincian }));
  await pasti(putuskan(hari, d, { kd_keputusan: '1', checklist: enam, rincian, sandi: SANDI }));
  return d;
}
interface Garis {
  satuan: string;
  elemen: Record<string, string>;
  isi: { versi: number; ditetapkan: string } | null;
}
/** The lines that plans stand on, `sisa` above what is determined. */
async function garis(sisa = 1_000_000): Promise<void> {
  const papan = (await c(rekso).get(`/nk/v2/neraca/papan/${KOMODITAS}?tahun=${TAHUN}`)).data as { garis: Garis[] };
  for (const { satuan, elemen, isi } of papan.garis) {
    const plafon = String(Number(isi?.ditetapkan ?? 0) + sisa);
    await pasti(
      c(rekso).call('PUT', GARIS, {
        ...{ tahun: TAHUN, arah: 'impor', kd_komoditas: KOMODITAS, satuan, elemen, versi: isi?.versi ?? 0, plafon },
        ...{ plafon_sumber: 'Selisih kebutuhan dan pasokan', angka: ANGKA },
      }),
      200,
    );
  }
}
const tetapkan = async (d: Rencana, jml?: string) =>
  c(rekso).post(TETAPKAN, {
    ...{ tahun: TAHUN, kd_komoditas: KOMODITAS, ...DASAR, garis: [], sandi: SANDI },
    berkas: [
      {
        ...{ idNk: d.idNk, versi: await versiRencana(c(ratna), d.noAju) },
        rincian: jml ? [{ id: d.barang, jml_keputusan: jml, kd_alasan: 'A04', alasan: 'Pasokan cukup' }] : [],
      },
    ],
  });
async function ditetapkan(jml: string, keputusan?: string): Promise<Rencana> {
  const d = await dikompilasi(jml);
  await garis();
  await pasti(tetapkan(d, keputusan));
  return d;
}
const saldo = async (idNk: string): Promise<string> =>
  ((await dunia.db.$queryRaw`SELECT coalesce(sum(saldo), 0)::text AS s FROM buku_akun WHERE jenis = 'P.DITETAPKAN' AND sumber = ${`berkas:${idNk}`}`) as { s: string }[])[0]?.s ?? ''; // prettier-ignore

describe('sendRKT (NERACA-08, T3)', () => {
  it('one receipt, one delivery, one history row, however often it is sent', async () => {
    if (ada) await singkirkan(dunia, ada);
    const d = await rencanaLengkap(c(ratna));
    ada = d;
    const isi = { no_aju: d.noAju, versi: d.versi };
    const r = await Promise.all([1, 2].map(() => c(ratna).post(`${NPP}/sendRKT`, isi)));
    expect(r.map((x) => [x.http, x.data.tanda_terima?.nomor])).toEqual([
      [201, `TT-${d.noAju}-1`],
      [201, `TT-${d.noAju}-1`],
    ]);
    const id = BigInt(d.idNk);
    expect(await dunia.db.kiriman.count({ where: { id_pengajuan: id } })).toBe(1);
    expect(await dunia.db.riwayat.count({ where: { id_pengajuan: id, peristiwa: 'kirim' } })).toBe(1);
    expect(await dunia.db.outbox.count({ where: { jenis: 'kirim-kl', kunci: `kirim-kl:${d.idNk}:1` } })).toBe(1);
    expect(await status(d)).toBe('10');
    await antar(dunia, d);
    expect(await status(d)).toBe('20');
  });
  it('D.1 no second one for the same firm, year and group', async () => {
    await dikirim();
    const lain = await rencanaLengkap(c(ratna));
    expect(await kirim(lain)).toMatchObject({ http: 422, errors: expect.arrayContaining([expect.objectContaining({ path: 'ganda' })]) }); // prettier-ignore
  });
});

describe('desks (T7 to T11, T16): 21, 22, 23, 40', () => {
  it('recommended, reviewed, considered; the applicant reads no figure before it is determined', async () => {
    const d = await dikompilasi('1000', '700');
    expect(await status(d)).toBe('40');
    expect((await c(ratna).get(`${NPP}/pengajuan/status/${d.noAju}`)).data.ur_status).toBe('Masuk kompilasi NK');
    const [b] = (await c(ratna).get(`${NPP}/data-npp/barang?no_aju=${d.noAju}`)).data;
    expect([b.jml_rekomendasi, b.jml_keputusan]).toEqual([null, null]);
    const [k] = (await c(dewi).get(`${NPP}/data-npp/barang?no_aju=${d.noAju}`)).data;
    expect([k.jml_rekomendasi, k.jml_keputusan]).toEqual(['700', null]);
    const kata = (await c(ratna).get(`${NPP}/pengajuan/history/${d.noAju}`)).data as { peristiwa: string }[];
    expect(kata.map((x) => x.peristiwa)).toEqual(['buat', 'kirim', 'integrasi_ok', 'ambil', 'teruskan', 'teruskan', 'pertimbangan']); // prettier-ignore
  });
  it('another ministry does not take it; two at once, one has it', async () => {
    const d = await dikirim();
    const wayan = await dunia.sebagai('wayan');
    expect((await wayan.post(`/nk/v2/data-nk/inhouse/check-pengajuan?id_nk=${d.idNk}`)).http).toBe(404);
    const rizal = await dunia.sebagai('rizal');
    const r = await Promise.all([dewi, rizal].map((x) => c(x).post(`/nk/v2/data-nk/inhouse/check-pengajuan?id_nk=${d.idNk}`))); // prettier-ignore
    expect(r.map((x) => x.http).sort()).toEqual([200, 409]);
  });
  it('T8 T9 returned with remarks on a row of a tab: that row is open, nothing else, and it comes back to the desk', async () => {
    const d = await dikirim();
    await pasti(ambil(d), 200);
    const [pakai] = (await c(dewi).get(`${NPP}/data-npp/penggunaan?no_aju=${d.noAju}`)).data;
    const satu = { tab: 'penggunaan', id_baris: pakai.id, kd_field: '*', kd_alasan: 'A02', catatan: 'Jelaskan lokasi' };
    await pasti(putuskan(dewi, d, { kd_keputusan: '2', perbaikan: [satu] }));
    expect(await status(d)).toBe('25');
    const [b] = (await c(ratna).get(`${NPP}/data-npp/barang?no_aju=${d.noAju}`)).data;
    const barangUbah = { no_aju: d.noAju, versi: b.versi, data: barang('1001') };
    expect((await c(ratna).put(`${NPP}/data-npp/barang/update/${b.id}`, barangUbah)).http).toBe(422);
    const [anak] = (await c(ratna).get(`${NPP}/data-npp/penggunaan/penggunaan?no_aju=${d.noAju}&id_penggunaan=${pakai.id}`)).data; // prettier-ignore
    await pasti(c(ratna).put(`${NPP}/data-npp/penggunaan/penggunaan/edit/${anak.id}`, { no_aju: d.noAju, versi: anak.versi, data: { ...anak.data, lokasi: 'Depo Marunda' } }), 200); // prettier-ignore
    const belum = await kirim(d);
    expect([belum.http, belum.errors?.map((e: { langkah: string }) => e.langkah)]).toEqual([
      422,
      ['kirim', 'penggunaan'],
    ]);
    const catatan = (await c(ratna).get(`${NPP}/pengajuan/${d.noAju}`)).data.catatan as { id: string; label: string }[];
    const jawaban = catatan.map(({ id }) => ({ id, jawaban: 'Sudah diperbaiki' }));
    await pasti(c(ratna).post(`${NPP}/pengajuan/create`, { no_aju: d.noAju, versi: await versiRencana(c(ratna), d.noAju), pernyataan: true, jawaban })); // prettier-ignore
    await pasti(kirim(d));
    expect(await status(d)).toBe('26');
    await antar(dunia, d);
    expect(await status(d)).toBe('21');
  });
  it('T26 withdrawn by the company, by no stranger', async () => {
    const d = await dikirim();
    const hendra = await dunia.sebagai('hendra');
    expect((await hendra.post(`/nk/v2/data-nk/batalkan/${d.idNk}`, {})).http).toBe(404);
    await pasti(c(ratna).post(`/nk/v2/data-nk/batalkan/${d.idNk}`, { alasan: 'Rencana berubah' }), 200);
    expect(await status(d)).toBe('80');
  });
});

describe('T20: determined against the national line', () => {
  it('whole: NERACA-05 jml_keputusan, its account is free, the line has it', async () => {
    const d = await ditetapkan('1000');
    expect(await status(d)).toBe('50');
    const [b] = (await c(ratna).get(`${NPP}/data-npp/barang?no_aju=${d.noAju}`)).data;
    expect(b).toMatchObject({ jml_rekomendasi: '1000', jml_keputusan: '1000' });
    const { garis: g } = (await c(ratna).get(`${NPP}/pengajuan/riwayat/nested/${d.noAju}`)).data;
    expect(g).toMatchObject([{ kd_komoditas: KOMODITAS, ditetapkan: '1000', bebas: '1000', terpakai: '0' }]);
    expect(await saldo(d.idNk)).toBe('1000.000');
    const terbit = await dunia.db.$queryRaw`SELECT 1 FROM buku_akun WHERE jenis = 'P.TERBIT' AND sumber = ${`baris:${d.barang}`}`; // prettier-ignore
    expect(terbit).toEqual([]);
  });
  it('its receipt and its decision are papers that its owner downloads, and no stranger', async () => {
    if (ada) await singkirkan(dunia, ada);
    const draf = await rencanaLengkap(c(ratna));
    ada = draf;
    await pasti(kirim(draf));
    const hendra = await dunia.sebagai('hendra');
    let isi = '';
    const kertas = async (d: Draf) => {
      await kerjakan(dunia, 'bangun-dokumen', BangunDokumenService);
      const dokumen = (await c(ratna).get(`${NPP}/data-npp/dokumen?no_aju=${d.noAju}`)).data as { id: string; kd_dokumen: string }[]; // prettier-ignore
      const portal = dokumen.filter((x) => !/^D\d\d$/.test(x.kd_dokumen));
      for (const { id } of portal) {
        const r = await c(ratna).get(`${NPP}/dokumen/upload/${d.noAju}/${id}`);
        expect([r.http, r.raw.subarray(0, 4).toString()]).toEqual([200, '%PDF']);
        isi = await teksPdfJadi(r.raw);
        expect((await hendra.get(`${NPP}/dokumen/upload/${d.noAju}/${id}`)).http).toBe(404);
      }
      return portal.map((x) => x.kd_dokumen);
    };
    expect(await kertas(draf)).toEqual(['TANDATERIMA']);
    expect(isi).toContain('Tanda Terima Rencana');
    expect(isi).toContain('telah menerima Rencana Kebutuhan Tahunan dari PT Nusa Uji');
    expect(isi).toMatch(/Jumlah baris barang impor : 1 Jumlah seluruhnya : 1\.000 /);
    const d = await ditetapkan('1000', '600');
    expect(await kertas(d)).toEqual(['KEPUTUSAN']);
    expect(isi).toMatch(/menetapkan kebutuhan komoditas .* tahun \d{4} bagi:/);
    expect(isi).toMatch(/Barang impor yang ditetapkan .* 1\.000 600 /);
    expect(isi).toContain('bukan persetujuan impor');
    const { kode_periksa } = await dunia.db.pengajuan.findUniqueOrThrow({ where: { id: BigInt(d.idNk) } });
    const cek = await hendra.get(`/api/publik/keputusan/${kode_periksa}`);
    expect(cek).toMatchObject({
      http: 200,
      data: {
        ...{ asli: true, putusan: 'sebagian', jml_diminta: '1000', jml_diberi: '600', pemegang: 'PT Nusa Uji' },
        ...{ keputusan: 'Rencana Kebutuhan Tahunan', baris: [{ seri: 1, jml: '600' }] },
      },
    });
  });
  it('in part, with the reason', async () => {
    const d = await ditetapkan('1000', '600');
    expect([await status(d), await saldo(d.idNk)]).toEqual(['51', '600.000']);
  });
  it('above the line: refused, nothing posted', async () => {
    const d = await dikompilasi('1000');
    await garis(400);
    expect((await tetapkan(d)).http).toBe(422);
    expect([await status(d), await saldo(d.idNk)]).toEqual(['40', '0']);
  });
  it('T22 T23 a change replaces it: the account goes to the successor, the difference comes from what is available', async () => {
    const d = await ditetapkan('1000');
    const ubah = await c(ratna).post(`/nk/v2/data-nk/rki/pengajuan-perubahan/${d.idNk}`, { kd_alasan: 'P3' });
    expect([ubah.http, ubah.message]).toEqual([201, expect.any(String)]);
    const baru = { idNk: ubah.data.idNk as string, noAju: ubah.data.noAju as string, versi: 0, barang: '' };
    const [b] = (await c(ratna).get(`${NPP}/data-npp/barang?no_aju=${baru.noAju}`)).data;
    baru.barang = b.id;
    const [p] = (await c(ratna).get(`${NPP}/data-npp/penggunaan?no_aju=${baru.noAju}`)).data;
    const [u] = (await c(ratna).get(`${NPP}/data-npp/penggunaan/penggunaan?no_aju=${baru.noAju}&id_penggunaan=${p.id}`)).data; // prettier-ignore
    const di = `${NPP}/data-npp`;
    const no_aju = baru.noAju;
    await pasti(c(ratna).put(`${di}/barang/update/${b.id}`, { no_aju, versi: b.versi, data: { ...b.data, jml_bahan_baku: '1400' } }), 200); // prettier-ignore
    await pasti(c(ratna).put(`${di}/penggunaan/barang/edit/${p.id}`, { no_aju, versi: p.versi, data: { ...p.data, jml: '1400' } }), 200); // prettier-ignore
    await pasti(c(ratna).put(`${di}/penggunaan/penggunaan/edit/${u.id}`, { no_aju, versi: u.versi, data: { ...u.data, jml: '1400' } }), 200); // prettier-ignore
    await lengkapi(c(ratna), no_aju, ['D01', 'D02'], { catatan_impor: 'Armada bertambah' });
    await pasti(kirim(baru));
    await antar(dunia, baru);
    ada = baru;
    await pasti(ambil(baru), 200);
    const rincian = await penuh(c(dewi), baru);
    for (const x of [dewi, yusuf]) await pasti(putuskan(x, baru, { kd_keputusan: '4', checklist: lima, rincian }));
    await pasti(putuskan(hari, baru, { kd_keputusan: '1', checklist: enam, rincian, sandi: SANDI }));
    await garis();
    await pasti(tetapkan(baru));
    expect([await status(baru), await status(d)]).toEqual(['50', '52']);
    expect([await saldo(baru.idNk), await saldo(d.idNk)]).toEqual(['1400.000', '0.000']);
  });
});

describe('a plan that buys in the country only: 23 -> 50 (T15), no meeting, nothing posted', () => {
  it('is approved whole by the official', async () => {
    if (ada) await singkirkan(dunia, ada);
    const no_aju = await buatRencana(c(ratna), 'PENGGUNA', 'LOKAL');
    expect((await c(ratna).post(`${NPP}/data-npp/barang/create`, { no_aju, jenis: 'impor', data: barang('5') })).http).toBe(422); // prettier-ignore
    await baris(c(ratna), 'barang', { no_aju, jenis: 'lokal', data: barang('5') });
    const p = await baris(c(ratna), 'penggunaan/barang', { no_aju, data: { uraian_barang: 'Ban', satuan: barang('1')['satuan'], jml: '5' } }); // prettier-ignore
    await baris(c(ratna), 'penggunaan/penggunaan', { no_aju, id_penggunaan: p['id'], data: { lokasi: 'Depo', tujuan: 'Armada', jml: '5' } }); // prettier-ignore
    await lengkapi(c(ratna), no_aju);
    const idNk = (await c(ratna).get(`${NPP}/pengajuan/${no_aju}`)).data.idNk as string;
    const d = { idNk, noAju: no_aju, versi: 0 };
    await pasti(kirim(d));
    await antar(dunia, d);
    ada = d;
    await pasti(ambil(d), 200);
    for (const x of [dewi, yusuf]) await pasti(putuskan(x, d, { kd_keputusan: '4', checklist: lima, rincian: [] }));
    expect((await lembar(c(hari), d)).rincian).toEqual([]);
    await pasti(putuskan(hari, d, { kd_keputusan: '1', checklist: enam, rincian: [], sandi: SANDI }));
    expect(await status(d)).toBe('50');
    expect(await dunia.db.$queryRaw`SELECT 1 FROM buku_mutasi WHERE id_pengajuan = ${BigInt(idNk)}`).toEqual([]);
    // Its paper lists no goods, and the public check does not call it refused.
    await kerjakan(dunia, 'bangun-dokumen', BangunDokumenService);
    const surat = await dunia.db.dokumen.findFirstOrThrow({ where: { id_pengajuan: BigInt(idNk), kd_dokumen: 'KEPUTUSAN' } }); // prettier-ignore
    const isi = await teksPdfJadi((await c(ratna).get(`${NPP}/dokumen/upload/${no_aju}/${surat.id}`)).raw);
    expect(isi).toContain('Jumlah ditetapkan : -');
    expect(isi).not.toContain('Barang impor yang ditetapkan');
    const { kode_periksa } = await dunia.db.pengajuan.findUniqueOrThrow({ where: { id: BigInt(idNk) } });
    const { data } = await dunia.tamu().get(`/api/publik/keputusan/${kode_periksa}`);
    expect([data.putusan, data.baris]).toEqual(['seluruhnya', []]);
  });
});

describe('what became of a determined plan, month by month (D.2, C.5)', () => {
  it('from the 1st to the 15th, months that have ended, each told anew under the row’s version; the plan itself stays', async () => {
    const d = await ditetapkan('1000');
    const pada = (t: string) => jest.spyOn(layanan(dunia, KalenderService), 'kini').mockReturnValue(new Date(t));
    const lapor = (versi: number, isi: object) =>
      c(ratna).put(`${NPP}/data-npp/barang/update/${d.barang}`, { no_aju: d.noAju, versi, ...isi });
    const bulan = (n: number, jml: string) => ({ realisasi: [{ periode: periode(n), jml, ref: 'PIB-9' }] });
    pada(`${TAHUN}-02-16T00:00:00+07:00`);
    expect(await lapor(1, bulan(1, '80'))).toMatchObject({ http: 422, code: '06' });
    pada(`${TAHUN}-02-15T23:00:00+07:00`);
    const { tombol } = (await c(ratna).get(`${NPP}/pengajuan/status/${d.noAju}`)).data;
    expect(tombol).toMatchObject({ realisasi_impor_bahan_baku: true, rencana_impor_bahan_baku: false });
    expect(await lapor(1, bulan(2, '80'))).toMatchObject({
      ...{ http: 422, message: 'Realisasi yang dilaporkan adalah bulan yang sudah berakhir' },
    });
    expect(await lapor(1, { data: barang('5') })).toMatchObject({
      ...{ http: 409, message: 'Rencana yang sudah ditetapkan tidak diubah, laporkan realisasinya saja' },
    });
    expect(await lapor(1, bulan(1, '80'))).toMatchObject({ http: 200, data: { versi_baris: 2 } });
    expect((await lapor(1, bulan(1, '90'))).http).toBe(409);
    const hendra = await dunia.sebagai('hendra');
    expect((await hendra.put(`${NPP}/data-npp/barang/update/${d.barang}`, { no_aju: d.noAju, versi: 2, ...bulan(1, '1') })).http).toBe(404); // prettier-ignore
    const [b] = (await c(bagus).get(`${NPP}/data-npp/barang?no_aju=${d.noAju}`)).data;
    expect(b.realisasi).toEqual([{ periode: `06${TAHUN - 1}`, jml: '1000', ref: 'PIB-1' }, { periode: periode(1), jml: '80', ref: 'PIB-9' }]); // prettier-ignore
    expect((await c(ratna).get(`${NPP}/pengajuan/history/${d.noAju}`)).data.at(-1)).toMatchObject({ peristiwa: 'lapor_rencana' }); // prettier-ignore
  });
  it('late once is a warning, twice holds new cases; told to its firm and ministry, to no other', async () => {
    const d = await ditetapkan('1000');
    const pada = (t: string) => jest.spyOn(layanan(dunia, KalenderService), 'kini').mockReturnValue(new Date(t));
    const satu = async (siapa: Client | undefined) => {
      const rows = (await c(siapa).get(`${NPP}/realisasi/terlambat`)).data as { no_aju: string; keadaan: string }[];
      return rows.filter((r) => r.no_aju === d.noAju).map((r) => r.keadaan);
    };
    pada(`${TAHUN}-02-15T12:00:00+07:00`);
    expect(await satu(ratna)).toEqual([]);
    pada(`${TAHUN}-02-16T12:00:00+07:00`);
    expect([await satu(ratna), await satu(dewi)]).toEqual([['peringatan'], ['peringatan']]);
    pada(`${TAHUN}-03-16T12:00:00+07:00`);
    const { terlambat } = (await c(ratna).get(`${NPP}/pengajuan/status/${d.noAju}`)).data;
    expect(terlambat).toEqual({ bulan: [periode(1), periode(2)], keadaan: 'tertahan' });
    expect([await satu(await dunia.sebagai('hendra')), await satu(await dunia.sebagai('wayan'))]).toEqual([[], []]);
    pada(`${TAHUN}-04-02T12:00:00+07:00`);
    const realisasi = [periode(1), periode(2)].map((p) => ({ periode: p, jml: '0' }));
    await pasti(
      c(ratna).put(`${NPP}/data-npp/barang/update/${d.barang}`, { no_aju: d.noAju, versi: 1, realisasi }),
      200,
    );
    expect(await satu(ratna)).toEqual([]);
  });
  it('is reminded of near the last day, once a month, and never again when it was told; a plan does not expire', async () => {
    const d = await ditetapkan('1000');
    const pada = (t: string) => jest.spyOn(layanan(dunia, KalenderService), 'kini').mockReturnValue(new Date(t));
    const ingat = async () => {
      await layanan(dunia, PengingatService).jalankan();
      const where = { id_pengajuan: BigInt(d.idNk) };
      return (await dunia.db.pengingat.findMany({ where })).map((g) => `${g.jenis} ${g.kunci}`);
    };
    pada(`${TAHUN}-02-12T12:00:00+07:00`);
    expect(await ingat()).toEqual([`realisasi ${periode(1)}`]);
    expect(await ingat()).toEqual([`realisasi ${periode(1)}`]);
    pada(`${TAHUN}-12-28T12:00:00+07:00`);
    expect(await ingat()).toEqual([`realisasi ${periode(1)}`]);
    pada(`${TAHUN + 1}-01-02T12:00:00+07:00`);
    await layanan(dunia, TenggatService).jalankan();
    expect(await status(d)).toBe('50');
  });
});
