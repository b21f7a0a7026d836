import pdfmake from 'pdfmake';
import roboto from 'pdfmake/fonts/Roboto';
import type { TDocumentDefinitions } from 'pdfmake/interfaces';

/** The part of pdfmake 0.3 that is used; its published types describe 0.2. */
interface Mesin {
  setFonts: (fonts: object) => void;
  setLocalAccessPolicy: (boleh: (path: string) => boolean) => void;
  setUrlAccessPolicy: (boleh: (url: string) => boolean) => void;
  createPdf: (isi: TDocumentDefinitions) => { getStream: () => Promise<NodeJS.ReadableStream & { end: () => void }> };
}
const mesin = pdfmake as unknown as Mesin;
mesin.setFonts(roboto);
// The faces come with the library; a document reads no other file and no address.
const HURUF = new Set(Object.values(roboto).flatMap((muka) => Object.values(muka)));
mesin.setLocalAccessPolicy((path) => HURUF.has(path));
mesin.setUrlAccessPolicy(() => false);

/** PDF/A-2b: faces and colour profile lie in the file, which names its conformance in its metadata. */
export async function buatPdf(isi: TDocumentDefinitions): Promise<Buffer> {
  const aliran = await mesin.createPdf({ ...isi, version: '1.7', subset: 'PDF/A-2b' }).getStream();
  const potong: Buffer[] = [];
  return new Promise((selesai, gagal) => {
    aliran.on('data', (b: Buffer) => potong.push(b));
    aliran.on('end', () => selesai(Buffer.concat(potong)));
    aliran.on('error', gagal);
    aliran.end();
  });
}

/** The characters beyond Latin-1 that papers are set in (Windows-1252). */
const TAMBAHAN = new Set('€‚ƒ„…†‡ˆ‰Š‹ŒŽ‘’“”•–—˜™š›œžŸ');
const PENGGANTI: Record<string, string> = {
  '−': '-',
  '≥': '>=',
  '≤': '<=',
  '\u2009': ' ',
  '\u202f': ' ',
  '\u2010': '-',
  '\u2011': '-',
};
const dapat = (c: string): boolean =>
  TAMBAHAN.has(c) || (c >= ' ' && c <= '~') || (c >= '\u00a0' && c <= '\u00ff') || c === '\n';

/** More than any field takes. Setting a text costs the square of its length, so a paper holds no longer one. */
const MAKS_TEKS = 3_000;

/** Text as papers are set in: what is beyond is written by its base letter, else as a question mark. */
export function teksPdf(teks: string): string {
  const muat = teks.length > MAKS_TEKS ? `${teks.slice(0, MAKS_TEKS)}…` : teks;
  return [...muat.normalize('NFC')]
    .map((c) => {
      if (dapat(c)) return c;
      const ganti = PENGGANTI[c] ?? c.normalize('NFKD').replace(/\p{M}/gu, '');
      return [...ganti].every(dapat) ? ganti : '?';
    })
    .join('');
}
