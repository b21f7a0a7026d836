/** Somebody who was invited. */
export interface Undangan {
  kd_ga: string;
  hadir: boolean;
}
export interface Kehadiran {
  /** Institutions, not persons: one is there when any of its people is. */
  lembaga: number;
  hadir: number;
  kuorum: number;
  tercapai: boolean;
}

/** Presence by institution. `kuorum`: what the meeting asks for; without one, more than half of those invited. */
export function kehadiran(undangan: readonly Undangan[], kuorum: number | null = null): Kehadiran {
  const lembaga = new Set(undangan.map((u) => u.kd_ga)).size;
  const hadir = new Set(undangan.filter((u) => u.hadir).map((u) => u.kd_ga)).size;
  const perlu = kuorum ?? Math.floor(lembaga / 2) + 1;
  return { lembaga, hadir, kuorum: perlu, tercapai: hadir >= perlu };
}
