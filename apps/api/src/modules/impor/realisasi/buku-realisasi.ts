import { Readable } from 'node:stream';
import { tampilPeriode } from '@sinas/domain/format/periode';
import { AturanDilanggar } from '../../../platform/errors';
import { barisLembar } from '../buku/baca-lembar';
import { buku, inti, jenisIsi, NS, relsBuku, relsPaket, XML } from '../buku/bagian-buku';
import { bukaPaket, periksaBagian, type LembarXlsx, type PaketXlsx } from '../buku/paket-xlsx';
import type { Sel } from '../buku/sel';
import { KOLOM_KETERANGAN, KOLOM_KUNCI, LEMBAR, samakan } from '../templat/templat';
import { GAYA, STYLES_XML } from '../tulis/gaya-buku';
import { hurufKolom, TulisSel } from '../tulis/tulis-sel';
import { tulisZip, type BagianZip } from '../tulis/tulis-zip';

const TANDA = 'sinas-nk/realisasi';
export const LEMBAR_REALISASI = 'Realisasi';
const TETAP = [KOLOM_KUNCI, 'Nomor', 'Uraian barang', 'HS', 'Satuan', 'Ditetapkan'];
/** Columns before the months. */
export const KOLOM_TETAP = TETAP.length;
const LEBAR = [14, 8, 40, 14, 10, 16];
const BARIS_JUDUL = 4;

/** A row of the sheet: a key, what it is about, and quantities by month (MMYYYY). */
export interface BarisRealisasi {
  kunci: string;
  seri: number;
  uraian: string;
  hs: string | null;
  satuan: string;
  ditetapkan: string;
  bulan: ReadonlyMap<string, string>;
  keterangan?: string;
}
export interface IsiBukuRealisasi {
  idNk: string;
  noAju: string;
  noKeputusan: string;
  /** Months that may be reported, with the version of the last report of each. */
  bulan: readonly { periode: string; versi: number }[];
  baris: readonly BarisRealisasi[];
  dibuat: Date;
}
/** What a workbook says: cells by key and month, with the row number that Excel shows. */
export interface BacaanRealisasi {
  idNk: string;
  versi: ReadonlyMap<string, number>;
  baris: readonly { nomor: number; kunci: string; bulan: ReadonlyMap<string, Sel> }[];
}

/** The workbook as a stream that is made while it is read. */
export const alirRealisasi = (isi: IsiBukuRealisasi): Readable =>
  Readable.from(tulisZip(bagian(isi), isi.dibuat), { objectMode: false, highWaterMark: 256 * 1024 });

async function* bagian(isi: IsiBukuRealisasi): AsyncGenerator<BagianZip> {
  const sel = new TulisSel();
  const satu = (nama: string, teks: string): BagianZip => ({ nama, isi: [teks] });
  yield satu('_rels/.rels', relsPaket());
  yield satu('docProps/core.xml', inti(isi.dibuat));
  yield satu(
    'xl/workbook.xml',
    buku([
      { nama: LEMBAR_REALISASI, keadaan: 'visible' },
      { nama: LEMBAR.info, keadaan: 'veryHidden' },
    ]),
  );
  yield satu('xl/_rels/workbook.xml.rels', relsBuku(2));
  yield satu('xl/styles.xml', STYLES_XML);
  yield { nama: 'xl/worksheets/sheet1.xml', isi: lembarRealisasi(isi, sel) };
  yield { nama: 'xl/worksheets/sheet2.xml', isi: lembarInfo(isi, sel) };
  yield { nama: 'xl/sharedStrings.xml', isi: sel.sharedStrings() };
  yield satu('[Content_Types].xml', jenisIsi(2, []));
}

function* lembarRealisasi(isi: IsiBukuRealisasi, sel: TulisSel): Generator<string> {
  const lebar = [...LEBAR, ...isi.bulan.map(() => 14), 60];
  yield (
    `${XML}<worksheet ${NS}><sheetViews><sheetView workbookViewId="0"><pane xSplit="4" ySplit="${BARIS_JUDUL}" topLeftCell="E${BARIS_JUDUL + 1}" activePane="bottomRight" state="frozen"/></sheetView></sheetViews>` +
    `<sheetFormatPr defaultRowHeight="18"/><cols>${lebar
      .map(
        (l, i) =>
          `<col min="${i + 1}" max="${i + 1}" width="${l}" customWidth="1"${i === 0 ? ' hidden="1"' : ''} style="${i < 5 || i === lebar.length - 1 ? GAYA.teks : GAYA.angka}"/>`,
      )
      .join('')}</cols><sheetData>`
  );
  const kalimat = [
    `Realisasi keputusan ${isi.noKeputusan}`,
    'Isi jumlah yang masuk setiap bulan. Bulan yang seluruh selnya kosong tidak ikut dilaporkan; tulis 0 bila tidak ada pemasukan.',
  ];
  for (const [i, teks] of kalimat.entries())
    yield `<row r="${i + 1}">${sel.teks(`B${i + 1}`, i === 0 ? GAYA.uraianJudul : GAYA.biasa, teks)}</row>`;
  const judul = [...TETAP, ...isi.bulan.map((b) => tampilPeriode(b.periode)), KOLOM_KETERANGAN];
  yield `<row r="${BARIS_JUDUL}" ht="26" customHeight="1">${judul.map((t, i) => sel.teks(`${hurufKolom(i + 1)}${BARIS_JUDUL}`, GAYA.judul, t)).join('')}</row>`;
  for (const [i, b] of isi.baris.entries()) yield barisXml(b, BARIS_JUDUL + 1 + i, isi, sel);
  yield '</sheetData></worksheet>';
}
function barisXml(b: BarisRealisasi, n: number, { bulan }: IsiBukuRealisasi, sel: TulisSel): string {
  const teks = [b.kunci, String(b.seri), b.uraian, b.hs ?? '', b.satuan];
  let xml = `<row r="${n}">${teks.map((t, i) => (t === '' ? '' : sel.teks(`${hurufKolom(i + 1)}${n}`, GAYA.teks, t))).join('')}`;
  xml += sel.angka(`${hurufKolom(TETAP.length)}${n}`, GAYA.angka, Number(b.ditetapkan));
  for (const [i, { periode }] of bulan.entries()) {
    const jml = b.bulan.get(periode);
    if (jml !== undefined) xml += sel.angka(`${hurufKolom(TETAP.length + i + 1)}${n}`, GAYA.angka, Number(jml));
  }
  if (b.keterangan)
    xml += sel.teks(`${hurufKolom(TETAP.length + bulan.length + 1)}${n}`, GAYA.keterangan, b.keterangan);
  return `${xml}</row>`;
}
function* lembarInfo(isi: IsiBukuRealisasi, sel: TulisSel): Generator<string> {
  const pasangan = [
    ['templat', TANDA],
    ['idNk', isi.idNk],
    ['noAju', isi.noAju],
    ...isi.bulan.map((b) => [`versi ${b.periode}`, String(b.versi)]),
  ];
  yield `${XML}<worksheet ${NS}><sheetData>`;
  for (const [i, [nama = '', nilai = '']] of pasangan.entries())
    yield `<row r="${i + 1}">${sel.teks(`A${i + 1}`, GAYA.biasa, nama)}${sel.teks(`B${i + 1}`, GAYA.biasa, nilai)}</row>`;
  yield '</sheetData></worksheet>';
}

/** Reads a workbook that was made here; throws a sentence for people when it is none. `bulan`: months that it may have. */
export async function bacaRealisasi(buf: Buffer, bulan: readonly string[], utuh: boolean): Promise<BacaanRealisasi> {
  const paket = await bukaPaket(buf);
  if (utuh) await periksaBagian(paket);
  const lembar = (nama: string): LembarXlsx | undefined => paket.lembar.find((l) => samakan(l.nama) === samakan(nama));
  const [info, isi] = [lembar(LEMBAR.info), lembar(LEMBAR_REALISASI)];
  if (!info || !isi) throw new AturanDilanggar('impor.tanpa_templat');
  const keterangan = await bacaInfo(paket, info);
  if (keterangan.get('templat') !== TANDA) throw new AturanDilanggar('impor.tanpa_templat');
  return {
    idNk: keterangan.get('idNk') ?? '',
    versi: new Map(bulan.map((p) => [p, Number(keterangan.get(`versi ${p}`) ?? 0)])),
    baris: await bacaBaris(paket, isi, bulan),
  };
}
async function bacaInfo(paket: PaketXlsx, lembar: LembarXlsx): Promise<Map<string, string>> {
  const isi = new Map<string, string>();
  for await (const { baris } of barisLembar(paket, lembar)) {
    for (const b of baris) isi.set(b.sel[1]?.teks ?? '', b.sel[2]?.teks ?? '');
    if (isi.size > 50) break;
  }
  return isi;
}
const MAKS_BARIS = 20_000;
async function bacaBaris(
  paket: PaketXlsx,
  lembar: LembarXlsx,
  bulan: readonly string[],
): Promise<BacaanRealisasi['baris']> {
  const label = new Map(bulan.map((p) => [samakan(tampilPeriode(p)), p]));
  const hasil: { nomor: number; kunci: string; bulan: Map<string, Sel> }[] = [];
  let judul: { kunci: number; bulan: [number, string][] } | null = null;
  for await (const { baris } of barisLembar(paket, lembar))
    for (const { nomor, sel } of baris) {
      if (!judul) {
        const kolom = sel.map((s) => samakan(s?.teks ?? ''));
        const kunci = kolom.indexOf(samakan(KOLOM_KUNCI));
        if (kunci < 0) continue;
        judul = {
          kunci,
          bulan: kolom.flatMap((t, i): [number, string][] => (label.has(t) ? [[i, label.get(t) ?? '']] : [])),
        };
        continue;
      }
      const isi = new Map(
        judul.bulan.flatMap(([i, p]): [string, Sel][] => {
          const s = sel[i];
          return s && s.teks.trim() !== '' ? [[p, s]] : [];
        }),
      );
      const kunci = sel[judul.kunci]?.teks.trim() ?? '';
      if (kunci === '' && isi.size === 0) continue;
      hasil.push({ nomor, kunci, bulan: isi });
      if (hasil.length > MAKS_BARIS) throw new AturanDilanggar('impor.tanpa_templat');
    }
  if (!judul) throw new AturanDilanggar('impor.tanpa_templat');
  return hasil;
}
