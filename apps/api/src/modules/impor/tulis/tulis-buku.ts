import { Readable, type Writable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import {
  bingkai,
  buku,
  inti,
  jenisIsi,
  komentar,
  NS,
  relsBuku,
  relsCatatan,
  relsPaket,
  XML,
  type CatatanSel,
  type LembarBuku,
} from '../buku/bagian-buku';
import { GAYA, STYLES_XML } from './gaya-buku';
import type { IsiBuku } from './isi-buku';
import { kalimatPetunjuk } from '../templat/petunjuk';
import { LEMBAR, TANDA_TEMPLAT } from '../templat/templat';
import { kolomDaftar, lembarData } from './tulis-lembar';
import { lembarPermohonan } from './tulis-permohonan';
import { hurufKolom, TulisSel } from './tulis-sel';
import { tulisZip, type BagianZip } from './tulis-zip';

/** The sheets in their order: those of the rows come first. */
const lembarBuku = (isi: IsiBuku): readonly LembarBuku[] => [
  ...isi.lembar.map(({ jenis }): LembarBuku => ({ nama: jenis.lembar, keadaan: 'visible' })),
  { nama: LEMBAR.permohonan, keadaan: 'visible' },
  { nama: LEMBAR.petunjuk, keadaan: 'visible' },
  { nama: LEMBAR.daftar, keadaan: 'hidden' },
  { nama: LEMBAR.info, keadaan: 'veryHidden' },
];

/** The workbook as a stream that is made while it is read: template and result are the same, with and without messages. */
export const alirBuku = (isi: IsiBuku): Readable =>
  Readable.from(tulisZip(semuaBagian(isi), isi.dibuat), { objectMode: false, highWaterMark: 256 * 1024 });

export const tulisBuku = (ke: Writable, isi: IsiBuku): Promise<void> => pipeline(alirBuku(isi), ke);

async function* semuaBagian(isi: IsiBuku): AsyncGenerator<BagianZip> {
  const sel = new TulisSel();
  const lembar = lembarBuku(isi);
  const catatan = isi.lembar.map((): CatatanSel[] => []);
  const satu = (nama: string, teks: string): BagianZip => ({ nama, isi: [teks] });
  yield satu('_rels/.rels', relsPaket());
  yield satu('docProps/core.xml', inti(isi.dibuat));
  yield satu('xl/workbook.xml', buku(lembar));
  yield satu('xl/_rels/workbook.xml.rels', relsBuku(lembar.length));
  yield satu('xl/styles.xml', STYLES_XML);
  for (const [i, l] of isi.lembar.entries())
    yield { nama: `xl/worksheets/sheet${i + 1}.xml`, isi: lembarData(isi, l, sel, catatan[i] ?? []) };
  const lain = [
    lembarPermohonan(isi.permohonan, sel),
    lembarPetunjuk(isi, sel),
    lembarDaftar(isi, sel),
    lembarInfo(isi, sel),
  ];
  for (const [i, l] of lain.entries()) yield { nama: `xl/worksheets/sheet${isi.lembar.length + i + 1}.xml`, isi: l };
  yield { nama: 'xl/sharedStrings.xml', isi: sel.sharedStrings() };
  const bercatatan = catatan.flatMap((c, i) => (c.length > 0 ? [{ c, n: i + 1 }] : []));
  for (const { c, n } of bercatatan) {
    yield satu(`xl/worksheets/_rels/sheet${n}.xml.rels`, relsCatatan(n));
    yield { nama: `xl/comments${n}.xml`, isi: komentar(c) };
    yield { nama: `xl/drawings/vmlDrawing${n}.vml`, isi: bingkai(c) };
  }
  yield satu(
    '[Content_Types].xml',
    jenisIsi(
      lembar.length,
      bercatatan.map(({ n }) => n),
    ),
  );
}

const baris = (sel: TulisSel, r: number, isi: readonly (readonly [gaya: number, teks: string])[]): string =>
  `<row r="${r}">${isi.map(([gaya, teks], i) => (teks === '' ? '' : sel.teks(`${hurufKolom(i + 1)}${r}`, gaya, teks))).join('')}</row>`;

function* lembarDaftar(isi: IsiBuku, sel: TulisSel): Generator<string> {
  const daftar = kolomDaftar(isi);
  const biasa = (teks: string): [number, string] => [GAYA.biasa, teks];
  yield `${XML}<worksheet ${NS}><sheetData>${baris(
    sel,
    1,
    daftar.map((d) => biasa(d.label)),
  )}`;
  const tinggi = Math.max(0, ...daftar.map((d) => d.tampilan.length));
  for (let i = 0; i < tinggi; i++)
    yield baris(
      sel,
      i + 2,
      daftar.map((d) => biasa(d.tampilan[i] ?? '')),
    );
  yield '</sheetData></worksheet>';
}

function* lembarPetunjuk(isi: IsiBuku, sel: TulisSel): Generator<string> {
  yield (
    `${XML}<worksheet ${NS}><sheetViews><sheetView showGridLines="0" workbookViewId="0"/></sheetViews><sheetFormatPr defaultRowHeight="15"/>` +
    '<cols><col min="1" max="1" width="4" customWidth="1"/><col min="2" max="2" width="28" customWidth="1"/><col min="3" max="3" width="90" customWidth="1"/></cols><sheetData>'
  );
  for (const [i, [nomor, judul, teks]] of kalimatPetunjuk(isi.uraian, isi.lembar, isi.info).entries()) {
    const gaya = nomor === '' && teks === '' ? GAYA.uraianJudul : GAYA.uraianTebal;
    yield baris(sel, i + 1, [
      [GAYA.uraian, nomor],
      [gaya, judul],
      [GAYA.uraian, teks],
    ]);
  }
  yield '</sheetData></worksheet>';
}

function* lembarInfo(isi: IsiBuku, sel: TulisSel): Generator<string> {
  const { info } = isi;
  const pasangan: [string, string][] = [
    ['templat', TANDA_TEMPLAT],
    ['versi', String(info.versi)],
    ['idNk', info.idNk],
    ['noAju', info.noAju],
    ['kd_komoditas', info.kd_komoditas],
    ['jenis', info.jenis],
    ['tahun', String(info.tahun)],
    ['dibuat', isi.dibuat.toISOString()],
  ];
  yield `${XML}<worksheet ${NS}><sheetData>`;
  for (const [i, [nama, nilai]] of pasangan.entries())
    yield baris(sel, i + 1, [
      [GAYA.biasa, nama],
      [GAYA.biasa, nilai],
    ]);
  yield '</sheetData></worksheet>';
}
