import { angka } from '@sinas/domain/format/angka';
import { kuantitas, satuanPendek } from '@sinas/domain/format/satuan';
import { tanggal, waktu } from '@sinas/domain/format/tanggal';
import type { TDocumentDefinitions } from 'pdfmake/interfaces';
import { kertas, rincian, sel, tabel } from '../../platform/pdf/kertas';
import type { PosisiService } from '../buku/posisi.service';

export type Rekening = Awaited<ReturnType<PosisiService['rekening']>>;
export interface IsiRekening {
  perusahaan: string;
  rekening: Rekening;
  dibuat: Date;
}
export const dokumenMutasi = (b: Rekening['baris'][number]): string =>
  b.no_pib ? `PIB ${b.no_pib}` : (b.no_keputusan ?? b.noAju ?? '-');
const KOLOM = [
  { judul: 'Tanggal', lebar: 62 },
  { judul: 'Peristiwa', lebar: '*' },
  { judul: 'Dokumen', lebar: 96 },
  { judul: 'Bertambah', lebar: 58, kanan: true },
  { judul: 'Berkurang', lebar: 58, kanan: true },
  { judul: 'Sisa', lebar: 58, kanan: true },
] as const;

/** Statement of one pos: opening, movements, closing. */
export function kertasRekening({ perusahaan, rekening: r, dibuat }: IsiRekening): TDocumentDefinitions {
  const { pos } = r;
  const nama = [pos.ur_komoditas, pos.uraian].filter(Boolean).join(', ');
  const jumlah = (n: string): string => kuantitas(n, pos.satuan, pos.ur_satuan);
  const batas = (kata: string, n: string, kapan: string) => [
    sel(kapan),
    sel(kata),
    sel(''),
    sel(''),
    sel(''),
    sel(angka(n), true),
  ];
  return kertas({
    judul: `Rekening kuota ${nama} ${pos.tahun}`,
    instansi: perusahaan,
    kaki: `Rekening kuota ${nama} ${pos.tahun}`,
    dibuat,
    isi: [
      { text: 'Rekening Kuota', style: 'judul', margin: [0, 0, 0, 12] },
      rincian([
        ['Komoditas', nama],
        ['Tahun neraca', String(pos.tahun)],
        ['Periode', `${r.dari ? tanggal(r.dari) : 'sejak awal'} sampai ${waktu(r.sampai)}`],
        ['Ditetapkan', jumlah(pos.ditetapkan)],
        ['Terealisasi', jumlah(pos.terealisasi)],
        ['Sisa', jumlah(pos.sisa)],
      ]),
      tabel(KOLOM, [
        batas('Saldo awal', r.awal, r.dari ? tanggal(r.dari) : '-'),
        ...r.baris.map((b) => [
          sel(tanggal(b.waktu)),
          sel(`${b.peristiwa}, ${b.perpindahan}`),
          sel(dokumenMutasi(b)),
          sel(b.bertambah === '0' ? '-' : angka(b.bertambah), true),
          sel(b.berkurang === '0' ? '-' : angka(b.berkurang), true),
          sel(angka(b.sisa), true),
        ]),
        batas('Saldo akhir', r.akhir, tanggal(r.sampai)),
      ]),
      { text: `Jumlah dalam ${satuanPendek(pos.satuan, pos.ur_satuan)}. Dibuat ${waktu(dibuat)} WIB.`, style: 'kecil' },
    ],
  });
}
