import { UUID } from '../format/uuid';
import { KODE_PERAN, type KodePeran } from './peran';

/** Whom a broadcast is for. */
export type SasaranSiaran =
  | { jenis: 'semua' }
  | { jenis: 'pengguna'; id_user: string }
  | { jenis: 'peran'; kode_peran: KodePeran }
  | { jenis: 'ga'; kd_ga: string }
  | { jenis: 'organisasi'; id_organisasi: string };

/** `semua`, `peran:<KODE>`, `ga:<kd_ga>`, `organisasi:<uuid>` or the id of one user; null = none of these. */
export function bacaSasaran(teks: string): SasaranSiaran | null {
  if (teks === 'semua') return { jenis: 'semua' };
  if (UUID.test(teks)) return { jenis: 'pengguna', id_user: teks.toLowerCase() };
  const [jenis, nilai = '', lebih] = teks.split(':');
  if (lebih !== undefined) return null;
  const kode_peran = KODE_PERAN.find((k) => k === nilai);
  if (jenis === 'peran' && kode_peran) return { jenis, kode_peran };
  if (jenis === 'ga' && /^\d{3,5}$/.test(nilai)) return { jenis, kd_ga: nilai };
  if (jenis === 'organisasi' && UUID.test(nilai)) return { jenis, id_organisasi: nilai.toLowerCase() };
  return null;
}

/** The one spelling of a target. */
export function teksSasaran(s: SasaranSiaran): string {
  switch (s.jenis) {
    case 'semua':
      return 'semua';
    case 'pengguna':
      return s.id_user;
    case 'peran':
      return `peran:${s.kode_peran}`;
    case 'ga':
      return `ga:${s.kd_ga}`;
    case 'organisasi':
      return `organisasi:${s.id_organisasi}`;
  }
}
