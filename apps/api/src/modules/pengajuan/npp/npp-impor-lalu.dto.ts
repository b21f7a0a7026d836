import { ArrayMaxSize, ArrayMinSize, ArrayUnique, IsArray, Matches } from 'class-validator';
import { NppHasilDto } from './npp-baca.dto';

const MAKS_PILIH = 5_000;

/** A good of the permits of the year before that the plan has not got, or has without all of its months. */
export class NppBarangLaluDto {
  /** SHA-256 of its codes, its country and its unit. */
  kunci: string;
  uraian: string;
  hs: string;
  ur_negara_asal: string;
  /** Numbers of the permits, the newest first. */
  izin: string[];
  /** exact decimal text, what the permits gave together, in `satuan_izin` */
  jml_izin: string;
  satuan_izin: string;
  /** exact decimal text, what customs have told of months that the plan has not got, in `satuan` */
  masuk: string;
  satuan: string;
  /** How many months these are. */
  bulan: number;
  /** Number of the plan's row of it; null = it comes as a new one. */
  seri: number | null;
}
export class NppImporLaluDto {
  /** The year before the plan's. */
  tahun: number;
  barang: NppBarangLaluDto[];
}
export class NppImporLaluAmbilDto {
  @Matches(/^\d{26}$/)
  no_aju: string;

  /** Goods by their `kunci`. */
  @IsArray()
  @ArrayMinSize(1)
  @ArrayMaxSize(MAKS_PILIH)
  @ArrayUnique()
  @Matches(/^[0-9a-f]{64}$/, { each: true })
  kunci: string[];
}
export class NppDitolakLaluDto {
  uraian: string;
  /** Why the good does not stand in a plan of this year. */
  pesan: string[];
}
export class NppImporLaluHasilDto extends NppHasilDto {
  /** New rows, and rows that got months. */
  ditambah: number;
  dilengkapi: number;
  ditolak: NppDitolakLaluDto[];
}
