import ExcelJS from 'exceljs';
import { OutboxRepository } from '../../src/jobs/outbox.repository';
import { OutboxService } from '../../src/jobs/outbox.service';
import type { ImporDto } from '../../src/modules/impor/impor.dto';
import { ImporService } from '../../src/modules/impor/impor.service';
import type { JenisBuku } from '../../src/modules/impor/unggah-impor.service';
import type { Client } from './client';
import type { World } from './world';

const DASAR = '/nk/v2/data-nk';
export const LEMBAR_BARANG = 'Data barang';

export async function buka(c: Client, url: string): Promise<ExcelJS.Workbook> {
  const r = await c.get(url);
  if (r.http !== 200) throw new Error(`${url}: ${r.http} ${r.message}`);
  const buku = new ExcelJS.Workbook();
  await buku.xlsx.load(r.raw as unknown as ExcelJS.Buffer);
  return buku;
}
/** The workbook of a file, as its company gets it. */
export const templat = async (c: Client, idNk: string): Promise<ExcelJS.Workbook> =>
  buka(c, (await c.post('/nk/v2/urlTemplate', { idNk })).data.url as string);

const lembar = (buku: ExcelJS.Workbook, nama: string): ExcelJS.Worksheet => {
  const ada = buku.getWorksheet(nama);
  if (!ada) throw new Error(`no sheet ${nama}`);
  return ada;
};
/** Names of the columns of a sheet, in their order; the key stands hidden before them. */
export const judulLembar = (buku: ExcelJS.Workbook, nama: string): string[] =>
  (lembar(buku, nama).getRow(1).values as string[]).slice(2);
/** Cell of a row by the name of its column. Data begin in row 3. */
export const sel = (buku: ExcelJS.Workbook, baris: number, label: string, nama = LEMBAR_BARANG): ExcelJS.Cell => {
  const judul = lembar(buku, nama).getRow(1).values as (string | undefined)[];
  return lembar(buku, nama).getCell(
    baris,
    judul.findIndex((v) => v?.replace(' *', '') === label),
  );
};
/** Writes a row by the names of its columns. */
export function isiBaris(buku: ExcelJS.Workbook, nama: string, baris: number, isi: Record<string, ExcelJS.CellValue>) {
  for (const [label, nilai] of Object.entries(isi)) sel(buku, baris, label, nama).value = nilai;
}
/** A row's key. */
export const kunciBaris = (buku: ExcelJS.Workbook, baris: number, nama = LEMBAR_BARANG): ExcelJS.Cell =>
  lembar(buku, nama).getCell(baris, 1);

interface BukuUji {
  idNk: string;
  buku: ExcelJS.Workbook;
  jenis?: JenisBuku | undefined;
  cara: 'uji' | 'langsung';
  jalan?: string;
}
/** What a worker does with the imports that are due. */
export async function kerjakanImpor(dunia: World): Promise<void> {
  const ambil = <T>(jenis: new (...a: never[]) => T): T => dunia.app.get(jenis as never, { strict: false });
  for (const row of await ambil(OutboxRepository).claim(50, 60_000))
    if (row.jenis === 'impor-excel')
      await ambil(OutboxService).kerjakan('impor-excel', row.id, row.pagar, ambil(ImporService));
}
/** Hands the workbook in, lets the worker do its part, and answers the state of the import with its result workbook. */
export async function masukkan(dunia: World, c: Client, idNk: string, buku: ExcelJS.Workbook, jenis?: JenisBuku) {
  return unggahBuku(dunia, c, { idNk, buku, jenis, cara: 'langsung' });
}
/** The same, and it is only told what would happen, where `cara` says so. */
export async function unggahBuku(dunia: World, c: Client, m: BukuUji) {
  const {
    idNk,
    buku,
    jenis,
    cara,
    jalan = `${DASAR}/${jenis === 'distribusi' ? 'distribusiExcel' : 'dataBulkExcel'}`,
  } = m;
  const form = new FormData();
  form.set('id_nk', idNk);
  form.set('cara', cara);
  if (jenis && jenis !== 'distribusi') form.set('jenis', jenis);
  form.set('file', new Blob([new Uint8Array(Buffer.from(await buku.xlsx.writeBuffer()))]), 'barang.xlsx');
  const unggah = await c.post(jalan, form);
  if (unggah.http !== 202) throw new Error(`upload: ${unggah.http} ${unggah.message}`);
  await kerjakanImpor(dunia);
  const impor = (await c.get(`${DASAR}/impor/${unggah.data.id_impor}`)).data as unknown as ImporDto;
  return { impor, hasil: await buka(c, impor.url_hasil ?? '') };
}
