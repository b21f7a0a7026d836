import { jam, tanggalPendek } from '@sinas/domain/format/tanggal';

/** '21 Nov, 14.32' */
export const saat = (waktu: string): string => `${tanggalPendek(waktu)}, ${jam(waktu)}`;
