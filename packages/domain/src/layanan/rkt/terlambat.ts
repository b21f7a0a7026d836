import { keadaanLapor, masaLapor } from '../../realisasi/lapor';

/** What late months of a plan lead to: once a warning, twice no new case draws from it until they are reported. */
export type KeadaanRencana = 'tepat' | 'peringatan' | 'tertahan';
export interface RencanaTerlambat {
  /** Months (MMYYYY) whose last day in time has passed without a report, the first one first. */
  bulan: string[];
  keadaan: KeadaanRencana;
}
/** `mulai`: day (yyyy-mm-dd) on which the plan came into force. */
export function rencanaTerlambat(
  tahun: number,
  mulai: string | null,
  dilaporkan: readonly string[],
  kini: Date,
): RencanaTerlambat {
  const bulan = masaLapor(tahun, mulai, null, kini)
    .filter((m) => !dilaporkan.includes(m.periode) && keadaanLapor(m, null, kini) === 'lewat')
    .map((m) => m.periode);
  const keadaan = bulan.length > 1 ? 'tertahan' : bulan.length === 1 ? 'peringatan' : 'tepat';
  return { bulan, keadaan };
}
