import { angka, banding, dariRibu, keRibu, kurangi } from '@sinas/domain/format/angka';
import { tampilPeriode } from '@sinas/domain/format/periode';
import { jam, tanggal } from '@sinas/domain/format/tanggal';
import { ALASAN, type KdAlasan } from '@sinas/domain/baris/alasan';
import type { BagianKepala } from '@sinas/domain/formulir/kepala';
import type { CatatanUji } from '@sinas/domain/baris/syarat-wajar';
import { tampilNoAju } from '@sinas/domain/pengajuan/nomor-aju';
import type { Surat } from '@sinas/domain/layanan/bersama/surat';
import type { Column, Content, TableCell, TDocumentDefinitions } from 'pdfmake/interfaces';
import { lampiranPermohonan } from './data-permohonan';
import { kertas, periksaKeaslian, rincian, sel, sidik, tabel, WARNA, type KolomTabel } from '../../platform/pdf/kertas';
import { teksPdf } from '../../platform/pdf/mesin-pdf';

export interface BarisKeputusan {
  seri: number;
  uraian: string;
  /** what stands below its name */
  keterangan: string;
  negara: string;
  pelabuhan: string;
  periode: readonly string[];
  diminta: string;
  diberikan: string;
  /** taken from it since */
  diserahkan: string;
  satuan: string;
  /** why a tariff line is used that is not listed for the commodity */
  catatan_hs: string;
  potongan: readonly { kd_alasan: string; alasan: string; dari: string; ke: string }[];
}
export interface IsiKeputusan {
  /** Not issued: it has no number and no code, and says so on every page. */
  konsep: boolean;
  no_keputusan: string;
  kode_periksa: string;
  alamat_periksa: string;
  tgl_keputusan: Date;
  berlaku_mulai: Date;
  berlaku_sampai: Date;
  no_aju: string;
  tgl_kirim: Date | null;
  instansi: string;
  layanan: string;
  komoditas: string;
  tahun: number;
  surat: Surat;
  /** origin, port and months stand beside each row */
  asal: boolean;
  /** whoever filed it: a company, or a ministry by its name alone */
  pemohon: { nama: string; nib?: string; npwp?: string; alamat?: string };
  hasil: string;
  penanda: { nama: string; jabatan: string };
  baris: readonly BarisKeputusan[];
  /** what was taken from it since, the first one first; `oleh`: its holder, or the evaluation that has */
  pengurangan: readonly { waktu: Date; oleh: string; seri: number; jml: string; satuan: string }[];
  /** what it was determined by, in a meeting or without one; null = the ministry has decided */
  dasar: {
    rapat: boolean;
    koordinator: string;
    dasar_hukum: string;
    nota_nomor: string;
    nota_tanggal: string;
    alasan: string;
  } | null;
  /** notes that plausibility has asked for */
  kewajaran: readonly (CatatanUji & { oleh: string })[];
  /** the header of the submission that was decided on */
  permohonan: readonly BagianKepala[];
  sha256: string;
}
/** Beyond this the paper names how many more rows the portal holds. */
export const MAKS_BARIS_CETAK = 1_000;

/** The decision with what an import approval needs: goods, quantity, origin, port, validity, and how to check it. */
export function keputusan(k: IsiKeputusan): TDocumentDefinitions {
  return kertas({
    judul: `Keputusan ${k.no_keputusan}`,
    instansi: k.instansi,
    kaki: k.konsep ? 'Konsep keputusan, belum berlaku' : `Keputusan ${k.no_keputusan}. Kode periksa ${k.kode_periksa}`,
    konsep: k.konsep,
    dibuat: k.tgl_keputusan,
    isi: [
      { text: teksPdf(k.layanan), style: 'judul' },
      { text: teksPdf(`Nomor ${k.no_keputusan}`), style: 'nomor', margin: [0, 4, 0, 14] },
      {
        text: teksPdf(
          `Berdasarkan ${k.surat.sebutan} nomor ${tampilNoAju(k.no_aju)}${k.tgl_kirim ? ` tanggal ${tanggal(k.tgl_kirim)}` : ''}, ${k.instansi} ${k.surat.memutus} komoditas ${k.komoditas} tahun ${k.tahun} ${k.surat.bagi}:`,
        ),
        margin: [0, 0, 0, 4],
      },
      rincian(identitas(k.pemohon)),
      rincian([
        ['Keputusan', k.hasil],
        [`Jumlah ${k.surat.diberikan.toLowerCase()}`, jumlahPerSatuan(k.baris)],
        ...(k.pengurangan.length > 0
          ? [['Jumlah yang berlaku', jumlahPerSatuan(k.baris.map(setelahSerah))] as [string, string]]
          : []),
        ['Berlaku', `${tanggal(k.berlaku_mulai)} sampai dengan ${tanggal(k.berlaku_sampai)}`],
      ]),
      ...dasarPenetapan(k.dasar),
      ...rincianBaris(k),
      ...(k.surat.penegasan
        ? [{ text: teksPdf(k.surat.penegasan), margin: [0, 0, 0, 10] as [number, number, number, number] }]
        : []),
      ...catatanKewajaran(k.kewajaran),
      ...alasanPotongan(k.baris),
      ...pengurangan(k),
      penutup(k),
      ...lampiranPermohonan(
        `Isian formulir ${k.pemohon.nama} dalam ${k.surat.sebutan} nomor ${tampilNoAju(k.no_aju)}${k.tgl_kirim ? ` tanggal ${tanggal(k.tgl_kirim)}` : ''}, yang menjadi dasar keputusan nomor ${k.no_keputusan}.`,
        k.permohonan,
      ),
    ],
  });
}

/** On what the quantities stand: the minutes of a meeting (T19), or the note of who determined without one (T20). */
function dasarPenetapan(d: IsiKeputusan['dasar']): Content[] {
  if (!d) return [];
  const judul: Content = { text: 'Dasar penetapan', style: 'bagian', margin: [0, 2, 0, 0] };
  if (d.rapat)
    return [
      judul,
      rincian([
        ['Ditetapkan dalam', d.dasar_hukum],
        ['Koordinator', d.koordinator || '-'],
        ['Berita acara', `${d.nota_nomor}, ${tanggal(d.nota_tanggal)}`],
      ]),
    ];
  return [
    judul,
    rincian([
      ['Ditetapkan tanpa rapat', d.koordinator || '-'],
      ['Dasar hukum', d.dasar_hukum],
      ['Nota dinas', `${d.nota_nomor}, ${tanggal(d.nota_tanggal)}`],
      ['Alasan', d.alasan],
    ]),
  ];
}

/** A company by its numbers, a ministry by its name. */
export const identitas = ({ nama, nib, npwp, alamat }: IsiKeputusan['pemohon']): [string, string][] =>
  nib === undefined
    ? [['Instansi', nama]]
    : [
        ['Nama', nama],
        ['NIB', nib],
        ['NPWP', npwp ?? '-'],
        ['Alamat', alamat ?? '-'],
      ];

function rincianBaris(k: IsiKeputusan): Content[] {
  if (k.baris.length === 0) return [];
  return [
    { text: k.surat.rincian, style: 'bagian', margin: [0, 2, 0, 0] },
    tabelBaris(k),
    ...sisaBaris(k.baris.length),
  ];
}

function tabelBaris(k: IsiKeputusan): Content {
  const kolom: KolomTabel[] = [
    { judul: 'No.', lebar: 22, kanan: true },
    { judul: k.surat.kolomBaris, lebar: '*' },
    ...(k.asal ? [{ judul: 'Negara asal, pelabuhan tujuan, periode', lebar: 150 } as const] : []),
    { judul: 'Diminta', lebar: 62, kanan: true },
    { judul: k.surat.diberikan, lebar: 62, kanan: true },
    { judul: 'Satuan', lebar: 44 },
  ];
  return tabel(
    kolom,
    k.baris.slice(0, MAKS_BARIS_CETAK).map((b) => barisTabel(b, k.asal)),
  );
}

function barisTabel(b: BarisKeputusan, denganAsal: boolean): TableCell[] {
  const asal: TableCell = {
    style: 'selTabel',
    stack: [
      { text: teksPdf(b.negara || '-') },
      { text: teksPdf(b.pelabuhan || '-') },
      { text: teksPdf(rentang(b.periode)), color: WARNA.teks2 },
    ],
  };
  const diberikan: TableCell = {
    text: angka(b.diberikan),
    style: 'selTabel',
    alignment: 'right',
    bold: true,
    ...(banding(b.diberikan, b.diminta) < 0 ? { color: WARNA.tembaga } : {}),
  };
  return [
    sel(String(b.seri), true),
    {
      style: 'selTabel',
      stack: [
        { text: teksPdf(b.uraian) },
        ...(b.keterangan ? [{ text: teksPdf(b.keterangan), color: WARNA.teks2 }] : []),
        ...(b.catatan_hs
          ? [{ text: teksPdf(`Catatan pos tarif dari pemohon: ${b.catatan_hs}`), color: WARNA.teks2 }]
          : []),
      ],
    },
    ...(denganAsal ? [asal] : []),
    sel(angka(b.diminta), true),
    diberikan,
    sel(b.satuan),
  ];
}

/** 'Jan 2027 sampai Mar 2027' for months that follow each other, else the list. */
function rentang(periode: readonly string[]): string {
  const urut = [...periode].sort((a, b) => (a.slice(2) + a.slice(0, 2)).localeCompare(b.slice(2) + b.slice(0, 2)));
  const nomor = urut.map((p) => Number(p.slice(2)) * 12 + Number(p.slice(0, 2)));
  const bersambung = urut.length > 2 && nomor.every((n, i) => i === 0 || n === (nomor[i - 1] ?? 0) + 1);
  if (bersambung) return `${tampilPeriode(urut[0] ?? '')} sampai ${tampilPeriode(urut.at(-1) ?? '')}`;
  return urut.map(tampilPeriode).join(', ') || '-';
}

export function jumlahPerSatuan(baris: readonly Pick<BarisKeputusan, 'satuan' | 'diberikan'>[]): string {
  const ribu = new Map<string, bigint>();
  for (const b of baris) ribu.set(b.satuan, (ribu.get(b.satuan) ?? 0n) + keRibu(b.diberikan));
  return [...ribu].map(([satuan, n]) => `${angka(dariRibu(n))} ${satuan}`).join(', ') || '-';
}

function sisaBaris(jumlah: number): Content[] {
  if (jumlah <= MAKS_BARIS_CETAK) return [];
  return [
    {
      text: `Tercetak ${angka(MAKS_BARIS_CETAK)} dari ${angka(jumlah)} baris. Baris selebihnya tercantum di portal dan termasuk dalam sidik isi keputusan ini.`,
      margin: [0, 0, 0, 10],
    },
  ];
}

/** What was not plain from the sums: the sum, what was said to it, by whom. */
function catatanKewajaran(semua: IsiKeputusan['kewajaran']): Content[] {
  if (semua.length === 0) return [];
  const kolom: KolomTabel[] = [
    { judul: 'Uji dan hitungannya', lebar: '*' },
    { judul: 'Catatan', lebar: 170 },
    { judul: 'Oleh', lebar: 110 },
  ];
  return [
    { text: 'Kewajaran jumlah dan catatannya', style: 'bagian', margin: [0, 4, 0, 0] },
    tabel(
      kolom,
      semua.map((c) => [
        {
          style: 'selTabel',
          stack: [{ text: teksPdf(c.nama) }, { text: teksPdf(c.uraian), color: WARNA.teks2 }],
        },
        sel(c.catatan),
        sel(c.oleh),
      ]),
    ),
  ];
}

const setelahSerah = (b: BarisKeputusan) => ({ satuan: b.satuan, diberikan: kurangi(b.diberikan, b.diserahkan) });

/** What was taken from it since: the paper is made anew with it. */
function pengurangan({ baris, pengurangan: semua }: IsiKeputusan): Content[] {
  if (semua.length === 0) return [];
  const kolom: KolomTabel[] = [
    { judul: 'Tanggal', lebar: 80 },
    { judul: 'Baris', lebar: 34, kanan: true },
    { judul: 'Dasar', lebar: '*' },
    { judul: 'Dikurangi', lebar: 90, kanan: true },
    { judul: 'Yang berlaku pada baris ini', lebar: 110, kanan: true },
  ];
  return [
    { text: 'Pengurangan setelah keputusan', style: 'bagian', margin: [0, 4, 0, 0] },
    tabel(
      kolom,
      semua.slice(-MAKS_BARIS_CETAK).map((p) => {
        const b = baris.find((x) => x.seri === p.seri);
        return [
          sel(tanggal(p.waktu)),
          sel(String(p.seri), true),
          sel(p.oleh),
          sel(`${angka(p.jml)} ${p.satuan}`, true),
          sel(b ? `${angka(setelahSerah(b).diberikan)} ${b.satuan}` : '-', true),
        ];
      }),
    ),
  ];
}

/** No cut without its reason, row by row. */
function alasanPotongan(baris: readonly BarisKeputusan[]): Content[] {
  const dipotong = baris
    .filter((b) => b.potongan.length > 0 && banding(b.diberikan, b.diminta) < 0)
    .slice(0, MAKS_BARIS_CETAK);
  if (dipotong.length === 0) return [];
  const kolom: KolomTabel[] = [
    { judul: 'No.', lebar: 22, kanan: true },
    { judul: 'Dari', lebar: 62, kanan: true },
    { judul: 'Menjadi', lebar: 62, kanan: true },
    { judul: 'Alasan pengurangan', lebar: '*' },
  ];
  return [
    { text: 'Pengurangan jumlah dan alasannya', style: 'bagian', margin: [0, 4, 0, 0] },
    tabel(
      kolom,
      dipotong.flatMap((b) =>
        b.potongan.map((p) => [
          sel(String(b.seri), true),
          sel(angka(p.dari), true),
          sel(angka(p.ke), true),
          sel(kalimatAlasan(p)),
        ]),
      ),
    ),
  ];
}
const kalimatAlasan = (p: { kd_alasan: string; alasan: string }): string => {
  const nama = ALASAN[p.kd_alasan as KdAlasan] ?? '';
  return `${p.kd_alasan} ${nama}${p.alasan.trim() ? `. ${p.alasan.trim()}` : ''}`;
};

const KEASLIAN_NANTI: Column = {
  width: '*',
  stack: [
    { text: 'Periksa keaslian', style: 'bagian' },
    { text: 'Kode dan alamat periksa terisi saat terbit.', style: 'kecil', margin: [0, 2, 0, 0] },
  ],
};

function penutup(k: IsiKeputusan): Content {
  return {
    margin: [0, 10, 0, 0],
    unbreakable: true,
    stack: [
      {
        columns: [
          k.konsep ? KEASLIAN_NANTI : periksaKeaslian(k.kode_periksa, k.alamat_periksa),
          {
            width: 190,
            stack: [
              {
                text: k.konsep
                  ? 'Ditetapkan saat terbit'
                  : `Ditetapkan ${tanggal(k.tgl_keputusan)}, ${jam(k.tgl_keputusan)} WIB`,
              },
              { text: teksPdf(k.penanda.jabatan), margin: [0, 2, 0, 22] },
              { text: teksPdf(k.penanda.nama), bold: true, fontSize: 11 },
              { text: teksPdf(k.instansi), style: 'kecil', margin: [0, 1, 0, 0] },
            ],
          },
        ],
      },
      { text: `Sidik isi pengajuan (SHA-256): ${sidik(k.sha256)}`, style: 'kecil', margin: [0, 14, 0, 0] },
      {
        text: k.konsep
          ? 'Konsep ini tidak disegel dan tidak berlaku sebagai keputusan.'
          : 'Dokumen ini dibuat oleh sistem dan disegel secara elektronik. Yang berlaku adalah keadaan keputusan pada alamat periksa di atas.',
        style: 'kecil',
        margin: [0, 2, 0, 0],
      },
    ],
  };
}
