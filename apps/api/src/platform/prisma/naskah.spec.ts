import { Prisma } from '@prisma/client';
import { naskah } from './naskah';

interface Nilai extends Record<string, object> {
  a: { satu: number; dua: string | null };
  b: { satu: Date };
}

describe('a statement that is put together once', () => {
  const susun = jest.fn(
    ({ a, b }: Nilai) => Prisma.sql`SELECT ${a.satu}::int, ${a.dua} ${Prisma.sql`, ${b.satu}, ${a.satu}`}`,
  );
  const dengan = naskah(susun);

  it('has the text and the values that putting it together with them would give', () => {
    const nilai: Nilai = { a: { satu: 1, dua: null }, b: { satu: new Date(0) } };
    const { text, values } = susun(nilai);
    expect(dengan(nilai)).toEqual({ text, values });
    expect(dengan({ ...nilai, a: { satu: 2, dua: 'x' } }).values).toEqual([2, 'x', new Date(0), 2]);
    expect(dengan(nilai).text).toBe(dengan(nilai).text);
    expect(susun).toHaveBeenCalledTimes(2);
  });
  it('refuses one with a value of its own, which would be the same for ever', () => {
    expect(() => naskah(({ a }: Nilai) => Prisma.sql`SELECT ${a.satu}, ${7}`)).toThrow(TypeError);
  });
});
