import { Readable } from 'node:stream';
import { KOLOM_PEMBUKA, type MedanPembuka, type SelPembuka } from '@sinas/domain/buku/baca-pembuka';
import { AturanDilanggar } from '../../../platform/errors';
import { barisLembar } from '../buku/baca-lembar';
import { buku, inti, jenisIsi, NS, relsBuku, relsPaket, XML } from '../buku/bagian-buku';
import { bukaPaket, periksaBagian, type LembarXlsx, type PaketXlsx } from '../buku/paket-xlsx';
import type { Sel } from '../buku/sel';
import { lepasNetral, samakan } from '../templat/templat';
import { GAYA, STYLES_XML } from '../tulis/gaya-buku';
import { hurufKolom, TulisSel } from '../tulis/tulis-sel';
import { tulisZip, type BagianZip } from '../tulis/tulis-zip';

const LEMBAR = { izin: 'Izin', petunjuk: 'Petunjuk' } as const;
const LEBAR: Readonly<Partial<Record<MedanPembuka, number>>> = { no_keputusan: 28, npwp: 20, uraian: 36 };
const ANGKA: readonly MedanPembuka[] = ['jml', 'terealisasi'];
export const MAKS_BARIS_PEMBUKA = 2_000;
/** A sentence of the guide, or a code and what it means. */
export type BarisPetunjuk = readonly [kode: string, arti: string];
export interface BarisLembarPembuka {
  nomor: number;
  isi: Partial<Record<MedanPembuka, SelPembuka>>;
}

/** The empty workbook as a stream that is made while it is read. */
export const alirTemplatPembuka = (petunjuk: readonly BarisPetunjuk[], dibuat: Date): Readable =>
  Readable.from(tulisZip(bagian(petunjuk, dibuat), dibuat), { objectMode: false, highWaterMark: 256 * 1024 });

async function* bagian(petunjuk: readonly BarisPetunjuk[], dibuat: Date): AsyncGenerator<BagianZip> {
  const sel = new TulisSel();
  const satu = (nama: string, teks: string): BagianZip => ({ nama, isi: [teks] });
  const lembar = Object.values(LEMBAR).map((nama) => ({ nama, keadaan: 'visible' as const }));
  yield satu('_rels/.rels', relsPaket());
  yield satu('docProps/core.xml', inti(dibuat));
  yield satu('xl/workbook.xml', buku(lembar));
  yield satu('xl/_rels/workbook.xml.rels', relsBuku(lembar.length));
  yield satu('xl/styles.xml', STYLES_XML);
  yield satu('xl/worksheets/sheet1.xml', lembarIzin(sel));
  yield { nama: 'xl/worksheets/sheet2.xml', isi: lembarPetunjuk(petunjuk, sel) };
  yield { nama: 'xl/sharedStrings.xml', isi: sel.sharedStrings() };
  yield satu('[Content_Types].xml', jenisIsi(lembar.length, []));
}
/** Columns of codes are text: a number there would lose its zeros. */
function lembarIzin(sel: TulisSel): string {
  const kolom = KOLOM_PEMBUKA.map(
    ({ medan }, i) =>
      `<col min="${i + 1}" max="${i + 1}" width="${LEBAR[medan] ?? 18}" customWidth="1" style="${ANGKA.includes(medan) ? GAYA.angka : GAYA.teks}"/>`,
  );
  const judul = KOLOM_PEMBUKA.map(({ label, wajib }, i) =>
    sel.teks(`${hurufKolom(i + 1)}1`, GAYA.judul, wajib ? `${label} *` : label),
  );
  return (
    `${XML}<worksheet ${NS}><sheetViews><sheetView workbookViewId="0"><pane xSplit="1" ySplit="1" topLeftCell="B2" activePane="bottomRight" state="frozen"/></sheetView></sheetViews>` +
    `<sheetFormatPr defaultRowHeight="18"/><cols>${kolom.join('')}</cols><sheetData><row r="1" ht="26" customHeight="1">${judul.join('')}</row></sheetData></worksheet>`
  );
}
function* lembarPetunjuk(petunjuk: readonly BarisPetunjuk[], sel: TulisSel): Generator<string> {
  yield (
    `${XML}<worksheet ${NS}><sheetViews><sheetView showGridLines="0" workbookViewId="0"/></sheetViews><sheetFormatPr defaultRowHeight="15"/>` +
    '<cols><col min="1" max="1" width="24" customWidth="1"/><col min="2" max="2" width="110" customWidth="1"/></cols><sheetData>'
  );
  for (const [i, [kode, arti]] of petunjuk.entries()) {
    const gaya = arti === '' ? GAYA.uraianJudul : GAYA.uraianTebal;
    const satu = (huruf: string, g: number, teks: string): string =>
      teks === '' ? '' : sel.bacaan(`${huruf}${i + 1}`, g, teks);
    yield `<row r="${i + 1}">${satu('A', gaya, kode)}${satu('B', GAYA.uraian, arti)}</row>`;
  }
  yield '</sheetData></worksheet>';
}

/** Rows that say something, by the headings of the sheet, in whatever order. Throws a sentence for people where it is none of ours. */
export async function bacaPembuka(isi: Buffer): Promise<BarisLembarPembuka[]> {
  const paket = await bukaPaket(isi);
  await periksaBagian(paket);
  const lembar = paket.lembar.find((l) => samakan(l.nama) === samakan(LEMBAR.izin));
  if (!lembar) throw new AturanDilanggar('pembuka.bukan_buku');
  const rows = await bacaBaris(paket, lembar);
  if (rows.length === 0) throw new AturanDilanggar('pembuka.kosong');
  return rows;
}
async function bacaBaris(paket: PaketXlsx, lembar: LembarXlsx): Promise<BarisLembarPembuka[]> {
  const rows: BarisLembarPembuka[] = [];
  let judul: [kolom: number, medan: MedanPembuka][] | null = null;
  for await (const { baris } of barisLembar(paket, lembar))
    for (const { nomor, sel } of baris) {
      if (!judul) {
        judul = bacaJudul(sel);
        continue;
      }
      const ada = judul.flatMap(([i, medan]): [MedanPembuka, SelPembuka][] => {
        const s = sel[i];
        return s && s.teks.trim() !== '' ? [[medan, isiSel(s)]] : [];
      });
      if (ada.length > 0) rows.push({ nomor, isi: Object.fromEntries(ada) });
      if (rows.length > MAKS_BARIS_PEMBUKA)
        throw new AturanDilanggar('pembuka.terlalu_banyak', [], { n: MAKS_BARIS_PEMBUKA });
    }
  return rows;
}
/** The first row that says anything. */
function bacaJudul(sel: readonly (Sel | undefined)[]): [number, MedanPembuka][] {
  const label = Array.from(sel, (s) => samakan(s?.teks ?? ''));
  const tempat = KOLOM_PEMBUKA.map((k) => ({ ...k, di: label.indexOf(samakan(k.label)) }));
  const hilang = tempat.filter((k) => k.wajib && k.di < 0);
  if (hilang.length > 0)
    throw new AturanDilanggar('pembuka.kolom_hilang', [], { daftar: hilang.map((k) => k.label).join(', ') });
  return tempat.flatMap(({ di, medan }): [number, MedanPembuka][] => (di < 0 ? [] : [[di, medan]]));
}
const dua = (n: number): string => String(n).padStart(2, '0');
const isiSel = ({ teks, angka, tanggal }: Sel): SelPembuka => ({
  teks: lepasNetral(teks),
  angka: angka !== null,
  tanggal: tanggal && `${tanggal.tahun}-${dua(tanggal.bulan)}-${dua(tanggal.hari)}`,
});
