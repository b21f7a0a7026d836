import type { StatusBilling } from '../pengajuan/status';

/** A bill that was asked for has no code yet; the others are the states of the bill of a file. */
export type StatusTagihan = 'DIMINTA' | StatusBilling;
/** Of a bill that can still be paid. */
export const TAGIHAN_TERBUKA = ['DIMINTA', 'BELUM_DIBAYAR'] as const satisfies readonly StatusTagihan[];
/** From its issue, seven times twenty-four hours (I.4). */
export const MASA_TAGIHAN_MS = 7 * 86_400_000;
/** After the expiry of the first bill that was not voided (T30). */
const TUTUP_MS = 14 * 86_400_000;
export const tutupTagihan = (kedaluwarsaPertama: Date): Date => new Date(kedaluwarsaPertama.getTime() + TUTUP_MS);

export const kodeBillingSah = (kode: string): boolean => /^\d{15}$/.test(kode);
/** Number of the state treasury's receipt. */
export const ntpnSah = (ntpn: string): boolean => /^[0-9A-Z]{16}$/.test(ntpn);

export interface TagihanDibayar {
  status: StatusTagihan;
  /** Whole rupiah as text. */
  jumlah: string;
  kedaluwarsa: Date | null;
  ntpn: string | null;
}
export interface Pembayaran {
  ntpn: string;
  jumlah: string;
  tgl_bayar: Date;
}
/** What a payment does: pays the bill, is the same one again, or changes nothing and is looked at by an operator. */
export type HasilBayar = 'lunas' | 'ulang' | 'dobel' | 'salah_jumlah' | 'terlambat' | 'tidak_dikenal';

/** By poll and by callback alike, late or twice: one answer for one payment of one bill. */
export function nilaiPembayaran(t: TagihanDibayar | null, b: Pembayaran): HasilBayar {
  if (!t || t.status === 'DIMINTA' || !t.kedaluwarsa) return 'tidak_dikenal';
  if (t.status === 'LUNAS') return t.ntpn === b.ntpn ? 'ulang' : 'dobel';
  if (t.jumlah !== b.jumlah) return 'salah_jumlah';
  // The day of payment counts, not that of the news.
  return t.status === 'DIBATALKAN' || b.tgl_bayar > t.kedaluwarsa ? 'terlambat' : 'lunas';
}
