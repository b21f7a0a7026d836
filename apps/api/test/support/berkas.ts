import { rekamanSah } from '@sinas/prisma/factories/rekaman';
import { kepalaUntuk, khususUntuk } from '@sinas/prisma/factories/berkas';
import { dokumenBerlaku } from '@sinas/domain/formulir/dokumen';
import { layanan } from '@sinas/domain/layanan/daftar';
import type { KdRekom } from '@sinas/domain/layanan/kode';
import type { Client } from './client';

export const TAHUN = new Date().getUTCFullYear() + 1;
/** Katup (PERTEK, Kemenperin): the shortest list of documents. */
export const PERTEK = { kd_rekom: '07', kd_komoditas: '0142' };
export const RKI = { kd_rekom: '01', kd_komoditas: '015' };

export interface Draf {
  idNk: string;
  noAju: string;
  versi: number;
}

/** A draft that lacks nothing, made through the API. */
export async function drafLengkap(
  pu: Client,
  jenis: { kd_rekom: string; kd_komoditas: string } = PERTEK,
  jumlah = ['100', '200'],
): Promise<Draf> {
  const kepala = {
    ...khususUntuk(jenis.kd_rekom as KdRekom),
    ...kepalaUntuk(jumlah.reduce((a, j) => a + Number(j), 0)),
  };
  const buat = await pu.post('/nk/v2/data-nk', { ...jenis, kepala });
  if (buat.http !== 201) throw new Error(`create: ${buat.http} ${buat.message}`);
  const { idNk, noAju } = buat.data as Draf;
  const rows = jumlah.map((jml_bahan_baku, i) =>
    rekamanSah(jenis.kd_komoditas, TAHUN, { jml_bahan_baku, negara_asal: ['TH', 'BR', 'AU', 'IN'][i % 4] }),
  );
  const bulk = await pu.post('/nk/v2/data-nk/dataBulk', { idNk, rows });
  if (bulk.http !== 201 || bulk.data.ditolak.length > 0)
    throw new Error(`rows: ${JSON.stringify(bulk.data?.ditolak ?? bulk.message)}`);
  const { dokumen } = layanan(jenis.kd_rekom as KdRekom);
  const diminta = dokumenBerlaku(dokumen, jenis.kd_komoditas, undefined).filter((x) => x.wajib);
  for (const { kd_dokumen } of diminta) await pu.unggah(idNk, kd_dokumen);
  const rinci = await pu.get(`/nk/v2/data-nk/get?id_nk=${idNk}`);
  const simpan = await pu.put('/nk/v2/data-nk', { idNk, versi: rinci.data.versi as number, pernyataan: true });
  return { idNk, noAju, versi: simpan.data.versi as number };
}

export async function kirim(pu: Client, jenis = PERTEK, jumlah?: string[]): Promise<Draf> {
  const d = await drafLengkap(pu, jenis, jumlah);
  const h = await pu.post('/nk/v2/data-nk/kirimPermohonan', { idNk: d.idNk, versi: d.versi });
  if (h.http !== 201) throw new Error(`submit: ${h.http} ${h.message} ${JSON.stringify(h.errors)}`);
  return { ...d, versi: h.data.versi as number };
}
