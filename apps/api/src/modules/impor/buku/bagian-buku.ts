import { xmlTeks } from '../tulis/tulis-sel';

export const XML = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n';
export const NS = 'xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"';
const OFFICE = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
export const NS_R = `xmlns:r="${OFFICE}"`;
const PAKET = 'http://schemas.openxmlformats.org/package/2006';
const TIPE = 'application/vnd.openxmlformats-officedocument.spreadsheetml';

/** A message at a cell. */
export interface CatatanSel {
  baris: number;
  kolom: number;
  alamat: string;
  teks: string;
}
export interface LembarBuku {
  nama: string;
  keadaan: 'visible' | 'hidden' | 'veryHidden';
}

export const buku = (lembar: readonly LembarBuku[]): string =>
  `${XML}<workbook ${NS} ${NS_R}><bookViews><workbookView activeTab="0"/></bookViews><sheets>` +
  lembar
    .map(
      (l, i) =>
        `<sheet name="${xmlTeks(l.nama)}" sheetId="${i + 1}"${l.keadaan === 'visible' ? '' : ` state="${l.keadaan}"`} r:id="rId${i + 1}"/>`,
    )
    .join('') +
  '</sheets></workbook>';

const rels = (isi: readonly [id: string, tipe: string, target: string][]): string =>
  `${XML}<Relationships xmlns="${PAKET}/relationships">` +
  isi.map(([id, tipe, target]) => `<Relationship Id="${id}" Type="${tipe}" Target="${target}"/>`).join('') +
  '</Relationships>';

export const relsPaket = (): string =>
  rels([
    ['rId1', `${OFFICE}/officeDocument`, 'xl/workbook.xml'],
    ['rId2', `${PAKET}/relationships/metadata/core-properties`, 'docProps/core.xml'],
  ]);
export const relsBuku = (jumlah: number): string =>
  rels([
    ...Array.from({ length: jumlah }, (_, i): [string, string, string] => [
      `rId${i + 1}`,
      `${OFFICE}/worksheet`,
      `worksheets/sheet${i + 1}.xml`,
    ]),
    [`rId${jumlah + 1}`, `${OFFICE}/styles`, 'styles.xml'],
    [`rId${jumlah + 2}`, `${OFFICE}/sharedStrings`, 'sharedStrings.xml'],
  ]);
/** Of the sheet of that number. */
export const relsCatatan = (n: number): string =>
  rels([
    ['rId1', `${OFFICE}/vmlDrawing`, `../drawings/vmlDrawing${n}.vml`],
    ['rId2', `${OFFICE}/comments`, `../comments${n}.xml`],
  ]);

export const inti = (dibuat: Date): string =>
  `${XML}<cp:coreProperties xmlns:cp="${PAKET}/metadata/core-properties" xmlns:dc="http://purl.org/dc/elements/1.1/" ` +
  'xmlns:dcterms="http://purl.org/dc/terms/" xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance">' +
  `<dc:creator>SINAS NK</dc:creator><dcterms:created xsi:type="dcterms:W3CDTF">${dibuat.toISOString()}</dcterms:created></cp:coreProperties>`;

/** `catatan`: sheets with messages, by number. */
export const jenisIsi = (jumlah: number, catatan: readonly number[]): string =>
  `${XML}<Types xmlns="${PAKET}/content-types">` +
  '<Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/>' +
  '<Default Extension="xml" ContentType="application/xml"/>' +
  '<Default Extension="vml" ContentType="application/vnd.openxmlformats-officedocument.vmlDrawing"/>' +
  `<Override PartName="/xl/workbook.xml" ContentType="${TIPE}.sheet.main+xml"/>` +
  Array.from(
    { length: jumlah },
    (_, i) => `<Override PartName="/xl/worksheets/sheet${i + 1}.xml" ContentType="${TIPE}.worksheet+xml"/>`,
  ).join('') +
  `<Override PartName="/xl/styles.xml" ContentType="${TIPE}.styles+xml"/>` +
  `<Override PartName="/xl/sharedStrings.xml" ContentType="${TIPE}.sharedStrings+xml"/>` +
  catatan.map((n) => `<Override PartName="/xl/comments${n}.xml" ContentType="${TIPE}.comments+xml"/>`).join('') +
  '<Override PartName="/docProps/core.xml" ContentType="application/vnd.openxmlformats-package.core-properties+xml"/>' +
  '</Types>';

export function* komentar(catatan: readonly CatatanSel[]): Generator<string> {
  yield `${XML}<comments ${NS}><authors><author>SINAS NK</author></authors><commentList>`;
  for (const c of catatan)
    yield `<comment ref="${c.alamat}" authorId="0"><text><r><t xml:space="preserve">${xmlTeks(c.teks)}</t></r></text></comment>`;
  yield '</commentList></comments>';
}
/** Excel shows a comment only when an old drawing of its frame is there too. */
export function* bingkai(catatan: readonly CatatanSel[]): Generator<string> {
  yield (
    '<xml xmlns:v="urn:schemas-microsoft-com:vml" xmlns:o="urn:schemas-microsoft-com:office:office" xmlns:x="urn:schemas-microsoft-com:office:excel">' +
    '<o:shapelayout v:ext="edit"><o:idmap v:ext="edit" data="1"/></o:shapelayout>' +
    '<v:shapetype id="_x0000_t202" coordsize="21600,21600" o:spt="202" path="m,l,21600r21600,l21600,xe">' +
    '<v:stroke joinstyle="miter"/><v:path gradientshapeok="t" o:connecttype="rect"/></v:shapetype>'
  );
  for (const [i, c] of catatan.entries())
    yield (
      `<v:shape id="_x0000_s${1025 + i}" type="#_x0000_t202" style="position:absolute;margin-left:105pt;margin-top:10pt;width:160pt;height:60pt;z-index:${i + 1};visibility:hidden" fillcolor="infoBackground [80]" strokecolor="none [81]" o:insetmode="auto">` +
      '<v:fill color2="infoBackground [80]"/><v:shadow color="none [81]" obscured="t"/><v:path o:connecttype="none"/>' +
      '<v:textbox style="mso-direction-alt:auto"><div style="text-align:left"/></v:textbox>' +
      '<x:ClientData ObjectType="Note"><x:MoveWithCells/><x:SizeWithCells/><x:AutoFill>False</x:AutoFill>' +
      `<x:Row>${c.baris - 1}</x:Row><x:Column>${c.kolom - 1}</x:Column></x:ClientData></v:shape>`
    );
  yield '</xml>';
}
