import type { KeadaanSistem } from './sistem-luar.service';

export class SistemLuarDto {
  sistem: string;
  nama: string;
  keadaan: KeadaanSistem;
  berhasil_terakhir: Date | null;
  gagal_terakhir: Date | null;
  /** First failure since the last success; null while it answers. */
  gagal_sejak: Date | null;
  gagal_beruntun: number;
  gagal_24_jam: number;
  panggilan_24_jam: number;
  /** Why the last call was of no use, while something is wrong. */
  sebab: string | null;
  /** What people notice while it does not answer. */
  akibat: string;
}
