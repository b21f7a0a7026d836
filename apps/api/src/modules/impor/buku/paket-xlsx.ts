import { crc32 } from 'node:zlib';
import { formatTanggal } from './sel';
import { TeksBersama } from './teks-bersama';
import { unsur } from './xml';
import { bacaZip, bukanBuku, byteIsi, teksUtuh, type IsiZip } from './zip';

export interface LembarXlsx {
  nama: string;
  isi: IsiZip;
}
/** An opened workbook: its sheets, and what is needed to read their cells. */
export interface PaketXlsx {
  buf: Buffer;
  bagian: ReadonlyMap<string, IsiZip>;
  lembar: LembarXlsx[];
  teksBersama: TeksBersama;
  gayaTanggal: boolean[];
  sejak1904: boolean;
}
const CDFV2 = 0xd0cf11e0;
/** Parts that are kept as one text. */
const MAKS_UTUH = 8 * 1024 * 1024;
const MAKS_LEMBAR = 200;

/** Opens a workbook. Old .xls files and workbooks with a password are OLE containers and refused here. */
export async function bukaPaket(buf: Buffer): Promise<PaketXlsx> {
  if (buf.length >= 4 && buf.readUInt32BE(0) === CDFV2) throw bukanBuku();
  const bagian = bacaZip(buf);
  const buku = bagian.get('xl/workbook.xml');
  const rels = bagian.get('xl/_rels/workbook.xml.rels');
  if (!buku) throw bukanBuku();
  const xml = await teksUtuh(buf, buku, MAKS_UTUH);
  if (!rels) throw bukanBuku();
  const target = new Map<string, string>();
  for (const r of unsur(await teksUtuh(buf, rels, MAKS_UTUH), 'Relationship'))
    if (r.TargetMode !== 'External') target.set(r.Id ?? '', alamat(r.Target ?? ''));
  const lembar = unsur(xml, 'sheet')
    .slice(0, MAKS_LEMBAR)
    .flatMap((s) => {
      const isi = bagian.get(target.get(s.id ?? '') ?? '');
      return isi ? [{ nama: s.name ?? '', isi }] : [];
    });
  if (lembar.length === 0) throw bukanBuku();
  const cari = (nama: RegExp): IsiZip | undefined => {
    const t = [...target.values()].find((x) => nama.test(x));
    return t === undefined ? undefined : bagian.get(t);
  };
  const benar = (v: string | undefined): boolean => v === '1' || v === 'true';
  return {
    buf,
    bagian,
    lembar,
    teksBersama: await TeksBersama.baca(buf, cari(/sharedStrings\.xml$/i)),
    gayaTanggal: await bacaGaya(buf, cari(/styles\.xml$/i)),
    sejak1904: unsur(xml, 'workbookPr').some((p) => benar(p.date1904)),
  };
}

/** Targets are relative to xl/, or absolute in the package. */
const alamat = (target: string): string =>
  target.startsWith('/') ? target.slice(1) : `xl/${target.replace(/^\.\//, '')}`;

const TIPE = /^<!(?:DOCTYPE|ENTITY)/i;
/** Looks at every byte of every part: whole, of the size and sum that the directory says, without document types. */
export async function periksaBagian(paket: PaketXlsx): Promise<void> {
  for (const isi of paket.bagian.values()) {
    const xml = /\.(xml|rels|vml)$/i.test(isi.nama);
    let sum = 0;
    let ekor = '';
    for await (const potong of byteIsi(paket.buf, isi)) {
      sum = crc32(potong, sum);
      if (!xml) continue;
      if (potong.includes(0) || TIPE.test(ekor + potong.toString('latin1', 0, 10)) || adaTipe(potong))
        throw bukanBuku();
      ekor = ekorTipe(potong);
    }
    if (sum !== isi.crc) throw bukanBuku();
  }
}
function adaTipe(potong: Buffer): boolean {
  for (let i = potong.indexOf('<!'); i >= 0; i = potong.indexOf('<!', i + 2))
    if (TIPE.test(potong.toString('latin1', i, i + 10))) return true;
  return false;
}
/** What stands behind the last '<' near the end: a declaration may be cut in two. */
function ekorTipe(potong: Buffer): string {
  const akhir = potong.toString('latin1', Math.max(0, potong.length - 9));
  return akhir.slice(Math.max(0, akhir.lastIndexOf('<')));
}

/** For every cell style: does it show a date? */
async function bacaGaya(buf: Buffer, isi: IsiZip | undefined): Promise<boolean[]> {
  if (!isi) return [];
  const xml = await teksUtuh(buf, isi, MAKS_UTUH);
  const kode = new Map(unsur(xml, 'numFmt').map((f) => [Number(f.numFmtId), f.formatCode ?? '']));
  const awal = xml.search(/<(?:\w{1,40}:)?cellXfs[\s>]/);
  const akhir = xml.search(/<\/(?:\w{1,40}:)?cellXfs>/);
  if (awal < 0 || akhir < awal) return [];
  return unsur(xml.slice(awal, akhir), 'xf').map((x) =>
    formatTanggal(Number(x.numFmtId ?? 0), kode.get(Number(x.numFmtId ?? 0))?.slice(0, 255)),
  );
}
