import { jam, tanggalPendek } from '@sinas/domain/format/tanggal';
import { tampil } from '@sinas/domain/format/tampil';
import type { Aktivitas } from './data';

/** One's own session and a sign-out need no question; what was reported is not asked about again. */
export const dapatDilaporkan = (a: Aktivitas): boolean => !a.sesi_ini && !a.bukan_saya && a.peristiwa !== 'KELUAR';

/** '21 Nov, 14.32' */
export const saat = (waktu: string): string => `${tanggalPendek(waktu)}, ${jam(waktu)}`;
export const tempat = (alamat: string | null): string => tampil(alamat);
