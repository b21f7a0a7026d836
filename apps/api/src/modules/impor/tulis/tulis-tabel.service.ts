import { Readable } from 'node:stream';
import { Injectable } from '@nestjs/common';
import { barisCsv } from '../../../platform/csv/tulis-csv';
import { buku, inti, jenisIsi, NS, relsBuku, relsPaket, XML } from '../buku/bagian-buku';
import { netralkan } from '../templat/templat';
import { GAYA, STYLES_XML } from './gaya-buku';
import { hurufKolom, TulisSel, xmlTeks } from './tulis-sel';
import { tulisZip, type BagianZip } from './tulis-zip';

export interface KolomTabel {
  label: string;
  lebar: number;
  angka?: boolean;
  /** Hardly a text stands twice: none is kept to be written once. */
  unik?: boolean;
  /** Kept for whoever reads it back, not for eyes. */
  sembunyi?: boolean;
  /** To be filled in: every other cell of such a table is locked. */
  isian?: boolean;
  /** What may be chosen in it: short codes. */
  pilihan?: readonly string[];
  /** What is told at its cells, 255 characters at most. */
  petunjuk?: string;
}
/** Decimal text in a column of numbers; null is an empty cell. */
export type SelTabel = string | null;
export interface Tabel {
  nama: string;
  kolom: readonly KolomTabel[];
  baris: AsyncIterable<readonly (readonly SelTabel[])[]>;
  dibuat: Date;
}
/** More digits than a number cell keeps. */
const DIGIT = 15;
/** Excel reads UTF-8 by it. */
const BOM = '\ufeff';

/** A table as a file that is made while it is read: never more of it in memory than some rows. */
@Injectable()
export class TulisTabelService {
  csv({ kolom, baris }: Tabel): Readable {
    return Readable.from(
      (async function* () {
        yield BOM + barisCsv(kolom.map((k) => k.label));
        for await (const potong of baris)
          yield potong
            .map((r) => barisCsv(r.map((x, i) => (kolom[i]?.angka ? (x ?? '') : netralkan(x ?? '')))))
            .join('');
      })(),
      { objectMode: false },
    );
  }
  xlsx(tabel: Tabel): Readable {
    return Readable.from(tulisZip(bagian(tabel), tabel.dibuat), { objectMode: false, highWaterMark: 256 * 1024 });
  }
}

async function* bagian({ nama, kolom, baris, dibuat }: Tabel): AsyncGenerator<BagianZip> {
  const sel = new TulisSel();
  const satu = (di: string, teks: string): BagianZip => ({ nama: di, isi: [teks] });
  yield satu('_rels/.rels', relsPaket());
  yield satu('docProps/core.xml', inti(dibuat));
  yield satu('xl/workbook.xml', buku([{ nama, keadaan: 'visible' }]));
  yield satu('xl/_rels/workbook.xml.rels', relsBuku(1));
  yield satu('xl/styles.xml', STYLES_XML);
  yield { nama: 'xl/worksheets/sheet1.xml', isi: lembar(kolom, baris, sel) };
  yield { nama: 'xl/sharedStrings.xml', isi: sel.sharedStrings() };
  yield satu('[Content_Types].xml', jenisIsi(1, []));
}
async function* lembar(kolom: readonly KolomTabel[], baris: Tabel['baris'], sel: TulisSel): AsyncGenerator<string> {
  const huruf = kolom.map((_, i) => hurufKolom(i + 1));
  const lebar = kolom.map(
    (k, i) =>
      `<col min="${i + 1}" max="${i + 1}" width="${k.lebar}" customWidth="1"${k.sembunyi ? ' hidden="1"' : ''}/>`,
  );
  yield (
    `${XML}<worksheet ${NS}><sheetViews><sheetView workbookViewId="0"><pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/></sheetView></sheetViews>` +
    `<sheetFormatPr defaultRowHeight="15"/><cols>${lebar.join('')}</cols><sheetData>` +
    `<row r="1">${kolom.map((k, i) => sel.teks(`${huruf[i]}1`, GAYA.judul, k.label)).join('')}</row>`
  );
  let n = 1;
  for await (const potong of baris) {
    let xml = '';
    for (const r of potong) {
      n += 1;
      xml += `<row r="${n}">`;
      for (let i = 0; i < r.length; i++) xml += isiSel(sel, `${huruf[i]}${n}`, r[i] ?? null, kolom[i]);
      xml += '</row>';
    }
    yield xml;
  }
  yield `</sheetData>${kunciLembar(kolom)}${pilihanKolom(kolom, n)}</worksheet>`;
}
/** Without a password: it keeps from slips, not from people. */
const kunciLembar = (kolom: readonly KolomTabel[]): string =>
  kolom.some((k) => k.isian)
    ? '<sheetProtection sheet="1" objects="1" scenarios="1" formatCells="0" formatRows="0"/>'
    : '';
function pilihanKolom(kolom: readonly KolomTabel[], sampai: number): string {
  const aturan = kolom.flatMap((k, i) => {
    if (!k.pilihan || sampai < 2) return [];
    const huruf = hurufKolom(i + 1);
    const kata = k.petunjuk
      ? ` showInputMessage="1" promptTitle="${xmlTeks(k.label)}" prompt="${xmlTeks(k.petunjuk).replaceAll('\n', '&#10;')}"`
      : '';
    return [
      `<dataValidation type="list" allowBlank="1" showErrorMessage="1" errorTitle="${xmlTeks(k.label)}" ` +
        `error="Pilih salah satu dari daftar."${kata} sqref="${huruf}2:${huruf}${sampai}"><formula1>"${xmlTeks(k.pilihan.join(','))}"</formula1></dataValidation>`,
    ];
  });
  return aturan.length > 0 ? `<dataValidations count="${aturan.length}">${aturan.join('')}</dataValidations>` : '';
}
function isiSel(sel: TulisSel, alamat: string, nilai: SelTabel, kolom?: KolomTabel): string {
  const [angka, teks] = kolom?.isian ? [GAYA.angkaIsian, GAYA.teksIsian] : [GAYA.angka, GAYA.biasa];
  if (nilai === null || nilai === '') return kolom?.isian ? sel.kosong(alamat, kolom.angka ? angka : teks) : '';
  if (kolom?.angka && nilai.replace(/\D/g, '').length <= DIGIT) return sel.angka(alamat, angka, Number(nilai));
  return kolom?.unik ? sel.teks(alamat, teks, nilai) : sel.teksBersama(alamat, teks, nilai);
}
