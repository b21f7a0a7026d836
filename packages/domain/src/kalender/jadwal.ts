/** Window of a balance year for a service and, where given, one commodity group. */
export interface Jadwal {
  tahun: number;
  kd_rekom: string;
  kd_komoditas: string | null;
  buka_buat: Date;
  tutup_buat: Date;
  tutup_ubah: Date;
  /** Of what draws from a determination; null = from the determination, to the end of the year. */
  buka_tarik?: Date | null;
  tutup_tarik?: Date | null;
}
/** Closing times of the specification (NERACA-07), used where a year has no row. */
export const TUTUP_BUAT_BAWAAN = new Date('2021-12-12T23:59:59+07:00');
export const TUTUP_UBAH_BAWAAN = new Date('2021-12-29T12:00:00+07:00');

/** The row that governs a file: the commodity's own before the service's. */
export function jadwalBerlaku(
  semua: readonly Jadwal[],
  tahun: number,
  kdRekom: string,
  kdKomoditas: string,
): Jadwal | null {
  const calon = semua.filter((j) => j.tahun === tahun && j.kd_rekom === kdRekom);
  return calon.find((j) => j.kd_komoditas === kdKomoditas) ?? calon.find((j) => j.kd_komoditas === null) ?? null;
}
export const tutupBuat = (j: Jadwal | null): Date => j?.tutup_buat ?? TUTUP_BUAT_BAWAAN;
export const tutupUbah = (j: Jadwal | null): Date => j?.tutup_ubah ?? TUTUP_UBAH_BAWAAN;
/** Last moment for what draws from a determination. */
export const tutupTarik = (j: Jadwal | null, tahun: number): Date =>
  j?.tutup_tarik ?? new Date(`${tahun}-12-31T23:59:59+07:00`);
/** `closedForm` is the negation. The closing second itself still counts as open. */
export const bukaBuat = (j: Jadwal | null, kini: Date): boolean =>
  (j === null || kini >= j.buka_buat) && kini <= tutupBuat(j);
export const bukaUbah = (j: Jadwal | null, kini: Date): boolean =>
  (j === null || kini >= j.buka_buat) && kini <= tutupUbah(j);
