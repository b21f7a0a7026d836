import { waktu } from '@sinas/domain/format/tanggal';

/** '21 November 2026, 14.32 WIB' */
export const saat = (kapan: string): string => waktu(kapan);
