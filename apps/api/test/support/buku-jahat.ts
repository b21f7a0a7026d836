import { buatZip, caraBaca, type IsiZipUji } from './buku';

/** A deflated zip, to the letter as it is told. */
export const zipPadat = (bagian: readonly IsiZipUji[]): Buffer => buatZip(bagian, true);

const INFO = {
  templat: 'sinas-nk/data-barang',
  versi: '1',
  idNk: '7',
  noAju: '03003200001120261120000001',
  kd_komoditas: '013',
  jenis: 'impor',
  tahun: '2027',
};
export const teksSel = (alamat: string, t: string): string =>
  `<c r="${alamat}" t="inlineStr"><is><t xml:space="preserve">${t}</t></is></c>`;
const baris = (r: number, isi: readonly string[]): string =>
  `<row r="${r}">${isi.map((t, i) => teksSel(`${String.fromCharCode(65 + i)}${r}`, t)).join('')}</row>`;
const JUDUL_UJI = baris(1, ['Kunci baris', ...caraBaca().kolom.map((k) => k.label)]);

interface Isian {
  /** rows below the head, as XML */
  data?: string;
  /** what stands behind the rows */
  ekor?: string;
  kepala?: string;
  sst?: string;
  styles?: string;
  bukuPr?: string;
  lain?: IsiZipUji[];
}
/** A whole workbook of ours in plain XML, with one thing changed. */
export function bukuPolos({
  data = '',
  ekor = '',
  kepala = '',
  sst,
  styles,
  bukuPr = '',
  lain = [],
}: Isian = {}): Buffer {
  const rel = (id: string, target: string): string => `<Relationship Id="${id}" Type="t" Target="${target}"/>`;
  return zipPadat([
    {
      nama: 'xl/workbook.xml',
      isi: `<workbook xmlns="x" xmlns:r="r">${bukuPr}<sheets><sheet name="Data barang" sheetId="1" r:id="rId1"/><sheet name="Info" sheetId="2" r:id="rId2"/></sheets></workbook>`,
    },
    {
      nama: 'xl/_rels/workbook.xml.rels',
      isi: `<Relationships>${rel('rId1', 'worksheets/sheet1.xml')}${rel('rId2', 'worksheets/sheet2.xml')}${rel('rId3', 'sharedStrings.xml')}${rel('rId4', 'styles.xml')}</Relationships>`,
    },
    {
      nama: 'xl/worksheets/sheet1.xml',
      isi: `<worksheet xmlns="x">${kepala}<sheetData>${JUDUL_UJI}${data}</sheetData>${ekor}</worksheet>`,
    },
    {
      nama: 'xl/worksheets/sheet2.xml',
      isi: `<worksheet xmlns="x"><sheetData>${Object.entries(INFO)
        .map((p, i) => baris(i + 1, p))
        .join('')}</sheetData></worksheet>`,
    },
    ...(sst === undefined ? [] : [{ nama: 'xl/sharedStrings.xml', isi: sst }]),
    ...(styles === undefined ? [] : [{ nama: 'xl/styles.xml', isi: styles }]),
    ...lain,
  ]);
}
