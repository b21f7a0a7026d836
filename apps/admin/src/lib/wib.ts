const WIB_MS = 7 * 3_600_000;

/** A moment as a field for date and time shows it in Jakarta: '2026-12-31T23:59:59'. */
export const dariSaat = (iso: string | null): string =>
  iso ? new Date(Date.parse(iso) + WIB_MS).toISOString().slice(0, 19) : '';
/** What such a field holds, as a moment with its zone; browsers leave seconds of zero out. */
export const keSaat = (isi = ''): string => `${isi.length === 16 ? `${isi}:00` : isi}+07:00`;
