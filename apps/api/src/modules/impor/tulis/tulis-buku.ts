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

const LEMBAR_BUKU: readonly LembarBuku[] = [
  { nama: LEMBAR.data, keadaan: 'visible' },
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
  const catatan: CatatanSel[] = [];
  const satu = (nama: string, teks: string): BagianZip => ({ nama, isi: [teks] });
  yield satu('_rels/.rels', relsPaket());
  yield satu('docProps/core.xml', inti(isi.dibuat));
  yield satu('xl/workbook.xml', buku(LEMBAR_BUKU));
  yield satu('xl/_rels/workbook.xml.rels', relsBuku(LEMBAR_BUKU.length));
  yield satu('xl/styles.xml', STYLES_XML);
  yield { nama: 'xl/worksheets/sheet1.xml', isi: lembarData(isi, sel, catatan) };
  yield { nama: 'xl/worksheets/sheet2.xml', isi: lembarPermohonan(isi.permohonan, sel) };
  yield { nama: 'xl/worksheets/sheet3.xml', isi: lembarPetunjuk(isi, sel) };
  yield { nama: 'xl/worksheets/sheet4.xml', isi: lembarDaftar(isi, sel) };
  yield { nama: 'xl/worksheets/sheet5.xml', isi: lembarInfo(isi, sel) };
  yield { nama: 'xl/sharedStrings.xml', isi: sel.sharedStrings() };
  if (catatan.length > 0) {
    yield satu('xl/worksheets/_rels/sheet1.xml.rels', relsCatatan());
    yield { nama: 'xl/comments1.xml', isi: komentar(catatan) };
    yield { nama: 'xl/drawings/vmlDrawing1.vml', isi: bingkai(catatan) };
  }
  yield satu('[Content_Types].xml', jenisIsi(LEMBAR_BUKU.length, catatan.length > 0));
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
  for (const [i, [nomor, judul, teks]] of kalimatPetunjuk(isi.uraian, isi.kolom, isi.daftar, isi.info).entries()) {
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
