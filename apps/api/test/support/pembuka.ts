import { KOLOM_PEMBUKA, type MedanPembuka } from '@sinas/domain/buku/baca-pembuka';
import { buatZip } from './buku';
import { TAHUN } from './berkas';

export const PEMBUKA = '/nk/v2/pembuka';
/** What is typed into the cells of a row; a number is a number of the sheet. */
export type Ketik = Partial<Record<MedanPembuka, string | number>>;

const huruf = (i: number): string => String.fromCharCode(65 + i);
const sel = (i: number, n: number, isi: string | number): string =>
  typeof isi === 'number'
    ? `<c r="${huruf(i)}${n}"><v>${isi}</v></c>`
    : `<c r="${huruf(i)}${n}" t="inlineStr"><is><t>${isi}</t></is></c>`;
const baris = (n: number, isi: readonly (string | number | undefined)[]): string =>
  `<row r="${n}">${isi.map((x, i) => (x === undefined ? '' : sel(i, n, x))).join('')}</row>`;

/** A workbook as somebody has filled it in: headings in row 1, permits from row 2. */
export function bukuPembuka(rows: readonly Ketik[], lembar = 'Izin'): Buffer {
  const rel = (id: string, target: string): string => `<Relationship Id="${id}" Type="t" Target="${target}"/>`;
  const judul = baris(
    1,
    KOLOM_PEMBUKA.map((k) => k.label),
  );
  const isi = rows.map((r, i) =>
    baris(
      i + 2,
      KOLOM_PEMBUKA.map((k) => r[k.medan]),
    ),
  );
  return buatZip([
    {
      nama: 'xl/workbook.xml',
      isi: `<workbook xmlns="x" xmlns:r="r"><sheets><sheet name="${lembar}" sheetId="1" r:id="rId1"/></sheets></workbook>`,
    },
    {
      nama: 'xl/_rels/workbook.xml.rels',
      isi: `<Relationships>${rel('rId1', 'worksheets/sheet1.xml')}</Relationships>`,
    },
    {
      nama: 'xl/worksheets/sheet1.xml',
      isi: `<worksheet xmlns="x"><sheetData>${judul}${isi.join('')}</sheetData></worksheet>`,
    },
  ]);
}

/** Sugar of a company, 600 tonnes, 250 of them imported. */
export const izinGula = (npwp: string, lain: Ketik = {}): Ketik => ({
  ...{ no_keputusan: 'IMP-01/2026', tgl_keputusan: '02/11/2026', npwp, kd_rekom: 'RKI', kd_komoditas: '015' },
  ...{ tahun: String(TAHUN), '02': '021501', '03': '031501', hs: '17011400', uraian: 'Gula kristal mentah' },
  ...{ satuan: 'TNE', jml: '600', terealisasi: '250', berlaku_mulai: '02/11/2026', berlaku_sampai: `31/12/${TAHUN}` },
  ...lain,
});

export function formPembuka(isi: Buffer, lain: Record<string, string> = {}): FormData {
  const f = new FormData();
  for (const [k, v] of Object.entries(lain)) f.set(k, v);
  f.set('file', new Blob([new Uint8Array(isi)]), 'izin-lama.xlsx');
  return f;
}
