import type { KonteksBaris } from '@sinas/domain/baris/kolom';
import { KODE_GRUP } from '@sinas/domain/komoditas/elemen';
import { JENIS_RKT } from '@sinas/domain/layanan/rkt/baris/jenis';
import { Koleksi, type Baris, type FaktaBaris } from '@sinas/formulir/kerja/koleksi';
import type { Nilai } from '@sinas/formulir/lembar/nilai';
import type { BarisWire } from '../wire';
import { semuaMedanBulan } from '../bulan/medan-bulan';

/** Fields of a row, and its months by side. */
export type IsiRencana = Record<string, Nilai>;
/** A stored row: its fields beside what the server alone says of it. */
export type FaktaRencana = FaktaBaris & { wire: FaktaWire } & Record<string, unknown>;
export type FaktaWire = Pick<
  BarisWire,
  'realisasi' | 'jml_rekomendasi' | 'jml_keputusan' | 'jml_produk_keputusan' | 'uraian'
>;
export type BarisRencana = Baris<IsiRencana, FaktaRencana>;

const MEDAN_BARANG = [
  ...KODE_GRUP.filter((g) => g !== '01'),
  ...['uraian_barang', 'negara_asal', 'pelabuhan_tujuan', 'periode_importasi', 'satuan', 'jml_bahan_baku', 'ukuran'],
  ...['spesifikasi', 'catatan_hs', 'tujuan_penggunaan'],
];
/** Goods have their commodity's columns; those of the other kinds are the same in every plan. */
const medanJenis = (kode: string): string[] =>
  kode.startsWith('barang_') && kode !== 'barang_digunakan'
    ? MEDAN_BARANG
    : (JENIS_RKT.get(kode)?.kolom({} as KonteksBaris) ?? []).map((k) => k.kd_field);

/** Rows of a plan on this screen, by kind, parents before their children. */
export const KOLEKSI: ReadonlyMap<string, Koleksi<IsiRencana, FaktaRencana>> = new Map(
  [...JENIS_RKT.values()].map(({ kode, induk }) => {
    const skema = { jenis: kode, medan: [...medanJenis(kode), ...semuaMedanBulan()], bawaan: ['satuan', 'asal'] };
    return [kode, new Koleksi<IsiRencana, FaktaRencana>(induk === null ? skema : { ...skema, induk })];
  }),
);
export function koleksi(jenis: string): Koleksi<IsiRencana, FaktaRencana> {
  const ada = KOLEKSI.get(jenis);
  if (!ada) throw new Error(`no row kind ${jenis}`);
  return ada;
}
/** Field of the quantity of a kind. */
export const medanJml = (jenis: string): string => JENIS_RKT.get(jenis)?.medanJml ?? 'jml';

/** Things by what they belong to, in their order. */
export function menurut<T>(semua: readonly T[], kunci: (x: T) => string | null): ReadonlyMap<string | null, T[]> {
  const hasil = new Map<string | null, T[]>();
  for (const x of semua) {
    const k = kunci(x);
    const ada = hasil.get(k);
    if (ada) ada.push(x);
    else hasil.set(k, [x]);
  }
  return hasil;
}
