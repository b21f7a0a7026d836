import { PDFDict, PDFDocument, PDFName, PDFRawStream, PDFRef, decodePDFRawStream, type PDFContext } from 'pdf-lib';

const isi = (context: PDFContext, o: unknown): string => {
  const s = o instanceof PDFRef ? context.lookup(o) : o;
  return s instanceof PDFRawStream ? Buffer.from(decodePDFRawStream(s).decode()).toString('latin1') : '';
};
const hex = (h: string): string => Buffer.from(h.replaceAll(' ', ''), 'hex').swap16().toString('utf16le');

/** What each glyph of an embedded face stands for, by the map that the file carries for copying its text. */
function peta(cmap: string): Map<number, string> {
  const jadi = new Map<number, string>();
  for (const [, dari = '', , larik = ''] of cmap.matchAll(/<([0-9a-f]+)> <([0-9a-f]+)> \[([^\]]*)\]/g))
    [...larik.matchAll(/<([0-9a-f ]+)>/g)].forEach(([, h = ''], i) => jadi.set(parseInt(dari, 16) + i, hex(h)));
  return jadi;
}

/** The text of the pages in the order of drawing, with single spaces. */
export async function teksPdfJadi(pdf: Buffer): Promise<string> {
  const dok = await PDFDocument.load(pdf, { updateMetadata: false });
  const potong: string[] = [];
  for (const { node } of dok.getPages()) {
    const huruf = new Map<string, Map<number, string>>();
    for (const [nama, ref] of node.Resources()?.lookupMaybe(PDFName.of('Font'), PDFDict)?.entries() ?? [])
      huruf.set(nama.asString(), peta(isi(dok.context, dok.context.lookup(ref, PDFDict).get(PDFName.of('ToUnicode')))));
    let kini = new Map<number, string>();
    for (const [, muka, larik] of isi(dok.context, node.get(PDFName.of('Contents'))).matchAll(
      /(\/F\d+) [\d.]+ Tf|\[([^[\]]*)\] TJ/g,
    )) {
      if (muka) kini = huruf.get(muka) ?? kini;
      else
        potong.push(
          [...(larik ?? '').matchAll(/<([0-9a-f]*)>/g)]
            .flatMap(([, h = '']) => h.match(/.{4}/g) ?? [])
            .map((g) => kini.get(parseInt(g, 16)) ?? '')
            .join(''),
        );
    }
  }
  return potong.join(' ').replace(/\s+/g, ' ');
}
