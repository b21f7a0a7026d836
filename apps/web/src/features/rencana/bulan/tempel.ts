import { bacaAngka, desimalSah, rapikan } from '@sinas/domain/format/angka';
import { bacaTsv } from '@sinas/formulir/lembar/tempel';

/** Figures as one country writes them all over a block: a sheet has one format. */
type Format = 'id' | 'en';
/** Comma before point, or thousands twice by comma: nobody in Indonesia writes so. */
const INGGRIS = /^-?\d{1,3}(,\d{3})+\.\d+$|^-?\d{1,3}(,\d{3}){2,}$/;
/** Point before comma, or thousands twice by point. */
const INDONESIA = /^-?\d{1,3}(\.\d{3})+,\d+$|^-?\d{1,3}(\.\d{3}){2,}$/;
const bersih = (teks: string): string => teks.trim().replace(/\s/g, '').replace(/^[−–]/, '-');
/** A dash stands for nothing in many sheets. */
const hampa = (teks: string): boolean => teks === '' || teks === '-';

function formatBlok(sel: readonly string[]): Format {
  return sel.some((x) => INGGRIS.test(x)) && !sel.some((x) => INDONESIA.test(x)) ? 'en' : 'id';
}
function bacaSel(teks: string, format: Format): string | undefined {
  if (hampa(teks)) return undefined;
  if (format === 'en') {
    const polos = teks.replaceAll(',', '');
    return desimalSah(polos) ? rapikan(polos) : teks;
  }
  const baca = bacaAngka(teks);
  return baca.sah ? baca.nilai : teks;
}

/**
 * A block copied from a sheet, cell by cell: exact decimals, nothing where it was empty, and what is no figure as it was
 * written, so that the validator can say so at its cell. One format for the whole block: English only where some cell can be
 * nothing else.
 */
export function bacaBlok(teks: string): (string | undefined)[][] {
  const blok = bacaTsv(teks).map((baris) => baris.map(bersih));
  const format = formatBlok(blok.flat());
  return blok.map((baris) => baris.map((x) => bacaSel(x, format)));
}
