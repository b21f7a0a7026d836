import { TenggatService } from '../../src/modules/pengajuan/tenggat/tenggat.service';
import { kirim, type Draf } from '../support/berkas';
import type { Client } from '../support/client';
import { antar, LEMBAR, penuh, PERIKSA, PERTIMBANGAN, versi } from '../support/keadaan';
import { layanan } from '../support/kerjakan';
import { bayarTagihan, beres, gaKoordinator, komoditasUntuk, petugas, tetapkan } from '../support/perjalanan';
import { kirimPk, drafPk, DAGING } from '../support/pk';
import { SANDI, World } from '../support/world';

const NK = '/nk/v2/data-nk';
/*
 * Typed from C.1 and C.3: the statuses that a file of each service passes when it is returned once and granted in full, and
 * who decides it in the end. 04 and 07 are decided by the ministry (T15), 03 and 05 are billed (T12, T13), the others are
 * determined without a meeting (T20).
 */
const ALUR: [kd: string, jalan: string, akhir: 'K/L' | 'koordinator'][] = [
  ['01', '00 10 20 21 25 26 21 22 23 40 50', 'koordinator'],
  ['02', '00 10 20 21 25 26 21 22 23 40 50', 'koordinator'],
  ['03', '00 10 20 21 25 26 21 22 30 31 23 40 50', 'koordinator'],
  ['04', '00 10 20 21 25 26 21 22 23 50', 'K/L'],
  ['05', '00 10 20 21 25 26 21 22 30 31 23 40 50', 'koordinator'],
  ['06', '00 10 20 21 25 26 21 22 23 40 50', 'koordinator'],
  ['07', '00 10 20 21 25 26 21 22 23 50', 'K/L'],
];

let dunia: World;
let pu: Client;
beforeAll(async () => {
  dunia = await World.open({});
  pu = await dunia.sebagai('ratna');
});
afterAll(() => dunia.close());
beforeEach(() => dunia.db.pengajuan.updateMany({ data: { kd_status: '91', fl_arsip: true } }));

const rinci = async (d: Draf) => (await pu.get(`${NK}/get?id_nk=${d.idNk}`)).data;
/** Statuses in the order of the history, each time it changes. */
async function jalan(d: Draf): Promise<string> {
  const rows = await dunia.db.riwayat.findMany({ where: { id_pengajuan: BigInt(d.idNk) }, orderBy: { urut: 'asc' } });
  return rows
    .map((r) => r.ke)
    .filter((ke, i, semua) => i === 0 || ke !== semua[i - 1])
    .join(' ');
}
interface Meja {
  d: Draf;
  kd_komoditas: string;
  ga: string;
  verif: Client;
  koord: Client;
  putus: Client;
}
/** Filed and delivered, with the officers of the ministry that it came to. */
async function terkirim(kd_rekom: string): Promise<Meja> {
  const kd_komoditas = komoditasUntuk(kd_rekom);
  const d = await kirim(pu, { kd_rekom, kd_komoditas });
  await antar(dunia, d);
  const ga = (await dunia.db.pengajuan.findUniqueOrThrow({ where: { id: BigInt(d.idNk) } })).kd_ga;
  const [verif, koord, putus] = [
    await petugas(dunia, 'KL_VERIFIKATOR', ga),
    await petugas(dunia, 'KL_KOORDINATOR', ga),
    await petugas(dunia, 'KL_PEMUTUS', ga),
  ];
  return { d, kd_komoditas, ga, verif, koord, putus };
}
const lembar = async (c: Client, d: Draf, isi: object) =>
  beres(c.post(LEMBAR, { idNk: d.idNk, versi: await versi(c, d), ...isi }));
const setujui = async (c: Client, d: Draf) =>
  lembar(c, d, { kd_keputusan: '4', checklist: PERIKSA.lima, rincian: await penuh(c, d) });

async function dikembalikanSekali({ d, verif }: Meja): Promise<void> {
  await beres(verif.post(`${NK}/inhouse/check-pengajuan?id_nk=${d.idNk}`));
  const perbaikan = [{ tab: 'barang', kd_field: 'spesifikasi', kd_alasan: 'A02', catatan: 'Lengkapi' }];
  const [baris] = (await rinci(d)).baris as { id: string }[];
  await lembar(verif, d, { kd_keputusan: '2', perbaikan: perbaikan.map((p) => ({ ...p, id_baris: baris?.id })) });
  const { catatan } = (await rinci(d)) as { catatan: { id: string }[] };
  const jawaban = catatan.map((c) => ({ id: c.id, jawaban: 'Sudah dilengkapi' }));
  const simpan = await beres(pu.put(NK, { idNk: d.idNk, versi: await versi(pu, d), pernyataan: true, jawaban }));
  await beres(pu.post(`${NK}/kirimPermohonan`, { idNk: d.idNk, versi: simpan.data.versi }));
  await antar(dunia, d);
}
/** From the verifier's desk to the official's, over a bill where there is one. */
async function sampaiPejabat({ d, verif, koord }: Meja, berbiaya: boolean): Promise<void> {
  await setujui(verif, d);
  if (!berbiaya) return void (await setujui(koord, d));
  await beres(koord.post(`${NK}/rki/pengajuan/billing/${d.idNk}`, {}));
  expect(await bayarTagihan(dunia, d)).toBe('lunas');
}
const pertimbangkan = async ({ d, putus }: Meja) =>
  beres(
    putus.post(PERTIMBANGAN, {
      ...{ idNk: d.idNk, versi: await versi(putus, d), checklist: PERIKSA.enam, sandi: SANDI },
      rincian: await penuh(putus, d),
    }),
  );
/** T20 by the coordinator of the commodity. */
async function tentukan(d: Draf, kd_komoditas: string, nol = false): Promise<void> {
  const c = await petugas(dunia, 'KOORDINATOR', gaKoordinator(kd_komoditas));
  await beres(tetapkan(c, d, kd_komoditas, await versi(c, d), nol));
}

describe('eight of eight services end in a decision, a rejection and a withdrawal', () => {
  it.each(ALUR)('%s: %s, decided by %s, and then it expires', async (kd, harapan, akhir) => {
    const m = await terkirim(kd);
    await dikembalikanSekali(m);
    await sampaiPejabat(m, harapan.includes('30'));
    if (akhir === 'koordinator') {
      await pertimbangkan(m);
      await tentukan(m.d, m.kd_komoditas);
    } else
      await lembar(m.putus, m.d, {
        ...{ kd_keputusan: '1', checklist: PERIKSA.enam, sandi: SANDI },
        rincian: await penuh(m.putus, m.d),
      });
    expect(await jalan(m.d)).toBe(harapan);
    const isi = await rinci(m.d);
    expect(isi.baris.map((b: { jml_penetapan: string }) => Number(b.jml_penetapan))).toEqual([100, 200]);
    await dunia.db.pengajuan.update({
      where: { id: BigInt(m.d.idNk) },
      data: { berlaku_sampai: new Date('2020-12-31') },
    });
    await layanan(dunia, TenggatService).jalankan();
    expect(await jalan(m.d)).toBe(`${harapan} 70`);
  });
  it.each(ALUR)('%s is rejected where it is decided', async (kd, harapan, akhir) => {
    const m = await terkirim(kd);
    await beres(m.verif.post(`${NK}/inhouse/check-pengajuan?id_nk=${m.d.idNk}`));
    await sampaiPejabat(m, harapan.includes('30'));
    if (akhir === 'koordinator') {
      await pertimbangkan(m);
      await tentukan(m.d, m.kd_komoditas, true);
    } else {
      const tolak = { kd_alasan: 'A04', alasan: 'Pasokan mencukupi', dasar_hukum: 'Contoh', saran: 'Tahun depan' };
      await lembar(m.putus, m.d, { kd_keputusan: '3', tolak, sandi: SANDI });
    }
    expect(await jalan(m.d)).toBe(harapan.replace('21 25 26 21', '21').replace(/50$/, '90'));
  });
  it.each(ALUR)('%s is withdrawn by its company', async (kd) => {
    const { d } = await terkirim(kd);
    await beres(pu.post(`${NK}/batalkan/${d.idNk}`, { alasan: 'Tidak jadi' }));
    expect(await jalan(d)).toBe('00 10 20 80');
  });
  it('08: filed by a ministry, considered by its official, determined, rejected, withdrawn', async () => {
    const wayan = await dunia.sebagai('wayan');
    const agus = await dunia.sebagai('agus');
    const sampaiRakor = async (): Promise<Draf> => {
      const d = await drafPk(dunia, wayan);
      await kirimPk(wayan, d);
      const isi = { idNk: d.idNk, versi: await versi(agus, d), checklist: PERIKSA.enam, sandi: SANDI };
      await beres(agus.post(PERTIMBANGAN, { ...isi, rincian: await penuh(agus, d) }));
      return d;
    };
    const ditetapkan = await sampaiRakor();
    await tentukan(ditetapkan, DAGING);
    expect(await jalan(ditetapkan)).toBe('00 10 23 40 50');
    const ditolak = await sampaiRakor();
    await tentukan(ditolak, DAGING, true);
    expect(await jalan(ditolak)).toBe('00 10 23 40 90');
    const ditarik = await drafPk(dunia, wayan);
    await kirimPk(wayan, ditarik);
    await beres(wayan.call('DELETE', `${NK}/pk?id_nk=${ditarik.idNk}`));
    expect(await jalan(ditarik)).toBe('00 10 23 80');
  });
});
