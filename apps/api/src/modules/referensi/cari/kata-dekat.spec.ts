import { percobaan } from './kata-dekat';

const benar = (kata: string, ...dekat: string[]) => ({ kata, benar: true, dekat: dekat.map(mirip) });
const salah = (kata: string, ...dekat: string[]) => ({ kata, benar: false, dekat: dekat.map(mirip) });
const mirip = (kata: string) => ({ kata, mirip: 0.6 });
const kata = (h: ReturnType<typeof percobaan>) => h.map((p) => p.map((pilihan) => pilihan.map((x) => x.kata)));

describe('words in the place of misspelt ones', () => {
  it('a wrong word is replaced, a right one stays; only then may it be replaced too', () => {
    expect(kata(percobaan([salah('dagging', 'daging'), benar('beku', 'bekas')]))).toEqual([
      [['daging'], ['beku']],
      [['daging'], ['beku', 'bekas']],
    ]);
  });
  it('nothing is looked for when nothing comes near to one of the words', () => {
    expect(percobaan([benar('daging', 'dagang'), salah('adaxyz')])).toEqual([]);
  });
  it('a right word that nothing comes near to has been looked for already', () => {
    expect(percobaan([benar('katup')])).toEqual([]);
  });
  it('words that are right, each by itself, may be replaced at once: together no text has them', () => {
    expect(kata(percobaan([benar('tanjung'), benar('periuk', 'priuk')]))).toEqual([[['tanjung'], ['periuk', 'priuk']]]);
  });
  it('a word of three letters is looked for as it is', () => {
    expect(kata(percobaan([salah('san', 'santos'), salah('roterdam', 'rotterdam')]))).toEqual([
      [['san'], ['rotterdam']],
    ]);
  });
});
