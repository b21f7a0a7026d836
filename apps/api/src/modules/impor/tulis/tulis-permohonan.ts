import type { BagianKepala } from '@sinas/domain/formulir/kepala';
import { NS, XML } from '../buku/bagian-buku';
import { GAYA } from './gaya-buku';
import { LEMBAR } from '../templat/templat';
import type { TulisSel } from './tulis-sel';

/** The header of the file beside its goods, locked: it is read here and changed in the form. */
export function* lembarPermohonan(bagian: readonly BagianKepala[], sel: TulisSel): Generator<string> {
  yield (
    `${XML}<worksheet ${NS}><sheetViews><sheetView showGridLines="0" workbookViewId="0"/></sheetViews><sheetFormatPr defaultRowHeight="15"/>` +
    '<cols><col min="1" max="1" width="4" customWidth="1"/><col min="2" max="2" width="34" customWidth="1"/><col min="3" max="3" width="90" customWidth="1"/></cols><sheetData>'
  );
  let r = 0;
  const baris = (gaya: number, judul: string, nilai = ''): string => {
    r += 1;
    return `<row r="${r}">${sel.teks(`B${r}`, gaya, judul)}${nilai === '' ? '' : sel.bacaan(`C${r}`, GAYA.uraian, nilai)}</row>`;
  };
  yield baris(GAYA.uraianJudul, LEMBAR.permohonan);
  yield baris(
    GAYA.uraian,
    'Hanya untuk dibaca',
    'Perubahan pada lembar ini tidak ikut diunggah. Ubah data permohonan di formulir portal.',
  );
  for (const b of bagian) {
    r += 1;
    yield baris(GAYA.uraianTebal, b.nama);
    for (const i of b.isian) yield baris(GAYA.uraian, i.label, i.nilai);
  }
  yield '</sheetData><sheetProtection sheet="1"/></worksheet>';
}
