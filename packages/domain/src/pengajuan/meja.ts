import type { Izin } from '../akses/izin';
import type { KodePeran } from '../akses/peran';
import { alurRumpun } from '../layanan/daftar';
import type { NamaHimpunan } from './himpunan';
import { STATUS, type KdStatusTersimpan, type KodeMejaKl } from './status';

const alur = alurRumpun('izin');

/** Level of a desk, as the wire and the decisions count it: 4 verifier, 3 coordinator, 2 official. */
export type Level = 4 | 3 | 2;

/** A desk of a ministry at which a sheet is written. */
export interface MejaKl {
  kode: KodeMejaKl;
  level: Level;
  nama: string;
  /** Whose desk it is, and the right to work at it. */
  peran: KodePeran;
  izin: Izin;
  /** The level whose desk comes after. */
  berikut: Level | null;
  /** Files on it. */
  himpunan: NamaHimpunan;
  /** Whoever works at it claims files from the queue; one claimed is his alone. */
  mengambil: boolean;
  /** Where the file keeps who sat at it, and what a cut made at it is called. */
  kolomPetugas: 'id_verifikator' | 'id_koordinator' | 'id_pemutus';
  namaPotongan: 'verifikator' | 'koordinator' | 'kl';
  /** Whose news it hears beside its own: files at these desks, and of this phase. */
  kabarDari: readonly KdStatusTersimpan[];
}

/** From the first desk to the last. */
export const MEJA_KL: readonly MejaKl[] = [
  {
    kode: 'verifikator',
    level: 4,
    nama: 'Verifikator',
    peran: 'KL_VERIFIKATOR',
    izin: 'pengajuan.verifikasi',
    berikut: 3,
    himpunan: 'diVerifikator',
    mengambil: true,
    kolomPetugas: 'id_verifikator',
    namaPotongan: 'verifikator',
    kabarDari: [...alur.berfase('kirim', 'perbaikan'), ...alur.bermeja('antrean')],
  },
  {
    kode: 'koordinator',
    level: 3,
    nama: 'Koordinator verifikasi',
    peran: 'KL_KOORDINATOR',
    izin: 'pengajuan.telaah',
    berikut: 2,
    himpunan: 'diKoordinator',
    mengambil: false,
    kolomPetugas: 'id_koordinator',
    namaPotongan: 'koordinator',
    kabarDari: alur.berfase('tagihan'),
  },
  {
    kode: 'pejabat',
    level: 2,
    nama: 'Pejabat pemutus',
    peran: 'KL_PEMUTUS',
    izin: 'pengajuan.putuskan',
    berikut: null,
    himpunan: 'diPejabat',
    mengambil: false,
    kolomPetugas: 'id_pemutus',
    namaPotongan: 'kl',
    // Between two meetings nobody discusses it.
    kabarDari: alur.dari('tetapkan_tanpa_rakor'),
  },
];

const satu = (cocok: (m: MejaKl) => boolean): MejaKl | null => MEJA_KL.find(cocok) ?? null;

/** The desk that a stored status stands for; null where no sheet is written. */
export const mejaStatus = (kd: string): MejaKl | null => satu((m) => STATUS[kd as KdStatusTersimpan]?.meja === m.kode);
export const mejaLevel = (level: Level): MejaKl => {
  const m = satu((x) => x.level === level);
  if (!m) throw new Error(`no desk of level ${level}`);
  return m;
};
export const mejaPeran = (peran: string): MejaKl | null => satu((m) => m.peran === peran);

/** The desk that the file goes to next: the first one from the queue, the one after from a desk. */
export function mejaBerikut(kd: string): MejaKl | null {
  if (STATUS[kd as KdStatusTersimpan]?.meja === 'antrean') return MEJA_KL[0] ?? null;
  const berikut = mejaStatus(kd)?.berikut;
  return berikut ? mejaLevel(berikut) : null;
}

/** The desk that hears what happens in a status; null where none of the ministry does. */
export const mejaKabar = (kd: string | null): MejaKl | null =>
  mejaStatus(kd ?? '') ?? satu((m) => m.kabarDari.includes(kd as KdStatusTersimpan));
