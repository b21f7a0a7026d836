import { AturanDilanggar } from '../../platform/errors';
import { formatTanggal } from './sel';
import { teksKaya, unsur } from './xml';
import { bacaZip, teksIsi, teksUtuh, type IsiZip } from './zip';

export interface LembarXlsx {
  nama: string;
  isi: IsiZip;
}
/** An opened workbook: its sheets, and what is needed to read their cells. */
export interface PaketXlsx {
  buf: Buffer;
  lembar: LembarXlsx[];
  teksBersama: string[];
  gayaTanggal: boolean[];
  sejak1904: boolean;
}
const bukanBuku = (): AturanDilanggar => new AturanDilanggar('impor.bukan_buku');
const MAKS_TEKS_BERSAMA = 1_000_000;
const CDFV2 = 0xd0cf11e0;

/**
 * Opens a workbook only after all its parts have been looked at: true sizes, no document types, no second encoding.
 * Old .xls files and workbooks with a password are OLE containers and refused here.
 */
export async function bukaPaket(buf: Buffer): Promise<PaketXlsx> {
  if (buf.length >= 4 && buf.readUInt32BE(0) === CDFV2) throw bukanBuku();
  const isi = bacaZip(buf);
  for (const bagian of isi.values()) if (/\.(xml|rels|vml)$/i.test(bagian.nama)) await pastikanPolos(buf, bagian);
  const buku = isi.get('xl/workbook.xml');
  const rels = isi.get('xl/_rels/workbook.xml.rels');
  if (!buku || !rels) throw bukanBuku();
  const xml = await teksUtuh(buf, buku);
  const target = new Map<string, string>();
  for (const r of unsur(await teksUtuh(buf, rels), 'Relationship'))
    if (r.TargetMode !== 'External') target.set(r.Id ?? '', alamat(r.Target ?? ''));
  const lembar = unsur(xml, 'sheet').flatMap((s) => {
    const bagian = isi.get(target.get(s.id ?? '') ?? '');
    return bagian ? [{ nama: s.name ?? '', isi: bagian }] : [];
  });
  if (lembar.length === 0) throw bukanBuku();
  const bersama = [...target.values()].find((t) => /sharedStrings\.xml$/i.test(t));
  const gaya = [...target.values()].find((t) => /styles\.xml$/i.test(t));
  const benar = (v: string | undefined): boolean => v === '1' || v === 'true';
  return {
    buf,
    lembar,
    teksBersama: await bacaTeksBersama(buf, bersama ? isi.get(bersama) : undefined),
    gayaTanggal: await bacaGaya(buf, gaya ? isi.get(gaya) : undefined),
    sejak1904: unsur(xml, 'workbookPr').some((p) => benar(p.date1904)),
  };
}

/** Targets are relative to xl/, or absolute in the package. */
const alamat = (target: string): string =>
  target.startsWith('/') ? target.slice(1) : `xl/${target.replace(/^\.\//, '')}`;

async function pastikanPolos(buf: Buffer, isi: IsiZip): Promise<void> {
  let ekor = '';
  for await (const potong of teksIsi(buf, isi)) {
    const teks = ekor + potong;
    if (/<!(?:DOCTYPE|ENTITY)/i.test(teks) || potong.includes('\u0000') || potong.startsWith('\ufffd'))
      throw bukanBuku();
    ekor = teks.slice(-16);
  }
}

async function bacaTeksBersama(buf: Buffer, isi: IsiZip | undefined): Promise<string[]> {
  if (!isi) return [];
  const hasil: string[] = [];
  let sisa = '';
  for await (const potong of teksIsi(buf, isi)) {
    sisa += potong;
    let habis = 0;
    for (const m of sisa.matchAll(/<(?:\w+:)?si(?:\s[^>]*)?(?:\/>|>([\s\S]*?)<\/(?:\w+:)?si>)/g)) {
      hasil.push(teksKaya(m[1] ?? ''));
      habis = m.index + m[0].length;
    }
    sisa = sisa.slice(habis);
    if (hasil.length > MAKS_TEKS_BERSAMA) throw new AturanDilanggar('impor.isi_terlalu_besar');
  }
  return hasil;
}

/** For every cell style: does it show a date? */
async function bacaGaya(buf: Buffer, isi: IsiZip | undefined): Promise<boolean[]> {
  if (!isi) return [];
  const xml = await teksUtuh(buf, isi);
  const kode = new Map(unsur(xml, 'numFmt').map((f) => [Number(f.numFmtId), f.formatCode ?? '']));
  const xfs = /<(?:\w+:)?cellXfs\b[\s\S]*?<\/(?:\w+:)?cellXfs>/.exec(xml)?.[0] ?? '';
  return unsur(xfs, 'xf').map((x) => formatTanggal(Number(x.numFmtId ?? 0), kode.get(Number(x.numFmtId ?? 0))));
}
