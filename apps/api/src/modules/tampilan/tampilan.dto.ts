import { ARAH_URUT, KOLOM_URUT_ANTREAN, type ArahUrut, type KolomUrutAntrean } from '@sinas/domain/daftar/urutan';
import { DAFTAR_TAMPILAN, MAKS_NAMA_TAMPILAN, type DaftarTampilan } from '@sinas/domain/tampilan/tampilan';
import { IsBoolean, IsIn, IsObject, IsString, MaxLength } from 'class-validator';

export class TampilanQuery {
  @IsIn(DAFTAR_TAMPILAN)
  daftar: DaftarTampilan;
}
export class TampilanTulisDto {
  @IsIn(DAFTAR_TAMPILAN)
  daftar: DaftarTampilan;

  /** The same name again takes the place of the view that had it. */
  @IsString()
  @MaxLength(MAKS_NAMA_TAMPILAN * 2)
  nama: string;

  /** Filters by their names in the list. */
  @IsObject()
  saring: Record<string, string>;

  @IsIn(KOLOM_URUT_ANTREAN)
  urut: KolomUrutAntrean;

  @IsIn(ARAH_URUT)
  arah: ArahUrut;

  /** For the whole ministry. */
  @IsBoolean()
  bersama: boolean;
}
export class TampilanDto {
  id: string;
  nama: string;
  saring: Record<string, string>;
  urut: KolomUrutAntrean;
  arah: ArahUrut;
  bersama: boolean;
  /** Who keeps it; null: the reader himself. */
  pemilik: string | null;
  /** The reader may put it away. */
  dapat_hapus: boolean;
}
