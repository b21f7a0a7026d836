import type { Writable } from 'node:stream';
import type { Kolom } from '@sinas/domain/pengajuan/baris';
import ExcelJS from 'exceljs';
import type { DaftarPilihan } from './daftar-pilihan';
import { ISI_HASIL, JUDUL, PETUNJUK, SALAH, TERIMA } from './gaya-buku';
import { kalimatPetunjuk, type UraianBerkas } from './petunjuk';
import {
  caraMengisi,
  KOLOM_KETERANGAN,
  KOLOM_KUNCI,
  KOLOM_STATUS,
  labelKolom,
  LEMBAR,
  netralkan,
  STATUS_TERIMA,
  TANDA_PETUNJUK,
  TANDA_TEMPLAT,
  type InfoTemplat,
} from './templat';

export interface BarisTulis {
  /** row number to keep, so that messages and rows agree; absent = the next one */
  nomor?: number;
  kunci: string;
  sel: ReadonlyMap<string, string | number>;
  status?: string;
  keterangan?: string;
  /** what is wrong, by field */
  salah?: ReadonlyMap<string, string>;
}
export interface IsiBuku {
  info: InfoTemplat;
  uraian: UraianBerkas;
  kolom: readonly Kolom[];
  daftar: ReadonlyMap<string, DaftarPilihan>;
  contohHs: readonly string[];
  dibuat: Date;
  baris: Iterable<BarisTulis>;
}
const BARIS_DATA_PERTAMA = 3;
const BARIS_KOSONG = 1_000;
/** Comments live in one part that is kept in memory; beyond this the text stands in 'Keterangan' only. */
const MAKS_CATATAN = 5_000;
const LEBAR: Partial<Record<Kolom['jenis'], number>> = {
  teks: 34,
  hs: 16,
  periode: 26,
  angka: 16,
  satuan: 16,
  pelabuhan: 28,
};

type Lembar = ReturnType<ExcelJS.stream.xlsx.WorkbookWriter['addWorksheet']>;
/** exceljs takes a whole range as the address; its types know single cells only. */
type DenganValidasi = Lembar & { dataValidations: { add: (alamat: string, aturan: ExcelJS.DataValidation) => void } };

/** Writes the workbook row by row: template and result are the same workbook, with and without messages. */
export async function tulisBuku(ke: Writable, isi: IsiBuku): Promise<void> {
  const buku = new ExcelJS.stream.xlsx.WorkbookWriter({ stream: ke, useStyles: true, useSharedStrings: false });
  buku.creator = 'SINAS NK';
  buku.created = isi.dibuat;
  const data = buku.addWorksheet(LEMBAR.data, {
    views: [{ state: 'frozen', xSplit: 2, ySplit: 2, showGridLines: true }],
    properties: { defaultRowHeight: 18, tabColor: { argb: 'FF0B2344' } },
  });
  const terakhir = tulisData(data, isi);
  pasangDaftar(data, isi, terakhir + BARIS_KOSONG);
  data.commit();
  tulisPetunjuk(buku, isi);
  tulisDaftar(buku, isi);
  tulisInfo(buku, isi);
  await buku.commit();
}

function tulisData(lembar: Lembar, isi: IsiBuku): number {
  const { kolom } = isi;
  lembar.columns = [
    { key: 'kunci', width: 14, hidden: true, style: { numFmt: '@' } },
    ...kolom.map((k) => ({
      key: k.kd_field,
      width: LEBAR[k.jenis] ?? 22,
      style: { numFmt: k.jenis === 'angka' ? '#,##0.###' : '@' },
    })),
    { key: 'status', width: 18 },
    { key: 'keterangan', width: 70 },
  ];
  tulisJudul(lembar, isi);
  let nomor = BARIS_DATA_PERTAMA - 1;
  let catatan = 0;
  for (const b of isi.baris) {
    nomor = Math.max(nomor + 1, b.nomor ?? 0);
    const row = lembar.getRow(nomor);
    row.getCell(1).value = b.kunci;
    kolom.forEach((k, i) => {
      const nilai = b.sel.get(k.kd_field);
      const salah = b.salah?.get(k.kd_field);
      const cell = row.getCell(i + 2);
      if (nilai !== undefined) cell.value = typeof nilai === 'string' ? netralkan(nilai) : nilai;
      if (salah === undefined) return;
      Object.assign(cell, SALAH);
      if (catatan++ < MAKS_CATATAN) cell.note = { texts: [{ text: salah }], margins: { insetmode: 'auto' } };
    });
    if (b.status !== undefined) {
      const status = row.getCell(kolom.length + 2);
      status.value = b.status;
      status.font = b.status === STATUS_TERIMA ? TERIMA : SALAH.font;
      const keterangan = row.getCell(kolom.length + 3);
      keterangan.value = netralkan(b.keterangan ?? '');
      keterangan.style = ISI_HASIL;
    }
    row.commit();
  }
  return nomor;
}

function tulisJudul(lembar: Lembar, isi: IsiBuku): void {
  const judul = lembar.getRow(1);
  const cara = lembar.getRow(2);
  const teks = [KOLOM_KUNCI, ...isi.kolom.map(labelKolom), KOLOM_STATUS, KOLOM_KETERANGAN];
  const isian = [
    TANDA_PETUNJUK,
    ...isi.kolom.map((k) => caraMengisi(k, isi.daftar.has(k.kd_field), isi.info.tahun)),
    'Diisi portal',
    'Diisi portal setelah buku kerja diunggah',
  ];
  teks.forEach((t, i) => {
    judul.getCell(i + 1).value = t;
    judul.getCell(i + 1).style = JUDUL;
    cara.getCell(i + 1).value = isian[i] ?? '';
    cara.getCell(i + 1).style = PETUNJUK;
  });
  judul.height = 26;
  cara.height = 32;
  judul.commit();
  cara.commit();
}

/** Drop-downs over all rows that are there and many more; several months or variants may still be typed. */
function pasangDaftar(lembar: Lembar, isi: IsiBuku, sampai: number): void {
  const { dataValidations } = lembar as DenganValidasi;
  daftarBerkolom(isi).forEach(({ medan, tampilan }, i) => {
    const di = isi.kolom.findIndex((k) => k.kd_field === medan);
    const kolom = isi.kolom[di];
    if (!kolom) return;
    const [huruf, sumber] = [hurufKolom(di + 2), hurufKolom(i + 1)];
    dataValidations.add(`${huruf}${BARIS_DATA_PERTAMA}:${huruf}${sampai}`, {
      type: 'list',
      allowBlank: true,
      formulae: [`${LEMBAR.daftar}!$${sumber}$2:$${sumber}$${tampilan.length + 1}`],
      showErrorMessage: !['elemen_banyak', 'hs'].includes(kolom.jenis),
      errorStyle: 'stop',
      errorTitle: kolom.label,
      error: 'Pilih salah satu dari daftar.',
    });
  });
}
const hurufKolom = (n: number): string =>
  (n > 26 ? String.fromCharCode(64 + Math.floor((n - 1) / 26)) : '') + String.fromCharCode(65 + ((n - 1) % 26));

function daftarBerkolom(isi: IsiBuku): { medan: string; label: string; tampilan: readonly string[] }[] {
  return isi.kolom.flatMap((k) => {
    const tampilan = k.jenis === 'hs' ? isi.contohHs : (isi.daftar.get(k.kd_field)?.tampilan ?? []);
    return tampilan.length > 0 ? [{ medan: k.kd_field, label: k.label, tampilan }] : [];
  });
}
function tulisDaftar(buku: ExcelJS.stream.xlsx.WorkbookWriter, isi: IsiBuku): void {
  const lembar = buku.addWorksheet(LEMBAR.daftar, { state: 'hidden' });
  const daftar = daftarBerkolom(isi);
  lembar.addRow(daftar.map((d) => d.label)).commit();
  const tinggi = Math.max(0, ...daftar.map((d) => d.tampilan.length));
  for (let i = 0; i < tinggi; i++) lembar.addRow(daftar.map((d) => netralkan(d.tampilan[i] ?? ''))).commit();
  lembar.commit();
}

function tulisPetunjuk(buku: ExcelJS.stream.xlsx.WorkbookWriter, isi: IsiBuku): void {
  const lembar = buku.addWorksheet(LEMBAR.petunjuk, { views: [{ state: 'normal', showGridLines: false }] });
  lembar.columns = [{ width: 4 }, { width: 28 }, { width: 90 }];
  for (const [nomor, judul, teks] of kalimatPetunjuk(isi.uraian, isi.kolom, isi.daftar, isi.info)) {
    const row = lembar.addRow([nomor, netralkan(judul), netralkan(teks)]);
    row.alignment = { vertical: 'top', wrapText: true };
    if (nomor === '' && teks === '') row.getCell(2).font = { bold: true, size: 14, color: { argb: 'FF0B2344' } };
    else row.getCell(2).font = { bold: true };
    row.commit();
  }
  lembar.commit();
}

function tulisInfo(buku: ExcelJS.stream.xlsx.WorkbookWriter, isi: IsiBuku): void {
  const lembar = buku.addWorksheet(LEMBAR.info, { state: 'veryHidden' });
  const { info } = isi;
  const pasangan: [string, string][] = [
    ['templat', TANDA_TEMPLAT],
    ['versi', String(info.versi)],
    ['idNk', info.idNk],
    ['noAju', info.noAju],
    ['kd_komoditas', info.kd_komoditas],
    ['jenis', info.jenis],
    ['tahun', String(info.tahun)],
    ['dibuat', isi.dibuat.toISOString()],
  ];
  for (const p of pasangan) lembar.addRow(p).commit();
  lembar.commit();
}
