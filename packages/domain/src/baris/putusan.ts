/** Levels that give a quantity to a row, in the order in which they speak. */
export const TINGKAT = { verifikator: 1, koordinator: 2, kl: 3, rakornis: 4, penetapan: 5 } as const;
export type TingkatPutusan = (typeof TINGKAT)[keyof typeof TINGKAT];

/** Levels at which the nation determines: the coordinator speaks there, not the ministry. */
export const TINGKAT_NASIONAL = ['rakornis', 'penetapan'] as const satisfies readonly (keyof typeof TINGKAT)[];

/** A cut as the wire shows it: at which level, by whom, why, from what to what (exact decimal texts). */
export interface Potongan {
  level: keyof typeof TINGKAT;
  oleh: string;
  kd_alasan: string;
  alasan: string;
  dari: string;
  ke: string;
}
