/** Days before the last one of a correction, and before the end of a decision, at which it is told (H5). */
const TAHAP = { perbaikan: [3, 1], berakhir: [60, 30, 7] } as const;
/** Days of a month on which an unreported month before is told: near its last day in time, the 15th. */
const INGAT_REALISASI = { mulai: 10, sampai: 15 };
const HARI_MS = 86_400_000;

/** Days from one day (yyyy-mm-dd) to another. */
export const selisihHari = (dari: string, sampai: string): number => (Date.parse(sampai) - Date.parse(dari)) / HARI_MS;

/** The nearest stage that has come, so many days before the end; null = none yet, or the end has passed. */
export function tahapPengingat(jenis: keyof typeof TAHAP, sisaHari: number): number | null {
  if (sisaHari < 0) return null;
  return TAHAP[jenis].findLast((n) => sisaHari <= n) ?? null;
}
/** Of the working days that a service has: 60 per cent used, or all of them (C.9). */
export function tahapJam(terpakai: number, hari: number, lewat: boolean): 60 | 100 | null {
  if (lewat) return 100;
  return terpakai * 100 >= hari * 60 ? 60 : null;
}
/** The month (MMYYYY) to be reminded of on a day (yyyy-mm-dd); null on other days. */
export function bulanDiingatkan(hari: string): string | null {
  const [tahun = 0, bulan = 0, tanggal = 0] = hari.split('-').map(Number);
  if (tanggal < INGAT_REALISASI.mulai || tanggal > INGAT_REALISASI.sampai) return null;
  return bulan === 1 ? `12${tahun - 1}` : `${String(bulan - 1).padStart(2, '0')}${tahun}`;
}
