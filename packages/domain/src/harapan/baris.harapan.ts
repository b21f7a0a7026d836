import { bacaTabel } from './baca.harapan';

/* Typed by hand from D.2 (goods) and VALIDASI-07, in the order of the grid; lengths are ours. 02 to 08: sugar (015). */
export const KOLOM_IMPOR = bacaTabel<'kd' | 'wajib' | 'maks' | 'jenis'>(`
kd                | wajib | maks | jenis
uraian_barang     | Y     | 300  | teks
02                | Y     | 120  | elemen
03                | Y     | 120  | elemen
04                | N     | 120  | elemen
05                | N     | 120  | elemen
06                | N     | 120  | elemen_banyak
07                | Y     | 120  | elemen
08                | Y     | 120  | hs
negara_asal       | Y     | -    | negara
pelabuhan_tujuan  | Y     | -    | pelabuhan
periode_importasi | Y     | -    | periode
satuan            | Y     | -    | satuan
jml_bahan_baku    | Y     | -    | angka
ukuran            | N     | 120  | teks
spesifikasi       | N     | 500  | teks
catatan_hs        | N     | 300  | teks
tujuan_penggunaan | N     | -    | pilihan
`);
export const HANYA_IMPOR = ['negara_asal', 'pelabuhan_tujuan', 'periode_importasi', 'tujuan_penggunaan'];
export const KOLOM_RINCIAN = bacaTabel<'kd' | 'wajib' | 'maks' | 'jenis'>(`
kd     | wajib | maks | jenis
uraian | Y     | 200  | teks
lokasi | Y     | 200  | teks
jml    | Y     | -    | angka
`);
