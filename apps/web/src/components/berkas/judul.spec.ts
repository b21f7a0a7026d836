import { describe, expect, it } from 'vitest';
import { jumlahBerkas, judulBerkas } from './judul';

describe('part 5: how a file is called and counted', () => {
  it('a quantity has the short form of its unit', () => {
    expect([
      jumlahBerkas({ jml_total: '400', satuan: 'TNE', ur_satuan: 'Ton' }),
      jumlahBerkas({ jml_total: '1850.5', satuan: 'MTK', ur_satuan: 'Meter persegi' }),
      jumlahBerkas({ jml_total: '1850.5', satuan: null, ur_satuan: null }),
    ]).toEqual(['400 ton', '1.850,5 m²', '1.850,5']);
  });
  it('PERTEK has one spelling', () => {
    expect(judulBerkas({ jnsLayanan: 'PERTEK', jenis_pengajuan: '3', ur_komoditas: 'Keramik', tahun: 2027 })).toBe(
      'Perubahan PERTEK Keramik 2027',
    );
  });
});
