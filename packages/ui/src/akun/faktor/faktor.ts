import type { BuktiDibawa } from '../bukti/useBukti';

/** One's own factors, as the server tells them. */
export interface KeadaanFaktor {
  wajib: boolean;
  penyedia_lain: boolean;
  totp: { dibuat: string } | null;
  passkey: { id: string; nama: string; dibuat: string; terakhir: string | null; satu_perangkat: boolean }[];
  pemulihan: { sisa: number; dibuat: string } | null;
}
export interface TotpBaru {
  tantangan: string;
  rahasia: string;
  qr: string;
}
export interface KunciBaru {
  tantangan: string;
  pilihan: Record<string, unknown>;
}
type Terpasang = { kode_pemulihan: string[] | null };

/** How the screens here reach the server. */
export interface LayananFaktor {
  mulaiTotp: (bukti: BuktiDibawa) => Promise<TotpBaru>;
  aktifkanTotp: (isi: { tantangan: string; kode: string }) => Promise<Terpasang>;
  lepasTotp: (bukti: BuktiDibawa) => Promise<unknown>;
  mulaiKunci: (bukti: BuktiDibawa) => Promise<KunciBaru>;
  pasangKunci: (isi: { tantangan: string; nama: string; jawaban: Record<string, unknown> }) => Promise<Terpasang>;
  lepasKunci: (id: string, bukti: BuktiDibawa) => Promise<unknown>;
  pemulihan: (bukti: BuktiDibawa) => Promise<{ kode_pemulihan: string[] }>;
  kalimatGalat: (galat: unknown, cadangan?: string) => string;
}
