import type { BagianKepala } from '@sinas/domain/formulir/kepala';
import type { Content } from 'pdfmake/interfaces';
import { rincian } from '../../platform/pdf/kertas';
import { teksPdf } from '../../platform/pdf/mesin-pdf';

/** The header of the file as its form asks for it, on pages of its own: the paper before it stays what it was. */
export function lampiranPermohonan(kalimat: string, bagian: readonly BagianKepala[]): Content[] {
  if (bagian.length === 0) return [];
  return [
    { text: 'Lampiran: data permohonan', style: 'judul', pageBreak: 'before' },
    { text: teksPdf(kalimat), margin: [0, 10, 0, 12] },
    ...bagian.map((b): Content => ({
      // Short fields fit on a page: they are not torn from their heading.
      unbreakable: !b.isian.some((i) => i.panjang),
      stack: [{ text: b.nama, style: 'bagian' }, rincian(b.isian.map((i) => [i.label, i.nilai] as const))],
    })),
  ];
}
