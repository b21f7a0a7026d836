import type { KodePeran } from '@sinas/domain/akses/peran';
import type { Antrean } from '@sinas/domain/daftar/antrean';
import type { Ruang } from '@sinas/domain/layanan/kode';
import type { BarisDaftar } from './baris-daftar.repository';
import type { SaringKl } from './saring-kl.repository';
import type { SaringMonitoring } from './saring-monitoring.repository';

export interface Jumlah {
  total: number;
  /** There are more than were counted. */
  perkiraan: boolean;
}
export interface HalamanDaftar extends Jumlah {
  rows: BarisDaftar[];
}
export interface SaringDaftar extends SaringMonitoring, SaringKl {
  keyword?: string;
  /** The reader sees whole NPWPs, so he may look for one. */
  cariNpwp?: boolean;
  jnsLayanan?: string[];
  kd_status?: string[];
  kd_komoditas?: string;
  tahun?: number;
  arsip?: boolean;
  antrean?: Antrean;
  id_user?: string;
  peran?: KodePeran;
  kini: Date;
  tanpaDraf?: boolean;
  /** Permits where nothing is said. */
  ruang?: Ruang;
}
