import { kuantitas, satuanPendek } from '@sinas/domain/format/satuan';

type Bersatuan = { ur_satuan: string | null; satuan: string | null };

/** Unit of a file as it stands after a number: 'ton', 'm³'. */
export const namaSatuan = (b: Bersatuan): string => satuanPendek(b.satuan, b.ur_satuan);
export const jumlahBersatuan = (jumlah: string | null, b: Bersatuan): string =>
  kuantitas(jumlah, b.satuan, b.ur_satuan);
