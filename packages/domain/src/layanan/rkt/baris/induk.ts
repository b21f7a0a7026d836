import type { JumlahBaris } from '../../../baris/jenis-baris';
import { MEDAN_RUJUKAN, type Kolom } from '../../../baris/kolom';
import { angka, banding, jumlahkan } from '../../../format/angka';
import type { Masalah } from '../../../formulir/isian';
import { pesan } from '../../../pesan/pesan';

export const SATUAN: Kolom = { kd_field: 'satuan', label: 'Satuan', jenis: 'satuan', wajib: true };
export const jml = (label: string): Kolom => ({ kd_field: 'jml', label, jenis: 'angka', wajib: true });
/** Good of the first tab that the row is about; none = free text. */
export const ID_BARANG: Kolom = { kd_field: MEDAN_RUJUKAN, label: 'Barang', jenis: 'teks', wajib: false, maks: 18 };

/** Rows of a kind below one parent take not more than it has. */
export const dalamInduk =
  (apa: string, langkah: string) =>
  (induk: JumlahBaris, rows: readonly JumlahBaris[]): Masalah[] => {
    const jumlah = jumlahkan(rows.map((r) => r.jml ?? '0'));
    if (banding(jumlah, induk.jml ?? '0') <= 0) return [];
    const nilai = { apa, a: angka(jumlah), b: angka(induk.jml ?? '0'), n: induk.seri };
    return [{ langkah, path: 'jml', message: pesan('rencana.melebihi_induk', nilai) }];
  };
