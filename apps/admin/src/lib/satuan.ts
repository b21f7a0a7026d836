import { angka } from '@sinas/domain/format/angka';

/** Unit as it stands after a number: 'ton', 'kilogram'. */
export const namaSatuan = (b: { ur_satuan: string | null; satuan: string | null }): string =>
  (b.ur_satuan ?? b.satuan ?? '').toLowerCase();
export const jumlahBersatuan = (
  jumlah: string | null,
  b: { ur_satuan: string | null; satuan: string | null },
): string => `${angka(jumlah)} ${namaSatuan(b)}`.trim();
