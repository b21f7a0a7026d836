import { describe, expect, it } from 'vitest';
import { saringGa, saringHs, saringKantor, saringKbli, saringPelabuhan } from './saring';

describe('reference filters', () => {
  it('VALIDASI-13 keeps HS codes of exactly 8 characters and merges duplicates by line breaks', () => {
    const hasil = saringHs([
      { hsCodeFormat: '17011400', uraianId: 'Gula tebu' },
      { hsCodeFormat: '170114', uraianId: 'Enam angka' },
      { hsCodeFormat: '17011400', uraianId: 'Lainnya' },
      { hsCodeFormat: '17011400', uraianId: 'Lainnya' },
    ]);
    expect(hasil).toEqual([{ hsCodeFormat: '17011400', uraianId: 'Gula tebu\nLainnya' }]);
  });
  it('VALIDASI-14 keeps KBLI codes of 5 characters', () => {
    expect(
      saringKbli([
        { kode_kbli: '10721', uraian: 'a' },
        { kode_kbli: '1072', uraian: 'b' },
      ]),
    ).toEqual([{ kode_kbli: '10721', uraian: 'a' }]);
  });
  const kantor = (KodeKPBC: string, UrKPBC = 'KPPBC', Id_Refrensi_KPBC: string | null = null) => ({
    KodeKPBC,
    UrKPBC,
    Id_Refrensi_KPBC,
  });
  it('VALIDASI-15 excludes head office, outside unit, head-office references and PANGSAROP', () => {
    const semua = [
      kantor('000000'),
      kantor('999999'),
      kantor('001000', 'Sekretariat', '000000'),
      kantor('040700', 'Pangsarop Tanjung Priok'),
      kantor('010700'),
    ];
    expect(saringKantor(semua).map((k) => k.KodeKPBC)).toEqual(['010700']);
  });
  it('VALIDASI-16 lists 040300, 020400 and 050100 first', () => {
    expect(saringKantor(['010700', '050100', '040300', '020400'].map((k) => kantor(k))).map((k) => k.KodeKPBC)).toEqual(
      ['040300', '020400', '050100', '010700'],
    );
  });
  it('VALIDASI-17 excludes ministries with a truthy status', () => {
    const ga = (kodeGA: string, status: number | string | boolean | null) => ({ kodeGA, GA: kodeGA, status });
    expect(
      saringGa([ga('1', 0), ga('2', null), ga('3', '0'), ga('4', ''), ga('5', 1), ga('6', 'Y'), ga('7', true)]).map(
        (g) => g.kodeGA,
      ),
    ).toEqual(['1', '2', '3', '4']);
  });
  it('VALIDASI-18 drops ports without an office and always appends XZTGR of office 050400', () => {
    const hasil = saringPelabuhan([
      { KodePelabuhan: 'IDTPP', Pelabuhan: 'Tanjung Priok', KodeKantor: '040300' },
      { KodePelabuhan: 'IDXXX', Pelabuhan: 'Uji', KodeKantor: '' },
    ]);
    expect(hasil.map((p) => [p.KodePelabuhan, p.KodeKantor])).toEqual([
      ['IDTPP', '040300'],
      ['XZTGR', '050400'],
    ]);
    expect(saringPelabuhan(hasil).filter((p) => p.KodePelabuhan === 'XZTGR')).toHaveLength(1);
    expect(saringPelabuhan([])).toHaveLength(1);
  });
});
