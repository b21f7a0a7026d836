/** A desk of officers, as notices know it: those of a role, of one ministry or of all (trigger `petugas_meja_ikut`). */
export const namaMeja = (kodePeran: string, kdGa: string | null): string =>
  kdGa === null ? kodePeran : `${kodePeran}:${kdGa}`;

/** The desks at which an account sits. */
export const mejaAkun = (kodePeran: string, kdGa: string | null): string[] =>
  kdGa === null ? [kodePeran] : [kodePeran, namaMeja(kodePeran, kdGa)];
