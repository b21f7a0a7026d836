import type {
  Column,
  Content,
  ContentTable,
  DynamicContent,
  TableCell,
  TDocumentDefinitions,
} from 'pdfmake/interfaces';
import { teksPdf } from './mesin-pdf';

export const WARNA = {
  navy: '#0B2344',
  biru: '#143A6E',
  teks: '#12223A',
  teks2: '#43526A',
  garis: '#DBE1E9',
  cekung: '#EDF0F4',
  tembaga: '#8A3D10',
};
const TEPI = 50;
export const LEBAR_ISI = 595.28 - 2 * TEPI;

export interface Kertas {
  judul: string;
  /** ministry that the paper is from */
  instansi: string;
  /** left side of the foot */
  kaki: string;
  dibuat: Date;
  isi: Content[];
  /** Marked across every page as not yet in force. */
  konsep?: boolean;
}

/** A4 with a letterhead in words, navy rules and page numbers: every document of the portal. */
export function kertas(k: Kertas): TDocumentDefinitions {
  const kaki: DynamicContent = (halaman, jumlah) => ({
    margin: [TEPI, 14, TEPI, 0],
    stack: [
      { canvas: [{ type: 'line', x1: 0, y1: 0, x2: LEBAR_ISI, y2: 0, lineWidth: 0.5, lineColor: WARNA.navy }] },
      {
        margin: [0, 6, 0, 0],
        columns: [
          { text: teksPdf(k.kaki), style: 'kecil', width: '*' },
          { text: `Halaman ${halaman} dari ${jumlah}`, style: 'kecil', alignment: 'right', width: 110 },
        ],
      },
    ],
  });
  return {
    pageSize: 'A4',
    pageMargins: [TEPI, 46, TEPI, 62],
    language: 'id-ID',
    info: {
      title: teksPdf(k.judul),
      author: 'Sistem Nasional Neraca Komoditas',
      creator: 'SINAS NK',
      producer: 'SINAS NK',
      creationDate: k.dibuat,
    },
    defaultStyle: { font: 'Roboto', fontSize: 9.5, color: WARNA.teks, lineHeight: 1.25 },
    styles: {
      instansi: { fontSize: 14, bold: true, color: WARNA.navy },
      sistem: { fontSize: 9, color: WARNA.teks2 },
      judul: { fontSize: 15, bold: true, color: WARNA.navy, alignment: 'center' },
      nomor: { fontSize: 10.5, alignment: 'center' },
      bagian: { fontSize: 10.5, bold: true, color: WARNA.navy },
      kecil: { fontSize: 7.5, color: WARNA.teks2, lineHeight: 1.15 },
      kepalaTabel: { fontSize: 8, bold: true, color: WARNA.navy },
      selTabel: { fontSize: 8, lineHeight: 1.15 },
    },
    footer: kaki,
    ...(k.konsep ? { watermark: { text: 'KONSEP', color: WARNA.navy, opacity: 0.08, bold: true, angle: -45 } } : {}),
    content: [kop(k.instansi), ...k.isi],
  };
}

function kop(instansi: string): Content {
  return {
    margin: [0, 0, 0, 18],
    stack: [
      { text: teksPdf(instansi), style: 'instansi', alignment: 'center' },
      {
        text: 'Sistem Nasional Neraca Komoditas (SINAS NK)',
        style: 'sistem',
        alignment: 'center',
        margin: [0, 1, 0, 8],
      },
      {
        canvas: [
          { type: 'line', x1: 0, y1: 0, x2: LEBAR_ISI, y2: 0, lineWidth: 2.2, lineColor: WARNA.navy },
          { type: 'line', x1: 0, y1: 3.4, x2: LEBAR_ISI, y2: 3.4, lineWidth: 0.6, lineColor: WARNA.navy },
        ],
      },
    ],
  };
}

/** Label and value in two columns, as official letters write particulars. */
export function rincian(pasangan: readonly (readonly [label: string, nilai: string])[]): ContentTable {
  return {
    layout: 'noBorders',
    margin: [0, 4, 0, 10],
    table: {
      widths: [128, 6, '*'],
      body: pasangan.map(([label, nilai]) => [
        { text: teksPdf(label), color: WARNA.teks2 },
        ':',
        // A word that no line holds would run off the paper.
        { text: teksPdf(nilai || '-'), wordBreak: /\S{40}/.test(nilai) ? 'break-all' : 'normal' },
      ]),
    },
  };
}

export interface KolomTabel {
  judul: string;
  lebar: number | '*' | 'auto';
  kanan?: boolean;
}
/** Ruled in navy, head repeated on every page; a row never breaks across pages. */
export function tabel(kolom: readonly KolomTabel[], badan: TableCell[][]): ContentTable {
  return {
    margin: [0, 4, 0, 10],
    layout: {
      hLineWidth: (i, node) => (i === 0 || i === 1 || i === node.table.body.length ? 0.9 : 0.4),
      hLineColor: (i, node) => (i === 0 || i === 1 || i === node.table.body.length ? WARNA.navy : WARNA.garis),
      vLineWidth: () => 0,
      fillColor: (i) => (i === 0 ? WARNA.cekung : null),
      paddingLeft: () => 4,
      paddingRight: () => 4,
      paddingTop: () => 4,
      paddingBottom: () => 3,
    },
    table: {
      headerRows: 1,
      dontBreakRows: true,
      widths: kolom.map((k) => k.lebar),
      body: [
        kolom.map((k): TableCell => ({ text: k.judul, style: 'kepalaTabel', alignment: k.kanan ? 'right' : 'left' })),
        ...badan,
      ],
    },
  };
}
export const sel = (teks: string, kanan = false): TableCell => ({
  text: teksPdf(teks),
  style: 'selTabel',
  alignment: kanan ? 'right' : 'left',
});

/** How anybody may check a paper: a QR mark of the address, the code, and the address itself. */
export const periksaKeaslian = (kode: string, alamat: string): Column => ({
  width: '*',
  columns: [
    { width: 92, qr: alamat, fit: 84, eccLevel: 'M', foreground: WARNA.navy },
    {
      width: '*',
      stack: [
        { text: 'Periksa keaslian', style: 'bagian' },
        { text: 'Pindai kode ini, atau buka alamat di bawah.', style: 'kecil', margin: [0, 2, 0, 3] },
        { text: kode, bold: true, fontSize: 9.5 },
        { text: alamat, link: alamat, style: 'kecil', color: WARNA.biru, margin: [0, 2, 0, 0] },
      ],
    },
  ],
});

/** A hash in groups that eyes can compare. */
export const sidik = (hash: string): string => hash.match(/.{1,8}/g)?.join(' ') ?? hash;
