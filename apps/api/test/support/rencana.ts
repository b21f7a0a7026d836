import { rekamanSah } from '@sinas/prisma/factories/rekaman';
import { TAHUN, type Draf } from './berkas';
import type { Client } from './client';

export const NPP = '/nk/v2/npp';
/** Tyres: Kemenperin leads them, their balance is determined. */
export const KOMODITAS = '017';
export const periode = (bulan: number, tahun = TAHUN): string => `${String(bulan).padStart(2, '0')}${tahun}`;

interface Dikirim {
  http: number;
  message?: string;
  errors?: unknown;
  data: Record<string, string>;
}
/** What was written, or an error with what the server said. */
export async function pasti(jawaban: Promise<unknown>, http = 201): Promise<Dikirim['data']> {
  const r = (await jawaban) as Dikirim;
  if (r.http !== http) throw new Error(`${r.http} ${r.message} ${JSON.stringify(r.errors)}`);
  return r.data;
}
export const barang = (jml: string, lain: object = {}) => {
  const { no_seri: _n, ...data } = rekamanSah(KOMODITAS, TAHUN, { jml_bahan_baku: jml, ...lain }) as Record<
    string,
    unknown
  >;
  return data;
};
export const versiRencana = async (c: Client, noAju: string): Promise<number> =>
  (await c.get(`${NPP}/pengajuan/status/${noAju}`)).data.versi as number;

export async function buatRencana(
  c: Client,
  jenis_pelaku = 'PENGGUNA',
  trader_type = 'IMPORTIR',
  kd_komoditas = KOMODITAS,
): Promise<string> {
  const kepala = {
    ...{ jenis_pelaku, alamat_pabrik: 'Kawasan Industri Contoh, Bekasi', nama_penanggung_jawab: 'Ratna' },
    ...{ jabatan_penanggung_jawab: 'Manajer', telepon: '021 5550123', surel: 'ratna@contoh.id' },
  };
  return String((await pasti(c.post(`${NPP}/pengajuan/create`, { kd_komoditas, trader_type, kepala })))['no_aju']);
}
export const baris = async (c: Client, path: string, isi: object): Promise<Record<string, string>> =>
  pasti(c.post(`${NPP}/data-npp/${path}/create`, isi));

/** Papers, and the statement. */
export async function lengkapi(c: Client, noAju: string, dokumen = ['D01', 'D02'], kepala = {}): Promise<number> {
  for (const kd of dokumen) {
    const f = new FormData();
    f.set('no_aju', noAju);
    f.set('kd_dokumen', kd);
    f.set('file', new Blob([new Uint8Array(Buffer.from('%PDF-1.4 uji'))]), 'uji.pdf');
    await pasti(c.call('POST', `${NPP}/dokumen/upload/create`, f));
  }
  const versi = await versiRencana(c, noAju);
  const isi = { no_aju: noAju, versi, pernyataan: true, kepala };
  return Number((await pasti(c.post(`${NPP}/pengajuan/create`, isi)))['versi']);
}

/** An end user's plan that lacks nothing: one imported good of `jml`, all of it used. */
export async function rencanaLengkap(
  c: Client,
  jml = '1000',
  kd_komoditas = KOMODITAS,
): Promise<Draf & { barang: string }> {
  const no_aju = await buatRencana(c, 'PENGGUNA', 'IMPORTIR', kd_komoditas);
  const data = barang(jml);
  const b = await baris(c, 'barang', {
    ...{ no_aju, jenis: 'impor', data },
    rencana: [{ periode: periode(1), jml }],
    realisasi: [{ periode: periode(6, TAHUN - 1), jml, ref: 'PIB-1' }],
  });
  const satuan = data['satuan'];
  const d = await baris(c, 'penggunaan/barang', { no_aju, data: { uraian_barang: 'Ban', satuan, jml } });
  const pakai = { lokasi: 'Depo Cakung', tujuan: 'Armada sendiri', jml };
  await baris(c, 'penggunaan/penggunaan', { no_aju, id_penggunaan: d['id'], data: pakai });
  const versi = await lengkapi(c, no_aju);
  const idNk = (await c.get(`${NPP}/pengajuan/${no_aju}`)).data.idNk as string;
  return { idNk, noAju: no_aju, versi, barang: String(b['id']) };
}

/** A producer's plan that lacks nothing, with rows of every kind. */
export async function rencanaProdusen(c: Client): Promise<Draf> {
  const no_aju = await buatRencana(c, 'PRODUSEN');
  const data = barang('1000');
  const satuan = data['satuan'];
  const lalu = [{ periode: periode(6, TAHUN - 1), jml: '1000' }];
  await baris(c, 'barang', { no_aju, jenis: 'impor', data, realisasi: lalu });
  const isi = (uraian_barang: string, lain: object) => ({ no_aju, data: { uraian_barang, satuan, ...lain } });
  const bahan = await baris(
    c,
    'produksi/bahanbaku',
    isi('Karet', { asal: 'impor', jml_bahan_baku: '1000', pemakaian: '1000' }),
  );
  const produk = { hs: '40111000', uraian: 'Ban jadi', satuan, jml: '1000', kapasitas_terpasang: '2000' };
  await baris(c, 'produksi/produk', { no_aju, id_produksi: bahan['id'], data: produk });
  const pakai = await baris(c, 'penggunaan/barang', isi('Ban', { jml: '20' }));
  await baris(c, 'penggunaan/penggunaan', {
    ...{ no_aju, id_penggunaan: pakai['id'], data: { lokasi: 'Depo', tujuan: 'Uji jalan', jml: '10' } },
  });
  const salur = await baris(c, 'distribusi/data', isi('Ban jadi', { jml: '2000' }));
  const ke = (jenis: string, tujuan: object) =>
    baris(c, `distribusi/${jenis}`, { no_aju, id_distribusi: salur['id'], data: tujuan });
  await ke('lokal', { nama_pembeli: 'PT Pembeli', kota: 'Surabaya', jml: '400' });
  await ke('ekspor', { negara_tujuan: 'JP', pelabuhan_muat: 'IDTPP', jml: '300' });
  await ke('lainnya', { keterangan: 'Stok akhir', jml: '300' });
  const versi = await lengkapi(c, no_aju, ['D01', 'D02', 'D03']);
  const idNk = (await c.get(`${NPP}/pengajuan/${no_aju}`)).data.idNk as string;
  return { idNk, noAju: no_aju, versi };
}
