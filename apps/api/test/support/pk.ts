import { rekamanSah } from '@sinas/prisma/factories/rekaman';
import { TAHUN, type Draf } from './berkas';
import type { Client } from './client';
import type { World } from './world';

export const PK = '/nk/v2/data-nk/pk';
export const MODAL_PK = '/nk/v2/data-nk/modalPK';
export const KIRIM_PK = '/nk/v2/data-nk/kirimPermohonanPK';
export const KEPUTUSAN_PK = '/nk/v2/data-nk/keputusanPK';
/** Meat: its ministry (018) leads it, so that what 018 files lies on its own official's desk. */
export const DAGING = '014';
export const KEPALA_PK = {
  dasar_kebutuhan: 'Rapat koordinasi terbatas 5 Februari',
  nomor_surat_usulan: 'B-12/PK/2026',
  unit_pengusul: 'Direktorat Jenderal Peternakan',
};
const sah = (kd: string) => rekamanSah(kd, TAHUN) as Record<string, string>;
export const isiKebutuhan = (jml: string, lain: object = {}, kd = DAGING) => ({
  ...{ uraian: 'Penugasan pangan', '02': sah(kd)['02'], '03': sah(kd)['03'], satuan: 'TNE', jml },
  ...lain,
});
export const isiPenerima = (dunia: World, firma: string, jml: string) => ({
  ...{ npwp: dunia.organisasi(firma).npwp ?? '', nama: dunia.organisasi(firma).nama, satuan: 'TNE', jml },
});
export const isiBarangPk = (jml: string, kd = DAGING) => ({
  ...{ uraian_barang: 'Daging beku', '08': sah(kd)['08'], negara_asal: 'AU', periode: [`01${TAHUN}`, `02${TAHUN}`] },
  ...{ satuan: 'TNE', jml },
});

/** One row through the API; its id. Throws with the reason. */
export async function barisPk(
  c: Client,
  idNk: string,
  id_level: number,
  isi: object,
  id_induk?: string,
): Promise<string> {
  const r = await c.post(MODAL_PK, { idNk, id_level, ...(id_induk ? { id_induk } : {}), rows: [isi] });
  if (r.http !== 201) throw new Error(`row: ${r.http} ${r.message} ${JSON.stringify(r.errors)}`);
  return r.data.rows[0].id as string;
}
export interface DrafPk extends Draf {
  kebutuhan: string;
  nusa: string;
  pipa: string;
  barang: string;
}
/** The letter that no need is sent without. */
export const SURAT_USULAN = 'D15';
/** A need of 180: 100 for the one company, 80 for the other, goods of the first. It lacks nothing. */
export async function drafPk(dunia: World, c: Client, kd_komoditas = DAGING): Promise<DrafPk> {
  const buat = await c.post(PK, { kd_komoditas, kepala: KEPALA_PK });
  if (buat.http !== 201) throw new Error(`create: ${buat.http} ${buat.message} ${JSON.stringify(buat.errors)}`);
  const { idNk, noAju } = buat.data as Draf;
  const kebutuhan = await barisPk(c, idNk, 1, isiKebutuhan('180', {}, kd_komoditas));
  const nusa = await barisPk(c, idNk, 2, isiPenerima(dunia, 'nusa', '100'), kebutuhan);
  const pipa = await barisPk(c, idNk, 2, isiPenerima(dunia, 'pipa', '80'), kebutuhan);
  const barang = await barisPk(c, idNk, 3, isiBarangPk('100', kd_komoditas), nusa);
  const usulan = await c.unggah(idNk, SURAT_USULAN);
  if (usulan.http !== 201) throw new Error(`letter: ${usulan.http} ${usulan.message}`);
  const simpan = await c.put(PK, { idNk, versi: usulan.data.versi as number, pernyataan: true });
  if (simpan.http !== 200) throw new Error(`save: ${simpan.http} ${simpan.message}`);
  return { idNk, noAju, versi: simpan.data.versi as number, kebutuhan, nusa, pipa, barang };
}
export async function kirimPk(c: Client, { idNk, versi }: Draf) {
  const r = await c.post(KIRIM_PK, { idNk, versi });
  if (r.http !== 201) throw new Error(`submit: ${r.http} ${r.message} ${JSON.stringify(r.errors)}`);
  return r.data as { versi: number; kd_status_pengajuan: string };
}
