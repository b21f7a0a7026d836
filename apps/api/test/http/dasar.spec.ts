import { kepalaUntuk } from '@sinas/prisma/factories/berkas';
import { PutarBukuService } from '../../src/modules/pengajuan/buku/putar-buku.service';
import { TenggatService } from '../../src/modules/pengajuan/tenggat/tenggat.service';
import { KalenderService } from '../../src/modules/pengajuan/tenggat/kalender.service';
import { TAHUN, type Draf } from '../support/berkas';
import type { Client } from '../support/client';
import { antar, LEMBAR, penuh, PERIKSA, versi } from '../support/keadaan';
import { layanan } from '../support/kerjakan';
import { DASAR, TETAPKAN } from '../support/neraca';
import { buatPerubahan } from '../support/perubahan';
import { pasti, versiRencana } from '../support/rencana';
import { drafTarik, gantiRencana, keDesk, kirimkan, pejabat, rencanaDitetapkan } from '../support/tarik';
import { SANDI, World } from '../support/world';

/* What a case draws from (domain page, 00 and D; ledger page, Flows). */
const DATA = '/nk/v2/data-nk';
let dunia: World;
let ratna: Client;
let hari: Client;
let rencana: Draf;
beforeAll(async () => {
  dunia = await World.open({});
  ratna = await dunia.sebagai('ratna');
  ({ hari } = await pejabat(dunia));
  rencana = await rencanaDitetapkan(dunia, ratna, '1000');
});
afterAll(() => dunia.close());

/** Balances of the firm by kind, those of nothing left out. */
async function saldo(): Promise<Record<string, string[]>> {
  const akun = await dunia.db.bukuAkun.findMany({
    where: { pemilik: { startsWith: 'org:' } },
    orderBy: [{ jenis: 'asc' }, { id: 'asc' }],
  });
  const hasil: Record<string, string[]> = {};
  for (const a of akun) if (!a.saldo.isZero()) hasil[a.jenis] = [...(hasil[a.jenis] ?? []), a.saldo.toFixed()];
  return hasil;
}
const TOLAK = {
  kd_alasan: 'A04',
  alasan: 'Pasokan cukup',
  dasar_hukum: 'Perpres 61/2024',
  saran: 'Pakai pasokan dalam negeri',
};
const periksa = () => layanan(dunia, PutarBukuService).periksa();
const putus = async (d: Draf, isi: object, rincian?: object[]) =>
  hari.post(LEMBAR, {
    ...{
      idNk: d.idNk,
      versi: await versi(hari, d),
      checklist: PERIKSA.enam,
      sandi: SANDI,
      rincian: rincian ?? (await penuh(hari, d)),
    },
    ...isi,
  });
/** New quantities for the rows of a file, in their order. */
async function ubahBaris(d: Draf, jumlah: readonly string[]): Promise<void> {
  const { baris } = (await ratna.get(`${DATA}/get?id_nk=${d.idNk}`)).data as { baris: { id: string; versi: number }[] };
  for (const [i, jml_bahan_baku] of jumlah.entries()) {
    const { id, versi: v, ...data } = baris[i] ?? { id: '', versi: 0 };
    await pasti(ratna.put(`${DATA}/modal`, { idNk: d.idNk, id, versi: v, data: { ...data, jml_bahan_baku } }), 200);
  }
  const { kebutuhan_setahun, realisasi_tahun_lalu } = kepalaUntuk(jumlah.reduce((a, j) => a + Number(j), 0));
  const kepala = { kebutuhan_setahun, realisasi_tahun_lalu };
  await pasti(ratna.put(DATA, { idNk: d.idNk, versi: await versi(ratna, d), kepala, pernyataan: true }), 200);
}
const batalkan = (d: Draf) => ratna.post(`${DATA}/batalkan/${d.idNk}`, { alasan: 'Tidak jadi' });
const status = async (d: Draf) => (await ratna.get(`${DATA}/get?id_nk=${d.idNk}`)).data.kd_status_pengajuan as string;

describe('TARIK: drawn from a determined plan', () => {
  let satu: Draf;
  it('names its plan, and shows it with what is free', async () => {
    expect(await saldo()).toEqual({ 'P.DITETAPKAN': ['1000'] });
    const { data } = await ratna.get(`${DATA}/sumber?kd_komoditas=017`);
    expect(data).toEqual([
      expect.objectContaining({
        no_aju: rencana.noAju,
        rencana: true,
        terlambat: [],
        bebas: [expect.objectContaining({ jml: '1000', ditetapkan: '1000' })],
      }),
    ]);
    satu = await drafTarik(ratna, rencana.noAju, ['400', '200']);
    const rinci = (await ratna.get(`${DATA}/get?id_nk=${satu.idNk}`)).data;
    expect(rinci).toMatchObject({
      dasar: 'TARIK',
      sumber: { no_aju: rencana.noAju, bebas: [{ jml: '1000' }], dicadangkan: [] },
    });
    expect(rinci.proses.map((t: { kode: string }) => t.kode)).toEqual([
      'draf',
      'kirim',
      'verifikasi',
      'keputusan',
      'terbit',
    ]);
  });
  it('T3 reserves what it asks for; a repeat reserves nothing more', async () => {
    await pasti(kirimkan(ratna, satu));
    expect((await kirimkan(ratna, satu)).http).toBe(201);
    const { sumber } = (await ratna.get(`${DATA}/get?id_nk=${satu.idNk}`)).data;
    expect(sumber).toMatchObject({
      bebas: [
        {
          jml: '400',
          ditetapkan: '1000',
          sebut: '400 unit',
          sebut_ditetapkan: '1.000 unit',
          sebut_diambil: '600 unit',
        },
      ],
      dicadangkan: [{ jml: '600', sebut: '600 unit' }],
    });
    expect(await saldo()).toEqual({ 'P.DITETAPKAN': ['400'], 'P.DICADANGKAN': ['600'] });
  });
  it('T26 withdrawn: the reserve is free again', async () => {
    expect((await batalkan(satu)).http).toBe(200);
    expect(await status(satu)).toBe('80');
    expect(await saldo()).toEqual({ 'P.DITETAPKAN': ['1000'] });
  });
  it('Σ requested <= free of the source, and the refusal shows the sums', async () => {
    const lebih = await drafTarik(ratna, rencana.noAju, ['900', '100.001']);
    const h = await kirimkan(ratna, lebih);
    expect(h).toMatchObject({ http: 422, errors: [{ langkah: 'barang', path: 'dasar', message: expect.stringMatching(/diminta 1\.000,001 .* 1\.000 /) }] }); // prettier-ignore
    expect(await saldo()).toEqual({ 'P.DITETAPKAN': ['1000'] });
  });
  it('T15 decided by the ministry, without a meeting; the cut part is free again', async () => {
    const d = await drafTarik(ratna, rencana.noAju, ['400', '200']);
    await keDesk(dunia, ratna, d);
    expect(
      (await putus(d, { kd_keputusan: '1' }, [{ ...(await penuh(hari, d))[0], jml_keputusan: '400.001' }])).http,
    ).toBe(422);
    const rows = await penuh(hari, d);
    const potong = { ...rows[1], jml_keputusan: '150', kd_alasan: 'A04', alasan: 'Pasokan cukup' };
    await pasti(putus(d, { kd_keputusan: '1' }, [rows[0] ?? {}, potong]));
    expect(await status(d)).toBe('51');
    expect(await saldo()).toEqual({ 'P.DITETAPKAN': ['450'], 'P.TERBIT': ['400', '150'] });
    expect((await periksa()).temuan).toEqual([]);
  });
  it('T15 rejected: the reserve is free again', async () => {
    const d = await drafTarik(ratna, rencana.noAju, ['100']);
    await keDesk(dunia, ratna, d);
    expect((await saldo())['P.DICADANGKAN']).toEqual(['100']);
    await pasti(
      putus(d, {
        kd_keputusan: '3',
        tolak: TOLAK,
      }),
    );
    expect(await saldo()).toEqual({ 'P.DITETAPKAN': ['450'], 'P.TERBIT': ['400', '150'] });
    expect((await periksa()).temuan).toEqual([]);
  });
});

/** Another plan of the firm takes over from the one that there is. */
const mundur = (hari: number) => jest.spyOn(layanan(dunia, KalenderService), 'kini').mockReturnValue(new Date(hari));
afterEach(() => jest.restoreAllMocks());

describe('what may not be drawn', () => {
  it('a plan of another firm, one that is not determined, one of another commodity, by a service without a basis', async () => {
    const asing = await dunia.sebagai('hendra');
    const mulai = (c: Client, isi: object) =>
      c.post(DATA, { kd_rekom: '01', kd_komoditas: '017', no_aju_rkt: rencana.noAju, ...isi });
    expect(await mulai(asing, {})).toMatchObject({ http: 422, message: expect.stringContaining('Tidak ada rencana') });
    expect((await asing.get(`${DATA}/sumber`)).data).toEqual([]);
    expect(await mulai(ratna, { kd_komoditas: '015' })).toMatchObject({ http: 422, message: expect.stringContaining('bukan untuk komoditas') }); // prettier-ignore
    expect(await mulai(ratna, { kd_rekom: '07' })).toMatchObject({ http: 422, message: 'Layanan ini tidak menarik dari rencana atau penetapan' }); // prettier-ignore
    expect(await mulai(ratna, { tahun: TAHUN + 1 })).toMatchObject({ http: 422 });
    expect(await mulai(ratna, { no_aju_rkt: 'x' })).toMatchObject({ http: 422 });
    await dunia.db.pengajuan.update({ where: { id: BigInt(rencana.idNk) }, data: { kd_status: '43' } });
    expect(await mulai(ratna, {})).toMatchObject({ http: 422, message: expect.stringContaining('tidak sedang ditetapkan') }); // prettier-ignore
    await dunia.db.pengajuan.update({ where: { id: BigInt(rencana.idNk) }, data: { kd_status: '50' } });
  });
  it('USULAN of a pos that a plan has: one need stands on one agenda row', async () => {
    const d = await drafTarik(ratna, null, ['10']);
    expect(await kirimkan(ratna, d)).toMatchObject({
      http: 422,
      errors: [{ path: 'dasar', message: expect.stringMatching(/^Ban, .* sudah ada dalam rencana kebutuhan /) }],
    });
    expect((await ratna.get(`${DATA}/get?id_nk=${d.idNk}`)).data).toMatchObject({ dasar: 'USULAN', sumber: null });
    // Its owner makes it draw instead; a stranger finds nothing, an old version is refused.
    const ganti = (c: Client, isi: object) => c.call('PUT', `${DATA}/dasar/${d.idNk}`, { versi: d.versi, ...isi });
    expect((await ganti(await dunia.sebagai('hendra'), { no_aju_rkt: rencana.noAju })).http).toBe(404);
    expect((await ganti(ratna, { no_aju_rkt: rencana.noAju, versi: 1 })).http).toBe(409);
    const h = await ganti(ratna, { no_aju_rkt: rencana.noAju });
    expect(h.http).toBe(200);
    const kirim = { ...d, versi: h.data.versi as number };
    await pasti(kirimkan(ratna, kirim));
    expect((await saldo())['P.DICADANGKAN']).toEqual(['10']);
    expect((await ganti(ratna, { no_aju_rkt: null, versi: await versi(ratna, d) })).http).toBe(409);
    await pasti(batalkan(d), 200);
  });
  it('a plan that is late twice holds new cases back until it has reported; once is a warning', async () => {
    const d = await drafTarik(ratna, rencana.noAju, ['10']);
    const keadaan = async (kini: string) => {
      mundur(Date.parse(kini));
      const m = (await ratna.get(`${DATA}/get?id_nk=${d.idNk}`)).data.kelengkapan.masalah as { message: string }[];
      jest.restoreAllMocks();
      return m.map((x) => x.message).filter((x) => x.startsWith('Realisasi'));
    };
    // January is due on 15 February, February on 15 March (D.2, C.5).
    expect(await keadaan(`${TAHUN}-02-20T03:00:00Z`)).toEqual([]);
    expect(await keadaan(`${TAHUN}-03-20T03:00:00Z`)).toEqual([
      expect.stringMatching(/^Realisasi Jan \d+, Feb \d+ pada rencana/),
    ]);
  });
  it('from the determination to the end of the year, whatever the season of proposals', async () => {
    const mulai = () => ratna.post(DATA, { kd_rekom: '01', kd_komoditas: '017', no_aju_rkt: rencana.noAju });
    mundur(Date.parse(`${TAHUN}-12-31T16:59:58Z`));
    expect((await mulai()).http).toBe(201);
    expect((await ratna.post(DATA, { kd_rekom: '01', kd_komoditas: '017', tahun: TAHUN })).http).toBe(422);
    mundur(Date.parse(`${TAHUN}-12-31T17:00:01Z`));
    expect((await mulai()).http).toBe(422);
  });
});

describe('several at once', () => {
  it('two that together ask for more than is free: one goes, the other is told the sums, nothing is overdrawn', async () => {
    // Of two services: one firm has one open per service.
    const [a, b] = [await drafTarik(ratna, rencana.noAju, ['300']), await drafTarik(ratna, rencana.noAju, ['300'])];
    const r = await Promise.all([kirimkan(ratna, a), kirimkan(ratna, b)]);
    expect(r.map((x) => x.http).sort()).toEqual([201, 422]);
    expect((await saldo())['P.DICADANGKAN']).toEqual(['300']);
    await pasti(batalkan(r[0].http === 201 ? a : b), 200);
  });
});

describe('T9 a correction with other quantities moves the difference', () => {
  it('less, more than is free, as much as is free', async () => {
    const d = await drafTarik(ratna, rencana.noAju, ['100']);
    await pasti(kirimkan(ratna, d));
    const { dewi } = await pejabat(dunia);
    await antar(dunia, d);
    await pasti(dewi.post(`${DATA}/inhouse/check-pengajuan?id_nk=${d.idNk}`), 200);
    await pasti(
      dewi.post(LEMBAR, {
        ...{ idNk: d.idNk, versi: await versi(dewi, d), kd_keputusan: '2' },
        perbaikan: [
          { tab: 'barang', kd_field: 'jml_bahan_baku', kd_alasan: 'A02', catatan: 'Sesuaikan jumlah' },
          { tab: 'produksi', kd_field: 'kebutuhan_setahun', kd_alasan: 'A02', catatan: 'Sesuaikan kebutuhan' },
          { tab: 'produksi', kd_field: 'realisasi_tahun_lalu', kd_alasan: 'A02', catatan: 'Sesuaikan' },
        ],
      }),
    );
    expect((await saldo())['P.DICADANGKAN']).toEqual(['100']);
    const kirimUlang = async (jml: string) => {
      await ubahBaris(d, [jml]);
      const { catatan } = (await ratna.get(`${DATA}/get?id_nk=${d.idNk}`)).data as { catatan: { id: string }[] };
      const jawaban = catatan.map(({ id }) => ({ id, jawaban: 'Sudah' }));
      await pasti(ratna.put(DATA, { idNk: d.idNk, versi: await versi(ratna, d), jawaban, pernyataan: true }), 200);
      return kirimkan(ratna, { ...d, versi: await versi(ratna, d) });
    };
    expect(await kirimUlang('450.001')).toMatchObject({
      http: 422,
      errors: [{ path: 'dasar', message: expect.stringMatching(/diminta 450,001 unit, .* 450 unit$/) }],
    });
    expect((await saldo())['P.DICADANGKAN']).toEqual(['100']);
    await pasti(kirimUlang('450'));
    expect(await saldo()).toEqual({ 'P.DICADANGKAN': ['450'], 'P.TERBIT': ['400', '150'] });
    expect((await periksa()).temuan).toEqual([]);
    await pasti(batalkan(d), 200);
    expect((await saldo())['P.DITETAPKAN']).toEqual(['450']);
  });
});

describe('changes', () => {
  let izin: Draf;
  beforeAll(async () => {
    const p = await dunia.db.pengajuan.findFirstOrThrow({ where: { kd_status: '51', kd_rekom: '01' } });
    izin = { idNk: String(p.id), noAju: p.no_aju, versi: p.versi };
  });
  const sumber = async (d: Draf) =>
    (await dunia.db.pengajuan.findUniqueOrThrow({ where: { id: BigInt(d.idNk) } })).id_sumber;
  it('at most what was realised, what is left and what is free: it draws, reserves what lacks, and gives the rest back', async () => {
    const ubah = await buatPerubahan(dunia, ratna, izin);
    await ubahBaris(ubah, ['500', '200']);
    await keDesk(dunia, ratna, ubah);
    expect(String(await sumber(ubah))).toBe(rencana.idNk);
    // 700 - 0 realised - 550 of the parent
    expect(await saldo()).toEqual({ 'P.DITETAPKAN': ['300'], 'P.DICADANGKAN': ['150'], 'P.TERBIT': ['400', '150'] });
    const rows = await penuh(hari, ubah);
    const potong = { ...rows[1], jml_keputusan: '100', kd_alasan: 'A04', alasan: 'Pasokan cukup' };
    await pasti(putus(ubah, { kd_keputusan: '1' }, [rows[0] ?? {}, potong]));
    // 500 = 400 of its own row + 50 of the other + 50 of the reserve; 100 of the reserve are free again
    expect(await saldo()).toEqual({ 'P.DITETAPKAN': ['400'], 'P.TERBIT': ['500', '100'] });
    expect(await status(izin)).toBe('52');
    expect((await periksa()).temuan).toEqual([]);
    izin = ubah;
  });
  it('more than that: it asks the nation, reserves nothing and goes to the meeting', async () => {
    const ubah = await buatPerubahan(dunia, ratna, izin);
    await ubahBaris(ubah, ['900', '100.001']);
    await keDesk(dunia, ratna, ubah);
    expect(await sumber(ubah)).toBeNull();
    expect((await saldo())['P.DICADANGKAN']).toBeUndefined();
    const h = await putus(ubah, { kd_keputusan: '1' });
    expect([h.http, await status(ubah)]).toEqual([201, '40']);
    const { menko } = await pejabat(dunia);
    const berkas = [{ idNk: ubah.idNk, versi: await versi(hari, ubah), rincian: [] }];
    await pasti(menko.post(TETAPKAN, { tahun: TAHUN, kd_komoditas: '017', ...DASAR, garis: [], sandi: SANDI, berkas }));
    // parent's 600 first, what lacks comes from the nation; the plan keeps what is free of it
    expect(await saldo()).toEqual({ 'P.DITETAPKAN': ['400'], 'P.TERBIT': ['900', '100.001'] });
    expect((await periksa()).temuan).toEqual([]);
    izin = ubah;
  });
});

describe('a plan that is replaced hands its account on', () => {
  it('what was reserved before goes back to the successor; it is not fixed below what is reserved and issued', async () => {
    const d = await drafTarik(ratna, rencana.noAju, ['100']);
    await pasti(kirimkan(ratna, d));
    const { menko } = await pejabat(dunia);
    const baru = await gantiRencana(dunia, ratna, rencana);
    const tetapkan = async (jml: string) => {
      const berkas = [
        {
          ...{ idNk: baru.idNk, versi: await versiRencana(ratna, baru.noAju) },
          rincian: [{ id: baru.barang, jml_keputusan: jml, kd_alasan: 'A04', alasan: 'Pasokan cukup' }],
        },
      ];
      return menko.post(TETAPKAN, { tahun: TAHUN, kd_komoditas: '017', ...DASAR, garis: [], sandi: SANDI, berkas });
    };
    // 1,000 - 300 free = 700 reserved and issued
    expect((await tetapkan('699.999')).http).toBe(422);
    await pasti(tetapkan('900'));
    const bebas = async (id: string) =>
      (await dunia.db.bukuAkun.findMany({ where: { jenis: 'P.DITETAPKAN', sumber: `berkas:${id}` } })).map((a) =>
        a.saldo.toFixed(),
      );
    expect([await bebas(rencana.idNk), await bebas(baru.idNk)]).toEqual([['0'], ['200']]);
    expect((await ratna.get(`${DATA}/get?id_nk=${d.idNk}`)).data.sumber).toMatchObject({
      no_aju: baru.noAju,
      dicadangkan: [{ jml: '100' }],
    });
    await pasti(batalkan(d), 200);
    expect([await bebas(rencana.idNk), await bebas(baru.idNk)]).toEqual([['0'], ['300']]);
    expect(await ratna.post(DATA, { kd_rekom: '01', kd_komoditas: '017', no_aju_rkt: rencana.noAju })).toMatchObject({
      http: 422,
    });
    expect((await periksa()).temuan).toEqual([]);
    rencana = baru;
  });
});

describe('time', () => {
  it('T21 what draws is issued in full when its clock has lapsed, where the switch is on; what asks the nation never is', async () => {
    const d = await drafTarik(ratna, rencana.noAju, ['30']);
    await pasti(kirimkan(ratna, d));
    await antar(dunia, d);
    const { dewi } = await pejabat(dunia);
    await pasti(dewi.post(`${DATA}/inhouse/check-pengajuan?id_nk=${d.idNk}`), 200);
    await dunia.db.layanan.update({ where: { kd_rekom: '01' }, data: { fl_terbit_otomatis: true } });
    await dunia.db.pengajuan.update({ where: { id: BigInt(d.idNk) }, data: { sla_tenggat: new Date('2020-01-01') } });
    await layanan(dunia, TenggatService).jalankan();
    await dunia.db.layanan.update({ where: { kd_rekom: '01' }, data: { fl_terbit_otomatis: false } });
    expect(await status(d)).toBe('57');
    expect((await saldo())['P.TERBIT']).toContain('30');
    expect((await saldo())['P.DICADANGKAN']).toBeUndefined();
  });
  it('T31 the year ends: open cases that draw are closed with the reason, what is free goes back to its source', async () => {
    const d = await drafTarik(ratna, rencana.noAju, ['20']);
    await pasti(kirimkan(ratna, d));
    mundur(Date.parse(`${TAHUN}-12-31T16:59:00Z`));
    await layanan(dunia, TenggatService).jalankan();
    jest.restoreAllMocks();
    expect([await status(d), (await saldo())['P.DICADANGKAN']]).toEqual(['10', ['20']]);
    mundur(Date.parse(`${TAHUN}-12-31T17:00:01Z`));
    await layanan(dunia, TenggatService).jalankan();
    await layanan(dunia, TenggatService).jalankan();
    jest.restoreAllMocks();
    expect(await status(d)).toBe('91');
    const [r] = await dunia.db.riwayat.findMany({
      where: { id_pengajuan: BigInt(d.idNk) },
      orderBy: { urut: 'desc' },
      take: 1,
    });
    expect(r).toMatchObject({ peristiwa: 'tahun_tutup', data: { kd_alasan: 'TAHUN_TUTUP' } });
    const s = await saldo();
    expect([s['P.DITETAPKAN'], s['P.DICADANGKAN']]).toEqual([undefined, undefined]);
    const nasional = await dunia.db.bukuAkun.findMany({ where: { jenis: 'N.TERSEDIA' } });
    expect(nasional.every((a) => a.saldo.isZero())).toBe(true);
    expect((await periksa()).temuan).toEqual([]);
  });
});
