import { hariTanggal, jam as pukul, tanggalIso } from '../format/tanggal';
import { hitungHariKerja, type HariLibur } from '../kalender/hari-kerja';
import type { JamBerkas } from '../kalender/jam-layanan';
import { STATUS, type Fase, type KdStatus, type Meja } from './status';

/** Not at the ministry yet: its time begins with the delivery (T4). */
const BELUM_MULAI: readonly Fase[] = ['isi', 'kirim'];
/** Desks at which the ministry's time is over: it has decided, or the file has ended. */
const LEPAS_KL: readonly Meja[] = ['sekretariat', 'menteri', 'selesai'];

/**
 * The service clock as it is told. `tidak`: none, or it has not begun; `jalan`; `lewat` from the first moment after the
 * deadline, on whatever day; `jeda`: stopped, by the desk that `penghenti` names; `selesai`: the ministry is through.
 */
export type KeadaanJam = 'tidak' | 'jalan' | 'lewat' | 'jeda' | 'selesai';
export interface JamTampil {
  keadaan: KeadaanJam;
  /** Working days: left (`jalan`, `jeda`; below 0 when it was stopped late), else null. */
  sisa_hari: number | null;
  /** Working days since the deadline's day (`lewat`), else null. 0 over the weekend after it. */
  lewat_hari: number | null;
  /** Working days that were used (`jeda`, `selesai`), else null. */
  terpakai: number | null;
  sla_hari: number | null;
  tenggat: Date | null;
  /** The deadline is today (`jalan`). */
  hari_ini: boolean;
  penghenti: Meja | null;
}

/** `menunggu`: the desk has asked the company for something, so it is the company that the clock waits for. */
export function jamTampil(status: KdStatus, jam: JamBerkas, kini: Date, libur: HariLibur, menunggu = false): JamTampil {
  const dasar = { sla_hari: jam.sla_hari, tenggat: jam.tenggat, hari_ini: false, penghenti: null };
  const kosong = { sisa_hari: null, lewat_hari: null, terpakai: null };
  if (jam.sla_hari === null) return { ...dasar, ...kosong, keadaan: 'tidak' };
  if (jam.berjalan_sejak && jam.tenggat) {
    if (kini > jam.tenggat)
      return { ...dasar, ...kosong, keadaan: 'lewat', lewat_hari: hitungHariKerja(jam.tenggat, kini, libur) };
    return {
      ...dasar,
      ...kosong,
      keadaan: 'jalan',
      sisa_hari: hitungHariKerja(kini, jam.tenggat, libur),
      hari_ini: tanggalIso(kini) === tanggalIso(jam.tenggat),
    };
  }
  if (BELUM_MULAI.includes(STATUS[status].fase)) return { ...dasar, ...kosong, keadaan: 'tidak' };
  const { meja } = STATUS[status];
  const terpakai = { ...kosong, terpakai: jam.terpakai };
  if (LEPAS_KL.includes(meja)) return { ...dasar, ...terpakai, keadaan: 'selesai' };
  return {
    ...dasar,
    ...terpakai,
    keadaan: 'jeda',
    sisa_hari: jam.sla_hari - jam.terpakai,
    penghenti: menunggu ? 'pemohon' : meja,
  };
}

/** What time has done to a clock that was told some while ago: a page that stays open does not go on saying 'hari ini'. */
export function jamKemudian<T extends { keadaan: KeadaanJam; tenggat: Date | string | null }>(jam: T, kini: Date): T {
  if (jam.keadaan !== 'jalan' || jam.tenggat === null || kini <= new Date(jam.tenggat)) return jam;
  return { ...jam, keadaan: 'lewat', sisa_hari: null, lewat_hari: 0, hari_ini: false };
}

/** As it crosses the wire: dates as ISO text. */
export type JamDibaca = Omit<JamTampil, 'tenggat'> & { tenggat: Date | string | null };

const hariKerja = (n: number): string => `${n} hari kerja`;

/** For cells of tables: 'lewat 3 hari', 'hari ini', '4 hari', 'berhenti', 'selesai', '-'. */
export function kataJamPendek(j: JamDibaca): string {
  switch (j.keadaan) {
    case 'tidak':
      return '-';
    case 'lewat':
      return j.lewat_hari ? `lewat ${j.lewat_hari} hari` : 'lewat';
    case 'jalan':
      return j.hari_ini ? 'hari ini' : `${j.sisa_hari} hari`;
    case 'jeda':
      return 'berhenti';
    case 'selesai':
      return 'selesai';
  }
}

/** As a sentence's end: 'lewat batas sejak Jumat 20 November, 2 hari kerja'; '' where no clock is. */
export function kataJam(j: JamDibaca): string {
  switch (j.keadaan) {
    case 'tidak':
      return '';
    case 'lewat':
      return `lewat batas sejak ${hariTanggal(j.tenggat)}${j.lewat_hari ? `, ${hariKerja(j.lewat_hari)}` : ''}`;
    case 'jalan':
      return j.hari_ini
        ? `paling lambat hari ini, ${pukul(j.tenggat)} WIB`
        : `paling lambat ${hariTanggal(j.tenggat)}, ${hariKerja(j.sisa_hari ?? 0)} lagi`;
    case 'jeda': {
      const oleh = j.penghenti === 'pemohon' ? ' di pemohon' : '';
      const sisa = j.sisa_hari ?? 0;
      const sudah =
        sisa < 0
          ? `lewat ${-sisa} dari ${hariKerja(j.sla_hari ?? 0)}`
          : `tersisa ${sisa} dari ${hariKerja(j.sla_hari ?? 0)}`;
      return `jam layanan berhenti${oleh}, ${sudah}`;
    }
    case 'selesai':
      return `selesai dalam ${hariKerja(j.terpakai ?? 0)}, batasnya ${hariKerja(j.sla_hari ?? 0)}`;
  }
}

/** How long a company has for a correction: a large word and what stands below it. */
export function kataBatas(tenggat: Date, kini: Date, libur: HariLibur): { angka: string; keterangan: string } {
  const hari = hariTanggal(tenggat);
  if (kini > tenggat) return { angka: 'Lewat', keterangan: `batasnya ${hari}, ${pukul(tenggat)} WIB` };
  if (tanggalIso(kini) === tanggalIso(tenggat))
    return { angka: 'Hari ini', keterangan: `sampai ${pukul(tenggat)} WIB` };
  return {
    angka: hariKerja(hitungHariKerja(kini, tenggat, libur)),
    keterangan: `lagi, ${hari}, ${pukul(tenggat)} WIB`,
  };
}
