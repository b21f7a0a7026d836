import { deflateRawSync } from 'node:zlib';
import { buatZip } from '../../../../test/support/buku';
import { bukaPaket } from './paket-xlsx';
import { bacaZip, MAKS_MEKAR, teksUtuh } from './zip';

const BUKAN = 'File bukan buku kerja Excel yang dapat dibaca';
const BESAR = 'Isi buku kerja terlalu besar untuk dibaca';

describe('the container of a workbook', () => {
  it('reads what it holds', async () => {
    const buf = buatZip([{ nama: 'a.xml', isi: '<a>é</a>' }]);
    const isi = bacaZip(buf).get('a.xml');
    expect(isi && (await teksUtuh(buf, isi))).toBe('<a>é</a>');
  });
  it.each([
    ['text', Buffer.from('bukan zip sama sekali, hanya teks biasa')],
    ['nothing', Buffer.alloc(0)],
    ['a cut zip', buatZip([{ nama: 'a.xml', isi: 'x'.repeat(100) }]).subarray(0, 60)],
    ['an encrypted entry', buatZip([{ nama: 'a.xml', isi: 'x', bendera: 1 }])],
    [
      'the same name twice',
      buatZip([
        { nama: 'a.xml', isi: 'x' },
        { nama: 'a.xml', isi: 'y' },
      ]),
    ],
  ])('refuses %s', (_, buf) => expect(() => bacaZip(buf)).toThrow(BUKAN));
  it('refuses a bomb by what its directory says, before anything is inflated', () => {
    expect(() => bacaZip(buatZip([{ nama: 'a.xml', isi: 'x', ukuran: MAKS_MEKAR + 1 }]))).toThrow(BESAR);
    expect(() => bacaZip(buatZip(Array.from({ length: 501 }, (_, i) => ({ nama: `${i}`, isi: 'x' }))))).toThrow(BESAR);
  });
  it('refuses an entry that inflates to more than its directory says', async () => {
    const padat = deflateRawSync(Buffer.alloc(2_000_000, 97));
    const isi = { nama: 'a.xml', metode: 8, padat: padat.length, ukuran: 1_000, awal: 0, crc: 0 };
    await expect(teksUtuh(padat, isi)).rejects.toThrow(BESAR);
  });
  it('refuses broken compression', async () => {
    await expect(
      teksUtuh(Buffer.from([255, 255, 255]), { nama: 'a', metode: 8, padat: 3, ukuran: 9, awal: 0, crc: 0 }),
    ).rejects.toThrow(BUKAN);
  });
});

describe('opening a workbook', () => {
  it('refuses the container of .xls and of workbooks with a password', async () => {
    await expect(bukaPaket(Buffer.from('d0cf11e0a1b11ae10000', 'hex'))).rejects.toThrow(BUKAN);
  });
  it('refuses a document type in any part', async () => {
    const bom = '<?xml version="1.0"?><!DOCTYPE lolz [<!ENTITY lol "lol">]><workbook/>';
    await expect(bukaPaket(buatZip([{ nama: 'xl/workbook.xml', isi: bom }]))).rejects.toThrow(BUKAN);
  });
  it('refuses a zip that is no workbook, and other encodings', async () => {
    await expect(bukaPaket(buatZip([{ nama: 'a.txt', isi: 'x' }]))).rejects.toThrow(BUKAN);
    await expect(bukaPaket(buatZip([{ nama: 'xl/workbook.xml', isi: '<\u0000w\u0000' }]))).rejects.toThrow(BUKAN);
  });
});
