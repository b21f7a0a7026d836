import { layanan } from '../layanan/daftar';
import type { KdRekom } from '../layanan/kode';

export type JenisPengajuan = '1' | '2' | '3' | '4' | '5' | '6';
export const JENIS_PENGAJUAN: Record<JenisPengajuan, string> = {
  '1': 'Baru',
  '2': 'Perbaikan',
  '3': 'Perubahan',
  '4': 'Perpanjangan',
  '5': 'Reaju',
  '6': 'Duplikat',
};

/**
 * Ministry that handles an application: material for industry goes to
 * Kemenperin even where another ministry leads the sector, beef and horticulture excepted.
 */
export function tentukanKdGa(kdRekom: KdRekom, gaKomoditas: string): string {
  return layanan(kdRekom).kd_ga ?? gaKomoditas;
}
