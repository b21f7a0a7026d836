import { describe, expect, it } from 'vitest';
import { satuanBerkas } from './kolom-tampil';

const TON = { kodeSatuan: 'TNE', urSatuan: 'Ton' };
const KG = { kodeSatuan: 'KGM', urSatuan: 'Kilogram' };
const berkas = (satuan: (typeof TON)[], baris: (string | undefined)[], sisa = 0, seluruh: string | null = null) =>
  satuanBerkas({
    detail: { satuan: seluruh, formulir: { satuan } },
    baris: baris.map((s) => ({ isi: s ? { satuan: s } : {} })),
    belumDimuat: { baris: sisa },
  });

describe('part 5: the unit that stands beside quantities while they are typed', () => {
  it.each([
    ['the group has one', berkas([TON], []), 'ton'],
    ['all rows have the same', berkas([TON, KG], ['KGM', 'KGM']), 'kg'],
    ['rows differ', berkas([TON, KG], ['KGM', 'TNE']), ''],
    ['a row has none yet', berkas([TON, KG], ['KGM', undefined]), ''],
    ['nothing is known yet', berkas([TON, KG], []), ''],
    ['rows that are not loaded have the same', berkas([TON, KG], ['KGM'], 5, 'KGM'), 'kg'],
    ['rows that are not loaded differ', berkas([TON, KG], ['KGM'], 5, null), ''],
  ])('%s', (_, hasil, harapan) => {
    expect(hasil).toBe(harapan);
  });
});
