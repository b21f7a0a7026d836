export const JADWAL = 'jadwal';
/** What time alone brings about: how often it is looked at, milliseconds. */
export const JADWAL_TUGAS = {
  tenggat: 60_000,
  rekap: 30_000,
  waktu_meja: 300_000,
  pengingat: 600_000,
  tagihan: 60_000,
  pabean: 60_000,
  jangkar: 60_000,
  rekonsiliasi: 60_000,
  sapu: 3_600_000,
  kelayakan: 60_000,
} as const;
