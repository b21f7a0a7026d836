import type { Desimal } from '../format/angka';
import type { Akun } from './akun';

/** What rules of the ledger a movement follows; raised when they change. */
export const VERSI_ATURAN = 3;

/** Kinds of movement, as statements name them. */
export const JENIS_GERAK = {
  LIMPAH: 'Dari keputusan yang diganti',
  GARIS: 'Garis nasional',
  BATAS: 'Batas perusahaan',
  MELEBIHI_BATAS: 'Melebihi batas',
  PENETAPAN: 'Penetapan',
  RAPAT: 'Penetapan rapat',
  LEPAS_RAPAT: 'Penetapan rapat dilepas',
  EVALUASI: 'Pengurangan rapat evaluasi',
  CADANGAN: 'Dicadangkan untuk pengajuan',
  LEPAS: 'Cadangan dilepas',
  TERBIT: 'Izin terbit',
  KEMBALI: 'Kembali dari izin',
  SERAH: 'Penyerahan sisa',
  HANGUS: 'Habis berlaku',
  CABUT: 'Pencabutan',
  REALISASI: 'Realisasi pabean',
  BATAL_REALISASI: 'Pembetulan realisasi pabean',
  TUTUP_TAHUN: 'Tahun neraca ditutup',
  PEMBUKA: 'Izin sebelum portal',
  PEMBUKA_REALISASI: 'Realisasi sebelum portal',
} as const;
export type JenisGerak = keyof typeof JENIS_GERAK;

/** From one account to another of the same pos. */
export interface Pindah {
  dari: Akun;
  ke: Akun;
  /** In the unit of the pos; null = all that the first one has. */
  jml: Desimal | null;
  /** As the document says it. */
  dok?: { satuan: string; jml: Desimal };
}
/** A movement: one event's quantities under one key, booked once. */
export interface Gerak {
  kunci: string;
  jenis: JenisGerak;
  pindah: readonly Pindah[];
  /** Key of the movement that this one takes back. */
  membalik?: string;
}
