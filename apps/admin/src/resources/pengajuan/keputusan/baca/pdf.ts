import type { PDFDocumentProxy } from 'pdfjs-dist';
import alamatPekerja from 'pdfjs-dist/build/pdf.worker.min.mjs?url';

/** A PDF that was read; its pages are drawn one at a time, however many it has. */
export interface Pdf {
  halaman: number;
  /** Draws page `no` and answers its words. `lebar`: CSS pixels at 100 %; `putar`: quarter turns. */
  gambar: (kanvas: HTMLCanvasElement, no: number, cara: CaraGambar) => Promise<string>;
  tutup: () => void;
}
export interface CaraGambar {
  lebar: number;
  skala: number;
  putar: number;
  sinyal: AbortSignal;
}
/** Side of a page in device pixels, at most: what phones and old machines still hold. */
const MAKS_PX = 4_096;

/** Throws where it is no PDF, is broken or is locked with a password. The library comes with the first document. */
export async function bukaPdf(isi: ArrayBuffer): Promise<Pdf> {
  const { getDocument, GlobalWorkerOptions } = await import('pdfjs-dist');
  GlobalWorkerOptions.workerSrc = alamatPekerja;
  const tugas = getDocument({ data: isi, isEvalSupported: false, enableXfa: false });
  const dokumen = await tugas.promise;
  return {
    halaman: dokumen.numPages,
    gambar: (kanvas, no, cara) => gambarHalaman(dokumen, kanvas, no, cara),
    tutup: () => void tugas.destroy(),
  };
}

async function gambarHalaman(dokumen: PDFDocumentProxy, kanvas: HTMLCanvasElement, no: number, cara: CaraGambar) {
  const halaman = await dokumen.getPage(no);
  const rotation = (halaman.rotate + cara.putar * 90) % 360;
  const asli = halaman.getViewport({ scale: 1, rotation });
  const skala = (cara.lebar / asli.width) * cara.skala;
  const rapat = Math.min(window.devicePixelRatio || 1, MAKS_PX / (Math.max(asli.width, asli.height) * skala));
  const viewport = halaman.getViewport({ scale: skala * rapat, rotation });
  if (cara.sinyal.aborted) return '';
  kanvas.width = Math.floor(viewport.width);
  kanvas.height = Math.floor(viewport.height);
  kanvas.style.width = `${Math.floor(viewport.width / rapat)}px`;
  const canvasContext = kanvas.getContext('2d');
  if (!canvasContext) throw new Error('no canvas');
  const tugas = halaman.render({ canvasContext, viewport });
  const batal = (): void => tugas.cancel();
  cara.sinyal.addEventListener('abort', batal);
  try {
    await tugas.promise;
    const { items } = await halaman.getTextContent();
    return items.map((i) => ('str' in i ? i.str + (i.hasEOL ? '\n' : '') : '')).join(' ');
  } finally {
    cara.sinyal.removeEventListener('abort', batal);
    halaman.cleanup();
  }
}
