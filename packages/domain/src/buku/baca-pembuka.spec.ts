import { describe, expect, it } from 'vitest';
import { bacaBarisPembuka, periksaIzinPembuka, type BarisPembukaBaca, type MedanPembuka } from './baca-pembuka';

const HARI_INI = '2026-11-24';
type Ketik = Partial<Record<MedanPembuka, string | number>>;
/** Valves of a company, as somebody types them; a number is a number of the sheet. */
const ISI: Ketik = {
  ...{ no_keputusan: 'B-12/PERTEK/2026', tgl_keputusan: '3 Maret 2026', npwp: '01.234.567.8-901.000', nib: '' },
  ...{ kd_rekom: 'PERTEK', kd_komoditas: '0142', tahun: '2026', '02': '0214201', hs: '8481.80.99' },
  ...{ uraian: 'Katup', satuan: 'c62', jml: '1.500', terealisasi: '0', berlaku_mulai: '2026-03-03' },
  berlaku_sampai: '31/12/2026',
};
const baca = (lain: Ketik = {}, nomor = 5) =>
  bacaBarisPembuka(
    nomor,
    Object.fromEntries(
      Object.entries({ ...ISI, ...lain }).map(([m, v]) => [
        m,
        { teks: String(v), angka: typeof v === 'number', tanggal: null },
      ]),
    ),
    HARI_INI,
  );
const baris = (lain: Ketik = {}, nomor = 5): BarisPembukaBaca => {
  const { baris: b } = baca(lain, nomor);
  if (!b) throw new Error('refused');
  return b;
};

describe('a row of the workbook', () => {
  it('is read as people write it: days, thousands, numbers of identity', () => {
    expect(baca()).toEqual({
      masalah: [],
      baris: {
        ...{
          nomor: 5,
          no_keputusan: 'B-12/PERTEK/2026',
          tgl_keputusan: '2026-03-03',
          npwp: '012345678901000',
          nib: '',
        },
        ...{ kd_rekom: '07', kd_komoditas: '0142', tahun: 2026, elemen: { '02': '0214201' }, hs: '84818099' },
        ...{ uraian: 'Katup', satuan: 'C62', jml: '1500', terealisasi: '0' },
        ...{ berlaku_mulai: '2026-03-03', berlaku_sampai: '2026-12-31' },
      },
    });
  });
  it('a number of the sheet is no thousand: 2.125 is two and an eighth', () => {
    expect(baris({ jml: 2.125 }).jml).toBe('2.125');
    expect(baris({ jml: '2.125' }).jml).toBe('2125');
  });
  it.each<[MedanPembuka, string | number, string]>([
    ['no_keputusan', '', 'Isi nomor izin dengan paling banyak 60 karakter'],
    ['no_keputusan', 'x'.repeat(61), 'Isi nomor izin dengan paling banyak 60 karakter'],
    ['tgl_keputusan', '31/02/2026', 'Isi tanggal yang benar, misalnya 31/12/2026'],
    ['tgl_keputusan', '25/11/2026', 'Izin ini bertanggal sesudah hari ini'],
    ['npwp', '123', 'Isi NPWP dengan 15 atau 16 angka'],
    ['nib', '123', 'Isi NIB dengan 13 angka, atau kosongkan'],
    ['kd_komoditas', '999', 'Isi kode komoditas yang ada pada lembar Petunjuk'],
    ['kd_rekom', 'RKI', 'Isi layanan yang menerbitkan izin komoditas ini, misalnya PERTEK'],
    ['kd_rekom', 'PK', 'Isi layanan yang menerbitkan izin komoditas ini, misalnya PERTEK'],
    ['satuan', 'TNE', 'Isi satuan komoditas ini: C62, KGM'],
    ['tahun', '2028', 'Isi tahun neraca dengan empat angka, paling lambat tahun depan'],
    ['hs', '8481', 'Isi kode HS dengan delapan angka'],
    ['uraian', ' ', 'Isi uraian barang dengan paling banyak 500 karakter'],
    ['jml', '0', 'Isi jumlah lebih dari nol dengan paling banyak tiga angka di belakang koma'],
    ['jml', '-5', 'Isi jumlah lebih dari nol dengan paling banyak tiga angka di belakang koma'],
    ['jml', 1.2345, 'Isi jumlah lebih dari nol dengan paling banyak tiga angka di belakang koma'],
    ['terealisasi', '', 'Isi realisasi nol atau lebih dengan paling banyak tiga angka di belakang koma'],
    ['terealisasi', '1.500,001', 'Realisasi melebihi jumlah terbit'],
    ['berlaku_sampai', '02/03/2026', 'Masa berlaku berakhir sebelum dimulai'],
  ])('%s %s is refused at its cell', (medan, nilai, kata) => {
    const h = baca({ [medan]: nilai });
    expect(h.baris).toBeNull();
    expect(h.masalah).toContainEqual({ nomor: 5, medan, pesan: kata });
  });
});

describe('rows of one permit', () => {
  it('may be of several goods', () => {
    expect(periksaIzinPembuka([baris(), baris({ hs: '84818091' }, 6)])).toEqual([]);
  });
  it('agree on what the permit is', () => {
    expect(periksaIzinPembuka([baris(), baris({ hs: '84818091', berlaku_sampai: '30/12/2026' }, 6)])).toEqual([
      { nomor: 6, medan: 'berlaku_sampai', pesan: 'Berbeda dari izin B-12/PERTEK/2026 pada baris 5' },
    ]);
  });
  it('a good stands once', () => {
    expect(periksaIzinPembuka([baris(), baris({ jml: '7' }, 6)])).toEqual([
      { nomor: 6, medan: null, pesan: 'Barang ini sudah ada pada baris 5' },
    ]);
  });
});
