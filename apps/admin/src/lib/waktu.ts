import { waktu } from '@sinas/domain/format/tanggal';

/** '20 November 2026, 14.32 WIB'; '-' when there is none. */
export const saat = (kapan: string | null): string => waktu(kapan);
