import type { JenisBaris } from '@sinas/domain/baris/jenis-baris';
import { MEDAN_RUJUKAN, TANPA_ACUAN, type Kolom, type KonteksBaris } from '@sinas/domain/baris/kolom';
import { jumlahkan } from '@sinas/domain/format/angka';
import { KELOMPOK } from '@sinas/domain/komoditas/daftar';
import { JENIS_RKT } from '@sinas/domain/layanan/rkt/baris/jenis';
import { tabBerlaku, type TabRencana } from '@sinas/domain/layanan/rkt/tab';
import type { DaftarBaris } from '../../../providers/data-rencana';
import type { BarisRencana, Detail } from '../../../providers/wire';
import { teksKolom } from '../../pengajuan/keputusan/baris/kolom-baris';

/** A tab with rows; papers have a panel of their own. */
export type TabBaris = Exclude<TabRencana, 'dokumen'>;
export const NAMA_TAB: Readonly<Record<TabBaris, string>> = {
  barang: 'Barang',
  produksi: 'Produksi',
  penggunaan: 'Penggunaan',
  distribusi: 'Distribusi',
};
export const tabBaris = (berkas: Detail): TabBaris[] =>
  tabBerlaku(berkas.json_simpan.kepala).filter((t): t is TabBaris => t !== 'dokumen');

/** Kinds of row below the rows of a tab, with the list that they are read from and the name of the parent's id there. */
export interface AnakTab {
  jenis: string;
  daftar: DaftarBaris;
  induk: string;
}
export const ANAK: Readonly<Record<TabBaris, readonly AnakTab[]>> = {
  barang: [],
  produksi: [{ jenis: 'produk', daftar: 'produksi/produk', induk: 'id_produksi' }],
  penggunaan: [{ jenis: 'penggunaan', daftar: 'penggunaan/penggunaan', induk: 'id_penggunaan' }],
  distribusi: [
    { jenis: 'distribusi_lokal', daftar: 'distribusi/lokal', induk: 'id_distribusi' },
    { jenis: 'distribusi_ekspor', daftar: 'distribusi/ekspor', induk: 'id_distribusi' },
    { jenis: 'distribusi_lainnya', daftar: 'distribusi/lainnya', induk: 'id_distribusi' },
  ],
};
const AKAR: Readonly<Record<TabBaris, string>> = {
  barang: 'barang_impor',
  produksi: 'bahan_baku',
  penggunaan: 'barang_digunakan',
  distribusi: 'data_distribusi',
};
export const jenisAkar = (tab: TabBaris, b: BarisRencana): string =>
  tab === 'barang' ? `barang_${b.jenis ?? 'impor'}` : AKAR[tab];
export const namaJenis = (kode: string): string => JENIS_RKT.get(kode)?.nama ?? kode;

/** Columns of a kind of row in this plan, without those that only refer to another row. */
export function kolomJenis(berkas: Detail, kode: string): readonly Kolom[] {
  const jenis: JenisBaris | undefined = JENIS_RKT.get(kode);
  const kelompok = KELOMPOK.get(berkas.kd_komoditas);
  if (!jenis || !kelompok) return [];
  const ktx: KonteksBaris = {
    ...{ kelompok, jenis: kode === 'barang_lokal' ? 'lokal' : 'impor', tahun: berkas.tahun },
    ...{ opsi: berkas.formulir.opsi, acuan: TANPA_ACUAN },
    hs: { kode: new Set(), lengkap: berkas.formulir.hs_lengkap },
  };
  return jenis.kolom(ktx).filter((k) => k.kd_field !== MEDAN_RUJUKAN);
}
/** A cell as people read it; choices by their names. */
export function teksRencana(b: BarisRencana, k: Kolom): string {
  const nilai = b.data[k.kd_field];
  if (k.jenis === 'pilihan' && typeof nilai === 'string') return k.pilihan?.[nilai] ?? nilai;
  const satuan = typeof b.data['satuan'] === 'string' ? b.data['satuan'] : (b.satuan ?? undefined);
  const urSatuan = b.data['ur_satuan'];
  return teksKolom(b.data, k, {
    ...(satuan ? { satuan } : {}),
    ...(typeof urSatuan === 'string' ? { ur_satuan: urSatuan } : {}),
  });
}
/** Sum of a side's months in a year; null = no month of it is told. */
export function jumlahTahun(bulan: readonly { periode: string; jml: string }[], tahun: number): string | null {
  const ada = bulan.filter((m) => m.periode.endsWith(String(tahun)));
  return ada.length === 0 ? null : jumlahkan(ada.map((m) => m.jml));
}
