import type { Skema } from '@sinas/api-client';

/** Wire shapes of a plan. They have no other home than the API's OpenAPI file. */
export type Rencana = Skema<'NppRencanaDto'>;
export type IsiWire = Skema<'NppIsiDto'>;
export type BarisWire = Skema<'NppBarisDto'>;
export type BulanWire = Skema<'NppBulanBacaDto'>;
export type HasilRencana = Skema<'NppHasilDto'>;
export type HasilBaris = Skema<'NppHasilBarisDto'>;
export type HasilHapus = Skema<'NppHapusDto'>;
export type HasilKirim = Skema<'NppHasilKirimDto'>;
export type CheckpointWire = Skema<'NppCheckpointDto'>;
export type Terlambat = Skema<'NppRencanaTerlambatDto'>;
export type PemakaiRencana = Skema<'NppUserDto'>;
export type KomoditasRencana = Skema<'NppKomoditasDto'>;
export type DokumenRencana = Skema<'NppDokumenDto'>;
export type DokumenDiunggah = Skema<'NppDokumenDiunggahDto'>;
export type Garis = Skema<'NppNestedDto'>;
export const NPP = '/nk/v2/npp';
export type StatusRencana = Skema<'NppStatusDto'>;
export type DokumenHapus = Skema<'NppDokumenHapusDto'>;
