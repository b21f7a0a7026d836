import { drafLengkap, PERTEK, type Draf } from '../support/berkas';
import type { Client } from '../support/client';
import { BangunDokumenService } from '../../src/modules/dokumen/bangun-dokumen.service';
import { kerjakan } from '../support/kerjakan';
import { teksPdfJadi } from '../support/teks-pdf';
import { antar, LEMBAR, penuh, PERIKSA, versi } from '../support/keadaan';
import { SANDI, World } from '../support/world';

const NK = '/nk/v2/data-nk';
let dunia: World;
let pu: Client;
let verif: Client;
let koord: Client;
let putus: Client;
beforeAll(async () => {
  dunia = await World.open({});
  [pu, verif, koord, putus] = (await Promise.all(['ratna', 'dewi', 'yusuf', 'hari'].map((n) => dunia.sebagai(n)))) as [
    Client,
    Client,
    Client,
    Client,
  ];
});
afterAll(() => dunia.close());

/** A complete draft of 300, of which 450 with stock and supply; `kepala` says what is needed. */
async function draf(kepala: Record<string, string>): Promise<Draf> {
  await dunia.db.pengajuan.updateMany({ data: { kd_status: '80' } });
  const d = await drafLengkap(pu, PERTEK);
  const r = await pu.put(NK, { idNk: d.idNk, versi: d.versi, kepala });
  return { ...d, versi: r.data.versi as number };
}
const kirim = (d: Draf) => pu.post(`${NK}/kirimPermohonan`, { idNk: d.idNk, versi: d.versi });
const TAHAN =
  'Neraca massa setahun tidak wajar: 450 unit − 400 unit = 50 unit, 12,5% dari kebutuhan. Di atas 1% perlu catatan, di atas 10% tidak wajar.';

describe('B.3 plausibility at the submission', () => {
  it('what needs a note is not sent without one; the note stands in the history and in what was sent', async () => {
    const d = await draf({ kebutuhan_setahun: '440' });
    expect(await kirim(d)).toMatchObject({
      http: 422,
      errors: [
        {
          langkah: 'produksi',
          path: 'catatan_kewajaran',
          message: 'Neraca massa setahun: tulis alasannya di Catatan kewajaran jumlah',
        },
      ],
    });
    const kepala = { catatan_kewajaran: 'Persediaan pengaman' };
    const versiBaru = (await pu.put(NK, { idNk: d.idNk, versi: d.versi, kepala })).data.versi as number;
    expect((await kirim({ ...d, versi: versiBaru })).http).toBe(201);
    const riwayat = (await pu.get(`${NK}/rki/pengajuan-history/${d.idNk}`)).data as { peristiwa: string }[];
    expect(riwayat.find((r) => r.peristiwa === 'kirim')).toMatchObject({ catatan: 'Persediaan pengaman' });
    const beku = await dunia.db.kiriman.findFirstOrThrow({ where: { id_pengajuan: BigInt(d.idNk) } });
    expect(beku.muatan).toMatchObject({ kepala });
  });
  it('what is not plausible is not sent, with the rule and its sum, whatever the note says', async () => {
    const d = await draf({ kebutuhan_setahun: '400', catatan_kewajaran: 'Tetap diminta' });
    expect(await kirim(d)).toMatchObject({ http: 422, errors: [{ path: 'kewajaran.neraca_massa', message: TAHAN }] });
    const { kelengkapan } = (await pu.get(`${NK}/get?id_nk=${d.idNk}`)).data;
    expect([kelengkapan.boleh_kirim, kelengkapan.masalah.length]).toEqual([false, 1]);
  });
  it('5,000,000 for a need of 450 is stopped (it was sent and decided before)', async () => {
    await dunia.db.pengajuan.updateMany({ data: { kd_status: '80' } });
    const d = await drafLengkap(pu, PERTEK, ['5000000']);
    const kepala = { kebutuhan_setahun: '450', realisasi_tahun_lalu: '300' };
    const { versi: v } = (await pu.put(NK, { idNk: d.idNk, versi: d.versi, kepala })).data as { versi: number };
    expect(await kirim({ ...d, versi: v })).toMatchObject({
      http: 422,
      errors: [{ path: 'kewajaran.neraca_massa' }, { path: 'catatan_kewajaran' }],
    });
  });
});

/** The text of the decision's PDF, as the company downloads it. */
async function kertas(d: Draf): Promise<string> {
  await kerjakan(dunia, 'bangun-dokumen', BangunDokumenService);
  const dokumen = await dunia.db.dokumen.findFirstOrThrow({
    where: { id_pengajuan: BigInt(d.idNk), kd_dokumen: 'KEPUTUSAN' },
  });
  return teksPdfJadi((await pu.get(`/berkas/${dokumen.id}`)).raw);
}

describe('B.3 plausibility at the decision', () => {
  const putuskan = async (c: Client, d: Draf, kd_keputusan: string, isi: object = {}) =>
    c.post(LEMBAR, {
      idNk: d.idNk,
      versi: await versi(c, d),
      kd_keputusan,
      checklist: PERIKSA.enam,
      rincian: await penuh(c, d),
      ...isi,
    });
  async function diambil(kepala: Record<string, string>): Promise<Draf> {
    const d = await draf({ kebutuhan_setahun: '440', catatan_kewajaran: 'Persediaan pengaman' });
    await kirim(d);
    await antar(dunia, d);
    await verif.post(`${NK}/inhouse/check-pengajuan?id_nk=${d.idNk}`);
    const p = await dunia.db.pengajuan.findUniqueOrThrow({ where: { id: BigInt(d.idNk) } });
    const baru = { ...(p.kepala as object), ...kepala };
    await dunia.db.pengajuan.update({ where: { id: p.id }, data: { kepala: baru } });
    return d;
  }
  it('every desk that gives such a quantity says why; its note stands in the history, the decision and its paper', async () => {
    const d = await diambil({});
    const minta = {
      http: 422,
      errors: [
        { path: 'catatan', message: 'Neraca massa setahun perlu perhatian: tulis alasan jumlah ini di catatan' },
      ],
    };
    expect(await putuskan(verif, d, '4')).toMatchObject(minta);
    expect((await putuskan(verif, d, '4', { catatan: 'Sesuai kontrak' })).http).toBe(201);
    expect(await putuskan(koord, d, '4')).toMatchObject(minta);
    expect((await putuskan(koord, d, '4', { catatan: 'Setuju verifikator' })).http).toBe(201);
    expect(await putuskan(putus, d, '1', { sandi: SANDI })).toMatchObject(minta);
    expect((await putuskan(putus, d, '1', { sandi: SANDI, catatan: 'Stok dihitung' })).http).toBe(201);
    expect(await kertas(d)).toMatch(
      new RegExp(
        [
          'Kewajaran jumlah dan catatannya',
          'Uji dan hitungannya Catatan Oleh',
          'Neraca massa setahun .*Persediaan pengaman PT Nusa Uji',
          'Neraca massa setahun .*Stok dihitung hari',
        ].join('.*'),
      ),
    );
    // What verifier and coordinator noted is the ministry's own.
    expect(await kertas(d)).not.toMatch(/Sesuai kontrak|Setuju verifikator/);
    expect(await kertas(d)).toContain('450 unit - 440 unit = 10 unit, 2,3% dari kebutuhan');
    const kl = (await verif.get(`${NK}/rki/pengajuan/keputusanKl/${d.idNk}`)).data;
    expect(kl.keputusan.map((k: { catatan: string }) => k.catatan)).toEqual([
      'Sesuai kontrak',
      'Setuju verifikator',
      'Stok dihitung',
    ]);
    const riwayat = (await verif.get(`${NK}/rki/pengajuan-history/${d.idNk}`)).data as { catatan: string | null }[];
    expect(riwayat.map((r) => r.catatan).filter(Boolean)).toEqual([
      'Persediaan pengaman',
      'Sesuai kontrak',
      'Setuju verifikator',
      'Stok dihitung',
    ]);
  });
  it('a file from before the rule that is not plausible is cut, returned or rejected, never granted in full', async () => {
    const d = await diambil({ kebutuhan_setahun: '400' });
    expect(await putuskan(verif, d, '4', { catatan: 'Sesuai kontrak' })).toMatchObject({
      http: 422,
      errors: [{ path: 'kewajaran.neraca_massa', message: TAHAN }],
    });
    const rincian = (await penuh(verif, d)).map((r) => ({ ...r, jml_keputusan: '80', kd_alasan: 'A03' }));
    expect((await putuskan(verif, d, '4', { rincian })).http).toBe(201);
  });
});
