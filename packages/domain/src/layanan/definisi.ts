import type { DaftarJenis } from '../baris/jenis-baris';
import type { Pemeriksaan } from '../baris/alasan';
import type { JenisDokumen } from '../formulir/dokumen';
import type { SkemaFormulir } from '../formulir/formulir';
import type { AlurPengajuan } from '../pengajuan/alur';
import type { KdStatus, KodeMejaKl, StatusPengajuan } from '../pengajuan/status';
import type { Tahap } from '../pengajuan/tahap';
import type { PeriksaIsi } from './isi';
import type { Surat } from './bersama/surat';
import type { JenisIzin, JenisLayanan, KdRekom, KdRekomIzin, Rumpun } from './kode';

/** What a service is called, whose it is and which clock it has. */
export interface IdentitasLayanan<K extends KdRekom = KdRekom, J extends JenisLayanan = JenisLayanan> {
  kd_rekom: K;
  jnsLayanan: J;
  nama: string;
  /** Ministry by default; null = the one that leads the commodity. */
  kd_ga: string | null;
  /** A coordination meeting determines the quantity. */
  fl_rakor: boolean;
  fl_pnbp: boolean;
  /** Working days the ministry has; null = no legal clock. */
  sla_hari: number | null;
  /** Issue automatically when the clock lapses (T21); off unless an operator turns it on. */
  fl_terbit_otomatis: boolean;
  /** Who files it, and owns it: a company, or a ministry. */
  pemohon: 'PU' | 'KL';
}

/** A kind of case: all that differs between services. What they share is composed from `bersama`. */
export interface DefinisiLayanan<
  K extends KdRekom = KdRekom,
  J extends JenisLayanan = JenisLayanan,
> extends IdentitasLayanan<K, J> {
  rumpun: Rumpun;
  alur: AlurPengajuan;
  /** States that this service calls otherwise: a code has one phase in all of them, not one name. */
  namaStatus?: Readonly<Partial<Record<KdStatus, Pick<StatusPengajuan, 'ur_status' | 'arti'>>>>;
  /** Desks of the ministry that a file comes to. */
  meja: readonly KodeMejaKl[];
  /** Stages of the progress bar, in order. */
  tahap: readonly Tahap[];
  /** Null: the service has no form of its own yet. */
  formulir: SkemaFormulir | null;
  dokumen: readonly JenisDokumen[];
  /** Kinds of row by code, parents before children. */
  jenisBaris: DaftarJenis;
  /** What only the whole file shows, all rows with their months; such a service says itself which rows it needs. */
  periksaIsi?: PeriksaIsi;
  /** What its papers say in words of their own. */
  surat: Surat;
  /** The checklist that the desks answer. */
  pemeriksaan: readonly Pemeriksaan[];
}
/** A service of the licensing area: its form is there. */
export interface DefinisiIzin extends DefinisiLayanan<KdRekomIzin, JenisIzin> {
  rumpun: 'izin';
  formulir: SkemaFormulir;
}

/** What a service is to its readers, without its rules. */
export const identitas = <K extends KdRekom, J extends JenisLayanan>({
  kd_rekom,
  jnsLayanan,
  nama,
  kd_ga,
  fl_rakor,
  fl_pnbp,
  sla_hari,
  fl_terbit_otomatis,
  pemohon,
}: DefinisiLayanan<K, J>): IdentitasLayanan<K, J> => ({
  kd_rekom,
  jnsLayanan,
  nama,
  kd_ga,
  fl_rakor,
  fl_pnbp,
  sla_hari,
  fl_terbit_otomatis,
  pemohon,
});
