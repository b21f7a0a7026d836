import { describe, expect, it } from 'vitest';
import { detail } from '../../../../test-berkas';
import { jenisBerkas, ringkasBaris, teksKolom } from './kolom-baris';

const baris = {
  ...{ id: '1', no_seri: 1, versi: 1, uraian_barang: 'Gula kristal mentah', '08': '17011400', ur_08: 'Gula tebu' },
  ...{ negara_asal: 'TH', ur_negara_asal: 'Thailand', pelabuhan_tujuan: 'IDCWN', ur_pelabuhan_tujuan: 'Ciwandan' },
  ...{ '06': ['a', 'b'], ur_06: ['Kemasan A', 'Kemasan B'], periode_importasi: ['012027', '022027'] },
  ...{ satuan: 'TNE', ur_satuan: 'Ton', jml_bahan_baku: '5200.5', spesifikasi: '' },
};
const { utama, bawahan } = jenisBerkas(detail([]));
const teks = (kd: string) => {
  const kolom = utama.kolom.find((k) => k.kd_field === kd);
  return kolom && teksKolom(baris, kolom, baris);
};

describe('14.6 the decision sheet reads the kinds of row of the service', () => {
  it('the kind that is decided, and the one below it, with the names of their columns', () => {
    expect([utama.nama, utama.langkah, bawahan?.nama]).toEqual(['Barang', 'barang', 'Rincian pemakaian']);
    expect(utama.kolom.map((k) => k.label)).toEqual(
      expect.arrayContaining(['Uraian barang', 'Negara asal', 'Pelabuhan tujuan', 'Periode impor', 'Satuan', 'Jumlah']),
    );
    expect(bawahan?.kolom.map((k) => k.label)).toEqual(['Pemakaian', 'Lokasi', 'Jumlah']);
  });
  it('a line names the goods and their origin, the tariff line and the port, and the quantity', () => {
    expect(ringkasBaris(baris, utama)).toEqual({
      nama: ['Gula kristal mentah', 'Thailand'],
      rincian: ['1701.14.00', 'Ciwandan'],
      jml: '5200.5',
    });
    expect(ringkasBaris({ ur_02: 'Gula mentah' }, utama)).toEqual({
      nama: ['Gula mentah', undefined],
      rincian: [undefined, undefined],
      jml: '0',
    });
  });
  it('cells read as people write them', () => {
    expect(
      ['08', '06', 'periode_importasi', 'satuan', 'jml_bahan_baku', 'negara_asal', 'spesifikasi'].map(teks),
    ).toEqual([
      '1701.14.00 Gula tebu',
      'Kemasan A, Kemasan B',
      'Jan 2027, Feb 2027',
      'ton',
      '5.200,5 ton',
      'Thailand',
      '-',
    ]);
  });
});
