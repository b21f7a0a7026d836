import { hitungHariKerja, tambahHariKerja, type HariLibur } from './hari-kerja';

/** The legal clock of one file: working days used before the last pause, and since when it runs again. */
export interface JamBerkas {
  sla_hari: number | null;
  terpakai: number;
  berjalan_sejak: Date | null;
  tenggat: Date | null;
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
