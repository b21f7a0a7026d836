import { banding, desimalSah, jumlahkan, kurangi, type Desimal } from '../format/angka';
import { periksaPanjang } from '../format/batas-teks';
import type { Masalah } from '../formulir/isian';
import { pesan } from '../pesan/pesan';

/** Figures of a line: what the nation has, and what it needs. */
export const ANGKA_GARIS = {
  stok_awal: { sisi: 'pasokan', nama: 'Stok awal' },
  produksi_dn: { sisi: 'pasokan', nama: 'Produksi dalam negeri' },
  sisa_pi: { sisi: 'pasokan', nama: 'Sisa PI' },
  pasokan_lain: { sisi: 'pasokan', nama: 'Pasokan lainnya' },
  konsumsi: { sisi: 'kebutuhan', nama: 'Konsumsi' },
  industri: { sisi: 'kebutuhan', nama: 'Industri' },
  ekspor: { sisi: 'kebutuhan', nama: 'Ekspor' },
  cadangan: { sisi: 'kebutuhan', nama: 'Cadangan dan stok akhir' },
} as const satisfies Record<string, { sisi: 'pasokan' | 'kebutuhan'; nama: string }>;
export type KdAngkaGaris = keyof typeof ANGKA_GARIS;
export const KODE_ANGKA_GARIS = Object.keys(ANGKA_GARIS) as KdAngkaGaris[];

/** One figure with its source. Ministries differ: several may stand for one code, and one of them counts. */
export interface AngkaGaris {
  kode: KdAngkaGaris;
  /** exact decimal text, in the line's unit */
  jml: Desimal;
  sumber: string;
  /** yyyy-mm-dd */
  tanggal: string;
  dipilih: boolean;
  /** Why this one, where others stand beside it. */
  alasan: string;
}
export interface NeracaGaris {
  jml_pasokan: Desimal;
  jml_kebutuhan: Desimal;
  /** supply less demand; below zero is a deficit */
  selisih: Desimal;
}

export const MAKS_SUMBER = 120;
export const MAKS_ALASAN_ANGKA = 500;

/** Sums of the figures that count. */
export function hitungGaris(angka: readonly AngkaGaris[]): NeracaGaris {
  const sisi = (s: 'pasokan' | 'kebutuhan'): Desimal =>
    jumlahkan(angka.filter((a) => a.dipilih && ANGKA_GARIS[a.kode].sisi === s).map((a) => a.jml));
  const [jml_pasokan, jml_kebutuhan] = [sisi('pasokan'), sisi('kebutuhan')];
  return { jml_pasokan, jml_kebutuhan, selisih: kurangi(jml_pasokan, jml_kebutuhan) };
}

/** Faults of a line's figures: each with source and date, one of a code counts, and of several it is said why. */
export function periksaGaris(
  angka: readonly AngkaGaris[],
  plafon: { jml: Desimal; sumber: string },
  ditetapkan: Desimal,
): Masalah[] {
  const masalah: Masalah[] = [];
  const salah = (path: string, message: string): void => void masalah.push({ langkah: 'neraca', path, message });
  angka.forEach((a, i) => {
    const { nama } = ANGKA_GARIS[a.kode];
    const di = (medan: string): string => `angka.${i}.${medan}`;
    if (!desimalSah(a.jml) || a.jml.startsWith('-')) salah(di('jml'), pesan('neraca.angka_salah', { nama }));
    if (!a.sumber.trim()) salah(di('sumber'), pesan('neraca.sumber_wajib', { nama }));
    const panjang = periksaPanjang(`Sumber ${nama}`, a.sumber, MAKS_SUMBER);
    if (panjang) salah(di('sumber'), panjang);
    const bersama = angka.filter((x) => x.kode === a.kode);
    if (a === bersama[0] && bersama.filter((x) => x.dipilih).length !== 1)
      salah(di('dipilih'), pesan('neraca.satu_dipilih', { nama }));
    if (bersama.length > 1 && a.dipilih && !a.alasan.trim())
      salah(di('alasan'), pesan('neraca.alasan_pilih', { nama }));
  });
  if (!desimalSah(plafon.jml) || plafon.jml.startsWith('-'))
    salah('plafon', pesan('neraca.angka_salah', { nama: 'Plafon' }));
  else if (banding(plafon.jml, ditetapkan) < 0) salah('plafon', pesan('neraca.plafon_kurang', { jml: ditetapkan }));
  if (!plafon.sumber.trim()) salah('plafon_sumber', pesan('neraca.sumber_wajib', { nama: 'Plafon' }));
  return masalah;
}
