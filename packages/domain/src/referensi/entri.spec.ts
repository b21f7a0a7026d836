import { describe, expect, it } from 'vitest';
import { asalDari, dataDariTeks, dataTeks, periksaEntri, type IsiEntri } from './entri';
import { warisanKeluarga } from './pohon-hs';

const isi = (lain: Partial<IsiEntri> = {}): IsiEntri => ({
  uraian: 'Uji',
  induk: null,
  data: {},
  berlaku_mulai: null,
  berlaku_akhir: null,
  ...lain,
});
const path = (...a: Parameters<typeof periksaEntri>) => periksaEntri(...a).map((s) => s.path);

describe('an entry', () => {
  it('that is whole has no faults', () => {
    expect(path('pelabuhan', 'IDTPP', isi({ induk: 'ID', data: { kode_kantor: '040300' } }))).toEqual([]);
    expect(path('kpbc', '010000', isi({ induk: '010000' }))).toEqual([]); // the topmost office names itself
  });
  it('has every fault at its field', () => {
    const rusak = isi({ uraian: ' ', induk: 'Indonesia', data: { kode_kantor: 'x' }, berlaku_mulai: '2026-13-01' });
    expect(path('pelabuhan', 'idtpp', rusak)).toEqual(['kode', 'uraian', 'induk', 'data.kode_kantor', 'berlaku_mulai']);
  });
  it('does not hang from itself', () => expect(path('hs', '1701', isi({ induk: '1701' }))).toEqual(['induk']));
  it.each(['\u0000', '\ufffd', '\u001b[31m'])('has no letters that cannot be read: %j', (x) => {
    expect(path('incoterm', 'CIF', isi({ uraian: `Uji${x}` }))).toEqual(['uraian']);
  });
});

describe('fields as texts', () => {
  it('numbers go out as texts and come back as numbers; what the form does not have stays', () => {
    const lama = { hs: '17011400', rendemen: 94.5, asal: 'x' };
    expect(dataTeks('dendogram', lama)).toEqual({ hs: '17011400', rendemen: '94.5' });
    expect(dataDariTeks('dendogram', { hs: '17011400', rendemen: '95' }, lama)).toEqual({
      hs: '17011400',
      rendemen: 95,
      asal: 'x',
    });
    expect(dataDariTeks('dendogram', { hs: '' }, lama)).toEqual({ asal: 'x' });
  });
});

describe('whose word an entry is', () => {
  it.each([
    ['awal', 'awal'],
    ['iso-3166', 'paket'],
    ['paket:idn-area-data', 'paket'],
    ['btki2022.csv', 'berkas'],
    ['unggah:btki2022.csv', 'unggahan'],
    ['petugas', 'petugas'],
  ])('%s: %s', (sumber, asal) => expect(asalDari(sumber)).toBe(asal));
});

describe('texts that lines inherit', () => {
  it('a ring ends', () => {
    const w = warisanKeluarga([
      { kode: 'A', uraian: 'a', induk: 'B' },
      { kode: 'B', uraian: 'b', induk: 'A' },
    ]);
    expect(w.get('A')?.jalur).toEqual(['b']);
  });
});
