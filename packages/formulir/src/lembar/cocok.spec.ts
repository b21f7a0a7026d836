import { describe, expect, it } from 'vitest';
import { cocokkan, terdekat } from './cocok';

const PELABUHAN = [
  { kode: 'IDCWN', nama: 'Ciwandan' },
  { kode: 'IDTES', nama: 'Tanjung Emas' },
  { kode: 'IDTPP', nama: 'Tanjung Priok' },
  { kode: 'IDTPE', nama: 'Tanjung Perak' },
];
const SUB = [
  { kode: '021501', nama: 'Gula kristal mentah (GKM)' },
  { kode: '021502', nama: 'Rafinasi (GKR)' },
  { kode: '021503', nama: 'Putih (GKP)', mati: true },
];

describe('names to codes', () => {
  it('knows a code and a name, whatever the case and the spaces', () => {
    expect(cocokkan('idtes', PELABUHAN)).toBe('IDTES');
    expect(cocokkan('  tanjung   EMAS ', PELABUHAN)).toBe('IDTES');
  });
  it('knows a name without its brackets, and what stands in them', () => {
    expect(cocokkan('Gula kristal mentah', SUB)).toBe('021501');
    expect(cocokkan('gkr', SUB)).toBe('021502');
  });
  it('guesses nothing: a short form is offered, not taken', () => {
    expect(cocokkan('Tj. Emas', PELABUHAN)).toBeNull();
    expect(terdekat('Tj. Emas', PELABUHAN)?.nama).toBe('Tanjung Emas');
    expect(terdekat('Ciwandn', PELABUHAN)?.kode).toBe('IDCWN');
  });
  it('offers nothing when two entries are as near, or none is', () => {
    expect(terdekat('Tanjung Pera', PELABUHAN)?.kode).toBe('IDTPE');
    expect(terdekat('Rotterdam', PELABUHAN)).toBeNull();
    expect(
      terdekat('Pxrxx', [
        { kode: 'a', nama: 'Pxrxa' },
        { kode: 'b', nama: 'Pxrxb' },
      ]),
    ).toBeNull();
  });
  it('does not offer an entry that may not be chosen', () => {
    expect(terdekat('Putih', SUB)).toBeNull();
  });
});
