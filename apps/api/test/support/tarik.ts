import { rekamanSah } from '@sinas/prisma/factories/rekaman';
import { kepalaUntuk, khususUntuk } from '@sinas/prisma/factories/berkas';
import { dokumenBerlaku } from '@sinas/domain/formulir/dokumen';
import { layanan } from '@sinas/domain/layanan/daftar';
import { TAHUN, type Draf } from './berkas';
import type { Answer, Client } from './client';
import { antar, LEMBAR, penuh, PERIKSA, versi } from './keadaan';
import { ANGKA, DASAR, GARIS, TETAPKAN } from './neraca';
import { KOMODITAS, lengkapi, NPP, pasti, rencanaLengkap, versiRencana } from './rencana';
import { SANDI, type World } from './world';

const DATA = '/nk/v2/data-nk';
const JENIS = { kd_rekom: '01', kd_komoditas: KOMODITAS } as const;
interface Garis {
  satuan: string;
  elemen: Record<string, string>;
  isi: { versi: number; ditetapkan: string } | null;
}
/** Officers of the ministry and the coordinator of the group. */
export async function pejabat(dunia: World) {
  await dunia.tambahPetugas('menko', 'KOORDINATOR', '035').catch(() => undefined);
  const [dewi, yusuf, hari, menko] = await Promise.all(['dewi', 'yusuf', 'hari', 'menko'].map((n) => dunia.sebagai(n)));
  return { dewi, yusuf, hari, menko } as Record<'dewi' | 'yusuf' | 'hari' | 'menko', Client>;
}

/** Sent, verified, reviewed and considered: it waits for its determination, on a line that bears it. */
async function keRapat(dunia: World, pu: Client, d: Draf): Promise<void> {
  const { dewi, yusuf, hari, menko } = await pejabat(dunia);
  await pasti(pu.post(`${NPP}/sendRKT`, { no_aju: d.noAju, versi: await versiRencana(pu, d.noAju) }));
  await antar(dunia, d);
  await pasti(dewi.post(`${DATA}/inhouse/check-pengajuan?id_nk=${d.idNk}`), 200);
  const rincian = await penuh(dewi, d);
  const putuskan = async (siapa: Client, isi: object) =>
    pasti(siapa.post(LEMBAR, { idNk: d.idNk, versi: await versiRencana(pu, d.noAju), rincian, ...isi }));
  await putuskan(dewi, { kd_keputusan: '4', checklist: PERIKSA.lima });
  await putuskan(yusuf, { kd_keputusan: '4', checklist: PERIKSA.lima });
  await putuskan(hari, { kd_keputusan: '1', checklist: PERIKSA.enam, sandi: SANDI });
  await garis(menko);
}
/** A plan of the firm that is determined at `jml`. */
export async function rencanaDitetapkan(dunia: World, pu: Client, jml: string): Promise<Draf & { barang: string }> {
  const { menko } = await pejabat(dunia);
  const d = await rencanaLengkap(pu, jml);
  await keRapat(dunia, pu, d);
  const berkas = [{ idNk: d.idNk, versi: await versiRencana(pu, d.noAju), rincian: [] }];
  await pasti(
    menko.post(TETAPKAN, { tahun: TAHUN, kd_komoditas: KOMODITAS, ...DASAR, garis: [], sandi: SANDI, berkas }),
  );
  return d;
}
/** A change of a determined plan that asks for the same, before its determination. */
export async function gantiRencana(dunia: World, pu: Client, d: Draf): Promise<Draf & { barang: string }> {
  const ubah = await pasti(pu.post(`${DATA}/rki/pengajuan-perubahan/${d.idNk}`, { kd_alasan: 'P3' }));
  const baru = { idNk: String(ubah['idNk']), noAju: String(ubah['noAju']), versi: 0 };
  const [b] = (await pu.get(`${NPP}/data-npp/barang?no_aju=${baru.noAju}`)).data as { id: string }[];
  await lengkapi(pu, baru.noAju);
  await keRapat(dunia, pu, baru);
  return { ...baru, barang: b?.id ?? '' };
}
/** The lines of the group, far above what is determined. */
export async function garis(menko: Client): Promise<void> {
  const papan = (await menko.get(`/nk/v2/neraca/papan/${KOMODITAS}?tahun=${TAHUN}`)).data as { garis: Garis[] };
  for (const { satuan, elemen, isi } of papan.garis)
    await pasti(
      menko.call('PUT', GARIS, {
        ...{ tahun: TAHUN, arah: 'impor', kd_komoditas: KOMODITAS, satuan, elemen, versi: isi?.versi ?? 0 },
        ...{ plafon: '1000000', plafon_sumber: 'Selisih kebutuhan dan pasokan', angka: ANGKA },
      }),
      200,
    );
}

/** An application that draws from a plan (or asks the nation, without one), with nothing lacking but what it asks too much. */
export async function drafTarik(pu: Client, noAju: string | null, jumlah: readonly string[]): Promise<Draf> {
  const kepala = { ...khususUntuk('01'), ...kepalaUntuk(jumlah.reduce((a, j) => a + Number(j), 0)) };
  const dari = noAju === null ? {} : { no_aju_rkt: noAju };
  const { idNk, noAju: no } = (await pasti(pu.post(DATA, { ...JENIS, kepala, ...dari }))) as unknown as Draf;
  const rows = jumlah.map((jml_bahan_baku, i) =>
    rekamanSah(KOMODITAS, TAHUN, { jml_bahan_baku, negara_asal: ['TH', 'BR', 'AU', 'IN'][i % 4] }),
  );
  await pasti(pu.post(`${DATA}/dataBulk`, { idNk, rows }));
  const diminta = dokumenBerlaku(layanan('01').dokumen, KOMODITAS, undefined).filter((x) => x.wajib);
  for (const { kd_dokumen } of diminta) await pu.unggah(idNk, kd_dokumen);
  const simpan = await pasti(pu.put(DATA, { idNk, versi: await versi(pu, { idNk } as Draf), pernyataan: true }), 200);
  return { idNk, noAju: no, versi: Number(simpan['versi']) };
}
export const kirimkan = (pu: Client, d: Draf): Promise<Answer> =>
  pu.post(`${DATA}/kirimPermohonan`, { idNk: d.idNk, versi: d.versi });
/** Sent, received, verified and reviewed: it lies before the decider. */
export async function keDesk(dunia: World, pu: Client, d: Draf): Promise<void> {
  const { dewi, yusuf } = await pejabat(dunia);
  await pasti(kirimkan(pu, { ...d, versi: await versi(pu, d) }));
  await antar(dunia, d);
  await pasti(dewi.post(`${DATA}/inhouse/check-pengajuan?id_nk=${d.idNk}`), 200);
  for (const c of [dewi, yusuf])
    await pasti(
      c.post(LEMBAR, {
        ...{ idNk: d.idNk, versi: await versi(c, d), kd_keputusan: '4', checklist: PERIKSA.lima },
        rincian: await penuh(c, d),
      }),
    );
}
