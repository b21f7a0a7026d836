import { adaSeparuh } from './separuh';

describe('issue 14 part 8: half of a surrogate pair in a body', () => {
  it.each([
    [String.raw`{"a":"\ud83d"}`, true],
    [String.raw`{"a":"\uD83Dx"}`, true],
    [String.raw`{"a":"\ude00\ud83d"}`, true],
    [String.raw`{"a":"\ud83d\ud83d\ude00"}`, true],
    [String.raw`{"\ude00":1}`, true],
    [String.raw`{"a":"\\\ud83d"}`, true],
    [String.raw`{"a":"\ud83d\\ude00"}`, true],
    [String.raw`{"a":"\ud83d\ude00"}`, false],
    [String.raw`{"a":"\uD83D\uDE00\n\ud83d\ude00"}`, false],
    [String.raw`{"a":"\\ud83d"}`, false],
    [String.raw`{"a":"\\\\ud83d"}`, false],
    [String.raw`{"a":"\u00e9\ud7ff\ue000"}`, false],
    ['{"a":"😀"}', false],
  ])('%s: %s', (json, ada) => {
    expect(adaSeparuh(Buffer.from(json))).toBe(ada);
  });
});
