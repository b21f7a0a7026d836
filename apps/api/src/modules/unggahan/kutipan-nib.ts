import { waktu } from '@sinas/domain/format/tanggal';
import type { TDocumentDefinitions } from 'pdfmake/interfaces';
import { kertas, rincian, sel, tabel } from '../../platform/pdf/kertas';
import type { DataOss } from '../perusahaan/luar/oss.service';

const API: Readonly<Record<string, string>> = { '01': 'API-U', '02': 'API-P' };
const KBLI = [
  { judul: 'KBLI', lebar: 60 },
  { judul: 'Kegiatan usaha', lebar: '*' },
] as const;
const PROYEK = [
  { judul: 'Proyek', lebar: 90 },
  { judul: 'KBLI', lebar: 50 },
  { judul: 'Kegiatan usaha', lebar: '*' },
  { judul: 'Sektor', lebar: 110 },
] as const;

/** What the registry said of a company, with the time when it said so. */
export function kutipanNib(d: DataOss, diambil: Date): TDocumentDefinitions {
  const judul = `Kutipan NIB ${d.nib}`;
  return kertas({
    ...{ judul, instansi: d.nama, kaki: judul, dibuat: diambil },
    isi: [
      { text: 'Kutipan NIB', style: 'judul', margin: [0, 0, 0, 12] },
      rincian([
        ['NIB', d.nib],
        ['Nama perusahaan', d.nama || '-'],
        ['NPWP', d.npwp || '-'],
        ['Alamat', d.alamat || '-'],
        ['Pengenal importir', API[d.api_code] ?? '-'],
        ['Status NIB', d.status_nib === '01' ? 'Aktif' : `Kode ${d.status_nib || '-'}`],
      ]),
      tabel(
        KBLI,
        d.kbli.map((k) => [sel(k.kode_kbli), sel(k.uraian)]),
      ),
      tabel(
        PROYEK,
        d.proyek.map((p) => [sel(p.id_proyek), sel(p.kbli), sel(p.uraian_usaha), sel(p.sektor)]),
      ),
      {
        text: `Disusun SINAS NK dari jawaban OSS pada ${waktu(diambil)}. Kutipan ini bukan NIB yang diterbitkan OSS.`,
        style: 'kecil',
      },
    ],
  });
}
