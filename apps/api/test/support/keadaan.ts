import { OutboxService } from '../../src/jobs/outbox.service';
import { KlAdapter } from '../../src/modules/pengajuan/kirim/kl.adapter';
import { PengantaranService } from '../../src/modules/pengajuan/kirim/pengantaran.service';
import { drafLengkap, kirim, PERTEK, RKI, TAHUN, type Draf } from './berkas';
import type { Client } from './client';
import { isiPenetapan, siapkanGaris, TETAPKAN } from './neraca';
import { drafPk, kirimPk } from './pk';
import { rapatSampai, URUT_RAPAT, type KeadaanRapat } from './rakor';
import { rencanaProdusen } from './rencana';
import { SANDI, type World } from './world';

export const LEMBAR = '/nk/v2/data-nk/keputusanInHouse';
const LIMA = [1, 2, 3, 4, 5].map((kode) => ({ kode, hasil: 'Y' }));
export const PERIKSA = { lima: LIMA, enam: [...LIMA, { kode: 6, hasil: 'Y' }] };

/** Delivers as the worker does, with a ministry that accepts. */
export async function antar(dunia: World, d: Draf): Promise<void> {
  jest
    .spyOn(dunia.app.get(KlAdapter, { strict: false }), 'kirim')
    .mockResolvedValue({ hasil: 'diterima', nomor: `KL-${d.idNk}` });
  const outbox = dunia.app.get(OutboxService, { strict: false });
  const handler = dunia.app.get(PengantaranService, { strict: false });
  const rows = (await outbox.ambilUntukDitawarkan(500)).filter((r) => r.jenis === 'kirim-kl');
  for (const r of rows) await outbox.kerjakan('kirim-kl', r.id, r.pagar, handler);
}
export const versi = async (c: Client, d: Draf): Promise<number> =>
  (await c.get(`/nk/v2/data-nk/get?id_nk=${d.idNk}`)).data.versi as number;
export async function lembar(c: Client, d: Draf) {
  return (await c.get(`${LEMBAR}?id_nk=${d.idNk}`)).data as {
    rincian: { id: string; jml_usulan: string; jml_keputusan: string | null }[];
    level: number;
  };
}
/** Every row granted in full. */
export const penuh = async (c: Client, d: Draf) =>
  (await lembar(c, d)).rincian.map((r) => ({ id: r.id, jml_keputusan: r.jml_usulan }));

const URUT = ['draf', 'gagal', 'antre', 'diambil', 'koordinator', 'pemutus', 'ditolak', 'terbit'] as const;
/** How far a file has come: draft, delivery failed, at the ministry, taken, before coordinator or decider, rejected, issued. */
export type Keadaan =
  | (typeof URUT)[number]
  | typeof SALUR
  | typeof RENCANA
  | KeadaanRakor
  | KeadaanRapat
  | KeadaanPk
  | typeof PERUBAHAN
  | typeof BERJALAN
  | typeof KEBERATAN
  | typeof DITANYA
  | KeadaanTagihan;
/** Of a service that a meeting determines: before the ministry's official, before those who determine, determined. */
const URUT_RAKOR = ['rki', 'menunggu', 'ditetapkan'] as const;
/** A need that a ministry files: a draft, before the official. */
const URUT_PK = ['pk', 'pkPejabat'] as const;
type KeadaanPk = (typeof URUT_PK)[number];
/** Tyres: 019 leads them. */
const BAN = '017';
/** Waits for a payment; its bill has expired. */
const URUT_TAGIHAN = ['ditagih', 'tagihanLewat'] as const;
type KeadaanTagihan = (typeof URUT_TAGIHAN)[number];
/** Fishery products: 032 leads them, RPHP has a fee. */
const RPHP = { kd_rekom: '03', kd_komoditas: '013' };
/** A draft of a producer, who says to whom the goods go. */
const SALUR = 'salur';
/** A producer's plan that lacks nothing, with rows of every kind. */
const RENCANA = 'rencana';
/** A draft that changes a decided file. */
const PERUBAHAN = 'perubahan';
/** Refused, and objected to; `penjawab` has not had it. */
const KEBERATAN = 'keberatan';
/** At the verifier's desk, who has asked something. */
const DITANYA = 'ditanya';
/** Issued for this year, so that its months have begun. */
const BERJALAN = 'berjalan';
export type KeadaanRakor = (typeof URUT_RAKOR)[number];

async function beres(jawaban: Promise<{ http: number; message?: string; errors?: unknown }>): Promise<void> {
  const r = await jawaban;
  if (r.http >= 300) throw new Error(`${r.http} ${r.message} ${JSON.stringify(r.errors)}`);
}

/** As the last failed delivery leaves it. */
async function gagalkan(dunia: World, d: Draf): Promise<Draf> {
  await dunia.db.outbox.updateMany({ where: { kunci: { contains: `:${d.idNk}:` } }, data: { status: 'GAGAL' } });
  const { versi } = await dunia.db.pengajuan.update({
    where: { id: BigInt(d.idNk) },
    data: { status_kirim: 'GAGAL' },
  });
  return { ...d, versi };
}

async function drafProdusen(dunia: World): Promise<Draf> {
  const pu = await dunia.sebagai('ratna');
  const d = await drafLengkap(pu);
  const simpan = await pu.put('/nk/v2/data-nk', {
    idNk: d.idNk,
    versi: d.versi,
    kepala: {
      ...((await pu.get(`/nk/v2/data-nk/get?id_nk=${d.idNk}`)).data.json_simpan.kepala as object),
      jenis_pelaku: 'PRODUSEN',
    },
  });
  return { ...d, versi: simpan.data.versi as number };
}

/** A file brought to a state by the calls that people make. */
export async function berkasSampai(
  dunia: World,
  tujuan: Keadaan,
  jenis: typeof PERTEK = PERTEK,
  jumlah?: string[],
): Promise<Draf> {
  if (tujuan === SALUR) return drafProdusen(dunia);
  if (tujuan === RENCANA) return rencanaProdusen(await dunia.sebagai('ratna'));
  if (tujuan === PERUBAHAN) return drafPerubahan(dunia);
  if (tujuan === KEBERATAN) return berkasDikeberatani(dunia);
  if (tujuan === DITANYA) return berkasDitanya(dunia);
  if (tujuan === BERJALAN) return izinBerjalan(dunia);
  if (URUT_TAGIHAN.some((k) => k === tujuan)) return berkasDitagih(dunia, tujuan as KeadaanTagihan);
  if (URUT_PK.some((k) => k === tujuan)) return berkasPk(dunia, tujuan as KeadaanPk);
  if (URUT_RAPAT.some((k) => k === tujuan)) return rapatSampai(dunia, tujuan as KeadaanRapat);
  if (URUT_RAKOR.some((k) => k === tujuan)) return berkasRakor(dunia, tujuan as KeadaanRakor, jumlah);
  const [pu, verif, koord, putus] = (await Promise.all(
    ['ratna', 'dewi', 'yusuf', 'hari'].map((n) => dunia.sebagai(n)),
  )) as [Client, Client, Client, Client];
  if (tujuan === 'draf') return drafLengkap(pu, jenis, jumlah);
  const d = await kirim(pu, jenis, jumlah);
  if (tujuan === 'gagal') return gagalkan(dunia, d);
  await antar(dunia, d);
  const ke = URUT.findIndex((k) => k === tujuan);
  const sampai = (k: (typeof URUT)[number]): boolean => URUT.indexOf(k) <= ke;
  const putuskan = async (c: Client, isi: object) =>
    beres(c.post(LEMBAR, { idNk: d.idNk, versi: await versi(c, d), ...isi }));
  if (sampai('diambil')) await beres(verif.post(`/nk/v2/data-nk/inhouse/check-pengajuan?id_nk=${d.idNk}`));
  for (const [k, c] of [
    ['koordinator', verif],
    ['pemutus', koord],
  ] as const)
    if (sampai(k)) await putuskan(c, { kd_keputusan: '4', checklist: LIMA, rincian: await penuh(c, d) });
  if (tujuan === 'terbit')
    await putuskan(putus, { kd_keputusan: '1', checklist: PERIKSA.enam, rincian: await penuh(putus, d), sandi: SANDI });
  if (tujuan === 'ditolak') {
    const tolak = { kd_alasan: 'A04', alasan: 'Pasokan mencukupi', dasar_hukum: 'Contoh', saran: 'Tahun depan' };
    await putuskan(putus, { kd_keputusan: '3', tolak, sandi: SANDI });
  }
  return { ...d, versi: await versi(pu, d) };
}

async function berkasDikeberatani(dunia: World): Promise<Draf> {
  await dunia.tambahPetugas('penjawab', 'KL_PEMUTUS', '019');
  const d = await berkasSampai(dunia, 'ditolak');
  const ratna = await dunia.sebagai('ratna');
  const alasan = 'Kapasitas terpasang kami sudah diverifikasi penuh';
  await beres(ratna.post(`/nk/v2/data-nk/keberatan/${d.idNk}`, { versi: d.versi, alasan }));
  return { ...d, versi: await versi(ratna, d) };
}

async function berkasDitanya(dunia: World): Promise<Draf> {
  const d = await berkasSampai(dunia, 'diambil');
  const dewi = await dunia.sebagai('dewi');
  const isi = { versi: d.versi, pertanyaan: 'Berapa kapasitas mesin?', hari: 5 };
  await beres(dewi.post(`/nk/v2/data-nk/permintaan-informasi/${d.idNk}`, isi));
  return { ...d, versi: await versi(dewi, d) };
}

export const PERTIMBANGAN = '/nk/v2/data-nk/keputusanNK';
/** The ministry recommends everything (T16). */
export async function pertimbangkan(dunia: World, d: Draf, rincian?: object[]): Promise<Draf> {
  const hari = await dunia.sebagai('hari');
  const isi = { checklist: PERIKSA.enam, rincian: rincian ?? (await penuh(hari, d)), sandi: SANDI };
  await beres(hari.post(PERTIMBANGAN, { idNk: d.idNk, versi: await versi(hari, d), ...isi }));
  return { ...d, versi: await versi(hari, d) };
}

async function berkasRakor(dunia: World, tujuan: KeadaanRakor, jumlah?: string[]): Promise<Draf> {
  const d = await berkasSampai(dunia, 'pemutus', RKI, jumlah);
  if (tujuan === 'rki') return d;
  const menunggu = await pertimbangkan(dunia, d);
  if (tujuan === 'menunggu') return menunggu;
  const rekso = await dunia.sebagai('rekso');
  await siapkanGaris(rekso);
  await beres(rekso.post(TETAPKAN, isiPenetapan([menunggu])));
  return { ...menunggu, versi: await versi(await dunia.sebagai('ratna'), menunggu) };
}

/** An RPHP that the verifier has recommended; its officers are verif032 and koord032. */
export async function rphpDiKoordinator(dunia: World): Promise<Draf> {
  await dunia.tambahPetugas('verif032', 'KL_VERIFIKATOR', '032');
  await dunia.tambahPetugas('koord032', 'KL_KOORDINATOR', '032');
  const [ratna, verif] = [await dunia.sebagai('ratna'), await dunia.sebagai('verif032')];
  const d = await kirim(ratna, RPHP);
  await antar(dunia, d);
  await beres(verif.post(`/nk/v2/data-nk/inhouse/check-pengajuan?id_nk=${d.idNk}`));
  const isi = { idNk: d.idNk, versi: await versi(verif, d), kd_keputusan: '4', checklist: LIMA };
  await beres(verif.post(LEMBAR, { ...isi, rincian: await penuh(verif, d) }));
  return d;
}
async function berkasDitagih(dunia: World, tujuan: KeadaanTagihan): Promise<Draf> {
  const d = await rphpDiKoordinator(dunia);
  const koord = await dunia.sebagai('koord032');
  await beres(koord.post(`/nk/v2/data-nk/rki/pengajuan/billing/${d.idNk}`, {}));
  const kode = d.idNk.padStart(15, '8');
  const sisa = (tujuan === 'ditagih' ? 7 : -1) * 86_400_000;
  const status = tujuan === 'ditagih' ? 'BELUM_DIBAYAR' : 'KEDALUWARSA';
  const kini = Date.now();
  const where = { id_pengajuan: BigInt(d.idNk) };
  await dunia.db.tagihan.updateMany({
    where,
    data: { kode, status, terbit: new Date(kini), kedaluwarsa: new Date(kini + sisa) },
  });
  await dunia.db.pengajuan.update({ where: { id: BigInt(d.idNk) }, data: { status_billing: status } });
  return { ...d, versi: await versi(koord, d) };
}

async function izinBerjalan(dunia: World): Promise<Draf> {
  const d = await berkasSampai(dunia, 'terbit');
  const data = {
    tahun: TAHUN - 1,
    berlaku_mulai: new Date(`${TAHUN - 1}-01-01`),
    berlaku_sampai: new Date(`${TAHUN - 1}-12-31`),
  };
  await dunia.db.pengajuan.update({ where: { id: BigInt(d.idNk) }, data });
  return d;
}

async function berkasPk(dunia: World, tujuan: KeadaanPk): Promise<Draf> {
  const dewi = await dunia.sebagai('dewi');
  const d = await drafPk(dunia, dewi, BAN);
  return tujuan === 'pk' ? d : { ...d, versi: (await kirimPk(dewi, d)).versi };
}

async function drafPerubahan(dunia: World): Promise<Draf> {
  const pu = await dunia.sebagai('ratna');
  const { idNk } = await berkasSampai(dunia, 'terbit');
  const h = await pu.post(`/nk/v2/data-nk/rki/pengajuan-perubahan/${idNk}`, { kd_alasan: 'P3' });
  await beres(Promise.resolve(h));
  const d = h.data as Draf;
  await pu.unggah(d.idNk, 'D01');
  return { ...d, versi: await versi(pu, d) };
}
