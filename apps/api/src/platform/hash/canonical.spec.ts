import { canonical } from './canonical';
import { canonicalV1 } from './canonical-v1';

/** Numbers of RFC 8785, appendix B: the 64 bits of the double, and what is written. */
const ANGKA: [bits: string, teks: string][] = [
  ['0000000000000000', '0'],
  ['8000000000000000', '0'],
  ['0000000000000001', '5e-324'],
  ['8000000000000001', '-5e-324'],
  ['7fefffffffffffff', '1.7976931348623157e+308'],
  ['ffefffffffffffff', '-1.7976931348623157e+308'],
  ['4340000000000000', '9007199254740992'],
  ['c340000000000000', '-9007199254740992'],
  ['4430000000000000', '295147905179352830000'],
  ['44b52d02c7e14af5', '9.999999999999997e+22'],
  ['44b52d02c7e14af6', '1e+23'],
  ['44b52d02c7e14af7', '1.0000000000000001e+23'],
  ['444b1ae4d6e2ef4e', '999999999999999700000'],
  ['444b1ae4d6e2ef4f', '999999999999999900000'],
  ['444b1ae4d6e2ef50', '1e+21'],
  ['3eb0c6f7a0b5ed8c', '9.999999999999997e-7'],
  ['3eb0c6f7a0b5ed8d', '0.000001'],
  ['41b3de4355555553', '333333333.3333332'],
  ['41b3de4355555554', '333333333.33333325'],
  ['41b3de4355555555', '333333333.3333333'],
  ['41b3de4355555556', '333333333.3333334'],
  ['41b3de4355555557', '333333333.33333343'],
  ['becbf647612f3696', '-0.0000033333333333333333'],
  ['43143ff3c1cb0959', '1424953923781206.2'],
];
const double = (bits: string): number => Buffer.from(bits, 'hex').readDoubleBE();

describe('issue 14 part 8: the text that is hashed is that of RFC 8785', () => {
  it('arrays', () => {
    expect(canonical(JSON.parse('[ 56, { "d": true, "10": null, "1": [ ] } ]'))).toBe(
      '[56,{"1":[],"10":null,"d":true}]',
    );
  });

  it('french: keys are sorted without any knowledge of the language', () => {
    const isi = `{
      "peach": "This sorting order",
      "p\u00e9ch\u00e9": "is wrong according to French",
      "p\u00eache": "but canonicalization MUST",
      "sin": "ignore locale"
    }`;
    expect(canonical(JSON.parse(isi))).toBe(
      '{"peach":"This sorting order","p\u00e9ch\u00e9":"is wrong according to French","p\u00eache":"but canonicalization MUST","sin":"ignore locale"}',
    );
  });

  it('structures', () => {
    const isi = `{
      "1": {"f": {"f": "hi","F": 5} ,"\\n": 56.0},
      "10": { },
      "": "empty",
      "a": { },
      "111": [ {"e": "yes","E": "no" } ],
      "A": { }
    }`;
    expect(canonical(JSON.parse(isi))).toBe(
      '{"":"empty","1":{"\\n":56,"f":{"F":5,"f":"hi"}},"10":{},"111":[{"E":"no","e":"yes"}],"A":{},"a":{}}',
    );
  });

  it('unicode: nothing is normalized', () => {
    expect(canonical(JSON.parse('{ "Unnormalized Unicode":"A\\u030a" }'))).toBe('{"Unnormalized Unicode":"A\u030a"}');
  });

  it('values', () => {
    const isi = `{
      "numbers": [333333333.33333329, 1E30, 4.50, 2e-3, 0.000000000000000000000000001],
      "string": "\\u20ac$\\u000F\\u000aA'\\u0042\\u0022\\u005c\\\\\\"\\/",
      "literals": [null, true, false]
    }`;
    expect(canonical(JSON.parse(isi))).toBe(
      '{"literals":[null,true,false],"numbers":[333333333.3333333,1e+30,4.5,0.002,1e-27],"string":"\u20ac$\\u000f\\nA\'B\\"\\\\\\\\\\"/"}',
    );
  });

  it('weird: keys go by UTF-16 code units, a pair before U+FB33', () => {
    const isi = `{
      "\\u20ac": "Euro Sign",
      "\\r": "Carriage Return",
      "\\u000a": "Newline",
      "1": "One",
      "\\u0080": "Control\\u007f",
      "\\ud83d\\ude02": "Smiley",
      "\\u00f6": "Latin Small Letter O With Diaeresis",
      "\\ufb33": "Hebrew Letter Dalet With Dagesh",
      "</script>": "Browser Challenge"
    }`;
    expect(canonical(JSON.parse(isi))).toBe(
      '{"\\n":"Newline","\\r":"Carriage Return","1":"One","</script>":"Browser Challenge","\u0080":"Control\u007f",' +
        '"\u00f6":"Latin Small Letter O With Diaeresis","\u20ac":"Euro Sign","\u{1f602}":"Smiley",' +
        '"\ufb33":"Hebrew Letter Dalet With Dagesh"}',
    );
  });

  it.each(ANGKA)('the double %s is written %s', (bits, teks) => {
    expect(canonical(double(bits))).toBe(teks);
  });

  it('what JSON has no text for is refused: NaN, Infinity, half a pair as value or key, big integers, functions', () => {
    for (const x of [double('7fffffffffffffff'), double('7ff0000000000000'), -Infinity, 1n, () => 1, Symbol('x')])
      expect(() => canonical({ x: [x] })).toThrow(RangeError);
    for (const x of ['\ud83d', 'a\ude02', '\ude02\ud83d', { '\ud83d': 1 }])
      expect(() => canonical([x])).toThrow(RangeError);
  });

  it('what is left out and what becomes null is as JSON.stringify has it; times are ISO texts', () => {
    const waktu = new Date(Date.UTC(2026, 0, 2, 3, 4, 5, 6));
    expect(canonical({ b: undefined, a: [undefined, null], waktu })).toBe(
      '{"a":[null,null],"waktu":"2026-01-02T03:04:05.006Z"}',
    );
    expect(canonical({ jml: { angka: 1, toJSON: () => '1.5' } })).toBe('{"jml":"1.5"}');
    expect(canonical(undefined)).toBe('null');
  });

  it('the text of version 1 stays as it was, also where the RFC has none', () => {
    expect(canonicalV1({ b: [1.5, undefined], a: '\ud83d', c: NaN, d: undefined })).toBe(
      '{"a":"\\ud83d","b":[1.5,null],"c":null}',
    );
  });
});
