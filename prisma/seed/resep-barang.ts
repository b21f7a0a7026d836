import type { Kepala } from '@sinas/domain/formulir/formulir';
import type { RekamanKomoditas } from '@sinas/domain/komoditas/rekaman';
import { KEPALA_SAH } from '../factories/berkas';

/** What a producer fills in, and goods that several files ask for. */
export const PRODUSEN: Kepala = {
  ...KEPALA_SAH,
  jenis_pelaku: 'PRODUSEN',
  tujuan_penggunaan: '1',
  produk: 'Gula rafinasi',
  kapasitas_terpasang: '50000',
  rendemen: '94',
  stok_awal: '1200',
  pasokan_lokal: '1800',
  kebutuhan_setahun: '27000',
  realisasi_tahun_lalu: '20400',
};
export const OLAHAN: Kepala = { ...PRODUSEN, produk: 'Ikan olahan beku', rendemen: '82' };
export const PRODUSEN_BAJA: Kepala = { ...PRODUSEN, produk: 'Baja lapis', rendemen: '96' };
/** Who sells on what comes in. */
export const PEDAGANG: Kepala = { ...KEPALA_SAH, jenis_pelaku: 'PEDAGANG', tujuan_penggunaan: '3' };
export const gula: Partial<RekamanKomoditas>[] = [
  {
    uraian_barang: 'Gula kristal mentah',
    '08': '17011400',
    negara_asal: 'BR',
    ur_negara_asal: 'Brasil',
    pelabuhan_tujuan: 'IDCIW',
    ur_pelabuhan_tujuan: 'Ciwandan',
    jml_bahan_baku: '8000',
  },
  {
    uraian_barang: 'Gula kristal mentah',
    '08': '17011400',
    negara_asal: 'TH',
    ur_negara_asal: 'Thailand',
    pelabuhan_tujuan: 'IDCIW',
    ur_pelabuhan_tujuan: 'Ciwandan',
    jml_bahan_baku: '6000',
  },
  {
    uraian_barang: 'Gula kristal mentah',
    '08': '17011400',
    negara_asal: 'AU',
    ur_negara_asal: 'Australia',
    pelabuhan_tujuan: 'IDTPP',
    ur_pelabuhan_tujuan: 'Tanjung Priok',
    jml_bahan_baku: '5000',
  },
  {
    uraian_barang: 'Gula kristal mentah',
    '08': '17011400',
    negara_asal: 'IN',
    ur_negara_asal: 'India',
    pelabuhan_tujuan: 'IDSUB',
    ur_pelabuhan_tujuan: 'Tanjung Perak / Surabaya',
    jml_bahan_baku: '3000',
  },
];
export const baja = (uraian: string, hs: string, jml: string): Partial<RekamanKomoditas>[] => [
  {
    uraian_barang: uraian,
    '08': hs,
    negara_asal: 'JP',
    ur_negara_asal: 'Jepang',
    pelabuhan_tujuan: 'IDTPP',
    ur_pelabuhan_tujuan: 'Tanjung Priok',
    jml_bahan_baku: jml,
  },
  {
    uraian_barang: `${uraian}, mutu kedua`,
    '08': hs,
    negara_asal: 'KR',
    ur_negara_asal: 'Korea Selatan',
    pelabuhan_tujuan: 'IDMRK',
    ur_pelabuhan_tujuan: 'Merak',
    jml_bahan_baku: String(Math.round(Number(jml) / 4)),
  },
];
