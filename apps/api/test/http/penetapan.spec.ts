import { BangunDokumenService } from '../../src/modules/dokumen/bangun-dokumen.service';
import { TAHUN, type Draf } from '../support/berkas';
import type { Client } from '../support/client';
import { berkasSampai, PERTIMBANGAN, pertimbangkan, penuh, PERIKSA, versi } from '../support/keadaan';
import { ANGKA, DASAR, GARIS, isiPenetapan, papan, siapkanGaris, TETAPKAN } from '../support/neraca';
import { layanan } from '../support/kerjakan';
import { singkirkan } from '../support/milik';
import { SANDI, World } from '../support/world';

let dunia: World;
let rekso: Client;
let ratna: Client;
let hari: Client;
beforeAll(async () => {
  dunia = await World.open({});
  [rekso, ratna, hari] = (await Promise.all(['rekso', 'ratna', 'hari'].map((n) => dunia.sebagai(n)))) as [
    Client,
    Client,
    Client,
  ];
});
afterAll(() => dunia.close());

let ada: Draf | null = null;
/** An RKI of sugar that waits, 300 t in two rows; the one before it is put away, since a firm has one open. */
async function menunggu(rekomendasi?: string[]): Promise<Draf> {
  if (ada) await singkirkan(dunia, ada);
  const d = await berkasSampai(dunia, 'rki', undefined, ['100', '200']);
  const rows = await penuh(hari, d);
  const isi = rekomendasi?.map((jml_keputusan, i) => ({
    ...rows[i],
    jml_keputusan,
    ...(jml_keputusan === rows[i]?.jml_keputusan ? {} : { kd_alasan: 'A04', alasan: 'Pasokan cukup' }),
  }));
  ada = await pertimbangkan(dunia, d, isi);
  return ada;
}
const status = async (d: Draf): Promise<string> =>
  (await ratna.get(`/nk/v2/data-nk/get?id_nk=${d.idNk}`)).data.kd_status_pengajuan as string;

describe('T16: the consideration of a ministry', () => {
  it('T16 PENGAJUAN-09 keputusanNK leads a file of a service with a meeting to 40, and no other', async () => {
    const d = await menunggu();
    expect(await status(d)).toBe('40');
    const pertek = await berkasSampai(dunia, 'pemutus');
    const isi = { idNk: pertek.idNk, versi: pertek.versi, checklist: PERIKSA.enam, rincian: [], sandi: SANDI };
    expect(await hari.post(PERTIMBANGAN, isi)).toMatchObject({
      http: 409,
      message: 'Layanan ini diputuskan tanpa rakor',
    });
    await singkirkan(dunia, pertek);
  });
  it('T16 a ministry may recommend nothing at all, with a reason for every row', async () => {
    const d = await menunggu(['0', '0']);
    expect(await status(d)).toBe('40');
    const kl = (await ratna.get(`/nk/v2/data-nk/dataKeputusanRKI/${d.idNk}`)).data;
    expect(kl.rincian.map((r: { jml_usulan: string; jml_keputusan: string; kd_alasan: string }) => r)).toMatchObject([
      { jml_usulan: '100', jml_keputusan: '0', kd_alasan: 'A04' },
      { jml_usulan: '200', jml_keputusan: '0', kd_alasan: 'A04' },
    ]);
  });
});

describe('the national line (E.2)', () => {
  it('every figure has source and date, one of a kind counts, and the deficit is demand less supply', async () => {
    await menunggu();
    const [garis] = await siapkanGaris(rekso);
    const kini = (await rekso.get(`/nk/v2/data-nk/rki/supply-demand/pengajuan?tahun=${TAHUN}&kd_komoditas=015`)).data;
    expect(kini).toMatchObject([
      {
        kunci: garis?.kunci,
        satuan: 'TNE',
        jml_pasokan: '2000000',
        jml_kebutuhan: '3000000',
        selisih: '-1000000',
        plafon: '1000000',
        diminta: '300',
        rekomendasi: '300',
      },
    ]);
    const isi = {
      ...{ tahun: TAHUN, arah: 'impor', kd_komoditas: '015', satuan: garis?.satuan, elemen: garis?.elemen },
      ...{ versi: garis?.isi?.versi, plafon: '5', plafon_sumber: 'Selisih' },
    };
    const dua = [{ ...ANGKA[0], dipilih: false }, ANGKA[0], { ...ANGKA[1], sumber: ' ' }];
    const salah = await rekso.call('PUT', GARIS, { ...isi, angka: dua });
    expect(salah).toMatchObject({
      http: 422,
      errors: [
        { path: 'angka.1.alasan', message: 'Tulis mengapa angka Produksi dalam negeri ini yang dipakai' },
        { path: 'angka.2.sumber', message: 'Tulis sumber angka Industri' },
      ],
    });
    const tanpa = [{ ...ANGKA[0], dipilih: false }, ANGKA[1]];
    expect(await rekso.call('PUT', GARIS, { ...isi, angka: tanpa })).toMatchObject({
      http: 422,
      errors: [{ path: 'angka.0.dipilih', message: 'Pilih satu angka Produksi dalam negeri yang dipakai' }],
    });
    expect(await rekso.call('PUT', GARIS, { ...isi, versi: 99, angka: ANGKA })).toMatchObject({ http: 409 });
  });
  it('only the ministry that coordinates the commodity keeps its line and determines', async () => {
    const d = await menunggu();
    await dunia.db.pengguna.update({ where: { id: dunia.pengguna('rekso').id }, data: { kd_ga: '035' } });
    const lain = await dunia.sebagai('rekso');
    const tolak = { http: 403, message: 'Komoditas ini dikoordinasikan Kemenko Pangan' };
    expect(await lain.post(TETAPKAN, isiPenetapan([d]))).toMatchObject(tolak);
    await dunia.db.pengguna.update({ where: { id: dunia.pengguna('rekso').id }, data: { kd_ga: '128' } });
    rekso = await dunia.sebagai('rekso');
    expect(await status(d)).toBe('40');
  });
  it('a change of the line stands in its history with what was before', async () => {
    await menunggu();
    await siapkanGaris(rekso, '700000');
    await siapkanGaris(rekso, '800000');
    const rows = await dunia.db.riwayatAkun.findMany({ where: { objek: 'neraca' }, orderBy: { id: 'desc' }, take: 1 });
    expect(rows[0]).toMatchObject({
      peristiwa: 'ubah',
      nama: 'rekso',
      sebelum: { plafon: '700000' },
      sesudah: { plafon: '800000' },
    });
  });
});

describe('the overview', () => {
  it('counts files that wait and those still at their ministry, of services with a meeting only', async () => {
    await menunggu();
    const pertek = await berkasSampai(dunia, 'antre');
    const rows = (await rekso.get(`/nk/v2/neraca?tahun=${TAHUN}`)).data as { kd_komoditas: string }[];
    expect(rows.map((r) => r.kd_komoditas)).toEqual(['015']);
    expect(rows).toMatchObject([{ koordinator: 'Kemenko Pangan', menunggu: 1, di_kl: 0 }]);
    await singkirkan(dunia, pertek);
  });
});

describe('T20: determination without a meeting', () => {
  it('T20 PENGAJUAN-09 what follows the recommendation is issued with the basis, to the end of the balance year', async () => {
    const d = await menunggu();
    await siapkanGaris(rekso);
    const h = await rekso.post(TETAPKAN, isiPenetapan([d]));
    expect(h).toMatchObject({
      http: 201,
      message: '1 berkas ditetapkan',
      data: [{ idNk: d.idNk, kd_status_pengajuan: '50' }],
    });
    const rinci = (await ratna.get(`/nk/v2/data-nk/get?id_nk=${d.idNk}`)).data;
    expect(rinci).toMatchObject({ kd_status_pengajuan: '50', berlaku_sampai: `${TAHUN}-12-31` });
    const dasar = await ratna.get(`/nk/v2/data-nk/dataRakormen/${d.idNk}`);
    expect(dasar.data).toMatchObject({
      dasar: 'TANPA_RAKOR',
      jenis_rakor: 0,
      dasar_hukum: DASAR.dasar_hukum,
      nota_nomor: DASAR.nota_nomor,
      nota_tanggal: '2026-11-18',
      alasan: DASAR.alasan,
      oleh: 'Kemenko Pangan',
      baris: [
        { seri: 1, diminta: '100', rekomendasi: null, penetapan: '100' },
        { seri: 2, diminta: '200', rekomendasi: null, penetapan: '200' },
      ],
    });
    const riwayat = (await ratna.get(`/nk/v2/data-nk/rki/pengajuan-history/${d.idNk}`)).data as { kalimat: string }[];
    expect(riwayat.map((r) => r.kalimat)).toContain(`Ditetapkan seluruhnya tanpa rapat. ${DASAR.alasan}`);
    expect((await papan(rekso)).garis[0]?.isi?.ditetapkan).toBe('300');
    const p = await dunia.db.pengajuan.findUniqueOrThrow({ where: { id: BigInt(d.idNk) } });
    const surat = await layanan(dunia, BangunDokumenService).isiKeputusan({ ...p, organisasi: null });
    const { dasar: _tanpaRakor, ...tercetak } = DASAR;
    expect(surat.dasar).toMatchObject({ ...tercetak, koordinator: 'Kemenko Pangan' });
  });
  it('T20 a cut is a partial approval whose reason the company reads; nothing for every row is a refusal', async () => {
    const d = await menunggu(['100', '150']);
    await siapkanGaris(rekso);
    const rows = (await papan(rekso)).baris.filter((b) => b.idNk === d.idNk);
    const potong = [{ id: rows[0]?.id, jml_keputusan: '60', kd_alasan: 'A05', alasan: '' }];
    expect(await rekso.post(TETAPKAN, isiPenetapan([d], potong))).toMatchObject({
      http: 201,
      data: [{ kd_status_pengajuan: '51' }],
    });
    expect((await ratna.get(`/nk/v2/data-nk/dataRakormen/${d.idNk}`)).data.baris).toMatchObject([
      { penetapan: '60', kd_alasan: 'A05' },
      { penetapan: '150', kd_alasan: 'A04', alasan: 'Pasokan cukup' },
    ]);
    const { baris } = (await ratna.get(`/nk/v2/data-nk/get?id_nk=${d.idNk}`)).data;
    expect(baris[0].potongan).toMatchObject([{ level: 'penetapan', dari: '100', ke: '60', oleh: 'Kemenko Pangan' }]);

    const e = await menunggu(['0', '0']);
    await siapkanGaris(rekso);
    expect(await rekso.post(TETAPKAN, isiPenetapan([e]))).toMatchObject({
      http: 201,
      data: [{ kd_status_pengajuan: '90', no_keputusan: null }],
    });
    expect((await ratna.get(`/nk/v2/data-nk/rki/pengajuan/keteranganTolak/${e.idNk}`)).data).toMatchObject({
      kd_alasan: 'A04',
      alasan: 'Pasokan cukup',
      dasar_hukum: DASAR.dasar_hukum,
      butir: [{ seri: 1 }, { seri: 2 }],
    });
  });
  it('T20 nothing passes the line: the answer says by how much, and nothing is determined', async () => {
    const d = await menunggu();
    const [garis] = (await papan(rekso)).garis;
    const sudah = Number(garis?.isi?.ditetapkan ?? 0);
    await siapkanGaris(rekso, String(sudah + 299.999));
    const h = await rekso.post(TETAPKAN, isiPenetapan([d]));
    expect(h.http).toBe(422);
    expect(h.message).toMatch(/melebihi plafon .* Kurangi 0,001 ton atau ubah plafon dengan sumbernya$/);
    expect(await status(d)).toBe('40');
    expect(await dunia.db.penetapanBaris.count({ where: { id_pengajuan: BigInt(d.idNk) } })).toBe(0);
    await siapkanGaris(rekso, String(sudah + 300));
    expect((await rekso.post(TETAPKAN, isiPenetapan([d]))).http).toBe(201);
  });
  it('T20 the database itself refuses what passes a line, and a change of what was determined', async () => {
    await expect(
      dunia.db.$executeRaw`UPDATE buku_akun SET saldo = -batas - 0.001 WHERE batas IS NOT NULL`,
    ).rejects.toThrow(/buku_akun_batas/);
    await expect(dunia.db.$executeRaw`UPDATE penetapan_baris SET jml = 0`).rejects.toThrow(/append-only/);
    await expect(dunia.db.$executeRaw`DELETE FROM penetapan`).rejects.toThrow(/append-only/);
  });
  it('T20 bad input is refused at its row: above the request, a cut without reason, above the recommendation without words', async () => {
    const d = await menunggu(['100', '150']);
    await siapkanGaris(rekso, '9000000');
    const [a, b] = (await papan(rekso)).baris.filter((x) => x.idNk === d.idNk);
    const coba = (rincian: object[]) => rekso.post(TETAPKAN, isiPenetapan([d], rincian));
    expect(await coba([{ id: a?.id, jml_keputusan: '100.001' }])).toMatchObject({
      http: 422,
      errors: [{ message: 'Baris 1: jumlah keputusan melebihi yang diminta' }],
    });
    expect(await coba([{ id: a?.id, jml_keputusan: '10' }])).toMatchObject({
      http: 422,
      errors: [{ message: 'Baris 1: alasan wajib diisi bila jumlah dikurangi' }],
    });
    expect(await coba([{ id: b?.id, jml_keputusan: '160', kd_alasan: 'A04' }])).toMatchObject({
      http: 422,
      errors: [{ message: 'Baris 2: tulis alasannya bila melebihi rekomendasi K/L' }],
    });
    expect((await coba([{ id: '999999', jml_keputusan: '1' }])).http).toBe(422);
    expect((await coba([{ id: a?.id, jml_keputusan: '-1' }])).http).toBe(400);
    const kunci = (await papan(rekso)).garis[0]?.kunci;
    expect(await rekso.post(TETAPKAN, { ...isiPenetapan([d]), garis: [{ kunci, versi: 1 }] })).toMatchObject({
      http: 409,
      message: 'Baris nasional berubah sejak Anda membukanya. Periksa sekali lagi',
    });
    expect(await rekso.post(TETAPKAN, isiPenetapan([d, d]))).toMatchObject({
      http: 422,
      message: `Berkas ${d.idNk} disebut lebih dari sekali`,
    });
    expect(await rekso.post(TETAPKAN, { ...isiPenetapan([d]), tahun: TAHUN + 1 })).toMatchObject({
      http: 422,
      message: `Berkas ${d.noAju} bukan dari komoditas dan tahun ini`,
    });
    expect((await rekso.post(TETAPKAN, { ...isiPenetapan([d]), dasar_hukum: 'Perpres lain' })).http).toBe(400);
    expect((await rekso.post(TETAPKAN, { ...isiPenetapan([d]), sandi: 'salah-sekali' })).http).toBe(422);
    expect((await rekso.post(TETAPKAN, isiPenetapan([{ ...d, versi: d.versi - 1 }]))).http).toBe(409);
    expect(await status(d)).toBe('40');
  });
  it('T20 two determinations of one file at once: one wins, the other is told the state', async () => {
    const d = await menunggu();
    await siapkanGaris(rekso, '9000000');
    const hasil = await Promise.all([1, 2, 3].map(() => rekso.post(TETAPKAN, isiPenetapan([d]))));
    expect(hasil.map((h) => h.http).toSorted((a, b) => a - b)).toEqual([201, 409, 409]);
    expect(await dunia.db.penetapanBaris.count({ where: { id_pengajuan: BigInt(d.idNk) } })).toBe(2);
  });
  it('T20 nobody else determines: not the ministry, not the secretariat, not the company', async () => {
    const d = await menunggu();
    for (const siapa of ['hari', 'maya', 'ratna', 'fajar', 'super', 'endang', 'rudi'])
      expect([siapa, (await (await dunia.sebagai(siapa)).post(TETAPKAN, isiPenetapan([d]))).http]).toEqual([
        siapa,
        403,
      ]);
    expect((await dunia.tamu().post(TETAPKAN, isiPenetapan([d]))).http).toBe(401);
    expect(await versi(ratna, d)).toBe(d.versi);
  });
  it('what is prepared is kept by version and goes with the determination', async () => {
    const d = await menunggu();
    await siapkanGaris(rekso, '9000000');
    const konsep = (n: number, isi: object) =>
      rekso.call('PUT', '/nk/v2/neraca/konsep', { tahun: TAHUN, kd_komoditas: '015', versi: n, isi });
    expect(await konsep(0, { nota: 'a' })).toMatchObject({ http: 200, data: { versi: 1, isi: { nota: 'a' } } });
    expect(await konsep(1, { nota: 'b' })).toMatchObject({ http: 200, data: { versi: 2 } });
    expect(await konsep(1, { nota: 'c' })).toMatchObject({ http: 409 });
    await rekso.post(TETAPKAN, isiPenetapan([d]));
    expect(await dunia.db.penetapanKonsep.count()).toBe(0);
  });
});
