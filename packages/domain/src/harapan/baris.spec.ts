import { describe, expect, it } from 'vitest';
import { KELOMPOK } from '../komoditas/daftar';
import { KOLOM_SUB, kolomBaris, type Kolom } from '../pengajuan/baris';
import { bacaTabel } from './baca.harapan';

/* Typed by hand from D.2 (goods) and VALIDASI-07, in the order of the grid; lengths are ours. 02 to 08: sugar (015). */
const IMPOR = bacaTabel<'kd' | 'wajib' | 'maks' | 'jenis'>(`
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
`);
const HANYA_IMPOR = ['negara_asal', 'pelabuhan_tujuan', 'periode_importasi'];
const RINCIAN = bacaTabel<'kd' | 'wajib' | 'maks' | 'jenis'>(`
kd     | wajib | maks | jenis
uraian | Y     | 200  | teks
lokasi | Y     | 200  | teks
jml    | Y     | -    | angka
`);
const kata = (k: Kolom) => ({
  kd: k.kd_field,
  wajib: k.wajib ? 'Y' : 'N',
  maks: k.maks === undefined ? '' : String(k.maks),
  jenis: k.jenis,
});

describe('D.2 columns of a goods row, against the table typed from the page', () => {
  const gula = KELOMPOK.get('015');
  if (!gula) throw new Error('015');
  it('of an imported good', () => {
    expect(kolomBaris(gula, 'impor').map(kata)).toEqual(IMPOR);
  });
  it('of a good bought here: the same without country, port and periods', () => {
    expect(kolomBaris(gula, 'lokal').map(kata)).toEqual(IMPOR.filter((k) => !HANYA_IMPOR.includes(k.kd)));
  });
  it('of what a part of its quantity is for', () => {
    expect(KOLOM_SUB.map(kata)).toEqual(RINCIAN);
  });
});
