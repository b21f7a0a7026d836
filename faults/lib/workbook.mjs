import { requireFromApi } from '../../tools/lib/paths.mjs';
import { get } from './people.mjs';

const PATH = '/nk/v2/data-nk';
const SHEET = 'Data barang';

/** The template of a file with so many new rows under the one that is there; each differs in what it is. */
export async function workbook(world, file, rows) {
  const ExcelJS = requireFromApi('exceljs');
  const book = new ExcelJS.Workbook();
  await book.xlsx.load((await get(world.base, file, `${PATH}/templat/${file.id}`)).bytes);
  const sheet = book.getWorksheet(SHEET);
  const titles = sheet.getRow(1).values.map((title) => String(title ?? '').replace(' *', ''));
  const first = sheet.getRow(3).values;
  const what = titles.indexOf('Uraian barang');
  for (let i = 0; i < rows; i += 1) {
    const row = [...first];
    row[1] = null; // the key of the stored row
    row[what] = `Katup baru ${i}`;
    sheet.getRow(4 + i).values = row.slice(1);
  }
  return Buffer.from(await book.xlsx.writeBuffer());
}

export async function upload(world, file, content) {
  const form = new FormData();
  form.set('id_nk', file.id);
  form.set('cara', 'langsung');
  form.set('file', new Blob([content]), 'barang.xlsx');
  const response = await fetch(`${world.base}${PATH}/dataBulkExcel`, {
    method: 'POST',
    headers: { cookie: file.cookie, 'x-csrf-token': file.csrf },
    body: form,
  });
  const answer = await response.json();
  if (response.status !== 202) throw new Error(`upload: ${response.status} ${JSON.stringify(answer).slice(0, 300)}`);
  return answer.data.id_impor;
}
