import { tanggalIso } from '../format/tanggal';

/** Day of the next month until which a month is reported in time [S6]. */
const HARI_BATAS = 15;
/** How a month of a permit stands: still running, may be reported, reported in time or late, or its day has passed. */
export type KeadaanLapor = 'berjalan' | 'terbuka' | 'tepat' | 'terlambat' | 'lewat';
export interface MasaLapor {
  /** MMYYYY */
  periode: string;
  /** Last day in time, yyyy-mm-dd in Jakarta. */
  tenggat: string;
}

const dua = (n: number): string => String(n).padStart(2, '0');
/** Last day on which the report of a month (MMYYYY) is in time. */
export function tenggatLapor(periode: string): string {
  const [bulan, tahun] = [Number(periode.slice(0, 2)), Number(periode.slice(2))];
  return bulan === 12 ? `${tahun + 1}-01-${HARI_BATAS}` : `${tahun}-${dua(bulan + 1)}-${HARI_BATAS}`;
}

/**
 * Months of a permit that are to be reported: from the month in which it came into force (in the year before: from January)
 * to the current one, or to the one in which it ended. Days are yyyy-mm-dd.
 */
export function masaLapor(tahun: number, mulai: string | null, sampai: string | null, kini: Date): MasaLapor[] {
  const hariIni = tanggalIso(kini);
  const bulanDari = (hari: string | null, lain: number): number =>
    hari?.startsWith(`${tahun}-`) ? Number(hari.slice(5, 7)) : lain;
  const akhirTahun = hariIni > `${tahun}-12-31` ? 12 : bulanDari(hariIni, 0);
  const akhir = Math.min(akhirTahun, bulanDari(sampai, sampai !== null && sampai < `${tahun}-01-01` ? 0 : 12));
  const awal = mulai !== null && mulai > `${tahun}-12-31` ? 13 : bulanDari(mulai, 1);
  return Array.from({ length: Math.max(0, akhir - awal + 1) }, (_, i) => {
    const periode = `${dua(awal + i)}${tahun}`;
    return { periode, tenggat: tenggatLapor(periode) };
  });
}

/** `dilaporkan`: when it was reported first. */
export function keadaanLapor({ periode, tenggat }: MasaLapor, dilaporkan: Date | null, kini: Date): KeadaanLapor {
  if (dilaporkan) return tanggalIso(dilaporkan) <= tenggat ? 'tepat' : 'terlambat';
  const hariIni = tanggalIso(kini);
  if (hariIni > tenggat) return 'lewat';
  return hariIni.slice(0, 7) === `${periode.slice(2)}-${periode.slice(0, 2)}` ? 'berjalan' : 'terbuka';
}
