import { hasRaw, RawJson, toText } from './raw-json';

describe('raw JSON', () => {
  it('goes out as it is, however deep it stands, and beside ordinary values', () => {
    const baris = RawJson.of<number[]>('[1, 2]');
    const value = { a: 'x', baris, dalam: { lagi: RawJson.of<object>('{"b":null}') }, z: 1 };
    expect(JSON.parse(toText(value))).toEqual({ a: 'x', baris: [1, 2], dalam: { lagi: { b: null } }, z: 1 });
    expect([hasRaw(value), hasRaw({ a: 1 }), hasRaw([baris]), hasRaw(null)]).toEqual([true, false, false, false]);
  });

  it('keeps a text that looks like a place of another answer', () => {
    const tiruan = (JSON.parse(JSON.stringify({ a: RawJson.of<object>('{}') })) as { a: string }).a;
    expect(JSON.parse(toText({ a: tiruan }))).toEqual({ a: tiruan });
  });

  it('is plain JSON when nothing is raw', () => {
    expect(toText({ t: new Date(0), u: undefined })).toBe('{"t":"1970-01-01T00:00:00.000Z"}');
  });
});
