import type { Kolom } from '@sinas/domain/baris/kolom';
import { NS, NS_R, XML, type CatatanSel } from '../buku/bagian-buku';
import { GAYA } from './gaya-buku';
import {
  caraMengisi,
  caraMenomori,
  KOLOM_KETERANGAN,
  KOLOM_KUNCI,
  KOLOM_STATUS,
  labelKolom,
  LEMBAR,
  STATUS_TOLAK,
  TANDA_PETUNJUK,
  type InfoTemplat,
} from '../templat/templat';
import type { KolomNomor } from '../templat/bentuk-lembar';
import type { BarisTulis, IsiBuku, LembarTulis } from './isi-buku';
import { hurufKolom, xmlTeks, type TulisSel } from './tulis-sel';

const BARIS_DATA_PERTAMA = 3;
const BARIS_KOSONG = 1_000;
const MAKS_NOMOR = 1_048_576;
/** Comments live in one part that is kept in memory; beyond this the text stands in 'Keterangan' only. */
const MAKS_CATATAN = 5_000;
const HURUF_SEKALI = 48 * 1024;
const LEBAR_NOMOR = 16;
const LEBAR: Partial<Record<Kolom['jenis'], number>> = {
  teks: 34,
  hs: 16,
  periode: 26,
  angka: 16,
  satuan: 16,
  pelabuhan: 28,
};

/** The sheet of a kind of row, piece by piece. What is wrong is put into `catatan` on the way. */
export async function* lembarData(
  isi: IsiBuku,
  lembar: LembarTulis,
  sel: TulisSel,
  catatan: CatatanSel[],
): AsyncGenerator<string> {
  // The numbers and the first column stay in sight.
  const beku = lembar.nomor.length + 2;
  yield (
    `${XML}<worksheet ${NS} ${NS_R}><sheetPr><tabColor rgb="FF0B2344"/></sheetPr>` +
    `<sheetViews><sheetView showGridLines="1" workbookViewId="0"><pane xSplit="${beku}" ySplit="2" topLeftCell="${hurufKolom(beku + 1)}3" activePane="bottomRight" state="frozen"/></sheetView></sheetViews>` +
    `<sheetFormatPr defaultRowHeight="18" customHeight="1"/>${kolomLebar(lembar)}<sheetData>${judul(isi.info, lembar, sel)}`
  );
  const penulis = new PenulisBaris(lembar, sel, catatan);
  let xml = '';
  for await (const potong of lembar.baris) {
    for (const b of potong) {
      xml += penulis.tulis(b);
      if (xml.length < HURUF_SEKALI) continue;
      yield xml;
      xml = '';
    }
  }
  yield (
    `${xml}</sheetData>${daftarPilihan(isi, lembar, Math.min(penulis.nomor + BARIS_KOSONG, MAKS_NOMOR))}` +
    `${catatan.length > 0 ? '<legacyDrawing r:id="rId1"/>' : ''}</worksheet>`
  );
}

function kolomLebar({ nomor, kolom }: LembarTulis): string {
  const awal = nomor.length + 2;
  const col = (n: number, lebar: number, gaya: number, lain = ''): string =>
    `<col min="${n}" max="${n}" width="${lebar}" style="${gaya}" customWidth="1"${lain}/>`;
  return (
    `<cols>${col(1, 14, GAYA.teks, ' hidden="1"')}` +
    nomor.map((_, i) => col(i + 2, LEBAR_NOMOR, GAYA.angka)).join('') +
    kolom.map((k, i) => col(awal + i, LEBAR[k.jenis] ?? 22, k.jenis === 'angka' ? GAYA.angka : GAYA.teks)).join('') +
    `${col(awal + kolom.length, 18, GAYA.biasa)}${col(awal + kolom.length + 1, 70, GAYA.biasa)}</cols>`
  );
}

function judul(info: InfoTemplat, { nomor, kolom, daftar }: LembarTulis, sel: TulisSel): string {
  const teks = [KOLOM_KUNCI, ...nomor.map(labelKolom), ...kolom.map(labelKolom), KOLOM_STATUS, KOLOM_KETERANGAN];
  const cara = [
    TANDA_PETUNJUK,
    ...nomor.map(caraMenomori),
    ...kolom.map((k) => caraMengisi(k, daftar.has(k.kd_field), info.tahun)),
    'Diisi portal',
    'Diisi portal setelah buku kerja diunggah',
  ];
  const baris = (r: number, tinggi: number, gaya: number, isiBaris: readonly string[]): string =>
    `<row r="${r}" ht="${tinggi}" customHeight="1">${isiBaris.map((x, i) => sel.teks(`${hurufKolom(i + 1)}${r}`, gaya, x)).join('')}</row>`;
  return baris(1, 26, GAYA.judul, teks) + baris(2, 32, GAYA.petunjuk, cara);
}

class PenulisBaris {
  nomor = BARIS_DATA_PERTAMA - 1;
  private readonly huruf: readonly string[];
  private readonly awal: number;

  constructor(
    private readonly lembar: LembarTulis,
    private readonly sel: TulisSel,
    private readonly catatan: CatatanSel[],
  ) {
    this.awal = lembar.nomor.length + 1;
    this.huruf = Array.from({ length: this.awal + lembar.kolom.length + 2 }, (_, i) => hurufKolom(i + 1));
  }

  tulis(b: BarisTulis): string {
    const { kolom, nomor } = this.lembar;
    const n = (this.nomor = Math.max(this.nomor + 1, b.nomor ?? 0));
    let xml = `<row r="${n}">`;
    if (b.kunci !== '') xml += this.sel.teks(`A${n}`, GAYA.teks, b.kunci);
    for (let i = 0; i < nomor.length; i++)
      xml += this.sepotong(
        nomor[i] as KolomNomor,
        true,
        i + 1,
        n,
        b.letak?.[i],
        b.salah?.get(nomor[i]?.kd_field ?? ''),
      );
    for (let i = 0; i < kolom.length; i++) {
      const k = kolom[i] as Kolom;
      const nilai = b.larik ? b.larik[i] : b.sel?.get(k.kd_field);
      xml += this.sepotong(k, k.jenis === 'angka', this.awal + i, n, nilai, b.salah?.get(k.kd_field));
    }
    if (b.status !== undefined) {
      const gaya = b.status === STATUS_TOLAK ? GAYA.tolak : GAYA.terima;
      const di = this.awal + kolom.length;
      xml += this.sel.teksBersama(`${this.huruf[di]}${n}`, gaya, b.status);
      if (b.keterangan) xml += this.sel.teks(`${this.huruf[di + 1]}${n}`, GAYA.keterangan, b.keterangan);
    }
    return `${xml}</row>`;
  }

  /** One cell, with its message where it is wrong. */
  private sepotong(
    k: Kolom | KolomNomor,
    bilangan: boolean,
    di: number,
    n: number,
    nilai: string | number | undefined,
    salah: string | undefined,
  ): string {
    if (nilai === undefined && salah === undefined) return '';
    const alamat = `${this.huruf[di]}${n}`;
    if (salah !== undefined && this.catatan.length < MAKS_CATATAN)
      this.catatan.push({ baris: n, kolom: di + 1, alamat, teks: salah });
    const gaya =
      salah !== undefined ? (bilangan ? GAYA.salahAngka : GAYA.salahTeks) : bilangan ? GAYA.angka : GAYA.teks;
    if (nilai === undefined || nilai === '') return this.sel.kosong(alamat, gaya);
    if (typeof nilai === 'number') return this.sel.angka(alamat, gaya, nilai);
    return k.jenis === 'teks' ? this.sel.teks(alamat, gaya, nilai) : this.sel.teksBersama(alamat, gaya, nilai);
  }
}

/** Columns that offer a list, in the order of the sheet that holds the lists. */
export function kolomDaftar(
  isi: IsiBuku,
): { jenis: string; medan: string; label: string; tampilan: readonly string[] }[] {
  return isi.lembar.flatMap(({ jenis, kolom, daftar }) =>
    kolom.flatMap((k) => {
      const tampilan = k.jenis === 'hs' ? isi.contohHs : (daftar.get(k.kd_field)?.tampilan ?? []);
      return tampilan.length > 0 ? [{ jenis: jenis.kode, medan: k.kd_field, label: k.label, tampilan }] : [];
    }),
  );
}
/** Drop-downs over all rows that are there and many more; several months or variants may still be typed. */
function daftarPilihan(isi: IsiBuku, lembar: LembarTulis, sampai: number): string {
  const aturan = kolomDaftar(isi).flatMap(({ jenis, medan, tampilan }, i) => {
    const di = jenis === lembar.jenis.kode ? lembar.kolom.findIndex((k) => k.kd_field === medan) : -1;
    const kolom = lembar.kolom[di];
    if (!kolom) return [];
    const [huruf, sumber] = [hurufKolom(lembar.nomor.length + di + 2), hurufKolom(i + 1)];
    const ketat = !['elemen_banyak', 'hs'].includes(kolom.jenis) ? ' showErrorMessage="1"' : '';
    return [
      `<dataValidation type="list" errorStyle="stop" allowBlank="1"${ketat} errorTitle="${xmlTeks(kolom.label.slice(0, 32))}" ` +
        `error="Pilih salah satu dari daftar." sqref="${huruf}${BARIS_DATA_PERTAMA}:${huruf}${sampai}">` +
        `<formula1>${LEMBAR.daftar}!$${sumber}$2:$${sumber}$${tampilan.length + 1}</formula1></dataValidation>`,
    ];
  });
  return aturan.length > 0 ? `<dataValidations count="${aturan.length}">${aturan.join('')}</dataValidations>` : '';
}
