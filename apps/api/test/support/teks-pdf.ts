import { inflateSync } from 'node:zlib';

/** Bytes 128 to 159 of the standard faces' encoding, as far as the papers use them. */
const WIN: Record<number, string> = { 0x93: '“', 0x94: '”', 0x96: '–', 0x97: '—' };
const huruf = (hex: string): string =>
  Buffer.from(hex, 'hex').reduce((teks, b) => teks + (WIN[b] ?? String.fromCharCode(b)), '');

/** The text of the pages in the order of drawing, with single spaces. */
export function teksPdfJadi(pdf: Buffer): string {
  const potong: string[] = [];
  for (let di = pdf.indexOf('stream\n'); di >= 0; di = pdf.indexOf('stream\n', di)) {
    const mulai = di + 'stream\n'.length;
    di = pdf.indexOf('endstream', mulai);
    const kepala = pdf.subarray(Math.max(0, mulai - 200), mulai).toString('latin1');
    if (!kepala.slice(kepala.lastIndexOf('obj')).includes('FlateDecode')) continue;
    const isi = inflateSync(pdf.subarray(mulai, di)).toString('latin1');
    for (const [, larik = ''] of isi.matchAll(/\[([^[\]]*)\] TJ/g))
      potong.push([...larik.matchAll(/<([0-9a-f]*)>/g)].map(([, hex = '']) => huruf(hex)).join(''));
  }
  return potong.join(' ').replace(/\s+/g, ' ');
}
