/** What a remark points at when it is not one field. */
export const SEMUA = '*';
export const TAMBAH_BARIS = 'tambah_baris';
export const HAPUS_BARIS = 'hapus_baris';
/** Nested rows: what a row's quantity is for. */
export const RINCIAN_BARIS = 'rincian';
/** To whom a row's quantity goes. */
export const DISTRIBUSI_BARIS = 'distribusi';
