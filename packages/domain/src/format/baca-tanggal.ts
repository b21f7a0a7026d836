import { BULAN_PENDEK, tanggalSah } from './tanggal';

/** '2026-11-20' from '20/11/2026', '20-11-2026', '20 November 2026', '20 Nov 2026' or itself; null when it is no day. */
export function bacaTanggal(teks: string): string | null {
  const t = teks.trim();
  if (tanggalSah(t)) return t;
  const [, hari = '', bulan = '', tahun = ''] =
    /^(\d{1,2})[\s./-]+(\d{1,2}|[A-Za-z]{3,9})[\s./-]+(\d{4})$/.exec(t) ?? [];
  const ke = /^\d/.test(bulan)
    ? Number(bulan)
    : BULAN_PENDEK.findIndex((b) => bulan.toLowerCase().startsWith(b.toLowerCase())) + 1;
  const iso = `${tahun}-${String(ke).padStart(2, '0')}-${hari.padStart(2, '0')}`;
  return tanggalSah(iso) ? iso : null;
}

/** '09:30:00' from '09.30', '09:30', '23.59.59' or '09.30 WIB'; null when it is no time of a day of 24 hours. */
export function bacaJam(teks: string): string | null {
  const [, jam, menit, detik = '00'] =
    /^([01]\d|2[0-3])[.:]([0-5]\d)(?:[.:]([0-5]\d))?(?: ?WIB)?$/i.exec(teks.trim()) ?? [];
  return jam ? `${jam}:${menit}:${detik}` : null;
}
