import type { ButirBeda } from '@sinas/domain/formulir/baca-beda';
import type { KodeLangkah } from '@sinas/domain/formulir/formulir';
import type { KdStatusTersimpan } from '@sinas/domain/pengajuan/status';

export class ButirBedaDto {
  langkah: KodeLangkah;
  /** Number of the row; null outside the goods. */
  baris: number | null;
  jenis: ButirBeda['jenis'];
  kd_field: string;
  label: string;
  lama: string;
  baru: string;
}
export class BedaDto {
  butir: ButirBedaDto[];
  /** Differences beyond those that were kept. */
  lainnya: number;
  waktu: Date;
}
export class RiwayatDto {
  urut: number;
  peristiwa: string;
  dari: KdStatusTersimpan | null;
  ke: KdStatusTersimpan;
  kalimat: string;
  oleh: string;
  peran: string;
  milik_sendiri: boolean;
  catatan: string | null;
  /** What this correction has changed. */
  perubahan: BedaDto | null;
  waktu: Date;
}
