import { IsIn, IsOptional, Matches } from 'class-validator';
import type { KeadaanBarisBuku } from './hasil-buku';

const JENIS = [
  'barang_impor',
  'barang_lokal',
  'bahan_baku',
  'produk',
  'barang_digunakan',
  'penggunaan',
  'data_distribusi',
  'distribusi_lokal',
  'distribusi_ekspor',
  'distribusi_lainnya',
] as const;

export class NppExcelUnggahDto {
  @Matches(/^\d{26}$/)
  no_aju: string;

  /** Kind of the rows that the workbook brings. */
  @IsIn(JENIS)
  jenis: (typeof JENIS)[number];

  /** uji (when absent): tells what would happen, row by row, and stores nothing; ambil: what is right goes in. */
  @IsOptional()
  @IsIn(['uji', 'ambil'])
  cara?: 'uji' | 'ambil';
}
export class NppExcelMasalahDto {
  /** Heading of the column; null = the row as a whole. */
  kolom: string | null;
  /** Address of the cell. */
  sel: string | null;
  pesan: string;
}
export class NppExcelBarisDto {
  /** Row number that Excel shows. */
  nomor: number;
  /** Number in the plan, of a row that was stored before. */
  seri: number | null;
  uraian: string;
  keadaan: KeadaanBarisBuku;
  masalah: NppExcelMasalahDto[];
}
export class NppExcelHasilDto {
  cara: 'uji' | 'ambil';
  jenis: string;
  /** What people call rows of the kind. */
  nama: string;
  /** Of the plan, after it. */
  versi: number;
  diambil: boolean;
  baru: number;
  ubah: number;
  tetap: number;
  tolak: number;
  baris: NppExcelBarisDto[];
}
