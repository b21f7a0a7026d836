import { RKI, TAHUN, type Draf } from './berkas';
import type { Client } from './client';
import { SANDI } from './world';

export const TETAPKAN = '/nk/v2/data-nk/keputusanRakormen';
export const GARIS = '/nk/v2/neraca/garis';
export const PAPAN = `/nk/v2/neraca/papan/${RKI.kd_komoditas}?tahun=${TAHUN}`;
export const DASAR = {
  dasar: 'TANPA_RAKOR',
  dasar_hukum: 'Perpres 7/2025, pasal 17 ayat (2) huruf b',
  nota_nomor: 'ND-214/D.II/11/2026',
  nota_tanggal: '2026-11-18',
  alasan: 'Stok awal tahun tidak menunggu rapat Januari',
};
export const ANGKA = [
  { kode: 'produksi_dn', jml: '2000000', sumber: 'Kementan', tanggal: '2026-11-10', dipilih: true, alasan: '' },
  { kode: 'industri', jml: '3000000', sumber: 'Kemenperin', tanggal: '2026-11-12', dipilih: true, alasan: '' },
];
interface GarisPapan {
  kunci: string;
  satuan: string;
  elemen: Record<string, string>;
  isi: { versi: number; plafon: string; ditetapkan: string } | null;
}
export const papan = async (c: Client) =>
  (await c.get(PAPAN)).data as {
    garis: GarisPapan[];
    baris: { id: string; idNk: string; garis: string; diminta: string; rekomendasi: string }[];
    berkas: { idNk: string; versi: number }[];
  };

/** A line for each that rows on the board stand on, its ceiling in its own unit. */
export async function siapkanGaris(c: Client, plafon = '1000000'): Promise<GarisPapan[]> {
  for (const { satuan, elemen, isi } of (await papan(c)).garis) {
    const h = await c.call('PUT', GARIS, {
      ...{ tahun: TAHUN, arah: 'impor', kd_komoditas: RKI.kd_komoditas, satuan, elemen },
      ...{ versi: isi?.versi ?? 0, plafon, plafon_sumber: 'Selisih kebutuhan dan pasokan', angka: ANGKA },
    });
    if (h.http !== 200) throw new Error(`line: ${h.http} ${h.message} ${JSON.stringify(h.errors)}`);
  }
  return (await papan(c)).garis;
}

/** A determination of these files as the ministry recommends. */
export const isiPenetapan = (berkas: readonly Draf[], rincian: object[] = []) => ({
  ...{ tahun: TAHUN, kd_komoditas: RKI.kd_komoditas, ...DASAR, garis: [], sandi: SANDI },
  berkas: berkas.map(({ idNk, versi }) => ({ idNk, versi, rincian })),
});
