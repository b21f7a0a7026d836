import { angka } from '@sinas/domain/format/angka';
import { kuantitas } from '@sinas/domain/format/satuan';
import { tanggal } from '@sinas/domain/format/tanggal';
import { ALASAN, type KdAlasan } from '@sinas/domain/baris/alasan';
import { ANGKA_GARIS, type KdAngkaGaris } from '@sinas/domain/neraca/garis';
import { keLazim, satuanLazim } from '@sinas/domain/neraca/satuan-dasar';
import { PERNYATAAN_RAKOR } from '@sinas/domain/rakor/berita-acara';
import { JENIS_RAKOR, type KdJenisRakor } from '@sinas/domain/rakor/jenis';
import { tampilNoAju } from '@sinas/domain/pengajuan/nomor-aju';
import type { Content, TDocumentDefinitions } from 'pdfmake/interfaces';
import { kertas, periksaKeaslian, rincian, sel, sidik, tabel, WARNA } from '../../../platform/pdf/kertas';
import { teksPdf } from '../../../platform/pdf/mesin-pdf';
import type { GarisBerita, IsiBerita } from './isi-berita';

/** What stands on the paper beside what was frozen. */
export interface LembarBerita {
  isi: IsiBerita;
  versi_ba: number;
  /** Of what was frozen; null = a draft, which says so on its face. */
  hash: string | null;
  dibuat: Date;
  final: { nama: string; waktu: Date } | null;
  /** By which anybody may check it; null = a draft, or final before there were codes. */
  periksa: { kode: string; alamat: string } | null;
}
/** Beyond this the paper names how many more rows the portal holds. */
export const MAKS_BARIS_BERITA = 2_000;
const KESEPAKATAN: Record<string, string> = {
  BAHAS: 'Dibahas',
  SEPAKAT: 'Sepakat',
  BELUM: 'Belum sepakat',
  TUNDA: 'Ditunda',
};

/** The minutes of a meeting: who was there, what was determined for each commodity, and for each company as an annex. */
export function beritaAcara({ isi, versi_ba, hash, dibuat, final, periksa }: LembarBerita): TDocumentDefinitions {
  const jenis = JENIS_RAKOR[isi.jenis as KdJenisRakor].nama;
  const draf: Content[] = hash
    ? []
    : [
        {
          text: 'RANCANGAN, belum final',
          alignment: 'center',
          bold: true,
          color: WARNA.tembaga,
          margin: [0, 0, 0, 10],
        },
      ];
  return kertas({
    judul: `Berita acara ${isi.no_ba}`,
    instansi: isi.koordinator,
    kaki: `Berita acara ${isi.no_ba}, versi ${versi_ba}`,
    dibuat,
    isi: [
      { text: 'Berita Acara', style: 'judul' },
      { text: teksPdf(`Nomor ${isi.no_ba || '-'}`), style: 'nomor', margin: [0, 4, 0, 12] },
      ...draf,
      rincian([
        ['Rapat', `${isi.judul} (${jenis} ke-${isi.ke})`],
        ['Tahun neraca', String(isi.tahun)],
        [
          'Hari dan waktu',
          `${tanggal(new Date(`${isi.tanggal}T00:00:00Z`))}, ${isi.jam_mulai}${isi.jam_selesai ? ` sampai ${isi.jam_selesai}` : ''} WIB`,
        ],
        ['Tempat', isi.tempat],
        ['Koordinator', isi.koordinator],
      ]),
      { text: 'Peserta', style: 'bagian', margin: [0, 8, 0, 2] },
      tabel(
        [
          { judul: 'Kementerian/lembaga', lebar: '*' },
          { judul: 'Nama', lebar: 150 },
          { judul: 'Jabatan', lebar: 130 },
          { judul: 'Hadir', lebar: 40 },
        ],
        isi.peserta.map((p) => [sel(p.ur_ga), sel(p.nama), sel(p.jabatan), sel(p.hadir ? 'Ya' : 'Tidak')]),
      ),
      ...isi.komoditas.flatMap((k): Content[] => [
        { text: teksPdf(k.ur_komoditas), style: 'bagian', margin: [0, 10, 0, 2] },
        {
          text: teksPdf(
            `Kesepakatan: ${KESEPAKATAN[k.kesepakatan] ?? k.kesepakatan}${k.keterangan ? `. ${k.keterangan}` : ''}`,
          ),
          margin: [0, 0, 0, 4],
        },
        ...(k.perbedaan
          ? [
              {
                text: teksPdf(`Perbedaan pendapat: ${k.perbedaan}`),
                margin: [0, 0, 0, 4] as [number, number, number, number],
              },
            ]
          : []),
        ...isi.garis.filter((g) => g.kd_komoditas === k.kd_komoditas).flatMap(garisNasional),
      ]),
      { text: 'Pernyataan', style: 'bagian', margin: [0, 10, 0, 2] },
      { text: teksPdf(PERNYATAAN_RAKOR) },
      ...(final
        ? [
            {
              text: teksPdf(`Difinalkan oleh ${final.nama}, ${tanggal(final.waktu)}.`),
              margin: [0, 4, 0, 0] as [number, number, number, number],
            },
          ]
        : []),
      { text: 'Penanda tangan', style: 'bagian', margin: [0, 10, 0, 2] },
      tabel(
        [
          { judul: 'Nama', lebar: 180 },
          { judul: 'Jabatan', lebar: '*' },
          { judul: 'Sebagai', lebar: 80 },
        ],
        isi.penanda_tangan.map((t) => [sel(t.nama), sel(t.jabatan), sel(t.pimpinan ? 'Pimpinan' : 'Anggota')]),
      ),
      ...(periksa
        ? [
            {
              ...{ unbreakable: true, margin: [0, 10, 0, 6] as [number, number, number, number] },
              stack: [{ columns: [periksaKeaslian(periksa.kode, periksa.alamat)] }],
            },
          ]
        : []),
      ...(hash ? [{ text: teksPdf(`Sidik isi: ${sidik(hash)}`), style: 'kecil' }] : []),
      {
        text: 'Lampiran: penetapan per perusahaan',
        style: 'bagian',
        pageBreak: 'before' as const,
        margin: [0, 0, 0, 6],
      },
      ...lampiran(isi.garis),
    ],
  });
}

function garisNasional(g: GarisBerita): Content[] {
  const lazim = satuanLazim(g.kd_komoditas, g.satuan);
  const sebut = (n: string | null): string => (n === null ? '-' : kuantitas(keLazim(n, g.satuan, lazim), lazim));
  return [
    { text: teksPdf(g.uraian || 'Seluruh komoditas'), bold: true, margin: [0, 2, 0, 0] },
    tabel(
      [
        { judul: 'Angka', lebar: 120 },
        { judul: 'Jumlah', lebar: 110, kanan: true },
        { judul: 'Sumber', lebar: '*' },
        { judul: 'Dipakai', lebar: 45 },
      ],
      g.angka.map((a) => [
        sel(ANGKA_GARIS[a.kode as KdAngkaGaris].nama),
        sel(sebut(a.jml), true),
        sel(`${a.sumber}, ${tanggal(new Date(`${a.tanggal}T00:00:00Z`))}${a.alasan ? `. ${a.alasan}` : ''}`),
        sel(a.dipilih ? 'Ya' : 'Tidak'),
      ]),
    ),
    rincian([
      ['Usulan perusahaan', sebut(g.usulan)],
      ['Rekomendasi', sebut(g.rekomendasi)],
      ['Penetapan', sebut(g.penetapan)],
      ['Belum dialokasikan', sebut(g.belum_dialokasikan)],
      ['Plafon', `${sebut(g.plafon)}${g.plafon_sumber ? ` (${g.plafon_sumber})` : ''}`],
    ]),
  ];
}

function lampiran(garis: readonly GarisBerita[]): Content[] {
  let sisa = MAKS_BARIS_BERITA;
  const semua = garis.reduce((n, g) => n + g.baris.length, 0);
  const isi = garis.flatMap((g): Content[] => {
    const rows = g.baris.slice(0, Math.max(sisa, 0));
    sisa -= rows.length;
    if (rows.length === 0) return [];
    return [
      { text: teksPdf(g.uraian || g.kd_komoditas), bold: true, margin: [0, 4, 0, 0] },
      tabel(
        [
          { judul: 'Perusahaan dan nomor aju', lebar: '*' },
          { judul: 'Usulan', lebar: 62, kanan: true },
          { judul: 'Rekomendasi', lebar: 62, kanan: true },
          { judul: 'Penetapan', lebar: 62, kanan: true },
          { judul: 'Satuan', lebar: 34 },
          { judul: 'Alasan', lebar: 120 },
        ],
        rows.map((b) => [
          sel(`${b.pemilik}\n${tampilNoAju(b.no_aju)} baris ${b.seri}`),
          ...[b.usulan, b.rekomendasi].map((n) => sel(angka(n), true)),
          sel(b.tunda || b.penetapan === null ? 'Ditunda' : angka(b.penetapan), true),
          sel(b.satuan),
          sel(
            [b.kd_alasan ? `${b.kd_alasan} ${ALASAN[b.kd_alasan as KdAlasan]}` : '', b.alasan]
              .filter(Boolean)
              .join('. ') || '-',
          ),
        ]),
      ),
    ];
  });
  const lebih = semua - MAKS_BARIS_BERITA;
  return lebih > 0
    ? [...isi, { text: teksPdf(`Dan ${angka(String(lebih))} baris lagi di portal, dengan sidik isi yang sama.`) }]
    : isi;
}
