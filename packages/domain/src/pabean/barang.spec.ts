import { describe, expect, it } from 'vitest';
import { bacaBarang } from './barang';

const ISI = {
  ...{
    no_pib: '000123',
    seri: '1',
    versi: 2,
    tgl_pib: '02/03/2027',
    kd_kantor: '040300',
    npwp: '01.000.000.1-012.000',
  },
  ...{ no_izin: ' 1/RIPH ', hs: '0303.43.00', uraian: 'Cakalang', satuan: 'kgm', jml: '5.500', negara_asal: 'no' },
};
describe('a line as customs tell it', () => {
  it('is read in its own forms: dates, dots in numbers, small letters', () => {
    expect(bacaBarang(ISI)).toEqual({
      masalah: [],
      barang: {
        ...{ no_pib: '000123', seri: 1, versi: 2, tgl_pib: '2027-03-02', kd_kantor: '040300', npwp: '010000001012000' },
        ...{ no_izin: '1/RIPH', hs: '03034300', uraian: 'Cakalang', satuan: 'KGM', jml: '5.5', negara_asal: 'NO' },
        batal: false,
      },
    });
  });
  it.each(['ya', 'Y', true, '1'])('a cancellation: %s', (batal) => {
    expect(bacaBarang({ ...ISI, batal }).barang?.batal).toBe(true);
  });
  it.each([
    [{ no_pib: '' }, 'Isi nomor PIB dengan 4 sampai 30 huruf, angka, titik, garis miring, atau tanda hubung'],
    [{ seri: '0' }, 'Isi nomor seri barang dengan bilangan mulai dari 1'],
    [{ seri: '1.5' }, 'Isi nomor seri barang dengan bilangan mulai dari 1'],
    [{ versi: '' }, 'Isi versi dengan bilangan mulai dari 1'],
    [{ tgl_pib: '31/02/2027' }, 'Isi tanggal PIB yang benar'],
    [{ kd_kantor: '4030' }, 'Isi kode kantor pabean dengan enam angka'],
    [{ npwp: '123' }, 'Isi NPWP dengan 15 atau 16 angka'],
    [{ no_izin: '' }, 'Isi nomor izin'],
    [{ hs: '030343' }, 'Isi kode HS dengan delapan angka'],
    [{ satuan: 'kilogram' }, 'Isi kode satuan, misalnya TNE'],
    [{ jml: '0' }, 'Isi jumlah lebih dari nol dengan paling banyak tiga angka di belakang koma'],
    [{ jml: '-1' }, 'Isi jumlah lebih dari nol dengan paling banyak tiga angka di belakang koma'],
    [{ jml: '1e5' }, 'Isi jumlah lebih dari nol dengan paling banyak tiga angka di belakang koma'],
    [{ jml: '1.2345' }, 'Isi jumlah lebih dari nol dengan paling banyak tiga angka di belakang koma'],
    [{ jml: '1000000000000' }, 'Isi jumlah lebih dari nol dengan paling banyak tiga angka di belakang koma'],
    [{ jml: { toString: 'x' } }, 'Isi jumlah lebih dari nol dengan paling banyak tiga angka di belakang koma'],
  ])('%j is refused with what is wrong', (lain, kata) => {
    const { barang, masalah } = bacaBarang({ ...ISI, ...lain });
    expect([barang, masalah]).toEqual([null, [kata]]);
  });
});
