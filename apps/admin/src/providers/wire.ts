import type { Skema } from '@sinas/api-client';

/** Wire shapes by the console's names. They have no other home than the API's OpenAPI file. */
export type Ringkasan = Skema<'RingkasanDto'>;
export type Baris = Skema<'BarisDto'>;
export type SubBaris = Skema<'SubTampilDto'>;
export type Potongan = Skema<'PotonganDto'>;
export type Dokumen = Skema<'DokumenDto'>;
export type Tolak = Skema<'TolakMasukDto'>;
export type Lembar = Skema<'LembarKeputusanDto'>;
export type RincianLembar = Skema<'RincianKeputusanDto'>;
export type ButirPerbaikanLembar = Skema<'ButirPerbaikanDto'>;
export type IsiLembar = Skema<'KeputusanSimpanDto'>;
export type IsiKeputusan = Skema<'KeputusanKirimDto'>;
export type HasilKeputusan = Skema<'HasilKeputusanDto'>;
export type HasilAksi = Skema<'HasilAksiDto'>;
export type HasilAmbil = Skema<'HasilAmbilDto'>;
export type Riwayat = Skema<'RiwayatDto'>;
export type Komponen = Skema<'KomponenDto'>;
export type Pengiriman = Skema<'PengirimanGagalDto'>;
export type Pemberitahuan = Skema<'NotifikasiDto'>;
export type BelumDibaca = Skema<'BelumDibacaDto'>;
export type MetaAntrean = Skema<'MetaAntreanDto'>;
export type NamaAntrean = keyof MetaAntrean['hitung'];
/** react-admin wants an `id` on every record. */
export type BerkasDaftar = Ringkasan & { id: string };
export type Detail = Skema<'RincianDto'> & { id: string };
