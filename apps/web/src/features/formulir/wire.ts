import type { Skema } from '@sinas/api-client';
import type { RekamanKomoditas } from '@sinas/domain/komoditas/rekaman';

/** Wire shapes the wizard reads and writes. They have no other home than the API's OpenAPI file. */
export type DetailFormulir = Skema<'RincianDto'>;
export type JsonSimpan = Skema<'JsonSimpanDto'>;
export type BarisServer = Skema<'BarisDto'>;
export type CatatanPetugas = Skema<'CatatanDto'>;
export type DokumenDiunggah = Skema<'BerkasDiunggahDto'>;
export type DokumenDiminta = Skema<'DokumenSyaratDto'>;
export type IsiSimpan = Skema<'SimpanDto'>;
export type HasilSimpan = Skema<'HasilSimpanDto'>;
export type HasilBaris = Skema<'HasilBarisDto'>;
export type HasilBanyak = Skema<'HasilBanyakDto'>;
export type SubServer = Skema<'SubTampilDto'>;
export type HasilSub = Skema<'HasilSubDto'>;
export type DataDistribusi = Skema<'DataDistribusiDto'>;
export type DistribusiServer = Skema<'DistribusiDitulisDto'>;
export type DistribusiIsi = Skema<'DistribusiIsiDto'>;
export type HasilDistribusi = Skema<'HasilDistribusiDto'>;
export type HasilDistribusiSatu = Skema<'HasilDistribusiSatuDto'>;
export type Impor = Skema<'ImporDto'>;
export type HasilKirim = Skema<'HasilKirimDto'>;
/** What a 409 tells about the server's state. */
export type DataUsang = Partial<
  Pick<HasilBaris, 'versi' | 'baris'> & Pick<HasilKirim, 'kd_status_pengajuan'> & Pick<DetailFormulir, 'penyunting'>
>;
/** A record as it is typed: any of its fields may still lack. */
export type Rekaman = RekamanKomoditas;
export const JALUR = '/nk/v2/data-nk';
