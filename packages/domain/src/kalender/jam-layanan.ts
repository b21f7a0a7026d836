import { hitungHariKerja, tambahHariKerja, type HariLibur } from './hari-kerja';

/** The legal clock of one file: working days used before the last pause, and since when it runs again. */
export interface JamBerkas {
  sla_hari: number | null;
  terpakai: number;
  berjalan_sejak: Date | null;
  tenggat: Date | null;
}
export type KeadaanJam = 'tidak' | 'jalan' | 'jeda' | 'lewat';
export interface SisaJam {
  keadaan: KeadaanJam;
  /** Working days left; negative when late; null without a clock. */
  sisa_hari: number | null;
}
export function mulaiJam(sla: number | null, terpakai: number, kini: Date, libur: HariLibur): JamBerkas {
  if (sla === null) return { sla_hari: null, terpakai, berjalan_sejak: null, tenggat: null };
  return {
    sla_hari: sla,
    terpakai,
    berjalan_sejak: kini,
    tenggat: tambahHariKerja(kini, Math.max(0, sla - terpakai), libur),
  };
}
/** Pauses: what has run since the start is added to what was used. */
export function jedaJam(jam: JamBerkas, kini: Date, libur: HariLibur): JamBerkas {
  const jalan = jam.berjalan_sejak ? hitungHariKerja(jam.berjalan_sejak, kini, libur) : 0;
  return { ...jam, terpakai: jam.terpakai + Math.max(0, jalan), berjalan_sejak: null, tenggat: null };
}
export function sisaJam(jam: JamBerkas, kini: Date, libur: HariLibur): SisaJam {
  if (jam.sla_hari === null) return { keadaan: 'tidak', sisa_hari: null };
  if (!jam.berjalan_sejak || !jam.tenggat) return { keadaan: 'jeda', sisa_hari: jam.sla_hari - jam.terpakai };
  const sisa = hitungHariKerja(kini, jam.tenggat, libur);
  return { keadaan: kini > jam.tenggat ? 'lewat' : 'jalan', sisa_hari: sisa };
}
