import { mimeBerkas } from '@sinas/domain/berkas/aturan-berkas';
import type { Dokumen } from '../../../../providers/wire';

const BUKU_KERJA = mimeBerkas('xlsx');
const GAMBAR: ReadonlySet<string> = new Set(['image/jpeg', 'image/png']);

/** How a document is shown beside the fields; null: only by downloading it. */
export const caraBaca = ({ mime, status }: Pick<Dokumen, 'mime' | 'status'>): 'pdf' | 'gambar' | 'tabel' | null => {
  if (status !== 'READY') return null;
  if (mime === 'application/pdf') return 'pdf';
  return GAMBAR.has(mime) ? 'gambar' : mime === BUKU_KERJA ? 'tabel' : null;
};
