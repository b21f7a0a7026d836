import { kataKosong, kataKunci } from '@sinas/domain/referensi/kata-kunci';
import { tanggalIso } from '@sinas/domain/format/tanggal';
import type { JenisReferensi } from '@sinas/domain/referensi/jenis';
import type { Pencarian } from './referensi.repository';

/** What a caller asks of a list. */
export interface Tanya {
  keyword?: string;
  limit?: number;
  page?: number;
  /** Entries that hold on this day, yyyy-mm-dd; today when missing. */
  tanggal?: string;
}

export function pencarian(jenis: readonly JenisReferensi[], q: Tanya, maks: number, kini: Date): Pencarian {
  const limit = Math.min(q.limit ?? maks, maks);
  const hari = tanggalIso(kini);
  return {
    jenis,
    kata: kataKunci(q.keyword),
    hampa: kataKosong(q.keyword),
    tanggal: q.tanggal ?? hari,
    ...(q.tanggal && q.tanggal < hari ? { lampau: true as const } : {}),
    limit,
    offset: ((q.page ?? 1) - 1) * limit,
  };
}
export const teks = (v: unknown): string => (typeof v === 'string' || typeof v === 'number' ? String(v) : '');
