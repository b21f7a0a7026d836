import { api } from '../../../lib/api';
import {
  DATA,
  NPP,
  type BarisWire,
  type HasilBaris,
  type HasilHapus,
  type HasilRencana,
  type IsiWire,
  type Rencana,
} from '../wire';
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
/** Where the rows of a kind are written, and what their parent is called there. */
interface Jalur {
  buat: string;
  ubah: string;
  hapus: string;
  induk?: 'id_produksi' | 'id_penggunaan' | 'id_distribusi';
  /** Said with every good. */
  jenis?: 'impor' | 'lokal';
}
const barang = (jenis: 'impor' | 'lokal'): Jalur => ({
  ...{ buat: 'barang/create', ubah: 'barang/update', hapus: 'barang', jenis },
});
const anak = (path: string, induk: Jalur['induk']): Jalur => ({
  ...{ buat: `${path}/create`, ubah: `${path}/edit`, hapus: path, induk },
});
const akar = (tab: string, nama: string): Jalur => ({
  ...{ buat: `${tab}/${nama}/create`, ubah: `${tab}/${nama}/edit`, hapus: tab },
});
const JALUR: Readonly<Record<string, Jalur>> = {
  barang_impor: barang('impor'),
  barang_lokal: barang('lokal'),
  bahan_baku: akar('produksi', 'bahanbaku'),
  produk: anak('produksi/produk', 'id_produksi'),
  barang_digunakan: akar('penggunaan', 'barang'),
  penggunaan: anak('penggunaan/penggunaan', 'id_penggunaan'),
  data_distribusi: akar('distribusi', 'data'),
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
  detail: () => api.ambil(`${NPP}/pengajuan/${no_aju}`),
  isi: async () => {
    const { isi } = await api.ambil<IsiWire>(`${DATA}/isi`, { no_aju });
    return new Map(isi.map(({ jenis, baris }) => [jenis, baris]));
  },
  simpan: (isi) => api.kirim(`${NPP}/pengajuan/create`, { no_aju, ...isi }, { latar }),
  tambah: (jenis, isi, idInduk, kunci) => {
    const { buat, induk, jenis: barang } = jalur(jenis);
    const letak = { ...(induk && idInduk ? { [induk]: idInduk } : {}), ...(barang ? { jenis: barang } : {}) };
    return api.kirim(`${DATA}/${buat}`, { no_aju, ...letak, ...isi }, { kunci, latar });
  },
  ubah: (jenis, id, isi) => api.ganti(`${DATA}/${jalur(jenis).ubah}/${id}`, { no_aju, ...isi }, { latar }),
  hapus: (jenis, id, idInduk) => {
    const { hapus, induk } = jalur(jenis);
    const kueri = { no_aju, ...(induk && idInduk ? { [induk]: idInduk } : {}) };
    return api.hapus(`${DATA}/${hapus}/${id}`, kueri, undefined, { latar });
  },
});
