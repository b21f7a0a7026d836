import type { Dokumen } from '../../../../providers/wire';

const GAMBAR: ReadonlySet<string> = new Set(['image/jpeg', 'image/png']);

/** How a document is shown beside the fields; null: only by downloading it. */
export const caraBaca = ({ mime, status }: Pick<Dokumen, 'mime' | 'status'>): 'pdf' | 'gambar' | null => {
  if (status !== 'READY') return null;
  return mime === 'application/pdf' ? 'pdf' : GAMBAR.has(mime) ? 'gambar' : null;
};
