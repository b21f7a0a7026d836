import { caraBaca } from '../../../../test/support/buku';
import { DaftarPilihan } from './daftar-pilihan';
import { bacaRekaman } from './petakan-baris';
import { desimalDariAngka, formatTanggal, selTeks, tanggalDariSeri, type Sel } from '../buku/sel';

const cara = caraBaca();
const baca = (medan: string, s: string | Partial<Sel>) => {
  const r = bacaRekaman(new Map([[medan, typeof s === 'string' ? selTeks(s) : { ...selTeks(''), ...s }]]), cara);
  return r?.masalah.get(medan) ?? r?.data[medan];
};
const bil = (n: number): Partial<Sel> => ({ teks: desimalDariAngka(n), angka: n });

describe('quantities', () => {
  it.each<[string | Partial<Sel>, string]>([
    ['2.750,5', '2750.5'],
    ['2750.5', '2750.5'],
    ['2.750', '2750'],
    [' 1 000 ', '1000'],
    [bil(2750.5), '2750.5'],
    [bil(0.1 + 0.2), '0.3'],
    [bil(2750.4999999999995), '2750.5'],
    [bil(1.2e6), '1200000'],
    ['-5', '-5'],
  ])('%j is %s', (s, nilai) => expect(baca('jml_bahan_baku', s)).toBe(nilai));
  it('the English way of writing is asked back, not guessed', () => {
    expect(baca('jml_bahan_baku', '2,750.5')).toBe('Jumlah ditulis 2,750.5. Maksud Anda 2.750,5?');
  });
  it('words, four decimals and more than a column holds are named', () => {
    expect(baca('jml_bahan_baku', 'banyak')).toBe('Jumlah harus berupa angka, contoh 2.750,5');
    expect(baca('jml_bahan_baku', bil(0.12345))).toBe('Jumlah paling banyak tiga angka di belakang koma');
    expect(baca('jml_bahan_baku', bil(1e20))).toBe('Jumlah paling banyak 999.999.999.999,999');
  });
});

describe('names and codes', () => {
  it.each([
    ['negara_asal', ' norwegia ', 'NO'],
    ['negara_asal', 'no', 'NO'],
    ['negara_asal', 'NO - Norwegia', 'NO'],
    ['negara_asal', 'Antah Berantah', 'Antah Berantah'],
    ['pelabuhan_tujuan', 'TANJUNG  PRIOK', 'IDTPP'],
    ['pelabuhan_tujuan', 'Kembar (IDBBB)', 'IDBBB'],
    ['satuan', 'ton', 'TNE'],
    ['03', 'hotel/RESTORAN', '031302'],
  ])('%s %j is %s', (medan, teks, kode) => expect(baca(medan, teks)).toBe(kode));
  it('two places of one name are not guessed', () => expect(baca('pelabuhan_tujuan', 'Kembar')).toBe('Kembar'));
  it('what has ended is not offered, but read and written by its name; a name of both means the one that is offered', () => {
    const daftar = new DaftarPilihan([
      { kode: 'A', nama: 'Sol', mati: true },
      { kode: 'B', nama: 'Sol' },
      { kode: 'C', nama: 'Jadi', mati: true },
    ]);
    expect(daftar.tampilan).toEqual(['Sol']);
    expect(['A', 'B', 'C'].map((k) => daftar.tampil(k))).toEqual(['Sol (A)', 'Sol', 'Jadi']);
    expect(['sol', 'Sol (A)', 'jadi'].map((t) => daftar.kode(t))).toEqual(['B', 'A', 'C']);
  });
  it('several variants, from the list and typed', () => {
    expect(baca('06', 'salmo salar; Thunnus albacares\nsalmo salar')).toEqual(['061302', 'Thunnus albacares']);
  });
  it.each<[string | Partial<Sel>, string]>([
    ['0303.43.00', '03034300'],
    ['03034300', '03034300'],
    ['0303.43.00 - Cakalang', '03034300'],
    [bil(3034300), '03034300'],
    ['0303', '0303'],
  ])('HS %j is %s', (s, kode) => expect(baca('08', s)).toBe(kode));
});

describe('months', () => {
  it.each<[string | Partial<Sel>, unknown]>([
    ['Jan 2027, Feb 2027', ['012027', '022027']],
    ['Des 2027; januari 2027', ['012027', '122027']],
    ['Mar dan Apr 2027', ['032027', '042027']],
    ['1/2027\n2/2027', ['012027', '022027']],
    [bil(12027), ['012027']],
    ['kapan saja', 'Periode impor harus bulan dan tahun, contoh Jan 2027'],
  ])('%j is %j', (s, hasil) => expect(baca('periode_importasi', s)).toEqual(hasil));
});

it('text that was neutralised on its way out comes back as it was', () => {
  expect(baca('uraian_barang', "'=1+1")).toBe('=1+1');
  expect(baca('uraian_barang', "'kutip'")).toBe("'kutip'");
});
it('a row of spaces is no row', () =>
  expect(bacaRekaman(new Map([['uraian_barang', selTeks('  ')]]), cara)).toBeNull());

describe('dates of Excel', () => {
  it('count from 1900 or 1904', () => {
    expect(tanggalDariSeri(46388, false)).toEqual({ tahun: 2027, bulan: 1, hari: 1 });
    expect(tanggalDariSeri(46388 - 1462, true)).toEqual({ tahun: 2027, bulan: 1, hari: 1 });
  });
  it.each<[number, string | undefined, boolean]>([
    [14, undefined, true],
    [0, undefined, false],
    [164, 'mmm-yy', true],
    [165, '[$-421]dd mmmm yyyy;@', true],
    [166, '#,##0.00', false],
    [167, '"hari" 0', false],
    [168, 'mmmm', true],
    [169, 'h:mm', false],
    [170, 'General', false],
  ])('format %s %s: %s', (id, kode, ya) => expect(formatTanggal(id, kode)).toBe(ya));
});
