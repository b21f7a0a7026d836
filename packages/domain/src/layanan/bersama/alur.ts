import type { Izin } from '../../akses/izin';
import type { DefinisiLayanan } from '../definisi';
import { alurPengajuan, type AlurPengajuan, type Langkah, type NamaEfek } from '../../pengajuan/alur';
import type { KdStatusTersimpan } from '../../pengajuan/status';
import {
  ASAL_BERAKHIR,
  dalamKeadaan,
  DITARIK,
  INFORMASI,
  ISI,
  ISI_KL,
  KEPUTUSAN,
  KEPUTUSAN_SEBAGIAN,
  KIRIM_KL,
  MEJA,
  MINTA_PERBAIKAN,
  OTOMATIS,
  RAKOR,
  TAGIHAN,
  TAHUN_TUTUP,
} from './langkah';
import { BERAKHIR, DIEVALUASI, DIGANTI, DISERAHKAN, KEBERATAN } from './langkah-lanjutan';

interface CiriAlur {
  nama: string;
  rakor: boolean;
  pnbp: boolean;
}
const DASAR: readonly KdStatusTersimpan[] = [
  '00',
  '10',
  '23',
  '25',
  '40',
  '50',
  '51',
  '52',
  '70',
  '80',
  '85',
  '90',
  '91',
];
/** A company's file is delivered, claimed, verified and reviewed before it is decided. */
const DIVERIFIKASI: readonly KdStatusTersimpan[] = ['20', '21', '22', '26'];

/**
 * The table of a permit that companies apply for. What a service never does but people may ask for (a meeting where there
 * is none) stays a row whose guard says why not.
 */
export const alurIzin = ({ nama, rakor, pnbp }: CiriAlur): AlurPengajuan =>
  alurPengajuan(
    nama,
    dalamKeadaan(
      [
        ...DASAR,
        ...DIVERIFIKASI,
        ...(pnbp ? (['30', '31'] as const) : []),
        '57',
        ...(rakor ? (['41', '42', '43'] as const) : []),
      ],
      [
        ISI,
        MEJA,
        pnbp ? TAGIHAN : [],
        KEPUTUSAN,
        KEPUTUSAN_SEBAGIAN,
        ...(rakor ? [RAKOR, DIEVALUASI, TAHUN_TUTUP] : []),
        OTOMATIS,
        DIGANTI,
        ASAL_BERAKHIR,
        DITARIK,
        BERAKHIR,
        DISERAHKAN,
        KEBERATAN,
        INFORMASI,
        MINTA_PERBAIKAN,
      ],
    ),
  );

/** States of a plan have names of their own (D.5). */
export const NAMA_RENCANA: DefinisiLayanan['namaStatus'] = {
  '40': { ur_status: 'Masuk kompilasi NK', arti: 'Menunggu rapat koordinasi atau penetapan tanpa rapat.' },
  '50': { ur_status: 'Ditetapkan', arti: 'Rencana ditetapkan seluruhnya.' },
  '51': { ur_status: 'Ditetapkan sebagian', arti: 'Rencana ditetapkan dengan jumlah yang dikurangi.' },
};
/** Rights of permits that a plan has of its own: not everybody who fills it in may send it (part B). */
const HAK_RENCANA: Readonly<Partial<Record<Langkah['izin'], Izin>>> = {
  'pengajuan.ubah': 'rencana.ubah',
  'pengajuan.kirim': 'rencana.kirim',
};
/** What is drawn from draws from nothing itself. */
const CADANGAN: readonly NamaEfek[] = ['cadangkan', 'lepas_cadangan'];
/** The table of a plan: a meeting determines it, unless it buys in the country only; it never expires and is not revoked. */
export const alurRencana = (nama: string): AlurPengajuan =>
  alurPengajuan(
    nama,
    dalamKeadaan(
      ['00', '10', '20', '21', '22', '23', '25', '26', '40', '41', '42', '43', '50', '51', '52', '80', '90', '91'],
      [ISI, MEJA, KEPUTUSAN, RAKOR, DIGANTI, DITARIK],
    ).map((l) => ({ ...l, izin: HAK_RENCANA[l.izin] ?? l.izin, efek: l.efek.filter((e) => !CADANGAN.includes(e)) })),
  );

/** The table of what a ministry files itself (C.4): it comes to no verifier and to no delivery; a meeting determines it. */
export const alurKl = (nama: string): AlurPengajuan =>
  alurPengajuan(
    nama,
    dalamKeadaan(
      [...DASAR, '41', '42', '43'],
      [
        ISI_KL,
        KIRIM_KL,
        MEJA,
        KEPUTUSAN,
        KEPUTUSAN_SEBAGIAN,
        RAKOR,
        DIEVALUASI,
        DIGANTI,
        ASAL_BERAKHIR,
        DITARIK,
        BERAKHIR,
      ],
    ),
  );
