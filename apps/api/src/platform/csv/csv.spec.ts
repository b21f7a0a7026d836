import { bacaCsv, CsvRusak } from './baca-csv';
import { tulisCsv } from './tulis-csv';

const semua = async (isi: string | Buffer) => {
  const rows: [number, string[]][] = [];
  for await (const r of bacaCsv(Buffer.from(isi))) rows.push([r.baris, r.sel]);
  return rows;
};
const rusak = async (isi: string | Buffer): Promise<[number, string] | null> => {
  try {
    await semua(isi);
    return null;
  } catch (error) {
    return error instanceof CsvRusak ? [error.baris, error.kunci] : [0, String(error)];
  }
};

describe('reading', () => {
  it('counts the lines of the file, not the rows', async () => {
    expect(await semua('a,b\n"1\n2",3\n\n4,5\n')).toEqual([
      [1, ['a', 'b']],
      [2, ['1\n2', '3']],
      [5, ['4', '5']],
    ]);
  });
  it.each([
    ['comma', 'a,b\n1;2,3\n', ['1;2', '3']],
    ['semicolon', 'a;b\r\n1,5;3\r\n', ['1,5', '3']],
    ['byte-order mark', '\ufeffa,b\n1,2', ['1', '2']],
  ])('%s', async (_, isi, baris) => expect((await semua(isi))[1]?.[1]).toEqual(baris));
  it('stops at what it cannot read, with the line', async () => {
    expect(await rusak('a,b\n1,2\n3,"x\n4,5\n')).toEqual([3, 'referensi.bukan_csv']);
    expect(await rusak('a,b\n1,2\n3,"x"y\n4,5\n')).toEqual([3, 'referensi.bukan_csv']);
    expect(await rusak(Buffer.from([0x61, 0x0a, 0x62, 0x0a, 0xff, 0x0a]))).toEqual([3, 'referensi.bukan_utf8']);
    expect(await rusak(Buffer.from('a,b\n', 'utf16le'))).toBeNull(); // zero bytes are letters: refused by the columns
  });
});

describe('writing', () => {
  it('what was written is read as it was', async () => {
    const isi = { a: 'koma, "kutip"', b: 'dua\nbaris' };
    expect(await semua(tulisCsv(['a', 'b'], [isi, { a: '', b: 'x' }]))).toEqual([
      [1, ['a', 'b']],
      [2, [isi.a, isi.b]],
      [4, ['', 'x']],
    ]);
  });
});
