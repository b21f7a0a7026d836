import { describe, expect, it } from 'vitest';
import { jumlahBerkas, judulBerkas, tautanBerkas } from './judul';

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
  it('a plan is called one, and has one screen in every state', () => {
    const rencana = { jnsLayanan: 'RKT', jenis_pengajuan: '1', ur_komoditas: 'Gula', tahun: 2027 } as const;
    expect(judulBerkas(rencana)).toBe('Rencana Gula 2027');
    const noAju = '09001941700020260907000052';
    const di = (kd_rekom: '01' | '09', kd_status_pengajuan: '00' | '21') =>
      tautanBerkas({ idNk: '7', noAju, kd_rekom, kd_status_pengajuan });
    expect([di('09', '00'), di('09', '21')]).toEqual([`/rkt-npp/${noAju}`, `/rkt-npp/${noAju}`]);
    expect([di('01', '00'), di('01', '21')]).toEqual(['/pengajuan/7/ubah', '/pengajuan/7']);
  });
});
