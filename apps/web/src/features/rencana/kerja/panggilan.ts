import type { Jalur as Alamat } from '@sinas/api-client';
import { api } from '../../../lib/api';
import { type BarisWire, type HasilBaris, type HasilHapus, type HasilRencana, type Rencana } from '../wire';
import type { BulanKirim, SelKirim } from './baris-kawat';

export interface SimpanKepala {
  no_aju: string;
  versi: number;
  kepala?: Readonly<Record<string, string>>;
  pernyataan?: boolean;
  jawaban?: { id: string; jawaban: string }[];
}
export interface BarisBaru {
  data: Record<string, unknown>;
  rencana: BulanKirim[];
  realisasi: BulanKirim[];
}
export interface BarisUbah extends Partial<BarisBaru> {
  versi: number;
  sel?: SelKirim[];
}
type Anak = 'produksi/produk' | 'penggunaan/penggunaan' | `distribusi/${'lokal' | 'ekspor' | 'lainnya'}`;
type Akar = 'produksi/bahanbaku' | 'penggunaan/barang' | 'distribusi/data';
const DATA = '/nk/v2/npp/data-npp';
/** Where the rows of a kind are written, and what their parent is called there. */
interface Jalur {
  buat: Alamat<'post'>;
  ubah: Alamat<'put'>;
  hapus: Alamat<'delete'>;
  induk?: 'id_produksi' | 'id_penggunaan' | 'id_distribusi';
  /** Said with every good. */
  jenis?: 'impor' | 'lokal';
}
const barang = (jenis: 'impor' | 'lokal'): Jalur => ({
  buat: `${DATA}/barang/create`,
  ubah: `${DATA}/barang/update/{id}`,
  hapus: `${DATA}/barang/{id}`,
  jenis,
});
const anak = (path: Anak, induk: Jalur['induk']): Jalur => ({
  buat: `${DATA}/${path}/create`,
  ubah: `${DATA}/${path}/edit/{id}`,
  hapus: `${DATA}/${path}/{id}`,
  induk,
});
const akar = (path: Akar, hapus: 'produksi' | 'penggunaan' | 'distribusi'): Jalur => ({
  buat: `${DATA}/${path}/create`,
  ubah: `${DATA}/${path}/edit/{id}`,
  hapus: `${DATA}/${hapus}/{id}`,
});
const JALUR: Readonly<Record<string, Jalur>> = {
  barang_impor: barang('impor'),
  barang_lokal: barang('lokal'),
  bahan_baku: akar('produksi/bahanbaku', 'produksi'),
  produk: anak('produksi/produk', 'id_produksi'),
  barang_digunakan: akar('penggunaan/barang', 'penggunaan'),
  penggunaan: anak('penggunaan/penggunaan', 'id_penggunaan'),
  data_distribusi: akar('distribusi/data', 'distribusi'),
  distribusi_lokal: anak('distribusi/lokal', 'id_distribusi'),
  distribusi_ekspor: anak('distribusi/ekspor', 'id_distribusi'),
  distribusi_lainnya: anak('distribusi/lainnya', 'id_distribusi'),
};
function jalur(jenis: string): Jalur {
  const ada = JALUR[jenis];
  if (!ada) throw new Error(`no path for rows of ${jenis}`);
  return ada;
}

/** The calls of one plan that the saving engine needs. */
export interface PanggilanRencana {
  detail: () => Promise<Rencana>;
  /** All rows by kind; a kind that has none is not among them. */
  isi: () => Promise<ReadonlyMap<string, BarisWire[]>>;
  simpan: (isi: Omit<SimpanKepala, 'no_aju'>) => Promise<HasilRencana>;
  tambah: (jenis: string, isi: BarisBaru, idInduk: string | null, kunci: string) => Promise<HasilBaris>;
  ubah: (jenis: string, id: string, isi: BarisUbah) => Promise<HasilBaris>;
  hapus: (jenis: string, id: string, idInduk: string | null) => Promise<HasilHapus>;
}

/** The saver works by itself: typing into a plan that lies open does not keep its session. */
const latar = true;
export const panggilanRencana = (no_aju: string): PanggilanRencana => ({
  detail: () => api.ambil('/nk/v2/npp/pengajuan/{no_aju}', { path: { no_aju } }),
  isi: async () => {
    const { isi } = await api.ambil('/nk/v2/npp/data-npp/isi', { query: { no_aju } });
    return new Map(isi.map(({ jenis, baris }) => [jenis, baris]));
  },
  simpan: (isi) => api.kirim('/nk/v2/npp/pengajuan/create', { body: { no_aju, ...isi }, latar }),
  tambah: async (jenis, isi, idInduk, kunci) => {
    const { buat, induk, jenis: barang } = jalur(jenis);
    const letak = { ...(induk && idInduk ? { [induk]: idInduk } : {}), ...(barang ? { jenis: barang } : {}) };
    const { data } = await api.lewat<HasilBaris, 'post'>('post', buat, {
      body: { no_aju, ...letak, ...isi },
      kunci,
      latar,
    });
    return data;
  },
  ubah: async (jenis, id, isi) =>
    (await api.lewat<HasilBaris, 'put'>('put', jalur(jenis).ubah, { path: { id }, body: { no_aju, ...isi }, latar }))
      .data,
  hapus: async (jenis, id, idInduk) => {
    const { hapus, induk } = jalur(jenis);
    const query = { no_aju, ...(induk && idInduk ? { [induk]: idInduk } : {}) };
    return (await api.lewat<HasilHapus, 'delete'>('delete', hapus, { path: { id }, query, latar })).data;
  },
});
