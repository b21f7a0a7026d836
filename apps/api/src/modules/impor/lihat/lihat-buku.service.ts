import { buffer } from 'node:stream/consumers';
import { Injectable } from '@nestjs/common';
import type { Aktor } from '@sinas/domain/akses/kebijakan';
import { mimeBerkas } from '@sinas/domain/berkas/aturan-berkas';
import { AturanDilanggar, TidakAda } from '../../../platform/errors';
import { UnggahanService } from '../../unggahan/unggahan.service';
import { barisLembar, type BarisLembar } from '../buku/baca-lembar';
import { bukaPaket } from '../buku/paket-xlsx';
import type { Sel } from '../buku/sel';
import { hurufKolom } from '../tulis/tulis-sel';

/** More than anybody reads on a screen: who needs the rest downloads the workbook. */
const MAKS_BARIS = 500;
const MAKS_KOLOM = 50;
/** bytes; its strings are held at once, so a larger one would hold up everybody else */
const MAKS_UKURAN = 5 * 1024 * 1024;
/** characters of a cell */
const MAKS_SEL = 1_000;
const XLSX = mimeBerkas('xlsx');

/** A sheet as it stands in the workbook, from the first row that says anything. */
export interface LembarDilihat {
  /** Names of all sheets, in their order. */
  lembar: string[];
  no: number;
  /** Names of the columns, as Excel shows them. */
  kolom: string[];
  baris: { nomor: number; sel: string[] }[];
  /** There are more rows or columns than these. */
  terpotong: boolean;
}

/** A workbook that belongs to a file, sheet by sheet, for who reads it without leaving the page. */
@Injectable()
export class LihatBukuService {
  constructor(private readonly berkas: UnggahanService) {}

  async lihat(aktor: Aktor, id: string, no: number): Promise<LembarDilihat> {
    const { row, isi } = await this.berkas.unduh(aktor, id);
    const terlaluBesar = row.ukuran > MAKS_UKURAN;
    if (row.mime !== XLSX || terlaluBesar) {
      isi.destroy();
      throw new AturanDilanggar(terlaluBesar ? 'berkas.lihat_terlalu_besar' : 'impor.bukan_buku');
    }
    const paket = await bukaPaket(await buffer(isi));
    const lembar = paket.lembar[no];
    if (!lembar) throw new TidakAda();
    const baris: LembarDilihat['baris'] = [];
    let terpotong = false;
    for await (const potong of barisLembar(paket, lembar)) {
      for (const b of potong.baris) {
        const sel = teksBaris(b);
        if (sel.length === 0) continue;
        terpotong ||= sel.length > MAKS_KOLOM || baris.length === MAKS_BARIS;
        if (baris.length < MAKS_BARIS) baris.push({ nomor: b.nomor, sel: sel.slice(0, MAKS_KOLOM) });
      }
      if (baris.length === MAKS_BARIS && terpotong) break;
    }
    const lebar = Math.max(0, ...baris.map((b) => b.sel.length));
    const kolom = Array.from({ length: lebar }, (_, i) => hurufKolom(i + 1));
    return { lembar: paket.lembar.map((l) => l.nama), no, kolom, baris, terpotong };
  }
}

/** Cells of a row up to its last one that says anything. */
function teksBaris({ sel }: BarisLembar): string[] {
  const teks = Array.from({ length: Math.max(0, sel.length - 1) }, (_, i) => teksSel(sel[i + 1]));
  const akhir = teks.findLastIndex((t) => t !== '');
  return teks.slice(0, akhir + 1);
}
const dua = (n: number): string => String(n).padStart(2, '0');
function teksSel(s: Sel | undefined): string {
  if (!s) return '';
  if (s.tanggal) return `${dua(s.tanggal.hari)}/${dua(s.tanggal.bulan)}/${s.tanggal.tahun}`;
  return (s.angka === null ? s.teks.trim() : s.teks.replace('.', ',')).slice(0, MAKS_SEL);
}
