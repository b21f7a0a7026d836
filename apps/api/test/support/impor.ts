import ExcelJS from 'exceljs';
import { OutboxRepository } from '../../src/jobs/outbox.repository';
import { OutboxService } from '../../src/jobs/outbox.service';
import { ImporService } from '../../src/modules/impor/impor.service';
import type { Client } from './client';
import type { World } from './world';

const DASAR = '/nk/v2/data-nk';
const LEMBAR = 'Data barang';

async function buka(c: Client, url: string): Promise<ExcelJS.Workbook> {
  const r = await c.get(url);
  if (r.http !== 200) throw new Error(`${url}: ${r.http} ${r.message}`);
  const buku = new ExcelJS.Workbook();
  await buku.xlsx.load(r.raw as unknown as ExcelJS.Buffer);
  return buku;
}
/** The workbook of a file, as its company gets it. */
export const templat = async (c: Client, idNk: string): Promise<ExcelJS.Workbook> =>
  buka(c, (await c.post('/nk/v2/urlTemplate', { idNk })).data.url as string);

export const lembarBarang = (buku: ExcelJS.Workbook): ExcelJS.Worksheet =>
  buku.getWorksheet(LEMBAR) as ExcelJS.Worksheet;
const nomorKolom = (buku: ExcelJS.Workbook, label: string): number =>
  (lembarBarang(buku).getRow(1).values as (string | undefined)[]).findIndex((v) => v?.replace(' *', '') === label);
/** Cell of a row by the name of its column. Data begin in row 3. */
export const sel = (buku: ExcelJS.Workbook, baris: number, label: string): ExcelJS.Cell =>
  lembarBarang(buku).getCell(baris, nomorKolom(buku, label));

/** Hands the workbook in, lets the worker do its part, and answers the state of the import with its result workbook. */
export async function masukkan(dunia: World, c: Client, idNk: string, buku: ExcelJS.Workbook) {
  const form = new FormData();
  form.set('id_nk', idNk);
  form.set('file', new Blob([new Uint8Array(Buffer.from(await buku.xlsx.writeBuffer()))]), 'barang.xlsx');
  const unggah = await c.post(`${DASAR}/dataBulkExcel`, form);
  if (unggah.http !== 202) throw new Error(`upload: ${unggah.http} ${unggah.message}`);
  const ambil = <T>(jenis: new (...a: never[]) => T): T => dunia.app.get(jenis as never, { strict: false });
  for (const row of await ambil(OutboxRepository).claim(50, 60_000))
    if (row.jenis === 'impor-excel')
      await ambil(OutboxService).kerjakan('impor-excel', row.id, row.pagar, ambil(ImporService));
  const impor = (await c.get(`${DASAR}/impor/${unggah.data.id_impor}`)).data as {
    diterima: number;
    ditolak: number;
    url_hasil: string;
  };
  return { impor, hasil: await buka(c, impor.url_hasil) };
}
