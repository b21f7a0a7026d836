import type { Kolom } from '@sinas/domain/baris/kolom';
import type { KolomNomor } from './bentuk-lembar';

/** Raised when the columns or the Info sheet change their meaning; older workbooks are refused with a sentence. */
export const VERSI_TEMPLAT = 1;
export const LEMBAR = {
  permohonan: 'Data permohonan',
  petunjuk: 'Petunjuk',
  daftar: 'Daftar',
  info: 'Info',
} as const;
export const TANDA_TEMPLAT = 'sinas-nk/data-barang';
export const KOLOM_KUNCI = 'Kunci baris';
export const KOLOM_STATUS = 'Status';
export const KOLOM_KETERANGAN = 'Keterangan';
/** Stands in the key column of the row that says how to fill; that row is never data. */
export const TANDA_PETUNJUK = '#petunjuk';
export const STATUS_TERIMA = 'Diterima';
/** Of a row that is right and not yet taken. */
export const STATUS_BENAR = 'Benar';
export const STATUS_TOLAK = 'Perlu perbaikan';

/** What a workbook was made for; in a sheet that Excel does not offer to show. */
export interface InfoTemplat {
  idNk: string;
  noAju: string;
  kd_komoditas: string;
  jenis: string;
  tahun: number;
  versi: number;
}

/** Key of a stored row, with the version it had when the workbook was made. */
export interface KunciTemplat {
  id: bigint;
  versi: number;
}
export const tulisKunci = (id: bigint, versi: number): string => `${id}.${versi}`;
export function bacaKunci(teks: string): KunciTemplat | null {
  const m = /^(\d{1,18})\.(\d{1,9})$/.exec(teks.trim());
  return m ? { id: BigInt(m[1] ?? '0'), versi: Number(m[2]) } : null;
}

export const labelKolom = (k: Pick<Kolom, 'label' | 'wajib'>): string => (k.wajib ? `${k.label} *` : k.label);
/** Header texts are compared without star, case and double spaces. */
export const samakan = (teks: string): string => teks.replace(/\*/g, '').replace(/\s+/g, ' ').trim().toLowerCase();

/** How to fill a column, in the words of the second header row. */
export function caraMengisi(k: Kolom, adaDaftar: boolean, tahun: number): string {
  const wajib = k.wajib ? 'Wajib' : 'Opsional';
  switch (k.jenis) {
    case 'hs':
      return `${wajib}. Delapan angka, contoh 1701.14.00`;
    case 'negara':
    case 'pelabuhan':
    case 'satuan':
    case 'pilihan':
      return `${wajib}. Pilih dari daftar`;
    case 'elemen':
      return adaDaftar ? `${wajib}. Pilih dari daftar` : `${wajib}. Teks`;
    case 'elemen_banyak':
      return `${wajib}. Boleh beberapa, pisahkan dengan titik koma`;
    case 'periode':
      return `${wajib}. Contoh Jan ${tahun}, Feb ${tahun}`;
    case 'angka':
      return `${wajib}. Angka, contoh 2.750,5`;
    case 'teks':
      return `${wajib}. Paling banyak ${k.maks ?? 300} huruf`;
  }
}

export const caraMenomori = ({ sendiri, jenis }: KolomNomor): string =>
  sendiri ? 'Opsional. Isi bila lembar lain merujuk baris ini' : `Wajib. Nomor pada lembar ${jenis.lembar}`;

/**
 * Text that a spreadsheet would run as a formula gets an apostrophe in front, and is read back without it. A cell of
 * type text is never run where it stands; the apostrophe keeps it text after it was saved as CSV or typed over. Text
 * that begins so already gets one more: what comes back is always what went out. Numbers are number cells.
 */
export const netralkan = (teks: string): string => (BAHAYA.test(teks) ? `'${teks}` : teks);
export const lepasNetral = (teks: string): string => (NETRAL.test(teks) ? teks.slice(1) : teks);
const BAHAYA = /^'*[=+\-@\t\r\n＝＋－＠]/;
const NETRAL = /^'+[=+\-@\t\r\n＝＋－＠]/;
