import { angka } from '@sinas/domain/format/angka';
import { jam, tanggal } from '@sinas/domain/format/tanggal';
import { tampilNoAju } from '@sinas/domain/pengajuan/nomor-aju';
import type { BagianKepala } from '@sinas/domain/formulir/kepala';
import type { Surat } from '@sinas/domain/layanan/bersama/surat';
import type { TDocumentDefinitions } from 'pdfmake/interfaces';
import { lampiranPermohonan } from './data-permohonan';
import { kertas, LEBAR_ISI, rincian, sidik, WARNA } from '../../platform/pdf/kertas';
import { teksPdf } from '../../platform/pdf/mesin-pdf';
import { identitas, type IsiKeputusan } from './keputusan';

export interface IsiTandaTerima {
  /** number of the receipt */
  nomor: string;
  no_aju: string;
  kirim_ke: number;
  waktu: Date;
  instansi: string;
  layanan: string;
  komoditas: string;
  tahun: number;
  surat: Surat;
  pemohon: IsiKeputusan['pemohon'];
  pengirim: string;
  /** what its rows are called */
  nama_baris: string;
  jumlah_baris: number;
  /** per unit, in the unit's name */
  jumlah: readonly { jml: string; satuan: string }[];
  jumlah_dokumen: number;
  /** the header as it was sent */
  permohonan: readonly BagianKepala[];
  sha256: string;
}

/** Receipt of one submission: what the portal took, when, and the print of its frozen content. */
export function tandaTerima(t: IsiTandaTerima): TDocumentDefinitions {
  const nomor = tampilNoAju(t.no_aju);
  return kertas({
    judul: `Tanda terima ${t.surat.sebutan} ${t.nomor}`,
    instansi: t.instansi,
    kaki: `Tanda terima ${t.nomor}`,
    dibuat: t.waktu,
    isi: [
      { text: t.surat.judulTerima, style: 'judul' },
      { text: `Nomor ${t.nomor}`, style: 'nomor', margin: [0, 4, 0, 18] },
      {
        text: teksPdf(
          `Portal SINAS NK telah menerima ${t.surat.terima} dari ${t.pemohon.nama} pada ${tanggal(t.waktu)} pukul ${jam(t.waktu)} WIB.`,
        ),
        margin: [0, 0, 0, 14],
      },
      { text: 'Pengajuan', style: 'bagian' },
      rincian([
        ['Nomor pengajuan', nomor],
        ['Pengiriman ke', String(t.kirim_ke)],
        ['Layanan', t.layanan],
        ['Komoditas', t.komoditas],
        ['Tahun neraca', String(t.tahun)],
        ['Ditujukan kepada', t.instansi],
        [`Jumlah baris ${t.nama_baris}`, angka(t.jumlah_baris)],
        ['Jumlah seluruhnya', t.jumlah.map((j) => `${angka(j.jml)} ${j.satuan}`).join(', ') || '-'],
        ['Dokumen pendukung', `${angka(t.jumlah_dokumen)} berkas`],
      ]),
      { text: 'Pemohon', style: 'bagian', margin: [0, 4, 0, 0] },
      rincian([
        ...identitas(t.pemohon),
        ['Dikirim oleh', t.pengirim],
        ['Waktu kirim', `${tanggal(t.waktu)}, ${jam(t.waktu)} WIB`],
      ]),
      kotakSidik(t.sha256),
      {
        margin: [0, 14, 0, 0],
        ul: [
          'Pemohon menyatakan seluruh data dan dokumen yang dikirim benar dan dapat dipertanggungjawabkan.',
          `Tanda terima ini membuktikan penerimaan ${t.surat.sebutan}, dan bukan persetujuan.`,
          'Dokumen ini dibuat oleh sistem dan disegel secara elektronik, tanpa tanda tangan basah. Perkembangan berkas dapat dilihat di portal dengan nomor pengajuan di atas.',
        ],
        markerColor: WARNA.navy,
        lineHeight: 1.35,
      },
      ...lampiranPermohonan(
        `Isian formulir ${t.pemohon.nama} sebagaimana diterima dalam ${t.surat.sebutan} nomor ${nomor}, pengiriman ke-${t.kirim_ke}.`,
        t.permohonan,
      ),
    ],
  });
}

function kotakSidik(sha256: string) {
  return {
    margin: [0, 6, 0, 0] as [number, number, number, number],
    layout: {
      hLineWidth: () => 0,
      vLineWidth: () => 0,
      fillColor: () => WARNA.cekung,
      paddingLeft: () => 10,
      paddingRight: () => 10,
      paddingTop: () => 8,
      paddingBottom: () => 7,
    },
    table: {
      widths: [LEBAR_ISI - 20],
      body: [
        [
          {
            stack: [
              { text: 'Sidik isi pengajuan yang dibekukan (SHA-256)', bold: true, color: WARNA.navy, fontSize: 8.5 },
              { text: sidik(sha256), fontSize: 9, margin: [0, 2, 0, 0] as [number, number, number, number] },
            ],
          },
        ],
      ],
    },
  };
}
