import { melebihi } from './ukuran-json';

const batas = { anggota: 10, medan: 4, kedalaman: 3 };
const lebih = (json: string): boolean => melebihi(Buffer.from(json), batas);

describe('size of JSON before it is parsed', () => {
  it.each([
    ['{}', false],
    ['{"a":1,"b":2,"c":3,"d":4}', false],
    ['{"a":1,"b":2,"c":3,"d":4,"e":5}', true],
    ['[1,2,3,4,5,6,7,8,9,0]', false],
    ['[1,2,3,4,5,6,7,8,9,0,1]', true],
    ['[[[1]]]', false],
    ['[[[[1]]]]', true],
    ['{"a":"1,2,3,4,5,6,7,8,9,0,1,2,3"}', false],
    ['{"a":"[[[[[[{{{{{{"}', false],
    [String.raw`{"a":"\",","b":"\\","c":"\\\",,,,,,,,"}`, false],
    ['[{},{},{},{},{},{}]', true],
    ['{"a":1,"a":1,"a":1,"a":1,"a":1}', true],
    ['{"a":"never ends', false],
    ['}}}}}]]]]],,,,', false],
  ])('%s: %s', (json, apa) => {
    expect(lebih(json)).toBe(apa);
  });

  it('agrees with what parsing would find, for made-up nested values', () => {
    const isi = JSON.stringify([{ a: [1, 2], b: 'x,y' }, 'z']);
    // Members and containers: the list, 2 in it, the object, 2 in it, the list, 2 in it.
    expect(melebihi(Buffer.from(isi), { anggota: 6, medan: 2, kedalaman: 3 })).toBe(false);
    expect(melebihi(Buffer.from(isi), { anggota: 5, medan: 2, kedalaman: 3 })).toBe(true);
  });

  it('the time grows with the size, not faster: four times the bytes cost less than ten times as much', () => {
    // The least of some tries: what the machine does beside is in single ones.
    const kerja = (banyak: number): number => {
      const isi = Buffer.from(`[${'{},'.repeat(banyak)}{}]`);
      const coba = Array.from({ length: 4 }, () => {
        const mulai = process.cpuUsage();
        expect(melebihi(isi, { anggota: Infinity, medan: Infinity, kedalaman: 3 })).toBe(false);
        return process.cpuUsage(mulai).user;
      });
      return Math.min(...coba);
    };
    kerja(100_000);
    expect(kerja(2_600_000)).toBeLessThan(10 * kerja(650_000));
  });
});
