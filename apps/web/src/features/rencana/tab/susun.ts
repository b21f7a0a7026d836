import { JENIS_RKT } from '@sinas/domain/layanan/rkt/baris/jenis';
import type { Masalah } from '@sinas/domain/formulir/isian';
import type { Kumpulan } from '@sinas/formulir/kerja/koleksi';
import type { UjiRencana } from '@sinas/domain/layanan/rkt/neraca';
import { koleksi, medanJml, menurut, type BarisRencana } from '../kerja/koleksi';
import { medanRencana } from '../kerja/terbuka';
import type { Rencana } from '../wire';
import type { GarisBulan, KelompokBulan } from '../bulan/baris-bulan';
import { adaBulan } from '../bulan/hitung';
import type { Sisi } from '../bulan/medan-bulan';

/** Kinds of a tab that hang from none, and those below a kind. */
export const jenisAkar = (tab: string): string[] =>
  [...JENIS_RKT.values()].filter((j) => j.langkah === tab && j.induk === null).map((j) => j.kode);
export const jenisAnak = (jenis: string): string[] =>
  [...JENIS_RKT.values()].filter((j) => j.induk === jenis).map((j) => j.kode);

const NAMA: Readonly<Record<Sisi, (tahun: number) => string>> = {
  r: (t) => `Rencana ${t}`,
  l: (t) => `Realisasi ${t - 1}`,
  n: (t) => `Realisasi ${t}`,
};
export const namaSisi = (sisi: Sisi, tahun: number): string => NAMA[sisi](tahun);
/** What stands beneath the side that is looked at, for comparison. */
const SAMPING: Readonly<Record<Sisi, Sisi | null>> = { r: 'l', l: null, n: 'r' };

export interface BahanSusun {
  detail: Rencana;
  baris: Kumpulan;
  masalah: ReadonlyMap<string, ReadonlyMap<string, Masalah[]>>;
  kini: Date;
  uji: readonly UjiRencana[];
}
/** Checks of the whole plan that are about one row and hold it. */
const DI_BARIS = new Set([2, 6]);
const ditahan = (uji: readonly UjiRencana[]): ReadonlyMap<string | null, UjiRencana[]> =>
  menurut(
    uji.filter((u) => u.hasil === 'halangan' && DI_BARIS.has(u.kode)),
    (u) => u.id_baris,
  );
const kalimat = (uji: readonly UjiRencana[], b: BarisRencana, jenis: string): Masalah[] =>
  uji.map((u) => ({ langkah: u.langkah, path: medanJml(jenis), message: u.kalimat, baris: b.no_seri }));
/** The rows of a tab as groups of lines, each row before those that hang from it. */
export function susunTab(tab: string, sisi: Sisi, bahan: BahanSusun): KelompokBulan[] {
  const anak = new Map(
    [...JENIS_RKT.values()]
      .filter((j) => j.induk !== null)
      .map((j) => [j.kode, menurut(koleksi(j.kode).di(bahan.baris), (b) => b.induk)]),
  );
  const tahan = ditahan(bahan.uji);
  return jenisAkar(tab).flatMap((j) =>
    koleksi(j)
      .di(bahan.baris)
      .flatMap((b) => pohon(j, b, 0, sisi, { ...bahan, anak, tahan })),
  );
}
type Anak = ReadonlyMap<string, ReadonlyMap<string | null, BarisRencana[]>>;
function pohon(
  jenis: string,
  b: BarisRencana,
  dalam: number,
  sisi: Sisi,
  bahan: BahanSusun & { anak: Anak; tahan: ReturnType<typeof ditahan> },
): KelompokBulan[] {
  const { detail, masalah, kini } = bahan;
  const medan = medanRencana(detail, jenis, b, kini);
  const dasar = { jenis, b, medan, tahun: detail.tahun };
  const garis = (s: Sisi, samping: boolean): GarisBulan => ({
    ...dasar,
    ...{ id: `${jenis} ${b.kunci} ${s}`, sisi: s, label: namaSisi(s, detail.tahun), samping },
  });
  const lain = SAMPING[sisi];
  const satu: KelompokBulan = {
    ...{ jenis, b, dalam },
    garis: [garis(sisi, false), ...(lain && adaBulan(b.isi, lain) ? [garis(lain, true)] : [])],
    masalah: [
      ...(masalah.get(jenis)?.get(b.kunci) ?? []),
      ...kalimat(bahan.tahan.get(b.id ?? b.kunci) ?? [], b, jenis),
    ],
  };
  const anak = jenisAnak(jenis).flatMap((j) =>
    (bahan.anak.get(j)?.get(b.kunci) ?? []).flatMap((x) => pohon(j, x, dalam + 1, sisi, bahan)),
  );
  return [satu, ...anak];
}

const teks = (v: unknown): string => (typeof v === 'string' ? v : '');
/** What people call a row. */
export function namaBaris(jenis: string, { isi }: BarisRencana): string {
  switch (jenis) {
    case 'produk':
      return teks(isi.uraian);
    case 'penggunaan':
      return [teks(isi.lokasi), teks(isi.tujuan)].filter(Boolean).join(', ');
    case 'distribusi_lokal':
      return [teks(isi.nama_pembeli), teks(isi.kota)].filter(Boolean).join(', ');
    case 'distribusi_ekspor':
      return teks(isi.ur_negara_tujuan) || teks(isi.negara_tujuan);
    case 'distribusi_lainnya':
      return teks(isi.keterangan);
    default:
      return teks(isi.uraian_barang);
  }
}
