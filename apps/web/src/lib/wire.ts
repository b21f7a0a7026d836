import type { Skema } from '@sinas/api-client';

/** Wire shapes by the portal's names. They have no other home than the API's OpenAPI file. */
export type Ringkasan = Skema<'RingkasanDto'>;
export type DetailBerkas = Skema<'RincianDto'>;
export type Baris = Skema<'BarisDto'>;
export type BarisDistribusi = Skema<'DistribusiDto'>;
export type DataDistribusi = Skema<'DataDistribusiDto'>;
export type Potongan = Skema<'PotonganDto'>;
export type Dokumen = Skema<'DokumenDto'>;
export type Catatan = Skema<'CatatanDto'>;
export type Proses = Skema<'ProsesDto'>;
export type KeteranganTolak = Skema<'KeteranganTolakDto'>;
export type Riwayat = Skema<'RiwayatDto'>;
export type DataRakormen = Skema<'DataRakormenDto'>;
export type PerubahanAsal = Skema<'HasilPerubahanDto'>;
export type KeputusanKl = Skema<'KeputusanKlDto'>;
export type HasilSimpan = Skema<'HasilSimpanDto'>;
