import { describe, expect, it } from 'vitest';
import { pencariSaran, pesanPilihan, saranTerdekat, sebut } from './saran';

const NEGARA = [
  { kode: 'CN', nama: 'Tiongkok' },
  { kode: 'JP', nama: 'Jepang' },
  { kode: 'KR', nama: 'Korea Selatan' },
  { kode: 'KP', nama: 'Korea Utara' },
  { kode: 'TH', nama: 'Thailand' },
];
const cari = pencariSaran({
  negara: NEGARA,
  pelabuhan: [
    { kode: 'IDTPP', nama: 'Tanjung Priok, Jakarta' },
    { kode: 'IDSUB', nama: 'Tanjung Perak, Surabaya' },
  ],
  satuan: [{ kode: 'TNE', nama: 'Ton (1.000 kg)' }],
});
const kata = (teks: string): string => pesanPilihan('Negara asal', teks, cari('negara', teks).map(sebut));

describe('what may be meant', () => {
  it.each([
    ['Cina', 'Cina: maksud Anda CN Tiongkok?'],
    ['china', 'china: maksud Anda CN Tiongkok?'],
    ['Tiongkk', 'Tiongkk: maksud Anda CN Tiongkok?'],
    ['Thailnd', 'Thailnd: maksud Anda TH Thailand?'],
    ['Korea', 'Korea: maksud Anda KR Korea Selatan?'],
    ['Japan', 'Japan: maksud Anda JP Jepang?'],
  ])('%s', (teks, akhir) => expect(kata(teks)).toBe(`Negara asal tidak ada di daftar. ${akhir}`));
  it('is nothing where nothing comes near', () => {
    expect(kata('Antah Berantah')).toBe('Negara asal tidak ada di daftar');
    expect(kata('')).toBe('Negara asal tidak ada di daftar');
    expect(cari('negara', 'x'.repeat(500))).toEqual([]);
  });
  it('is at most two, ports by a part of their name', () => {
    expect(pesanPilihan('Pelabuhan', 'tanjung', cari('pelabuhan', 'tanjung').map(sebut))).toBe(
      'Pelabuhan tidak ada di daftar. tanjung: maksud Anda IDTPP Tanjung Priok, Jakarta atau IDSUB Tanjung Perak, Surabaya?',
    );
    expect(cari('pelabuhan', 'Tanjung Perak')[0]?.kode).toBe('IDSUB');
    expect(saranTerdekat(NEGARA, 'korea utara')).toEqual([NEGARA[3]]);
  });
  it('costs a bounded number of searches, however many texts are wrong', () => {
    const banyak = pencariSaran({ negara: NEGARA, pelabuhan: [], satuan: [] });
    const hasil = Array.from({ length: 10_000 }, (_, i) => banyak('negara', `Tiongkok${i % 400}`).length);
    expect(hasil.slice(0, 300).every((n) => n > 0)).toBe(true);
    expect(hasil.slice(300, 400).every((n) => n === 0)).toBe(true);
    // What was answered once is answered again.
    expect(banyak('negara', 'Tiongkok7')).toBe(banyak('negara', 'Tiongkok7'));
  });
});
