import { describe, expect, it } from 'vitest';
import { kunciPos, posBaris } from './pos';
import { keLazim, satuanDasar, satuanLazim, ubahSatuan } from './satuan-dasar';

/* Typed by hand from the ledger's page ('Shape', 'Units', examples 5 and 6) and from part F of the domain page. */
describe('units of a line', () => {
  it.each([
    ['011', 'TNE', 'KGM', 'rice is counted in kilograms, because it may be: TNE, KGM'],
    ['015', 'TNE', 'TNE', 'sugar in tonnes only'],
    ['0135', 'KGM', 'GRM', 'pearls in grams'],
    ['0120', 'MTQ', 'LTR', 'bioethanol in litres'],
    ['0111', 'BLL', 'MTQ', 'a barrel is no exact multiple, so gasoline is counted in cubic metres'],
    ['018', 'BLL', 'BLL', 'crude oil knows barrels only'],
    ['017', 'TNE', 'TNE', 'tyres by weight'],
    ['017', 'C62', 'C62', 'and tyres by piece are another line'],
    ['0134', 'HEA', 'HEA', 'heads are heads'],
  ])('%s in %s is added up in %s: %s', (kd, satuan, dasar) => {
    expect(satuanDasar(kd, satuan)).toBe(dasar);
  });
  it('tonnes become kilograms exactly, barrels cubic metres to the thousandth: 100 BLL = 15.899 MTQ, 99 BLL = 15.740', () => {
    expect(ubahSatuan('1234.567', 'TNE', 'KGM')).toBe('1234567');
    expect(ubahSatuan('0.001', 'TNE', 'KGM')).toBe('1');
    expect(ubahSatuan('100', 'BLL', 'MTQ')).toBe('15.899');
    expect(ubahSatuan('99', 'BLL', 'MTQ')).toBe('15.74');
    expect(() => ubahSatuan('1', 'TNE', 'C62')).toThrow();
    expect(() => ubahSatuan('1', 'KGM', 'TNE')).toThrow();
  });
  it('a line is shown in the usual unit without rounding', () => {
    expect(satuanLazim('011', 'KGM')).toBe('TNE');
    expect(satuanLazim('0111', 'MTQ')).toBe('MTQ');
    expect(keLazim('1234567', 'KGM', 'TNE')).toBe('1234.567');
    expect(keLazim('0.5', 'KGM', 'TNE')).toBe('0.0005');
    expect(keLazim('-1500', 'KGM', 'TNE')).toBe('-1.5');
    expect(keLazim('7', 'MTQ', 'MTQ')).toBe('7');
  });
});

describe('the line that a row stands on', () => {
  const gula = { kd_komoditas: '015', tahun: 2027 };
  it('is told apart by required elements 02 and 03, not by country, port, tariff line or standard', () => {
    const a = posBaris(gula, 'TNE', { '02': '020501', '03': '030501' });
    expect(a).toEqual({
      ...{ tahun: 2027, arah: 'impor', kd_komoditas: '015', satuan: 'TNE' },
      elemen: { '02': '020501', '03': '030501' },
    });
    expect(kunciPos(a)).toBe('2027:impor:015:TNE:02=020501:03=030501');
  });
  it('an element that the group does not require makes no line of its own: salt has no 02, fibreboard neither', () => {
    expect(posBaris({ kd_komoditas: '012', tahun: 2027 }, 'TNE', { '02': 'x', '03': '031201' }).elemen).toEqual({
      '03': '031201',
    });
    expect(kunciPos(posBaris({ kd_komoditas: '0123', tahun: 2027 }, 'MTQ', { '02': 'x', '03': 'y' }))).toBe(
      '2027:impor:0123:MTQ',
    );
  });
  it('rows of rice in tonnes and in kilograms stand on one line', () => {
    const isi = { '02': '021101', '03': '031101' };
    const beras = { kd_komoditas: '011', tahun: 2027 };
    expect(kunciPos(posBaris(beras, 'TNE', isi))).toBe(kunciPos(posBaris(beras, 'KGM', isi)));
  });
});
