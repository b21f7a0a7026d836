import type { Skema } from '@sinas/api-client';

export type TahapJadwal = Skema<'TahapJadwalDto'>;
export type AngkaPerLayanan = Skema<'AngkaLayananDto'>;
