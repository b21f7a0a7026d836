import { alurPengajuan, type AlurPengajuan } from '../../pengajuan/alur';
import type { KdStatusTersimpan } from '../../pengajuan/status';
import {
  ASAL_BERAKHIR,
  BERAKHIR,
  dalamKeadaan,
  DIGANTI,
  DITARIK,
  ISI_KL,
  KEPUTUSAN,
  KEPUTUSAN_SEBAGIAN,
  KIRIM_KL,
  MEJA,
  RAKOR,
} from '../bersama/langkah';

/** C.4: it comes to no verifier, and to no delivery; a meeting determines it. */
const KEADAAN: readonly KdStatusTersimpan[] = [
  ...(['00', '10', '23', '25', '40', '41', '42', '43'] as const),
  ...(['50', '51', '52', '70', '80', '85', '90', '91'] as const),
];

/** The table of what a ministry files itself. */
export const alurPk = (): AlurPengajuan =>
  alurPengajuan(
    'PK',
    dalamKeadaan(KEADAAN, [
      ISI_KL,
      KIRIM_KL,
      MEJA,
      KEPUTUSAN,
      KEPUTUSAN_SEBAGIAN,
      RAKOR,
      DIGANTI,
      ASAL_BERAKHIR,
      DITARIK,
      BERAKHIR,
    ]),
  );
