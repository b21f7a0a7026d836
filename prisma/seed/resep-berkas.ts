import type { Kepala } from '@sinas/domain/formulir/formulir';
import type { RekamanKomoditas } from '@sinas/domain/komoditas/rekaman';
import type { KdRekom } from '@sinas/domain/layanan/kode';
import type { KdStatusTersimpan } from '@sinas/domain/pengajuan/status';
import { baja, gula, OLAHAN, PEDAGANG, PRODUSEN, PRODUSEN_BAJA } from './resep-barang';

export interface Resep {
  org: string;
  oleh: string;
  rekom: KdRekom;
  komoditas: string;
  tahunGeser?: number;
  status: KdStatusTersimpan;
  /** Days ago it was sent (a draft: created). */
  hariLalu: number;
  rekaman?: Partial<RekamanKomoditas>[];
  kepala?: Kepala;
  /** Percent that is supplied beyond the need, and what the applicant says to it. */
  lebih?: number;
  catatan?: string;
  pengambil?: string;
  gagal?: string;
  /** Working days that it lay longer before a verifier took it: its service time was too long. */
  lambat?: number;
  arsip?: boolean;
}
/** Some files in every state. */
export const RESEP: readonly Resep[] = [
  {
    org: 'nusa',
    oleh: 'ratna',
    rekom: '01',
    komoditas: '015',
    status: '00',
    hariLalu: 1,
    rekaman: gula.slice(0, 2),
    kepala: { jenis_pelaku: 'PRODUSEN', tujuan_penggunaan: '1' },
  },
  {
    org: 'nusa',
    oleh: 'ratna',
    rekom: '01',
    komoditas: '0121',
    status: '25',
    hariLalu: 9,
    pengambil: 'dewi',
    rekaman: [{ uraian_barang: 'Jagung untuk pati', jml_bahan_baku: '36000' }],
    kepala: PRODUSEN,
  },
  {
    org: 'nusa',
    oleh: 'bagus',
    rekom: '01',
    komoditas: '012',
    status: '10',
    hariLalu: 0.2,
    gagal: 'Sistem K/L tidak menjawab tepat waktu',
    rekaman: [{ uraian_barang: 'Garam aneka pangan', jml_bahan_baku: '12500' }],
    kepala: PRODUSEN,
  },
  {
    org: 'nusa',
    oleh: 'ratna',
    rekom: '01',
    komoditas: '015',
    tahunGeser: -1,
    status: '50',
    hariLalu: 200,
    rekaman: gula,
    kepala: PRODUSEN,
  },
  {
    org: 'nusa',
    oleh: 'ratna',
    rekom: '01',
    komoditas: '0118',
    status: '41',
    hariLalu: 40,
    rekaman: [{ uraian_barang: 'Base oil Group II', jml_bahan_baku: '6750' }],
    kepala: PRODUSEN,
  },
  {
    org: 'nusa',
    oleh: 'bagus',
    rekom: '03',
    komoditas: '013',
    status: '30',
    hariLalu: 6,
    rekaman: [{ uraian_barang: 'Ikan makarel beku', jml_bahan_baku: '600' }],
    kepala: OLAHAN,
  },
  {
    org: 'nusa',
    oleh: 'bagus',
    rekom: '03',
    komoditas: '013',
    tahunGeser: -1,
    status: '51',
    hariLalu: 150,
    rekaman: [{ uraian_barang: 'Salmon beku', jml_bahan_baku: '400' }],
    kepala: OLAHAN,
  },
  {
    org: 'nusa-sby',
    oleh: 'sari',
    rekom: '01',
    komoditas: '0123',
    status: '21',
    hariLalu: 5,
    pengambil: 'rizal',
    rekaman: [{ uraian_barang: 'Papan serat MDF', jml_bahan_baku: '9800' }],
    lebih: 18,
  },
  {
    org: 'pipa',
    oleh: 'lilis',
    rekom: '07',
    komoditas: '0118',
    status: '20',
    hariLalu: 4,
    rekaman: [{ uraian_barang: 'Base oil Group III untuk mesin pembentuk pipa', jml_bahan_baku: '860' }],
  },
  {
    org: 'pipa',
    oleh: 'hendra',
    rekom: '07',
    komoditas: '016',
    status: '23',
    hariLalu: 6,
    rekaman: baja('Baja canai panas', '72083990', '2400'),
    pengambil: 'dewi',
    lebih: 4,
    catatan: 'Persediaan pengaman untuk dua kontrak yang mulai pada Januari.',
  },
  {
    org: 'pipa',
    oleh: 'hendra',
    rekom: '07',
    komoditas: '016',
    tahunGeser: -1,
    status: '90',
    hariLalu: 90,
    rekaman: baja('Baja lapis seng', '72104919', '1500'),
  },
  {
    org: 'pipa',
    oleh: 'lilis',
    rekom: '07',
    komoditas: '0142',
    status: '80',
    hariLalu: 20,
    rekaman: [{ uraian_barang: 'Katup bola kuningan', jml_bahan_baku: '15000' }],
  },
  {
    org: 'pipa',
    oleh: 'lilis',
    rekom: '07',
    komoditas: '0142',
    tahunGeser: -2,
    status: '70',
    hariLalu: 720,
    arsip: true,
  },
  {
    org: 'baja',
    oleh: 'joko',
    rekom: '07',
    komoditas: '016',
    status: '21',
    hariLalu: 9,
    pengambil: 'dewi',
    rekaman: baja('Baja canai panas', '72083990', '12500'),
    kepala: PRODUSEN_BAJA,
  },
  {
    org: 'sinar',
    oleh: 'indah',
    rekom: '07',
    komoditas: '016',
    status: '22',
    hariLalu: 7,
    pengambil: 'dewi',
    rekaman: baja('Baja lapis seng (BJLS)', '72104919', '3200'),
    kepala: PRODUSEN_BAJA,
  },
  {
    org: 'dingin',
    oleh: 'dimas',
    rekom: '07',
    komoditas: '0132',
    status: '20',
    hariLalu: 6,
    rekaman: [{ uraian_barang: 'Pengatur suhu udara split', jml_bahan_baku: '48000' }],
  },
  {
    org: 'ban',
    oleh: 'teguh',
    rekom: '07',
    komoditas: '017',
    status: '26',
    hariLalu: 8,
    pengambil: 'dewi',
    gagal: 'Sistem K/L tidak menjawab tepat waktu',
    rekaman: [{ uraian_barang: 'Ban truk dan bus, radial', jml_bahan_baku: '22400' }],
  },
  {
    org: 'ban',
    oleh: 'teguh',
    rekom: '01',
    komoditas: '017',
    status: '40',
    hariLalu: 30,
    rekaman: [{ uraian_barang: 'Ban mobil penumpang', jml_bahan_baku: '90000' }],
  },
  { org: 'dingin', oleh: 'dimas', rekom: '07', komoditas: '0141', status: '52', hariLalu: 120, tahunGeser: -1 },
  {
    org: 'dingin',
    oleh: 'dimas',
    rekom: '07',
    komoditas: '0130',
    status: '85',
    hariLalu: 130,
    tahunGeser: -1,
    lambat: 5,
  },
  { org: 'sinar', oleh: 'indah', rekom: '07', komoditas: '0144', status: '91', hariLalu: 40 },
  { org: 'sinar', oleh: 'indah', rekom: '07', komoditas: '0133', status: '57', hariLalu: 60, tahunGeser: -1 },
  {
    org: 'buah',
    oleh: 'melati',
    rekom: '04',
    komoditas: '0122',
    status: '20',
    hariLalu: 3,
    rekaman: [
      {
        uraian_barang: 'Bawang putih segar',
        '08': '07032090',
        negara_asal: 'CN',
        ur_negara_asal: 'Tiongkok',
        jml_bahan_baku: '5200',
      },
    ],
    kepala: PEDAGANG,
  },
  {
    org: 'buah',
    oleh: 'melati',
    rekom: '04',
    komoditas: '0140',
    status: '21',
    hariLalu: 4,
    pengambil: 'wayan',
    rekaman: [
      {
        uraian_barang: 'Benih sayuran daun',
        negara_asal: 'NZ',
        ur_negara_asal: 'Selandia Baru',
        jml_bahan_baku: '900',
      },
    ],
    kepala: PEDAGANG,
  },
  { org: 'buah', oleh: 'melati', rekom: '05', komoditas: '0137', status: '31', hariLalu: 8, kepala: PEDAGANG },
  { org: 'nusa', oleh: 'ratna', rekom: '01', komoditas: '0124', tahunGeser: -1, status: '42', hariLalu: 60 },
  { org: 'nusa', oleh: 'ratna', rekom: '01', komoditas: '0125', status: '43', hariLalu: 70 },
  {
    org: 'pipa',
    oleh: 'hendra',
    rekom: '01',
    komoditas: '0118',
    tahunGeser: -1,
    status: '42',
    hariLalu: 62,
    rekaman: [
      { uraian_barang: 'Base oil Group II', negara_asal: 'KR', ur_negara_asal: 'Korea Selatan', jml_bahan_baku: '600' },
      { uraian_barang: 'Base oil Group III', negara_asal: 'SG', ur_negara_asal: 'Singapura', jml_bahan_baku: '400' },
    ],
  },
  {
    org: 'sinar',
    oleh: 'indah',
    rekom: '01',
    komoditas: '0118',
    tahunGeser: -1,
    status: '42',
    hariLalu: 61,
    rekaman: [
      { uraian_barang: 'Base oil Group II', negara_asal: 'MY', ur_negara_asal: 'Malaysia', jml_bahan_baku: '500' },
    ],
  },
];
