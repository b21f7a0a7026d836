import { jam, tanggal } from '@sinas/domain/format/tanggal';

/** '20 November 2026, 14.32'; '-' when there is none. */
export const saat = (waktu: string | null): string => (waktu ? `${tanggal(waktu)}, ${jam(waktu)}` : '-');
